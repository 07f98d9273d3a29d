"""Painting: an exception that leaves a paint event would end the program."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QBuffer, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QImageWriter, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from mazarine.gui.background.reporting import Reporting

log = logging.getLogger(__name__)


@contextmanager
def guarded(painter: QPainter, name: str) -> Iterator[None]:
    """Log an exception while an object is painted, and restore the painter."""
    painter.save()
    try:
        yield
    except Exception:
        log.exception("%s could not be painted", name)
    painter.restore()


class PaintedWidget(Reporting, QWidget):
    """A widget that paints itself in `_paint`; exceptions there are logged."""

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        with guarded(painter, type(self).__name__):
            self._paint(painter)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        raise NotImplementedError


def image_of(
    picture: NDArray[np.uint32], pixel_ratio: float = 1.0, form: QImage.Format = QImage.Format.Format_RGB32
) -> QImage:
    """Return a Qt picture of 0xffRRGGBB pixels; `pixel_ratio` is device pixels per window pixel."""
    height, width = picture.shape
    image = QImage(np.ascontiguousarray(picture).data, width, height, width * 4, form)
    image.setDevicePixelRatio(pixel_ratio)
    return image


def draw_row(painter: QPainter, row: QRectF, left: str = "", middle: str = "", right: str = "") -> None:
    """Draw texts at both ends of a row and in its middle, such as the numbers of an axis."""
    flags = Qt.AlignmentFlag
    for flag, text in ((flags.AlignLeft, left), (flags.AlignHCenter, middle), (flags.AlignRight, right)):
        painter.drawText(row, flag | flags.AlignVCenter, text)


def blank_icon(size: QSize) -> QIcon:
    """Return an icon without content, which keeps its room in a list."""
    blank = QPixmap(size)
    blank.fill(Qt.GlobalColor.transparent)
    return QIcon(blank)


def png_of(widget: QWidget, pixel_ratio: float = 2.0) -> bytes:
    """Return a picture of a widget on the color of its window, as the content of a PNG file."""
    image = QImage(widget.size() * pixel_ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(pixel_ratio)
    image.fill(widget.palette().window().color())
    widget.render(image)
    buffer = QBuffer()
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def keep_width_px(pen: QPen, width_px: float, painter: QPainter) -> None:
    """Make a pen as wide at every zoom, in pixels of the window.

    Qt takes the width of a cosmetic pen in pixels of the screen: where there are two to one of the window
    lines would be half as thick.
    """
    pen.setWidthF(width_px * painter.device().devicePixelRatioF())
    pen.setCosmetic(True)
