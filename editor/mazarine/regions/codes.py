"""Numbers that kernels and Python agree on.

A room or a corridor has a row of six 32-bit numbers. The first holds the kind and the flags below; the
others are, for a room, its own cells, its faces and one of its faces; for a corridor, its two ends with
their positions. The last is scratch: 0 between updates, or the next free row.
"""

ROCK, CORRIDOR, CROSSROAD, ROOM = range(4)
"""The values of `mazarine.regions.Kind`, as plain numbers that kernels know."""

TOUCHED = 0x80
"""The spare bit of a cell's byte: the cell is in the log of the update that runs."""

FLAGS, ROOM_CELLS, ROOM_FACES, ROOM_SEED = 0, 1, 2, 3
FIRST_END, FIRST_POSITION, LAST_END, LAST_POSITION = 1, 2, 3, 4
SCRATCH = 5
ROW_WIDTH = 6

KIND_OF_ROW = 3
RING, NEW, NOTED, GONE, ADDED = 4, 8, 16, 32, 64
"""Flags of a row: a closed ring; and of the update that runs: made by it, noted for its delta, given
up by it, made by it of a cell that was added.
"""

PLACE_SHIFT, KIND_SHIFT = 33, 31
"""How a place, a kind and a region are packed into one number: 30, 2 and 31 bits."""

NEXT_ROW, FREE_ROW, LOGGED, WRITTEN, VISITED, SEARCHED = 4, 5, 6, 7, 8, 9
HEAD_SIZE = 10
"""Places in the head of an engine; its places 0 to 3 count the regions of each `Kind`."""

SMALL_LOG = 1 << 16
"""Entries of a log up to which its memory is kept for the next update."""

VISITS, SEARCHES, RUNS, GONE_REGIONS, NEW_REGIONS, CHANGED_REGIONS = range(6)
ANSWER_TAIL = 6
"""Places at the end of an answer: two counts, and how many entries come before it:
two for each run of cells (packed place, kind, region; length), then region numbers that are gone, new and
changed.
"""
