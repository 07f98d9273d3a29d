"""Numbers that C (`editor/native/regions/codes.h`) and Python agree on.

A room or a corridor has a row of six 32-bit numbers: its kind and flags; its cells; and for a room its
faces. The others are C's.
"""

ROCK, CORRIDOR, CROSSROAD, ROOM = range(4)
"""The values of `mazarine.regions.Kind`, as plain numbers."""

FLAGS, SIZE, FACES = range(3)

KIND_OF_ROW = 3
RING = 4
"""A flag of a row: a closed ring."""

PLACE_SHIFT, KIND_SHIFT = 33, 31
"""How a place, a kind and a region are packed into one number: 30, 2 and 31 bits."""

NEXT_ROW, FREE_ROW, KEEPS_NUMBERS = 4, 5, 6
HEAD_SIZE = 7
"""Places in the head of an engine; its places 0 to 3 count the regions of each `Kind`. `KEEPS_NUMBERS` is 1
where a number that is gone is not given again.
"""

ANSWER_TAIL = 8
"""Places at the end of an answer: two counts, and how many entries come before it: two for each run of cells
(packed place, kind, region; length), then region numbers that are gone, new and changed, then four for each
part of a region that has another number as it is: from, to, a flat place of it, its cells; then two for each
region that is gone or was cut or joined: its number before, and a flat place of it.
"""
