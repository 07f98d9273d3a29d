"""The picture of a whole level, for files."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.maze import Maze
from editor.picture.colours import CellColours
from editor.picture.frame import Frame, wall_thickness_px
from editor.picture.palette import LIGHT, Palette
from editor.picture.plane import Overlay, Plane
from editor.picture.raster import Raster
from editor.picture.things import Things


def render_level(
    maze: Maze,
    level: int,
    overlay: Overlay | str = Overlay.KINDS,
    kind: NDArray[np.uint8] | None = None,
    region: NDArray[np.int32] | None = None,
    cell_size_px: int = 24,
    palette: Palette = LIGHT,
    tints: NDArray[np.uint8] | None = None,
) -> NDArray[np.uint32]:
    """Give the picture of a level, with a margin of half a cell around it.

    Parameters
    ----------
    kind, region, tints : (levels, rows, cols), what is known about the maze, see `Plane`
    cell_size_px : the size of a cell, at least 1

    Returns
    -------
    picture : (height, width) uint32, 0xffRRGGBB words
    """
    rows, cols = maze.shape[1:]
    margin = max(cell_size_px // 2, wall_thickness_px(cell_size_px))
    frame = Frame(
        0, 0, cols * cell_size_px + 2 * margin, rows * cell_size_px + 2 * margin, margin, margin, cell_size_px
    )
    plane = Plane.of(maze, level, kind, region, tints)
    picture = Raster(CellColours(palette, Overlay(overlay))).paint(plane, frame)
    Things(picture, frame, maze, palette).draw(level)
    return picture
