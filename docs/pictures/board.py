"""A level of a maze on a sheet, and what is drawn over it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from faces import Face
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPen
from sheet import INK, PAPER, Sheet

from mazarine.maze import Maze
from mazarine.picture import LIGHT, Overlay, render_level
from mazarine.regions import Segmentation

Place = tuple[float, float]


class Board:
    """A level of a maze on a sheet, with its first cell at a place, and things drawn over it."""

    def __init__(
        self,
        sheet: Sheet,
        left: float,
        top: float,
        maze: Maze,
        cell_px: int = 40,
        segmentation: Segmentation | None = None,
    ) -> None:
        self.sheet, self.left, self.top, self.cell_px = sheet, left, top, cell_px
        self.painter = sheet.painter
        overlay, kind = (Overlay.NONE, None) if segmentation is None else (Overlay.KINDS, segmentation.kind)
        words = render_level(maze, 0, overlay, kind, None, cell_px, LIGHT)
        height, width = words.shape
        image = QImage(words.data, width, height, 4 * width, QImage.Format.Format_RGB32)
        margin = (width - maze.shape[2] * cell_px) // 2
        inside = image.copy(margin - 4, margin - 4, width - 2 * margin + 8, height - 2 * margin + 8)
        self.painter.drawImage(QPointF(left - 4, top - 4), inside)

    def at(self, place: Place) -> QPointF:
        """Return the pixel of (row, col), where cell (0, 0) is from (0, 0) to (1, 1)."""
        return QPointF(self.left + place[1] * self.cell_px, self.top + place[0] * self.cell_px)

    def fill(self, cells: Iterable[Face], color: QColor, share: float = 0.45) -> None:
        """Tint cells."""
        tint = QColor(color)
        tint.setAlphaF(share)
        for row, col in cells:
            inset = 0.08
            corners = self.at((row + inset, col + inset)), self.at((row + 1 - inset, col + 1 - inset))
            self.painter.fillRect(QRectF(*corners), tint)

    def outline(self, cells: Iterable[Face], color: QColor) -> None:
        """Draw a dashed frame in each of these cells."""
        self.painter.setPen(QPen(color, 2, Qt.PenStyle.DashLine))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        for row, col in cells:
            self.painter.drawRect(
                QRectF(self.at((row + 0.14, col + 0.14)), self.at((row + 0.86, col + 0.86)))
            )

    def dots(self, faces: Iterable[Face], color: QColor, radius: float = 0.17) -> None:
        """Draw faces: a dot on the vertex in the middle of each."""
        self.painter.setPen(QPen(PAPER, 2))
        self.painter.setBrush(color)
        for row, col in faces:
            size = radius * self.cell_px
            self.painter.drawEllipse(self.at((row + 1, col + 1)), size, size)

    def crosses(self, faces: Iterable[Face], color: QColor) -> None:
        """Cross faces out."""
        for pen in (QPen(PAPER, 7), QPen(color, 4)):
            self.painter.setPen(pen)
            for row, col in faces:
                for way in (-1, 1):
                    ends = (row + 0.8, col + 1 - way * 0.2), (row + 1.2, col + 1 + way * 0.2)
                    self.painter.drawLine(self.at(ends[0]), self.at(ends[1]))

    def frame(self, cells: Iterable[Face], color: QColor = INK) -> None:
        """Draw one frame around some cells."""
        rows, cols = zip(*cells, strict=True)
        self.painter.setPen(QPen(color, 3))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = 0.08
        first = self.at((min(rows) + inset, min(cols) + inset))
        last = self.at((max(rows) + 1 - inset, max(cols) + 1 - inset))
        self.painter.drawRect(QRectF(first, last))

    def pluses(self, faces: Iterable[Face], color: QColor) -> None:
        """Draw faces as dots with a plus."""
        for row, col in faces:
            self.dots([(row, col)], color, 0.22)
            self.sheet.put(self.at((row + 1, col + 1)), "+", 17, color=PAPER)

    def card(self, faces: Collection[Face], text: str) -> None:
        """Write a line on white in the middle of some faces, between two rows of them."""
        row = sum(row for row, _ in faces) / len(faces) + 1
        col = sum(col for _, col in faces) / len(faces) + 1
        at = self.at((int(row) + 0.5, col))
        self.painter.setPen(QPen(INK, 1))
        self.painter.setBrush(PAPER)
        width = 8.3 * len(text) + 12
        self.painter.drawRoundedRect(QRectF(at.x() - width / 2, at.y() - 12, width, 24), 5, 5)
        self.sheet.put(at, text, 14)

    def put(self, cell: Face, text: str, size: int = 15, color: QColor = INK) -> None:
        """Write a word into a cell."""
        self.sheet.put(self.at((cell[0] + 0.5, cell[1] + 0.5)), text, size, color=color)
