"""Tables of numbers and signs, in texts, JSON and arrays, with formats.py on top."""

from mazarine.files.tables.a_maze_ing import A_MAZE_ING
from mazarine.files.tables.cell_sides import CELL_SIDES
from mazarine.files.tables.formats import ONE_IS_WALL, SIDE_MASKS, TABLE, ZERO_IS_WALL
from mazarine.files.tables.maze_dataset import MAZE_DATASET
from mazarine.files.tables.neighbors import NEIGHBORS

__all__ = [
    "A_MAZE_ING", "CELL_SIDES", "MAZE_DATASET", "NEIGHBORS", "ONE_IS_WALL", "SIDE_MASKS", "TABLE",
    "ZERO_IS_WALL",
]  # fmt: skip
