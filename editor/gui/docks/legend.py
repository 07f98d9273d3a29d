"""The legend: a slim card below the maze that says what the colours mean."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QHBoxLayout, QLabel, QWidget

from editor.picture import Overlay, Palette

_CORNER_PX = 10
_CHIP_PX = 16


class Legend(QWidget):
    """Lies at the lower left of a scroll area's viewport and lets the pointer through."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self.setObjectName("legend")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 6, 12, 6)
        self._row.setSpacing(6)

    @property
    def room_px(self) -> int:
        """The height that it takes at the lower edge, 0 while it is hidden."""
        return 0 if self.isHidden() else self.sizeHint().height() + _CORNER_PX

    def set_look(self, palette: Palette, overlay: Overlay) -> None:
        """Explain these colours."""
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for at, (colours, mark, words) in enumerate(_explanation(palette, overlay)):
            if at:
                self._row.addSpacing(10)
            for widget in (_Chip(colours, palette, mark), QLabel(words)):
                self._row.addWidget(widget)
                # A layout shows what is added to it later, and until then leaves no room for it.
                widget.show()
        self.place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(self.palette().color(QPalette.ColorRole.Window))
        ground.setAlpha(236)
        line = QColor(self.palette().color(QPalette.ColorRole.WindowText))
        line.setAlpha(40)
        painter.setPen(QPen(line, 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)

    @Slot()
    def place(self) -> None:
        """Take the place at the lower left."""
        self._row.activate()
        self.adjustSize()
        corner = self._area.viewport().geometry().bottomLeft()
        self.move(corner.x() + _CORNER_PX, corner.y() + 1 - self.height() - _CORNER_PX)


class _Chip(QWidget):
    """A square of a colour, or of several, with the cross that crossroads carry."""

    def __init__(self, colours: tuple[int, ...], palette: Palette, mark: bool) -> None:
        super().__init__()
        self.setFixedSize(_CHIP_PX, _CHIP_PX)
        self._colours = [QColor.fromRgb(colour) for colour in colours]
        self._wall = QColor.fromRgb(palette.wall)
        self._mark = QColor.fromRgb(palette.mark) if mark else None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the square."""
        del event
        painter = QPainter(self)
        width = _CHIP_PX / len(self._colours)
        for at, colour in enumerate(self._colours):
            painter.fillRect(QRectF(at * width, 0, width, _CHIP_PX), colour)
        if self._mark is not None:
            middle = _CHIP_PX // 2
            painter.fillRect(QRectF(middle - 3, middle - 1, 6, 2), self._mark)
            painter.fillRect(QRectF(middle - 1, middle - 3, 2, 6), self._mark)
        painter.setPen(QPen(self._wall, 1))
        painter.drawRect(QRectF(0.5, 0.5, _CHIP_PX - 1, _CHIP_PX - 1))


def _explanation(palette: Palette, overlay: Overlay) -> list[tuple[tuple[int, ...], bool, str]]:
    rock = ((palette.rock,), False, "Rock")
    if overlay is Overlay.KINDS:
        return [
            ((palette.room,), False, "Room"),
            ((palette.corridor,), False, "Corridor"),
            ((palette.crossroad,), True, "Crossroad"),
            rock,
        ]
    if overlay is Overlay.REGIONS:
        some = tuple(int(palette.regions[at]) for at in (10, 90, 170))
        return [
            (some, False, "A colour for each room and corridor"),
            ((palette.floor,), True, "Crossroads, paler"),
            rock,
        ]
    return [((palette.floor,), False, "Floor"), rock]
