"""Boards at the crossings of two combs, and how well a picture agrees with one of cells."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.files.options import WallStyle
from mazarine.maze.wall_positions import WallPositions

Spans = tuple[NDArray[np.float64], NDArray[np.float64]]
"""Where boxes begin and where they end."""
Shares = NDArray[np.float64]


class Boxes:
    """A picture of which boxes are measured; what lies beyond it is paper.

    `dark` is (height, width) uint8, `has_paper_around` is whether most of the outermost pixels are paper.
    """

    def __init__(self, dark: NDArray[np.uint8]) -> None:
        self.shape = dark.shape
        rim = np.concatenate((dark[0], dark[-1], dark[:, 0], dark[:, -1]))
        self.has_paper_around = bool(rim.mean() < 128)
        kind = np.int32 if dark.size < 1 << 23 else np.int64
        sums = np.zeros((dark.shape[0] + 1, dark.shape[1] + 1), dtype=kind)
        np.cumsum(dark, axis=0, out=sums[1:, 1:])
        np.cumsum(sums[1:, 1:], axis=1, out=sums[1:, 1:])
        self._sums = sums

    def sums(self, rows: Spans, cols: Spans) -> Shares:
        """Return how much ink each box has, in pixels of full ink: (rows, cols)."""
        (top, bottom), (left, right) = self._bounds(rows, 0), self._bounds(cols, 1)
        sums = self._sums
        inked = sums[np.ix_(bottom, right)] - sums[np.ix_(top, right)]
        inked += sums[np.ix_(top, left)] - sums[np.ix_(bottom, left)]
        return inked / 255.0

    def means(self, rows: Spans, cols: Spans) -> Shares:
        """Return the share of ink in each box: (rows, cols)."""
        (top, bottom), (left, right) = self._bounds(rows, 0), self._bounds(cols, 1)
        return self.sums(rows, cols) / np.maximum(1, np.outer(bottom - top, right - left))

    def lengths(self, spans: Spans, axis: int) -> NDArray[np.int64]:
        """Return how many pixels long spans are in the picture."""
        first, last = self._bounds(spans, axis)
        return last - first

    def _bounds(self, spans: Spans, axis: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        first = np.rint(spans[0]).astype(np.int64)
        last = np.maximum(np.rint(spans[1]).astype(np.int64), first + 1)
        return first.clip(0, self.shape[axis]), last.clip(0, self.shape[axis])


Flags = NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Board:
    """What was read at the crossings of two combs.

    Attributes
    ----------
    style : thin or block
    rock : (rows, cols) bool
    positions : the closed positions; None for blocks
    first : the row and column of the upper left corner, in pixels
    pitch : the height and width of a cell, in pixels
    agreement : from 0 to 1, how well the picture agrees
    drawn_in : the number of cells in which something is drawn that is left out
    has_border : whether the outer border is drawn
    """

    style: WallStyle
    rock: Flags
    positions: WallPositions | None
    first: tuple[float, float]
    pitch: tuple[float, float]
    agreement: float
    drawn_in: int = 0
    has_border: bool = True


_FEWEST_BLOCKS = 5
"""Of a side of a maze of blocks: two cells, with walls around and between."""


def block_board(
    boxes: Boxes,
    units: tuple[float, float],
    middles: tuple[float, float],
    cells: tuple[int, int] | None = None,
) -> Board | None:
    """Read cells that are rock or floor, of this height and width.

    One of them has this middle; it is the first one where the number of cells is given.
    """
    spans, places = [], []
    for axis, (unit, middle, length) in enumerate(zip(units, middles, boxes.shape, strict=True)):
        start = middle % unit
        start -= unit if start > 0.9 * unit else 0
        centers = np.arange(start, length + 0.1 * unit, unit)
        if cells is not None:
            centers = middle + np.arange(cells[axis]) * unit
        spans.append((centers - 0.3 * unit, centers + 0.3 * unit))
        places.append(centers - unit / 2)
    if cells is None and min(len(place) for place in places) < 3:
        return None
    shares = boxes.means(*spans)
    rock = shares > 0.5
    fills = all(
        abs(place[0]) < 0.12 * unit and abs(place[-1] + unit - length) < 0.12 * unit
        for place, unit, length in zip(places, units, boxes.shape, strict=True)
    )
    bounds = _bounds_of_blocks(rock, fills) if cells is None else (0, cells[0], 0, cells[1])
    if bounds is None:
        return None
    top, bottom, left, right = bounds
    board, shares = rock[top:bottom, left:right].copy(), shares[top:bottom, left:right]
    doubts = float(((shares > 0.25) & (shares < 0.75)).mean())
    frame = min(float(line.mean()) for line in (board[0], board[-1], board[:, 0], board[:, -1]))
    agreement = (1 - min(1.0, 5 * doubts)) * min(1.0, max(0.7, 0.4 + 1.4 * (frame - 0.5)))
    agreement *= 0.4 if _has_ring(board) else 1.0
    agreement *= 1.0 if 0.03 < board.mean() < 0.92 else 0.2
    agreement *= 0.3 if min(board.shape) < _FEWEST_BLOCKS else 1.0
    return Board(
        "block", board, None, (places[0][top], places[1][left]), (units[0], units[1]), agreement
    )  # fmt: skip


def _bounds_of_blocks(rock: Flags, fills: bool) -> tuple[int, int, int, int] | None:
    """Return the first row, that after the last, and the same of columns."""
    top, bottom, left, right = 0, rock.shape[0], 0, rock.shape[1]
    for _ in range(3):
        top, bottom = _ends_of_blocks(rock[:, left:right], top, bottom, fills)
        left, right = _ends_of_blocks(rock[top:bottom].T, left, right, fills)
    return (top, bottom, left, right) if bottom - top > 2 and right - left > 2 else None


def _ends_of_blocks(rock: Flags, first: int, last: int, fills: bool) -> tuple[int, int]:
    """Return the bounds without paper around and without rock around the outermost row of rock."""
    if not rock.shape[1]:
        return first, first
    shares = rock[first:last].mean(axis=1)
    framed = np.flatnonzero(shares >= 0.5)
    some = np.flatnonzero(shares > 0)
    if not len(some):
        return first, first
    start, end = (int(some[0]), int(some[-1]) + 1)
    if len(framed) and (shares[framed[0]] > 0.8 or shares[framed[-1]] > 0.8):
        start, end = int(framed[0]), int(framed[-1]) + 1
    whole = shares > 0.999
    if fills:  # what lies around the maze would seldom be as wide as a cell
        return first + start, first + end
    while end - start > 3 and whole[start] and shares[start + 1] > 0.8:
        start += 1
    while end - start > 3 and whole[end - 1] and shares[end - 2] > 0.8:
        end -= 1
    return first + start, first + end


def _has_ring(board: Flags) -> bool:
    """Return whether floor runs all around inside of the border, as where paper is taken for rock."""
    inner = board[1:-1, 1:-1]
    if min(inner.shape) < 3:
        return False
    ring = np.concatenate((inner[0], inner[-1], inner[1:-1, 0], inner[1:-1, -1]))
    # A small maze may have as few walls there as a border has gaps.
    return int(np.count_nonzero(ring)) <= (max(2, 0.04 * len(ring)) if len(ring) > 24 else 0)
