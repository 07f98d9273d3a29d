"""Several mazes in one window."""
