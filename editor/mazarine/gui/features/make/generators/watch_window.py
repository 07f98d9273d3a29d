"""The window that shows how a maze is generated, step by step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QDialog, QSizePolicy

from mazarine.generators import GENERATORS
from mazarine.gui.background.latest import LatestTask
from mazarine.gui.background.messages import message_of
from mazarine.gui.canvas.items.growth_item import draw_points
from mazarine.gui.dialogs.file_dialogs import ask_export_path
from mazarine.gui.editing.growing import generated_step_message
from mazarine.gui.features.make.generators.player import Player, count_steps, write_film
from mazarine.gui.forms.controls import button
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.style.painting import PaintedWidget, image_of
from mazarine.gui.widgets.building import column_of, resize_within_screen, row_of
from mazarine.gui.widgets.plain_text import PlainLabel
from mazarine.gui.widgets.play_bar import PlayBar
from mazarine.maze import Maze
from mazarine.messages import Message
from mazarine.picture import LIGHT, Palette
from mazarine.picture.growing import growing_picture
from mazarine.picture.render import margin_px

_SIZE_PX = QSize(860, 680)
_SPEEDS = (2.0, 1e6)
"""The slowest and the fastest speed, in steps a second."""
_MOST_CELL_PX, _MOST_POINT_PX = 28, 48
_RING, _RING_RADIUS = 0.1, 0.36


class WatchWindow(QDialog):
    """Plays one maze in the style of a scene, and exports it as an animation.

    Parameters
    ----------
    take : begins to generate the maze in the session of the window; returns whether that was possible
    """

    def __init__(self, shell: Shell, order: GeneratorRequest, take: Callable[[], bool]) -> None:
        super().__init__(shell)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = tr_later("{algorithm}, step by step", algorithm=GENERATORS[order.name].title)
        show_text(title, self.setWindowTitle)
        self._order, self._take_maze = order, take
        self._workers, self._messages, self._scene = shell.workers, shell.messages, shell.scene
        self._folder = shell.current.session.export_folder
        self.player: Player | None = None
        self.canvas = Canvas()
        self.status_label = PlainLabel(wordWrap=True)
        """The present step, or why the maze cannot be watched."""
        show_text("Calculating…", self.status_label.setText)
        self.bar = PlayBar(_SPEEDS, ("Left", "Right"), self)
        self.export_button = button(
            tr_later("E&xport…"), self._ask_export, tr_later("Export an animation (PNG)")
        )
        self.take_button = button(
            tr_later("&Use this maze"), self._take,
            tr_later("Use this maze where the Generate dock puts its mazes"),
        )  # fmt: skip
        foot = row_of((self.status_label, 1), self.export_button, self.take_button)
        self.setLayout(column_of((self.canvas, 1), self.bar, foot))
        resize_within_screen(self, _SIZE_PX)
        self._enable(False)
        shell.scene.palette_changed.connect(self._follow_scene)
        shell.scene.points_changed.connect(self._follow_scene)
        self._follow_scene()
        self._latest = LatestTask(shell.workers.studies, self, self._begin, self._give_up)
        self._latest.submit(lambda: lambda is_current: count_steps(order, is_current))

    def done(self, result: int) -> None:
        """Stop playing, however the window is closed."""
        self._latest.cancel()
        if self.player is not None:
            self.player.pause()
        super().done(result)

    def export(self, path: Path) -> None:
        """Export the animation in the background."""
        if self.player is not None:
            order, count, queue = self._order, self.player.count, self._workers.studies
            palette, as_points = self.canvas.palette_of_maze, self.canvas.as_points
            job = queue.run(
                lambda: write_film(
                    order, count, palette, path, lambda: not queue.is_closed, as_points=as_points
                )
            )
            # The bar outlives this window.
            job.done.connect(self._messages.show_message)
            job.failed.connect(self._messages.refuse_error)
            self._messages.show_message(tr_later("Exporting {name}…", name=path.name))

    def _enable(self, is_on: bool) -> None:
        for widget in (self.bar, self.export_button, self.take_button):
            widget.setEnabled(is_on)

    @Slot()
    def _follow_scene(self) -> None:
        self.canvas.palette_of_maze = self._scene.palette_of_maze
        self.canvas.as_points = self._scene.maze_item.is_of_points
        self.canvas.update()

    @Slot(object)
    def _begin(self, count: int) -> None:
        self.player = self.canvas.player = Player(self._order, count, self)
        self.player.changed.connect(self._show)
        self._enable(True)
        # All of it in about twenty seconds.
        self.bar.set_speed(max(4.0, count / 20))
        self.bar.control(self.player)
        self.player.play()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        show_text(message_of(error), self.status_label.setText)

    @Slot()
    def _show(self) -> None:
        player = self.player
        if player is None:
            return
        self.bar.show_step(player.step, player.count, is_playing=player.is_playing)
        step, total, resets = player.step, player.count, player.growth.resets
        status = tr_later("Step {step:,} of {total:,}", step=step, total=total)
        if resets:
            status = tr_later(
                "Step {step:,} of {total:,}; restarts: {restarts:,}", step=step, total=total, restarts=resets
            )
        growth = player.growth
        told = generated_step_message(growth.maze(), growth.marks(), player.created) if step else None
        text = status if told is None else Message("{step}. {told}", {"step": status, "told": told})
        show_text(text, self.status_label.setText)
        self.canvas.update()

    @Slot()
    def _take(self) -> None:
        if self._take_maze():
            self.close()

    @Slot()
    def _ask_export(self) -> None:
        animation = tr("Animated PNG")
        kinds = [f"{animation} (*.png *.apng)"]
        path = ask_export_path(
            self, tr("Export the animation"), self._folder, f"{self._order.name}.png", kinds
        )
        if path is not None:
            self.export(path)


class Canvas(PaintedWidget):
    """Paints the present step of a player."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        show_text("The growing maze", self.setAccessibleName)
        self.palette_of_maze: Palette = LIGHT
        self.as_points = False
        """Whether a honeycomb is painted as points with links, not as triangles with walls."""
        self.player: Player | None = None

    def sizeHint(self) -> QSize:
        """Return the preferred size."""
        return QSize(640, 480)

    def cell_px(self, maze: Maze) -> int:
        """Return the size of cells at which all of them are visible, at least 1."""
        width, height = maze.geometry.extent(*maze.shape[1:])
        most = _MOST_CELL_PX if maze.growth is None else _MOST_POINT_PX
        return max(1, min(int(self.width() / (width + 1)), int(self.height() / (height + 1)), most))

    def _paint(self, painter: QPainter) -> None:
        """Draw the maze in the middle."""
        if self.player is None:
            return
        growth = self.player.growth
        maze = growth.maze()
        cell_px, palette = self.cell_px(maze), self.palette_of_maze
        image = image_of(growing_picture(maze, growth.marks(), cell_px, palette, as_points=self.as_points))
        left, top = (self.width() - image.width()) // 2, (self.height() - image.height()) // 2
        painter.drawImage(left, top, image)
        if self.as_points and maze.growth is not None:
            self._draw_points(painter, maze, QPoint(left, top) + QPoint(1, 1) * margin_px(cell_px), cell_px)

    def _draw_points(self, painter: QPainter, maze: Maze, corner: QPoint, cell_px: int) -> None:
        """Draw the points as the Grow tool does, with a ring around the current one."""
        assert self.player is not None
        painter.translate(corner)
        painter.scale(cell_px, cell_px)
        transform = painter.worldTransform()
        draw_points(painter, maze, QRectF(0, 0, *maze.geometry.extent(*maze.shape[1:])), 1.0)
        current = self.player.growth.marks().current
        if current is not None:
            painter.setWorldTransform(transform)
            painter.setPen(QPen(QColor(self.palette_of_maze.current), _RING))
            painter.drawEllipse(QPointF(*maze.geometry.middle(*current)), _RING_RADIUS, _RING_RADIUS)
