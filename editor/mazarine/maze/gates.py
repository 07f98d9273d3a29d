"""Doors and gates that block a passage, and gates as links."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mazarine.lattice import Side
from mazarine.lattice.grid import Cell
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.maze import Maze
from mazarine.maze.things import Link, Marker, MarkerKind, Port, PortSide


def has_locks(markers: Iterable[Marker]) -> bool:
    """Return whether there are doors or gates."""
    return any(marker.kind.is_barrier for marker in markers)


@dataclass(frozen=True)
class Spot:
    """A lattice cell, or with a side, which it stores, that side of the cell."""

    cell: Cell
    side: Side | None = None

    @classmethod
    def at(cls, maze: Maze, cell: Cell, side: Side | None) -> Spot:
        """Return the cell, or any of its sides, by the cell that stores it."""
        if side is not None and side not in maze.lattice.stored:
            return cls(_across(maze, cell, side), side.opposite)
        return cls(cell, side)


def barriers_of(maze: Maze) -> dict[Spot, list[Marker]]:
    """Return the doors and gates that block a passage, by where they stand.

    That is between two cells that are not rock, with no wall there; of doors, also such a cell.
    """
    found: dict[Spot, list[Marker]] = {}
    for marker in maze.markers:
        if marker.kind.is_barrier and _blocks(maze, marker):
            side = None if marker.side is None else Side[marker.side]
            found.setdefault(Spot.at(maze, marker.cell, side), []).append(marker)
    return found


def gate_link(maze: Maze, barriers: list[Marker]) -> Link | None:
    """Return the one-way link across a side that is the same as its gates; None if none can be passed."""
    gates = {gate.cell: gate for gate in barriers if gate.kind is MarkerKind.GATE}
    if len(gates) != 1:
        return None
    ((cell, gate),) = gates.items()
    assert gate.side is not None
    side = Side[gate.side]
    return Link(
        Port(cell, gate.side), Port(_across(maze, cell, side), PortSide(side.opposite.name)), one_way=True
    )


def _blocks(maze: Maze, marker: Marker) -> bool:
    if _is_rock(maze, marker.cell):
        return False
    if marker.side is None:
        return marker.kind is MarkerKind.DOOR
    side = Side[marker.side]
    return maze.wall_at(marker.cell, side) != Wall.WALL and not _is_rock(
        maze, _across(maze, marker.cell, side)
    )


def _is_rock(maze: Maze, cell: Cell) -> bool:
    return bool(maze.cells[maze.grid.array_place(cell)] >> 1 == Matter.ROCK)


def _across(maze: Maze, cell: Cell, side: Side) -> Cell:
    level, row, col = cell
    down, right = maze.lattice.step(row, side)
    return level, row + down, col + right
