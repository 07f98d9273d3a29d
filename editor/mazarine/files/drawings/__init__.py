"""Drawings in text: a grid of symbols, found among other lines and read by what its symbols can mean."""
