"""Mazes in which one wall cuts off a large part, and the doors where it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Side
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Wall
from mazarine.maze.edits import SetWalls
from tests.benchmarks.mazes import random_walls, spiral

_EAST, _SOUTH = Wall.WALL << EAST_SHIFT, Wall.WALL << SOUTH_SHIFT
_NEAR_THE_MIDDLE = 16
"""Doors that are toggled before all others."""
_TILE = 64
"""The side of a tile of the engine in cells."""

Door: TypeAlias = tuple[int, int, Side]
"""A wall position: row, column, and E or S."""


class Board(NamedTuple):
    """A square maze, and its doors in the order in which a walk through it meets them."""

    maze: Maze
    doors: list[Door]

    def toggles(self, count: int, rng: Random) -> Iterator[SetWalls]:
        """Close and open doors in turn: those in the middle, where most is cut off, then any.

        Parameters
        ----------
        count : the number of edits; each door makes two
        rng : chooses the doors that are not in the middle
        """
        half, middle = _NEAR_THE_MIDDLE // 2, len(self.doors) // 2
        first = self.doors[max(0, middle - half) : middle + half]
        for turn in range(count // 2):
            row, col, side = first[turn] if turn < len(first) else rng.choice(self.doors)
            for state in ("wall", "open"):
                yield SetWalls([(0, row, col, side.name, state)])


def spiral_corridor(size: int) -> Board:
    """Return one corridor that winds inward through every cell."""
    maze = spiral(size)
    return Board(maze, _doors_of_spiral(maze, size, 1))


def spiral_room(size: int) -> Board:
    """Return one room, two cells wide, that winds inward."""
    size -= size % 2
    small = spiral(size // 2).walls[0]
    maze = Maze.blank(size, size)
    walls = maze.buffers.walls[0]
    walls[:, 1::2] |= (small & _EAST).repeat(2, axis=0)
    walls[1::2] |= (small & _SOUTH).repeat(2, axis=1)
    return Board(maze, _doors_of_spiral(maze, size, 2))


def _doors_of_spiral(maze: Maze, size: int, width: int, count: int = 200) -> list[Door]:
    """Return doors at even distances along the walk, in the upper and in the left lanes."""
    doors: dict[Door, None] = {}
    for at in range(count):
        # A ring this far from the border has this share of all cells outside of it.
        lane = int(size / 2 * (1 - (1 - at / count) ** 0.5)) // width * width
        door = (size // 2, lane, Side.S) if at % 2 else (lane, size // 2, Side.E)
        if maze.wall_at((0, *door[:2]), door[2]) is Wall.OPEN:
            doors[door] = None
    return list(doors)


def snake(size: int, width: int) -> Board:
    """Return one corridor, or one room that is `width` cells wide, that winds from row to row."""
    maze = Maze.blank(size, size)
    doors: list[Door] = []
    for turn, row in enumerate(range(width - 1, size - width, width)):
        at_end = turn % 2 == 0
        maze.buffers.walls[0, row, : size - width if at_end else size] |= _SOUTH
        if not at_end:
            maze.buffers.walls[0, row, :width] &= ~np.uint8(_SOUTH)
        doors.append((row, size - 1 if at_end else 0, Side.S))
    return Board(maze, doors)


def halls(size: int, gap: int) -> Board:
    """Return two halls, with a door this wide between them, far from the borders of the largest squares."""
    maze = Maze.blank(size, size)
    row, col = size * 5 // 8, min(size // 2 + 5, size - gap)
    maze.buffers.walls[0, row] |= _SOUTH
    doors: list[Door] = [(row, col + step, Side.S) for step in range(gap)]
    _open(maze, doors)
    return Board(maze, doors)


def comb(size: int) -> Board:
    """Return a room of teeth two cells wide on a spine two cells high; the doors cut both."""
    maze = Maze.blank(size, size)
    maze.buffers.walls[0, 2:, 1 : size - 1 : 2] |= _EAST
    doors: list[Door] = []
    for col in range(0, size - 2, 2):
        doors += [(2, col, Side.S), (0, col + 1, Side.E)]
    return Board(maze, doors)


def snakes_in_tiles(size: int) -> Board:
    """Return a room that winds up and down in bands as high as a tile; the bands meet at their left ends."""
    maze = Maze.blank(size, size)
    walls = maze.buffers.walls[0]
    walls[:, 1 : size - 1 : 2] |= _EAST
    # A tile is of faces, and its last row of them needs the first row of cells of the next.
    walls[_TILE - 2 : size - 1 : _TILE] |= _SOUTH
    walls[_TILE - 2 : size - 1 : _TILE, :2] &= ~np.uint8(_SOUTH)
    doors: list[Door] = []
    for top in (0, *range(_TILE - 1, size - 2, _TILE)):
        bottom = min((top + 1) // _TILE * _TILE + _TILE - 2, size - 1)
        for turn, col in enumerate(range(1, size - 1, 2)):
            row = top if turn % 2 else bottom - 1
            walls[row : row + 2, col] &= ~np.uint8(_EAST)
            doors.append((row + turn % 2, col, Side.E))
    return Board(maze, doors)


def rooms(size: int, side: int = 8) -> Board:
    """Return square rooms with doors of two cells: along every row of rooms, and down the first column."""
    maze = Maze.blank(size, size)
    walls = maze.buffers.walls[0]
    walls[side - 1 :: side] |= _SOUTH
    walls[:, side - 1 :: side] |= _EAST
    middle = side // 2 - 1
    for row in range(middle, size, side):
        walls[row : row + 2, side - 1 :: side] &= ~np.uint8(_EAST)
    walls[side - 1 :: side, middle : middle + 2] &= ~np.uint8(_SOUTH)
    close_borders(maze.buffers.walls)
    return Board(maze, [(row, middle, Side.S) for row in range(side - 1, size - 1, side)])


def river(size: int, share: float) -> Board:
    """Return two shores of random walls, with a door of two cells between them."""
    maze = random_walls(size, size, share)
    walls = maze.buffers.walls[0]
    at = min(size // 2 + 7, size - 5)
    walls[at - 2 : at + 4, at - 3 : at + 4] = 0
    walls[at] |= _SOUTH
    doors: list[Door] = [(at, at, Side.S), (at, at + 1, Side.S)]
    _open(maze, doors)
    close_borders(maze.buffers.walls)
    return Board(maze, doors)


def turned(board: Board) -> Board:
    """Return a board with rows and columns exchanged."""
    walls = board.maze.walls
    across: NDArray[np.uint8] = (walls >> SOUTH_SHIFT << EAST_SHIFT) | ((walls & 3) << SOUTH_SHIFT)
    maze = Maze(board.maze.cells.swapaxes(1, 2).copy(), np.ascontiguousarray(across.swapaxes(1, 2)))
    return Board(maze, [(col, row, Side.E if side is Side.S else Side.S) for row, col, side in board.doors])


def _open(maze: Maze, doors: list[Door]) -> None:
    for row, col, side in doors:
        shift = EAST_SHIFT if side is Side.E else SOUTH_SHIFT
        maze.buffers.walls[0, row, col] &= ~np.uint8(3 << shift)


FAMILIES: dict[str, Callable[[int], Board]] = {
    "spiral corridor": spiral_corridor,
    "corridor that winds across": lambda size: snake(size, 1),
    "corridor that winds down": lambda size: turned(snake(size, 1)),
    "halls, door of one cell": lambda size: halls(size, 1),
    "halls, door of two cells": lambda size: halls(size, 2),
    "halls, wide gap": lambda size: halls(size, 12),
    "comb": comb,
    "room that winds across": lambda size: snake(size, 2),
    "room that winds down": lambda size: turned(snake(size, 2)),
    "spiral room": spiral_room,
    "rooms that wind inside tiles": snakes_in_tiles,
    "rooms with doors": rooms,
    "river in 3 % walls": lambda size: river(size, 0.03),
    "river in 3 % walls, down": lambda size: turned(river(size, 0.03)),
    "river in 10 % walls": lambda size: river(size, 0.1),
    "river in 10 % walls, down": lambda size: turned(river(size, 0.1)),
}
"""Boards by name, for 20 cells a side and more."""
