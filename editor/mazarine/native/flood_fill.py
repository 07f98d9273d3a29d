"""Flood fill, see `editor/native/flood_fill/flood_fill.h`."""

from __future__ import annotations

from mazarine.native.calls import Array, ListOf, Record, Size, function, i64


class Rule(Record, takes=i64, opens=i64, lacks_east=i64, shifted=i64):
    """Which cells are connected."""


spread = function(
    "mz_flood_spread",
    Array("u1", "rows", "cols"), Array("u1", "rows", "cols"), Rule,
    Array("?", "rows", "cols", writes=True), Array("i8", 4, writes=True), ListOf("i8"), i64,
    Size("rows"), Size("cols"), long=True,
)  # fmt: skip
