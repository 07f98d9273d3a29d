"""Regions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Cell
from mazarine.maze.numbering import RegionName
from mazarine.regions.kinds import Kind


class _Regions(Protocol):
    """Answers what is asked of a region by its number, as `Regions` does."""

    def cells_of(self, number: int) -> NDArray[np.int64]: ...
    def faces_of(self, number: int) -> NDArray[np.int64]: ...
    def entries_of(self, number: int) -> tuple[Cell, ...]: ...
    def ends_of(self, number: int) -> tuple[tuple[Cell, bool], ...]: ...
    def neighbors_of(self, number: int) -> tuple[int, ...]: ...
    def name_of(self, number: int) -> RegionName: ...


_ASKED = "cells", "faces", "entries", "ends", "neighbors", "_name"
_Answer = TypeVar("_Answer")


class _kept(Generic[_Answer]):  # noqa: N801  # a decorator
    """A property that is computed once.

    That of `functools` takes a lock of its own in Python 3.11; a thread that holds the lock of the
    segmentation would wait for it, and the thread that holds it for the lock of the segmentation.
    """

    def __init__(self, func: Callable[[Any], _Answer]) -> None:
        self.func = func
        self.__doc__ = func.__doc__

    def __get__(self, region: Region, _: object = None) -> _Answer:
        answer = vars(region)[self.func.__name__] = self.func(region)
        return answer


def middle_of(places: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the one of (n, d) places that is nearest to the mean of all.

    >>> middle_of(np.array([(0, 0), (0, 1), (0, 5)])).tolist()
    [0, 1]
    """
    far = np.abs(places - places.mean(axis=0)).sum(axis=1)
    nearest: NDArray[np.int64] = places[int(far.argmin())]
    return nearest


@dataclass(frozen=True, eq=False)
class Region:
    """A room, a corridor or a crossroad, as it is until the next update.

    Attributes
    ----------
    number : its number, the same for as long as the region lives
    kind : `Kind.CORRIDOR`, `Kind.CROSSROAD` or `Kind.ROOM`
    size : the number of its own cells (a room all of whose cells are entries has none)
    face_count : the number of open faces of a room, 0 for others
    """

    number: int
    kind: Kind
    size: int
    face_count: int
    _regions: _Regions = field(repr=False)

    def __eq__(self, other: object) -> bool:
        """Return whether the other has the same number, kind, cells, faces and entries."""
        return (
            isinstance(other, Region)
            and (self.number, self.kind, self.entries) == (other.number, other.kind, other.entries)
            and np.array_equal(self.cells, other.cells)
            and np.array_equal(self.faces, other.faces)
        )

    def __hash__(self) -> int:
        return hash(self.number)

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy or a pickle holds: all that is asked of a region, without the other regions."""
        asked = {name: getattr(self, name) for name in _ASKED}
        state = {**vars(self), **asked}
        state.pop("_regions", None)  # A copy has none.
        return state

    @_kept
    def cells(self) -> NDArray[np.int64]:
        """(size, 3) lattice cells: a corridor's in walking order, a room's in reading order."""
        return self._regions.cells_of(self.number)

    @_kept
    def faces(self) -> NDArray[np.int64]:
        """(face_count, 3) lattice places of the anchors (first cells) of a room's open faces."""
        return self._regions.faces_of(self.number)

    @_kept
    def entries(self) -> tuple[Cell, ...]:
        """Return the entries of a room, in reading order; of a corridor, at its first end and then its last.

        A crossroad is its own entry and lists none.
        """
        return self._regions.entries_of(self.number)

    @_kept
    def ends(self) -> tuple[tuple[Cell, bool], ...]:
        """Return the end cells of a corridor, and whether each is a dead end.

        There is one if the corridor is one cell, and none if it is a closed ring.
        """
        return self._regions.ends_of(self.number)

    @_kept
    def neighbors(self) -> tuple[int, ...]:
        """Return the numbers of the regions that it shares a passage with, sorted.

        A room's are its entries; they count it among theirs.
        """
        return self._regions.neighbors_of(self.number)

    @property
    def name(self) -> str:
        """The name that the user has given to it; empty if it has none."""
        return self._name.name

    @property
    def color(self) -> str:
        """The color that the user has given to it, as `#rrggbb`; empty if it has none."""
        return self._name.color

    @_kept
    def _name(self) -> RegionName:
        return self._regions.name_of(self.number)
