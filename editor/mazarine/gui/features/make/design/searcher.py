"""Searches a maze in the background, and opens it, or changes the open one as one undo step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mazarine import design
from mazarine.cores import cores
from mazarine.gui.background.messages import Tone
from mazarine.gui.documents.results import Result
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.shell.shell import Shell
from mazarine.lattice import Lattice
from mazarine.messages import Message, Series, in_sequence

if TYPE_CHECKING:
    from mazarine.design import DesignedMaze, SearchProgress

_LOOK_EVERY_MS = 50
_MOST_JOBS = 4
_MOST_NOTES = 3


class Board(NamedTuple):
    """The size and the lattice of generated mazes."""

    rows: int
    cols: int
    lattice: Lattice


@dataclass(frozen=True)
class SearchOrder:
    """What is to be searched, and where a search begins.

    Attributes
    ----------
    requirements : their texts
    board : of generated mazes; None to change the open one
    cells : the (n, 3) lattice cells that are selected; None for all
    changes_cells : whether these cells change, or all others
    edits : `walls`, `blocks` or `both`
    seconds : after which the search ends
    seed : of the search
    """

    requirements: tuple[str, ...]
    board: Board | None
    cells: NDArray[np.int64] | None
    changes_cells: bool
    edits: str
    seconds: float
    seed: int


class Found(NamedTuple):
    """The result of a search, and what stands in the way of the requirements that are not met."""

    result: DesignedMaze
    notes: tuple[Message, ...]


class Searcher(QObject):
    """Searches one maze at a time.

    Attributes
    ----------
    progress : how far the search is; None at its beginning, and if there is none
    is_busy : whether there is one
    """

    changed = Signal()
    """The search began, progressed or ended."""
    ended = Signal()
    """The search ended; `found` follows if its maze is used."""
    found = Signal(object, object)
    """The session that has the maze that was found, and the outcomes of this."""

    def __init__(self, shell: Shell, parent: QObject) -> None:
        super().__init__(parent)
        self._workers, self._results, self._messages = shell.workers, shell.results, shell.messages
        self._session: MazeSession | None = None
        self._revision = -1
        self._is_wanted = False
        self._number = 0
        """Counts searches: results of earlier ones do not count any more."""
        self.progress: SearchProgress | None = None
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self.changed)

    @property
    def is_busy(self) -> bool:
        """Whether a search is going on."""
        return self._session is not None

    @property
    def is_stopping(self) -> bool:
        """Whether the search was told to end."""
        return self.is_busy and not self._is_wanted

    def search(self, order: SearchOrder, session: MazeSession) -> None:
        """Begin to search a maze for a session, which need not stay the current one."""
        document = session.document
        document.commit_gesture()
        self._session, self._revision, self._is_wanted = session, document.revision, True
        self.progress = None
        number = self._number
        snapshot, queue = document.snapshot(), self._workers.studies

        def goes_on() -> bool:
            has_place = order.board is not None or not session.is_closed
            return self._is_wanted and number == self._number and not queue.is_closed and has_place

        def look(progress: SearchProgress) -> bool:
            if number == self._number:
                self.progress = progress
            return goes_on()

        def work() -> Found:
            board = order.board
            cells = None if order.cells is None else [tuple(cell) for cell in order.cells.tolist()]
            request = design.Request(
                order.requirements,
                None if board is not None else snapshot.maze(),
                rows=None if board is None else board.rows,
                cols=None if board is None else board.cols,
                lattice="square" if board is None else board.lattice,
                region=cells if order.changes_cells else None,
                pinned=() if order.changes_cells else cells or (),
                edits=order.edits,
            )
            result = design.find_maze(
                request, rng=order.seed, seconds=order.seconds, jobs=min(cores(), _MOST_JOBS), progress=look
            )
            return Found(result, (*result.parts, *result.find_conflicts(goes_on)))

        queue.run(work).then(
            lambda found: self._take(found) if number == self._number else None,
            lambda error: self._give_up(error) if number == self._number else None,
        )
        self._timer.start()
        self.changed.emit()

    @Slot()
    def cancel(self) -> None:
        """End the search without a result."""
        self._is_wanted = False
        self.progress = None
        self._end()

    @Slot()
    def stop(self) -> None:
        """End the search; the best maze so far is taken."""
        self._is_wanted = False
        self.changed.emit()

    @Slot(object)
    def _take(self, found: Found) -> None:
        session, revision, result = self._session, self._revision, found.result
        self.progress = design.SearchProgress(result.judged, result.seconds, result.outcomes)
        self._end()
        if session is None:
            return
        step, warning = tr_later("design maze"), _warning(found)
        if result.request.is_generated:
            text = tr_later("A maze was designed.")
            self._results.open(
                Result(result.maze, session, step, text, warning),
                lambda session: self.found.emit(session, result.outcomes),
            )
        elif not session.is_closed:
            self._change(session, revision, found, step, warning)

    def _change(
        self, session: MazeSession, revision: int, found: Found, step: Message, warning: Message | None
    ) -> None:
        """Change the open maze, unless the user has done so since."""
        document = session.document
        document.commit_gesture()
        if document.revision != revision:
            self._messages.refuse(
                tr_later("The maze was changed meanwhile, so the result was not used. Search again.")
            )
            return
        change = document.do(found.result.edit, step)
        self.found.emit(session, found.result.outcomes)
        text = tr_later("The maze was changed to meet the requirements.")
        if len(change.dirty):
            self._results.note_step(session, text if warning is None else in_sequence(text, warning))
        elif warning is not None:
            self._messages.show_message(warning, Tone.WARNING, stays=True)

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self._end()
        self._messages.refuse_error(error)

    def _end(self) -> None:
        self._session = None
        self._number += 1
        self._timer.stop()
        self.changed.emit()
        self.ended.emit()


def _warning(found: Found) -> Message | None:
    """Return which requirements are not met, and why; None if all are met."""
    if found.result.met:
        return None
    unmet = tuple(it.requirement.text for it in found.result.outcomes if not it.met)
    texts = [tr_later("Not met: {requirements}.", requirements=Series(unmet))] if unmet else []
    return in_sequence(*texts, *found.notes[:_MOST_NOTES])
