"""A level in a few thousand pixels, at a cost that does not follow its size."""

from __future__ import annotations

from math import ceil

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Geometry
from mazarine.picture import Frame, Plane, Raster

_SHARP_FROM_PX = 4.0
"""From this size of a cell on walls are as thick as pixels; below, more pixels are painted and averaged."""
_FINE = 4
_BORDER_PX = 1
_A_LITTLE = 1e-6


def thumbnail(
    raster: Raster, plane: Plane, geometry: Geometry, width: int, height: int
) -> NDArray[np.uint32]:
    """Return the picture of a whole level, as large as there is room for, as 0xffRRGGBB words.

    Of a level with more cells than are painted some are picked out.
    """
    extent = geometry.extent(*plane.shape)
    room = width - 2 * _BORDER_PX, height - 2 * _BORDER_PX
    cell_px = min(side / size for side, size in zip(room, extent, strict=True))
    fine = 1 if cell_px >= _SHARP_FROM_PX else _FINE
    across, down = (fine * (ceil(size * cell_px - _A_LITTLE) + 2 * _BORDER_PX) for size in extent)
    edge = fine * _BORDER_PX
    frame = Frame(0, 0, across, down, edge, edge, cell_px * fine, geometry.pitch, geometry.lead)
    picture = raster.paint(plane, frame)
    return picture.copy() if fine == 1 else _averaged(picture, fine)


def _averaged(picture: NDArray[np.uint32], fine: int) -> NDArray[np.uint32]:
    """Return the mean of each block of pixels.

    >>> block = np.array([[0xFF102030, 0xFF304050]] * 2, dtype=np.uint32)
    >>> f"{_averaged(block, 2)[0, 0]:x}"
    'ff203040'
    """
    rows, cols = picture.shape
    parts = picture.view(np.uint8).reshape(rows // fine, fine, cols // fine, fine, 4)
    mean = parts.mean(axis=(1, 3), dtype=np.float32).astype(np.uint8)
    return np.ascontiguousarray(mean).view(np.uint32)[..., 0]
