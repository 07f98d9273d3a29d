"""All that the engine says, copied, in the oracle's words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Cell
from mazarine.regions import Segmentation
from tests.regions.numbering import things_of
from tests.regions.oracle import Oracle, Region, Room

KINDS = ("rock", "corridor", "crossroad", "room")


@dataclass(frozen=True)
class Seen:
    """What the engine says of one region, copied."""

    kind: str
    size: int
    face_count: int
    cells: tuple[Cell, ...]
    faces: tuple[Cell, ...]
    entries: tuple[Cell, ...]
    neighbors: tuple[int, ...]

    @property
    def content(self) -> tuple[object, ...]:
        """What must be told of when it changes; neither order nor neighbors."""
        return self.kind, frozenset(self.cells), frozenset(self.faces), frozenset(self.entries)


@dataclass(frozen=True)
class View:
    """All that the engine says, copied, so that its next update cannot change it."""

    kind: NDArray[np.uint8]
    region: NDArray[np.int32]
    regions: Mapping[int, Seen]
    origin: tuple[int, int]

    @classmethod
    def of(cls, segmentation: Segmentation) -> Self:
        """Copy everything."""
        regions = {
            number: Seen(
                KINDS[region.kind],
                region.size,
                region.face_count,
                _cells(region.cells),
                _cells(region.faces),
                tuple(region.entries),
                tuple(region.neighbors),
            )
            for number, region in segmentation.regions.items()
        }
        origin = segmentation.space.grid.origin
        return cls(segmentation.kind.copy(), segmentation.region.copy(), regions, origin)

    def number_at(self, cell: Cell) -> int:
        """Return the region number of a lattice cell."""
        level, row, col = cell
        return int(self.region[level, row - self.origin[0], col - self.origin[1]])

    def kind_at(self, cell: Cell) -> str:
        """Return the kind of a lattice cell."""
        level, row, col = cell
        return KINDS[self.kind[level, row - self.origin[0], col - self.origin[1]]]

    def numbers(self, oracle: Oracle) -> dict[Region, int]:
        """Return the number of each region of the oracle, with which this view agrees on the cells."""
        of_faces = {face: number for number, seen in self.regions.items() for face in seen.faces}
        return {
            region: of_faces.get(min(region.faces)[:3], 0)
            if isinstance(region, Room)
            else self.number_at(min(things_of(region)))
            for region in oracle.regions
        }


def _cells(array: NDArray[np.int64]) -> tuple[Cell, ...]:
    return tuple(tuple(cell) for cell in array.tolist())
