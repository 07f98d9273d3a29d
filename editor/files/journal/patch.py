"""What a change has made of the cells that it touched, and the same done to another maze."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from editor.errors import EditRejected
from editor.files.records import link_from, link_record, marker_from, marker_record
from editor.maze import Cell, Maze
from editor.maze.edits.links import linked_among


class PatchRecord(msgspec.Struct, tag="patch"):
    """A patch as bytes: places as 64-bit numbers with the low byte first."""

    places: bytes
    cells: bytes
    walls: bytes
    links: list[dict[str, Any]]
    markers: list[dict[str, Any]]


@dataclass(frozen=True, eq=False)
class CellPatch:
    """The cells at some flat places of a maze, with their walls, links and markers.

    Attributes
    ----------
    places : (n,) int64 flat places
    cells, walls : (n,) uint8
    links, markers : JSON objects of all that stand on these cells
    """

    places: NDArray[np.int64]
    cells: NDArray[np.uint8]
    walls: NDArray[np.uint8]
    links: list[dict[str, Any]]
    markers: list[dict[str, Any]]

    @classmethod
    def of(cls, maze: Maze, places: NDArray[np.int64]) -> Self:
        """Take what is at these flat places."""
        ports = [port for cell in linked_among(maze, places) for port in maze.links.ports_of(cell)]
        here = set(_lattice_cells(maze, places)) if maze.markers else set()
        return cls(
            places, maze.cells.reshape(-1)[places], maze.walls.reshape(-1)[places],
            [link_record(link) for link in maze.links.at_any(ports)],
            [marker_record(marker) for marker in maze.markers if marker.cell in here],
        )  # fmt: skip

    @classmethod
    def from_record(cls, record: PatchRecord) -> Self:
        """Read a patch."""
        return cls(
            np.frombuffer(record.places, dtype="<i8").astype(np.int64),
            np.frombuffer(record.cells, dtype=np.uint8), np.frombuffer(record.walls, dtype=np.uint8),
            record.links, record.markers,
        )  # fmt: skip

    def record(self) -> PatchRecord:
        """Give the patch as bytes."""
        places = self.places.astype("<i8").tobytes()
        return PatchRecord(places, self.cells.tobytes(), self.walls.tobytes(), self.links, self.markers)

    def apply(self, maze: Maze) -> None:
        """Write the patch into a maze.

        Raises
        ------
        EditRejected
            If it is not of a maze of this size.
        """
        size = maze.cells.size
        fits = len(self.places) == len(self.cells) == len(self.walls)
        if not fits or (len(self.places) and not 0 <= self.places.min() <= self.places.max() < size):
            raise EditRejected("A step of the journal does not fit the maze.")
        ports = [port for cell in linked_among(maze, self.places) for port in maze.links.ports_of(cell)]
        for link in maze.links.at_any(ports):
            maze.links.remove(link)
        if maze.markers:
            for cell in _lattice_cells(maze, self.places):
                maze.markers.put(cell, ())
        maze.cells.reshape(-1)[self.places] = self.cells
        maze.walls.reshape(-1)[self.places] = self.walls
        for value in self.links:
            link = link_from(value)
            for other in maze.links.at_any(link.ports):
                maze.links.remove(other)
            maze.links.add(link)
        for value in self.markers:
            maze.markers.add(marker_from(value))


def _lattice_cells(maze: Maze, places: NDArray[np.int64]) -> list[Cell]:
    level, row, col = np.unravel_index(places, maze.shape)
    cells = zip(level.tolist(), (row + maze.origin[0]).tolist(), (col + maze.origin[1]).tolist(), strict=True)
    return [(at, row, col) for at, row, col in cells]
