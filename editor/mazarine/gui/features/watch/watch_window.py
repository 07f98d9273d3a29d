"""The window that shows one to six algorithms at work, side by side, with one play bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QApplication, QDialog, QSplitter, QStackedWidget, QTabWidget, QWidget

from mazarine.agents.simulation import Plan, Simulation
from mazarine.agents.terrain import Terrain
from mazarine.gui.background.messages import message_of
from mazarine.gui.background.timers import single_shot
from mazarine.gui.features.watch.choice import Choice, Kind, choices
from mazarine.gui.features.watch.compare_panel import ComparePanel
from mazarine.gui.features.watch.exporting import FilmOptions, ask_film, write
from mazarine.gui.features.watch.known_plot import KnownPlot
from mazarine.gui.features.watch.map_saving import MapSaver, ask_map_path
from mazarine.gui.features.watch.options import Options
from mazarine.gui.features.watch.pane import Pane
from mazarine.gui.features.watch.pane_grid import MOST_PANES, PaneGrid
from mazarine.gui.features.watch.player import Player
from mazarine.gui.features.watch.program_form import ProgramPlan
from mazarine.gui.features.watch.program_log import ProgramLog
from mazarine.gui.features.watch.results import ResultsTable, Row, cell
from mazarine.gui.features.watch.subjects import COUNTERS, Make, WalkSubject
from mazarine.gui.features.watch.walk import Programs, Walk, WalkRequest
from mazarine.gui.features.watch.walk_views import empty_picture, true_picture
from mazarine.gui.features.watch.walker_form import OFFERED, PERSON, PLAYER, WalkerForm
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import Scrollable, column_of, resize_within_screen
from mazarine.gui.widgets.play_bar import PlayBar
from mazarine.maze import Maze
from mazarine.mouse import MouseProgram
from mazarine.picture import Overlay

_COMPARED = 3
"""How many explorers are offered for a comparison."""
_SIZE_PX, _WIDE_PX = QSize(860, 680), QSize(1220, 760)
_SHARES = (200, 100)
"""The widths of the left and the right side, in proportion."""
_SPEEDS = (1.0, 1e6)
"""The slowest and the fastest speed, in steps a second."""
_USUAL_S, _USUAL_WALK = 20, 12.0
"""All of it plays in about this time at first; walks, whose end is not known, at this speed."""
_ENDS_WITHIN_S = 2.0
_REST_MS = 150
"""Time without a change of any field before the walk begins again."""
_RESULTS = [(title, None) for title in (tr_later("Algorithm"), *COUNTERS.values())]
"""The columns of the results."""


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
    tabs : the settings of the walk, and those of a comparison
    """

    def __init__(
        self, shell: Shell, maze: Maze, order: GeneratorRequest, choices: Sequence[Choice] = (),
        take: Callable[[], bool] | None = None, first: Plan | None = None, name: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(shell)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        session = shell.current.session
        title = tr_later("Explore {name}", name=name or session.document.label)
        show_text(tr_later("Watch algorithms") if first is None else title, self.setWindowTitle)
        self._shell, self._maze, self._order, self._take_maze = shell, maze, order, take
        self._terrain, self._folder = cache(partial(Terrain, maze)), session.export_folder
        self.programs = Programs(maze, ())
        self.walk: Walk | None = None
        self._current: Pane | None = None
        self._plays_at_once = first is None
        self.player = Player(parent=self)
        page = "how-to/watch.md" if first is None else "how-to/explore.md"
        self.options, self.grid = Options(order.seed, page), PaneGrid(shell.scene.palette_of_maze)
        self.panes = self.grid.panes
        self.results = ResultsTable(tr_later("Results"), _RESULTS)
        self.program_log = ProgramLog()
        self.form, self.plot = WalkerForm(shell.settings), KnownPlot()
        self.compare = ComparePanel(shell, maze)
        self.bar = PlayBar(_SPEEDS, (("Left", ","), ("Right", ".")), self)
        self._lay_out()
        self._show_tab_titles()
        on_language_change(self._show_tab_titles)
        self._rest = single_shot(self, _REST_MS, self._begin_walk)
        self._tie()
        self.options.truth_box.setChecked(first is not None and first != PLAYER)
        self.options.settings_box.setChecked(first is not None)
        for choice in choices:
            self._add(choice, PERSON)
        if first is not None:
            self._add(Choice(Kind.EXPLORER, first.explorer), first)
        self._begin_walk()
        # Space plays at once, and arrows move a manual explorer.
        (self.current.map if self.current.is_walker else self.current.canvas).setFocus()
        resize_within_screen(self, _SIZE_PX if len(choices) == 1 else _WIDE_PX)

    def _lay_out(self) -> None:
        self._pages, self.tabs, left = QStackedWidget(), QTabWidget(), QWidget()
        below = self.bar, self.results, self.program_log, self.options
        left.setLayout(column_of((self.grid, 1), *below, margins=(0, 0, 0, 0)))
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

    @Slot(int)
    def _show_page(self, index: int) -> None:
        self._pages.setCurrentIndex(index)
        self._show()

    def _tie(self) -> None:
        options, grid = self.options, self.grid
        options.seed_box.valueChanged.connect(self._follow_seed)
        options.changed.connect(self._show)
        options.pace_changed.connect(self._set_pace)
        options.truth_box.toggled.connect(self._show_truth)
        options.settings_box.toggled.connect(self.tabs.setVisible)
        for button, slot in (
            (options.add_button, self._add_another), (options.map_button, self._ask_map),
            (options.reset_button, self._reset_mouse), (options.take_button, self._take),
            (options.export_button, self._ask_export),
        ):  # fmt: skip
            button.clicked.connect(slot)
        grid.changed.connect(self._follow_panes)
        grid.walkers_changed.connect(self._follow_walkers)
        self.player.changed.connect(self._show)
        self.player.count_changed.connect(self._show_place)
        self.bar.control(self.player)
        self._usual_speed = self.bar.speed.value()
        self.tabs.currentChanged.connect(self._show_page)
        self.form.changed.connect(self._take_plan)
        self.form.run_clicked.connect(self._run_program)
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
    def current(self) -> Pane:
        """The pane whose walker the settings are of; without walkers, any pane."""
        there = self.grid.walkers or self.panes
        if self._current not in there:
            self._current = there[-1]
        return self._current

    @property
    def request(self) -> WalkRequest:
        """The walk that is requested."""
        plans = tuple(pane.plan for pane in self.grid.walkers)
        return WalkRequest(plans, self.form.chasers, self.options.seed_box.value())

    def _add(self, choice: Choice, plan: Plan) -> None:
        pane = Pane(self._shell, self._maze, self._order, choice, plan, self.player)
        pane.marked.connect(self._follow_ends)
        pane.picked.connect(self._pick)
        if pane.is_walker or not self.panes:
            self._current = pane
        self.grid.add(pane)

    @Slot(object)
    def _follow_ends(self, maze: Maze) -> None:
        """Let everything begin again in a maze with another start or goal."""
        self._maze, self._terrain = maze, cache(partial(Terrain, maze))
        self.compare.maze = maze
        for pane in self.panes:
            pane.show_maze(maze)
        if self.grid.walkers:
            self._follow_walkers()

    @Slot()
    def _add_another(self) -> None:
        """Add the next algorithm that is not there yet; of walkers another one with the same agent."""
        last, there = self.panes[-1], {pane.choice for pane in self.panes}
        every = [Choice(Kind.EXPLORER, name) for name in OFFERED] if last.is_walker else choices()
        if last.is_walker and isinstance(last.plan, ProgramPlan):
            every = [last.choice]
        after = every.index(last.choice) + 1 if last.choice in every else 0
        choice = next((it for it in every[after:] + every if it not in there), last.choice)
        self._add(choice, replace(last.plan, explorer=choice.name) if last.is_walker else PERSON)

    @Slot()
    def _show_truth(self) -> None:
        self.grid.show_truth(is_shown=self.options.truth_box.isChecked())
        self._show()

    @Slot()
    def _follow_panes(self) -> None:
        """Play what the panes have now; those that are there already stay where they are."""
        options, ordered = self.options, self.panes[0]
        if not any(it.canvas.is_current for it in self.panes):
            self._pick(self.current)
        subjects = [pane.subject for pane in self.panes if pane.subject is not None]
        options.add_button.setEnabled(len(self.panes) < MOST_PANES)
        options.take_button.setVisible(self._take_maze is not None)
        is_ordered = ordered.subject is not None and ordered.choice == (Kind.GENERATOR, self._order.name)
        options.take_button.setEnabled(is_ordered and len(self.panes) == 1)
        options.show_for(
            walkers=bool(self.grid.walkers),
            searches=any(pane.choice.kind is Kind.SEARCH for pane in self.panes),
        )
        options.export_button.setEnabled(bool(self.ready))
        self.player.waits = any(pane.is_busy for pane in self.panes)
        self.player.show_subjects(subjects)
        if self.bar.speed.value() == self._usual_speed:
            self.bar.set_speed(max(4.0, self.player.count / _USUAL_S) if subjects else _USUAL_WALK)
            self._usual_speed = self.bar.speed.value()
        self._play_at_once()

    def _play_at_once(self) -> None:
        is_walking = self.walk is not None and self.walk.is_ready
        if self._plays_at_once and (is_walking or (self.player.subjects and not self.grid.walkers)):
            self._plays_at_once = False
            self.player.play()

    @Slot()
    def _show(self) -> None:
        player, walk, options, true = self.player, self.walk, self.options, self.grid.true
        is_walking = walk is not None and bool(walk.shown)
        self.bar.setEnabled(bool(player.subjects) or is_walking)
        self._show_place()
        shows_code = options.code_box.isChecked() and not options.code_box.isHidden()
        overlay, draws = Overlay(options.overlay.currentData()), options.marks_box.isChecked()
        for pane in self.panes:
            pane.code_label.setVisible(shows_code)
            if pane.isVisibleTo(self):
                pane.show_step(overlay, draws=draws)
        if walk is not None and walk.simulation is not None and self.current.number < len(walk.shown):
            self.plot.show_simulation(walk.simulation)
            if true.isVisibleTo(self):
                true.show_picture(true_picture(walk, self.current.number, self._maze), Overlay.NONE)
            options.map_button.setEnabled(True)
            self._show_program()
        counted = [(it.title, it.counters()) for it in self.panes] if player.is_done else []
        rows = [Row(title, [cell(getattr(it, name)) for name in COUNTERS]) for title, it in counted if it]
        self.results.show_rows(rows if len(counted) > 1 else [])
        self._play_at_once()

    @Slot()
    def _show_place(self) -> None:
        player = self.player
        self.bar.show_step(player.step, max(player.count, 1), is_playing=player.is_playing)

    @Slot()
    def _follow_seed(self) -> None:
        self._order = replace(self._order, seed=self.options.seed_box.value())
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
        for pane in self.panes:
            # A canvas has the focus by a click, of which it tells before it is the current one.
            if now is not None and now is not pane.canvas and pane.isAncestorOf(now):
                self._pick(pane)

    @Slot(object)
    def _pick(self, pane: Pane) -> None:
        """Let clicks choose cells in a pane from now on."""
        for it in self.panes:
            it.canvas.is_current = it is pane
            it.canvas.update()
        if pane.is_walker:
            self.select(pane)

    def select(self, pane: Pane) -> None:
        """Show the settings and the program of the walker of a pane."""
        if pane is not self.current:
            self._current = pane
            self.form.show_plan(pane.plan)
            if self.walk is not None:
                self.walk.watch(pane.number)
            self._show()

    @Slot()
    def _follow_walkers(self) -> None:
        """Begin the walk again after the last change of a walker."""
        walkers = self.grid.walkers
        self.tabs.setVisible(bool(walkers) and self.options.settings_box.isChecked())
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
        request, maze, terrain = self.request, self._maze, self._terrain
        self._show_program()
        if not request.plans:
            return
        programs = self.programs = Programs(maze, request.plans)

        def begin() -> Simulation:
            return Simulation(maze, programs.plans(), request.opponents, request.seed, terrain=terrain())

        self.compare.set_order(request)
        workers = self._shell.workers
        ahead = workers.walks if request.is_repeatable else None
        self.walk = Walk(begin, len(request.plans), workers.studies, self, ahead)
        self.walk.watch(self.current.number)
        self._set_pace()
        self.walk.failed.connect(self._give_up)
        self.player.follow_walk(self.walk)
        self.options.export_button.setEnabled(bool(self.ready))
        for pane in self.grid.walkers:
            show_text("Preparing…", pane.status_label.setText)

    def _stop_walk(self) -> None:
        self.programs.stop()
        self.player.follow_walk(None)
        if self.walk is not None:
            self.walk.close()
            self.walk.deleteLater()
        self.walk = None
        self.bar.setEnabled(bool(self.player.subjects))
        self.options.export_button.setEnabled(bool(self.ready))

    @Slot()
    def _end_walk(self) -> None:
        self._stop_walk()
        self.programs.stop(_ENDS_WITHIN_S)

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self.player.follow_walk(None)
        self.bar.setEnabled(bool(self.player.subjects))
        self.options.map_button.setEnabled(False)
        for pane in self.grid.walkers:
            pane.show_nothing(message_of(error))
        self.grid.true.show_picture(empty_picture(self._maze), Overlay.NONE)
        self._plays_at_once = False

    @Slot()
    def _set_pace(self) -> None:
        if self.walk is not None:
            self.walk.set_pace(self.options.real_pace)

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
        self.options.show_program(program)
        self.bar.speed.setEnabled(program is None or self.options.real_pace is None)

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

    def _maker_of(self, pane: Pane) -> Make | None:
        """Return what makes a pane's subject; None if it has none, or cannot be repeated."""
        if not pane.is_walker:
            return None if pane.subject is None else pane.maker
        if self.walk is None or not self.request.is_repeatable:
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
