"""The open maze, its undo steps and its file: reading, saving, locks, autosave."""
