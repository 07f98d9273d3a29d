"""Writes how a maze grows as an animated picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mazewright import files
from mazewright.errors import Cancelled
from mazewright.gui.windows.generators.order import Order
from mazewright.picture import Palette
from mazewright.picture.growing import growing_picture

_MOST_FRAMES = 400
_SIDE_PX = 640
_MOST_CELL_PX = 20
_FRAME_MS, _LAST_MS = 40, 2500


def write_film(
    order: Order, count: int, palette: Palette, path: Path, is_wanted: Callable[[], bool], *, as_points: bool
) -> str:
    """Write the film of a maze that takes so many steps; give a sentence that says so.

    Parameters
    ----------
    as_points : draw a honeycomb as points with links, not as triangles with walls

    Raises
    ------
    MazeFileError
        If the file cannot be written.
    Cancelled
        If it is not wanted any more.
    """
    steps = max(1, -(-count // (_MOST_FRAMES - 1)))
    frames = -(-count // steps) + 1
    pictures = _frames(order, steps, frames, palette, is_wanted, as_points=as_points)
    files.write_animation(pictures, frames, path, _FRAME_MS, _LAST_MS)
    return f"The animation is written to {path.name}: {frames} pictures."


def _frames(
    order: Order,
    steps: int,
    frames: int,
    palette: Palette,
    is_wanted: Callable[[], bool],
    *,
    as_points: bool,
) -> Iterator[NDArray[np.uint32]]:
    growth = order.begin()
    maze = growth.maze()
    longest = max(maze.geometry.extent(*maze.shape[1:]))
    cell_px = max(1, min(int(_SIDE_PX / (longest + 1)), _MOST_CELL_PX))
    for index in range(frames):
        if not is_wanted():
            raise Cancelled
        if index:
            growth.advance(steps)
        yield growing_picture(growth.maze(), growth.marks(), cell_px, palette, as_points=as_points)
