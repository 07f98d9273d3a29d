"""Measures of the structure of a maze, see `editor/native/structure/structure.h`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.native.calls import Array, ListOf, Record, Size, function, i64
from mazarine.native.jobs import Job
from mazarine.native.paths import Nodes
from mazarine.native.regions import Engine


class Passages(
    Record,
    cells=Array("u1", "size"), sides=Array("i8", "sides"), at=Array("i8", "links"), to=Array("i8", "links"),
    first=i64, last=i64, size=Size("size"), links=Size("links"),
    side_count=Size("sides"),
):  # fmt: skip
    """The exits of every cell."""


class Sweep(
    Record,
    seen=Array("u1", "size", writes=True), order=Array("i4", "most", writes=True),
    before=Array("i4", "most", writes=True), levels=Array("i4", "most", writes=True),
    size=Size("size"), most=Size("most"), count=i64, far=i64,
):  # fmt: skip
    """Room for searches on a padded board that meet at most `cells` cells, and what the last one found.

    Attributes
    ----------
    order : int32, the cells that the last search met, nearest first
    before : int32, for each of them where in the order the cell is that it was met from
    levels : int32, where in the order the cells of each number of steps begin
    """

    def __init__(self, padded: int, cells: int) -> None:
        self.order, self.before, self.levels = (np.empty(cells + 1, dtype=np.int32) for _ in range(3))
        super().__init__(
            seen=np.empty(padded, dtype=np.uint8), order=self.order, before=self.before, levels=self.levels,
            count=0, far=0,
        )  # fmt: skip

    @property
    def far(self) -> int:
        """How far the last cell is."""
        return int(self.structure.far)


class NodeCuts(
    Record,
    parent=Array("i4", "count", writes=True), subtree=Array("i4", "count", writes=True),
    total=Array("i4", "count"), largest=Array("i4", "count", writes=True),
    on_loop=Array("?", "count", writes=True), count=Size("count"),
):  # fmt: skip
    """The effect of closing each node of the region graph."""

    def __init__(self, total: NDArray[np.int32]) -> None:
        parent, subtree, largest = (np.empty_like(total) for _ in range(3))
        super().__init__(
            parent=parent, subtree=subtree, total=total, largest=largest,
            on_loop=np.empty(len(total), dtype=np.bool_),
        )  # fmt: skip


label_components = function(
    "mz_label_components",
    Job,
    Passages,
    Array("i4", None, writes=True),
    ListOf("i8"),
    ListOf("i8"),
    long=True,
)
dead_end_lengths = function(
    "mz_dead_end_lengths",
    Job, Passages, Array("u1", None), Array("i8", "count"), Array("i8", "count", writes=True), Size("count"),
    long=True,
)  # fmt: skip
peel = function(
    "mz_peel", Job, Passages, Array("u1", "size", writes=True), Array("?", "size", writes=True),
    long=True,
)  # fmt: skip
hanging = function(
    "mz_hanging", Job, Passages, Array("?", None, writes=True), Array("i8", "count"), ListOf("i8"),
    Size("count"), long=True,
)  # fmt: skip
sweep = function("mz_sweep_from", Job, Passages, Sweep, i64, i64, long=True)
path_back = function("mz_path_back", Sweep, i64, ListOf("i8"), long=True)
subtree_sizes = function(
    "mz_subtree_sizes", Job, Sweep, Array("i4", "count", writes=True), Size("count"), long=True
)
fewest_secrets = function(
    "mz_fewest_secrets",
    Job, Array("i8", None), Array("i8", None), i64, i64, Array("i4", "count", writes=True), Size("count"),
    long=True,
)  # fmt: skip
find_node_cuts = function(
    "mz_find_node_cuts", Job, Array("i4", "edges", 2), Array("i8", None), NodeCuts, Size("edges"), long=True
)
fill_cuts = function(
    "mz_fill_cuts", Job, Engine, Nodes, Passages, NodeCuts,
    Array("i4", "size", writes=True), Array("?", "size", writes=True), long=True,
)  # fmt: skip
