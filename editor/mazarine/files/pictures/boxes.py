"""Means of many boxes of a picture at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

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
