"""The widths of the lines of a drawing, as shares of a cell or in millimeters."""

from __future__ import annotations

from math import isfinite
from typing import NamedTuple, Self

from mazarine.errors import MazeError
from mazarine.picture.messages import PictureMessage

_WALL_WIDTH, _RIM = 0.12, 0.15
_SEAM_WIDTH, _SEAM_MM = 0.02, 0.1
_BLOCK_OUTLINE_MM = 1.0
"""A maze of blocks has no walls but the outline of the board."""


class Pens(NamedTuple):
    """The widths of lines, in units of the maze's geometry.

    Attributes
    ----------
    wall : the thickness of walls, centered on the sides of cells
    rim : the space around the board that its outer walls take
    seam : areas overlap their neighbors by half of this, so that no hairline shows between them
    is_real : whether walls have a real thickness; then they end in square posts on a square lattice
    is_round : whether they end in round posts nevertheless
    """

    wall: float = _WALL_WIDTH
    rim: float = _RIM
    seam: float = _SEAM_WIDTH
    is_real: bool = False
    is_round: bool = False

    @classmethod
    def in_mm(
        cls, cell_mm: float, wall_mm: float | None = None, *, is_blocks: bool = False, is_round: bool = False
    ) -> Self:
        """Return the pens for cells of a size and walls of a thickness.

        Raises `MazeError` if the thickness is not positive, or more than half a cell.

        Parameters
        ----------
        cell_mm : the length of a unit
        wall_mm : None for a fixed share of the cell
        is_blocks : whether the maze has no walls, only an outline, which is thin then
        """
        if wall_mm is not None and not (isfinite(wall_mm) and 0 < wall_mm <= cell_mm / 2):
            raise MazeError(PictureMessage.WALL_THICKNESS(wall=wall_mm, cell=cell_mm, most=cell_mm / 2))
        seam = min(_SEAM_WIDTH, _SEAM_MM / cell_mm)
        if is_blocks:
            wall_mm = min(_BLOCK_OUTLINE_MM, _WALL_WIDTH * cell_mm)
        if wall_mm is None:
            return cls(seam=seam)
        return cls(wall_mm / cell_mm, wall_mm / cell_mm / 2, seam, is_real=True, is_round=is_round)
