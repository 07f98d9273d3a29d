"""Flags of the cells that an agent may know."""

KNOWN = 1
FRONTIER = 2
"""A known cell with an open side beyond which nothing is known."""
PORT = 4
"""A known cell with a link to be taken whose other end is not known."""
