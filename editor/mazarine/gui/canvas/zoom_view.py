"""A view that zooms about the pointer, scrolls, and fits what it shows."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from mazarine.gui.background.reporting import Reporting
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.widgets.pan_zoom import PanZoom

FULL_SIZE_PX = PanZoom.full_px
MAX_CELL_PX = 128.0
_FIT_MARGIN_PX = 24
_UPPER_ROOM_PX = 44
"""Room above a fitted maze: a message takes it from the view, and then the maze need not move."""
_LEAST_ABOVE_PX = 6
_SEEN_WELL_PX = 6.0


class ViewPlace(NamedTuple):
    """The visible part: whether the maze is fitted; otherwise the size of cells, and the center."""

    fits: bool
    cell_px: float
    middle: QPointF


class ZoomView(PanZoom, Reporting, QGraphicsView):
    """Shows the scene at any size of its cells.

    The scene's rectangle reaches some way beyond the maze, so that any place can be brought under any
    part of the view, and zooming about the pointer holds near the border too.
    """

    zoom_changed = Signal(float)
    """The size of a cell in pixels."""
    resized = Signal()
    first_painted = Signal()
    """The first picture is on the screen."""

    def __init__(self, scene: MazeScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        # For a widget that Qt made, PySide would load every kind of widget there is to find out its class.
        self.setViewport(QWidget())
        self.maze_scene = scene
        self._fits = True
        self._is_fitting = False
        self._has_bars = False
        self._is_changing_bars = False
        self._lower_room_px = 0
        self._window_size, self._origin, self._fit_size = QSize(), QPoint(), QSize()
        self._pushed_px = 0
        self._is_painted = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        scene.shifted.connect(self._follow_shift)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            # Before it moves: what follows where the view is must not have it fit again.
            bar.actionTriggered.connect(self._leave_fit)
            bar.valueChanged.connect(self._show_bars)
        self._set_bars(False)
        self.zoom_changed.connect(self._show_bars)
        self.resized.connect(self._show_bars)

    @property
    def _is_fitted(self) -> bool:
        """Whether the maze is fitted, and to the present size: no dock or message has come since."""
        return self._fits and self._fit_size == self.viewport().size()

    @property
    def cell_px(self) -> float:
        return self.transform().m11()

    @property
    def room(self) -> QRect:
        return self.viewport().rect()

    @Slot()
    def fit(self) -> None:
        """Show the whole maze, clear of what lies on the lower edge.

        That may change with what is in sight, during the zoom too: it is asked a second time, and no more.
        """
        self._fits = True
        if self._is_fitting:
            return
        self._is_fitting = True
        for _ in range(2):
            lower_room_px = self._lower_room_px
            self._fit(lower_room_px)
            if lower_room_px == self._lower_room_px:
                break
        self._is_fitting = False

    def fit_again(self) -> None:
        """Fit the maze to the view as it is now, if it was fitted before docks came."""
        if self._fits:
            self.fit()

    def _fit(self, lower_room_px: int) -> None:
        maze = self.maze_scene.maze_rect
        below = max(_FIT_MARGIN_PX, lower_room_px + _FIT_MARGIN_PX // 2)
        room = QRectF(self.room).adjusted(_FIT_MARGIN_PX, _UPPER_ROOM_PX, -_FIT_MARGIN_PX, -below)
        self._fit_size = self.viewport().size()
        if room.width() > 0 and room.height() > 0:
            self._set_scale(min(room.width() / maze.width(), room.height() / maze.height()))
            self._bring(maze.center(), room.center())
        self.zoom_changed.emit(self.cell_px)

    @Slot(int)
    def set_lower_room(self, height_px: int) -> None:
        """Set the height of what covers the lower edge; a fitted maze stays above it."""
        if height_px != self._lower_room_px:
            self._lower_room_px = height_px
            if self._is_fitted:
                self.fit()

    def zoom_to(self, cell_px: float, about: QPointF | None = None) -> None:
        """Show cells at this size; what is under `about`, a place of the viewport, stays there."""
        self._fits = False
        about = QPointF(self.room.center()) if about is None else about
        fixed = self.scene_point(about)
        self._set_scale(cell_px)
        self._bring(fixed, about)
        self.zoom_changed.emit(self.cell_px)

    def center_on_rect(self, rect: QRectF) -> None:
        """Bring a part of the maze into the middle, zooming out or in; nothing if it is seen well already."""
        room = self.room
        seen = self.viewportTransform().mapRect(rect)
        if self.cell_px >= _SEEN_WELL_PX and QRectF(room.adjusted(0, 0, 0, -self._lower_room_px)).contains(
            seen
        ):
            return
        self._fits = False
        best = min(room.width() / (rect.width() + 2), room.height() / (rect.height() + 2))
        if best < self.cell_px:
            self._set_scale(best)
        elif self.cell_px < _SEEN_WELL_PX:
            self._set_scale(min(best, FULL_SIZE_PX))
        self._bring(rect.center(), QPointF(room.center()))
        self.zoom_changed.emit(self.cell_px)

    @property
    def place(self) -> ViewPlace:
        """The visible part, to restore it later."""
        return ViewPlace(self._is_fitted, self.cell_px, self.seen_rect.center())

    def go_back(self, place: ViewPlace) -> None:
        """Show what was shown of the same maze before."""
        if place.fits:
            self.fit()
            return
        self._fits = False
        self._set_scale(place.cell_px)
        self.look_at(place.middle)
        self.zoom_changed.emit(self.cell_px)

    @property
    def seen_rect(self) -> QRectF:
        room = self.room
        return QRectF(self.scene_point(QPointF()), self.scene_point(QPointF(room.width(), room.height())))

    def look_at(self, point: QPointF) -> None:
        self._fits = False
        room = self.room
        self._bring(point, QPointF(room.width() / 2, room.height() / 2))

    def scene_point(self, position: QPointF) -> QPointF:
        """Return the place of the scene under a place of the viewport, between pixels too."""
        inverted, _ = self.viewportTransform().inverted()
        return inverted.map(position)

    @Slot()
    def _leave_fit(self) -> None:
        self._fits = False

    def _set_scale(self, cell_px: float) -> None:
        maze = self.maze_scene.maze_rect
        least = min(1.0, 64.0 / max(maze.width(), maze.height()))
        cell_px = min(max(cell_px, least), MAX_CELL_PX)
        self._pushed_px = 0
        self.resetTransform()
        self.scale(cell_px, cell_px)
        self._set_reach()

    @Slot()
    def _show_bars(self) -> None:
        # Without them there is more room: what they take must not decide.
        maze = self.viewportTransform().mapRect(self.maze_scene.maze_rect).toAlignedRect()
        has_bars = not (self._fits or self.rect().contains(maze))
        is_held = self.horizontalScrollBar().isSliderDown() or self.verticalScrollBar().isSliderDown()
        # The view that has room again stays where it is by scrolling, which may lead here: once is enough.
        if has_bars != self._has_bars and not (is_held or self._is_changing_bars):
            self._set_bars(has_bars)

    def _set_bars(self, are_on: bool) -> None:
        self._has_bars, self._is_changing_bars = are_on, True
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if are_on else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)
        self._is_changing_bars = False

    def _set_reach(self) -> None:
        room = self.room
        aside, above = room.width() * 0.9 / self.cell_px, room.height() * 0.9 / self.cell_px
        self.setSceneRect(self.maze_scene.maze_rect.adjusted(-aside, -above, aside, above))

    def _bring(self, scene_point: QPointF, position: QPointF) -> None:
        """Scroll until this place of the scene is under this place of the viewport."""
        self._scroll_bars(self.viewportTransform().map(scene_point) - position)

    @Slot(QPointF)
    def _follow_shift(self, by: QPointF) -> None:
        fixed = self.scene_point(QPointF())
        self._set_reach()
        self._bring(fixed + by, QPointF())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep showing the whole maze, or the same middle; inside a window of the same size, the same place.

        Docks and messages that come and go change neither the zoom nor where the maze is on the screen.
        """
        super().resizeEvent(event)
        origin, size = self.viewport().mapTo(self.window(), QPoint()), self.window().size()
        moved, is_inside = origin - self._origin, self._is_painted and size == self._window_size
        self._origin, self._window_size = origin, size
        if is_inside:
            self._stay(moved)
        self.resized.emit()
        if is_inside or self._is_changing_bars:
            return
        if self._fits:
            self.fit()
            return
        old = event.oldSize()
        middle = self.scene_point(QPointF(old.width() / 2, old.height() / 2))
        self._set_reach()
        if old.isValid():
            self._bring(middle, QPointF(self.viewport().width() / 2, self.viewport().height() / 2))

    def _stay(self, moved: QPoint) -> None:
        """Keep what is seen where it is on the screen, after the corner of the view has moved.

        Where the upper edge would cover the first row, the maze is pushed down, and back later.
        """
        corner = self.scene_point(QPointF(moved))
        self._set_reach()
        self._bring(corner, QPointF())
        above = self.viewportTransform().map(self.maze_scene.maze_rect.topLeft()).y()
        push = 0
        if moved.y() < 0:
            push = -self._pushed_px
        elif above + moved.y() >= 0 and above < _LEAST_ABOVE_PX:
            push = round(min(_LEAST_ABOVE_PX, above + moved.y()) - above)
        # Not in the middle of a stroke, which would jump.
        if push and not QApplication.mouseButtons():
            self._bring(self.scene_point(QPointF()), QPointF(0, push))
            self._pushed_px = max(0, self._pushed_px + push)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.turn_wheel(event, event.position())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self._tell_painted)

    def viewportEvent(self, event: QEvent) -> bool:
        return self.pinch(event, self.viewport()) or super().viewportEvent(event)

    @Slot()
    def _tell_painted(self) -> None:
        self.first_painted.emit()

    def scroll_by(self, step: QPointF | QPoint) -> None:
        self._fits = False
        self._scroll_bars(step)

    def _scroll_bars(self, step: QPointF | QPoint) -> None:
        for bar, by in ((self.horizontalScrollBar(), step.x()), (self.verticalScrollBar(), step.y())):
            bar.setValue(bar.value() + round(by))
