"""Starts and goals: colors that only one cell has."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.files.pictures.turning import Plane, places_in
from mazarine.maze import MarkerKind

Spots = dict[tuple[int, int], MarkerKind]

_HUES = ("red", "yellow", "green", "cyan", "blue", "magenta")
_BY_LIKELIHOOD = ("green", "cyan", "blue", "yellow", "magenta", "red")
"""Colors from those that starts have to those that goals have."""
_VIVID = 70
_MUCH, _MOST = 0.22, 0.7
_FINE, _COARSE, _MANY_CELLS = 7, 3, 20_000


def spots_in(
    colors: NDArray[np.uint8], plane: Plane, floor: NDArray[np.bool_], share: float
) -> tuple[Spots, bool]:
    """Return the starts and goals among cells of floor, and whether their colors are only a guess.

    Parameters
    ----------
    colors : (height, width, 3), the picture
    plane : leads from columns and rows of the board to pixels
    floor : (rows, cols)
    share : the part of a cell, along a side, that no wall covers
    """
    if not (np.ptp(colors, axis=2) > _VIVID).any():
        return {}, False
    counts = _hue_shares(colors, plane, floor.shape, share) * floor[..., None]
    found = {name: _only(counts[..., number]) for number, name in enumerate(_HUES)}
    places = {name: place for name, place in found.items() if place is not None}
    ordered = [name for name in _BY_LIKELIHOOD if name in places]
    if not ordered or len(ordered) > 2:
        return {}, len(ordered) > 2
    if len(ordered) == 1:
        kind = MarkerKind.GOAL if ordered[0] == "red" else MarkerKind.START
        return {places[ordered[0]]: kind}, ordered[0] not in ("red", "green")
    start, goal = ordered
    kinds = {places[goal]: MarkerKind.GOAL, places[start]: MarkerKind.START}
    return kinds, (start, goal) != ("green", "red")


def _hue_shares(
    colors: NDArray[np.uint8], plane: Plane, shape: tuple[int, ...], share: float
) -> NDArray[np.float64]:
    """Return the share of each cell that has each hue: (rows, cols, hues)."""
    rows, cols = shape
    count = _FINE if rows * cols <= _MANY_CELLS else _COARSE
    within = 0.5 + 0.8 * share * ((np.arange(count) + 0.5) / count - 0.5)
    across = (np.arange(cols)[:, None] + within).reshape(-1)
    shares = np.zeros((rows, cols, len(_HUES)))
    for row in range(rows):
        for down in row + within:
            places = places_in(plane, np.column_stack((across, np.full(len(across), down))))
            x = np.floor(places[:, 0]).astype(np.int64).clip(0, colors.shape[1] - 1)
            y = np.floor(places[:, 1]).astype(np.int64).clip(0, colors.shape[0] - 1)
            hues = _hues(colors[y, x].astype(np.int64)).reshape(cols, count)
            for number in range(len(_HUES)):
                shares[row, :, number] += np.count_nonzero(hues == number, axis=1)
    return shares / count**2


def _hues(samples: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the number of the hue of each color; -1 for gray."""
    red, green, blue = samples.T
    high, low = samples.max(axis=1), samples.min(axis=1)
    span = np.maximum(1, high - low)
    angle = np.where(
        high == red,
        (green - blue) / span,
        np.where(high == green, 2 + (blue - red) / span, 4 + (red - green) / span),
    )
    return np.where(high - low > _VIVID, np.rint(angle).astype(np.int64) % 6, -1)


def _only(shares: NDArray[np.float64]) -> tuple[int, int] | None:
    """Return the one cell that has much of a color; of a path of that color, the one that it fills."""
    has_few = np.count_nonzero(shares >= _MUCH / 2) == 1 and shares.max() >= _MUCH
    if not has_few and np.count_nonzero(shares >= _MOST) != 1:
        return None
    row, col = np.unravel_index(int(shares.argmax()), shares.shape)
    return int(row), int(col)
