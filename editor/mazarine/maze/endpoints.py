"""Starts and goals of a maze: the one definition for paths, explorers, problems and pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from mazarine.lattice.grid import Cell
from mazarine.maze.codes import Matter
from mazarine.maze.maze import Maze
from mazarine.maze.things import Marker, MarkerKind


@dataclass(frozen=True)
class Endpoints:
    """The lattice cells with a start marker, and those with a goal marker, that are not rock.

    Each cell is there once, in reading order.
    """

    starts: tuple[Cell, ...]
    goals: tuple[Cell, ...]

    @classmethod
    def of(cls, maze: Maze) -> Endpoints:
        """Return the starts and goals of a maze."""

        def is_floor(cell: Cell) -> bool:
            return bool(maze.cells[maze.grid.array_place(cell)] >> 1 != Matter.ROCK)

        return cls.among(maze.markers, is_floor)

    @classmethod
    def among(cls, markers: Iterable[Marker], is_floor: Callable[[Cell], bool]) -> Endpoints:
        """Return the starts and goals among markers; those that are not on floor are left out."""
        cells: dict[MarkerKind, set[Cell]] = {MarkerKind.START: set(), MarkerKind.GOAL: set()}
        for marker in markers:
            if marker.kind in cells and is_floor(marker.cell):
                cells[marker.kind].add(marker.cell)
        return cls(*(tuple(sorted(found)) for found in cells.values()))

    @property
    def start(self) -> Cell | None:
        """The first start; None if there is none."""
        return self.starts[0] if self.starts else None


def marked(maze: Maze, kind: MarkerKind) -> list[Cell]:
    """Return the lattice cells with a marker of some kind, each once and in order."""
    return sorted({marker.cell for marker in maze.markers if marker.kind is kind})
