"""Starts and goals as letters in a drawing."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from editor.lattice import Side
from editor.maze import Cell, Marker, MarkerKind, Maze, PortSide

Marks = dict[Cell, MarkerKind]
"""The kind of mark in each cell of level 0 that has one."""


def marks_in(letters: NDArray[np.uint8], meaning: Mapping[str, MarkerKind]) -> Marks:
    """Find the marks among the letters in the cells, in reading order."""
    kinds = {ord(letter): kind for letter, kind in meaning.items()}
    places = np.argwhere(np.isin(letters, list(kinds)))
    return {(0, row, col): kinds[int(letters[row, col])] for row, col in places.tolist()}


def markers_from(marks: Marks, gaps: list[tuple[Cell, Side]]) -> list[Marker]:
    """Make markers of marks and of gaps in the outer border.

    A start or goal beside a gap is an entrance or exit and takes it; any other gap is a note without words.
    """
    sides: dict[Cell, PortSide] = {}
    notes: list[Marker] = []
    for cell, side in gaps:
        if cell in marks and cell not in sides:
            sides[cell] = PortSide[side.name]
        else:
            notes.append(Marker(MarkerKind.NOTE, cell, PortSide[side.name]))
    return [*(Marker(kind, cell, sides.get(cell)) for cell, kind in marks.items()), *notes]


def marked_cells(maze: Maze, meaning: Mapping[str, MarkerKind]) -> dict[tuple[int, int], tuple[str, Marker]]:
    """Give the letter to draw at each row and column of level 0 that has a mark, and its marker.

    A cell holds one mark: a start comes before a goal.
    """
    top, left = maze.origin
    found: dict[tuple[int, int], tuple[str, Marker]] = {}
    for letter, kind in meaning.items():
        for marker in maze.markers:
            level, row, col = marker.cell
            if marker.kind is kind and level == 0:
                found.setdefault((row - top, col - left), (letter, marker))
    return found
