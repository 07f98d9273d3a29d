"""The mazes that come with the program, as small pictures."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mazewright import files
from mazewright.gui.widgets.thumbnail import thumbnail
from mazewright.picture import CellColours, Overlay, Palette, Plane, raster_for
from mazewright.regions import Segmentation
from mazewright.resources_path import resource

PICTURE_PX = 150, 100
"""Width and height of the room for a picture."""


@dataclass(frozen=True)
class Example:
    """A maze that comes with the program: the file, and what can be seen in it."""

    file: str
    name: str
    words: str

    @property
    def path(self) -> Path:
        """Where it is."""
        return resource(f"mazes/{self.file}")


EXAMPLES = (
    Example("welcome.maze", "Welcome", "Rooms, corridors and crossroads, teleporters, a secret"),
    Example("two-levels.maze", "Two levels", "A labyrinth below, a gallery above"),
    Example("dungeon.maze", "Dungeon", "Rooms with doors, corridors between them"),
    Example("cave.maze", "Cave", "Random rock, smoothed"),
    Example("honeycomb.maze", "Honeycomb", "Cells with three neighbors"),
    Example("points.maze", "Points", "Grown in six directions, to be grown on (N)"),
    Example("contest.txt", "Contest", "16 × 16 cells, for micromouse contests"),
)


def pictures(palette: Palette, pixel_ratio: float) -> dict[str, NDArray[np.uint32]]:
    """Return the pictures of all examples by their files, as 0xffRRGGBB words; it loads kernels.

    They are for a screen with this device pixel ratio.
    """
    width, height = (round(side * pixel_ratio) for side in PICTURE_PX)
    found = {}
    for example in EXAMPLES:
        maze = files.read(example.path)
        colours = CellColours(palette, Overlay.KINDS)
        raster = raster_for(maze.geometry, colours)
        kinds = Segmentation.of(maze).kind
        found[example.file] = thumbnail(raster, Plane.of(maze, 0, kinds), maze.geometry, width, height)
    return found
