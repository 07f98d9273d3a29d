"""Patterns that tell kinds without color where cells are large: rock is hatched, rooms are dotted.

Corridors are plain, and crossroads have their crosses. Patterns are shades of what lies under them, so
they look the same in fog and under every overlay.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.maze.codes import Matter
from mazarine.picture.frame import Frame, Span
from mazarine.picture.palette import mean
from mazarine.picture.plane import AnyOverlay, Overlay, Plane
from mazarine.regions.kinds import Kind

if TYPE_CHECKING:
    from mazarine.picture.colors import CellColors

PATTERNS_FROM_PX = 14.0
_WITH_DOTS = (Overlay.KINDS, Overlay.REGIONS)
DOT_PLACES = (0.27, 0.73)
"""Where in a cell the dots are, along its falling diagonal."""


class Hatch(NamedTuple):
    """Lines that rise to the right, where the rest of x + y is less than their width.

    Attributes
    ----------
    phase : x + y of the first pixel of a frame, counted from where the maze begins
    period, width : in pixels
    """

    phase: int
    period: int
    width: int

    @classmethod
    def of(cls, frame: Frame) -> Hatch:
        """Return the lines under a frame; they move with the maze."""
        x, y = (floor(place + 0.5) for place in (frame.origin_x, frame.origin_y))
        period = max(5, round(frame.cell_px / 4))
        return cls((frame.x - x + frame.y - y) % period, period, max(1, round(period / 7)))


def has_patterns(colors: CellColors, cell_px: float) -> bool:
    """Return whether cells of this size have patterns."""
    return colors.palette.has_patterns and cell_px >= PATTERNS_FROM_PX


def dotted_rooms(part: Plane, overlay: AnyOverlay) -> NDArray[np.bool_] | None:
    """Return which cells show that they are rooms, if cells do."""
    if overlay not in _WITH_DOTS or part.kind is None:
        return None
    found: NDArray[np.bool_] = (part.kind == Kind.ROOM) & (part.cells >> 1 != Matter.ROCK)
    return found


def draw_patterns(
    picture: NDArray[np.uint32],
    part: Plane,
    rocks: list[int],
    spans: tuple[Span, Span],
    frame: Frame,
    colors: CellColors,
) -> None:
    """Draw the patterns of squares in a picture of them, before any signs.

    Parameters
    ----------
    picture : (height, width), drawn over
    part : the cells under the frame
    rocks : the colors of rock in the picture
    spans : where the rows and the columns are
    """
    palette = colors.palette
    hatch = Hatch.of(frame)
    for rock in rocks:
        _draw_hatch(picture, rock, int(shade(np.array([rock], dtype=np.uint32), palette.floor)[0]), hatch)
    rooms = dotted_rooms(part, colors.overlay)
    if rooms is not None and rooms.any():
        _draw_dots(picture, rooms, spans, frame.cell_px, palette.wall)


def shade(colors: NDArray[np.uint32], towards: int) -> NDArray[np.uint32]:
    """Return colors a quarter of the way to another."""
    other = np.full(colors.shape, towards, dtype=np.uint32)
    return mean(colors, mean(colors, other))


def _draw_hatch(picture: NDArray[np.uint32], rock: int, ink: int, hatch: Hatch) -> None:
    """Draw lines over whatever has the color of rock: cells, and what lies between them."""
    for row in range(min(hatch.period, len(picture))):
        for step in range(hatch.width):
            col = (step - hatch.phase - row) % hatch.period
            pixels = picture[row :: hatch.period, col :: hatch.period]
            np.copyto(pixels, np.uint32(ink), where=pixels == rock)


def _draw_dots(
    picture: NDArray[np.uint32], rooms: NDArray[np.bool_], spans: tuple[Span, Span], cell_px: float, ink: int
) -> None:
    side = max(1, round(cell_px * 0.07))
    for share in DOT_PLACES:
        first_rows, first_cols = (_at(span, share) - side // 2 for span in spans)
        for down in range(side):
            for right in range(side):
                ys, xs = first_rows + down, first_cols + right
                seen_rows, seen_cols = (
                    (ys >= 0) & (ys < picture.shape[0]),
                    (xs >= 0) & (xs < picture.shape[1]),
                )
                where = np.ix_(ys[seen_rows], xs[seen_cols])
                below = picture[where]
                picture[where] = np.where(rooms[np.ix_(seen_rows, seen_cols)], shade(below, ink), below)


def _at(span: Span, share: float) -> NDArray[np.int64]:
    """Return the pixel so far into each cell."""
    sizes = np.diff(span.bounds)
    places: NDArray[np.int64] = span.bounds[:-1] + (sizes * share).astype(np.int64) - span.start
    return places
