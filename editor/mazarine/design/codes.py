"""Numbers that the native core of design and Python agree on, see `editor/native/design/board.h`."""

MOST_DEGREE = 5
"""Crossroads of this degree and more are counted together."""

(
    FLOOR_CELLS, CORRIDOR_CELLS, CROSSROADS, ROOM_CELLS, DEAD_ENDS, PASSAGE_ENDS, TWO_WAY, BORDERS, ENTRIES,
    LINKED, PATTERNS,
) = range(11)  # fmt: skip
"""Places of a tally that are sums over cells, so that a table of cells has a column for each: cells of floor,
of corridors, crossroads, cells of rooms, dead ends, passages of each cell, cells with two, open sides outside
faces of each cell, entries of one room only, cells with links, and from `PATTERNS` on cells without links
for each of 16 sets of open sides.
"""
COLUMNS = PATTERNS + 16
DEGREES = COLUMNS
"""From here on the crossroads of each degree."""
ROOMS, ROOM_PINCHES, FACES, CORRIDORS, LONGEST_CORRIDOR, LARGEST_ROOM = range(
    DEGREES + MOST_DEGREE + 1, DEGREES + MOST_DEGREE + 7
)
"""Rooms, the pinches of each room, open faces, corridors, the cells of the longest corridor and of the
largest room.
"""
COMPONENTS, LARGEST_COMPONENT, LENGTH, TURNS, DECISIONS, BRANCH_ENDS, BRANCH_CELLS = range(
    LARGEST_ROOM + 1, LARGEST_ROOM + 8
)
"""What needs a search; the length is -1 where there is no solution."""
LEFT_HAND, RIGHT_HAND, TREE_CELLS = range(BRANCH_CELLS + 1, BRANCH_CELLS + 4)
TALLY_SIZE = TREE_CELLS + 1

(
    LOOPS, ROCK_CELLS, FOUR_WAY, TYPES_ABSENT, CELLS_OFF, DIFFICULTY,
    DEAD_END_SHARE, RIVER, BIAS, SLANT, BRAID,
) = range(TALLY_SIZE, TALLY_SIZE + 11)  # fmt: skip
"""Measures that follow from the tally; the number of another measure is its place there."""

WITH_CORRIDORS, WITH_ROOMS, WITH_SEARCH, WITH_PATH, WITH_BRANCHES, WITH_LEFT, WITH_RIGHT, WITH_TREES = (
    1 << bit for bit in range(8)
)
WITH_ALL = 255
"""Groups of measures that a judge keeps only if they are asked for."""

RANGE, MOST, LEAST = range(3)
"""What is required: a range, as much or as little as possible."""
NO_VALUE, LAST_STEP = 3.0, 0.05
"""How far off a requirement counts whose measure has no value, and what its last step is worth."""

CELL = 8
"""The side of an item that is a cell, not a wall."""
