"""Tints: one byte a cell for the strength of its color in an overlay, and the colors of the bytes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

from mazarine.messages import Message
from mazarine.picture.drawn_path import DrawnPath
from mazarine.picture.palette import Palette, rgb_of_oklab
from mazarine.picture.plane import AnyOverlay, Overlay

PLAIN = 0
"""Floor without a value in the overlay."""
UNREACHED = 1
"""Floor that cannot be reached."""
WEAKEST, STRONGEST = 2, 255
"""The first and last step of what the overlay measures."""

_STEPS = STRONGEST - WEAKEST
DEAD_END = PALE = WEAKEST + _STEPS // 4
"""A cell that leads to dead ends only."""
_LEAST_SHARE = 0.2
_SHADES: dict[AnyOverlay, Callable[[Palette], int]] = {
    Overlay.DEAD_ENDS: lambda palette: palette.dead_end,
    Overlay.CHOKEPOINTS: lambda palette: palette.chokepoint,
    Overlay.SOLUTION: lambda palette: palette.solution,
}
"""The strongest color of overlays in one color; the others have a ramp."""


@dataclass(frozen=True, eq=False)
class Tints:
    """The values of an overlay for a whole maze.

    Attributes
    ----------
    overlay : the overlay that they are of
    steps : (levels, rows, cols) uint8 tints, None where there is nothing to show
    message : what the tints mean, or why there is nothing to show
    most : the number that the strongest tint stands for, 0 if tints stand for no numbers
    least : the number that the weakest tint stands for
    parents : (levels, rows, cols) uint8, of a tree the bit of the side of each cell towards its parent, or 0
    path : a path that is drawn over the tints
    """

    overlay: AnyOverlay
    steps: NDArray[np.uint8] | None
    message: Message
    most: float = 0
    parents: NDArray[np.uint8] | None = None
    least: float = 0
    path: DrawnPath | None = None


def distance_steps(distances: NDArray[np.int32]) -> NDArray[np.uint8]:
    """Return the tints of distances, in even steps from 0 to the largest; -1 is what cannot be reached.

    >>> distance_steps(np.array([-1, 0, 5, 10], dtype=np.int32)).tolist()
    [1, 2, 128, 255]
    """
    most = max(int(distances.max(initial=0)), 1)
    share = np.maximum(distances, 0) * np.float32(_STEPS / most)
    # The largest must not fall short of the last step.
    steps = (share + np.float32(0.01)).astype(np.uint8) + np.uint8(WEAKEST)
    steps[distances < 0] = UNREACHED
    return steps


def dead_end_steps(trees: NDArray[np.bool_], tips: NDArray[np.int64]) -> NDArray[np.uint8]:
    """Return the tints of the trees of dead ends, stronger at their tips.

    Parameters
    ----------
    trees : (levels, rows, cols)
    tips : (n, 3) array places
    """
    steps = trees.view(np.uint8) * np.uint8(DEAD_END)
    steps[tuple(tips.T)] = STRONGEST
    return steps


def log_steps(counts: NDArray[np.int32]) -> NDArray[np.uint8]:
    """Return the tints of counts of cells, on a log scale; 0 is none.

    >>> log_steps(np.array([0, 1, 10, 100], dtype=np.int32)).tolist()
    [0, 2, 128, 255]
    """
    steps = np.zeros(counts.shape, dtype=np.uint8)
    places = np.nonzero(counts > 0)
    numbers = counts[places]
    most = int(numbers.max(initial=1))
    share = np.log(numbers) / log(most) if most > 1 else np.ones(len(numbers))
    steps[places] = (share * _STEPS + WEAKEST + 1e-6).astype(np.uint8)
    return steps


def path_steps(shape: tuple[int, int, int], cells: NDArray[np.int64]) -> NDArray[np.uint8]:
    """Return the tints of a path over these (n, 3) array places: pale, since a line is drawn over them."""
    steps = np.zeros(shape, dtype=np.uint8)
    steps[tuple(cells.T)] = PALE
    return steps


def tint_colors(palette: Palette, overlay: AnyOverlay) -> NDArray[np.uint32]:
    """Return the 256 colors of the tints of an overlay."""
    colors = np.full(256, palette.floor, dtype=np.uint32)
    colors[UNREACHED] = palette.unreached
    colors[WEAKEST:] = _shades(palette, overlay) if overlay in _SHADES else _ramp(palette)
    return colors


def _ramp(palette: Palette) -> NDArray[np.uint32]:
    """Return the ramp of distances: usually from light yellow by green and blue to violet.

    Lightness falls in even steps while the hue turns at the same chroma, in Björn Ottosson's OKLab. So
    equal distances look equally far apart, for every kind of color vision and in gray; and the darkest
    is lighter than walls and rock.
    """
    share = np.linspace(0, 1, _STEPS + 1)
    light = palette.ramp_lightness[0] + share * (palette.ramp_lightness[1] - palette.ramp_lightness[0])
    hue = np.radians(palette.ramp_hues[0] + share * (palette.ramp_hues[1] - palette.ramp_hues[0]))
    return rgb_of_oklab(light, palette.ramp_chroma * np.cos(hue), palette.ramp_chroma * np.sin(hue))


def _shades(palette: Palette, overlay: AnyOverlay) -> NDArray[np.uint32]:
    """Return the colors from the floor's to the overlay's."""
    strongest = _SHADES[overlay](palette)
    shares = np.linspace(_LEAST_SHARE, 1, _STEPS + 1)
    colors = np.full(_STEPS + 1, 0xFF000000, dtype=np.uint32)
    for shift in (16, 8, 0):
        weakest, full = palette.floor >> shift & 0xFF, strongest >> shift & 0xFF
        colors |= (weakest + (full - weakest) * shares + 0.5).astype(np.uint32) << np.uint32(shift)
    return colors
