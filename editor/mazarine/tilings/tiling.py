"""Boards of cells that lie in no rows and columns: rings, and tilings with several kinds of tiles.

Everything is made from the polygons of the cells: which cells share a side, and which sides meet at a corner.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from math import cos, hypot, isclose, isqrt, pi, sin, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import MazeError
from mazarine.maze.codes import Whole, is_whole
from mazarine.messages import Message, quoted
from mazarine.tilings.messages import TilingMessage, TilingText

Point = tuple[float, float]
MOST_CELLS = 100_000
_DIGITS = 6
"""Corners that are equal in this number of decimals are one."""
_FIRST_RING = 6


@dataclass(frozen=True, eq=False, repr=False)
class Tiling:
    """Cells, sides and corners; the shortest distance of two corners is about 1.

    Attributes
    ----------
    name : of `TILINGS`
    points : (corners, 2) float64, x to the right and y down
    outlines : the corners of each cell, in order around it
    middles : (cells, 2) float64, a place inside each cell
    is_round : whether sides of two corners that are as far from the origin are arcs around it
    """

    name: str
    points: NDArray[np.float64]
    outlines: tuple[tuple[int, ...], ...]
    middles: NDArray[np.float64]
    is_round: bool = False

    def __len__(self) -> int:
        return len(self.outlines)

    def __repr__(self) -> str:
        return f"<Tiling {self.name}, {len(self):,} cells>"

    @cached_property
    def ends(self) -> NDArray[np.int32]:
        """(sides, 2) int32, the corners at the ends of each side; no side comes twice."""
        edges = [sorted(edge) for outline in self.outlines for edge in _around(outline)]
        return np.unique(np.array(edges, dtype=np.int32), axis=0)

    @cached_property
    def cells(self) -> NDArray[np.int32]:
        """(sides, 2) int32, the cells at both sides of each side, -1 for the outside."""
        cells = np.full((len(self.ends), 2), -1, dtype=np.int32)
        for cell, sides in enumerate(self.sides_of):
            for side in sides:
                cells[side, 0 if cells[side, 0] < 0 else 1] = cell
        return cells

    @cached_property
    def sides_of(self) -> list[list[int]]:
        """The sides of each cell, each from the corner at the same place in its outline to the next one."""
        number = {(one, other): side for side, (one, other) in enumerate(self.ends.tolist())}
        return [[number[min(edge), max(edge)] for edge in _around(outline)] for outline in self.outlines]

    @cached_property
    def places(self) -> list[Point]:
        """The points as numbers of Python, which are faster one by one."""
        return [(x, y) for x, y in self.points.tolist()]

    @cached_property
    def sides_at(self) -> list[list[int]]:
        """The sides that meet at each corner."""
        found: list[list[int]] = [[] for _ in self.points]
        for side, ends in enumerate(self.ends.tolist()):
            for corner in ends:
                found[corner].append(side)
        return found

    @cached_property
    def is_inner(self) -> NDArray[np.bool_]:
        """(corners,) bool, whether there are cells all around a corner: only there a face can be open."""
        inner = np.ones(len(self.points), dtype=bool)
        inner[self.ends[self.cells[:, 1] < 0]] = False
        return inner

    @cached_property
    def neighbors(self) -> list[list[tuple[int, int]]]:
        """The neighbors of each cell, as (side, cell)."""
        found: list[list[tuple[int, int]]] = [[] for _ in self.outlines]
        for side, (one, other) in enumerate(self.cells.tolist()):
            if other >= 0:
                found[one].append((side, other))
                found[other].append((side, one))
        return found

    def radius(self, side: int) -> float:
        """Return the radius of a side that is an arc around the origin; 0 for a straight one."""
        if not self.is_round:
            return 0.0
        first, second = (hypot(*self.places[corner]) for corner in self.ends[side].tolist())
        return first if isclose(first, second, abs_tol=1e-5) else 0.0

    def middle_of_side(self, side: int) -> Point:
        """Return the middle of a side, of an arc on the arc."""
        x, y = self.points[self.ends[side]].mean(axis=0).tolist()
        radius = self.radius(side)
        scale = radius / hypot(x, y) if radius and hypot(x, y) > 1e-9 else 1.0
        return x * scale, y * scale


def rings(rows: int, _cols: int = 0) -> Tiling:
    """Return a disc, and rings around it; where cells become too wide, there are twice as many."""
    counts = [1, *(_FIRST_RING << max(row.bit_length() - 1, 0) for row in range(1, rows))]
    polygons, middles = [], []
    for row, count in enumerate(counts):
        outer = counts[min(row + 1, rows - 1)] if rows > 1 else _FIRST_RING
        share = outer // count
        for cell in range(count):
            arc = [_polar(row + 1, at / outer) for at in range(cell * share, (cell + 1) * share + 1)]
            inner = [_polar(row, (cell + 1) / count), _polar(row, cell / count)] if row else []
            polygons.append([*(arc if row else arc[:-1]), *inner])
            middles.append(_polar(row + 0.5, (cell + 0.5) / count) if row else (0.0, 0.0))
    return _of_polygons("rings", polygons, middles, is_round=True)


def upsilon(rows: int, cols: int) -> Tiling:
    """Return octagons in rows and columns, and squares between them."""
    cut = 1 / sqrt(2)
    pitch = 1 + 2 * cut
    octagon = [(0.5, -0.5 - cut), (0.5 + cut, -0.5), (0.5 + cut, 0.5), (0.5, 0.5 + cut)]
    octagon += [(-x, -y) for x, y in octagon]
    square = [(0.0, -cut), (cut, 0.0), (0.0, cut), (-cut, 0.0)]
    polygons, middles = [], []
    for tile, shift, down, right in ((octagon, 0.5, rows, cols), (square, 1.0, rows - 1, cols - 1)):
        for row in range(down):
            for col in range(right):
                x, y = (col + shift) * pitch, (row + shift) * pitch
                polygons.append([(x + px, y + py) for px, py in tile])
                middles.append((x, y))
    return _of_polygons("upsilon", polygons, middles)


def triangles(rows: int, _cols: int = 0) -> Tiling:
    """Return a hexagon of triangles, six around each inner corner; `rows` is the length of its sides."""
    polygons = []
    for down in range(-rows, rows):
        for right in range(-2 * rows, 2 * rows):
            a, b, c, d = (_slanted(right + x, down + y) for x, y in ((0, 0), (1, 0), (1, 1), (0, 1)))
            polygons += [[a, b, d], [b, c, d]]
    inside = [polygon for polygon in polygons if all(_hexagonal(*point) <= rows + 1e-9 for point in polygon)]
    middles = [(sum(x for x, _ in it) / 3, sum(y for _, y in it) / 3) for it in inside]
    return _of_polygons("triangles", inside, middles)


def _cells_of_rings(rows: int, _cols: int) -> int:
    last = 1 << max((rows - 1).bit_length() - 1, 0)
    return 1 + _FIRST_RING * ((last * last - 1) // 3 + (rows - last) * last)


class TilingKind(NamedTuple):
    """A kind of tiling: its title, what makes it, the number of its cells, and whether it has columns."""

    title: Message
    make: Callable[[int, int], Tiling]
    size: Callable[[int, int], int]
    has_cols: bool = False


TILINGS = {
    "rings": TilingKind(TilingText.RINGS(), rings, _cells_of_rings),
    "upsilon": TilingKind(
        TilingText.UPSILON(), upsilon, lambda rows, cols: rows * cols + (rows - 1) * (cols - 1), has_cols=True
    ),
    "triangles": TilingKind(TilingText.TRIANGLES(), triangles, lambda rows, _: 6 * rows * rows),
}
"""The tilings by name."""


def tiling(name: str, rows: Whole, cols: Whole = 1) -> Tiling:
    """Return a tiling.

    Raises `MazeError` if there is no such tiling, or the size is no size or larger than 100,000 cells.

    Parameters
    ----------
    name : `rings`, `upsilon` (octagons and squares) or `triangles` (six around a corner, in a hexagon)
    rows : the number of rows; of rings with the disc in the middle, or of triangles from there to a side
    cols : the number of columns, of `upsilon`

    Examples
    --------
    >>> len(tiling("rings", 3)), len(tiling("upsilon", 2, 3)), len(tiling("triangles", 2))
    (19, 8, 24)
    """
    if name not in TILINGS:
        raise MazeError(TilingMessage.NO_SUCH_TILING(name=quoted(name), known=", ".join(TILINGS)))
    if not (is_whole(rows) and is_whole(cols)) or min(rows, cols) < 1:
        raise MazeError(TilingMessage.NO_TILING_SIZE(rows=quoted(rows), cols=quoted(cols)))
    rows, cols = int(rows), int(cols)
    if TILINGS[name].size(rows, cols) > MOST_CELLS:
        raise MazeError(TilingMessage.TILING_TOO_LARGE(rows=rows, cols=cols, most=MOST_CELLS))
    return TILINGS[name].make(rows, cols)


def rows_with(name: str, cells: int) -> int:
    """Return the rows, two or more, with which a tiling without columns has as many cells, or the most.

    >>> rows_with("triangles", 50)
    3
    """
    size = TILINGS[name].size
    rows = bisect_left(range(isqrt(MOST_CELLS)), min(cells, MOST_CELLS), lo=2, key=lambda it: size(it, 1))
    return rows - (size(rows, 1) > MOST_CELLS)


def _of_polygons(
    name: str, polygons: Iterable[list[Point]], middles: list[Point], *, is_round: bool = False
) -> Tiling:
    """Return the tiling of some polygons, whose sides are those of the ones beside them."""
    numbers: defaultdict[Point, int] = defaultdict(lambda: len(numbers))
    outlines = tuple(
        tuple(numbers[round(x, _DIGITS) + 0.0, round(y, _DIGITS) + 0.0] for x, y in polygon)
        for polygon in polygons
    )
    return Tiling(name, np.array(list(numbers)), outlines, np.array(middles), is_round)


def _around(outline: tuple[int, ...]) -> Iterable[tuple[int, int]]:
    return zip(outline, (*outline[1:], outline[0]), strict=True)


def _polar(radius: float, turn: float) -> Point:
    """Return the place so far from the origin, after a share of a turn clockwise from the top."""
    return radius * sin(2 * pi * turn), -radius * cos(2 * pi * turn)


def _slanted(right: float, down: float) -> Point:
    return right + down / 2, down * sqrt(3) / 2


def _hexagonal(x: float, y: float) -> float:
    """Return how far from the origin a place is: the same along each side of a hexagon."""
    down = 2 * y / sqrt(3)
    right = x - down / 2
    return max(abs(down), abs(right), abs(right + down))
