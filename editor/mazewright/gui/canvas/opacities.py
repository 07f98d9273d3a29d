"""Painting a level by how opaque its parts are, in one colour."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazewright.picture import LIGHT, Palette

_NOTHING = 0xFF000000


@cache
def opacity_palette(**opacities: int) -> Palette:
    """Give the palette whose colours are opacities, 0 to 255; none for whatever is not named."""
    others: dict[str, Any] = {
        part.name: _NOTHING for part in fields(Palette) if type(getattr(LIGHT, part.name)) is int
    }
    return replace(LIGHT, **others | {name: _NOTHING | opacity for name, opacity in opacities.items()})


def in_colour(opacities: NDArray[np.uint32], colour: int) -> NDArray[np.uint32]:
    """Give the picture of opacities (the lowest byte of each word) in a colour, as premultiplied words.

    >>> [f"{word:08x}" for word in in_colour(np.array([0xFF000080, 0xFF0000FF], np.uint32), 0xFF1668C7)]
    ['800b3464', 'ff1668c7']
    """
    share = np.arange(256, dtype=np.uint32)
    table = share << 24
    for shift in (0, 8, 16):
        table |= (share * (colour >> shift & 0xFF) + 127) // 255 << shift
    return np.take(table, opacities & np.uint32(0xFF))
