"""Shows a maze of any size: coarse tiles until the finer ones are there."""

from __future__ import annotations

from math import floor
from typing import NamedTuple

from PySide6.QtCore import QMargins, QPoint, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from mazarine.gui.background.jobs import JobQueue
from mazarine.gui.features.large.tile_cache import TileCache
from mazarine.gui.features.large.tile_source import Rect, Tile, TileSource
from mazarine.gui.i18n import show_text
from mazarine.gui.style.painting import PaintedWidget
from mazarine.picture import Palette

_MOST_PX = 40.0
_FIRST_NEAR_PX = 16.0
_ZOOM_STEP = 1.2
_NOTCH = 120
_LEAST_SHARP = 0.75
"""How many pixels of a tile there are at least for one of the screen."""
_MARGIN = QMargins(16, 16, 16, 16)
_AROUND = 0.5
"""What share of the view is painted ahead on each side."""
_ARROW_SHARE = 0.125
_WHEEL_PX = 60
_CLICK_PX = 4
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip


class Block(NamedTuple):
    """A rectangle of array places: its first row and column, and its size."""

    row: int
    col: int
    rows: int
    cols: int


class LargeView(PaintedWidget):
    """Paints the tiles in sight; a drag or the wheel moves, Ctrl+wheel zooms, Shift+drag selects.

    Attributes
    ----------
    cell_px : the size of a cell
    middle : the place in the middle of the view, in units of the geometry
    palette_of_maze : the colors
    level : the level that is shown
    selected : the cells that are selected, None if none are
    is_selecting : whether a drag selects without Shift, too
    wheel_zooms : whether the wheel zooms without Ctrl, and moves with it
    """

    moved = Signal()
    """Another part is in sight."""
    pointed = Signal(object)
    """The array row and column under the pointer; None if there is no cell."""
    selection_changed = Signal()

    def __init__(self, palette: Palette, queue: JobQueue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        show_text("Large maze", self.setAccessibleName)
        self.palette_of_maze = palette
        self.tiles = TileCache(queue, self)
        self.tiles.arrived.connect(self._repaint)
        self.source: TileSource | None = None
        self.cell_px, self.middle, self.level = 1.0, QPointF(), 0
        self.selected: Block | None = None
        self.is_selecting = self.wheel_zooms = False
        self._is_fitted = True
        self._pressed: QPointF | None = None
        self._first: tuple[int, int] | None = None
        """The cell where a selection began that is being made."""

    def sizeHint(self) -> QSize:
        """Return the preferred size."""
        return QSize(900, 640)

    def show_source(self, source: TileSource) -> None:
        """Show a maze, or another state of it."""
        is_first, self.source = self.source is None, source
        self.level = min(self.level, source.store.shape[0] - 1)
        self.tiles.show(source)
        if is_first:
            self.fit()
        self.update()

    @property
    def is_complete(self) -> bool:
        """Whether all that is in sight is as sharp as it can be."""
        return self.source is not None and all(map(self.tiles.has, self._in_sight(self._scale, 0)))

    # Moving

    @Slot()
    def fit(self) -> None:
        """Show the whole level."""
        self._is_fitted = True
        if self.source is not None:
            width, height = self.source.extent
            self.cell_px = min(self._fitting_px, _MOST_PX)
            self._move_to(QPointF(width / 2, height / 2))

    def zoom_to(self, cell_px: float, about: QPointF | None = None) -> None:
        """Show cells in this size; what is under `about`, a place of the widget, stays there."""
        about = QPointF(self.rect().center()) if about is None else about
        fixed = self.place_at(about)
        self._is_fitted = False
        self.cell_px = min(max(cell_px, min(self._fitting_px, 1.0)), _MOST_PX)
        self._move_to(self.middle + fixed - self.place_at(about))

    def zoom_by(self, steps: int) -> None:
        """Zoom about the middle."""
        if self.source is not None:
            self.zoom_to(self.cell_px * _ZOOM_STEP**steps)

    def go_to(self, row: int, col: int) -> None:
        """Bring a cell into the middle, by its place in the array, and nearer if it could not be seen."""
        if self.source is not None:
            self._is_fitted = False
            self.cell_px = max(self.cell_px, _FIRST_NEAR_PX)
            self._move_to(QPointF(*self.source.geometry.middle(row, col)))

    def show_level(self, level: int) -> None:
        """Show another level, at the same place."""
        self.level = level
        self.select(None)

    def select(self, block: Block | None) -> None:
        """Select a rectangle of cells, or none."""
        self.selected = block
        self.selection_changed.emit()
        self.update()

    @Slot()
    def select_seen(self) -> None:
        """Select the cells in sight."""
        first = self._nearest(QPointF(0, 0))
        last = self._nearest(QPointF(self.width() - 1, self.height() - 1))
        self._select(first, last)

    def position_of(self, row: int, col: int) -> QPointF:
        """Return the place of the widget over the middle of a cell."""
        assert self.source is not None
        return self._on_widget(QPointF(*self.source.geometry.middle(row, col)))

    def place_at(self, position: QPointF) -> QPointF:
        """Return the place of the geometry under a place of the widget."""
        return self.middle + (position - QPointF(self.width() / 2, self.height() / 2)) / self.cell_px

    def cell_at(self, position: QPointF) -> tuple[int, int] | None:
        """Return the array row and column under a place of the widget; None off the maze."""
        if self.source is None:
            return None
        place = self.place_at(position)
        row, col = self.source.geometry.place(place.x(), place.y())
        _, rows, cols = self.source.store.shape
        return (row, col) if 0 <= row < rows and 0 <= col < cols else None

    @property
    def _fitting_px(self) -> float:
        assert self.source is not None
        width, height = self.source.extent
        room = self.size().shrunkBy(_MARGIN)
        return max(min(room.width() / width, room.height() / height), 1e-6)

    def _on_widget(self, place: QPointF) -> QPointF:
        return (place - self.middle) * self.cell_px + QPointF(self.width() / 2, self.height() / 2)

    def _move_to(self, middle: QPointF) -> None:
        assert self.source is not None
        width, height = self.source.extent
        x, y = min(max(middle.x(), 0.0), width), min(max(middle.y(), 0.0), height)
        # On whole pixels of the screen, where tiles are sharp.
        px = self.cell_px * self.devicePixelRatioF()
        aside, above = self.width() % 2 / 2, self.height() % 2 / 2
        x, y = (floor(x * px + 0.5 - aside) + aside) / px, (floor(y * px + 0.5 - above) + above) / px
        self.middle = QPointF(x, y)
        self.moved.emit()
        self.update()

    def _move_by(self, right_px: float, down_px: float) -> None:
        if self.source is not None:
            self._is_fitted = False
            self._move_to(self.middle + QPointF(right_px, down_px) / self.cell_px)

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the whole still, if it was shown."""
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move, sideways with Shift; zoom about the pointer with Ctrl."""
        if self.source is None:
            return
        keys, turn = event.modifiers(), event.angleDelta()
        if bool(keys & Qt.KeyboardModifier.ControlModifier) != self.wheel_zooms:
            self.zoom_to(self.cell_px * _ZOOM_STEP ** (turn.y() / _NOTCH), event.position())
        else:
            if keys & Qt.KeyboardModifier.ShiftModifier:
                turn = QPoint(turn.y(), turn.x())
            self._move_by(-turn.x() / _NOTCH * _WHEEL_PX, -turn.y() / _NOTCH * _WHEEL_PX)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to move, or to select."""
        self._pressed = event.position()
        if event.button() == Qt.MouseButton.LeftButton and (
            self.is_selecting or event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        ):
            self._first = self._nearest(event.position())
        else:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the maze, or the corner of what is selected."""
        self.pointed.emit(self.cell_at(event.position()))
        if self._pressed is None:
            return
        by = event.position() - self._pressed
        if self._first is not None:
            if self.selected is not None or by.manhattanLength() >= _CLICK_PX:
                self._select(self._first, self._nearest(event.position()))
        else:
            self._pressed = event.position()
            self._move_by(-by.x(), -by.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the drag; a click where one selects clears the selection."""
        if self._first is not None and self._pressed is not None:
            is_click = (event.position() - self._pressed).manhattanLength() < _CLICK_PX
            if is_click:
                self.select(None)
            else:
                self._select(self._first, self._nearest(event.position()))
        self._pressed = self._first = None
        self.unsetCursor()

    def leaveEvent(self, event: object) -> None:
        """Point at nothing any more."""
        del event
        self.pointed.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by the arrow keys, zoom by plus and minus, fit by Home; Esc clears the selection."""
        key = Qt.Key(event.key())
        if key in _ARROWS:
            right, down = _ARROWS[key]
            self._move_by(right * self.width() * _ARROW_SHARE, down * self.height() * _ARROW_SHARE)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(1)
        elif key == Qt.Key.Key_Minus:
            self.zoom_by(-1)
        elif key == Qt.Key.Key_Home:
            self.fit()
        elif key == Qt.Key.Key_Escape:
            self.select(None)
        else:
            super().keyPressEvent(event)

    def _nearest(self, position: QPointF) -> tuple[int, int] | None:
        """Return the cell of the maze that is nearest to a place of the widget."""
        if self.source is None:
            return None
        place = self.place_at(position)
        row, col = self.source.geometry.place(place.x(), place.y())
        _, rows, cols = self.source.store.shape
        return min(max(row, 0), rows - 1), min(max(col, 0), cols - 1)

    def _select(self, one: tuple[int, int] | None, other: tuple[int, int] | None) -> None:
        """Select the rectangle between two cells."""
        if one is not None and other is not None:
            (row, last_row), (col, last_col) = map(sorted, zip(one, other, strict=True))
            self.select(Block(row, col, last_row + 1 - row, last_col + 1 - col))

    # Painting

    @Slot()
    def _repaint(self) -> None:
        self.update()

    @property
    def _scale(self) -> int:
        """The scale of tiles that is sharp enough."""
        assert self.source is not None
        need = self.cell_px * self.devicePixelRatioF() * _LEAST_SHARP
        scales = [scale for scale in self.source.scales if 2.0**-scale >= need]
        return scales[-1] if scales else self.source.scales[0]

    def _rect_in_sight(self, margin: float) -> Rect:
        """Return what is in sight, and around it this share of the width and height."""
        wide, high = (side * (0.5 + margin) / self.cell_px for side in (self.width(), self.height()))
        x, y = self.middle.x(), self.middle.y()
        return x - wide, y - high, x + wide, y + high

    def _in_sight(self, scale: int, margin: float) -> list[Tile]:
        """Return the tiles in sight, those in the middle first."""
        assert self.source is not None
        source, x, y = self.source, self.middle.x(), self.middle.y()

        def distance(tile: Tile) -> float:
            left, top, right, bottom = source.rect_of(tile)
            return max(left - x, x - right, top - y, y - bottom)

        return sorted(source.tiles_in(self.level, scale, self._rect_in_sight(margin)), key=distance)

    def _paint(self, painter: QPainter) -> None:
        """Draw the tiles in sight, and order those that are missing."""
        painter.fillRect(self.rect(), QColor.fromRgb(self.palette_of_maze.paper))
        source = self.source
        if source is None:
            return
        scale, seen = self._scale, self._rect_in_sight(0)
        width, height = source.extent
        seen = max(seen[0], 0.0), max(seen[1], 0.0), min(seen[2], width), min(seen[3], height)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self.cell_px < 2.0**-scale)
        self._draw(painter, scale, seen)
        self._draw_selection(painter)
        needed = self._in_sight(scale, 0)
        if source.has_overview:
            # What is seen first, and while one moves fast; then what one is likely to see next.
            whole = source.tiles_in(self.level, source.coarsest, (0.0, 0.0, width, height))
            needed = [*whole, *needed, *self._in_sight(scale, _AROUND)]
        self.tiles.need(needed)

    def _draw(self, painter: QPainter, scale: int, rect: Rect) -> None:
        """Draw a rectangle at a scale; where a tile is missing, at the next coarser one."""
        assert self.source is not None
        coarser = next((it for it in self.source.scales if it > scale), None)
        for tile in self.source.tiles_in(self.level, scale, rect):
            left, top, right, bottom = self.source.rect_of(tile)
            part = max(rect[0], left), max(rect[1], top), min(rect[2], right), min(rect[3], bottom)
            image = self.tiles.image(tile)
            if image is not None:
                texels = self.source.texels(scale)
                self._draw_part(painter, image, part, QRectF(left, top, right - left, bottom - top), texels)
            elif coarser is not None:
                self._draw(painter, coarser, part)

    def _draw_part(self, painter: QPainter, image: QImage, part: Rect, whole: QRectF, texels: int) -> None:
        """Draw a part of a tile, which has this many texels each way as a whole."""
        # Edges on whole pixels: tiles meet without a seam.
        corner, end = self._on_widget(QPointF(*part[:2])), self._on_widget(QPointF(*part[2:]))
        left, top, right, bottom = (floor(it + 0.5) for it in (corner.x(), corner.y(), end.x(), end.y()))
        if left < right and top < bottom:
            first = self.place_at(QPointF(left, top)) - whole.topLeft()
            across, down = texels / whole.width(), texels / whole.height()
            width, height = (right - left) / self.cell_px * across, (bottom - top) / self.cell_px * down
            shown = QRectF(first.x() * across, first.y() * down, width, height)
            # Beyond its edge there is nothing, not even half a texel.
            shown = shown.intersected(QRectF(image.rect()))
            painter.drawImage(QRectF(left, top, right - left, bottom - top), image, shown)

    def _draw_selection(self, painter: QPainter) -> None:
        if self.selected is None or self.source is None:
            return
        row, col, rows, cols = self.selected
        left, top, right, bottom = self.source.geometry.box((row, col), (row + rows - 1, col + cols - 1))
        rect = QRectF(self._on_widget(QPointF(left, top)), self._on_widget(QPointF(right, bottom)))
        color = QColor.fromRgb(self.palette_of_maze.solution)
        rect = rect.intersected(QRectF(self.rect().adjusted(-9, -9, 9, 9)))
        painter.setPen(QPen(Qt.GlobalColor.white, 3))
        painter.drawRect(rect)
        painter.setPen(QPen(color, 1.5))
        color.setAlphaF(0.18)
        painter.setBrush(color)
        painter.drawRect(rect)
