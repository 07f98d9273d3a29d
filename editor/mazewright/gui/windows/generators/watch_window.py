"""The window in which one watches a maze grow."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QFileDialog, QLabel, QPushButton, QSizePolicy, QWidget

from mazewright.gui.background.latest import Latest
from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.i18n import tr
from mazewright.gui.style.painting import PaintedWidget, image_of
from mazewright.gui.widgets.building import column_of, row_of
from mazewright.gui.widgets.message_bar import MessageBar
from mazewright.gui.widgets.play_bar import PlayBar
from mazewright.gui.windows.generators.fields import ALGORITHM_WORDS
from mazewright.gui.windows.generators.order import Order
from mazewright.gui.windows.generators.player import Player, count_steps, write_film
from mazewright.maze import Maze
from mazewright.picture import LIGHT, Palette
from mazewright.picture.growing import growing_picture

_SIZE_PX = QSize(860, 680)
_SPEEDS = (2.0, 1e6)
"""The slowest and the fastest speed, in steps a second."""
_SUFFIXES = (".png", ".apng")
_MOST_CELL_PX = 28


class WatchWindow(QDialog):
    """Plays one maze in the style of a scene, and writes it as an animated picture.

    Parameters
    ----------
    take : has the maze made for the session that the window belongs to; returns whether that was possible
    """

    def __init__(
        self, order: Order, workers: Workers, take: Callable[[], bool], messages: MessageBar,
        scene: MazeScene, parent: QWidget,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr(f"{ALGORITHM_WORDS[order.name]}, step by step"))
        self._order = order
        self._workers = workers
        self._take_maze = take
        self._messages = messages
        self._scene = scene
        self.player: Player | None = None
        self.canvas = Canvas()
        self.words = QLabel(tr("Calculating…"))
        self.bar = PlayBar(_SPEEDS, ("Left", "Right"), self)
        self.export_button = QPushButton(tr("E&xport…"))
        self.export_button.setToolTip(tr("Write an animated picture (PNG)"))
        self.take_button = QPushButton(tr("&Take this maze"))
        self.take_button.setToolTip(tr("Replace the open maze by it"))
        self._lay_out()
        self._tie()
        self._follow_scene()
        self._latest = Latest(workers.studies, self, self._begin, self._give_up)
        self._latest.want(lambda: lambda is_wanted: count_steps(order, is_wanted))

    def done(self, result: int) -> None:
        """Stop playing, however the window is closed."""
        self._latest.drop()
        if self.player is not None:
            self.player.pause()
        super().done(result)

    def export(self, path: Path) -> None:
        """Write the animated picture in the background."""
        if self.player is not None:
            order, count, queue = self._order, self.player.count, self._workers.studies
            palette, as_points = self.canvas.palette_of_maze, self.canvas.as_points
            job = queue.run(
                lambda: write_film(
                    order, count, palette, path, lambda: not queue.is_closed, as_points=as_points
                )
            )
            # The bar outlives this window.
            job.done.connect(self._messages.tell)
            job.failed.connect(self._messages.refuse_error)
            self._messages.tell(f"Writing {path.name}…")

    def _lay_out(self) -> None:
        foot = row_of((self.words, 1), self.export_button, self.take_button)
        self.setLayout(column_of((self.canvas, 1), self.bar, foot))
        for other in (self.export_button, self.take_button):
            other.setAutoDefault(False)
        self.resize(_SIZE_PX)
        self._enable(False)

    def _tie(self) -> None:
        self.export_button.clicked.connect(self._ask_export)
        self.take_button.clicked.connect(self._take)
        self._scene.palette_changed.connect(self._follow_scene)
        self._scene.points_changed.connect(self._follow_scene)

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
        self.words.setText(tr(str(error)))

    @Slot()
    def _show(self) -> None:
        player = self.player
        if player is None:
            return
        self.bar.show_step(player.step, player.count, is_playing=player.is_playing)
        words, resets = f"Step {player.step:,} of {player.count:,}", player.growth.resets
        self.words.setText(tr(f"{words}; restarts: {resets:,}" if resets else words))
        self.canvas.update()

    @Slot()
    def _take(self) -> None:
        if self._take_maze():
            self.close()

    @Slot()
    def _ask_export(self) -> None:
        chosen, _ = QFileDialog.getSaveFileName(
            self, tr("Export the animation"), f"{self._order.name}.png", tr("Animated PNG (*.png *.apng)")
        )
        if chosen:
            path = Path(chosen)
            is_named = path.suffix.lower() in _SUFFIXES
            self.export(path if is_named else path.with_name(f"{path.name}.png"))


class Canvas(PaintedWidget):
    """Paints the step that a player has come to.

    Attributes
    ----------
    as_points : whether a honeycomb is painted as points with links, not as triangles with walls
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("The growing maze"))
        self.palette_of_maze: Palette = LIGHT
        self.as_points = False
        self.player: Player | None = None

    def sizeHint(self) -> QSize:
        """Return the preferred size."""
        return QSize(640, 480)

    def cell_px(self, maze: Maze) -> int:
        """Return the size of cells with which all of them are seen; 1 where there is no room for that."""
        width, height = maze.geometry.extent(*maze.shape[1:])
        return max(1, min(int(self.width() / (width + 1)), int(self.height() / (height + 1)), _MOST_CELL_PX))

    def _paint(self, painter: QPainter) -> None:
        """Draw the maze in the middle."""
        if self.player is None:
            return
        growth = self.player.growth
        maze = growth.maze()
        cell_px, palette = self.cell_px(maze), self.palette_of_maze
        image = image_of(growing_picture(maze, growth.marks(), cell_px, palette, as_points=self.as_points))
        painter.drawImage((self.width() - image.width()) // 2, (self.height() - image.height()) // 2, image)
