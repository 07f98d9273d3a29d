"""Minds: walkers that see a part of a maze, remember a part of that, and look for their way."""
