"""Thumbnails of the example mazes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine import files
from mazarine.gui.documents.examples import EXAMPLES
from mazarine.gui.widgets.thumbnail import thumbnail
from mazarine.picture import CellColors, Overlay, Palette, Plane, raster_for
from mazarine.regions import Segmentation

PICTURE_PX = 120, 80
"""Width and height of the room for a picture."""


def pictures(
    palette: Palette, pixel_ratio: float, size_px: tuple[int, int] = PICTURE_PX
) -> dict[str, NDArray[np.uint32]]:
    """Return the thumbnails of all examples by their files, as 0xffRRGGBB words.

    They are made for a screen with this device pixel ratio.
    """
    width, height = (round(side * pixel_ratio) for side in size_px)
    found = {}
    for example in EXAMPLES:
        maze = files.read(example.path)
        colors = CellColors(palette, Overlay.KINDS)
        raster = raster_for(maze.geometry, colors, as_points=True)
        kinds = Segmentation.of(maze).kind
        found[example.file] = thumbnail(raster, Plane.of(maze, 0, kinds), maze.geometry, width, height)
    return found
