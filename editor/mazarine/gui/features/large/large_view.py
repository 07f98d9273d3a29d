"""Shows a maze of any size: coarse tiles until the finer ones are there."""

from __future__ import annotations

from math import floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPen

from mazarine.big.tiles import Rect, Tile, TileSource
from mazarine.gui.background.jobs import JobQueue
from mazarine.gui.features.large.tile_cache import TileCache
from mazarine.gui.i18n import show_text
from mazarine.gui.widgets.pan_zoom import CLICK_PX, PanZoomWidget
from mazarine.picture import Palette

_FIRST_NEAR_PX = 16.0
_LEAST_SHARP = 0.75
"""How many pixels of a tile there are at least for one of the screen."""
_AROUND = 0.5
"""What share of the view is painted ahead on each side."""


class Block(NamedTuple):
    """A rectangle of array places: its first row and column, and its size."""

    row: int
    col: int
    rows: int
    cols: int


class LargeView(PanZoomWidget):
    """Paints the tiles in sight; Shift and a drag select."""

    most_px = 40.0

    pointed = Signal(object)
    """The array row and column under the pointer; None if there is no cell."""
    selection_changed = Signal()

    def __init__(self, palette: Palette, queue: JobQueue) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        show_text("Large maze", self.setAccessibleName)
        self.palette_of_maze = palette
        self.tiles = TileCache(queue, self)
        self.tiles.arrived.connect(self._repaint)
        self.source: TileSource | None = None
        self.level = 0
        self.selected: Block | None = None
        self.is_selecting = False
        self._first: tuple[int, int] | None = None
        """The cell where a selection began that is being made."""

    def sizeHint(self) -> QSize:
        return QSize(900, 640)

    def show_source(self, source: TileSource) -> None:
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

    @property
    def bounds(self) -> QRectF:
        return QRectF() if self.source is None else QRectF(0, 0, *self.source.extent)

    def go_to(self, row: int, col: int) -> None:
        """Bring a cell into the middle, by its place in the array, and nearer if it could not be seen."""
        if self.source is not None:
            self.zoom_to(max(self.cell_px, _FIRST_NEAR_PX))
            self.move_to(QPointF(*self.source.geometry.middle(row, col)))

    def show_level(self, level: int) -> None:
        self.level = level
        self.select(None)

    def select(self, block: Block | None) -> None:
        self.selected = block
        self.selection_changed.emit()
        self.update()

    @Slot()
    def select_seen(self) -> None:
        first = self._nearest(QPointF(0, 0))
        last = self._nearest(QPointF(self.width() - 1, self.height() - 1))
        self._select(first, last)

    def position_of(self, row: int, col: int) -> QPointF:
        assert self.source is not None
        return self.position_at(QPointF(*self.source.geometry.middle(row, col)))

    def cell_at(self, position: QPointF) -> tuple[int, int] | None:
        """Return the array row and column under a place of the widget; None off the maze."""
        place, cell = self.place_at(position), self._nearest(position)
        is_cell = self.source is not None and self.source.geometry.place(place.x(), place.y()) == cell
        return cell if is_cell else None

    # Events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        selects = self.is_selecting or bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.button() == Qt.MouseButton.LeftButton and selects and not self._has_space:
            self._first = self._nearest(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointed.emit(self.cell_at(event.position()))
        if self._first is None or self._pressed is None:
            super().mouseMoveEvent(event)
        elif self._is_dragged or (event.position() - self._pressed).manhattanLength() >= CLICK_PX:
            self._is_dragged = True
            self._select(self._first, self._nearest(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._first = None

    def _click(self, position: QPointF) -> None:
        del position
        if self._first is not None:
            self.select(None)

    def leaveEvent(self, event: object) -> None:
        del event
        self.pointed.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
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
        corner, end = self.position_at(QPointF(*part[:2])), self.position_at(QPointF(*part[2:]))
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
        rect = QRectF(self.position_at(QPointF(left, top)), self.position_at(QPointF(right, bottom)))
        color = QColor.fromRgb(self.palette_of_maze.solution)
        rect = rect.intersected(QRectF(self.rect().adjusted(-9, -9, 9, 9)))
        painter.setPen(QPen(Qt.GlobalColor.white, 3))
        painter.drawRect(rect)
        painter.setPen(QPen(color, 1.5))
        color.setAlphaF(0.18)
        painter.setBrush(color)
        painter.drawRect(rect)
