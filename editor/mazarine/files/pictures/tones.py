"""How dark each pixel is: several ways to turn colors into ink on paper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

Colors = NDArray[np.uint8]
Dark = NDArray[np.uint8]
"""(height, width), 0 for paper and 255 for ink."""

_VIVID = 60
"""From here on the difference of the largest and the smallest of red, green and blue is a color."""
_LEAST_INK = 0.004
_RAMP = (0.2, 0.7)
"""The shares between paper and ink where a pixel begins to count, and counts in full."""


@dataclass(frozen=True, eq=False)
class Tones:
    """A picture as ink on paper.

    Attributes
    ----------
    dark : how much ink each pixel has
    threshold : the brightness, from 0 to 255, that separates both
    colored : 255 where a color is drawn on the paper; None if there is none
    """

    dark: Dark
    threshold: int
    colored: Dark | None = None


def tones_of(colors: Colors, threshold: int | None) -> Iterator[Tones]:
    """Yield ways to see a picture, the most likely first."""
    vivid = np.max([_apart(colors, 0, 1), _apart(colors, 1, 2), _apart(colors, 0, 2)], axis=0) > _VIVID
    gray = np.asarray(Image.fromarray(colors).convert("L"))
    has_colors = np.count_nonzero(vivid) > 0.002 * vivid.size
    if threshold is not None:
        yield Tones(_inked(gray, threshold), threshold)
        return
    if not has_colors:
        yield _split(gray)
    else:
        plain = gray[~vivid]
        cut = otsu(plain) if plain.size else 0
        inked = np.count_nonzero(plain < cut), np.count_nonzero(gray[vivid] < cut)
        # Where most of what is dark has a color, walls have.
        if plain.size > 0.2 * gray.size and 4 * inked[0] > inked[1] and _is_split(plain):
            yield Tones(_inked(gray, cut, plain), cut, vivid.astype(np.uint8) * np.uint8(255))
        yield _split(_between(colors))
        yield _split(gray)
        yield _split(colors.max(axis=2))
    yield _split(leveled(gray))


def _apart(colors: Colors, first: int, second: int) -> NDArray[np.uint8]:
    one, other = colors[..., first], colors[..., second]
    return np.maximum(one, other) - np.minimum(one, other)


def otsu(values: NDArray[np.uint8]) -> int:
    """Return the first value of the brighter of two classes that are as even in themselves as can be.

    >>> otsu(np.array([10, 12, 200, 210], dtype=np.uint8))
    106
    """
    counts = np.bincount(values.reshape(-1), minlength=256).astype(np.float64)
    below = np.cumsum(counts)
    sums = np.cumsum(counts * np.arange(256))
    above = below[-1] - below
    with np.errstate(divide="ignore", invalid="ignore"):
        spread = (sums[-1] * below / below[-1] - sums) ** 2 / (below * above)
    spread[~np.isfinite(spread)] = 0
    best = np.flatnonzero(spread == spread.max())
    return (int(best[0]) + int(best[-1])) // 2 + 1


def leveled(gray: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a picture as if its light were even: each pixel as a share of the brightest ones around it."""
    height, width = gray.shape
    step = max(1, min(height, width) // 100)
    small = Image.fromarray(gray).reduce(step)
    for _ in range(3):
        small = small.filter(ImageFilter.MaxFilter(7))
    light = small.filter(ImageFilter.GaussianBlur(9)).resize((width, height), Image.Resampling.BILINEAR)
    ratio = gray / np.maximum(np.asarray(light), 1).astype(np.float32)
    even: NDArray[np.uint8] = np.minimum(ratio * 240, 255).astype(np.uint8)
    return even


def _split(gray: NDArray[np.uint8]) -> Tones:
    cut = otsu(gray)
    return Tones(_inked(gray, cut), cut)


def _is_split(values: NDArray[np.uint8]) -> bool:
    """Return whether values are of two kinds, neither of them rare."""
    cut = otsu(values)
    is_dark = values < cut
    share = np.count_nonzero(is_dark) / is_dark.size
    if not _LEAST_INK < share < 1 - _LEAST_INK:
        return False
    return float(np.median(values[~is_dark])) - float(np.median(values[is_dark])) > 60


def _inked(gray: NDArray[np.uint8], cut: int, sample: NDArray[np.uint8] | None = None) -> Dark:
    """Return the ink of pixels: in full at the middle of the darker class, none at that of the brighter."""
    counts = np.bincount((gray if sample is None else sample).reshape(-1), minlength=256)
    ink, paper = _median(counts, 0, cut), _median(counts, cut, 256)
    share = (paper - np.arange(256)) / max(1.0, paper - ink)
    # The cut is where a pixel counts for a half, whatever the classes are.
    at_cut = (paper - cut + 0.5) / max(1.0, paper - ink)
    middle = min(max(at_cut, 0.25), 0.75)
    low, high = (edge + middle - sum(_RAMP) / 2 for edge in _RAMP)
    table = ((share - low) / (high - low)).clip(0, 1) * 255
    return table.astype(np.uint8)[gray]


def _median(counts: NDArray[np.int64], first: int, last: int) -> float:
    part = np.cumsum(counts[first:last])
    return first + float(np.searchsorted(part, part[-1] / 2)) if len(part) and part[-1] else float(first)


def _between(colors: Colors) -> NDArray[np.uint8]:
    """Return where each color lies between the second of the two main colors and the first."""
    bins = (colors >> 4).astype(np.int32)
    codes = bins[..., 0] << 8 | bins[..., 1] << 4 | bins[..., 2]
    counts = np.bincount(codes.reshape(-1), minlength=4096).astype(np.float64)
    centers = np.stack([np.arange(4096) >> shift & 15 for shift in (8, 4, 0)], axis=1) * 16.0 + 8
    first = centers[int(counts.argmax())]
    distance = np.linalg.norm(centers - first, axis=1)
    second = centers[int((np.sqrt(counts) * distance).argmax())]
    way = first - second
    # The brighter of both is paper at first; a reading tries the other way too.
    if way.sum() < 0:
        way, second = -way, first
    share = ((colors.astype(np.float32) - second.astype(np.float32)) @ way.astype(np.float32)) / max(
        1.0, float(way @ way)
    )
    between: NDArray[np.uint8] = (share * 255).clip(0, 255).astype(np.uint8)
    return between
