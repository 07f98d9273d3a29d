"""The names that the user has given to regions, on the map."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject, QPointF, Qt, Slot
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSimpleTextItem, QStyleOptionGraphicsItem, QWidget

from mazarine.gui.analysis.answers import PlacesAnswer, RegionsChange
from mazarine.gui.analysis.inbox import PlacesQuestion
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.zoom_view import ZoomView
from mazarine.gui.session.current import CurrentSession
from mazarine.maze.edits import Change

_Z = 17
_MOST_LABELS = 500
_WIDEST_PX, _PADDING_PX, _OPACITY = 160, 3, 200


class _NameItem(QGraphicsSimpleTextItem):
    """A name on a plate, so that it can be read on every color."""

    def __init__(self, name: str, plate: QColor) -> None:
        super().__init__()
        self._plate = plate
        font = QFont(self.font())
        font.setBold(True)
        self.setFont(font)
        line = " ".join(name.split())
        self.setText(QFontMetricsF(font).elidedText(line, Qt.TextElideMode.ElideRight, _WIDEST_PX))
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(_Z)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._plate)
        painter.drawRoundedRect(self.boundingRect(), _PADDING_PX, _PADDING_PX)
        super().paint(painter, option, widget)  # type: ignore[arg-type]  # It may be None.


class RegionLabels(QObject):
    """Draws each name in the middle of its region, on its level, in letters that keep their size.

    Where names would overlap, the one of the lower number is shown. A player sees none.
    """

    def __init__(self, view: ZoomView, scene: MazeScene, current: CurrentSession, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._scene, self._current = view, scene, current
        view.zoom_changed.connect(self._arrange)
        self._answer: PlacesAnswer | None = None
        self.items: list[_NameItem] = []
        current.places_came.connect(self._take)
        current.regions_changed.connect(self._follow)
        current.regions_replaced.connect(self._ask)
        current.maze_changed.connect(self._follow_names)
        scene.level_changed.connect(self._show)
        scene.palette_changed.connect(self._show)
        scene.players_view_changed.connect(self._show)

    @Slot(object)
    def _follow(self, change: RegionsChange) -> None:
        names = self._current.maze.named_regions
        delta = change.delta
        if names and np.isin(list(names), np.concatenate((delta.changed, delta.new, delta.gone))).any():
            self._ask()

    @Slot(object)
    def _follow_names(self, change: Change) -> None:
        if change.metadata_changed or change.reshaped:
            self._ask()

    @Slot()
    def _ask(self) -> None:
        named = (number for number, it in self._current.maze.named_regions.items() if it.name)
        numbers = tuple(sorted(named))[:_MOST_LABELS]
        self._answer = None
        if numbers:
            self._current.analysis.ask(PlacesQuestion(numbers))
        self._show()

    @Slot(object)
    def _take(self, answer: PlacesAnswer) -> None:
        self._answer = answer
        self._show()

    @Slot()
    def _show(self) -> None:
        for item in self.items:
            self._scene.removeItem(item)
        places = {} if self._answer is None or self._scene.has_players_view else self._answer.places
        self.items = [
            self._label(self._current.maze.named_regions[number].name, cell[1], cell[2])
            for number, cell in places.items()
            if cell[0] == self._scene.level and number in self._current.maze.named_regions
        ]
        self._arrange()

    @Slot()
    def _arrange(self) -> None:
        """Show the names that do not overlap any before them, at this zoom."""
        middles = np.array([it.pos().toTuple() for it in self.items]).reshape(-1, 2) * self._view.cell_px
        halves = np.array([it.boundingRect().size().toTuple() for it in self.items]).reshape(-1, 2) / 2
        is_shown = np.zeros(len(self.items), dtype=bool)
        for number, item in enumerate(self.items):
            away = np.abs(middles[is_shown] - middles[number])
            is_shown[number] = not (away < halves[is_shown] + halves[number]).all(axis=1).any()
            item.setVisible(bool(is_shown[number]))

    def _label(self, name: str, row: int, col: int) -> _NameItem:
        maze, palette = self._current.maze, self._scene.palette_of_maze
        plate = QColor.fromRgb(palette.room)
        plate.setAlpha(_OPACITY)
        item = _NameItem(name, plate)
        item.setBrush(QBrush(QColor.fromRgb(palette.wall)))
        top, left = maze.origin
        x, y = maze.geometry.middle(row - top, col - left)
        box = item.boundingRect()
        item.setTransformOriginPoint(box.center())
        item.setPos(QPointF(x, y))
        item.setTransform(item.transform().translate(-box.width() / 2, -box.height() / 2))
        self._scene.addItem(item)
        return item
