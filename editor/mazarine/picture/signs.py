"""Small signs that tell without color: on crossroads and entries, in secret doors, where no path leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.maze.codes import Matter
from mazarine.picture.frame import Span, wall_thickness_px
from mazarine.picture.open_faces import cells_in_faces
from mazarine.picture.plane import AnyOverlay, Overlay, Plane
from mazarine.picture.tints import STRONGEST, UNREACHED
from mazarine.regions.kinds import Kind

if TYPE_CHECKING:
    from mazarine.picture.blocks import Blocks
    from mazarine.picture.colors import CellColors
    from mazarine.picture.palette import Palette

MARKS_FROM_PX = 16.0
RING = 0.16
"""The radius of the ring of an entry, in cells."""
_WITH_CROSSES = (Overlay.KINDS, Overlay.REGIONS)


class CrossroadSigns(NamedTuple):
    """The crossroads of a part, or the root of a tree, by the sign that they carry.

    Attributes
    ----------
    forks : (rows, cols) bool, with a cross: crossroads that belong to no room
    entries : (rows, cols) bool, with a ring: entries of rooms
    """

    forks: NDArray[np.bool_]
    entries: NDArray[np.bool_]


def draw_signs(
    picture: NDArray[np.uint32],
    plane: Plane,
    blocks: Blocks,
    spans: tuple[Span, Span],
    cell_px: float,
    colors: CellColors,
) -> None:
    """Draw the signs of the cells and doors in a picture of them.

    Parameters
    ----------
    picture : (height, width), drawn over
    plane : the whole level
    spans : where the rows and the columns under the frame are
    """
    palette, overlay = colors.palette, colors.overlay
    if cell_px >= MARKS_FROM_PX:
        rows, cols = (span.cells for span in spans)
        far, found = unreached(plane, rows, cols, overlay), crossroads(plane, rows, cols, overlay)
        if far is not None:
            stamp(picture, *_middles(spans, *np.nonzero(far)), _slash(cell_px), palette.rock)
        if found is not None:
            ink = cross_ink(palette, overlay)
            stamp(picture, *_middles(spans, *np.nonzero(found.forks)), _cross(cell_px), ink)
            stamp(picture, *_middles(spans, *np.nonzero(found.entries)), _ring(cell_px), ink)
    _draw_leaves(picture, blocks, spans, cell_px, palette.floor)


def cross_ink(palette: Palette, overlay: AnyOverlay) -> int:
    """Return the color of the crosses: one that shows on what the overlay paints below them."""
    inks: dict[AnyOverlay, int] = {Overlay.KINDS: palette.mark, Overlay.SUBTREES: palette.floor}
    return inks.get(overlay, palette.rock)


def unreached(plane: Plane, rows: slice, cols: slice, overlay: AnyOverlay) -> NDArray[np.bool_] | None:
    """Return which cells of a part of a level carry a slash: no path leads there; None if no cells do."""
    if overlay is not Overlay.DISTANCES or plane.tints is None:
        return None
    is_floor = plane.cells[rows, cols] >> 1 != Matter.ROCK
    found: NDArray[np.bool_] = (plane.tints[rows, cols] == UNREACHED) & is_floor
    return found


def crossroads(plane: Plane, rows: slice, cols: slice, overlay: AnyOverlay) -> CrossroadSigns | None:
    """Return which cells of a part of a level carry a cross or a ring; None if no cells do."""
    is_floor = plane.cells[rows, cols] >> 1 != Matter.ROCK
    if overlay is Overlay.SUBTREES and plane.tints is not None:
        root: NDArray[np.bool_] = (plane.tints[rows, cols] == STRONGEST) & is_floor
        return CrossroadSigns(root, np.zeros_like(root))
    if overlay not in _WITH_CROSSES or plane.kind is None:
        return None
    are_crossroads = (plane.kind[rows, cols] == Kind.CROSSROAD) & is_floor
    are_in_faces = cells_in_faces(plane, rows, cols)
    return CrossroadSigns(are_crossroads & ~are_in_faces, are_crossroads & are_in_faces)


def _draw_leaves(
    picture: NDArray[np.uint32], blocks: Blocks, spans: tuple[Span, Span], cell_px: float, color: int
) -> None:
    """Draw a light leaf in the middle of every secret door, found or not."""
    down, across = spans
    thickness = wall_thickness_px(cell_px)
    along = np.arange(-int(cell_px / 7), int(cell_px / 7) + 1)
    through = np.arange(thickness) - thickness // 2
    rows, cols = np.nonzero((blocks.wests == 1) | (blocks.wests == 2))
    if len(rows):
        leaf = np.stack(np.meshgrid(along, through, indexing="ij"), axis=-1).reshape(-1, 2)
        stamp(picture, _middle(down, rows), across.bounds[cols] - across.start, leaf, color)
    rows, cols = np.nonzero((blocks.norths == 1) | (blocks.norths == 2))
    if len(rows):
        leaf = np.stack(np.meshgrid(through, along, indexing="ij"), axis=-1).reshape(-1, 2)
        stamp(picture, down.bounds[rows] - down.start, _middle(across, cols), leaf, color)


def _cross(cell_px: float) -> NDArray[np.int64]:
    """Return the pixels of an upright cross, as offsets from its middle."""
    arm, half = max(2, round(cell_px * 0.12)), max(0, round(cell_px * 0.035 - 0.5))
    down, right = np.mgrid[-arm : arm + 1, -arm : arm + 1]
    inside = (abs(down) <= half) | (abs(right) <= half)
    offsets: NDArray[np.int64] = np.stack((down[inside], right[inside]), axis=-1)
    return offsets


def _ring(cell_px: float) -> NDArray[np.int64]:
    """Return the pixels of a ring, as offsets from its center."""
    radius, width = max(3.4, cell_px * RING), max(1.0, cell_px * 0.06)
    reach = int(radius) + 1
    down, right = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    distance = np.hypot(down, right)
    inside = (distance <= radius) & (distance > radius - width)
    offsets: NDArray[np.int64] = np.stack((down[inside], right[inside]), axis=-1)
    return offsets


def _slash(cell_px: float) -> NDArray[np.int64]:
    """Return the pixels of a thin stroke that rises to the right, as offsets from its middle."""
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
    color: int,
) -> None:
    """Color the pixels at these offsets around each place, where they are in the picture."""
    height, width = picture.shape
    y = (ys[:, None] + offsets[:, 0]).reshape(-1)
    x = (xs[:, None] + offsets[:, 1]).reshape(-1)
    seen = (y >= 0) & (y < height) & (x >= 0) & (x < width)
    picture[y[seen], x[seen]] = color
