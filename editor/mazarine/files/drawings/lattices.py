"""Where the posts of a drawing with thin walls are: the period of its lines in both directions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.files.drawings.grids import Mask, SymbolGrid
from mazarine.files.drawings.symbols import FLAT, UPRIGHT, arms_of, is_box

_T = TypeVar("_T", bound=np.generic)

_MOST_PITCH = 8
_REGULAR = 0.97
_POSTS = "o*.#xO0•●■·X@"
_FEW_BLANK_POSTS = 0.35


@dataclass(frozen=True, eq=False)
class Lattice:
    """The posts of a drawing.

    Attributes
    ----------
    arms : (lines, columns) uint8, the directions in which each character draws a line
    top, left : where the first post is; `top` is -1 where the upper border is missing
    down, right : how far the posts are apart
    rows, cols : how many cells there are
    style : `posts`, `underscores`, `joints` (lines from character to character) or `cells` (of rock)
    """

    arms: NDArray[np.uint8]
    top: int
    left: int
    down: int
    right: int
    rows: int
    cols: int
    style: str

    def placed(self, values: NDArray[_T]) -> NDArray[_T]:
        """Return an array in which the first post is at (0, 0) and the last one in the last place."""
        shape = self.rows * self.down + 1, self.cols * self.right + 1
        above = max(-self.top, 0)
        placed = np.zeros(shape, dtype=values.dtype)
        part = values[max(self.top, 0) :, self.left :][: shape[0] - above, : shape[1]]
        placed[above : above + len(part), : part.shape[1]] = part
        return placed

    def inside(self, shape: tuple[int, ...], *, border: bool = False) -> Mask:
        """Return which characters stand in cells, or anywhere in the maze with its border."""
        line, col = np.arange(shape[0])[:, None] - self.top, np.arange(shape[1]) - self.left
        last_line, last_col = self.rows * self.down, self.cols * self.right
        if border:
            within: Mask = (line >= 0) & (line <= last_line) & (col >= 0) & (col <= last_col)
            return within
        lines = (line > 0) & (line <= last_line) & ((line % self.down != 0) | (self.style == "underscores"))
        inside: Mask = lines & (col > 0) & (col < last_col) & (col % self.right != 0)
        return inside

    def edges(self, shape: tuple[int, ...]) -> Mask:
        """Return which characters stand between two posts of the outer border."""
        line, col = np.arange(shape[0])[:, None] - self.top, np.arange(shape[1]) - self.left
        last_line, last_col = self.rows * self.down, self.cols * self.right
        flat = ((line == 0) | (line == last_line)) & (col > 0) & (col < last_col) & (col % self.right != 0)
        upright = ((col == 0) | (col == last_col)) & (line > 0) & (line < last_line) & (line % self.down != 0)
        edges: Mask = flat | upright
        return edges

    def cell_rows(self, lines: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return in which rows of cells lines of the drawing are."""
        return (lines - self.top - 1) // self.down

    def cell_cols(self, columns: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return in which columns of cells columns of the drawing are."""
        return (columns - self.left) // self.right


def lattice_of(grid: SymbolGrid) -> Lattice | None:
    """Return the lattice of the lines of a drawing; None if they are not regular."""
    present = grid.counted()
    arms = grid.values({symbol: arms_of(symbol) for symbol in present})
    flat, upright = (arms & FLAT) == FLAT, (arms & UPRIGHT) == UPRIGHT
    under = grid.mask("_")
    joints = ((arms & FLAT) > 0) & ((arms & UPRIGHT) > 0)
    bars = upright & ~joints
    if np.count_nonzero(under) > np.count_nonzero(flat & ~under & ~joints) and bars.any():
        return _of_underscores(arms, under, bars)
    posts = joints | _posts(grid, flat | upright)
    if not (arms > 0).any() or np.count_nonzero(flat | upright | posts) < 4:
        return None
    lines, columns = (flat | posts).sum(axis=1), (upright | posts).sum(axis=0)
    boxes = any(map(is_box, present))
    if boxes and joints.any():
        # Corners stand on posts; lines between characters one apart say nothing.
        lines, columns = joints.sum(axis=1), joints.sum(axis=0)
    down, right = _pitch(lines), _pitch(columns)
    if min(down, right) < 1 or (not boxes and min(down, right) < 2):
        return None
    used_lines, used_columns = (np.flatnonzero((arms > 0).any(axis=axis)) for axis in (1, 0))
    # The lattice goes on to where lines begin without a post.
    top = _first(lines) + min(0, (int(used_lines[0]) - _first(lines)) // down * down)
    left = _first(columns) + min(0, (int(used_columns[0]) - _first(columns)) // right * right)
    rows = -(-(int(used_lines[-1]) - top) // down)
    cols = -(-(int(used_columns[-1]) - left) // right)
    if min(rows, cols) < 1:
        return None
    style = "posts"
    if down == 1 or right == 1:
        at_posts = arms[top::down, left::right]
        blank = float((at_posts == 0).mean())
        style = "joints" if blank <= _FEW_BLANK_POSTS else "cells"
    return Lattice(arms, top, left, down, right, rows, cols, style)


def _first(counts: NDArray[np.int64]) -> int:
    return int(np.flatnonzero(counts)[0])


def _of_underscores(arms: NDArray[np.uint8], under: Mask, bars: Mask) -> Lattice | None:
    """Return the lattice of a drawing whose flat walls are underscores, each at the foot of its line."""
    top = 0 if not bars[0].any() else -1
    lines = under.sum(axis=1)
    if top < 0:
        lines = np.concatenate([[0], lines])
    columns = bars.sum(axis=0)
    right, down = _pitch(columns), _pitch(lines, 0)
    left = _first(columns)
    if right < 2 or down < 1:
        return None
    divisors = [width for width in range(right, 1, -1) if right % width == 0]
    right = next((width for width in divisors if _fills_cells(under[:, left:], width)), right)
    rows = -(-(len(lines) - 1) // down)
    width = int(np.flatnonzero((under | bars).any(axis=0))[-1])
    cols = -(-(width - left) // right)
    if min(rows, cols) < 1:
        return None
    return Lattice(arms, top, left, down, right, rows, cols, "underscores")


def _fills_cells(under: Mask, width: int) -> bool:
    """Return whether underscores fill cells of a width, with their right side, or leave them empty."""
    count = under.shape[1] // width
    inside = under[:, : count * width].reshape(len(under), count, width)[:, :, 1:]
    drawn = inside.any(axis=2)
    return bool(np.count_nonzero(inside.all(axis=2)) >= _REGULAR * np.count_nonzero(drawn))


def _posts(grid: SymbolGrid, lines: Mask) -> Mask:
    """Return where a sign for posts stands that draws no line: the one in the upper left corner."""
    first = np.flatnonzero(grid.drawn[0])
    symbol = grid.symbols[grid.codes[0, first[0]]] if len(first) else " "
    if symbol not in _POSTS or not lines.any():
        return np.zeros(grid.codes.shape, dtype=bool)
    found = grid.mask(symbol)
    # The same sign may stand in cells: lines of posts are those that begin with one.
    found[~found[:, first[0]]] = False
    return found


def _pitch(counts: NDArray[np.int64], first: int | None = None) -> int:
    """Return the largest period of the places that are counted, 0 if there is none.

    >>> _pitch(np.array([0, 3, 0, 0, 1, 0, 0, 9]))
    3
    """
    places = np.flatnonzero(counts)
    if len(places) < 2:
        return 0
    weights = counts[places]
    places = places - (places[0] if first is None else first)
    for pitch in range(_MOST_PITCH, 0, -1):
        if weights[places % pitch == 0].sum() >= _REGULAR * weights.sum() and places[-1] >= pitch:
            return pitch
    return 0
