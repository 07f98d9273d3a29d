"""The window in which walkers explore a maze: their maps, beside the actual maze."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt, Slot
from PySide6.QtWidgets import QDialog, QSplitter, QStackedWidget, QTabWidget, QWidget

from mazarine import files
from mazarine.agents.moves import Step, Take
from mazarine.agents.simulation import Plan, Simulation, Walker
from mazarine.gui.background.messages import message_of
from mazarine.gui.background.timers import single_shot
from mazarine.gui.canvas.cell_cursor import SIDES
from mazarine.gui.dialogs.file_dialogs import ask_export_path
from mazarine.gui.dialogs.manual import help_button
from mazarine.gui.dialogs.questions import ask_losses
from mazarine.gui.documents.questions import LossAnswer
from mazarine.gui.features.watch.compare_panel import ComparePanel
from mazarine.gui.features.watch.log_table import KnownPlot, LogTable, reason_of
from mazarine.gui.features.watch.program_log import ProgramLog
from mazarine.gui.features.watch.shown import Shown
from mazarine.gui.features.watch.walk import Programs, Start, Walk
from mazarine.gui.features.watch.walk_views import WalkViews
from mazarine.gui.features.watch.walkers_form import PERSON, PLAYER, WalkersForm
from mazarine.gui.forms.mice import model_box
from mazarine.gui.forms.controls import button, check_box
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import FlowLayout, Scrollable, choice_of, column_of, resize_within_screen
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.play_bar import PlayBar
from mazarine.maze import Maze, PortSide
from mazarine.messages import Message, in_sequence
from mazarine.mouse import MouseProgram
from mazarine.mouse.model import read_model
from mazarine.picture import Overlay

_SIZE_PX = QSize(1220, 760)
_BETWEEN_PX = 12
_SHARES = (200, 100)
"""The widths of the left and the right side, in proportion."""
_SPEEDS = (1.0, 10_000.0)
"""The slowest and the fastest speed, in steps a second."""
_STAIRS = {Qt.Key.Key_PageUp: (PortSide.UP,), Qt.Key.Key_PageDown: (PortSide.DOWN,)}
_WALK_KEYS = (*SIDES, *_STAIRS, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_REST_MS = 150
"""Time without a change of any field before the walk begins again."""
_OVERLAYS = {
    Overlay.KINDS: tr_later("Kinds"), Overlay.REGIONS: tr_later("Regions"),
    Overlay.NONE: tr_later("No overlay"),
}  # fmt: skip
_PACES = {
    0.0: tr_later("A step at a time"), 0.25: tr_later("Real time × 1/4"), 1.0: tr_later("Real time"),
    4.0: tr_later("Real time × 4"), 16.0: tr_later("Real time × 16"),
}  # fmt: skip
_Lossy = tuple[Path, Maze, Sequence[Message]]
"""A map that was not written: its file, and what that cannot hold."""


class ExploreWindow(QDialog):
    """Lets walkers explore a copy of the maze, which stays unchanged.

    Parameters
    ----------
    first : the walker at first; if the user plays it, the maze itself is hidden
    name : of the maze; by default that of the document
    seed : of chance at first

    Attributes
    ----------
    status_label : the state of the watched walker, or why something is not possible
    tabs : the settings of the walk, and those of a comparison
    """

    def __init__(
        self, shell: Shell, maze: Maze, first: Plan = PERSON, name: str | None = None, seed: int = 0
    ) -> None:
        super().__init__(shell)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        session = shell.current.session
        show_text(tr_later("Explore {name}", name=name or session.document.label), self.setWindowTitle)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._workers, self._start, self._folder = shell.workers, Start(maze), session.export_folder
        self.walk: Walk | None = None
        self.programs = Programs(maze, ())
        self._plays_at_once = False
        self.form = WalkersForm(shell.settings, first, seed)
        self.views = WalkViews(maze, shell.scene.palette_of_maze)
        self.log, self.plot, self.program_log = LogTable(), KnownPlot(), ProgramLog()
        self.compare = ComparePanel(shell, maze)
        self.status_label = PlainLabel(wordWrap=True)
        self.bar = PlayBar(_SPEEDS, (",", "."), self)
        self.overlay = choice_of(_OVERLAYS)
        show_text("Overlay", self.overlay.setAccessibleName)
        show_text("Show another overlay", self.overlay.setToolTip)
        self.pace = choice_of(_PACES)
        self.model = model_box()
        for box, text in (
            (self.pace, tr_later("Pace: a step at a time, or as fast as a mouse in a contest")),
            (self.model, tr_later("How fast the mouse accelerates, drives and turns in real time")),
        ):
            show_text(text, box.setAccessibleName, box.setToolTip)
        self.truth_box = check_box(
            tr_later("Show the actual &maze"),
            tr_later("Show the actual maze beside the map of the explorer"), is_on=True,
        )  # fmt: skip
        self.marks_box = check_box(
            tr_later("Show &drawings"), tr_later("Show the colors, texts and walls that the program draws"),
            is_on=True,
        )  # fmt: skip
        self.map_button = button(
            tr_later("Sa&ve map…"), self._ask_map,
            tr_later("Save the maze with everything unknown to the explorer in fog"),
        )  # fmt: skip
        self.reset_button = button(
            tr_later("Reset mo&use"), self._reset_mouse,
            tr_later("Press the reset button of the mouse; a program that asks for it goes back to the "
                     "start"),
        )  # fmt: skip
        self._pages, self.tabs = QStackedWidget(), QTabWidget()
        self._lay_out()
        self._show_tab_titles()
        on_language_change(self._show_tab_titles)
        self._tie()
        self.truth_box.setChecked(first != PLAYER)
        self._begin()
        application = QCoreApplication.instance()
        assert application is not None
        application.aboutToQuit.connect(self._end_walk)

    def done(self, result: int) -> None:
        """Stop all walkers and programs, however the window is closed."""
        self.compare.stop()
        self._end_walk()
        super().done(result)

    @property
    def is_ready(self) -> bool:
        """Whether the walk is the requested one, at the requested step."""
        return not self._rest.isActive() and self.walk is not None and self.walk.is_ready

    def show_comparison(self) -> None:
        """Show the comparison of explorers in front, with some of them to compare."""
        self.form.offer_several()
        self.tabs.setCurrentWidget(self.compare)

    def _lay_out(self) -> None:
        options = QWidget()
        flow = FlowLayout(options, _BETWEEN_PX)
        boxes = self.overlay, self.pace, self.model, self.marks_box, self.truth_box
        for widget in (*boxes, self.map_button, self.reset_button, help_button("how-to/explore.md")):
            flow.addWidget(widget)
        walk, right = QWidget(), QWidget()
        below = self.bar, options, self.status_label, self.log, self.program_log
        walk.setLayout(column_of((self.views, 1), *below, margins=(0, 0, 0, 0)))
        self._pages.addWidget(walk)
        self._pages.addWidget(self.compare.results)
        self.tabs.addTab(Scrollable(tr_later("Settings of the explorer"), self._walk_settings()), "")
        self.tabs.addTab(self.compare, "")
        right.setLayout(column_of(self.form, (self.tabs, 1), margins=(0, 0, 0, 0)))
        split = QSplitter()
        split.addWidget(self._pages)
        split.addWidget(right)
        split.setStretchFactor(0, 1)
        split.setCollapsible(0, False)
        split.setSizes([*_SHARES])
        self.setLayout(column_of(split))
        resize_within_screen(self, _SIZE_PX)

    def _walk_settings(self) -> QWidget:
        settings = QWidget()
        settings.setLayout(column_of(self.form.fields, self.plot, 1))
        return settings

    @Slot()
    def _show_tab_titles(self) -> None:
        for index, title in enumerate((tr("&Walk"), tr("&Compare"))):
            self.tabs.setTabText(index, title)

    def _tie(self) -> None:
        self.marks_box.toggled.connect(self._show)
        self.form.run_clicked.connect(self._run_program)
        self.truth_box.toggled.connect(self.views.show_truth)
        self.bar.set_speed(12)
        self.tabs.currentChanged.connect(self._pages.setCurrentIndex)
        self._rest = single_shot(self, _REST_MS, self._begin)
        self.form.changed.connect(self._wait)
        self.form.chosen.connect(self._watch)
        self.overlay.currentIndexChanged.connect(self._show)
        for box in (self.pace, self.model):
            box.currentIndexChanged.connect(self._set_pace)
        self.views.known.clicked.connect(self._send)
        self.views.known.text_at = self._text_at
        for view in (self.views.known, self.views.true):
            view.key_pressed.connect(self._order)

    @Slot()
    def _wait(self) -> None:
        """Start again after the last change of a field."""
        self._stop_walk()
        self.bar.setEnabled(False)
        self._rest.start()

    @Slot()
    def _begin(self) -> None:
        """Start the walk that the form describes."""
        self._rest.stop()
        self._stop_walk()
        self._plays_at_once = False
        if self.walk is not None:
            self.walk.deleteLater()
        order, start = self.form.order, self._start
        programs = self.programs = Programs(start.maze, order.plans)

        def begin() -> Simulation:
            return start.simulation(programs.plans(), order.opponents, order.seed)

        self.compare.set_order(order)
        self.walk = Walk(begin, len(order.plans), self.form.row, self._workers.studies, self)
        self.bar.control(self.walk)
        self._set_pace()
        self.walk.changed.connect(self._show)
        self.walk.failed.connect(self._give_up)
        show_text("Preparing…", self.status_label.setText)
        self.bar.setEnabled(False)

    def _stop_walk(self) -> None:
        self.programs.stop()
        if self.walk is not None:
            self.walk.close()

    @Slot()
    def _end_walk(self) -> None:
        self._stop_walk()
        self.programs.wait()

    @Slot()
    def _set_pace(self) -> None:
        factor = self.pace.currentData()
        if self.walk is not None:
            self.walk.set_pace((read_model(self.model.currentData()), factor) if factor else None)

    @Slot()
    def _run_program(self) -> None:
        """Start the walk again, with a program that goes at once."""
        self._begin()
        self._plays_at_once = True

    @property
    def _program(self) -> MouseProgram | None:
        """The program that drives the watched walker."""
        return None if self.walk is None else self.programs.running.get(self.walk.watched)

    @Slot()
    def _reset_mouse(self) -> None:
        if self._program is not None:
            self._program.press_reset()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self.bar.setEnabled(False)
        self.map_button.setEnabled(False)
        self._show_status(message_of(error))
        self.log.show_nothing()
        self.views.show_nothing()
        self._show_program(None)

    @Slot()
    def _show(self) -> None:
        walk = self.walk
        if walk is None or walk.simulation is None or walk.shown is None:
            return
        simulation, shown = walk.simulation, walk.shown
        if not self.bar.isEnabled() and walk.hand is not None:
            self.views.known.setFocus()
        for view in (self.views.known, self.views.true):
            view.walk_keys = _WALK_KEYS if walk.hand is not None else ()
        self.bar.setEnabled(True)
        self.map_button.setEnabled(True)
        self._show_program(self._program)
        self.bar.show_step(walk.turn, max(walk.far, 1), is_playing=walk.is_playing)
        self.log.show_simulation(simulation)
        self.plot.show_simulation(simulation)
        self._show_status(self._message(simulation, shown))
        self.views.show_walk(
            simulation, walk.watched, shown, Overlay(self.overlay.currentData()),
            draws=self.marks_box.isChecked(), between=walk.between,
        )  # fmt: skip
        if self._plays_at_once:
            self._plays_at_once = False
            walk.play()

    def _show_program(self, program: MouseProgram | None) -> None:
        """Show what belongs to a program; nothing of it for None."""
        self.program_log.show_program(program)
        for box in (self.marks_box, self.pace):
            box.setVisible(program is not None)
        is_real = program is not None and bool(self.pace.currentData())
        self.model.setVisible(is_real)
        self.bar.speed.setEnabled(not is_real)
        self.reset_button.setVisible(program is not None and not program.is_recorded)
        self.reset_button.setEnabled(program is not None and program.script.end is None)

    @Slot(object)
    def _show_status(self, message: Message) -> None:
        show_text(message, self.status_label.setText)

    def _message(self, simulation: Simulation, shown: Shown) -> Message:
        """Return the state of the watched walker."""
        walker, walk = shown.walker, self.walk
        step = tr_later("Step {step:,}.", step=walker.steps)
        if walk is not None and walk.waits_for_end:
            return in_sequence(step, tr_later("Real time begins when the program has ended."))
        reason = reason_of(walker)
        if reason is not None:
            return in_sequence(step, reason, *_collected(simulation, walker))
        if walk is not None and walk.hand is not None and walk.hand.is_waiting:
            keys = tr_later("Arrow keys: move. Return: use a link. Click: go there along known cells.")
            return in_sequence(step, keys)
        known = tr_later(
            "Step {step:,}: {share:.1%} of the floor known.",
            step=walker.steps, share=simulation.share_known(walker),
        )  # fmt: skip
        clock = [] if walk is None or walk.clock is None else [tr_later(
            "{seconds:,.2f} s of {total:,.2f} s.", seconds=walk.clock[0], total=walk.clock[1]
        )]  # fmt: skip
        return in_sequence(known, *clock, *_changed_regions(walker), *_collected(simulation, walker))

    @Slot(int)
    def _watch(self, index: int) -> None:
        # After a change in the form the walk is out of date; the next one begins with the chosen row.
        if self.walk is not None and not self._rest.isActive():
            self.walk.watch(index)

    @Slot(int)
    def _order(self, key: int) -> None:
        """Make the move of a key, if the watched walker is a manual explorer."""
        walk = self.walk
        hand = None if walk is None else walk.hand
        if walk is None or hand is None or not walk.is_ready:
            return
        if Qt.Key(key) in SIDES:
            hand.order(Step(SIDES[Qt.Key(key)]))
        else:
            sides = _STAIRS.get(Qt.Key(key), tuple(PortSide))
            moves = hand.agent.moves()
            takes = [move for move in moves if isinstance(move, Take) and move.port.side in sides]
            if not takes:
                self._show_status(tr_later("There is no link here."))
                return
            # Where there are several, Return takes the next one after that which led here.
            came = [move for move in takes if hand.agent.end_of(move) == walk.place_before]
            after = takes.index(came[0]) + 1 if came else 0
            hand.order(takes[after % len(takes)])
        walk.go_on()

    @Slot(int, int)
    def _send(self, row: int, col: int) -> None:
        """Send the watched walker to the cell that was clicked, along known cells."""
        walk = self.walk
        if walk is None or not walk.is_ready or walk.hand is None or walk.shown is None:
            return
        grid = walk.hand.agent.terrain.grid
        cell = grid.cell_at((walk.shown.walker.agent.cell[0], row, col))
        if not grid.holds(cell):
            return
        if walk.hand.send(grid.padded_place(cell)):
            walk.play()
        else:
            self._show_status(tr_later("The explorer knows no path to that cell."))

    def _text_at(self, row: int, col: int) -> str:
        """Return what the watched walker knows of a cell; empty while it walks in another thread."""
        walk = self.walk
        return walk.shown.text_at(row, col) if walk is not None and walk.is_ready and walk.shown else ""

    @Slot()
    def _ask_map(self) -> None:
        maze, numbers = (tr(files.FORMATS[name].title) for name in ("native", "fog-grid"))
        filters = [f"{maze} (*.maze)", f"{numbers} (*.csv)"]
        path = ask_export_path(self, tr("Save the map"), self._folder, "map.maze", filters)
        if path is not None:
            self.save_map(path)

    def save_map(self, path: Path) -> None:
        """Save the maze with everything unknown to the watched walker in fog, if the user accepts losses."""
        walk = self.walk
        if walk is None or walk.shown is None or walk.shown.is_held:
            return
        walk.pause()
        walk.shown.is_held = True
        self._save(path, walk.shown.to_maze)

    def _save(self, path: Path, make: Callable[[], Maze], *, accepts_losses: bool = False) -> None:
        def work() -> Message | _Lossy:
            maze = make()
            lost = [] if accepts_losses else files.losses(maze, path)
            if lost:
                return path, maze, lost
            files.write(maze, path)
            return tr_later("Saved the map as “{name}”.", name=path.name)

        job = self._workers.jobs.run(work)
        job.done.connect(self._take_saved)
        job.failed.connect(self._show_error)

    @Slot(object)
    def _take_saved(self, outcome: Message | _Lossy) -> None:
        if isinstance(outcome, Message):
            self._show_status(outcome)
            return
        path, maze, lost = outcome
        if ask_losses(self, path.name, lost) is LossAnswer.WRITE:
            self._save(path, lambda: maze, accepts_losses=True)

    @Slot(object)
    def _show_error(self, error: Exception) -> None:
        self._show_status(message_of(error))


def _changed_regions(walker: Walker) -> list[Message]:
    """Return what the last step changed in the regions that a walker knows; empty if nothing."""
    delta = walker.agent.delta
    added, removed, changed = len(delta.new), len(delta.gone), len(delta.changed)
    if not (added or removed or changed):
        return []
    return [
        tr_later(
            "Regions: {added:,} added, {removed:,} removed, {changed:,} changed.",
            added=added, removed=removed, changed=changed,
        )
    ]  # fmt: skip


def _collected(simulation: Simulation, walker: Walker) -> list[Message]:
    """Return how many treasures a walker has collected, and characters met, if the maze has any."""
    messages = []
    treasures, characters = len(simulation.treasures), len(simulation.characters)
    if treasures:
        count = len(walker.treasures)
        messages.append(
            tr_later("Treasures collected: {number:,} of {total:,}.", number=count, total=treasures)
        )
    if characters:
        count = len(walker.characters)
        messages.append(tr_later("Characters met: {number:,} of {total:,}.", number=count, total=characters))
    return messages
