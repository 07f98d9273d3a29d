"""Walls that are drawn as rectangles of objects, as many games do, and the words for them."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from mazarine.files.tiled.grids import MapGrid
from mazarine.files.tiled.layers import Extent, flattened
from mazarine.files.tiled.records import LayerRecord, MapRecord, ObjectRecord, PropertyRecord, value_of

_WALL_WORD = re.compile(
    r"wall|collision|collid|solid|obstacle|blocked|blocking|impassable|unwalkable|\brock", re.IGNORECASE
)


def is_wall_word(name: str) -> bool:
    """Return whether a name is one for obstacles."""
    return bool(_WALL_WORD.search(name))


def is_wall_layer(layer: LayerRecord) -> bool:
    """Return whether the name or a property of a layer makes what it holds obstacles."""
    return is_wall_word(layer.name) or is_wall(layer.properties)


def is_wall(properties: list[PropertyRecord]) -> bool:
    """Return whether a property makes something an obstacle."""
    return any(
        is_wall_word(it.name) and value_of([it], it.name) in (True, "true", "True", "1") for it in properties
    )


@dataclass(frozen=True, eq=False)
class WallRectangles:
    """The cells whose middle lies in a rectangle for walls.

    Attributes
    ----------
    rock : for each cell of the board
    objects : the objects that cover a cell, by their identity
    layers : the names of their layers
    """

    rock: NDArray[np.bool_]
    objects: set[int] = field(default_factory=set)
    layers: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, map_: MapRecord, extent: Extent, grid: MapGrid) -> WallRectangles:
        """Return the rectangles of a map on a board."""
        found = cls(np.zeros((extent.rows, extent.cols), dtype=bool))
        rectangles = list(_rectangles(map_))
        for raster in grid.rasters:
            first = raster.begin_in(extent)
            top, left = first[0] - extent.top, first[1] - extent.left
            part = found.rock[top :: raster.step[0], left :: raster.step[1]]
            (y, x), (down, right), (rows, cols) = raster.middle_of(first), raster.pitch, part.shape
            # The corners of all rectangles are marked, and summed up at once: they may be many, and large.
            corners = np.zeros((rows + 1, cols + 1), dtype=np.int32)
            for layer, thing in rectangles:
                tops = _covered(thing.y - y, thing.height, down, rows)
                lefts = _covered(thing.x - x, thing.width, right, cols)
                if tops[0] < tops[1] and lefts[0] < lefts[1]:
                    found.objects.add(id(thing))
                    if layer.name not in found.layers:
                        found.layers.append(layer.name)
                    for row, sign in zip(tops, (1, -1), strict=True):
                        corners[row, lefts[0]] += sign
                        corners[row, lefts[1]] -= sign
            part[:] = corners.cumsum(axis=0).cumsum(axis=1)[:-1, :-1] > 0
        return found


def _rectangles(map_: MapRecord) -> Iterator[tuple[LayerRecord, ObjectRecord]]:
    """Yield the upright rectangles for walls: those of layers for walls, and those that are called so."""
    for layer in flattened(map_.layers):
        if layer.type == "objectgroup":
            for thing in layer.objects:
                is_named = any(map(is_wall_word, (thing.type, thing.kind, thing.name)))
                if (is_named or is_wall_layer(layer) or is_wall(thing.properties)) and thing.is_upright:
                    yield layer, thing


def _covered(start: float, size: float, pitch: int, count: int) -> tuple[int, int]:
    """Return the first of some middles, from 0 on, that a side covers, and the one after the last."""
    if not (pitch and math.isfinite(start) and math.isfinite(start + size)):
        return 0, 0
    begin, end = (math.ceil(place / pitch) for place in (start, start + size))
    return min(max(begin, 0), count), min(max(end, 0), count)
