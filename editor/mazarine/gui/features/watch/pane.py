"""A pane: what is watched, its picture, its counters, and what its present step does."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFontDatabase, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolButton, QWidget

from mazarine.agents.moves import Move, Step, Take
from mazarine.agents.simulation import Plan
from mazarine.errors import PathError
from mazarine.gui.analysis.names import name_cells
from mazarine.gui.background.jobs import LatestTask
from mazarine.gui.background.messages import message_of
from mazarine.gui.background.plugin_watch import plugin_watch
from mazarine.gui.canvas.cell_cursor import SIDES, SLANTING
from mazarine.gui.features.watch.canvas import Canvas
from mazarine.gui.features.watch.choice import Choice, Kind, added_choices, choices, explorer_of, maker_of
from mazarine.gui.features.watch.legend import Legend
from mazarine.gui.features.watch.map_view import MapView
from mazarine.gui.features.watch.player import Player
from mazarine.gui.features.watch.program_form import ProgramPlan, program_plan, title_of
from mazarine.gui.features.watch.subjects import Counters, Make, SearchSubject, Subject, with_end
from mazarine.gui.features.watch.walk_views import counters_of, counters_text, known_picture, sentence_of
from mazarine.gui.features.watch.walker_form import COLORS
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.style.contrast import LINE, readable
from mazarine.gui.widgets.building import column_of, narrow_choice_of, row_of, show_added
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.lattice import Side
from mazarine.maze import Cell, MarkerKind, Maze, PortSide
from mazarine.maze.endpoints import Endpoints
from mazarine.messages import Message, Series, plain
from mazarine.mouse.explorer import ProgramExplorer
from mazarine.picture import Overlay
from mazarine.searches.registry import SEARCHES

_LEAST_CHARACTERS = 4
_TELL_S = 0.25
"""Seconds between two texts while it plays: each costs a layout of the window."""
_STAIRS = {Qt.Key.Key_PageUp: (PortSide.UP,), Qt.Key.Key_PageDown: (PortSide.DOWN,)}
_WALK_KEYS = (*SIDES, *_STAIRS, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MARKING = tr_later("Click a cell to start there. Hold Shift and click the goal.")
_WALK_STATES = (
    (tr_later("Unknown"), "fog"), (tr_later("Edge of the unknown"), "dead_end"),
    (tr_later("Planned path"), "solution"),
)  # fmt: skip


class Pane(QWidget):
    """Shows a search or a generator, or the map of a walker.

    Attributes
    ----------
    choice : what is watched
    subject : the search or the generator; None until it is made, or if it is not possible
    plan : the walker, if it shows one
    number : that of the walker, in the walk
    is_busy : whether the subject is being made
    status_label : the present step, or why there is nothing to watch
    """

    changed = Signal()
    """Another subject is there, or none."""
    plan_changed = Signal()
    """It shows another walker, or none any more."""
    closed = Signal(object)
    """It is to be closed; it names itself."""
    picked = Signal(object)
    """This pane, which was not the current one, was clicked."""
    marked = Signal(object)
    """The maze in which the user has marked another start or goal."""

    def __init__(
        self, shell: Shell, maze: Maze, order: GeneratorRequest, choice: Choice, plan: Plan, player: Player
    ) -> None:
        super().__init__()
        self._maze, self._order, self._player = maze, order, player
        self.subject: Subject | None = None
        self.choice, self.plan = choice, plan
        self.number, self.is_busy, self._told_at = 0, False, 0.0
        self._leaning = Side.E
        built_in = choices()
        self.choice_box = narrow_choice_of({it.key: it.title for it in built_in})
        self._own = len(built_in)
        self.choice_box.setMinimumContentsLength(_LEAST_CHARACTERS)
        show_text("Algorithm", self.choice_box.setAccessibleName)
        self.close_button = QToolButton(autoRaise=True)
        self.close_button.setText("×")
        show_text("Close this pane", self.close_button.setToolTip, self.close_button.setAccessibleName)
        self.canvas = Canvas(shell)
        self.map = MapView(tr_later("Explorer's map"), shell.scene.palette_of_maze, hides_fog=True)
        self.map.text_at = self._text_at
        self.dot_label = QLabel(margin=2)
        show_text("Color in the actual maze", self.dot_label.setAccessibleName, self.dot_label.setToolTip)
        self.counters_label = PlainLabel(wordWrap=True)
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
        head = row_of(self.dot_label, (self.choice_box, 1), self.close_button)
        below = self.legend, self.counters_label, self.status_label, self.code_label
        self.setLayout(column_of(head, (self.canvas, 1), (self.map, 1), *below, margins=(0, 0, 0, 0)))
        self._latest = LatestTask(shell.workers.studies, self, self._take, self._give_up)
        self._list_plugins()
        self.choice_box.setCurrentIndex(self.choice_box.findData(choice.key))
        self.choice_box.currentIndexChanged.connect(self._make)
        self.close_button.clicked.connect(self._close)
        self.canvas.clicked.connect(self._mark)
        self.canvas.picked.connect(self._pick)
        self.map.clicked.connect(self._send)
        self.map.key_pressed.connect(self._order_move)
        plugin_watch().changed.connect(self._list_plugins)
        self._make()

    @property
    def is_walker(self) -> bool:
        """Whether it shows a walker."""
        return self.choice.kind is Kind.EXPLORER

    @property
    def title(self) -> Message:
        """The name for people; programs are named by their commands."""
        spec = self.plan.program if self.is_walker and isinstance(self.plan, ProgramPlan) else None
        return self.choice.title if spec is None else plain(title_of(spec))

    @property
    def maker(self) -> Make:
        """What makes its subject."""
        return maker_of(self.choice, self._maze, self._order)

    def show_order(self, order: GeneratorRequest) -> None:
        """Make the subject again, for another maze or seed."""
        self._order = order
        if not self.is_walker:
            self._make()

    def show_maze(self, maze: Maze) -> None:
        """Search another maze, or let a walker walk in it."""
        self._maze = maze
        if self.choice.kind is Kind.SEARCH:
            self._make()

    def stop(self) -> None:
        """Make nothing more."""
        self._latest.cancel()

    def show_number(self, number: int) -> None:
        """Show which walker it is, in the color that it has in the actual maze."""
        self.number = number
        dot = QPixmap(10, 10)
        dot.fill(readable(COLORS[number], self.palette().base().color(), LINE))
        self.dot_label.setPixmap(dot)

    def show_step(self, overlay: Overlay, *, draws: bool) -> None:
        """Show the present step.

        Parameters
        ----------
        overlay : of the map of a walker
        draws : whether what a program has drawn is shown
        """
        subject, walk, now = self.subject, self._player.walk, perf_counter()
        tells = not self._player.is_playing or now >= self._told_at + _TELL_S
        self._told_at = now if tells else self._told_at
        if self.is_walker and walk is not None and self.number < len(walk.shown):
            self.map.walk_keys = _WALK_KEYS if walk.hand(self.number) is not None else ()
            self.map.show_picture(known_picture(walk, self.number, draws=draws), overlay)
            if tells:
                self._tell(
                    sentence_of(walk, self.number, is_playing=self._player.is_playing),
                    counters_text(walk, self.number),
                )
        if subject is None:
            return
        self.canvas.update()
        if self.code_label.isVisibleTo(self):
            self._show_code(*(subject.code() if isinstance(subject, SearchSubject) else ((), -1)))
        if tells:
            step = tr_later("Step {step:,} of {total:,}", step=subject.step, total=subject.count)
            told = subject.sentence()
            text = step if told is None else Message("{step}. {told}", {"step": step, "told": told})
            self._tell(text, _text(subject.counters()))

    def _tell(self, sentence: Message, counters: Message) -> None:
        show_text(sentence, self.status_label.setText)
        show_text(counters, self.counters_label.setText)

    def show_nothing(self, reason: Message) -> None:
        """Show why nothing walks."""
        show_text(reason, self.status_label.setText)
        self.counters_label.clear()
        self.map.clear()

    def counters(self) -> Counters | None:
        """Return the counters at this step; None while there is nothing."""
        walk = self._player.walk
        if self.is_walker:
            return counters_of(walk.shown[self.number].walker) if walk is not None and walk.shown else None
        return None if self.subject is None else self.subject.counters()

    def _show_code(self, lines: Sequence[str], present: int) -> None:
        """Show pseudocode with its present line marked, and what has no room in the tooltip."""
        texts = [f"{'▶' if number == present else ' '} {line}" for number, line in enumerate(lines)]
        metrics, room = self.code_label.fontMetrics(), self.code_label.width()
        cut = [metrics.elidedText(text, Qt.TextElideMode.ElideRight, room) for text in texts]
        self.code_label.setText("\n".join(cut))
        self.code_label.setToolTip("\n".join(lines) if cut != texts else "")

    @Slot()
    def _list_plugins(self) -> None:
        show_added(self.choice_box, self._own, {it.key: it.title for it in added_choices()})

    @Slot()
    def _make(self) -> None:
        """Make what is chosen now; the window lets walkers walk."""
        was_walker = self.map.isVisibleTo(self)
        self.choice = Choice.of(self.choice_box.currentData())
        self.subject = self.canvas.subject = self.canvas.maze = None
        self.canvas.is_for_marks = self.choice.kind is Kind.SEARCH
        show_text(_MARKING if self.canvas.is_for_marks else "", self.canvas.setToolTip)
        self.is_busy = not self.is_walker
        self.canvas.setVisible(not self.is_walker)
        for widget in (self.map, self.dot_label):
            widget.setVisible(self.is_walker)
        show_text("Calculating…", self.status_label.setText)
        self.counters_label.clear()
        self.choice_box.setToolTip("")
        if self.is_walker:
            self._latest.cancel()
            self.legend.show_states(_WALK_STATES, self.canvas.palette_of_maze)
            self._change_plan(self.choice.name)
        else:
            maker = self.maker
            self.canvas.update()
            self._latest.submit(lambda: maker)
        if was_walker or self.is_walker:
            self.plan_changed.emit()
        self.changed.emit()

    def _change_plan(self, name: str) -> None:
        plan = self.plan
        show_text(explorer_of(name).hint, self.choice_box.setToolTip)
        if name != plan.explorer:
            self.plan = program_plan(plan, None) if name == ProgramExplorer.name else Plan(name, plan.agent)

    @Slot(object)
    def _take(self, subject: Subject) -> None:
        self.subject, self.is_busy = subject, False
        self.canvas.subject = subject
        self.legend.show_states(subject.legend, self.canvas.palette_of_maze)
        self.changed.emit()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        text, ends = name_cells(message_of(error), self._maze), Endpoints.of(self._maze)
        if self.canvas.is_for_marks and not (ends.starts and ends.goals):
            self.canvas.maze = self._maze
            text = Message("{reason} {hint}", {"reason": text, "hint": _MARKING})
        show_text(text, self.status_label.setText)
        self.legend.show_states((), self.canvas.palette_of_maze)
        self.is_busy = False
        self.canvas.update()
        self.changed.emit()

    @Slot()
    def _pick(self) -> None:
        self.picked.emit(self)

    @Slot(object, bool)
    def _mark(self, cell: Cell, is_goal: bool) -> None:
        """Let searches and walkers start from a cell that was clicked, or go there."""
        try:
            maze = with_end(self._maze, cell, MarkerKind.GOAL if is_goal else MarkerKind.START)
        except PathError as error:
            show_text(name_cells(error.message, self._maze), self.status_label.setText)
        else:
            self.marked.emit(maze)

    @Slot()
    def _close(self) -> None:
        self.closed.emit(self)

    @Slot(int)
    def _order_move(self, key: int) -> None:
        """Make the move of a key, if the walker is a manual explorer."""
        walk = self._player.walk
        hand = walk.hand(self.number) if walk is not None and walk.is_ready else None
        if walk is None or hand is None:
            return
        if Qt.Key(key) in SIDES:
            hand.order(self._step_of(SIDES[Qt.Key(key)], hand.agent.moves()))
        else:
            sides = _STAIRS.get(Qt.Key(key), tuple(PortSide))
            takes = [it for it in hand.agent.moves() if isinstance(it, Take) and it.port.side in sides]
            if not takes:
                show_text(tr_later("There is no link here."), self.status_label.setText)
                return
            # Where there are several, Return takes the next one after that which led here.
            trail = walk.shown[self.number].walker.places
            before = next((place for place in reversed(trail) if place != trail[-1]), -1)
            came = [move for move in takes if hand.agent.end_of(move) == before]
            after = takes.index(came[0]) + 1 if came else 0
            hand.order(takes[after % len(takes)])
        self._player.go_on()

    def _step_of(self, side: Side, moves: Sequence[Move]) -> Step:
        """Return the step of an arrow; where cells have two sides that way, through the one that is open.

        If both are, the one on the side of the last arrow to the left or right is meant.
        """
        if side in (Side.W, Side.E):
            self._leaning = side
        sides = (side, *(SLANTING.get((side, way), side) for way in (self._leaning, self._leaning.opposite)))
        return next((step for step in map(Step, sides) if step in moves), Step(side))

    @Slot(int, int)
    def _send(self, row: int, col: int) -> None:
        """Send a manual explorer to the cell that was clicked, along known cells."""
        walk = self._player.walk
        hand = walk.hand(self.number) if walk is not None and walk.is_ready else None
        if hand is None:
            return
        grid = hand.agent.terrain.grid
        cell = grid.cell_at((hand.agent.cell[0], row, col))
        if not grid.holds(cell):
            return
        if hand.send(grid.padded_place(cell)):
            self._player.play()
        else:
            show_text(tr_later("The explorer knows no path to that cell."), self.status_label.setText)

    def _text_at(self, row: int, col: int) -> str:
        """Return what the walker knows of a cell; empty while it walks in another thread."""
        walk = self._player.walk
        return walk.shown[self.number].text_at(row, col) if walk is not None and walk.is_ready else ""


def _text(counters: Counters) -> Message:
    """Return the counters that have a value, in one line."""
    texts = [tr_later("Visited: {count:,}", count=counters.visited)]
    if counters.frontier is not None:
        texts.append(tr_later("largest frontier: {count:,}", count=counters.frontier))
    if counters.length is not None:
        texts.append(tr_later("path: {count:,}", count=counters.length))
    return Message("{counters}", {"counters": Series(tuple(texts), ", ")})
