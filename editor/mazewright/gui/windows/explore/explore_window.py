"""The window in which walkers explore a maze: what they know, beside what is true."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from mazewright import files
from mazewright.agents.moves import Step, Take
from mazewright.agents.simulation import Simulation, Walker
from mazewright.errors import MazeError
from mazewright.gui.background.timers import single_shot
from mazewright.gui.background.workers import Workers
from mazewright.gui.dialogs.questions import ask_losses
from mazewright.gui.i18n import tr
from mazewright.gui.widgets.play_bar import PlayBar
from mazewright.gui.windows.explore.compare_panel import ComparePanel
from mazewright.gui.windows.explore.log_table import KnownPlot, LogTable
from mazewright.gui.windows.explore.shown import Shown
from mazewright.gui.windows.explore.walk import Start, Walk
from mazewright.gui.windows.explore.walk_views import WalkViews
from mazewright.gui.windows.explore.walkers_form import WalkersForm
from mazewright.lattice import Side
from mazewright.maze import Maze, PortSide
from mazewright.picture import Overlay, Palette

_SIZE_PX = QSize(1220, 760)
_SPEEDS = (1.0, 10_000.0)
"""The slowest and the fastest speed, in steps a second."""
_ARROWS = {
    Qt.Key.Key_Up: Side.N, Qt.Key.Key_Right: Side.E, Qt.Key.Key_Down: Side.S, Qt.Key.Key_Left: Side.W,
}  # fmt: skip
_STAIRS = {Qt.Key.Key_PageUp: (PortSide.UP,), Qt.Key.Key_PageDown: (PortSide.DOWN,)}
_REST_MS = 150
"""Time without a change of any field before the walk begins again."""
_OVERLAYS = (("Kinds", Overlay.KINDS), ("Regions", Overlay.REGIONS), ("Nothing", Overlay.NONE))


class ExploreWindow(QDialog):
    """Lets walkers go through a copy of the maze, which nothing here changes."""

    def __init__(self, maze: Maze, name: str, workers: Workers, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr(f"Explore {name}"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._workers, self._start = workers, Start(maze)
        self.walk: Walk | None = None
        self.form = WalkersForm()
        self.views = WalkViews(maze, palette, workers.studies)
        self.log, self.plot = LogTable(), KnownPlot()
        self.compare = ComparePanel(maze, workers.walks)
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.bar = PlayBar(_SPEEDS, (",", "."), self)
        self.overlay = QComboBox()
        self.truth_box = QCheckBox(tr("Show the actual &maze"))
        self.map_button = QPushButton(tr("Sa&ve map…"))
        self._lay_out()
        self._tie()
        self._begin()

    def done(self, result: int) -> None:
        """Stop all walkers, however the window is closed."""
        self.compare.stop()
        if self.walk is not None:
            self.walk.close()
        super().done(result)

    @property
    def is_ready(self) -> bool:
        """Whether the walk is the one that the form asks for, and where it was wanted."""
        return not self._rest.isActive() and self.walk is not None and self.walk.is_ready

    def _lay_out(self) -> None:
        row, left, right = QHBoxLayout(self), QVBoxLayout(), QVBoxLayout()
        self.bar.row.addWidget(self.overlay)
        self.bar.row.addWidget(self.truth_box)
        self.bar.row.addWidget(self.map_button)
        left.addWidget(self.views, 1)
        left.addWidget(self.bar)
        left.addWidget(self.words)
        tabs, walking, column = QTabWidget(), QWidget(), QVBoxLayout()
        walking.setLayout(column)
        column.addWidget(self.form)
        column.addWidget(self.log, 1)
        column.addWidget(self.plot)
        tabs.addTab(walking, tr("&Walk"))
        tabs.addTab(self.compare, tr("&Compare"))
        tabs.setMaximumWidth(440)
        tabs.setMinimumWidth(360)
        right.addWidget(tabs)
        row.addLayout(left, 1)
        row.addLayout(right)
        self.resize(_SIZE_PX)

    def _tie(self) -> None:
        for title, overlay in _OVERLAYS:
            self.overlay.addItem(tr(title), overlay)
        self.overlay.setAccessibleName(tr("Overlay"))
        self.overlay.setToolTip(tr("Show another overlay"))
        self.truth_box.setChecked(True)
        self.truth_box.setToolTip(
            tr("Also show the actual maze; otherwise you see only what the explorer knows")
        )
        self.truth_box.toggled.connect(self.views.show_truth)
        self.map_button.setAutoDefault(False)
        self.map_button.setToolTip(tr("Save the maze with everything unknown to the explorer in fog"))
        self.bar.set_speed(12)
        self._rest = single_shot(self, _REST_MS, self._begin)
        self.form.changed.connect(self._wait)
        self.form.chosen.connect(self._watch)
        self.overlay.currentIndexChanged.connect(self._show)
        self.map_button.clicked.connect(self._ask_map)
        self.views.known.clicked.connect(self._send)
        self.views.known.words_at = self._words_at
        for view in (self.views.known, self.views.true):
            view.key_pressed.connect(self._order)

    @Slot()
    def _wait(self) -> None:
        """Begin again when the last field is set."""
        if self.walk is not None:
            self.walk.close()
        self.bar.setEnabled(False)
        self._rest.start()

    @Slot()
    def _begin(self) -> None:
        """Send those out whom the form names."""
        if self.walk is not None:
            self.walk.close()
            self.walk.deleteLater()
        order, start = self.form.order, self._start

        def begin() -> Simulation:
            return start.simulation(order.plans, order.opponents, order.seed)

        self.compare.set_order(order)
        self.walk = Walk(begin, len(order.plans), self.form.row, self._workers.studies, self)
        self.bar.control(self.walk)
        self.walk.changed.connect(self._show)
        self.walk.failed.connect(self._give_up)
        self.words.setText(tr("Preparing…"))
        self.bar.setEnabled(False)

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self.bar.setEnabled(False)
        self.words.setText(tr(str(error)))
        self.log.setRowCount(0)
        self.views.show_nothing()

    @Slot()
    def _show(self) -> None:
        walk = self.walk
        if walk is None or walk.simulation is None or walk.shown is None:
            return
        simulation, shown = walk.simulation, walk.shown
        if not self.bar.isEnabled() and walk.hand is not None:
            self.views.known.setFocus()
        self.bar.setEnabled(True)
        self.bar.show_step(walk.turn, max(walk.far, 1), is_playing=walk.is_playing)
        self.log.show_simulation(simulation)
        self.plot.show_simulation(simulation)
        self.words.setText(tr(self._sentence(simulation, shown)))
        self.views.show_walk(simulation, walk.watched, shown, Overlay(self.overlay.currentData()))

    def _sentence(self, simulation: Simulation, shown: Shown) -> str:
        walker, walk = shown.walker, self.walk
        if walker.end is not None:
            return f"Step {walker.steps:,}. {walker.reason}{_gathered(simulation, walker)}"
        if walk is not None and walk.hand is not None and walk.hand.is_waiting:
            return (
                f"Step {walker.steps:,}. Arrow keys: move. Return: use a link."
                " Click: go there along known cells."
            )
        known = f"Step {walker.steps:,}: {simulation.share_known(walker):.1%} of the floor known."
        return f"{known}{_last_step(walker)}{_gathered(simulation, walker)}"

    @Slot(int)
    def _watch(self, index: int) -> None:
        # While the form rests the walk is of others; the next one begins with the row that is chosen.
        if self.walk is not None and not self._rest.isActive():
            self.walk.watch(index)

    @Slot(int)
    def _order(self, key: int) -> None:
        """Make the move that a key means, if the watched walker goes by hand."""
        walk = self.walk
        if walk is None or not walk.is_ready:
            return
        hand = walk.hand
        if hand is None:
            self.words.setText(tr("The keys control a manual explorer. Choose one on the right."))
            return
        if Qt.Key(key) in _ARROWS:
            hand.order(Step(_ARROWS[Qt.Key(key)]))
        else:
            sides = _STAIRS.get(Qt.Key(key), tuple(PortSide))
            moves = hand.agent.moves()
            takes = [move for move in moves if isinstance(move, Take) and move.port.side in sides]
            if not takes:
                self.words.setText(tr("There is no link here."))
                return
            # Where there are several, Return takes the next one after that which led here.
            came = [move for move in takes if hand.agent.end_of(move) == walk.place_before]
            after = takes.index(came[0]) + 1 if came else 0
            hand.order(takes[after % len(takes)])
        walk.go_on()

    @Slot(int, int)
    def _send(self, row: int, col: int) -> None:
        """Let the watched walker go where was clicked, over known ways."""
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
            self.words.setText(tr("It knows no path to that cell."))

    def _words_at(self, row: int, col: int) -> str:
        """Return what the watched walker knows of a cell; nothing while it walks in another thread."""
        walk = self.walk
        return walk.shown.words_at(row, col) if walk is not None and walk.is_ready and walk.shown else ""

    @Slot()
    def _ask_map(self) -> None:
        chosen, _ = QFileDialog.getSaveFileName(
            self, tr("Save the map"), "map.maze", tr("Mazewright maze (*.maze);;Numbers with fog (*.csv)")
        )
        if chosen:
            self.save_map(Path(chosen))

    def save_map(self, path: Path) -> None:
        """Write the maze with all that the watched walker does not know in fog, once losses are accepted."""
        walk = self.walk
        if walk is None or walk.shown is None:
            return
        walk.pause()
        path, maze = path if path.suffix else path.with_suffix(".maze"), walk.shown.to_maze()
        try:
            lost = files.losses(maze, path)
        except MazeError as error:
            self.words.setText(tr(str(error)))
            return
        if lost and not ask_losses(self, path.name, lost):
            return

        def work() -> str:
            files.write(maze, path)
            return f"Written to {path.name}."

        job = self._workers.jobs.run(work)
        for signal in (job.done, job.failed):
            signal.connect(self._say)

    @Slot(object)
    def _say(self, outcome: str | Exception) -> None:
        self.words.setText(tr(str(outcome)))


def _last_step(walker: Walker) -> str:
    """Return what the last step changed in the regions of what a walker knows."""
    delta = walker.agent.delta
    new, gone, changed = len(delta.new), len(delta.gone), len(delta.changed)
    if not (new or gone or changed):
        return ""
    return f" Regions: {new:,} added, {gone:,} removed, {changed:,} changed."


def _gathered(simulation: Simulation, walker: Walker) -> str:
    """Return what a walker has collected, and whom it has met, where there is something to be had."""
    treasures, characters = len(simulation.treasures), len(simulation.characters)
    words = f" {len(walker.treasures):,} of {treasures:,} treasures collected." if treasures else ""
    return words + (f" {len(walker.characters):,} of {characters:,} characters met." if characters else "")
