"""What a picture may show at the crossings of two combs."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.files.options import WallStyle
from mazarine.maze.wall_positions import WallPositions

Flags = NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Board:
    """What was read at the crossings of two combs.

    Attributes
    ----------
    style : thin or block
    rock : (rows, cols) bool
    positions : the closed positions; None for blocks
    first : the row and column of the upper left corner, in pixels
    pitch : the height and width of a cell, in pixels
    agreement : from 0 to 1, how well the picture agrees
    drawn_in : how many cells have something drawn in them that is left out
    has_border : whether the outer border is drawn
    """

    style: WallStyle
    rock: Flags
    positions: WallPositions | None
    first: tuple[float, float]
    pitch: tuple[float, float]
    agreement: float
    drawn_in: int = 0
    has_border: bool = True
