"""The file of one maze: writing it, its lock, and changes by other programs."""
