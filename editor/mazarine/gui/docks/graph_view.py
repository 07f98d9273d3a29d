"""A view of a region graph: nodes and edges that can be zoomed, moved and clicked."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from mazarine.counting import Noun
from mazarine.gui.analysis.region_graph.excerpt import Excerpt
from mazarine.gui.analysis.region_graph.marks import Edges, GraphStyle, bows_of, draw_edges, draw_nodes
from mazarine.gui.canvas.previews import ACCENT
from mazarine.gui.i18n import show_text, tr
from mazarine.gui.style.painting import PaintedWidget
from mazarine.gui.widgets.plain_text import literal
from mazarine.picture import LIGHT, Palette

_MARGIN_PX = 24
_LEAST_PX, _MOST_PX, _FIT_PX = 3.0, 160.0, 60.0
"""The length of an edge, at the least, at the most, and at the most where all is shown."""
_NEAR_PX = 5.0
_ZOOM_STEP = 1.2
_WHEEL_NOTCH = 120.0
_ARROWS = {
    Qt.Key.Key_Left: QPoint(40, 0), Qt.Key.Key_Right: QPoint(-40, 0),
    Qt.Key.Key_Up: QPoint(0, 40), Qt.Key.Key_Down: QPoint(0, -40),
}  # fmt: skip


class GraphView(PaintedWidget):
    """Shows an excerpt of a region graph."""

    region_wanted = Signal(int)
    """A region was clicked."""
    middle_wanted = Signal(int)
    """A region was clicked twice: the excerpt is to be the one around it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._excerpt: Excerpt | None = None
        self._outlined: int | None = None
        self._maze_palette = LIGHT
        self._scale, self._shift = 1.0, np.zeros(2)
        self._fits = True
        self._pressed_at: QPointF | None = None
        self._moved_from: QPointF | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(120, 80)
        show_text("Region graph", self.setAccessibleName)

    def sizeHint(self) -> QSize:
        """Return a size for a narrow dock."""
        return QSize(260, 300)

    @Slot(object)
    def set_palette(self, palette: Palette) -> None:
        """Draw with the colors of a maze."""
        self._maze_palette = palette
        self.update()

    def show_excerpt(self, excerpt: Excerpt | None) -> None:
        """Show another excerpt; one around another region is shown whole at first."""
        if self._excerpt is None or excerpt is None or excerpt.middle != self._excerpt.middle:
            self._fits = True
        self._excerpt = excerpt
        if self._fits:
            self.fit()
        self.update()

    @Slot()
    def outline(self, number: int | None = None) -> None:
        """Mark the node of a region, or none."""
        self._outlined = number
        self.update()

    @Slot()
    def fit(self) -> None:
        """Show everything."""
        self._fits = True
        if self._excerpt is None or len(self._excerpt.places) == 0:
            return
        low, high = self._excerpt.places.min(axis=0), self._excerpt.places.max(axis=0)
        room = np.array((self.width(), self.height())) - 2 * _MARGIN_PX
        scale = float((np.maximum(room, 1) / np.maximum(high - low, 1e-3)).min())
        self._scale = min(max(scale, _LEAST_PX), _FIT_PX)
        self._shift = np.array((self.width(), self.height())) / 2 - (low + high) / 2 * self._scale
        self.update()

    def zoom(self, factor: float, about: QPointF) -> None:
        """Zoom about a place, which stays where it is."""
        fixed = np.array((about.x(), about.y()))
        scale = min(max(self._scale * factor, _LEAST_PX), _MOST_PX)
        self._shift = fixed - (fixed - self._shift) * (scale / self._scale)
        self._scale, self._fits = scale, False
        self.update()

    def point_of(self, number: int) -> QPointF | None:
        """Return where the node of a region is in the view."""
        node = None if self._excerpt is None else self._excerpt.node_of(number)
        return None if node is None else QPointF(*self._points()[node].tolist())

    def tip_at(self, position: QPointF) -> str:
        """Return the tooltip at a place: "Corridor 17 · 12 cells"; empty on the background."""
        node = self._node_at(position)
        if node is None or self._excerpt is None:
            return ""
        cells = Noun.CELLS(count=int(self._excerpt.sizes[node]))
        text = tr("{region} · {cells}", region=self._excerpt.name_of(node), cells=cells)
        if self._excerpt.are_cut[node]:
            hint = tr("Double-click to show more around it.")
            return f"{text}\n{hint}"
        return text

    # Events

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer."""
        self.zoom(_ZOOM_STEP ** (event.angleDelta().y() / _WHEEL_NOTCH), event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to move the graph, or a click."""
        self._pressed_at = self._moved_from = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the graph, once the pointer has left the place of the press."""
        if self._pressed_at is None or self._moved_from is None:
            return
        path = (event.position() - self._pressed_at).manhattanLength()
        if path >= QApplication.startDragDistance() or self._moved_from != self._pressed_at:
            self._move_by(event.position() - self._moved_from)
            self._moved_from = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the move; if there was none, it was a click."""
        self.unsetCursor()
        is_click = self._pressed_at is not None and self._moved_from == self._pressed_at
        self._pressed_at = self._moved_from = None
        node = self._node_at(event.position())
        if is_click and node is not None and self._excerpt is not None:
            self.region_wanted.emit(int(self._excerpt.numbers[node]))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Look around a node, or show everything."""
        node = self._node_at(event.position())
        if node is None:
            self.fit()
        elif self._excerpt is not None:
            self.middle_wanted.emit(int(self._excerpt.numbers[node]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the graph, plus and minus zoom, Home shows everything."""
        middle = QPointF(self.rect().center())
        if event.key() in _ARROWS:
            self._move_by(QPointF(_ARROWS[Qt.Key(event.key())]))
        elif event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(_ZOOM_STEP, middle)
        elif event.key() == Qt.Key.Key_Minus:
            self.zoom(1 / _ZOOM_STEP, middle)
        elif event.key() == Qt.Key.Key_Home:
            self.fit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Name the node under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), literal(self.tip_at(QPointF(event.pos()))), self)
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Go on to show everything, if it does."""
        super().resizeEvent(event)
        if self._fits:
            self.fit()

    def _paint(self, painter: QPainter) -> None:
        """Draw the graph."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, text = self.palette().base().color(), self.palette().text().color()
        painter.fillRect(self.rect(), ground)
        excerpt = self._excerpt
        if excerpt is None:
            return
        points, radii = self._points(), self._radii()
        look = GraphStyle.on_ground(self._maze_palette, ground, text)
        lines = points[excerpt.edges].reshape(-1, 4)
        bows, bow_px = bows_of(excerpt.edges), min(max(self._scale * 0.35, 4), 12)
        draw_edges(painter, Edges(lines, bows, bow_px, excerpt.are_links, excerpt.directed), look, 1.3)
        for some, its_look in ((excerpt.are_cut, look.pale(ground)), (~excerpt.are_cut, look)):
            draw_nodes(
                painter, points[some], excerpt.kinds[some], radii[some], its_look, self.devicePixelRatioF()
            )
        self._mark_outlined(painter, points, radii)

    def _mark_outlined(
        self, painter: QPainter, points: NDArray[np.float64], radii: NDArray[np.float64]
    ) -> None:
        node = None if self._excerpt is None else self._excerpt.node_of(self._outlined)
        if node is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(ACCENT), 3))
            radius = float(radii[node]) + 4
            painter.drawEllipse(QPointF(*points[node].tolist()), radius, radius)

    def _move_by(self, path: QPointF) -> None:
        self._shift = self._shift + np.array((path.x(), path.y()))
        self._fits = False
        self.update()

    def _points(self) -> NDArray[np.float64]:
        places = np.zeros((0, 2)) if self._excerpt is None else self._excerpt.places
        points: NDArray[np.float64] = places * self._scale + self._shift
        return points

    def _radii(self) -> NDArray[np.float64]:
        sizes = np.zeros(0) if self._excerpt is None else np.maximum(self._excerpt.sizes, 1)
        least = min(max(self._scale * 0.16, 2.5), 8.0)
        radii: NDArray[np.float64] = least * (1 + 0.15 * np.minimum(np.log2(sizes), 10))
        return radii

    def _node_at(self, position: QPointF) -> int | None:
        if self._excerpt is None or len(self._excerpt.places) == 0:
            return None
        away = np.hypot(*(self._points() - (position.x(), position.y())).T) - self._radii()
        node = int(np.argmin(away))
        return node if away[node] <= _NEAR_PX else None
