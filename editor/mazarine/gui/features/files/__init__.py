"""New, open, save, close: the actions on files."""
