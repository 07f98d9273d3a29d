"""Pixels of triangles, column by column: what each shows is looked up in a stencil of one column."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner, kernel_for_pictures
from mazarine.picture.stencils import (
    BELOW,
    DOTS,
    ENDS,
    GROUND,
    HAIR,
    HEAVIEST,
    LEAF_SHIFT,
    STROKES,
    WEIGHTS,
)

_WALL, LEAF, MARK, GRID = 3, 4, 5, 6
"""Places of inks; 1 to 3 are the weights of walls."""


class Cells(NamedTuple):
    """Data of the cells under a frame.

    Attributes
    ----------
    colors, grounds : (rows, cols) uint32; the latter around points
    weights : (rows, cols) uint16, see `mazarine.picture.stencils`
    signs : (rows, cols) uint32, which signs of a stencil are drawn
    top, left : the array place of the first
    first : the remainder of row + column by 2 of triangles that point to the left
    """

    colors: NDArray[np.uint32]
    grounds: NDArray[np.uint32]
    weights: NDArray[np.uint16]
    signs: NDArray[np.uint32]
    top: int
    left: int
    first: int


@jit_inner
def _patterned(
    color: np.uint32,
    signs: np.uint32,
    inks: NDArray[np.uint32],
    along: int,
    hatch: tuple[int, int, int],
) -> np.uint32:
    """Return a color, a quarter further where a pattern is; along is the x + y of the pixel."""
    phase, period, width = hatch
    is_dot = signs & np.uint32(DOTS)
    if not is_dot and (phase + along) % period >= width:
        return color
    mixed = inks[_WALL] if is_dot else inks[LEAF]
    for _ in range(2):
        differs = np.uint32((color ^ mixed) & np.uint32(0xFEFEFEFE)) >> np.uint32(1)
        mixed = np.uint32(differs + (color & mixed))
    return np.uint32(mixed)


@kernel_for_pictures
def paint_triangles(  # one pass over the pixels
    picture: NDArray[np.uint32],
    cells: Cells,
    stencil: NDArray[np.uint32],
    inks: NDArray[np.uint32],
    paper: np.uint32,
    place: tuple[float, float, float, float],
    hatch: tuple[int, int, int],
) -> None:
    """Paint a picture.

    Parameters
    ----------
    inks : (8,) colors of walls by weight, then LEAF, MARK and GRID
    paper : around the board
    place : x and y of the middle of the first pixel, pixels of a unit, and how far from the edges of a
        column, in units, what stands there shows
    hatch : phase, period and width of the lines on rock, see `mazarine.picture.patterns`
    """
    x, y, cell_px, end = place
    height, width = picture.shape
    bins = len(stencil)
    rows, cols = cells.colors.shape
    shares, ends = np.empty(width, dtype=np.int64), np.empty(width, dtype=np.uint32)
    first = np.int64(np.floor(x / 1.5))
    stops = np.zeros(np.int64(np.floor((x + width / cell_px) / 1.5)) - first + 2, dtype=np.int64)
    for at in range(width):
        across = (x + at / cell_px) / 1.5
        col = np.int64(np.floor(across))
        stops[col - first + 1] = at + 1
        shares[at] = np.int64((across - col) * bins)
        # Upright sides are met exactly, so that all are as thick as each other.
        is_end = min(across - col, 1 - (across - col)) * 1.5 < end
        ends[at] = np.uint32(0xFFFFFFFF) if is_end else np.uint32(0xFFFFFFFF ^ ENDS)
    for line in range(height):
        high = (y + line / cell_px) / 0.8660254037844386 - 1
        above = np.int64(np.floor(high))
        row = stencil[np.int64((high - above) * bins)]
        down = above - cells.top
        for strip in range(len(stops) - 1):
            right = first + strip - cells.left
            inside = 0 <= right < cols
            is_upper, is_lower = inside and 0 <= down < rows, inside and -1 <= down < rows - 1
            upper, upper_ground, upper_weights, upper_signs = paper, paper, np.uint32(0), np.uint32(0)
            lower, lower_ground, lower_weights, lower_signs = paper, paper, np.uint32(0), np.uint32(0)
            if is_upper:
                upper, upper_ground = cells.colors[down, right], cells.grounds[down, right]
                upper_weights = np.uint32(cells.weights[down, right])
                upper_signs = cells.signs[down, right]
            if is_lower:
                lower, lower_ground = cells.colors[down + 1, right], cells.grounds[down + 1, right]
                lower_weights = np.uint32(cells.weights[down + 1, right])
                lower_signs = cells.signs[down + 1, right]
            is_mirrored = (above + first + strip) & 1 != cells.first
            for at in range(stops[strip], stops[strip + 1]):
                share = bins - 1 - shares[at] if is_mirrored else shares[at]
                code = row[share]
                is_below = code & BELOW
                seen = int64((lower_weights if is_below else upper_weights) & code & ends[at] & WEIGHTS)
                signs = code & (lower_signs if is_below else upper_signs)
                if seen:
                    heaviest = int64(HEAVIEST[seen])
                    ink = heaviest & 3
                    if ink != _WALL and code >> np.uint32(LEAF_SHIFT + (heaviest >> 2)) & np.uint32(1):
                        ink = LEAF
                    picture[line, at] = inks[ink]
                elif signs & STROKES:
                    picture[line, at] = inks[GRID if signs & STROKES == HAIR else MARK]
                else:
                    color = lower if is_below else upper
                    if code & GROUND:
                        color = lower_ground if is_below else upper_ground
                    picture[line, at] = _patterned(color, signs, inks, line + at, hatch) if signs else color
