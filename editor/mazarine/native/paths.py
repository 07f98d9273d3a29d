"""Distances and paths, and the graph of regions, see `editor/native/paths/paths.h`."""

from __future__ import annotations

from ctypes import c_void_p

import numpy as np

from mazarine.native.calls import Array, Handle, ListOf, Record, Size, function, i64
from mazarine.native.jobs import Job
from mazarine.native.regions import Engine

PATH_UNKNOWN = -2


class SearcherState(Handle):
    """What a searcher keeps: the links, the region graph, and room to work in."""

    destroy = "mz_free_searcher"


class Nodes(
    Record,
    numbers=Array("i4", "count"), kinds=Array("u1", "count"), sizes=Array("i8", "count"),
    places=Array("i8", "count"), at=Array("i4", "padded"), of_row=Array("i4", "rows"),
    count=Size("count"), padded=Size("padded"), rows=Size("rows"),
):  # fmt: skip
    """The regions: rooms and corridors by number, then crossroads in reading order.

    Attributes
    ----------
    numbers, kinds, sizes : as in `mazarine.paths.region_graph.RegionGraph`
    places : (count,) int64, the padded place of a cell of each
    at : (padded,) int32, the node of each cell, -1 for rock
    of_row : (rows,) int32, the node of each row of the engine, -1 for none
    """

    def __init__(self, count: int, padded: int, rows: int) -> None:
        self.numbers = np.empty(count, dtype=np.int32)
        self.kinds = np.empty(count, dtype=np.uint8)
        self.sizes = np.empty(count, dtype=np.int64)
        self.places = np.empty(count, dtype=np.int64)
        self.at = np.empty(padded, dtype=np.int32)
        self.of_row = np.empty(rows, dtype=np.int32)
        super().__init__(
            numbers=self.numbers, kinds=self.kinds, sizes=self.sizes, places=self.places, at=self.at,
            of_row=self.of_row,
        )  # fmt: skip


_PATH = (i64, i64, Array("i8", "cells", 3, writes=True), Size("cells"))

make_searcher = function("mz_make_searcher", i64, returns=c_void_p)
set_links = function("mz_set_links", SearcherState, Array("i8", "n"), Array("i8", "n"), Size("n"))
note_update = function("mz_note_update", SearcherState, Engine)
forget_graph = function("mz_forget_graph", SearcherState, returns=None)
near_distance = function("mz_near_distance", SearcherState, Engine, i64, i64)
near_path = function("mz_near_path", SearcherState, Engine, i64, *_PATH)
far_distance = function("mz_far_distance", Job, SearcherState, Engine, i64, i64, long=True)
far_path = function("mz_far_path", SearcherState, Engine, i64, i64, *_PATH, long=True)
spread = function(
    "mz_spread",
    Job, SearcherState, Engine, i64, i64, Array("?", "size", optional=True), Array("i4", "size", writes=True),
    Size("size"), long=True,
)  # fmt: skip
find_nodes = function("mz_find_nodes", Job, Engine, Nodes, long=True)
find_contacts = function("mz_find_contacts", Job, Engine, Nodes, ListOf("i4"), long=True)
find_components = function(
    "mz_find_components",
    Job, Array("i4", "edges", 2), Size("edges"), Array("i4", "count", writes=True), Size("count"), long=True,
)  # fmt: skip
