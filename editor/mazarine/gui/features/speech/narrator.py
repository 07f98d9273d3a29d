"""Announces to screen readers where the cell cursor is, and what edits have done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6 import QtGui
from PySide6.QtCore import QObject, Slot

from mazarine.counting import Noun
from mazarine.gui.analysis.analysis import AnalysisState
from mazarine.gui.analysis.answers import RegionDetails, RegionGone
from mazarine.gui.analysis.inbox import Question
from mazarine.gui.analysis.last_change import change_lines
from mazarine.gui.analysis.names import name_cells
from mazarine.gui.analysis.values import ProblemName, problem_name
from mazarine.gui.background.jobs import IsCurrent, LatestTask
from mazarine.gui.background.timers import single_shot
from mazarine.gui.features.speech.place_text import PlaceText, first_of, sentences
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.maze import Cell
from mazarine.messages import Message
from mazarine.regions.tables import CROSSROAD_BASE

_REST_MS = 40
"""A cursor that moves on sooner is not announced where it was."""
_PATIENCE_MS = 500
"""How long an announcement waits for the segmentation; it is made without regions then."""
_MOST_LINES = 3


class Narrator(QObject):
    """Speaks while the cell cursor is on and a screen reader is there."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._current, self._scene, self._view = shell.current, shell.scene, shell.view
        self._cursor, self._toolbox = shell.view.cell_cursor, shell.toolbox
        self._news: dict[str, list[Message]] = {}
        self._details: RegionDetails | None = None
        self._said_number, self._said_level = 0, -1
        self._awaits_effect = False
        self._problems: set[ProblemName] | None = None
        self._timer = single_shot(self, _REST_MS, self._speak_if_known)
        self._patience = single_shot(self, _PATIENCE_MS, self._speak)
        self._latest = LatestTask(shell.workers.trials, self, self._take_effect)
        current = self._current
        self._cursor.moved.connect(self._follow_cursor)
        self._cursor.clicked.connect(self._follow_click)
        self._scene.level_changed.connect(self._follow_cursor)
        self._cursor.switched.connect(self._start_over)
        current.maze_changed.connect(self._follow_maze)
        current.maze_replaced.connect(self._start_over)
        current.last_change_changed.connect(self._follow_regions)
        current.regions_replaced.connect(self._follow_regions)
        current.details_came.connect(self._take_details)
        current.selection_changed.connect(self._follow_selection)
        current.problems_changed.connect(self._follow_problems)

    @property
    def place(self) -> Cell:
        return (self._scene.level, *self._cursor.place)

    def add(self, sort: str, *messages: Message) -> None:
        """Say this before the next place, instead of older news of the same sort."""
        if not self._is_silent:
            self._news[sort] = list(messages)
            self._timer.start()

    @property
    def _is_silent(self) -> bool:
        return not (self._cursor.is_on and QtGui.QAccessible.isActive())

    @Slot()
    def _start_over(self) -> None:
        """Follow that the cursor is on or off, or in another maze."""
        self._latest.cancel()
        self._timer.stop()
        self._patience.stop()
        self._news, self._details, self._problems, self._awaits_effect = {}, None, None, False
        self._said_number, self._said_level = 0, -1
        if not self._cursor.is_on:
            self._current.watch(self, "problems", False)
            self._view.setAccessibleDescription("")
        self._follow_cursor()

    @Slot()
    def _follow_cursor(self) -> None:
        if not self._is_silent:
            self._current.session.last_change.record()
            self._current.watch(self, "problems")
            self._timer.start()

    @Slot(bool)
    def _follow_click(self, has_changed: bool) -> None:
        if not (has_changed or self._news or self._toolbox.tool.is_awaited):
            self.add("edit", tr_later("Nothing changed"))

    @Slot()
    def _follow_selection(self) -> None:
        if self._is_silent:  # Counting the cells of a large selection takes time.
            return
        cells = Noun.CELLS(count=self._current.selection.area.count)
        self.add("selection", tr_later("selected: {cells}", cells=cells))

    @Slot()
    def _follow_maze(self) -> None:
        if not self._is_silent:
            self._awaits_effect = True
            self._timer.start()

    @Slot()
    def _follow_regions(self) -> None:
        self._details = None
        if self._is_silent or self._current.analysis.is_stale:
            return
        if self._awaits_effect:
            self._latest.submit(self._begin)
        self._timer.start()

    def _begin(self) -> Callable[[IsCurrent], list[Message]]:
        summarizer, maze = self._current.session.last_change.summarizer(), self._current.maze
        lattice, grid = maze.lattice, maze.grid

        def work(_is_current: IsCurrent) -> list[Message]:
            lines = [] if summarizer is None else change_lines(summarizer(), lattice, grid)
            texts = [line.message for line in lines if line.is_region] or [line.message for line in lines]
            return first_of(texts or [tr_later("Regions unchanged")], _MOST_LINES)

        return work

    @Slot(object)
    def _take_effect(self, lines: list[Message]) -> None:
        self._awaits_effect = False
        self.add("edit", *lines)

    @Slot(object)
    def _take_details(self, answer: RegionDetails | RegionGone) -> None:
        if isinstance(answer, RegionDetails) and answer.cells is None and not self._is_silent:
            self._details = answer
            if self._patience.isActive():
                self._timer.start()  # If it is about another region, its question has replaced this one.

    @Slot()
    def _speak_if_known(self) -> None:
        """Announce, or ask for what is not known of the region, and wait for it."""
        analysis = self._current.analysis
        number = analysis.number_at(self.place)
        lacks_details = 0 < number < CROSSROAD_BASE and (
            self._details is None or self._details.number != number
        )
        has_ended = analysis.state in (AnalysisState.STOPPED, AnalysisState.FAILED)
        if has_ended or not (analysis.is_stale or self._awaits_effect or lacks_details):
            self._speak()
            return
        if lacks_details and not analysis.is_stale:
            analysis.ask(Question(number, with_cells=False))
        if not self._patience.isActive():
            self._patience.start()

    @Slot()
    def _speak(self) -> None:
        self._patience.stop()
        if self._is_silent:
            return
        maze, analysis, place = self._current.maze, self._current.analysis, self.place
        number = analysis.number_at(place)
        is_fit = self._details is not None and self._details.number == number
        text = PlaceText(maze, analysis, place, self._details if is_fit else None)
        messages = [message for news in self._news.values() for message in news]
        messages += text.messages(self._said_level, is_brief=number == self._said_number)
        self._news, self._said_number, self._said_level = {}, number, place[0]
        self._view.setAccessibleDescription(sentences(text.messages(None, is_brief=False)))
        self._announce(sentences(messages), is_urgent=True)

    @Slot()
    def _follow_problems(self) -> None:
        """Announce problems that are new."""
        problems = self._current.session.problems
        if self._is_silent or problems.is_stale or problems.value is None:
            return
        found = {problem_name(it): name_cells(it.message, self._current.maze) for it in problems.value}
        before, self._problems = self._problems, set(found)
        if before is not None and before != self._problems:
            left = tr_later("problems left: {count:,}", count=len(found))
            new = [message for name, message in found.items() if name not in before]
            self._announce(sentences(first_of(new, _MOST_LINES) or [left]), is_urgent=False)

    def _announce(self, text: str, *, is_urgent: bool) -> None:
        """Make a screen reader say a text; what it is saying goes on unless this is urgent."""
        if not hasattr(QtGui, "QAccessibleAnnouncementEvent"):
            self._view.setAccessibleDescription(text)  # Before Qt 6.8 only a change of this is said.
            return
        event = QtGui.QAccessibleAnnouncementEvent(self._view, text)
        if is_urgent:
            event.setPoliteness(QtGui.QAccessible.AnnouncementPoliteness.Assertive)
        QtGui.QAccessible.updateAccessibility(event)
