"""A view of a maze that is being explored: painted like the editor's, moved and zoomed on its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from math import cos, pi, sin

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip

from mazarine.gui.canvas.cell_cursor import SIDES
from mazarine.gui.features.watch.marks_painter import MarksPainter
from mazarine.gui.i18n import show_text
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.labels import literal
from mazarine.gui.widgets.pan_zoom import PanZoomWidget
from mazarine.lattice.grid import Places
from mazarine.maze import Cell, Maze
from mazarine.messages import Message
from mazarine.mouse.board import Spot
from mazarine.mouse.drawing import Marks
from mazarine.picture import CellColors, Overlay, Palette, Plane, raster_for
from mazarine.picture.things import EntityPainter
from mazarine.regions.lookup import RegionLookup

_USUAL_PX = 18.0
_SEEN_WELL_PX = 3.0
_THINGS_FROM_PX = 5.0
_NOT_FOR_VIEW = *SIDES, Qt.Key.Key_Return, Qt.Key.Key_Enter
"""Arrows are those of the play bar; Return would press a button."""
_CAPS = Qt.PenCapStyle.SquareCap, Qt.PenCapStyle.RoundCap
_STEP = 1.001
"""Cells beside each other are one unit apart; a little more, for rounding."""
_KEPT_SHARE = 0.22
"""How near to an edge of the view, of its size, a walker may come before the view moves along."""


@dataclass(frozen=True)
class WalkerDisc:
    """A walker, as it is drawn.

    Attributes
    ----------
    place : array place
    heading : eighths of a turn clockwise from north; None for a walker that looks everywhere
    offset : how far it is from the middle of its cell, to the right and down, in cells
    """

    place: Cell
    color: QColor
    is_watched: bool = False
    heading: float | None = None
    offset: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True, eq=False)
class Picture:
    """The content of a view.

    Attributes
    ----------
    maze : painted
    kind, region : the (levels, rows, cols) arrays of the overlay, or None
    discs : walkers
    path, trail, dots : (n, 3) array places of the planned path, the path so far, and small dots
    marks : what a program has drawn, by x and y from the south-west cell
    """

    maze: Maze
    level: int
    kind: NDArray[np.uint8] | None
    region: RegionLookup | None
    discs: list[WalkerDisc]
    path: Places
    trail: Places
    dots: Places
    marks: Mapping[Spot, Marks] = field(default_factory=dict)


class MapView(PanZoomWidget):
    """Paints what is in sight, at any zoom, and goes along with a walker."""

    clicked = Signal(int, int)
    """The array row and column under a click."""
    key_pressed = Signal(int)
    """One of the keys for a walker."""

    text_at: Callable[[int, int], str] = staticmethod(lambda _row, _col: "")
    """Returns the tooltip of the cell at an array row and column."""

    def __init__(self, title: Message, palette: Palette, *, hides_fog: bool) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        show_text(title, self.setAccessibleName)
        self._palette, self._hides_fog = palette, hides_fog
        self.picture: Picture | None = None
        """What is shown."""
        self._shape: object = None
        self.walk_keys: Collection[Qt.Key] = ()
        """Keys that are for a walker, not for the view."""
        self._marks = MarksPainter()

    def sizeHint(self) -> QSize:
        return QSize(420, 420)

    def show_picture(self, picture: Picture, overlay: Overlay) -> None:
        """Show a picture, and go along with the walker that is watched."""
        shape = (picture.maze.shape, picture.maze.lattice, picture.maze.origin, overlay)
        if shape != self._shape:
            self._shape = shape
            colors = CellColors(self._palette, overlay, self._hides_fog)
            self._raster = raster_for(picture.maze.geometry, colors)
        is_first, self.picture = self.picture is None, picture
        watched = next((disc for disc in picture.discs if disc.is_watched), None)
        if is_first:
            self.fit()
            if self.cell_px < _SEEN_WELL_PX:
                self.zoom_to(_USUAL_PX)
        if watched is not None:
            self._go_along(self._point(*watched.place[1:]), at_once=is_first)
        self.update()

    def clear(self) -> None:
        self.picture = None
        self.update()

    @property
    def bounds(self) -> QRectF:
        if self.picture is None:
            return QRectF()
        return QRectF(0, 0, *self.picture.maze.geometry.extent(*self.picture.maze.shape[1:]))

    def position_of(self, row: int, col: int) -> QPointF:
        """Return the place of the widget over the middle of a cell."""
        return self.position_at(self._point(row, col))

    def event(self, event: QEvent) -> bool:
        """Describe the cell under a pointer that rests; keep the keys of a walker from the window."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            event.setAccepted(event.key() in self.walk_keys)
            return event.isAccepted() or super().event(event)
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self.picture is not None:
            at = self.place_at(QPointF(event.pos()))
            place = self.picture.maze.geometry.place(at.x(), at.y())
            QToolTip.showText(event.globalPos(), literal(self.text_at(*place)), self)
            return True
        return super().event(event)

    def _click(self, position: QPointF) -> None:
        if self.picture is not None:
            place = self.place_at(position)
            self.clicked.emit(*self.picture.maze.geometry.place(place.x(), place.y()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        has_shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() in self.walk_keys and not has_shift:
            self.key_pressed.emit(event.key())
        elif has_shift or event.key() not in _NOT_FOR_VIEW:
            super().keyPressEvent(event)

    def _paint(self, painter: QPainter) -> None:
        picture = self.picture
        if picture is None:
            return
        ratio = self.devicePixelRatioF()
        frame = self.frame_of(picture.maze.geometry, QPointF())
        plane = Plane.of(picture.maze, picture.level, picture.kind, picture.region)
        pixels = self._raster.paint(plane, frame)
        if self._cell_px >= _THINGS_FROM_PX:
            EntityPainter(pixels, frame, picture.maze, self._palette).draw(picture.level)
        painter.drawImage(0, 0, image_of(pixels, ratio))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if picture.marks:
            south_west = self.position_of(picture.maze.shape[1] - 1, 0)
            seen = QRectF(self.rect())
            self._marks.paint(painter, picture.marks, south_west, self._cell_px, seen)
        self._paint_paths(painter, picture)
        self._paint_discs(painter, picture)

    def _paint_paths(self, painter: QPainter, picture: Picture) -> None:
        color, is_fine = QColor.fromRgb(self._palette.solution), self._cell_px >= _THINGS_FROM_PX
        # Smooth lines take 1 ms each, which six small maps do not have.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, is_fine)
        for places, share, opacity in ((picture.trail, 0.10, 0.35), (picture.path, 0.16, 0.8)):
            painter.setOpacity(opacity)
            painter.setPen(QPen(color, max(1.5, self._cell_px * share) if is_fine else 1, c=_CAPS[is_fine]))
            # A link is no line.
            steps = np.diff(picture.maze.geometry.middles(places[:, 1], places[:, 2]), axis=0)
            is_jump = (np.hypot(*steps.T) > _STEP) | (np.diff(places[:, 0]) != 0)
            for part in np.split(places, np.flatnonzero(is_jump) + 1):
                if len(part) > 1 and part[0, 0] == picture.level:
                    painter.drawPolyline(QPolygonF(self._on_widget_all(part)))
        dots = picture.dots[picture.dots[:, 0] == picture.level]
        if len(dots):
            painter.setOpacity(0.9)
            painter.setPen(QPen(QColor.fromRgb(self._palette.dead_end), max(2.0, self._cell_px * 0.22),
                                c=_CAPS[is_fine]))  # fmt: skip
            painter.drawPoints(QPolygonF(self._on_widget_all(dots)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _paint_discs(self, painter: QPainter, picture: Picture) -> None:
        painter.setOpacity(1)
        radius = max(3.0, self._cell_px * 0.3)
        for disc in picture.discs:
            if disc.place[0] == picture.level:
                painter.setPen(QPen(Qt.GlobalColor.white, 3.0 if disc.is_watched else 1.5))
                painter.setBrush(disc.color)
                right, down = disc.offset
                middle = self.position_of(*disc.place[1:]) + QPointF(right, down) * self._cell_px
                painter.drawEllipse(middle, radius, radius)
                if disc.heading is not None:
                    angle = disc.heading * pi / 4
                    nose = middle + QPointF(sin(angle), -cos(angle)) * (radius * 0.9)
                    painter.setPen(QPen(Qt.GlobalColor.white, max(1.5, self._cell_px * 0.08)))
                    painter.drawLine(middle, nose)

    def _on_widget_all(self, places: Places) -> list[QPointF]:
        assert self.picture is not None
        middles = self.picture.maze.geometry.middles(places[:, 1], places[:, 2])
        half = np.array((self.width() / 2, self.height() / 2))
        points = (middles - (self.middle.x(), self.middle.y())) * self._cell_px + half
        return [QPointF(x, y) for x, y in points.tolist()]

    def _point(self, row: int, col: int) -> QPointF:
        assert self.picture is not None
        return QPointF(*self.picture.maze.geometry.middle(row, col))

    def _go_along(self, place: QPointF, *, at_once: bool) -> None:
        """Keep away from the edges what is at a place; a maze that is seen whole stays where it is."""
        size = self.bounds.size() * self.cell_px
        is_whole = size.width() <= self.width() and size.height() <= self.height()
        if at_once and not is_whole:
            self.move_to(place)
        if self._pressed is not None or (
            is_whole and self.rect().contains(self.position_at(place).toPoint())
        ):
            return
        at, aside, above = self.position_at(place), self.width() * _KEPT_SHARE, self.height() * _KEPT_SHARE
        over = min(at.x() - aside, 0.0) + max(at.x() - self.width() + aside, 0.0)
        under = min(at.y() - above, 0.0) + max(at.y() - self.height() + above, 0.0)
        self.move_to(self.middle + QPointF(over, under) / self.cell_px)
