"""Small signs that tell without colour: on crossroads, in secret doors, where no way leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from editor.maze.codes import Matter
from editor.picture.frame import Span, wall_thickness_px
from editor.picture.plane import Overlay, Plane
from editor.picture.tints import STRONGEST, UNREACHED
from editor.regions.kinds import Kind

if TYPE_CHECKING:
    from editor.picture.blocks import Blocks
    from editor.picture.colours import CellColours
    from editor.picture.palette import Palette

MARKS_FROM_PX = 16.0
_WITH_CROSSES = (Overlay.KINDS, Overlay.REGIONS)


def draw_signs(
    picture: NDArray[np.uint32],
    part: Plane,
    blocks: Blocks,
    spans: tuple[Span, Span],
    cell_px: float,
    colours: CellColours,
) -> None:
    """Draw the signs of the cells and doors in a picture of them.

    Parameters
    ----------
    picture : (height, width), drawn over
    part : the cells under the frame
    spans : where its rows and its columns are
    """
    palette, overlay = colours.palette, colours.overlay
    if cell_px >= MARKS_FROM_PX:
        far, crossroads = unreached(part, overlay), crossed(part, overlay)
        if far is not None:
            stamp(picture, *_middles(spans, *np.nonzero(far)), _slash(cell_px), palette.rock)
        if crossroads is not None:
            ink = cross_ink(palette, overlay)
            stamp(picture, *_middles(spans, *np.nonzero(crossroads)), _cross(cell_px), ink)
    _draw_leaves(picture, blocks, spans, cell_px, palette.floor)


def cross_ink(palette: Palette, overlay: Overlay) -> int:
    """Give the colour of the crosses: of its own where kinds have colours, else that of rock."""
    return palette.mark if overlay is Overlay.KINDS else palette.rock


def unreached(part: Plane, overlay: Overlay) -> NDArray[np.bool_] | None:
    """Tell which cells show that no way leads to them, if cells do."""
    if overlay is not Overlay.DISTANCES or part.tints is None:
        return None
    found: NDArray[np.bool_] = (part.tints == UNREACHED) & (part.cells >> 1 != Matter.ROCK)
    return found


def crossed(part: Plane, overlay: Overlay) -> NDArray[np.bool_] | None:
    """Return which cells carry a cross: crossroads, or the root of a tree; None if no cells do."""
    if overlay is Overlay.SUBTREES and part.tints is not None:
        root: NDArray[np.bool_] = (part.tints == STRONGEST) & (part.cells >> 1 != Matter.ROCK)
        return root
    if overlay not in _WITH_CROSSES or part.kind is None:
        return None
    found: NDArray[np.bool_] = (part.kind == Kind.CROSSROAD) & (part.cells >> 1 != Matter.ROCK)
    return found


def _draw_leaves(
    picture: NDArray[np.uint32], blocks: Blocks, spans: tuple[Span, Span], cell_px: float, colour: int
) -> None:
    """Draw a light leaf in the middle of every secret door, found or not."""
    down, across = spans
    thickness = wall_thickness_px(cell_px)
    along = np.arange(-int(cell_px / 7), int(cell_px / 7) + 1)
    through = np.arange(thickness) - thickness // 2
    rows, cols = np.nonzero((blocks.wests == 1) | (blocks.wests == 2))
    if len(rows):
        leaf = np.stack(np.meshgrid(along, through, indexing="ij"), axis=-1).reshape(-1, 2)
        stamp(picture, _middle(down, rows), across.bounds[cols] - across.start, leaf, colour)
    rows, cols = np.nonzero((blocks.norths == 1) | (blocks.norths == 2))
    if len(rows):
        leaf = np.stack(np.meshgrid(through, along, indexing="ij"), axis=-1).reshape(-1, 2)
        stamp(picture, down.bounds[rows] - down.start, _middle(across, cols), leaf, colour)


def _cross(cell_px: float) -> NDArray[np.int64]:
    """Give the pixels of an upright cross, as offsets from its middle."""
    arm, half = max(2, round(cell_px * 0.12)), max(0, round(cell_px * 0.035 - 0.5))
    down, right = np.mgrid[-arm : arm + 1, -arm : arm + 1]
    inside = (abs(down) <= half) | (abs(right) <= half)
    offsets: NDArray[np.int64] = np.stack((down[inside], right[inside]), axis=-1)
    return offsets


def _slash(cell_px: float) -> NDArray[np.int64]:
    """Give the pixels of a thin stroke that rises to the right, as offsets from its middle."""
    reach = max(2, round(cell_px * 0.16))
    right = np.arange(-reach, reach + 1)
    return np.stack((-right, right), axis=-1)


def _middles(
    spans: tuple[Span, Span], rows: NDArray[np.intp], cols: NDArray[np.intp]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    return _middle(spans[0], rows), _middle(spans[1], cols)


def _middle(span: Span, cells: NDArray[np.intp]) -> NDArray[np.int64]:
    middle: NDArray[np.int64] = (span.bounds[cells] + span.bounds[cells + 1]) // 2 - span.start
    return middle


def stamp(
    picture: NDArray[np.uint32],
    ys: NDArray[np.int64],
    xs: NDArray[np.int64],
    offsets: NDArray[np.int64],
    colour: int,
) -> None:
    """Colour the pixels at these offsets around each place, where they are in the picture."""
    height, width = picture.shape
    y = (ys[:, None] + offsets[:, 0]).reshape(-1)
    x = (xs[:, None] + offsets[:, 1]).reshape(-1)
    seen = (y >= 0) & (y < height) & (x >= 0) & (x < width)
    picture[y[seen], x[seen]] = colour
