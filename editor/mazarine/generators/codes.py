"""Numbers that kernels and Python agree on."""

FREE = 0x10
"""The cell is not in the maze yet; bits N=1, E=2, S=4, W=8 are its open sides once it is."""
NO_EAST, NO_SOUTH = 0x20, 0x40
"""The side stays walled."""
FLOOR = 0x80

CURRENT, WAITING, DONE, PIECE, FIRST, OPENED, GROUP, LEFT, RESETS = range(9)
"""Places in the head: the current cell or -1, how many wait, cells (or other work) done, pieces begun; the
first that is not done, the wall that is being opened or -1, the group of walls, the steps that were left
when a stage was done, and how often a walk restarted, for those that need them.
"""
HEAD_SIZE = 9
