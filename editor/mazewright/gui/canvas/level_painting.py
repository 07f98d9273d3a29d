"""From what is exposed of an item to a frame of pixels, and from its picture to the screen."""

from __future__ import annotations

from math import ceil, floor

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from mazewright.lattice import Geometry
from mazewright.picture import Frame


def frame_of(painter: QPainter, exposed: QRectF, geometry: Geometry, pixel_ratio: float) -> Frame | None:
    """Give the pixels of the device under a part of the scene; None if there are none."""
    transform = painter.worldTransform()
    seen = transform.mapRect(exposed)
    left, top = floor(seen.left() * pixel_ratio), floor(seen.top() * pixel_ratio)
    right, bottom = ceil(seen.right() * pixel_ratio), ceil(seen.bottom() * pixel_ratio)
    if right <= left or bottom <= top:
        return None
    return Frame(
        left, top, right - left, bottom - top,
        transform.dx() * pixel_ratio, transform.dy() * pixel_ratio, transform.m11() * pixel_ratio,
        geometry.pitch, geometry.lead,
    )  # fmt: skip


def draw_picture(
    painter: QPainter, picture: NDArray[np.uint32], frame: Frame, pixel_ratio: float, form: QImage.Format
) -> None:
    """Draw the picture of a frame where it lies."""
    height, width = picture.shape
    image = QImage(picture.data, width, height, width * 4, form)
    image.setDevicePixelRatio(pixel_ratio)
    painter.save()
    painter.resetTransform()
    painter.drawImage(QPointF(frame.x / pixel_ratio, frame.y / pixel_ratio), image)
    painter.restore()
