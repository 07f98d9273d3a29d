"""Generators, see `editor/native/generators/generators.h`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.native.calls import Array, Record, Size, flag, function, i64, u64
from mazarine.native.jobs import Job

HEAD_SIZE = 11


class GeneratorGrid(
    Record,
    cells=Array("u1", "places", writes=True),
    stride=i64,
    six=i64,
    bias=i64,
    roots=Array("i4", "pieces", writes=True),
    sizes=Array("i4", "pieces"),
    head=Array("i8", HEAD_SIZE, writes=True),
    rng=Array("u8", 1, writes=True),
    places=Size("places"),
    pieces=Size("pieces"),
):
    """The data that every algorithm works on; places are those of the padded array.

    Attributes
    ----------
    cells : (places,) uint8, see `mazarine.generators.codes`
    shape : the step to the south or the south-east, whether cells are hexagons, and whether the second row of
        them is shifted to the right
    roots : (pieces,) int32, where the tree of each piece begins
    sizes : (pieces,) int32, the cells of each piece
    head : (HEAD_SIZE,) int64, how far the work is
    rng : (1,) uint64
    """

    def __init__(
        self,
        cells: NDArray[np.uint8],
        shape: tuple[int, bool, int],
        roots: NDArray[np.int32],
        sizes: NDArray[np.int32],
        head: NDArray[np.int64],
        rng: NDArray[np.uint64],
    ) -> None:
        stride, six, bias = shape
        super().__init__(
            cells=cells, stride=stride, six=six, bias=bias, roots=roots, sizes=sizes, head=head, rng=rng
        )
        self.cells, self.roots, self.sizes, self.head, self.rng = cells, roots, sizes, head, rng


class BinaryTree(Record, seed=u64, flip=u64, vertical=i64, horizontal=i64, rows=i64, cols=i64):
    """An infinite maze, or a rectangle of it."""


class FreePoints(
    Record,
    free=Array("i4", None, writes=True),
    order=Array("i4", "orders", writes=True),
    firsts=Array("i8", 2),
    rule=i64,
    turned=i64,
    sort=i64,
    limit=i64,
    orders=Size("orders"),
):
    """Points that have not created their neighbors.

    Attributes
    ----------
    free : (n,) int32
    order : (limit,) int32, gets the points as they are created; empty if that is not asked for
    """

    def __init__(
        self, free: NDArray[np.int32], order: NDArray[np.int32], firsts: NDArray[np.int64], **values: int
    ) -> None:
        super().__init__(free=free, order=order, firsts=firsts, **values)
        self.free, self.order = free, order


_LIST, _WALLS = Array("i4", None, writes=True), Array("u4", None, writes=True)
_BYTES = Array("u1", None, writes=True)

find_pieces = function("mz_find_pieces", Job, GeneratorGrid, _LIST, _LIST, _LIST, long=True)
write_walls = function(
    "mz_write_walls", GeneratorGrid, Array("u1", "rows", "cols", writes=True), Size("rows"), Size("cols"),
    returns=None, long=True,
)  # fmt: skip
draw_below = function("mz_draw_below", Array("u8", 1, writes=True), i64)
_write_words = function(
    "mz_words_of", Array("i8", "count"), u64, Array("u8", "count", writes=True), Size("count"), returns=None,
    long=True,
)  # fmt: skip

advance_stack = function("mz_advance_stack", GeneratorGrid, _LIST, i64, long=True)
advance_tips = function("mz_advance_tips", GeneratorGrid, _LIST, flag, u64, i64, long=True)
advance_hunt = function("mz_advance_hunt", GeneratorGrid, Array("i4", "count"), i64, Size("count"), long=True)
advance_prim = function("mz_advance_prim", GeneratorGrid, _WALLS, i64, long=True)
advance_list = function("mz_advance_list", GeneratorGrid, _WALLS, _BYTES, u64, u64, i64, long=True)
advance_wilson = function("mz_advance_wilson", GeneratorGrid, i64, long=True)
wilson_trail = function("mz_wilson_trail", GeneratorGrid, Array("i4", "room", writes=True), Size("room"))
advance_aldous_broder = function("mz_advance_aldous_broder", GeneratorGrid, i64, long=True)
find_walls = function(
    "mz_find_walls", Job, GeneratorGrid, _WALLS, Array("i8", "groups", writes=True), Size("groups"),
    long=True,
)  # fmt: skip
advance_forest = function(
    "mz_advance_forest", GeneratorGrid, _WALLS, Array("i8", None), _LIST, i64, i64, long=True
)
lay_crossings = function("mz_lay_crossings", GeneratorGrid, _LIST, _LIST, u64, long=True)
advance_rooms = function("mz_advance_rooms", GeneratorGrid, Array("i4", None, 3, writes=True), i64, long=True)
advance_runs = function("mz_advance_runs", GeneratorGrid, i64, i64, u64, i64, long=True)
advance_sets = function(
    "mz_advance_sets", GeneratorGrid, i64, Array("i4", "cols", writes=True), Array("i4", "cols", writes=True),
    u64, u64, i64, Size("cols"), long=True,
)  # fmt: skip
advance_tree = function("mz_advance_tree", GeneratorGrid, BinaryTree, i64, long=True)
write_window = function(
    "mz_write_window", Array("u1", "rows", "cols", writes=True), BinaryTree, i64, i64, Size("rows"),
    Size("cols"), long=True,
)  # fmt: skip
advance_cave = function(
    "mz_advance_cave", GeneratorGrid, i64, i64, u64, Array("u1", None), Array("u1", 2, None, writes=True),
    i64, i64, long=True,
)  # fmt: skip
advance_site = function("mz_advance_site", GeneratorGrid, _LIST, i64, i64, i64, long=True)
advance_doors = function(
    "mz_advance_doors", GeneratorGrid, Array("i4", None), _LIST, _WALLS, u64, i64, long=True
)
advance_points = function("mz_advance_points", GeneratorGrid, FreePoints, i64, long=True)
open_dead_ends = function("mz_open_dead_ends", Job, GeneratorGrid, u64, long=True)
fill_dead_ends = function("mz_fill_dead_ends", Job, GeneratorGrid, u64, long=True)
close_loops = function(
    "mz_close_loops", Job, GeneratorGrid, Array("u4", "count", writes=True), _LIST, u64, Size("count"),
    long=True,
)  # fmt: skip


def words_of(numbers: NDArray[np.int64], seed: int) -> NDArray[np.uint64]:
    """Return a random word for each of these numbers, which are not negative; no two get the same."""
    words = np.empty(len(numbers), dtype=np.uint64)
    _write_words(numbers, seed, words)
    return words
