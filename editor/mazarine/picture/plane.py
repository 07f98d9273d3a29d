"""The data of one level for painting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import SQUARE, Side
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT
from mazarine.messages import Message

if TYPE_CHECKING:
    from mazarine.lattice import Lattice
    from mazarine.maze import Maze
    from mazarine.regions import Segmentation
    from mazarine.regions.lookup import LevelLookup, RegionNumbers


_NEAR_BYTES = 1 << 18
"""What a processor keeps at hand."""


class Overlay(StrEnum):
    """The overlay that is drawn over the floor."""

    KINDS = "kinds"
    REGIONS = "regions"
    NONE = "none"
    DISTANCES = "distances"
    DEAD_ENDS = "dead-ends"
    CHOKEPOINTS = "chokepoints"
    SOLUTION = "solution"
    SUBTREES = "subtrees"

    @property
    def has_tints(self) -> bool:
        """Whether it is painted from the tints of a plane (`mazarine.picture.tints`)."""
        return self in _TINTED


_TINTED = frozenset(
    (Overlay.DISTANCES, Overlay.DEAD_ENDS, Overlay.CHOKEPOINTS, Overlay.SOLUTION, Overlay.SUBTREES)
)


@dataclass(frozen=True)
class AddedOverlay:
    """An overlay that a plugin adds (`mazarine.picture.plugins`).

    Attributes
    ----------
    name : the word in calls and on the command line
    title : its name for people
    summary : what it shows
    values : returns, for a maze and its regions, the (levels, rows, cols) numbers to show; NaN for none
    """

    name: str
    title: Message
    summary: Message
    values: Callable[[Maze, Segmentation], NDArray[np.float64]]

    has_tints: ClassVar[bool] = True

    @property
    def value(self) -> str:
        """The name, as other overlays have it."""
        return self.name


AnyOverlay: TypeAlias = "Overlay | AddedOverlay"


@dataclass(frozen=True, eq=False)
class Plane:
    """The arrays of one level, (rows, cols) each, as they are at the moment of painting.

    Attributes
    ----------
    cells, walls : uint8, as in a maze
    kind : uint8 `Kind`, or None where nothing is known yet
    region : int32 region numbers, or what looks up those of a whole level; None where nothing is known yet
    tints : uint8 `mazarine.picture.tints`, or None where nothing is known yet
    sorts : the lattice and the origin of the level; a part has none, and no walls on sides that cells lack
    """

    cells: NDArray[np.uint8]
    walls: NDArray[np.uint8]
    kind: NDArray[np.uint8] | None = None
    region: NDArray[np.int32] | LevelLookup | None = None
    tints: NDArray[np.uint8] | None = None
    sorts: tuple[Lattice, tuple[int, int]] | None = None

    @classmethod
    def of(
        cls,
        maze: Maze,
        level: int,
        kind: NDArray[np.uint8] | None = None,
        region: RegionNumbers | None = None,
        tints: NDArray[np.uint8] | None = None,
    ) -> Plane:
        """Return a level of a maze, with (levels, rows, cols) arrays of what is known about it."""
        return cls(
            maze.cells[level],
            maze.walls[level],
            None if kind is None else kind[level],
            None if region is None else region[level],
            None if tints is None else tints[level],
            (maze.lattice, maze.origin),
        )

    @property
    def lattice(self) -> Lattice:
        """The lattice of a whole level; squares where it is not known."""
        return SQUARE if self.sorts is None else self.sorts[0]

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        rows, cols = self.cells.shape
        return rows, cols

    def _bare_walls(
        self, rows: slice | NDArray[np.intp], cols: slice | NDArray[np.intp]
    ) -> NDArray[np.uint8]:
        """Return the walls of a part, without those that stand for sides that cells lack."""
        walls = self.walls[rows, cols]
        if self.sorts is None or self.sorts[0].is_full or self.sorts[0].is_staggered:
            return walls
        height, width = self.shape
        down = np.arange(height)[rows, None] if isinstance(rows, slice) else rows
        along = np.arange(width)[cols] if isinstance(cols, slice) else cols
        return _bared(walls, self.sorts, down, along)

    def cut(self, rows: slice | NDArray[np.intp], cols: slice | NDArray[np.intp]) -> Plane:
        """Return the part in these rows and columns; two index arrays give single cells."""
        return Plane(
            self.cells[rows, cols],
            self._bare_walls(rows, cols),
            None if self.kind is None else self.kind[rows, cols],
            None if self.region is None else self.region[rows, cols],
            None if self.tints is None else self.tints[rows, cols],
        )

    def picked(self, rows: NDArray[np.intp], cols: NDArray[np.intp]) -> Plane:
        """Return the cells where these rows and columns cross, both in rising order, one of each at least.

        Cutting with `numpy.ix_` gives the same, and takes four times as long.
        """
        walls = _picked(self.walls, rows, cols)
        lattice = self.lattice
        if self.sorts is not None and not (lattice.is_full or lattice.is_staggered):
            walls = _bared(walls, self.sorts, rows[:, None], cols)
        return Plane(
            _picked(self.cells, rows, cols),
            walls,
            None if self.kind is None else _picked(self.kind, rows, cols),
            None if self.region is None else _picked(self.region, rows, cols),
            None if self.tints is None else _picked(self.tints, rows, cols),
        )


def _bared(
    walls: NDArray[np.uint8],
    sorts: tuple[Lattice, tuple[int, int]],
    rows: NDArray[np.intp],
    cols: NDArray[np.intp],
) -> NDArray[np.uint8]:
    """Return the walls of the cells in these rows and columns without those for sides that cells lack."""
    lattice, (top, left) = sorts
    lacks = lattice.lacks(rows + top, cols + left)
    east, south = ((lacks >> np.uint8(side) & np.uint8(1)) * np.uint8(3) for side in (Side.E, Side.S))
    bare: NDArray[np.uint8] = walls & ~(east << np.uint8(EAST_SHIFT) | south << np.uint8(SOUTH_SHIFT))
    return bare


def _picked(
    array: NDArray[Any] | LevelLookup, rows: NDArray[np.intp], cols: NDArray[np.intp]
) -> NDArray[Any]:
    # Pieces of rows are copied fast; what is then picked out of them is still near.
    first, last = int(cols[0]), int(cols[-1])
    picked = np.empty((len(rows), len(cols)), dtype=array.dtype)
    at_once = max(_NEAR_BYTES // ((last + 1 - first) * array.dtype.itemsize), 1)
    for top in range(0, len(rows), at_once):
        some = array[rows[top : top + at_once], first : last + 1]
        np.take(some, cols - first, axis=1, out=picked[top : top + at_once], mode="clip")
    return picked
