"""The freehand selection."""

from __future__ import annotations

from math import hypot

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF

from mazarine.gui.analysis.outline import Outline
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.i18n import tr_later
from mazarine.gui.tools.selector import Selector
from mazarine.maze.area import Area
from mazarine.maze.enclosed import enclosed

_STEP_PX = 3.0


class Lasso(Selector):
    """Selects the cells whose middles lie inside a drawn outline."""

    name = "tool.lasso"
    hint = tr_later("Draw around cells to select them. Shift: add. Ctrl or right drag: remove.")

    def begin(self, pointer: Pointer) -> None:
        self._points = [(pointer.x, pointer.y)]
        self._lines: list[QLineF] = []
        self._rect = QRectF(pointer.point, pointer.point)

    def go_on(self, pointer: Pointer) -> None:
        scene, (x, y) = self.context.scene, self._points[-1]
        scene.hover.setVisible(False)
        if hypot(pointer.x - x, pointer.y - y) * scene.cell_px < _STEP_PX:
            return
        self._points.append((pointer.x, pointer.y))
        self._lines.append(QLineF(QPointF(x, y), pointer.point))
        self._rect = self._rect.united(QRectF(QPointF(x, y), pointer.point).normalized())
        closing = QLineF(pointer.point, QPointF(*self._points[0]))
        scene.preview.show_outline(Outline([*self._lines, closing], self._rect), self.color)

    def marked(self) -> Area | None:
        """Return the cells inside; a click marks the cell under it."""
        maze = self.context.document.maze
        if len(self._points) < 3:
            row, col = self.geometry.place(*self._points[0])
            return Area.block(
                row + maze.origin[0], col + maze.origin[1], row + maze.origin[0], col + maze.origin[1]
            )
        return enclosed(self.geometry, np.array(self._points), maze.origin, maze.shape[1:])
