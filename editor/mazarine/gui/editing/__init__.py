"""The maze that is edited, and its undo steps."""
