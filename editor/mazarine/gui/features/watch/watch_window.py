"""The window that shows one to six algorithms at work, side by side, with one play bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QDialog, QGridLayout, QWidget

from mazarine.gui.dialogs.manual import help_button
from mazarine.gui.features.watch.exporting import FilmOptions, write
from mazarine.gui.features.watch.film_dialog import ask_film
from mazarine.gui.features.watch.pane import Choice, Kind, Pane, choices
from mazarine.gui.features.watch.player import Player
from mazarine.gui.features.watch.results import ResultsView
from mazarine.gui.forms.controls import button, check_box
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import column_of, label_of, resize_within_screen, row_of
from mazarine.gui.widgets.number_boxes import SeedBox
from mazarine.gui.widgets.play_bar import PlayBar
from mazarine.maze import Maze
from mazarine.picture.film import columns_for

MOST_PANES = 6
_SIZE_PX, _WIDE_PX = QSize(860, 680), QSize(1220, 760)
_SPEEDS = (2.0, 1e6)
"""The slowest and the fastest speed, in steps a second."""
_USUAL_S = 20
"""All of it plays in about this time at first."""


class WatchWindow(QDialog):
    """Plays algorithms in panes, all with the same seed, and exports them as an animation.

    Parameters
    ----------
    maze : for searches and explorers
    order : the maze that generators make, each in its own way
    choices : what is watched at first
    take : begins to generate the maze of `order` for the session of the window; returns whether that was
        possible. None where that maze was not ordered.

    Attributes
    ----------
    player : plays the panes that have something to show
    """

    def __init__(
        self,
        shell: Shell,
        maze: Maze,
        order: GeneratorRequest,
        choices: Sequence[Choice],
        take: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__(shell)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        show_text(tr_later("Watch algorithms"), self.setWindowTitle)
        self._shell, self._maze, self._order, self._take_maze = shell, maze, order, take
        self._folder = shell.current.session.export_folder
        self.player = Player(parent=self)
        self.panes: list[Pane] = []
        self._grid, self._room = QGridLayout(), QWidget()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._room.setLayout(self._grid)
        self.seed_box = SeedBox()
        self.seed_box.setValue(order.seed)
        self.results = ResultsView()
        self.bar = PlayBar(_SPEEDS, ("Left", "Right"), self)
        self.code_box = check_box(
            tr_later("&Pseudocode"), tr_later("Show the lines of each search, with the present one marked")
        )
        self.add_button = button(
            tr_later("&Add pane"), self._add_another, tr_later("Watch one more algorithm, up to six")
        )
        self.export_button = button(
            tr_later("E&xport…"),
            self._ask_export,
            tr_later("Export a film of the panes: animated PNG, GIF, WebP, a series of PNG, or a web page"),
        )
        self.take_button = button(
            tr_later("&Use this maze"), self._take,
            tr_later("Use this maze where the Generate dock puts its mazes"),
        )  # fmt: skip
        seed = label_of(tr_later("&Seed"), self.seed_box), self.seed_box, self.seed_box.dice_button
        ends = self.take_button, self.export_button, help_button("how-to/watch.md")
        foot = row_of(*seed, self.add_button, self.code_box, 1, *ends)
        self.setLayout(column_of((self._room, 1), self.bar, self.results, foot))
        resize_within_screen(self, _SIZE_PX if len(choices) == 1 else _WIDE_PX)
        self.seed_box.valueChanged.connect(self._follow_seed)
        self.code_box.toggled.connect(self._show)
        self.player.changed.connect(self._show)
        self.bar.control(self.player)
        self._usual_speed = self.bar.speed.value()
        for choice in choices:
            self._add(choice)

    def done(self, result: int) -> None:
        """Stop playing, however the window is closed."""
        for pane in self.panes:
            pane.stop()
        self.player.pause()
        super().done(result)

    @property
    def ready(self) -> list[Pane]:
        """The panes that have something to show."""
        return [pane for pane in self.panes if pane.subject is not None]

    def export(
        self, path: Path, options: FilmOptions | None = None, panes: Sequence[Pane] | None = None
    ) -> None:
        """Export the film of some panes, or of all that are ready, in the background."""
        panes = self.ready if panes is None else panes
        makers, titles = [it.maker for it in panes], [it.choice.title for it in panes]
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

    def _add(self, choice: Choice) -> None:
        pane = Pane(self._shell, self._maze, self._order, choice)
        self.panes.append(pane)
        pane.changed.connect(self._follow_panes)
        pane.closed.connect(self._remove)
        self._arrange()

    @Slot()
    def _add_another(self) -> None:
        """Add the algorithm of the list after the last one that is not there yet."""
        every, there = choices(), {pane.choice for pane in self.panes}
        after = every.index(self.panes[-1].choice) + 1
        self._add(next(it for it in every[after:] + every if it not in there))

    @Slot(object)
    def _remove(self, pane: Pane) -> None:
        pane.stop()
        self.panes.remove(pane)
        pane.hide()
        pane.deleteLater()
        self._arrange()

    def _arrange(self) -> None:
        across = columns_for(len(self.panes))
        for number, pane in enumerate(self.panes):
            self._grid.addWidget(pane, number // across, number % across)
            pane.close_button.setVisible(len(self.panes) > 1)
        for column in range(MOST_PANES):
            self._grid.setColumnStretch(column, int(column < across))
        self.add_button.setEnabled(len(self.panes) < MOST_PANES)
        self._follow_panes()

    @Slot()
    def _follow_panes(self) -> None:
        """Play what the panes have now; those that are there already stay where they are."""
        player, is_first = self.player, not self.player.subjects
        subjects = [pane.subject for pane in self.ready if pane.subject is not None]
        for widget in (self.bar, self.export_button):
            widget.setEnabled(bool(subjects))
        ordered = self.panes[0]
        self.take_button.setVisible(self._take_maze is not None)
        self.take_button.setEnabled(
            len(self.panes) == 1
            and ordered.subject is not None
            and ordered.choice == (Kind.GENERATOR, self._order.name)
        )
        player.waits = any(pane.is_busy for pane in self.panes)
        player.show_subjects(subjects)
        if self.bar.speed.value() == self._usual_speed:
            self.bar.set_speed(max(4.0, player.count / _USUAL_S))
            self._usual_speed = self.bar.speed.value()
        if is_first and subjects:
            player.play()

    @Slot()
    def _show(self) -> None:
        player = self.player
        self.bar.show_step(player.step, player.count, is_playing=player.is_playing)
        for pane in self.panes:
            pane.code_label.setVisible(self.code_box.isChecked())
            pane.show_step()
        shown = [(pane.choice.title, pane.subject.counters()) for pane in self.panes if pane.subject]
        self.results.show_panes(shown if player.is_done and len(self.panes) > 1 else ())

    @Slot()
    def _follow_seed(self) -> None:
        self._order = replace(self._order, seed=self.seed_box.value())
        for pane in self.panes:
            pane.show_order(self._order)

    @Slot()
    def _take(self) -> None:
        if self._take_maze is not None and self._take_maze():
            self.close()

    @Slot()
    def _ask_export(self) -> None:
        panes = self.ready
        asked = ask_film([pane.choice.title for pane in panes], panes[0].choice.name, self._folder, self)
        if asked is not None:
            number, options, path = asked
            self.export(path, options, panes if number is None else panes[number : number + 1])
