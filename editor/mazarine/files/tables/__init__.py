"""Tables of numbers and signs, in texts, JSON and arrays, with formats.py on top."""

from mazarine.files.tables.formats import ONE_IS_WALL, SIDE_MASKS, TABLE, ZERO_IS_WALL

__all__ = ["ONE_IS_WALL", "SIDE_MASKS", "TABLE", "ZERO_IS_WALL"]
