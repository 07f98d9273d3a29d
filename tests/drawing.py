"""Mazes drawn as text, so that a test shows what it is about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from textwrap import dedent

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Cell, Link, LinkKind, Maze, Port, PortSide
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter, Wall

_MATTERS = {"#": Matter.ROCK, "?": Matter.SECRET, "!": Matter.FOUND}
_WALLS = {" ": Wall.OPEN, "-": Wall.WALL, "|": Wall.WALL, "?": Wall.SECRET, "!": Wall.FOUND}


def walls(*levels: str, links: Iterable[Link] = ()) -> Maze:
    """Make a maze of drawings with thin walls, one a level, the lowest first.

    In a cell `#` is rock, `?` a secret cell, `!` one that was found; a letter that stands in two cells
    is a two-way teleporter between their pads. In a wall `?` is a secret door, `!` one that was found.

    >>> maze = walls('''
    ...     +---+---+
    ...     | a     |
    ...     +   +-?-+
    ...     | # | a |
    ...     +---+---+
    ... ''')
    >>> maze.cells[0].tolist(), maze.walls[0].tolist(), len(maze.links)
    ([[2, 2], [0, 2]], [[0, 9], [5, 5]], 1)
    """
    boards = [_lines(level) for level in levels]
    centers = [[line[2::4] for line in lines[1::2]] for lines in boards]
    easts = [[line[4::4] for line in lines[1::2]] for lines in boards]
    souths = [[line[2::4] for line in lines[2::2]] for lines in boards]
    east, south = (_codes(names, _WALLS, Wall.OPEN) for names in (easts, souths))
    cells = _codes(centers, _MATTERS, Matter.FLOOR) << 1
    return Maze(cells, east | south << 2, links=[*links, *_lettered(centers)])


def blocks(*levels: str, links: Iterable[Link] = ()) -> Maze:
    """Make a maze of drawings in which every character is a cell and nothing stands between floors.

    >>> blocks('''
    ...     #.#
    ...     a.a
    ... ''').cells[0].tolist()
    [[0, 2, 0], [2, 2, 2]]
    """
    boards = [_lines(level) for level in levels]
    cells = _codes(boards, _MATTERS, Matter.FLOOR) << 1
    _, rows, cols = cells.shape
    walls_ = Maze.blank(rows, cols, levels=len(boards)).walls
    return Maze(cells, walls_, links=[*links, *_lettered(boards)])


def board_at(lattice: str, rows: int, cols: int, origin: tuple[int, int], *, walled: bool = False) -> Maze:
    """Make a board of floor, all of it open or all walled, that begins at a lattice row and column."""
    maze = Maze.blank(rows, cols, lattice=lattice, walled=walled)
    walls = maze.walls * np.uint8(walled)
    close_borders(walls, maze.lattice, origin)
    return Maze(maze.cells, walls, lattice=maze.lattice, origin=origin)


def teleporter(first: tuple[object, ...], second: tuple[object, ...], *, one_way: bool = False) -> Link:
    """Make a teleporter between ports written as (level, row, col) for a pad, or with a side at the end."""
    return Link(_port(first), _port(second), one_way=one_way)


def stairs(below: Cell, *, one_way: bool = False) -> Link:
    """Make the stairs from a cell up to the one above it."""
    level, row, col = below
    up, down = Port(below, PortSide.UP), Port((level + 1, row, col), PortSide.DOWN)
    return Link(up, down, LinkKind.STAIRS, one_way)


def map_of(kinds: Mapping[Cell, str], level: int = 0) -> str:
    """Draw the kinds of one level, a character a cell: `#` rock, `R` room, `c` corridor, `+` crossroad."""
    letters = {"rock": "#", "room": "R", "corridor": "c", "crossroad": "+"}
    rows: dict[int, str] = {}
    for cell in sorted(cell for cell in kinds if cell[0] == level):
        rows[cell[1]] = rows.get(cell[1], "") + letters[kinds[cell]]
    return "\n".join(rows.values())


def text_of(maze: Maze) -> str:
    """Draw a maze as `walls` reads it, with its links listed below; of hexagons list the cells and walls."""
    if maze.lattice.is_staggered:
        return f"origin {maze.origin}, cells {maze.cells.tolist()}, walls {maze.walls.tolist()}"
    matters = {matter: letter for letter, matter in _MATTERS.items()} | {Matter.FLOOR: " "}
    doors = {Wall.OPEN: " ", Wall.SECRET: "?", Wall.FOUND: "!"}
    lines = []
    for level, rows in enumerate(maze.cells >> 1):
        lines += ["", "+---" * maze.shape[2] + "+"]
        for row, matter in enumerate(rows):
            east = [(doors | {Wall.WALL: "|"})[Wall(wall & 3)] for wall in maze.walls[level, row].tolist()]
            south = [(doors | {Wall.WALL: "-"})[Wall(wall >> 2)] for wall in maze.walls[level, row].tolist()]
            lines.append("|" + "".join(f" {matters[m]} {e}" for m, e in zip(matter, east, strict=True)))
            lines.append("+" + "".join(f"-{s}-+" if s != " " else "   +" for s in south))
    lines += [
        f"{link.kind} {link.first} -{'' if link.one_way else '<'}> {link.second}" for link in maze.links
    ]
    return "\n".join([f"origin {maze.origin}", *lines])


def _lines(picture: str) -> list[str]:
    return dedent(picture).strip("\n").split("\n")


def _codes(boards: list[list[str]], names: Mapping[str, int], other: int) -> NDArray[np.uint8]:
    codes = [[[names.get(name, other) for name in row] for row in board] for board in boards]
    return np.array(codes, dtype=np.uint8)


def _lettered(centers: list[list[str]]) -> list[Link]:
    found: dict[str, list[Cell]] = {}
    for level, rows in enumerate(centers):
        for row, names in enumerate(rows):
            for col, name in enumerate(names):
                if name.isalpha():
                    found.setdefault(name, []).append((level, row, col))
    return [teleporter(first, second) for first, second in found.values()]


def _port(words: tuple[object, ...]) -> Port:
    cell, side = words[:3], words[3] if len(words) == 4 else "pad"
    return Port(cell, side)  # type: ignore[arg-type]
