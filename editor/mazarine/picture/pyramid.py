"""Averaged colors of a level at a half, a quarter, an eighth … of its size, for far-off views."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from mazarine.picture.colors import CellColors
from mazarine.picture.palette import mean
from mazarine.picture.plane import Plane

_STRIP_ROWS = 128
"""Rows averaged at a time: small steps, so that a thread which builds lets others run."""


class Pyramid:
    """The colors of a plane at smaller sizes.

    Attributes
    ----------
    steps : uint32 arrays, step k (from 0) with one texel for 2**(k + 1) × 2**(k + 1) cells; a texel at
        the edge counts the last row or column twice where there is no other
    """

    def __init__(self, colors: CellColors, steps: list[NDArray[np.uint32]]) -> None:
        self.colors = colors
        self.steps = steps

    @classmethod
    def of(cls, plane: Plane, colors: CellColors, go_on: Callable[[], bool] = lambda: True) -> Pyramid | None:
        """Build the pyramid of a plane; None if `go_on` requested a stop."""
        rows, cols = plane.shape
        first = np.empty(((rows + 1) // 2, (cols + 1) // 2), dtype=np.uint32)
        for top in range(0, rows, _STRIP_ROWS):
            if not go_on():
                return None
            strip = plane.cut(slice(top, top + _STRIP_ROWS), slice(None))
            halved = _halved(colors.of(strip, shaded=True))
            first[top // 2 : top // 2 + len(halved)] = halved
        steps = [first]
        while max(steps[-1].shape) > 1:
            steps.append(_halved(steps[-1]))
        return cls(colors, steps)

    def patch(self, plane: Plane, rows: NDArray[np.intp], cols: NDArray[np.intp]) -> None:
        """Follow a change of these cells; costs what they are, not what the plane is."""
        source_shape = plane.shape
        for step, texels in enumerate(self.steps):
            rows, cols = _distinct(rows >> 1, cols >> 1, texels.shape[1])
            corners = []
            for down in (0, 1):
                for right in (0, 1):
                    r = np.minimum(2 * rows + down, source_shape[0] - 1)
                    c = np.minimum(2 * cols + right, source_shape[1] - 1)
                    corners.append(
                        self.colors.of(plane.cut(r, c), shaded=True)
                        if step == 0
                        else self.steps[step - 1][r, c]
                    )
            texels[rows, cols] = mean(mean(corners[0], corners[1]), mean(corners[2], corners[3]))
            source_shape = texels.shape


def _halved(colors: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Return the mean of each 2 × 2 colors, the last row and column counting twice where it is odd."""
    left, right = colors[:, ::2], colors[:, 1::2]
    if right.shape[1] < left.shape[1]:
        right = np.concatenate((right, colors[:, -1:]), axis=1)
    wide = mean(left, right)
    upper, lower = wide[::2], wide[1::2]
    if len(lower) < len(upper):
        lower = np.concatenate((lower, wide[-1:]))
    return mean(upper, lower)


def _distinct(
    rows: NDArray[np.intp], cols: NDArray[np.intp], width: int
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    places = np.unique(rows * width + cols)
    return places // width, places % width
