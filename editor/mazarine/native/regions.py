"""The segmentation, see `editor/native/regions/regions.h`."""

from __future__ import annotations

import ctypes
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from mazarine.native.calls import Array, Handle, List, ListOf, Record, Size, checked, flag, function, i64
from mazarine.native.jobs import Job

_ROW_WIDTH, _HEAD_SIZE, _NEXT_ROW = 6, 7, 4
_LONG_ANSWER = 1 << 16
"""Entries from which on an answer is not copied, but taken over."""
FEW = 256
"""Dirty cells that `Engine.follow` takes at most."""


class Tables(
    Record,
    sides=Array("i8", "sides"), face_cells=Array("i8", "faces", "cells"), around=Array("i8", "around"),
    spans=Array("i8", "spans", 3), inner_sides=Array("u1", "around"), pinches=Array("i8", "pinches"),
    check_places=Array("i8", "faces", "checks"), check_bits=Array("u1", "faces", "checks"),
    face_steps=Array("i8", "faces", "steps"), cross_steps=Array("i8", "cross"),
    cross_kinds=Array("i8", "cross"), ring=Array("i8", "faces", "ring"),
    ring_direct=Array("?", "faces", "ring"), kinds=Array("u1", None),
    side_count=Size("sides"), face_cell_count=Size("cells"), around_count=Size("around"),
    span_count=Size("spans"),
    pinch_count=Size("pinches"), check_count=Size("checks"),
    face_step_count=Size("steps"), cross_step_count=Size("cross"), ring_count=Size("ring"),
    runs=i64, halves=i64, face_shift=i64, two_rows=i64, bias=i64, level_rows=i64, levels=i64, height=i64,
    width=i64, first=i64, top=i64, left=i64, row_mask=i64, col_mask=i64,
):  # fmt: skip
    """A lattice as flat arrays for one layout (`mazarine.regions.tables.Tables`)."""


class Arrays(
    Record,
    cells=Array("u1", "size", writes=True), kind=Array("u1", "size", writes=True),
    piece=Array("i4", None, writes=True), offset=Array("i2", "size", writes=True),
    plane=Array("u8", None, writes=True), head=Array("i8", _HEAD_SIZE, writes=True), size=Size("size"),
):  # fmt: skip
    """The arrays of a segmentation that Python owns (`editor/native/regions/engine.h`)."""


class MazeArrays(
    Record,
    cells=Array("u1", "levels", "rows", "cols"), walls=Array("u1", "levels", "rows", "cols"),
    levels=Size("levels"), rows=Size("rows"), cols=Size("cols"), stagger=i64,
):  # fmt: skip
    """The cells and walls of a maze."""


class Planes(Record, bits=Array("u8", "planes", "words", writes=True), guard=i64, count=Size("planes"),
             words=Size("words")):  # fmt: skip
    """Bits of all places, with `guard` empty words before the first and after the last."""


class Trails(Record, ways=Array("u1", None, writes=True), steps=Array("i8", 64), onward=Array("u1", 64)):
    """What a walk along corridors needs to know."""


class Overlap(Record, partner_of_old=Array("i4", "old", writes=True),
              partner_of_new=Array("i4", "new", writes=True), heirs=Array("i4", "new", writes=True),
              old_count=Size("old"), new_count=Size("new")):  # fmt: skip
    """Overlaps of old and new regions, and who takes over which number."""


class _Fields(ctypes.Structure):
    """The first fields of `mz_engine`."""

    _fields_: ClassVar = [
        ("answer", ctypes.c_void_p), ("answer_count", i64), ("answer_room", i64),
        ("rows", ctypes.c_void_p), ("row_room", i64),
    ]  # fmt: skip


class Engine(Handle):
    """A segmentation: arrays that it shares with Python, and what C owns.

    It works on `arrays` and `tables`.
    """

    destroy = "mz_engine_free"

    def __init__(self, arrays: Arrays, tables: Tables) -> None:
        super().__init__(_make(arrays, tables))
        self._records = arrays, tables
        self.arrays = arrays.values
        self.entries = arrays.entries
        self._head = arrays.values["head"]
        self._fields = _Fields.from_address(self.pointer)
        self._recent, self._recent_place = np.empty(0, np.int64), (0, 0)
        """The memory of short answers, and where it is: the same for most updates."""
        self._dirty, self._links = np.empty(FEW, np.int64), np.empty(FEW, np.uint8)
        self._places = [array.__array_interface__["data"][0] for array in (self._dirty, self._links)]
        self._write = write_maze.raw

    @property
    def rows(self) -> NDArray[np.int32]:
        """The rows of rooms and corridors, by number: a view to use before the next update."""
        rows = _view(self._fields.rows, int(self._head[_NEXT_ROW]) * _ROW_WIDTH, np.int32, self)
        return rows.reshape(-1, _ROW_WIDTH)

    def follow(
        self, maze: MazeArrays, dirty: NDArray[np.int64], links: NDArray[np.uint8] | None
    ) -> NDArray[np.int64]:
        """Compile a few dirty cells of a maze, and settle; return the answer.

        This is `write_maze` for updates of a wall, where every microsecond counts: what C is given lies at
        the same place each time.
        """
        count = len(dirty)
        self._dirty[:count] = dirty
        dirty_place, links_place = self._places
        if links is not None:
            self._links[:count] = links
        place = None if links is None else links_place
        return self.take_answer(
            checked(self._write(self.pointer, maze.pointer, dirty_place, place, True, count))
        )

    def take_answer(self, count: int) -> NDArray[np.int64]:
        """Return the answer of the last update, which has `count` entries."""
        fields = self._fields
        if count < _LONG_ANSWER:
            place = fields.answer, fields.answer_room
            if place != self._recent_place:
                self._recent, self._recent_place = _view(*place, np.int64, None), place
            return self._recent[:count].copy()
        answer = List(np.int64)
        items, room = fields.answer, fields.answer_room
        # In this order nothing is freed twice, and nothing written to, whatever interrupts it.
        fields.answer_count, fields.answer_room, fields.answer = 0, 0, None
        answer.fields.items, answer.fields.count, answer.fields.room = items, count, room
        return _view(items, count, np.int64, answer)


def _view(address: int, count: int, dtype: type[Any], owner: object) -> NDArray[Any]:
    """Return numbers in memory of C as an array that keeps its owner."""
    block: Any = (ctypes.c_char * (count * np.dtype(dtype).itemsize)).from_address(address)
    block.owner = owner
    numbers: NDArray[Any] = np.frombuffer(block, dtype)
    return numbers


_LIST = ListOf("i8")
_PART = i64, i64
"""Where a pass begins and stops."""

compile_rows = function(
    "mz_compile_rows", MazeArrays, Array("u1", None, writes=True), i64, i64, i64, *_PART, returns=None,
    long=True,
)  # fmt: skip
compile_cells = function(
    "mz_compile_cells", MazeArrays, Array("i8", "count"), Array("u1", "count", writes=True), Size("count"),
    long=True,
)  # fmt: skip
_make = function("mz_engine_new", Arrays, Tables, returns=ctypes.c_void_p)
engine_save = function("mz_engine_save", Engine, _LIST, long=True)
engine_load = function("mz_engine_load", Engine, Array("i8", "count"), Size("count"), long=True)
make_mirror = function("mz_make_mirror", Engine, Engine, long=True)
take_written = function("mz_take_written", Engine, _LIST, long=True)
follow_written = function("mz_follow", Engine, Array("i8", "count"), Size("count"), long=True)
engine_bytes = function("mz_engine_bytes", Engine)
make_rows = function("mz_engine_make_rows", Engine, i64, i64)
write_patch = function(
    "mz_write_patch", Engine, Array("i8", "count"), Array("u1", "count"), Size("count"), long=True
)
write_maze = function(
    "mz_write_maze", Engine, MazeArrays, Array("i8", "count"), Array("u1", "count", optional=True), flag,
    Size("count"), long=True,
)  # fmt: skip
settle = function("mz_settle", Engine, long=True)
forget = function("mz_forget", Engine, flag, long=True)
write_runs = function(
    "mz_write_runs", Array("i8", "count"), Array("u1", None, writes=True), Array("i4", None, writes=True),
    Size("count"), returns=None, long=True,
)  # fmt: skip

corridor_cells = function("mz_corridor_cells", Engine, i64, _LIST, long=True)
room_runs = function("mz_room_runs", Engine, i64, _LIST, long=True)
entries_in = function("mz_entries_in", Engine, Array("i8", "runs", 2), _LIST, Size("runs"), long=True)

renumbered_cells = function("mz_renumbered_cells", Engine, _LIST, long=True)
gather_regions = function(
    "mz_gather_regions", Engine, Array("i8", "rows"), Array("i4", "rows", "cols", writes=True), i64,
    Size("rows"), Size("cols"), long=True,
)  # fmt: skip
_FACTS = Array("i4", "count", writes=True, optional=True)
look_up = function(
    "mz_look_up", Engine, Array("i8", "count"), _FACTS, _FACTS, _FACTS, Size("count"), long=True
)
_HEAD = Array("i8", _HEAD_SIZE, writes=True)
_COUNTS = Array("i8", None, writes=True)
read_bytes = function("mz_read_bytes", Array("u1", None), Planes, *_PART, long=True)
find_faces = function("mz_find_faces", Engine, Planes, *_PART, long=True)
find_kinds = function("mz_find_kinds", Engine, _HEAD, Planes, *_PART, returns=None, long=True)
find_ends = function("mz_find_ends", Engine, Planes, Array("u1", None, writes=True), *_PART, long=True)
tile_rows = function("mz_tile_rows", Engine)
count_patches = function("mz_count_patches", Engine, _COUNTS, *_PART, returns=None, long=True)
reserve_patches = function("mz_reserve_patches", Engine, i64)
find_patches = function(
    "mz_find_patches", Engine, Planes, Array("i8", None), _COUNTS, *_PART, returns=None, long=True
)
join_patches = function(
    "mz_join_patches", Engine, Array("i8", "count"), Array("i8", "count"), Size("count"), long=True
)
make_rooms = function("mz_make_rooms", Engine, i64, returns=None, long=True)
count_ends = function("mz_count_ends", Planes, *_PART, long=True)
find_shared_corridors = function(
    "mz_find_shared_corridors", Trails, Array("i8", "cuts"), Array("i8", None, 2, writes=True), i64,
    Size("cuts"), long=True,
)  # fmt: skip
walk_corridors = function("mz_walk_corridors", Engine, _HEAD, Planes, Trails, i64, *_PART, long=True)
find_rings = function("mz_find_rings", Engine, Planes, *_PART, returns=None, long=True)
walk_rings = function("mz_walk_rings", Engine, Planes, Trails, *_PART, long=True)

_SHAPE = i64, i64, i64
_CUTS = Array("i8", 2, 2)
meet = function("mz_meet", Job, Engine, Engine, Overlap, _CUTS, *_SHAPE, long=True)
rivals = function("mz_rivals", Job, Engine, Engine, Overlap, _CUTS, *_SHAPE, _LIST, long=True)
pair_rivals = function("mz_pair_rivals", Overlap, Array("i8", "count"), Size("count"), long=True)
renumber = function("mz_renumber", Engine, Array("i4", "count"), Size("count"), long=True)
exchange = function("mz_exchange", Engine, Array("i4", "count", 2), Size("count"), long=True)
differences = function("mz_differences", Job, Engine, Engine, long=True)
