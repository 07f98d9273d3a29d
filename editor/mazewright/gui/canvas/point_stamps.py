"""Draw many equal circles at once: tens of thousands of grown points within a frame."""

from __future__ import annotations

from math import ceil

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QImage, QPainter, QPen

FORM = QImage.Format.Format_ARGB32_Premultiplied


class Stamps:
    """A transparent picture on which small pictures are put, also across its edge.

    Parameters
    ----------
    width, height : its size in pixels
    margin : the pixels around it that belong to the picture, too
    """

    def __init__(self, width: int, height: int, margin: int) -> None:
        self._margin = margin
        self.picture: NDArray[np.uint32] = np.zeros(
            (height + 2 * margin, width + 2 * margin), dtype=np.uint32
        )

    def put(self, stamp: NDArray[np.uint32], middles: NDArray[np.float64]) -> None:
        """Put a stamp around (n, 2) x and y, which hide what is below its pixels.

        The stamp has an odd number of pixels on each side, not more than the margin.
        """
        height, width = self.picture.shape
        side = len(stamp)
        corners = np.floor(middles).astype(np.int64) + self._margin - side // 2
        is_inside = ((corners >= 0) & (corners <= (width - side, height - side))).all(axis=1)
        corners = corners[is_inside]
        rows, cols = np.nonzero(stamp)
        places = (corners[:, 1] * width + corners[:, 0])[:, np.newaxis] + (rows * width + cols)
        self.picture.reshape(-1)[places] = stamp[rows, cols]


def circle(radius: float, pen: QPen, brush: QBrush) -> NDArray[np.uint32]:
    """Return the stamp of a circle, in pixels."""
    half = ceil(radius + pen.widthF() / 2)
    side = 2 * half + 1
    image = QImage(side, side, FORM)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(brush)
    painter.drawEllipse(QPointF(side / 2, side / 2), radius, radius)
    painter.end()
    return np.frombuffer(image.constBits(), dtype=np.uint32).reshape(side, side).copy()
