"""Numbers that the native core and Python agree on."""

FREE = 0x10
"""The cell is not in the maze yet; bits N=1, E=2, S=4, W=8 are its open sides once it is."""
NO_EAST, NO_SOUTH = 0x20, 0x40
"""The side stays walled."""
FLOOR = 0x80

CURRENT, WAITING, DONE, PIECE, FIRST, OPENED, GROUP, LEFT, RESETS, BITS, BITS_LEFT = range(11)
"""Places in the head: the current cell or -1, how many wait, cells (or other work) done, pieces begun; the
first that is not done, the wall that is being opened or -1, the group of walls, the steps that were left
when a stage was done, how often a walk restarted, random bits, and for how many sides they are enough, for
those that need them.
"""
