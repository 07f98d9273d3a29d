"""A file format: dungeons of Watabou's One Page Dungeon, made of rectangles and doors."""

from __future__ import annotations

import math
from typing import Annotated

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazarine.files.foreign.decoding import decoded
from mazarine.files.foreign.messages import ForeignNote
from mazarine.files.limits import MAX_THINGS, size_fault
from mazarine.files.source import Source
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.codes import Matter

MAZARINE_PLUGIN = """
api = 1
[[formats]]
name = "watabou"
title = "One Page Dungeon"
suffixes = [".json"]
keys = ["rects", "doors"]
writes = false
"""
_MOST_BYTES = 1 << 24
_MOST_CELLS = 1 << 22
_LARGEST_ROTUNDA = 64
_OUT, _SECRET, _DOWN = 3, 6, 8
"""Types of doors: the exit, a secret door, and the first stairs down."""
_PASSAGES = (0, 2, _OUT, _SECRET)
_Place = Annotated[int, msgspec.Meta(ge=-(1 << 24), lt=1 << 24)]
_Point = Annotated[float, msgspec.Meta(ge=-(1 << 24), lt=1 << 24)]


class _RectRecord(msgspec.Struct):
    x: _Place
    y: _Place
    w: Annotated[int, msgspec.Meta(ge=0, lt=1 << 24)]
    h: Annotated[int, msgspec.Meta(ge=0, lt=1 << 24)]
    rotunda: bool = False


class _DoorRecord(msgspec.Struct):
    x: _Place
    y: _Place
    type: int = 0


class _PointRecord(msgspec.Struct):
    x: _Point
    y: _Point


class _NoteRecord(msgspec.Struct):
    pos: _PointRecord
    text: str = ""


class _DungeonRecord(msgspec.Struct):
    rects: list[_RectRecord]
    doors: list[_DoorRecord] = []
    notes: list[_NoteRecord] = []
    columns: list[_PointRecord] = []
    water: list[_PointRecord] = []
    title: str = ""


def read(source: Source) -> Maze:
    """Read a dungeon, with a ring of rock around it."""
    dungeon = decoded(source, _DungeonRecord, _MOST_BYTES)
    boxes = [*dungeon.rects, *(_RectRecord(door.x, door.y, 1, 1) for door in dungeon.doors)]
    left, top = min((it.x for it in boxes), default=0) - 1, min((it.y for it in boxes), default=0) - 1
    rows = max((it.y + it.h for it in boxes), default=0) + 1 - top
    cols = max((it.x + it.w for it in boxes), default=0) + 1 - left
    source.require(size_fault(1, rows, cols, _MOST_CELLS))
    floor = _floor_of([it for it in boxes if not _is_round(it)], left, top, (rows, cols))
    for it in filter(_is_round, boxes):
        ys, xs = np.ogrid[: it.h, : it.w]
        inside = ((2 * ys + 1) / it.h - 1) ** 2 + ((2 * xs + 1) / it.w - 1) ** 2 <= 1
        floor[it.y - top : it.y - top + it.h, it.x - left : it.x - left + it.w] |= inside
    codes = np.where(floor, np.uint8(Matter.FLOOR << 1), np.uint8(Matter.ROCK << 1))
    markers: list[Marker] = []
    for door in dungeon.doors:
        place = door.y - top, door.x - left
        if door.type == _SECRET:
            codes[place] = Matter.SECRET << 1
        elif door.type == _OUT or door.type >= _DOWN:
            kind = MarkerKind.START if door.type == _OUT else MarkerKind.GOAL
            markers.append(Marker(kind, (0, *place)))
    markers += _notes(dungeon, left, top, (rows, cols))
    maze = Maze.from_blocks(codes, codes=True)
    maze.title = dungeon.title
    for marker in dict.fromkeys(markers[:MAX_THINGS]):
        maze.markers.add(marker)
    doors = sum(door.type not in _PASSAGES and door.type < _DOWN for door in dungeon.doors)
    left_out = len(dungeon.columns) + len(dungeon.water)
    if doors:
        source.notes.append(ForeignNote.DOORS_ARE_FLOOR(count=doors))
    if left_out:
        source.notes.append(ForeignNote.COLUMNS_LEFT_OUT(count=left_out))
    return maze


def _is_round(box: _RectRecord) -> bool:
    return box.rotunda and 2 < max(box.w, box.h) <= _LARGEST_ROTUNDA


def _floor_of(boxes: list[_RectRecord], left: int, top: int, shape: tuple[int, int]) -> NDArray[np.bool_]:
    """Return which cells rectangles cover: in time that their sizes do not change."""
    edges = np.zeros((shape[0] + 1, shape[1] + 1), dtype=np.int32)
    for box in boxes:
        row, col = box.y - top, box.x - left
        edges[row, col] += 1
        edges[row + box.h, col + box.w] += 1
        edges[row + box.h, col] -= 1
        edges[row, col + box.w] -= 1
    covered: NDArray[np.bool_] = edges.cumsum(0).cumsum(1)[:-1, :-1] > 0
    return covered


def _notes(dungeon: _DungeonRecord, left: int, top: int, shape: tuple[int, int]) -> list[Marker]:
    places = [(math.floor(note.pos.y) - top, math.floor(note.pos.x) - left) for note in dungeon.notes]
    return [
        Marker(MarkerKind.NOTE, (0, row, col), label=note.text)
        for (row, col), note in zip(places, dungeon.notes, strict=True)
        if 0 <= row < shape[0] and 0 <= col < shape[1]
    ]
