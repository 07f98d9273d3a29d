"""A pane: what is watched, its picture, its counters, and what its present step does."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontDatabase, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from mazarine.agents.explorers import EXPLORERS, ByHand
from mazarine.agents.simulation import Plan
from mazarine.generators import GENERATORS
from mazarine.gui.background.jobs import LatestTask
from mazarine.gui.background.messages import message_of
from mazarine.gui.canvas.items.growth_item import draw_points
from mazarine.gui.features.watch.subjects import (
    Counters,
    GrowthSubject,
    Make,
    SearchSubject,
    Subject,
    WalkSubject,
)
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.style.painting import PaintedWidget, image_of
from mazarine.gui.widgets.building import column_of, narrow_choice_of, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.maze import Maze
from mazarine.messages import Message, Series
from mazarine.picture import LIGHT, Palette
from mazarine.picture.marks import State, mark_colors
from mazarine.picture.raster import Raster
from mazarine.picture.render import Strips, margin_px
from mazarine.searches.registry import SEARCHES

_MOST_CELL_PX, _MOST_POINT_PX = 28, 48
_BETWEEN_PX = 14
_RING, _RING_RADIUS = 0.1, 0.36


class Kind(StrEnum):
    """The kinds of algorithms that can be watched."""

    SEARCH = "search"
    GENERATOR = "generator"
    EXPLORER = "explorer"


class Choice(NamedTuple):
    """An algorithm, by its kind and its name."""

    kind: Kind
    name: str

    @property
    def title(self) -> Message:
        """The name for people; some algorithms are of several kinds."""
        if self.kind is Kind.SEARCH:
            return tr_later("Search: {title}", title=SEARCHES[self.name].title)
        if self.kind is Kind.GENERATOR:
            return tr_later("Generator: {title}", title=GENERATORS[self.name].title)
        return tr_later("Explorer: {title}", title=EXPLORERS[self.name].title)


def choices() -> list[Choice]:
    """Return all that can be watched, in the order of the list."""
    names = [Choice(Kind.SEARCH, name) for name in SEARCHES]
    names += [Choice(Kind.GENERATOR, name) for name in GENERATORS]
    return names + [Choice(Kind.EXPLORER, name) for name in EXPLORERS if name != ByHand.name]


def maker_of(choice: Choice, maze: Maze, order: GeneratorRequest) -> Make:
    """Return what makes the subject of a choice.

    Parameters
    ----------
    maze : for searches and explorers
    order : the generated maze; of another generator with its usual parameters, on a new board
    """
    if choice.kind is Kind.SEARCH:
        return partial(SearchSubject.make, maze, choice.name)
    if choice.kind is Kind.EXPLORER:
        return partial(WalkSubject.make, maze, Plan(choice.name), order.seed)
    if choice.name != order.name:
        size = GENERATORS[choice.name].fitting(order.rows, order.cols)
        order = GeneratorRequest(choice.name, *size, order.seed, {}, order.lattice)
    return partial(GrowthSubject.make, order)


class Pane(QWidget):
    """Shows one subject.

    Attributes
    ----------
    subject : what is shown; None until it is made, or if it is not possible
    is_busy : whether it is being made
    status_label : the present step, or why there is nothing to watch
    """

    changed = Signal()
    """Another subject is there, or none."""
    closed = Signal(object)
    """It is to be closed; it names itself."""

    def __init__(self, shell: Shell, maze: Maze, order: GeneratorRequest, choice: Choice) -> None:
        super().__init__()
        self._maze, self._order = maze, order
        self.subject: Subject | None = None
        self.is_busy = False
        self._choices = choices()
        titles = {number: it.title for number, it in enumerate(self._choices)}
        self.choice_box = narrow_choice_of(titles, self._choices.index(choice))
        show_text("Algorithm", self.choice_box.setAccessibleName)
        self.close_button = QToolButton(autoRaise=True)
        self.close_button.setText("×")
        show_text("Close this pane", self.close_button.setToolTip, self.close_button.setAccessibleName)
        self.canvas = Canvas(shell)
        self.counters_label = PlainLabel()
        self.status_label = PlainLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        # The picture keeps its size when a sentence takes a second line.
        self.status_label.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.legend, self.code_label = Legend(), PlainLabel(alignment=Qt.AlignmentFlag.AlignTop)
        self.code_label.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        # All panes are of one size, whatever their algorithms have to say.
        self.code_label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        lines = max(len(search.lines) for search in SEARCHES.built_in.values())
        self.code_label.setFixedHeight(lines * self.code_label.fontMetrics().lineSpacing())
        self.code_label.hide()
        head = row_of((self.choice_box, 1), self.close_button)
        parts = head, (self.canvas, 1), self.legend, self.counters_label, self.status_label, self.code_label
        self.setLayout(column_of(*parts, margins=(0, 0, 0, 0)))
        self._latest = LatestTask(shell.workers.studies, self, self._take, self._give_up)
        self.choice_box.currentIndexChanged.connect(self._make)
        self.close_button.clicked.connect(self._close)
        self._make()

    @property
    def choice(self) -> Choice:
        """What is watched."""
        return self._choices[self.choice_box.currentIndex()]

    @property
    def maker(self) -> Make:
        """What makes its subject."""
        return maker_of(self.choice, self._maze, self._order)

    def show_order(self, order: GeneratorRequest) -> None:
        """Make the subject again, for another maze or seed."""
        self._order = order
        self._make()

    def stop(self) -> None:
        """Make nothing more."""
        self._latest.cancel()

    @Slot()
    def show_step(self) -> None:
        """Show the present step."""
        subject = self.subject
        if subject is None:
            return
        step = tr_later("Step {step:,} of {total:,}", step=subject.step, total=subject.count)
        told = subject.sentence()
        text = step if told is None else Message("{step}. {told}", {"step": step, "told": told})
        show_text(text, self.status_label.setText)
        show_text(_text(subject.counters()), self.counters_label.setText)
        if self.code_label.isVisibleTo(self):
            self._show_code(*(subject.code() if isinstance(subject, SearchSubject) else ((), -1)))
        self.canvas.update()

    def _show_code(self, lines: Sequence[str], present: int) -> None:
        """Show pseudocode with its present line marked, and what has no room in the tooltip."""
        texts = [f"{'▶' if number == present else ' '} {line}" for number, line in enumerate(lines)]
        metrics, room = self.code_label.fontMetrics(), self.code_label.width()
        cut = [metrics.elidedText(text, Qt.TextElideMode.ElideRight, room) for text in texts]
        self.code_label.setText("\n".join(cut))
        self.code_label.setToolTip("\n".join(lines) if cut != texts else "")

    @Slot()
    def _make(self) -> None:
        self.subject = self.canvas.subject = None
        self.is_busy = True
        maker = self.maker
        show_text("Calculating…", self.status_label.setText)
        self.counters_label.clear()
        self.canvas.update()
        self._latest.submit(lambda: maker)
        self.changed.emit()

    @Slot(object)
    def _take(self, subject: Subject) -> None:
        self.subject, self.is_busy = subject, False
        self.canvas.subject = subject
        self.legend.show_states(subject.legend, self.canvas.palette_of_maze)
        self.changed.emit()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        show_text(message_of(error), self.status_label.setText)
        self.is_busy = False
        self.changed.emit()

    @Slot()
    def _close(self) -> None:
        self.closed.emit(self)


def _text(counters: Counters) -> Message:
    """Return the counters that have a value, in one line."""
    texts = [tr_later("Visited: {count:,}", count=counters.visited)]
    if counters.frontier is not None:
        texts.append(tr_later("largest frontier: {count:,}", count=counters.frontier))
    if counters.length is not None:
        texts.append(tr_later("path: {count:,}", count=counters.length))
    return Message("{counters}", {"counters": Series(tuple(texts), ", ")})


class Legend(PaintedWidget):
    """One line that says what the colors mean, as far as it has room."""

    def __init__(self) -> None:
        super().__init__()
        self._colors: Sequence[tuple[Message, int]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        show_text("Legend", self.setAccessibleName)
        on_language_change(self.update)

    def sizeHint(self) -> QSize:
        """Return the height of a line."""
        return QSize(160, self.fontMetrics().lineSpacing() + 2)

    def show_states(self, states: Sequence[State], palette: Palette) -> None:
        """Show these states, each with its color."""
        named = mark_colors(palette)
        self._colors = [(title, named.get(name) or getattr(palette, name)) for title, name in states]
        meanings = Series(tuple(title for title, _ in states), ", ")
        show_text(Message("{colors}", {"colors": meanings}), self.setAccessibleDescription)
        self.update()

    def _paint(self, painter: QPainter) -> None:
        side, x = self.fontMetrics().ascent(), 0
        ink = self.palette().text().color()
        for title, color in self._colors:
            text = tr(title)
            painter.setPen(ink)
            painter.fillRect(x, 2, side, side, QColor.fromRgb(color))
            painter.drawRect(x, 2, side, side)
            painter.drawText(x + side + 4, 1 + side, text)
            x += side + 4 + self.fontMetrics().horizontalAdvance(text) + _BETWEEN_PX


class Canvas(PaintedWidget):
    """Paints the present step of a subject, in the style of the scene."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        show_text("The maze at this step", self.setAccessibleName)
        self._scene = shell.scene
        self.palette_of_maze: Palette = LIGHT
        self.as_points = False
        """Whether a honeycomb is painted as points with links, not as triangles with walls."""
        self.subject: Subject | None = None
        self._look: object = None
        self._raster: Raster | None = None
        """Paints pictures of this look."""
        shell.scene.palette_changed.connect(self._follow_scene)
        shell.scene.points_changed.connect(self._follow_scene)
        self._follow_scene()

    def sizeHint(self) -> QSize:
        """Return the preferred size."""
        return QSize(640, 480)

    def minimumSizeHint(self) -> QSize:
        """Return a size with room for six of them."""
        return QSize(160, 100)

    def cell_px(self, maze: Maze) -> int:
        """Return the size of cells at which all of them are visible, at least 1."""
        width, height = maze.geometry.extent(*maze.shape[1:])
        most = _MOST_CELL_PX if maze.lattice.point_at is None else _MOST_POINT_PX
        return max(1, min(int(self.width() / (width + 1)), int(self.height() / (height + 1)), most))

    @Slot()
    def _follow_scene(self) -> None:
        self.palette_of_maze = self._scene.palette_of_maze
        self.as_points = self._scene.maze_item.is_of_points
        self.update()

    def _paint(self, painter: QPainter) -> None:
        """Draw the maze in the middle."""
        if self.subject is None:
            return
        drawing = self.subject.drawing(self.palette_of_maze, as_points=self.as_points)
        cell_px = self.cell_px(drawing.maze)
        look = self.subject, self.palette_of_maze, self.as_points
        strips = Strips(drawing, cell_px, self._raster if look == self._look else None)
        self._look, self._raster = look, strips.raster
        image = image_of(strips.paint(0, None))
        left, top = (self.width() - image.width()) // 2, (self.height() - image.height()) // 2
        painter.drawImage(left, top, image)
        if self.as_points and isinstance(self.subject, GrowthSubject):
            corner = QPoint(left, top) + QPoint(1, 1) * margin_px(cell_px)
            self._draw_points(painter, self.subject, corner, cell_px)

    def _draw_points(self, painter: QPainter, grown: GrowthSubject, corner: QPoint, cell_px: int) -> None:
        """Draw the points as the Grow tool does, with a ring around the current one."""
        maze = grown.growth.maze()
        if maze.growth is None:
            return
        painter.translate(corner)
        painter.scale(cell_px, cell_px)
        transform = painter.worldTransform()
        draw_points(painter, maze, QRectF(0, 0, *maze.geometry.extent(*maze.shape[1:])), 1.0)
        current = grown.growth.marks().current
        if current is not None:
            painter.setWorldTransform(transform)
            painter.setPen(QPen(QColor(self.palette_of_maze.current), _RING))
            painter.drawEllipse(QPointF(*maze.geometry.middle(*current)), _RING_RADIUS, _RING_RADIUS)
