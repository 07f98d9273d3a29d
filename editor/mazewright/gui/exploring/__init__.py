"""Exploring in the window: walkers go through a copy of the maze, and one sees what they know."""
