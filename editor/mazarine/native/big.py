"""Blocks of large mazes, see `editor/native/big/big.h`."""

from __future__ import annotations

from mazarine.native.calls import Array, ListOf, Size, function, i64
from mazarine.native.regions import Engine

FIRST, SIZE, FACES, ENTRIES, TOP, LEFT, BOTTOM, RIGHT, DOOR, LAST_DOOR = range(10)
"""Columns of the table of a block: counts of each local region, and places in its window."""
TABLE_WIDTH = 10

_TABLE = Array("i4", "labels", TABLE_WIDTH, writes=True)
_MEMBERS, _OUT = Array("i8", "count"), Array("i8", "count", writes=True)
_EXTENT = i64, i64, i64, i64
"""Of a block in its window: the place of the first cell, the stride, rows and columns."""

write_bytes = function(
    "mz_big_write_bytes", Array("u1", "rows", "cols"), Array("u1", "rows", "cols"),
    Array("u1", None, writes=True), i64, i64, i64, i64, Size("rows"), Size("cols"), long=True,
)  # fmt: skip
copy_labels = function(
    "mz_big_copy_labels", Engine, i64, i64, Array("u1", "rows", "cols", writes=True),
    Array("u4", "rows", "cols", writes=True), Array("i8", 4, writes=True), Size("rows"), Size("cols"),
    long=True,
)  # fmt: skip
count_regions = function(
    "mz_big_count_regions", Engine, _TABLE, Array("?", "labels"), ListOf("i8"), *_EXTENT, i64, i64, long=True
)  # fmt: skip
describe = function(
    "mz_big_describe", Engine, _TABLE, Array("u1", "labels", writes=True), Array("?", "labels"),
    Array("i8", 2, writes=True), *_EXTENT, Size("labels"), long=True,
)  # fmt: skip
unite = function(
    "mz_big_unite", _OUT, Array("i8", "pairs"), Array("i8", "pairs"), Size("count"), Size("pairs"),
    returns=None, long=True,
)  # fmt: skip
chain = function(
    "mz_big_chain",
    Array("i8", None),
    _MEMBERS,
    _OUT,
    _OUT,
    _OUT,
    _OUT,
    Size("count"),
    returns=None,
    long=True,
)
write_numbers = function(
    "mz_big_write_numbers", Array("u1", "rows", "cols"), Array("u4", "rows", "cols"), Array("i8", None), i64,
    i64, Array("i8", "rows", "cols", writes=True), Size("rows"), Size("cols"), returns=None, long=True,
)  # fmt: skip
shrink_kinds = function(
    "mz_big_shrink_kinds", Array("u1", "high", "wide"), i64, Array("u1", 4, "rows", "cols", writes=True),
    Size("high"), Size("wide"), Size("rows"), Size("cols"), returns=None, long=True,
)  # fmt: skip
halve_shares = function(
    "mz_big_halve_shares", Array("u1", "kinds", "high", "wide"),
    Array("u1", "kinds", "rows", "cols", writes=True), Size("kinds"), Size("high"), Size("wide"),
    Size("rows"), Size("cols"), returns=None, long=True,
)  # fmt: skip
