"""Cells as sets of places: what is selected, what is rock, blocks to compare with."""

from __future__ import annotations

import numpy as np

from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.maze.edits import SetCells
from tests.gui.hand import Hand


def cells(hand: Hand) -> set[tuple[int, int]]:
    """Return the selected cells."""
    return {(row, col) for _, row, col in hand.selected.cells(0).tolist()}


def block(top: int, left: int, bottom: int, right: int) -> set[tuple[int, int]]:
    """Return the cells from one corner to the other."""
    return {(row, col) for row in range(top, bottom + 1) for col in range(left, right + 1)}


def rock(maze: Maze) -> set[tuple[int, ...]]:
    """Return the rock cells of all levels."""
    return set(map(tuple, np.argwhere(maze.cells >> 1 == Matter.ROCK).tolist()))


def rock_of(maze: Maze, level: int = 0) -> set[tuple[int, ...]]:
    """Return the rows and columns of the rock cells of a level."""
    return set(map(tuple, np.argwhere(maze.cells[level] >> 1 == Matter.ROCK).tolist()))


def with_rock(maze: Maze, *places: tuple[int, int]) -> Maze:
    """Make cells of the lowest level rock."""
    SetCells((0, *place, "rock") for place in places).apply(maze)
    return maze
