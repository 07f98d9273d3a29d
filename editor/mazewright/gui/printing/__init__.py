"""Mazes on paper: pages painted by Qt, into a file or a printer."""
