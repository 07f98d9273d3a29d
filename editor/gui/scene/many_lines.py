"""Draws more lines than a pen could draw within a frame."""

from __future__ import annotations

from math import ceil, floor

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from editor.gui.scene.run_raster import paint_runs

MOST_STROKES = 1200
"""Lines that a pen draws within a frame: it takes some microseconds for each."""
_CASING = 0xD0D0D0D0


def draw_many_lines(
    painter: QPainter,
    lines: NDArray[np.float64],
    exposed: QRectF,
    pixel_ratio: float,
    ink: QColor,
    *,
    is_cased: bool = False,
) -> None:
    """Draw lines one pixel wide, or three with a light casing.

    Parameters
    ----------
    lines : (4, n) x, y, x, y of both ends, in units of the painter
    exposed : what is painted, in the same units
    """
    transform = painter.worldTransform()
    seen = transform.mapRect(exposed)
    left, top = floor(seen.left()), floor(seen.top())
    width, height = ceil((seen.right() - left) * pixel_ratio), ceil((seen.bottom() - top) * pixel_ratio)
    if width <= 0 or height <= 0:
        return
    offset = np.array((transform.dx() - left, transform.dy() - top) * 2)[:, None]
    color = ink.alpha() << 24
    for shift, part in ((16, ink.red()), (8, ink.green()), (0, ink.blue())):
        color |= part * ink.alpha() // 255 << shift
    pixels = paint_runs(
        (lines * transform.m11() + offset) * pixel_ratio, color, _CASING if is_cased else 0,
        width, height, int(is_cased),
    )  # fmt: skip
    image = QImage(pixels.data, width, height, width * 4, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(pixel_ratio)
    painter.save()
    painter.resetTransform()
    painter.drawImage(QPointF(left, top), image)
    painter.restore()
