"""The pictures of the pages on algorithms: a maze that grows beside the same one done.

On the left what has grown, the cell where something happens and those that wait. On the right the steps from
the upper left corner, light to dark, which show how paths run.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mazarine.files.png import image_of
from mazarine.generators import GENERATORS, Growth, begin
from mazarine.maze import Maze
from mazarine.paths import Router
from mazarine.picture import Overlay, render_level
from mazarine.picture.growing import growing_drawing
from mazarine.picture.render import picture_of
from mazarine.picture.tints import distance_steps
from mazarine.regions import Segmentation

HERE = Path(__file__).parent
ROWS, COLS, SEED = 21, 31, 7
_CELL_PX, _GAP_PX = 9, 12


def draw_algorithms() -> None:
    """Draw every algorithm."""
    for name in GENERATORS:
        image_of(_picture(name)).save(HERE / f"algorithm-{name}.png")


def _picture(name: str) -> NDArray[np.uint32]:
    lattice = "honeycomb" if name == "points" else "square"
    growth = begin(name, ROWS, COLS, rng=np.random.default_rng(SEED), lattice=lattice)
    _grow_half(growth)
    half = picture_of(growing_drawing(growth.maze(), growth.marks()), _CELL_PX)
    done = growth.run()
    whole = render_level(
        done, 0, Overlay.DISTANCES, cell_size_px=_CELL_PX, tints=distance_steps(_steps(done))
    )
    gap = np.full((len(half), _GAP_PX), 0xFFFFFFFF, dtype=np.uint32)
    return np.hstack((half, gap, whole))


def _grow_half(growth: Growth) -> None:
    while growth.share < 0.5 and not growth.advance(1):
        pass


def _steps(maze: Maze) -> NDArray[np.int32]:
    """Return the steps from the first cell of floor."""
    start = tuple(np.argwhere(maze.cells > 1)[0].tolist())
    return Router(Segmentation.of(maze)).distances_from(start)


if __name__ == "__main__":
    draw_algorithms()
