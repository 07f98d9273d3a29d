"""Doors and gates that block a passage, and gates as links."""

from __future__ import annotations

from collections.abc import Iterable

from mazarine.lattice import Side
from mazarine.lattice.grid import Cell
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import SetWalls
from mazarine.maze.maze import Maze
from mazarine.maze.things import Link, Marker, MarkerKind, Port, PortSide


def has_locks(markers: Iterable[Marker]) -> bool:
    """Return whether there are doors or gates."""
    return any(marker.kind.is_barrier for marker in markers)


def barriers_of(maze: Maze) -> list[tuple[Marker, ...]]:
    """Return the doors and gates that block a passage, those of one side or cell together.

    They stand on an open side between two cells that are not rock; doors also in such a cell.
    """
    found: dict[frozenset[Port], list[Marker]] = {}
    for marker in maze.markers:
        if marker.kind.is_barrier and not _is_rock(maze, marker.cell):
            ports = _ports(maze, marker)
            if ports and not any(_is_rock(maze, port.cell) for port in ports):
                found.setdefault(frozenset(ports), []).append(marker)
    return list(map(tuple, found.values()))


def _is_rock(maze: Maze, cell: Cell) -> bool:
    return bool(maze.cells[maze.grid.array_place(cell)] >> 1 == Matter.ROCK)


def _ports(maze: Maze, marker: Marker) -> tuple[Port, ...]:
    """Return the side of a marker from its cell and from the cell across; its cell if it has none."""
    if marker.side is None:
        return (Port(marker.cell),) if marker.kind is MarkerKind.DOOR else ()
    side, (level, row, col) = Side[marker.side], marker.cell
    if maze.wall_at(marker.cell, side) != Wall.OPEN:
        return ()
    down, right = maze.lattice.steps[side]
    across = Port((level, row + down, col + right), PortSide(side.opposite.name))
    return Port(marker.cell, marker.side), across


def with_gates(maze: Maze, barriers: Iterable[tuple[Marker, ...]]) -> Maze:
    """Return a copy in which each gate is a wall with a one-way link across, unless another barrier is there.

    Links that end in the cell of a door are left out.

    Parameters
    ----------
    barriers : those that `barriers_of` returns
    """
    gated = maze.copy()
    for found in barriers:
        gate = next((marker for marker in found if marker.kind is MarkerKind.GATE), None)
        if found[0].side is None:
            for port in gated.links.ports_of(found[0].cell):
                link = gated.links.at(port)
                if link is not None:
                    gated.links.remove(link)
        elif gate is not None:
            first, second = _ports(maze, gate)
            SetWalls([(*gate.cell, first.side.value, "wall")]).apply(gated)
            if len(found) == 1:
                gated.links.add(Link(first, second, one_way=True))
    return gated
