"""The window that makes books of mazes."""
