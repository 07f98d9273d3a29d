"""Strokes: edits in numbers that any maze can take, whatever happened to it before.

So a run of random edits that fails shrinks by leaving strokes out, and prints what it did.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from mazarine.errors import EditRejected
from mazarine.lattice import Side
from mazarine.maze import Cell, Link, LinkKind, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.area import Area
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import (
    AddBorder,
    ArrangeLevels,
    Batch,
    Change,
    Crop,
    Edit,
    Expand,
    Flip,
    PlaceFirstPoint,
    PlaceLink,
    PlaceMarker,
    RemoveLink,
    RemoveMarker,
    Resize,
    Rotate,
    SetCells,
    SetWalls,
)
from mazarine.maze.edits.growing import directions_at
from mazarine.maze.stamp import Stamp
from mazarine.maze.transplant import cleared, filled, transplanted
from tests.drawing import text_of

_MOST_ROWS = 10
"""Where resizing strokes stop, so that the slow oracle keeps up."""
WHOLE: list[Edit] = [
    AddBorder(1), AddBorder(1, "floor"), Crop(), Flip("horizontal"), Flip("vertical"), Rotate(90), Rotate(180)
]  # fmt: skip
"""Edits of the whole board."""


@dataclass
class History:
    """A maze, and what takes its edits back and brings them again."""

    maze: Maze
    undo: list[Edit] = field(default_factory=list)
    redo: list[Edit] = field(default_factory=list)

    def __repr__(self) -> str:
        return text_of(self.maze)

    def do(self, stroke: Stroke) -> Change | None:
        """Apply a stroke; `None` if there was nothing to do, or the maze would not have it."""
        if stroke.verb in ("undo", "redo"):
            return self._step(stroke.verb)
        edit = stroke.edit(self.maze)
        if edit is None:
            return None
        try:
            change = edit.apply(self.maze)
        except EditRejected:
            return None
        self.undo.append(change.inverse)
        self.redo.clear()
        return change

    def _step(self, verb: str) -> Change | None:
        taken, kept = (self.undo, self.redo) if verb == "undo" else (self.redo, self.undo)
        if not taken:
            return None
        change = taken.pop().apply(self.maze)
        kept.append(change.inverse)
        return change


@dataclass(frozen=True)
class Stroke:
    """Something to do to a maze, in numbers that any maze can take modulo its size."""

    verb: str
    numbers: tuple[int, ...] = ()
    state: str = ""
    parts: tuple[Stroke, ...] = ()

    def __repr__(self) -> str:
        words = [repr(self.verb), repr(self.numbers), repr(self.state), repr(self.parts)]
        while words[-1] in ("()", "''"):
            words.pop()
        return f"Stroke({', '.join(words)})"

    def edit(self, maze: Maze) -> Edit | None:
        """Make the edit for this maze, or `None` where there is nothing to do it to."""
        return _MAKERS[self.verb](maze, self)


def _cell(maze: Maze, number: int) -> Cell:
    level, row, col = np.unravel_index(number % maze.cells.size, maze.shape)
    return int(level), int(row) + maze.origin[0], int(col) + maze.origin[1]


def _block(maze: Maze, stroke: Stroke) -> list[Cell]:
    number, height, width, *_ = stroke.numbers
    level, row, col = _cell(maze, number)
    _, rows, cols = maze.shape
    top, left = maze.origin
    return [
        (level, below, right)
        for below in range(row, min(row + height, top + rows))
        for right in range(col, min(col + width, left + cols))
    ]


def _is_inside(maze: Maze, cell: Cell) -> bool:
    level, row, col = cell
    _, rows, cols = maze.shape
    top, left = maze.origin
    return 0 <= level < maze.shape[0] and top <= row < top + rows and left <= col < left + cols


def _across(maze: Maze, cell: Cell, side: Side) -> Cell:
    down, right = maze.lattice.step(cell[1], side)
    return cell[0], cell[1] + down, cell[2] + right


def _wall(maze: Maze, stroke: Stroke) -> Edit:
    number, side = stroke.numbers
    sides = maze.lattice.sides
    return SetWalls([(*_cell(maze, number), sides[side % len(sides)].name, stroke.state)])


def _walls(maze: Maze, stroke: Stroke) -> Edit:
    """Every wall position inside a block."""
    cells = _block(maze, stroke)
    return SetWalls(
        (*cell, side.name, stroke.state)
        for cell in cells
        for side in maze.lattice.stored
        if _across(maze, cell, side) in cells and maze.lattice.has_side(*cell[1:], side)
    )


def _frame(maze: Maze, stroke: Stroke) -> Edit:
    """Walls around a block."""
    cells = _block(maze, stroke)
    return SetWalls(
        (*cell, side.name, "wall")
        for cell in cells
        for side in maze.lattice.sides
        if _across(maze, cell, side) not in cells and maze.lattice.has_side(*cell[1:], side)
    )


def _pattern(maze: Maze, stroke: Stroke) -> Edit:
    """Open and closed wall positions in a block, as the bits of a number say."""
    bits = stroke.numbers[3]
    states = []
    for index, cell in enumerate(_block(maze, stroke)):
        for half, side in enumerate(maze.lattice.stored):
            if _is_inside(maze, _across(maze, cell, side)) and maze.lattice.has_side(*cell[1:], side):
                is_wall = bits >> (len(maze.lattice.stored) * index + half) % 16 & 1
                states.append((*cell, side.name, "wall" if is_wall else "open"))
    return SetWalls(states)


def _set_cells(maze: Maze, stroke: Stroke) -> Edit:
    cells = [_cell(maze, stroke.numbers[0])] if stroke.verb == "cell" else _block(maze, stroke)
    return SetCells((*cell, stroke.state) for cell in cells)


def _link(maze: Maze, stroke: Stroke) -> Edit | None:
    first, second, one_way = stroke.numbers
    ports = free_ports(maze)
    return (
        PlaceLink(Link(ports[first % len(ports)], ports[second % len(ports)], one_way=bool(one_way)))
        if ports
        else None
    )


def free_ports(maze: Maze) -> list[Port]:
    """Return the ports that may carry a teleporter and carry none."""
    ports = []
    for level, row, col in zip(*np.nonzero(maze.cells >> 1), strict=True):
        cell = maze.grid.cell_at((int(level), int(row), int(col)))
        sides = [
            side for side in maze.lattice.sides
            if maze.has_side(cell, side) and maze.wall_at(cell, side) is Wall.WALL
        ]  # fmt: skip
        ports += [Port(cell), *(Port(cell, PortSide(side.name)) for side in sides)]
    return [port for port in ports if maze.links.at(port) is None]


def _stairs(maze: Maze, stroke: Stroke) -> Edit | None:
    number, one_way = stroke.numbers
    floor = maze.cells >> 1 != Matter.ROCK
    both = np.add(np.argwhere(floor[:-1] & floor[1:]), (0, *maze.origin))
    if len(both) == 0:
        return None
    level, row, col = both[number % len(both)].tolist()
    ends = Port((level, row, col), PortSide.UP), Port((level + 1, row, col), PortSide.DOWN)
    return PlaceLink(Link(*ends, kind=LinkKind.STAIRS, one_way=bool(one_way)))


def _unlink(maze: Maze, stroke: Stroke) -> Edit | None:
    links = sorted(maze.links, key=lambda link: (link.first.cell, link.first.side))
    return RemoveLink(links[stroke.numbers[0] % len(links)].second) if links else None


def _marker(maze: Maze, stroke: Stroke) -> Edit:
    number, which = stroke.numbers
    if stroke.verb == "gap":
        side = maze.lattice.sides[which % len(maze.lattice.sides)]
        return PlaceMarker(Marker(MarkerKind.GOAL, _cell(maze, number), PortSide(side.name)))
    return PlaceMarker(Marker(list(MarkerKind)[which], _cell(maze, number), label=str(number)))


def _unmarker(maze: Maze, stroke: Stroke) -> Edit | None:
    cells = sorted({marker.cell for marker in maze.markers})
    return RemoveMarker(cells[stroke.numbers[0] % len(cells)]) if cells else None


def area_of(maze: Maze, stroke: Stroke) -> Area:
    """Return some of the cells of a block, the first at least, as the bits of a number say."""
    bits = stroke.numbers[3] | 1
    cells = [cell for index, cell in enumerate(_block(maze, stroke)) if bits >> index % 16 & 1]
    return Area.of_places(np.array([cell[1] for cell in cells]), np.array([cell[2] for cell in cells]))


def _area(maze: Maze, stroke: Stroke) -> Edit:
    level = _cell(maze, stroke.numbers[0])[0]
    change = cleared if stroke.verb == "clear" else filled
    return change(maze, level, area_of(maze, stroke))


def _transplant(maze: Maze, stroke: Stroke) -> Edit | None:
    """Return some cells copied or moved and turned, to a place that may be partly outside the maze."""
    number, *_, turns, target, aside = stroke.numbers
    level, area = _cell(maze, number)[0], area_of(maze, stroke)
    stamp = Stamp.of(maze, level, area)
    for _ in range(turns % 4):
        stamp = stamp.turned()
    stamp = stamp.mirrored() if turns & 4 else stamp
    to_level, row, col = _cell(maze, target)
    row, col = stamp.fitted(row - aside, col - aside)
    source = (level, area) if stroke.verb == "move" else None
    return transplanted(maze, to_level, stamp, (row, col), source=source)


def _resize(maze: Maze, stroke: Stroke) -> Edit:
    top, left, rows, cols = stroke.numbers
    origin = maze.origin[0] + top, maze.origin[1] + left
    rows, cols = (
        min(max(1, old + more), _MOST_ROWS) for old, more in zip(maze.shape[1:], (rows, cols), strict=True)
    )
    return Resize(origin, rows, cols, stroke.state or "rock")


def _whole(maze: Maze, stroke: Stroke) -> Edit | None:
    edit = WHOLE[stroke.numbers[0]]
    return None if isinstance(edit, AddBorder) and max(maze.shape[1:]) > _MOST_ROWS - 2 else edit


def _levels(maze: Maze, stroke: Stroke) -> Edit:
    """Levels in any order, some of them new, copied or gone."""
    levels = maze.shape[0]
    names = (*range(levels), None)
    return ArrangeLevels(tuple(names[number % len(names)] for number in stroke.numbers))


def _expand(maze: Maze, stroke: Stroke) -> Edit | None:
    """Return the first point, or a point that may be free."""
    number, main = stroke.numbers
    point_at = maze.lattice.point_at
    if point_at is None:
        return None
    if maze.growth is None:
        return PlaceFirstPoint(point_at(*_cell(maze, number)[1:]))
    point = point_at(*maze.growth.place(number % len(maze.growth) + 1))
    directions = directions_at(maze, point)
    return Expand(point, directions[main % len(directions)])


def _batch(maze: Maze, stroke: Stroke) -> Edit:
    """Return the strokes that go through one after the other."""
    history = History(maze.copy())
    edits = []
    for part in stroke.parts:
        edit = part.edit(history.maze) if part.verb in _MAKERS else None
        if edit is not None and history.do(part):
            edits.append(edit)
    return Batch(tuple(edits))


_MAKERS: dict[str, Callable[[Maze, Stroke], Edit | None]] = {
    "wall": _wall,
    "walls": _walls,
    "frame": _frame,
    "pattern": _pattern,
    "cell": _set_cells,
    "cells": _set_cells,
    "link": _link,
    "stairs": _stairs,
    "unlink": _unlink,
    "marker": _marker,
    "gap": _marker,
    "unmarker": _unmarker,
    "resize": _resize,
    "whole": _whole,
    "levels": _levels,
    "clear": _area,
    "bury": _area,
    "copy": _transplant,
    "move": _transplant,
    "expand": _expand,
    "batch": _batch,
}
