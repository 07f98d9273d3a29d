"""The names that the user has given to regions, on the map."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject, QPointF, Slot
from PySide6.QtGui import QBrush, QColor, QFont, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSimpleTextItem

from mazarine.gui.analysis.answers import PlacesAnswer, RegionsChange
from mazarine.gui.analysis.inbox import PlacesQuestion
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.session.current import CurrentSession
from mazarine.maze.edits import Change

_Z = 17
_MOST_LABELS = 500


class RegionLabels(QObject):
    """Draws each name in the middle of its region, on its level, in letters that keep their size.

    A player sees none.
    """

    def __init__(self, scene: MazeScene, current: CurrentSession, parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._current = scene, current
        self._answer: PlacesAnswer | None = None
        self.items: list[QGraphicsSimpleTextItem] = []
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
        """Ask where the regions are that have names."""
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

    def _label(self, name: str, row: int, col: int) -> QGraphicsSimpleTextItem:
        maze, palette = self._current.maze, self._scene.palette_of_maze
        item = QGraphicsSimpleTextItem(name)
        font = QFont(item.font())
        font.setBold(True)
        item.setFont(font)
        item.setBrush(QBrush(QColor.fromRgb(palette.wall)))
        item.setPen(QPen(QColor.fromRgb(palette.room), 0.4))
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        item.setZValue(_Z)
        top, left = maze.origin
        x, y = maze.geometry.middle(row - top, col - left)
        box = item.boundingRect()
        item.setTransformOriginPoint(box.center())
        item.setPos(QPointF(x, y))
        item.setTransform(item.transform().translate(-box.width() / 2, -box.height() / 2))
        self._scene.addItem(item)
        return item
