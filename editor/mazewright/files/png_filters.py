"""The filters of PNG, which make rows easier to pack, taken back without a toolkit."""

from __future__ import annotations

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

_SUB, _UP, _AVERAGE, _PAETH = 1, 2, 3, 4
_BAND_ROWS = 4096


def unfiltered(raw: NDArray[np.uint8], step: int) -> NDArray[np.uint8]:
    """Take the filters back.

    Parameters
    ----------
    raw : (height, 1 + row_bytes) uint8, before each row the number of its filter
    step : bytes from a pixel to the next

    Returns
    -------
    rows : (height, row_bytes) uint8, each row contiguous

    Raises
    ------
    ValueError
        If a filter is not known, in words that stand after a colon.
    """
    kinds = raw[:, 0]
    if kinds.max() > 4:
        raise ValueError("a row of the PNG picture has an unknown filter")
    # A row above and a pixel to the left of zeros spare every special case.
    padded = np.zeros((len(raw) + 1, raw.shape[1] - 1 + step), dtype=np.uint8)
    padded[1:, step:] = raw[:, 1:]
    if kinds.max() < _AVERAGE:
        _undo_simple_filters(padded, kinds, step)
    else:
        _undo_filters(padded, kinds, step)
    return padded[1:, step:]


def _undo_simple_filters(padded: NDArray[np.uint8], kinds: NDArray[np.uint8], step: int) -> None:
    for row in np.flatnonzero(kinds):
        here = padded[row + 1, step:]
        if kinds[row] == _UP:
            here += padded[row, step:]
        else:
            for sample in range(step):
                here[sample::step] = np.cumsum(here[sample::step], dtype=np.uint8)


def _undo_filters(padded: NDArray[np.uint8], kinds: NDArray[np.uint8], step: int) -> None:
    """Take filters back along diagonals, whose pixels do not depend on each other."""
    for top in range(0, len(kinds), _BAND_ROWS):
        # The row above, which is done, comes first, as one without a filter.
        band = padded[top : top + _BAND_ROWS + 1]
        _undo_band(band, np.append(np.uint8(0), kinds[top : top + _BAND_ROWS]), step)


def _undo_band(band: NDArray[np.uint8], kinds: NDArray[np.uint8], step: int) -> None:
    """Take the filters of some rows back; the first row is done, and zeros lie to the left."""
    rows, pixels = len(band), band.shape[1] // step - 1
    # Diagonals as rows, each next to those before: in the picture their pixels lie far apart.
    skewed = np.zeros((2 + rows + pixels - 1, rows * step), dtype=np.uint8)
    straight = as_strided(skewed[2:], (rows, pixels, step), ((rows + 1) * step, rows * step, 1))
    straight[...] = band[:, step:].reshape(rows, pixels, step)
    by_kind = [np.repeat(kinds == kind, step) for kind in (_SUB, _UP, _AVERAGE, _PAETH)]
    two_before, before = skewed[0].astype(np.int16), skewed[1].astype(np.int16)
    for diagonal, here in enumerate(skewed[2:]):
        first, last = step * max(1, diagonal - pixels + 1), step * min(rows, diagonal + 1)
        above = slice(first - step, last - step)
        here[first:last] += _predicted(
            [chosen[first:last] for chosen in by_kind], before[first:last], before[above], two_before[above]
        )
        two_before, before = before, here.astype(np.int16)
    band[1:, step:] = straight[1:].reshape(rows - 1, -1)


def _predicted(
    by_kind: list[NDArray[np.bool_]],
    left: NDArray[np.int16],
    up: NDArray[np.int16],
    corner: NDArray[np.int16],
) -> NDArray[np.uint8]:
    """Give what the filters foresaw for samples whose neighbours are known."""
    by_left, by_up, by_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    nearest = np.where(by_up <= by_corner, up, corner)
    nearest = np.where((by_left <= by_up) & (by_left <= by_corner), left, nearest)
    foreseen = (left, up, (left + up) >> 1, nearest)
    values = np.zeros_like(left)
    for value, chosen in zip(foreseen, by_kind, strict=True):
        values += value * chosen
    return values.astype(np.uint8)
