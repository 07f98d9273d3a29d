"""Paints what a program has drawn in the cells: colors, walls and texts."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mazewright.lattice import Side
from mazewright.mouse.drawing import COLORS, Marks, shown_text

_INSET = 0.14
"""The margin of colors in a cell, so that the walls stay visible."""
_TEXT_FROM_PX = 14.0
_MOST_LETTERS = 5
_TEXT_SHARE = 0.34
_DARK = 110
_PAPER = QColor(255, 255, 255, 170)
_WALL = QColor("#e8590c")
_CORNERS = {
    Side.N: ((-0.5, -0.5), (0.5, -0.5)), Side.E: ((0.5, -0.5), (0.5, 0.5)),
    Side.S: ((-0.5, 0.5), (0.5, 0.5)), Side.W: ((-0.5, -0.5), (-0.5, 0.5)),
}  # fmt: skip


def paint_marks(
    painter: QPainter, marks: Mapping[tuple[int, int], Marks], first: QPointF, cell_px: float, seen: QRectF
) -> None:
    """Paint what is in sight.

    Parameters
    ----------
    marks : by array row and column
    first : the middle of array place (0, 0)
    seen : the part that is in sight
    """
    size = cell_px * (1 - 2 * _INSET)
    seen = seen.adjusted(-cell_px, -cell_px, cell_px, cell_px)
    fills: dict[str, list[QRectF]] = {}
    lines: list[QLineF] = []
    texts: dict[str, list[tuple[QRectF, bytes]]] = {}
    for (row, col), mark in marks.items():
        x, y = first.x() + col * cell_px, first.y() + row * cell_px
        if not seen.contains(x, y):
            continue
        if mark.color:
            fills.setdefault(mark.color, []).append(QRectF(x - size / 2, y - size / 2, size, size))
        if mark.text and cell_px >= _TEXT_FROM_PX:
            cell = QRectF(x - cell_px / 2, y - cell_px / 2, cell_px, cell_px)
            texts.setdefault(mark.color, []).append((cell, mark.text))
        for side, ((x0, y0), (x1, y1)) in _CORNERS.items():
            if mark.walls & side.bit:
                lines.append(QLineF(x + x0 * cell_px, y + y0 * cell_px, x + x1 * cell_px, y + y1 * cell_px))
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for letter, rectangles in fills.items():
        painter.setBrush(QColor.fromRgba(COLORS[letter]))
        painter.drawRects(rectangles)
    if lines:
        painter.setPen(QPen(_WALL, max(1.5, cell_px * 0.08), c=Qt.PenCapStyle.RoundCap))
        painter.drawLines(lines)
    font = painter.font()
    font.setPixelSize(max(6, round(cell_px * _TEXT_SHARE)))
    painter.setFont(font)
    for letter, cells in texts.items():
        is_dark = letter and QColor.fromRgba(COLORS[letter]).lightness() < _DARK
        painter.setPen(Qt.GlobalColor.white if is_dark else Qt.GlobalColor.black)
        for cell, text in cells:
            if not letter:
                # Without a color the maze is below, in any color.
                painter.fillRect(_behind(cell, size), _PAPER)
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, _fitting(text))
    painter.restore()


def _behind(cell: QRectF, size: float) -> QRectF:
    """Return the part of a cell behind its text."""
    return QRectF(cell.center().x() - size / 2, cell.center().y() - size / 4, size, size / 2)


def _fitting(text: bytes) -> str:
    """Return as much of a text as fits into a cell."""
    shown = shown_text(text[: 4 * _MOST_LETTERS])
    return shown if len(shown) <= _MOST_LETTERS else f"{shown[: _MOST_LETTERS - 1]}…"
