"""Widgets that know nothing of mazes."""
