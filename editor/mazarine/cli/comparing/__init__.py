"""The commands that compare mazes."""
