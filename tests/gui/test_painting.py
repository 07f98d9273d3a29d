"""What paint code shares."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from pytestqt.qtbot import QtBot

from mazarine.gui.style.painting import keep_width_px


@pytest.mark.parametrize("pixel_ratio", [1.0, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("zoom", [0.5, 8.0])
def test_a_line_is_as_thick_at_every_zoom_and_on_every_screen(
    qtbot: QtBot, pixel_ratio: float, zoom: float
) -> None:
    del qtbot
    side = round(40 * pixel_ratio)
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    image.setDevicePixelRatio(pixel_ratio)
    painter = QPainter(image)
    painter.scale(zoom, zoom)
    pen = QPen(QColor("black"))
    keep_width_px(pen, 4, painter)
    painter.setPen(pen)
    painter.drawLine(QPointF(20 / zoom, 0), QPointF(20 / zoom, 40 / zoom))
    painter.end()
    dark = sum(image.pixelColor(x, side // 2).lightness() < 128 for x in range(side))
    assert dark == 4 * pixel_ratio
