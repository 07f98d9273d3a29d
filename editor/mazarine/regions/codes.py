"""Numbers that C (`editor/native/regions/codes.h`) and Python agree on.

A room or a corridor has a row of six 32-bit numbers. The first holds the kind and the flags below; the
others are, for a room, its own cells, its faces and one of its faces; for a corridor, its two ends with
their positions. The last is scratch: 0 between updates, or the next free row.
"""

ROCK, CORRIDOR, CROSSROAD, ROOM = range(4)
"""The values of `mazarine.regions.Kind`, as plain numbers."""

FLAGS, ROOM_CELLS, ROOM_FACES, ROOM_SEED = 0, 1, 2, 3
FIRST_END, FIRST_POSITION, LAST_END, LAST_POSITION = 1, 2, 3, 4
SCRATCH = 5
ROW_WIDTH = 6

KIND_OF_ROW = 3
RING = 4
"""A flag of a row: a closed ring."""

PLACE_SHIFT, KIND_SHIFT = 33, 31
"""How a place, a kind and a region are packed into one number: 30, 2 and 31 bits."""

NEXT_ROW, FREE_ROW = 4, 5
HEAD_SIZE = 6
"""Places in the head of an engine; its places 0 to 3 count the regions of each `Kind`."""

ANSWER_TAIL = 6
"""Places at the end of an answer: two counts, and how many entries come before it:
two for each run of cells (packed place, kind, region; length), then region numbers that are gone, new and
changed.
"""
