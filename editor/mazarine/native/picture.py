"""Painting of pictures, see `editor/native/picture/picture.h`."""

from __future__ import annotations

from collections.abc import Callable

from mazarine.native.calls import Array, Record, Size, f64, function, i64


class PaintedCells(
    Record,
    colors=Array("u4", "rows", "cols"), grounds=Array("u4", "rows", "cols"),
    weights=Array("u2", "rows", "cols"), signs=Array("u4", "rows", "cols"),
    top=i64, left=i64, first=i64, rows=Size("rows"), cols=Size("cols"),
):  # fmt: skip
    """The cells under a frame."""


class Brush(
    Record,
    stencil=Array("u4", "bins", "bins"), heaviest=Array("u1", 4096), inks=Array("u4", 8),
    x=f64, y=f64, cell_px=f64, end=f64, paper=i64, phase=i64, period=i64, width=i64, bins=Size("bins"),
):  # fmt: skip
    """How cells are painted."""


def _painter(name: str) -> Callable[..., int]:
    return function(
        name, Array("u4", "height", "width", writes=True), PaintedCells, Brush,
        Size("height"), Size("width"), long=True,
    )  # fmt: skip


paint_triangles = _painter("mz_paint_triangles")
paint_hexagons = _painter("mz_paint_hexagons")
