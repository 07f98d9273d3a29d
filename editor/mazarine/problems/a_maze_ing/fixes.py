"""The edits that make a maze keep a rule of the project."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Maze
from mazarine.maze.edits import Batch, Edit, PlaceMarker, RemoveMarker, SetWalls
from mazarine.maze.wall_positions import gap_markers
from mazarine.problems.a_maze_ing.board import Board
from mazarine.problems.a_maze_ing.messages import ProjectFix
from mazarine.problems.problem import Fix

_MOST_CELLS = 1 << 18
"""Of boards whose parts are joined, or whose loops are closed: these are followed wall by wall."""
_Walls = list[tuple[int, int, str]]
"""Rows, columns, and sides E and S."""


def fixes_of(kind: str, maze: Maze, board: Board) -> tuple[Fix, ...]:
    """Return what fixes a broken rule of the lowest level of a maze; nothing for most rules."""
    if kind == "border.open":
        return (Fix(ProjectFix.CLOSE_THE_BORDER(), _border_closed(maze)),)
    if kind == "open.3x3":
        return (Fix(ProjectFix.CLOSE_A_WALL(), _set(maze, _in_open_areas(board), "wall")),)
    if board.bits.size > _MOST_CELLS:
        return ()
    if kind == "cells.unreachable":
        joining = [wall for wall, joins in _followed(board, board.parts, is_open=False) if joins]
        return (Fix(ProjectFix.JOIN_PARTS(), _set(maze, joining, "open")),) if joining else ()
    if kind == "perfect.loops":
        cells = np.arange(board.bits.size).reshape(board.shape)
        closing = [wall for wall, joins in _followed(board, cells, is_open=True) if not joins]
        return (Fix(ProjectFix.CLOSE_LOOPS(), _set(maze, closing, "wall")),)
    return ()


def _set(maze: Maze, walls: _Walls, wall: str) -> Edit:
    down, right = maze.origin
    return SetWalls([(0, row + down, col + right, side, wall) for row, col, side in walls])


def _border_closed(maze: Maze) -> Edit:
    """Return the edit that moves the markers in gaps of the border into their cells."""
    edits = list[Edit]()
    for cell in dict.fromkeys(marker.cell for marker in gap_markers(maze, 0)):
        edits.append(RemoveMarker(cell))
        edits += [PlaceMarker(replace(it, side=None) if it.is_gap else it) for it in maze.markers.at(cell)]
    return Batch(tuple(edits))


def _in_open_areas(board: Board) -> _Walls:
    """Return a wall in each open area, in reading order: one can still go round it."""
    south, walls = board.is_south_open.copy(), _Walls()
    for row, col in board.open_areas.tolist():
        if south[row : row + 2, col : col + 3].all():
            south[row, col + 1] = False
            walls.append((row, col + 1, "S"))
    return walls


def _followed(
    board: Board, parts: NDArray[np.signedinteger], *, is_open: bool
) -> Iterator[tuple[tuple[int, int, str], bool]]:
    """Yield the inner sides that are open, or those that are not, and whether each joins two parts.

    Those before it have joined theirs already. Closed cells are left alone.
    """
    leaders = list(range(int(parts.max()) + 1))

    def leader(part: int) -> int:
        while leaders[part] != part:
            leaders[part] = part = leaders[leaders[part]]
        return part

    for side, there, (down, right) in (
        ("E", board.is_east_open, (0, 1)), ("S", board.is_south_open, (1, 0)),
    ):  # fmt: skip
        for row, col in np.argwhere(there == is_open).tolist():
            near, far = (row, col), (row + down, col + right)
            if board.closed[near] or board.closed[far]:
                continue
            first, second = leader(int(parts[near])), leader(int(parts[far]))
            leaders[first] = second
            yield (row, col, side), first != second
