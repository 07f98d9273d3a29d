"""Hexagonal and staggered maps of Tiled, and where their tiles lie, from the corners of tiles alone."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from mazarine.files.tiled.records import MapRecord

Tile = tuple[int, int]
"""Column and row, as Tiled names tiles."""


@dataclass(frozen=True)
class Form:
    """How the hexagons or diamonds of a map lie.

    Attributes
    ----------
    axis, index : which axis is staggered, and which of its rows or columns are shifted
    width, height : the pixels of a tile
    side : the length of the sides that no row or column beside it touches; 0 for diamonds
    """

    axis: str = "y"
    index: str = "odd"
    width: int = 32
    height: int = 36
    side: int = 18
    orientation: str = "hexagonal"

    def corners(self, tile: Tile) -> set[tuple[float, float]]:
        """Return the corners of a tile: it is slid along the axis, and shifted by half across it."""
        along, across = tile if self.axis == "x" else tile[::-1]
        long, short = (self.width, self.height) if self.axis == "x" else (self.height, self.width)
        slope = (long - self.side) / 2
        start = along * (slope + self.side)
        edge = across * short + (short / 2 if (along % 2 == 1) == (self.index == "odd") else 0)
        found = {
            (start, edge + short / 2), (start + long, edge + short / 2),
            *product((start + slope, start + slope + self.side), (edge, edge + short)),
        }  # fmt: skip
        return found if self.axis == "x" else {(x, y) for y, x in found}

    @cache  # noqa: B019  # of a few forms
    def middle(self, tile: Tile) -> tuple[float, float]:
        """Return the x and y of the middle of a tile."""
        x, y = zip(*self.corners(tile), strict=True)
        return (min(x) + max(x)) / 2, (min(y) + max(y)) / 2

    def neighbors(self, tile: Tile) -> set[Tile]:
        """Return the tiles that share two corners with a tile."""
        own = self.corners(tile)
        around = ((tile[0] + right, tile[1] + down) for right, down in product(range(-2, 3), repeat=2))
        return {it for it in around if it != tile and len(own & self.corners(it)) == 2}

    def nearest(self, x: float, y: float, tiles: list[Tile]) -> set[Tile]:
        """Return the tiles whose middle is nearest to a point."""
        distances = [round(self._distance(self.middle(tile), (x, y)), 6) for tile in tiles]
        return {tile for tile, it in zip(tiles, distances, strict=True) if it == min(distances)}

    def _distance(self, middle: tuple[float, float], point: tuple[float, float]) -> float:
        if self.side:
            return math.dist(middle, point)
        # A diamond is what is near to its middle if its diagonals are units.
        return abs(middle[0] - point[0]) / self.width + abs(middle[1] - point[1]) / self.height

    def record(self, size: Tile, *, is_infinite: bool = False) -> MapRecord:
        """Return the same map without layers, as it is read."""
        return MapRecord(
            *size, self.width, self.height, orientation=self.orientation, infinite=is_infinite,
            hexsidelength=self.side, staggeraxis=self.axis, staggerindex=self.index,
        )  # fmt: skip

    def text(self, layers: str, size: tuple[int, int], *, is_infinite: bool = False) -> str:
        """Return a map of that many columns and rows as XML."""
        width, height = size
        return (
            f'<map version="1.10" orientation="{self.orientation}" width="{width}" height="{height}" '
            f'tilewidth="{self.width}" tileheight="{self.height}" infinite="{int(is_infinite)}" '
            f'hexsidelength="{self.side}" staggeraxis="{self.axis}" staggerindex="{self.index}" '
            'nextlayerid="9" nextobjectid="1">\n<properties><property name="music" value="a"/>'
            "</properties>\n"
            f'<tileset firstgid="1" source="ground.tsx"/>\n{layers}\n</map>\n'
        )


def layer(name: str, tiles: NDArray[np.uint32]) -> str:
    """Return a layer of a map that ends."""
    rows, cols = tiles.shape
    return _layer(name, (cols, rows), _csv(tiles))


def chunks(name: str, tiles: NDArray[np.uint32], left: int, top: int, side: int = 4) -> str:
    """Return a layer of an infinite map, in whole chunks from a tile on."""
    rows, cols = tiles.shape
    parts = (
        f'<chunk x="{left + col}" y="{top + row}" width="{side}" height="{side}">'
        f"{_csv(tiles[row : row + side, col : col + side])}</chunk>"
        for row, col in product(range(0, rows, side), range(0, cols, side))
    )
    return _layer(name, (1, 1), "".join(parts))


def _layer(name: str, size: Tile, data: str) -> str:
    head = f'<layer name="{name}" width="{size[0]}" height="{size[1]}">'
    return f'{head}<data encoding="csv">{data}</data></layer>'


def _csv(tiles: NDArray[np.uint32]) -> str:
    return ",\n".join(",".join(map(str, row)) for row in tiles.tolist())
