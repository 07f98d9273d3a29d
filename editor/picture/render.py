"""The picture of a whole level, for files."""

from __future__ import annotations

from math import ceil

import numpy as np
from numpy.typing import NDArray

from editor.maze import Maze
from editor.picture.colours import CellColours
from editor.picture.frame import Frame, wall_thickness_px
from editor.picture.palette import LIGHT, Palette
from editor.picture.plane import Overlay, Plane
from editor.picture.rasters import raster_for
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
    as_points: bool = False,
) -> NDArray[np.uint32]:
    """Give the picture of a level, with a margin of half a cell around it.

    Parameters
    ----------
    kind, region, tints : (levels, rows, cols), what is known about the maze, see `Plane`
    cell_size_px : the size of a unit of the maze's geometry, at least 1: of a square cell
    as_points : draw a honeycomb as points with links, not as triangles with walls

    Returns
    -------
    picture : (height, width) uint32, 0xffRRGGBB words
    """
    geometry, margin = maze.geometry, max(cell_size_px // 2, wall_thickness_px(cell_size_px))
    width, height = (ceil(size * cell_size_px) + 2 * margin for size in geometry.extent(*maze.shape[1:]))
    frame = Frame(0, 0, width, height, margin, margin, cell_size_px, geometry.pitch, geometry.lead)
    plane = Plane.of(maze, level, kind, region, tints)
    colours = CellColours(palette, Overlay(overlay))
    picture = raster_for(geometry, colours, as_points).paint(plane, frame)
    Things(picture, frame, maze, palette).draw(level)
    return picture
