"""What the user may say of a file that does not say it itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Corner = tuple[float, float]
"""A place in a picture: pixels to the right and down."""
WallStyle = Literal["thin", "block"]


@dataclass(frozen=True)
class ReadOptions:
    """How a file is to be read; None leaves it to the reader.

    Attributes
    ----------
    level : the name of the level, of a file with several mazes
    cells : the rows and columns of the maze in a picture
    threshold : the gray, from 0 to 255, below which a pixel of a picture is a wall
    walls : whether the walls of a picture are lines between cells or cells
    corners : the corners of the maze in a picture, clockwise from the upper left one
    angle : by how many degrees a picture is turned counterclockwise
    shift : how far down and to the right the lines of a picture lie from where they are found, in cells
    """

    level: str | None = None
    cells: tuple[int, int] | None = None
    threshold: int | None = None
    walls: WallStyle | None = None
    corners: tuple[Corner, Corner, Corner, Corner] | None = None
    angle: float | None = None
    shift: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class Reading:
    """A way to read a file.

    Attributes
    ----------
    format : the name of the format; None to find it
    options : what the file does not say itself
    """

    format: str | None = None
    options: ReadOptions = field(default_factory=ReadOptions)


AS_FOUND = Reading()
"""The reading that the content suggests."""
