"""Agents that see part of a maze, remember part of that, and look for the goal."""
