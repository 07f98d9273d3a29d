"""The legend of a pane: what its colors mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy

from mazarine.gui.i18n import on_language_change, show_text, tr
from mazarine.gui.i18n.texts import capitalized
from mazarine.gui.style.painting import PaintedWidget
from mazarine.messages import Message, Series
from mazarine.picture import Palette
from mazarine.picture.marks import State, mark_colors

_BETWEEN_PX, _GAP_PX = 14, 4


class Legend(PaintedWidget):
    """Says what the colors mean, in as many lines as it takes."""

    def __init__(self) -> None:
        super().__init__()
        self._colors: Sequence[tuple[Message, int]] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        show_text("Legend", self.setAccessibleName)
        on_language_change(self._follow)

    @Slot()
    def _follow(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(160, self._line_px)

    def heightForWidth(self, width: int) -> int:
        return max((y for _, y, _, _ in self.places(width)), default=0) + self._line_px

    @property
    def _line_px(self) -> int:
        return self.fontMetrics().lineSpacing() + 2

    def places(self, width: int) -> Iterator[tuple[int, int, str, int]]:
        """Return the place of each color, its meaning, and the color itself."""
        x = y = 0
        for title, color in self._colors:
            text = capitalized(tr(title))
            wide = self.fontMetrics().ascent() + _GAP_PX + self.fontMetrics().horizontalAdvance(text)
            if x and x + wide > width:
                x, y = 0, y + self._line_px
            yield x, y, text, color
            x += wide + _BETWEEN_PX

    def show_states(self, states: Sequence[State], palette: Palette) -> None:
        """Show these states, each with its color."""
        named = mark_colors(palette)
        self._colors = [(title, named.get(name) or getattr(palette, name)) for title, name in states]
        meanings = Series(tuple(title for title, _ in states), ", ")
        show_text(Message("{colors}", {"colors": meanings}), self.setAccessibleDescription)
        self._follow()

    def _paint(self, painter: QPainter) -> None:
        side = self.fontMetrics().ascent()
        painter.setPen(self.palette().text().color())
        for x, y, text, color in self.places(self.width()):
            painter.fillRect(x, y + 2, side, side, QColor.fromRgb(color))
            painter.drawRect(x, y + 2, side, side)
            painter.drawText(x + side + _GAP_PX, y + 1 + side, text)
