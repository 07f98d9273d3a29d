"""Symbols of markers and links as pixels: those whose middles are in a shape, without shades between."""

from __future__ import annotations

from math import ceil

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.geometry import Numbers
from mazarine.picture.symbols import Disc, Line, Polygon, Shape, Symbol, Text, reach_of

_ROWS = 5
_GLYPHS = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71717", "4": "55711", "5": "74717",
    "6": "74757", "7": "71111", "8": "75757", "9": "75717", "?": "71202",
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553",
    "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57755", "N": "65555",
    "O": "25552", "P": "65644", "Q": "25563", "R": "65655", "S": "34216", "T": "72222", "U": "55557",
    "V": "55552", "W": "55775", "X": "55255", "Y": "55222", "Z": "71247",
}  # fmt: skip
"""Rows of three dots each, as octal digits."""
_BLANK = "00000"
"""In place of other letters."""


def symbol_pixels(symbol: Symbol, cell_px: float, x: float, y: float) -> NDArray[np.uint32]:
    """Return a square of pixels, 0 where they stay, with a symbol at a place in the pixel in its middle."""
    reach = ceil(reach_of(symbol) * cell_px)
    across = np.arange(-reach, reach + 1, dtype=np.float64) + 0.5
    xs, ys = (across - x) / cell_px, ((across - y) / cell_px)[:, None]
    pixels = np.zeros((len(across), len(across)), dtype=np.uint32)
    for shape in symbol:
        pixels[_covers(shape, xs, ys, 1 / cell_px)] = shape.color
    return pixels


def _covers(shape: Shape, xs: Numbers, ys: Numbers, pixel: float) -> NDArray[np.bool_]:
    """Return which pixels have their middles in a shape; lines are a pixel wide at least."""
    covered: NDArray[np.bool_]
    match shape:
        case Disc(_, radius, (x, y)):
            covered = np.hypot(xs - x, ys - y) <= radius
        case Polygon(_, corners):
            covered = np.zeros((ys.size, xs.size), dtype=np.bool_)
            for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
                if y0 != y1:
                    covered ^= ((ys < y0) != (ys < y1)) & (xs < x0 + (ys - y0) * ((x1 - x0) / (y1 - y0)))
        case Line(_, (x0, y0), (x1, y1), width, is_flat):
            right, down = x1 - x0, y1 - y0
            share = ((xs - x0) * right + (ys - y0) * down) / (right * right + down * down)
            nearest = share.clip(0, 1)
            away = np.hypot(xs - x0 - nearest * right, ys - y0 - nearest * down)
            covered = away <= max(width, pixel) / 2
            if is_flat:
                covered &= nearest == share
        case Text(_, text, (x, y), size):
            dots = _text_dots(text)
            dot = max(round(size / len(dots) / pixel), 1) * pixel
            rows, cols = (
                np.floor((places - middle) / dot + count / 2).astype(np.intp)
                for places, middle, count in ((ys, y, dots.shape[0]), (xs, x, dots.shape[1]))
            )
            covered = (rows >= 0) & (rows < dots.shape[0]) & (cols >= 0) & (cols < dots.shape[1])
            covered &= dots.take(rows[:, 0], axis=0, mode="clip").take(cols, axis=1, mode="clip")
    return covered


def glyph_offsets(text: str, height_px: float) -> NDArray[np.int64]:
    """Return the (n, 2) pixels of numbers and capital letters, as offsets from the one in their middle."""
    dots = _text_dots(text)
    size = max(round(height_px / len(dots)), 1)
    pixels = np.argwhere(dots.repeat(size, axis=0).repeat(size, axis=1))
    offsets: NDArray[np.int64] = pixels - np.array(dots.shape) * size // 2
    return offsets


def _text_dots(text: str) -> NDArray[np.bool_]:
    r"""Return numbers and capital letters as rows of dots.

    >>> print("\n".join("".join(".#"[dot] for dot in row) for row in _text_dots("47").tolist()))
    #.#.###
    #.#...#
    ###...#
    ..#...#
    ..#...#
    """
    glyphs = np.array([[int(row) for row in _GLYPHS.get(letter, _BLANK)] for letter in text])
    dots = glyphs.T[:, :, None] << 1 >> np.arange(3, -1, -1) & 1
    return dots.reshape(_ROWS, -1)[:, :-1] > 0
