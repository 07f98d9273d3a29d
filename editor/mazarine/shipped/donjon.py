"""A file format: random dungeons of donjon.bin.sh, whose cells are sums of bits."""

from __future__ import annotations

import functools
from operator import or_
from typing import Annotated

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazarine.files.foreign.decoding import decoded
from mazarine.files.foreign.messages import ForeignNote
from mazarine.files.limits import MAX_THINGS, size_fault
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.codes import Matter

MAZARINE_PLUGIN = """
api = 1
[[formats]]
name = "donjon"
title = "donjon dungeon"
suffixes = [".json"]
keys = ["cell_bit", "cells"]
writes = false
"""
_MOST_BYTES = 1 << 24
_Bits = Annotated[int, msgspec.Meta(ge=0, lt=1 << 40)]
_DOORS = ("door", "locked", "trapped", "portcullis", "portc")
_FLOOR = ("room", "corridor", "arch", "secret", *_DOORS)
_STAIRS = (("stair_up", MarkerKind.START), ("stair_down", MarkerKind.GOAL), ("stair_dn", MarkerKind.GOAL))


class _DungeonRecord(msgspec.Struct):
    """A dungeon; what its rooms hold is skipped."""

    bits: dict[str, _Bits] = msgspec.field(name="cell_bit")
    cells: list[list[_Bits]]


def read(source: Source) -> Maze:
    """Read a dungeon: rooms, corridors and doors are floor, secret doors are secret cells."""
    dungeon = decoded(source, _DungeonRecord, _MOST_BYTES)
    rows, cols = len(dungeon.cells), len(dungeon.cells[0]) if dungeon.cells else 0
    source.require(size_fault(1, rows, cols))
    for number, row in enumerate(dungeon.cells, start=1):
        if len(row) != cols:
            reason = FileMessage.ROW_LENGTH(count=len(row), expected=cols)
            raise source.fault(reason, FileMessage.LINE(number=number))
    cells = np.array(dungeon.cells, dtype=np.int64)

    def has(*names: str) -> NDArray[np.bool_]:
        wanted = functools.reduce(or_, (dungeon.bits.get(name, 0) for name in names))
        found: NDArray[np.bool_] = (cells & wanted) != 0
        return found

    secret = has("secret")
    doors = int(np.count_nonzero(has(*_DOORS) & ~secret))
    if doors:
        source.notes.append(ForeignNote.DOORS_ARE_FLOOR(count=doors))
    codes = np.where(has(*_FLOOR), np.uint8(Matter.FLOOR << 1), np.uint8(Matter.ROCK << 1))
    codes[secret] = Matter.SECRET << 1
    markers = [
        Marker(kind, (0, row, col))
        for name, kind in _STAIRS
        for row, col in np.argwhere(has(name))[:MAX_THINGS].tolist()
    ]
    maze = Maze.from_blocks(codes, codes=True)
    for marker in markers:
        maze.markers.add(marker)
    return maze
