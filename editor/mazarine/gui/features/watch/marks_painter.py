"""Paints what a program has drawn in the cells: colors, walls and texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from math import ceil, floor

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from mazarine.mouse.board import Spot
from mazarine.mouse.drawing import COLORS, Marks, shown_text

_INSET = 0.14
"""The margin of colors in a cell, so that the walls stay visible."""
_TEXT_FROM_PX = 14.0
_MOST_LETTERS = 5
_TEXT_SHARE = 0.34
_DARK = 110
_PAPER = QColor(255, 255, 255, 170)
_WALL = QColor("#e8590c")
_ENDS = {1: (-0.5, -0.5, 0.5, -0.5), 2: (0.5, -0.5, 0.5, 0.5),
         4: (-0.5, 0.5, 0.5, 0.5), 8: (-0.5, -0.5, -0.5, 0.5)}  # fmt: skip
"""The ends of the sides of a cell, by their bits."""
_MOST_TILES = 4096


class MarksPainter:
    """Paints marks; it keeps pictures of cells, since programs draw the same again and again."""

    def __init__(self) -> None:
        self._tiles: dict[tuple[str, bytes], QPixmap] = {}
        self._sort: tuple[float, float] = (0.0, 0.0)

    def paint(
        self, painter: QPainter, marks: Mapping[Spot, Marks], first: QPointF, cell_px: float, seen: QRectF
    ) -> None:
        """Paint what is in sight.

        Parameters
        ----------
        marks : by x and y from the south-west cell
        first : the middle of that cell
        seen : the part that is in sight
        """
        sort = cell_px, painter.device().devicePixelRatioF()
        if sort != self._sort or len(self._tiles) > _MOST_TILES:
            self._sort = sort
            self._tiles.clear()
        x0, y0, half = first.x(), first.y(), cell_px / 2
        lines: list[QLineF] = []
        for spot in _in_sight(marks, first, cell_px, seen):
            mark = marks.get(spot)
            if mark is None:
                continue
            walls, color, text = mark
            x, y = x0 + spot[0] * cell_px, y0 - spot[1] * cell_px
            if color or text:
                tile = self._tiles.get((color, text))
                if tile is None:
                    tile = self._tiles[color, text] = self._tile(color, text)
                painter.drawPixmap(QPointF(x - half, y - half), tile)
            if walls:
                ends = [ends for bit, ends in _ENDS.items() if walls & bit]
                lines += [
                    QLineF(x + left * cell_px, y + up * cell_px, x + right * cell_px, y + down * cell_px)
                    for left, up, right, down in ends
                ]
        if lines:
            painter.setPen(QPen(_WALL, max(1.5, cell_px * 0.08), c=Qt.PenCapStyle.RoundCap))
            painter.drawLines(lines)

    def _tile(self, color: str, text: bytes) -> QPixmap:
        """Return the picture of a cell."""
        cell_px, ratio = self._sort
        side = max(1, round(cell_px * ratio))
        tile = QPixmap(QSize(side, side))
        tile.setDevicePixelRatio(ratio)
        tile.fill(Qt.GlobalColor.transparent)
        painter = QPainter(tile)
        inset, size = cell_px * _INSET, cell_px * (1 - 2 * _INSET)
        if color:
            painter.fillRect(QRectF(inset, inset, size, size), QColor.fromRgba(COLORS[color]))
        if text and cell_px >= _TEXT_FROM_PX:
            if not color:
                # Without a color the maze is below, in any color.
                painter.fillRect(QRectF(inset, inset + size / 4, size, size / 2), _PAPER)
            is_dark = color and QColor.fromRgba(COLORS[color]).lightness() < _DARK
            painter.setPen(Qt.GlobalColor.white if is_dark else Qt.GlobalColor.black)
            font = painter.font()
            font.setPixelSize(max(6, round(cell_px * _TEXT_SHARE)))
            painter.setFont(font)
            painter.drawText(QRectF(0, 0, cell_px, cell_px), Qt.AlignmentFlag.AlignCenter, _fitting(text))
        painter.end()
        return tile


def _in_sight(marks: Mapping[Spot, Marks], first: QPointF, cell_px: float, seen: QRectF) -> Iterable[Spot]:
    """Return the cells in sight, of those that are marked if these are fewer."""
    columns = range(
        floor((seen.left() - first.x()) / cell_px), ceil((seen.right() - first.x()) / cell_px) + 1
    )
    rows = range(floor((first.y() - seen.bottom()) / cell_px), ceil((first.y() - seen.top()) / cell_px) + 1)
    if len(columns) * len(rows) < len(marks):
        return product(columns, rows)
    return [spot for spot in marks if spot[0] in columns and spot[1] in rows]


def _fitting(text: bytes) -> str:
    """Return as much of a text as fits into a cell."""
    shown = shown_text(text[: 4 * _MOST_LETTERS])
    return shown if len(shown) <= _MOST_LETTERS else f"{shown[: _MOST_LETTERS - 1]}…"
