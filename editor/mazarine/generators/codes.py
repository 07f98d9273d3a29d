"""Numbers that the native core and Python agree on."""

FREE = 0x10
"""The cell is not in the maze yet; bits N=1, E=2, S=4, W=8 are its open sides once it is; of cells with six
sides, bits E=1, SE=2, SW=4 are, and the cells across the others have these."""
NO_EAST, NO_SOUTH, NO_SOUTH_WEST = 0x20, 0x40, 0x08
BLOCKS = NO_EAST, NO_SOUTH, NO_SOUTH_WEST
"""For each of the sides that a cell stores, the bit of one that stays walled."""
FLOOR = 0x80

CURRENT, WAITING, DONE, PIECE, FIRST, OPENED, GROUP, LEFT, RESETS, BITS, BITS_LEFT = range(11)
"""Places in the head: the current cell or -1, how many wait, cells (or other work) done, pieces begun; the
first that is not done, the wall that is being opened or -1, the group of walls, the steps that were left
when a stage was done, how often a walk restarted, random bits, and for how many sides they are enough, for
those that need them.
"""
