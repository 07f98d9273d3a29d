"""White paper for the pictures of `docs/explanation/segmentation.md`, and their colors."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

HERE = Path(__file__).parent
INK, PALE, PAPER = QColor(0x2A313C), QColor(0xB4BAC3), QColor(0xFFFFFF)
# Okabe and Ito's colors, which differ for every kind of color vision; beside them always a sign or a word.
BLUE, ORANGE, GREEN = QColor(0x0072B2), QColor(0xE69F00), QColor(0x009E73)
RED, SKY = QColor(0xD55E00), QColor(0x56B4E9)


class Sheet:
    """White paper to draw on, and a file in the end."""

    def __init__(self, width: int, height: int) -> None:
        self.image = QImage(width, height, QImage.Format.Format_RGB32)
        self.image.fill(PAPER)
        self.painter = QPainter(self.image)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def write(
        self, x: float, y: float, text: str, size: int = 17, *, bold: bool = False, color: QColor = INK
    ) -> None:
        """Write lines of text from here on, `y` at the top of the first."""
        self._use(size, bold, color)
        self.painter.drawText(QRectF(x, y, 4000, 4000), Qt.AlignmentFlag.AlignLeft, text)

    def put(self, at: QPointF, text: str, size: int = 15, *, bold: bool = True, color: QColor = INK) -> None:
        """Write a word around a point."""
        self._use(size, bold, color)
        box = QRectF(at.x() - 500, at.y() - 500, 1000, 1000)
        self.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def arrow(self, start: QPointF, end: QPointF, color: QColor = INK, width: float = 2.0) -> None:
        """Draw an arrow."""
        self.painter.setPen(QPen(color, width))
        self.painter.drawLine(start, end)
        way = end - start
        length = (way.x() ** 2 + way.y() ** 2) ** 0.5
        along = way * (9 / length)
        across = QPointF(-along.y(), along.x()) * 0.55
        for tip in (across, -across):
            self.painter.drawLine(end, end - along + tip)

    def save(self, name: str) -> None:
        """Write the file, with so few shades that a palette holds them: a third of the size."""
        self.painter.end()
        plain = Qt.ImageConversionFlag.AvoidDither
        image = self.image
        for kept in (QImage.Format.Format_RGB555, QImage.Format.Format_RGB32, QImage.Format.Format_Indexed8):
            image = image.convertToFormat(kept, plain)
        image.save(str(HERE / f"segmentation-{name}.png"), quality=0)

    def _use(self, size: int, bold: bool, color: QColor) -> None:
        font = QFont("DejaVu Sans")
        font.setPixelSize(size)
        font.setBold(bold)
        self.painter.setFont(font)
        self.painter.setPen(color)
