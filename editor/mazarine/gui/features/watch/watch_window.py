"""The window that shows one to six algorithms at work, side by side, with one play bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QGridLayout,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QWidget,
)

from mazarine.agents.explorers import ByHand
from mazarine.agents.simulation import Plan, Simulation
from mazarine.gui.background.messages import message_of
from mazarine.gui.background.timers import single_shot
from mazarine.gui.dialogs.manual import help_button
from mazarine.gui.features.watch.compare_panel import ComparePanel
from mazarine.gui.features.watch.exporting import FilmOptions, write
from mazarine.gui.features.watch.film_dialog import ask_film
from mazarine.gui.features.watch.known_plot import KnownPlot
from mazarine.gui.features.watch.map_saving import MapSaver, ask_map_path
from mazarine.gui.features.watch.map_view import MapView
from mazarine.gui.features.watch.pane import Choice, Kind, Pane, choices
from mazarine.gui.features.watch.player import Player
from mazarine.gui.features.watch.program_form import ProgramPlan
from mazarine.gui.features.watch.program_log import ProgramLog
from mazarine.gui.features.watch.results import ResultsView
from mazarine.gui.features.watch.subjects import Make, WalkSubject
from mazarine.gui.features.watch.walk import Programs, Start, Walk, WalkRequest
from mazarine.gui.features.watch.walk_pictures import empty_picture, true_picture
from mazarine.gui.features.watch.walker_form import OFFERED, PERSON, PLAYER, WalkerForm
from mazarine.gui.forms.controls import button, check_box
from mazarine.gui.forms.mice import model_box
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import (
    FlowLayout,
    Scrollable,
    choice_of,
    column_of,
    label_of,
    resize_within_screen,
)
from mazarine.gui.widgets.number_boxes import SeedBox
from mazarine.gui.widgets.play_bar import PlayBar
from mazarine.maze import Maze
from mazarine.mouse import MouseProgram
from mazarine.mouse.model import read_model
from mazarine.picture import Overlay
from mazarine.picture.film import columns_for

MOST_PANES = 6
_COMPARED = 3
"""How many explorers are offered for a comparison."""
_SIZE_PX, _WIDE_PX = QSize(860, 680), QSize(1220, 760)
_BETWEEN_PX = 12
_SHARES = (200, 100)
"""The widths of the left and the right side, in proportion."""
_SPEEDS = (1.0, 1e6)
"""The slowest and the fastest speed, in steps a second."""
_USUAL_S, _USUAL_WALK = 20, 12.0
"""All of it plays in about this time at first; walks, whose end is not known, at this speed."""
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


def order_for(maze: Maze, seed: int) -> GeneratorRequest:
    """Return the request for a generated maze of the size of another one."""
    _, rows, cols = maze.shape
    return GeneratorRequest("stack", rows, cols, seed, {}, maze.lattice)


class WatchWindow(QDialog):
    """Plays algorithms in panes, all with the same seed, and exports them as an animation.

    Explorers walk in a copy of the maze, which stays unchanged.

    Parameters
    ----------
    maze : for searches and explorers
    order : the maze that generators make, each in its own way; its seed is that of all
    choices : what is watched at first
    take : begins to generate the maze of `order` for the session of the window; returns whether that was
        possible. None where that maze was not ordered.
    first : the walker that is watched at first, beside these; if the user plays it, the maze itself is hidden
    name : of the maze of that walker; by default that of the document

    Attributes
    ----------
    player : plays the panes that have something to show
    walk : of all walkers; None while there is none
    current : the pane whose walker the settings are of
    tabs : the settings of the walk, and those of a comparison
    """

    def __init__(
        self,
        shell: Shell,
        maze: Maze,
        order: GeneratorRequest,
        choices: Sequence[Choice] = (),
        take: Callable[[], bool] | None = None,
        first: Plan | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__(shell)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        session = shell.current.session
        title = tr_later("Explore {name}", name=name or session.document.label)
        show_text(tr_later("Watch algorithms") if first is None else title, self.setWindowTitle)
        self._shell, self._maze, self._order, self._take_maze = shell, maze, order, take
        self._start, self._folder = Start(maze), session.export_folder
        self.programs = Programs(maze, ())
        self.walk: Walk | None = None
        self._plays_at_once = first is None
        self.player = Player(parent=self)
        self.panes: list[Pane] = []
        self._build()
        self._lay_out()
        self._show_tab_titles()
        on_language_change(self._show_tab_titles)
        self._rest = single_shot(self, _REST_MS, self._begin_walk)
        self.truth_box.setChecked(first is not None and first != PLAYER)
        self.settings_box.setChecked(first is not None)
        self._tie()
        for choice in choices:
            self._add(choice, PERSON)
        if first is not None:
            self._add(Choice(Kind.EXPLORER, first.explorer), first)
        self._begin_walk()
        resize_within_screen(self, _SIZE_PX if len(choices) == 1 else _WIDE_PX)

    def _build(self) -> None:
        """Make the parts of the window."""
        self.seed_box = SeedBox()
        self.seed_box.setValue(self._order.seed)
        self.results, self.program_log = ResultsView(), ProgramLog()
        self.form, self.plot = WalkerForm(self._shell.settings), KnownPlot()
        self.compare = ComparePanel(self._shell, self._maze)
        self.true = MapView(tr_later("Actual maze"), self._shell.scene.palette_of_maze, hides_fog=False)
        self.bar = PlayBar(_SPEEDS, (("Left", ","), ("Right", ".")), self)
        self.code_box = check_box(
            tr_later("&Pseudocode"), tr_later("Show the lines of each search, with the present one marked")
        )
        self.add_button = button(
            tr_later("&Add pane"), self._add_another, tr_later("Watch one more algorithm, up to six")
        )
        self.export_button = button(
            tr_later("E&xport…"), self._ask_export,
            tr_later("Export a film of the panes: animated PNG, GIF, WebP, a series of PNG, or a web page"),
        )  # fmt: skip
        self.take_button = button(
            tr_later("&Use this maze"), self._take,
            tr_later("Use this maze where the Generate dock puts its mazes"),
        )  # fmt: skip
        self.overlay, self.pace, self.model = choice_of(_OVERLAYS), choice_of(_PACES), model_box()
        show_text("Overlay", self.overlay.setAccessibleName)
        show_text("Show another overlay", self.overlay.setToolTip)
        for box, text in (
            (self.pace, tr_later("Pace: a step at a time, or as fast as a mouse in a contest")),
            (self.model, tr_later("How fast the mouse accelerates, drives and turns in real time")),
        ):
            show_text(text, box.setAccessibleName, box.setToolTip)
        self.truth_box = check_box(
            tr_later("Show the actual &maze"),
            tr_later("Show the actual maze beside the maps of the explorers"),
        )
        self.settings_box = check_box(
            tr_later("Settings"), tr_later("Show the settings of the explorers, and compare them")
        )
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

    def _lay_out(self) -> None:
        self._grid, self._pages, self.tabs = QGridLayout(), QStackedWidget(), QTabWidget()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._truth, room, options, left = QWidget(), QWidget(), QWidget(), QWidget()
        self._truth.setLayout(
            column_of(label_of(tr_later("Actual maze")), (self.true, 1), margins=(0, 0, 0, 0))
        )
        flow = FlowLayout(options, _BETWEEN_PX)
        seed = label_of(tr_later("&Seed"), self.seed_box), self.seed_box, self.seed_box.dice_button
        self._walk_options = self.overlay, self.truth_box, self.settings_box, self.map_button
        boxes = self.add_button, self.code_box, *self._walk_options, self.pace, self.model, self.marks_box
        ends = self.reset_button, self.take_button, self.export_button, help_button("how-to/watch.md")
        for widget in (*seed, *boxes, *ends):
            flow.addWidget(widget)
        room.setLayout(self._grid)
        below = self.bar, self.results, self.program_log, options
        left.setLayout(column_of((room, 1), *below, margins=(0, 0, 0, 0)))
        self._pages.addWidget(left)
        self._pages.addWidget(self.compare.results)
        settings = QWidget()
        settings.setLayout(column_of(self.form, self.plot, 1))
        self.tabs.addTab(Scrollable(tr_later("Settings of the explorer"), settings), "")
        self.tabs.addTab(self.compare, "")
        split = QSplitter()
        split.addWidget(self._pages)
        split.addWidget(self.tabs)
        split.setStretchFactor(0, 1)
        split.setCollapsible(0, False)
        split.setSizes([*_SHARES])
        self.setLayout(column_of(split))

    @Slot()
    def _show_tab_titles(self) -> None:
        for index, title in enumerate((tr("&Walk"), tr("&Compare"))):
            self.tabs.setTabText(index, title)

    def _tie(self) -> None:
        self.seed_box.valueChanged.connect(self._follow_seed)
        for box in (self.code_box, self.marks_box):
            box.toggled.connect(self._show)
        self.truth_box.toggled.connect(self._arrange)
        self.settings_box.toggled.connect(self.tabs.setVisible)
        self.player.changed.connect(self._show)
        self.bar.control(self.player)
        self._usual_speed = self.bar.speed.value()
        self.tabs.currentChanged.connect(self._pages.setCurrentIndex)
        self.form.changed.connect(self._take_plan)
        self.form.run_clicked.connect(self._run_program)
        self.overlay.currentIndexChanged.connect(self._show)
        for chosen in (self.pace, self.model):
            chosen.currentIndexChanged.connect(self._set_pace)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)
        application.aboutToQuit.connect(self._end_walk)

    def done(self, result: int) -> None:
        """Stop playing, walking and all programs, however the window is closed."""
        for pane in self.panes:
            pane.stop()
        self.compare.stop()
        self.player.pause()
        self._end_walk()
        super().done(result)

    # Panes

    @property
    def ready(self) -> list[Pane]:
        """The panes that can be exported: programs and users do not repeat what they did."""
        return [pane for pane in self.panes if self._maker_of(pane) is not None]

    @property
    def walkers(self) -> list[Pane]:
        """The panes that show walkers, in their order."""
        return [pane for pane in self.panes if pane.is_walker]

    @property
    def request(self) -> WalkRequest:
        """The walk that is requested."""
        return WalkRequest(
            tuple(pane.plan for pane in self.walkers), self.form.chasers, self.seed_box.value()
        )

    def _add(self, choice: Choice, plan: Plan) -> None:
        pane = Pane(self._shell, self._maze, self._order, choice, plan, self.player)
        self.panes.append(pane)
        if pane.is_walker or len(self.panes) == 1:
            self.current = pane
        pane.changed.connect(self._follow_panes)
        pane.plan_changed.connect(self._follow_walkers)
        pane.closed.connect(self._remove)
        self._arrange()
        self._follow_walkers()

    @Slot()
    def _add_another(self) -> None:
        """Add the next algorithm that is not there yet; of walkers another one with the same agent."""
        last, there = self.panes[-1], {pane.choice for pane in self.panes}
        every = choices()
        if last.is_walker:
            every = [Choice(Kind.EXPLORER, name) for name in OFFERED]
            if isinstance(last.plan, ProgramPlan):
                self._add(last.choice, last.plan)
                return
        after = every.index(last.choice) + 1 if last.choice in every else 0
        choice = next((it for it in every[after:] + every if it not in there), last.choice)
        self._add(choice, replace(last.plan, explorer=choice.name) if last.is_walker else PERSON)

    @Slot(object)
    def _remove(self, pane: Pane) -> None:
        pane.stop()
        self.panes.remove(pane)
        pane.hide()
        pane.deleteLater()
        self._arrange()
        if pane.is_walker:
            self._follow_walkers()

    @Slot()
    def _arrange(self) -> None:
        shows_truth = self.truth_box.isChecked() and bool(self.walkers)
        shown: list[QWidget] = [*self.panes, self._truth] if shows_truth else [*self.panes]
        self._truth.setVisible(shows_truth)
        across = columns_for(min(len(shown), MOST_PANES))
        for number, widget in enumerate(shown):
            if number < MOST_PANES:
                self._grid.addWidget(widget, number // across, number % across)
            else:
                self._grid.addWidget(widget, 0, across, -1, 1)
        for pane in self.panes:
            pane.close_button.setVisible(len(self.panes) > 1)
        for column in range(self._grid.columnCount()):
            is_truth = shows_truth and column in (len(shown) - 1, len(shown) - 1 - across)
            self._grid.setColumnStretch(column, 1 if is_truth else 2 if column < across else 0)
        self.add_button.setEnabled(len(self.panes) < MOST_PANES)
        self._follow_panes()

    @Slot()
    def _follow_panes(self) -> None:
        """Play what the panes have now; those that are there already stay where they are."""
        subjects = [pane.subject for pane in self.panes if pane.subject is not None]
        ordered = self.panes[0]
        self.take_button.setVisible(self._take_maze is not None)
        is_ordered = ordered.subject is not None and ordered.choice == (Kind.GENERATOR, self._order.name)
        self.take_button.setEnabled(is_ordered and len(self.panes) == 1)
        self.code_box.setVisible(any(pane.choice.kind is Kind.SEARCH for pane in self.panes))
        self.player.waits = any(pane.is_busy for pane in self.panes)
        self.player.show_subjects(subjects)
        if self.bar.speed.value() == self._usual_speed:
            self.bar.set_speed(max(4.0, self.player.count / _USUAL_S) if subjects else _USUAL_WALK)
            self._usual_speed = self.bar.speed.value()
        self._play_at_once()

    def _play_at_once(self) -> None:
        is_walking = self.walk is not None and self.walk.is_ready
        if self._plays_at_once and (is_walking or (self.player.subjects and not self.walkers)):
            self._plays_at_once = False
            self.player.play()

    @Slot()
    def _show(self) -> None:
        player, walk = self.player, self.walk
        is_walking = walk is not None and bool(walk.shown)
        self.bar.setEnabled(bool(player.subjects) or is_walking)
        self.export_button.setEnabled(bool(self.ready))
        self.bar.show_step(player.step, max(player.count, 1), is_playing=player.is_playing)
        for pane in self.panes:
            pane.code_label.setVisible(self.code_box.isChecked() and not self.code_box.isHidden())
            pane.show_step(Overlay(self.overlay.currentData()), draws=self.marks_box.isChecked())
        if walk is not None and walk.simulation is not None and self.current.number < len(walk.shown):
            self.plot.show_simulation(walk.simulation)
            self.true.show_picture(true_picture(walk, self.current.number, self._maze), Overlay.NONE)
            self.map_button.setEnabled(True)
            self._show_program()
        counted = [(it.title, it.counters()) for it in self.panes] if player.is_done else []
        self.results.show_panes([(title, it) for title, it in counted if it and len(counted) > 1])
        self._play_at_once()

    @Slot()
    def _follow_seed(self) -> None:
        self._order = replace(self._order, seed=self.seed_box.value())
        for pane in self.panes:
            pane.show_order(self._order)
        self._follow_walkers()

    @Slot()
    def _take(self) -> None:
        if self._take_maze is not None and self._take_maze():
            self.close()

    # Walkers

    @property
    def is_ready(self) -> bool:
        """Whether the walk is the requested one, at the requested step."""
        return not self._rest.isActive() and self.walk is not None and self.walk.is_ready

    def show_comparison(self) -> None:
        """Show the comparison of explorers in front, with some of them to compare."""
        while len(self.panes) < _COMPARED:
            self._add_another()
        self.tabs.setCurrentWidget(self.compare)

    @Slot(QWidget, QWidget)
    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        for pane in self.walkers:
            if now is not None and pane.isAncestorOf(now):
                self.select(pane)

    def select(self, pane: Pane) -> None:
        """Show the settings and the program of the walker of a pane."""
        if pane is not self.current:
            self.current = pane
            self.form.show_plan(pane.plan)
            if self.walk is not None:
                self.walk.watch(pane.number)
            self._show()

    @Slot()
    def _follow_walkers(self) -> None:
        """Begin the walk again after the last change of a walker."""
        walkers = self.walkers
        for number, pane in enumerate(walkers):
            pane.show_number(number)
        if walkers and self.current not in walkers:
            self.current = walkers[-1]
        for widget in self._walk_options:
            widget.setVisible(bool(walkers))
        self.tabs.setVisible(bool(walkers) and self.settings_box.isChecked())
        if walkers:
            self.form.show_plan(self.current.plan)
        self._stop_walk()
        self._rest.start()

    @Slot()
    def _take_plan(self) -> None:
        self.current.plan = self.form.plan
        self._follow_walkers()

    @Slot()
    def _begin_walk(self) -> None:
        """Begin the walk of all walkers."""
        self._rest.stop()
        self._stop_walk()
        request, start = self.request, self._start
        self._show_program()
        if not request.plans:
            return
        programs = self.programs = Programs(self._maze, request.plans)

        def begin() -> Simulation:
            return start.simulation(programs.plans(), request.opponents, request.seed)

        self.compare.set_order(request)
        self.walk = Walk(begin, len(request.plans), self._shell.workers.studies, self)
        self.walk.watch(self.current.number)
        self._set_pace()
        self.walk.failed.connect(self._give_up)
        self.player.follow_walk(self.walk)
        for pane in self.walkers:
            show_text("Preparing…", pane.status_label.setText)

    def _stop_walk(self) -> None:
        self.programs.stop()
        self.player.follow_walk(None)
        if self.walk is not None:
            self.walk.close()
            self.walk.deleteLater()
        self.walk = None
        self.bar.setEnabled(bool(self.player.subjects))

    @Slot()
    def _end_walk(self) -> None:
        self._stop_walk()
        self.programs.wait()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self.player.follow_walk(None)
        self.bar.setEnabled(bool(self.player.subjects))
        self.map_button.setEnabled(False)
        for pane in self.walkers:
            pane.show_nothing(message_of(error))
        self.true.show_picture(empty_picture(self._maze), Overlay.NONE)
        self._plays_at_once = False

    @Slot()
    def _set_pace(self) -> None:
        factor = self.pace.currentData()
        if self.walk is not None:
            self.walk.set_pace((read_model(self.model.currentData()), factor) if factor else None)

    @Slot()
    def _run_program(self) -> None:
        """Start the walk again, with a program that goes at once."""
        self.current.plan = self.form.plan
        self._begin_walk()
        self._plays_at_once = True

    @property
    def _program(self) -> MouseProgram | None:
        """The program that drives the current walker."""
        return self.programs.running.get(self.current.number) if self.current.is_walker else None

    @Slot()
    def _reset_mouse(self) -> None:
        if self._program is not None:
            self._program.press_reset()

    def _show_program(self) -> None:
        """Show what belongs to the program of the current walker, if it has one."""
        program = self._program
        self.program_log.show_program(program)
        for box in (self.marks_box, self.pace):
            box.setVisible(program is not None)
        is_real = program is not None and bool(self.pace.currentData())
        self.model.setVisible(is_real)
        self.bar.speed.setEnabled(not is_real)
        self.reset_button.setVisible(program is not None and not program.is_recorded)
        self.reset_button.setEnabled(program is not None and program.script.end is None)

    @Slot()
    def _ask_map(self) -> None:
        path = ask_map_path(self._folder, self)
        if path is not None:
            self.save_map(path)

    def save_map(self, path: Path) -> None:
        """Save the maze with everything unknown to the current walker in fog, if the user accepts losses."""
        walk = self.walk
        if walk is None or not walk.is_ready:
            return
        self.player.pause()
        shown = walk.shown[self.current.number]
        shown.is_held = True
        MapSaver(self._shell.workers.jobs, self.current.status_label).save(path, shown.to_maze)

    # Export

    def _maker_of(self, pane: Pane) -> Make | None:
        """Return what makes a pane's subject; None if it has none, or cannot be repeated."""
        if not pane.is_walker:
            return None if pane.subject is None else pane.maker
        plans = self.request.plans
        if self.walk is None or any(
            isinstance(it, ProgramPlan) or it.explorer == ByHand.name for it in plans
        ):
            return None
        return partial(WalkSubject.make, self._maze, self.request, pane.number)

    def export(
        self, path: Path, options: FilmOptions | None = None, panes: Sequence[Pane] | None = None
    ) -> None:
        """Export the film of some panes, or of all that are ready, in the background."""
        panes = self.ready if panes is None else panes
        found = [self._maker_of(pane) for pane in panes]
        makers, titles = [it for it in found if it is not None], [pane.title for pane in panes]
        canvas, queue, messages = self.panes[0].canvas, self._shell.workers.studies, self._shell.messages
        palette, as_points = canvas.palette_of_maze, canvas.as_points
        job = queue.run(
            lambda: write(
                makers, titles, palette, path, lambda: not queue.is_closed, options or FilmOptions(),
                as_points=as_points,
            )
        )  # fmt: skip
        # The bar outlives this window.
        job.done.connect(messages.show_message)
        job.failed.connect(messages.refuse_error)
        messages.show_message(tr_later("Exporting {name}…", name=path.name))

    @Slot()
    def _ask_export(self) -> None:
        panes = self.ready
        asked = ask_film([pane.title for pane in panes], panes[0].choice.name, self._folder, self)
        if asked is not None:
            number, options, path = asked
            self.export(path, options, panes if number is None else panes[number : number + 1])
