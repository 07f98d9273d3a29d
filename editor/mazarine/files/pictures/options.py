"""What a user may say about a picture that shows a maze."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

WallStyle = Literal["thin", "block"]
"""Lines between cells, or cells that are rock."""

Corner = tuple[float, float]
"""The column and row of a point in the picture, in pixels."""


@dataclass(frozen=True)
class PictureOptions:
    """What is known about a picture; whatever is None is found.

    Attributes
    ----------
    cells : the rows and columns
    threshold : the brightness, from 0 to 255, below which a pixel is dark
    walls : thin or block
    corners : the upper left, upper right, lower right and lower left corner of the maze
    angle : how far the picture is turned, in degrees counterclockwise
    shift : how far right and down the lines lie from where they are found, as shares of a cell
    """

    cells: tuple[int, int] | None = None
    threshold: int | None = None
    walls: WallStyle | None = None
    corners: tuple[Corner, Corner, Corner, Corner] | None = None
    angle: float | None = None
    shift: tuple[float, float] = (0.0, 0.0)
