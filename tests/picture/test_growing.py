"""The picture of a maze that grows."""

from __future__ import annotations

import numpy as np

from editor.maze import Maze
from editor.maze.edits import SetWalls
from editor.picture import LIGHT
from editor.picture.growing import growing_picture

_CELL_PX = 12
_MARGIN_PX = 6


def middles(picture: np.ndarray, rows: int, cols: int) -> list[list[int]]:
    """Give the colours in the middle of each cell."""
    at = _MARGIN_PX + _CELL_PX // 2
    return [
        [int(picture[at + row * _CELL_PX, at + col * _CELL_PX]) & 0xFFFFFF for col in range(cols)]
        for row in range(rows)
    ]


def test_what_was_not_come_to_looks_like_rock_and_marks_stand_out() -> None:
    maze = Maze.blank(2, 3, walled=True)
    SetWalls([(0, 0, 0, "E", "open")]).apply(maze)
    picture = growing_picture(maze, (0, 1), np.array([[1, 2]]), _CELL_PX)
    (grown, current, rock), (other, _, waiting) = middles(picture, 2, 3)
    assert grown == LIGHT.floor & 0xFFFFFF
    assert rock == other == LIGHT.rock & 0xFFFFFF
    assert len({grown, current, rock, waiting}) == 4
    nothing = np.empty((0, 2), dtype=np.int64)
    (_, current, _), (_, _, waiting) = middles(growing_picture(maze, None, nothing, _CELL_PX), 2, 3)
    assert (current, waiting) == (LIGHT.floor & 0xFFFFFF, LIGHT.rock & 0xFFFFFF)
