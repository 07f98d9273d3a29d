"""Runs code of the console in a thread of its own, and makes its edits undo steps of the open maze."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from weakref import ref

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.console.console import Console, Outcome, Shown
from mazarine.errors import MazeError
from mazarine.gui.background.messages import message_of
from mazarine.gui.background.timers import single_shot
from mazarine.gui.documents.results import Result
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.shell.shell import Shell
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.edits import ReplaceMaze
from mazarine.messages import Message

_AGAIN_AFTER_MS = 50
_MOST_TITLE_LETTERS = 40
_MERGED = tr_later("The maze was changed meanwhile. Both changes were kept.")
_REFUSED = tr_later("The changes were not made. The maze with them is named result.")
_CONSOLE = tr_later("Python console")
_CLOSED = tr_later("The maze was closed meanwhile. The changed maze is named result.")
_RESIZED = tr_later("The maze was changed meanwhile, and the new one would replace these changes.")


class _Run(NamedTuple):
    """Code that runs.

    Attributes
    ----------
    session : the session that it works on
    maze : its maze; another one is open there later
    revision : of the document when it began
    title : of the undo step
    name : of the script; None for a statement
    """

    session: MazeSession
    maze: Maze
    revision: int
    title: Message
    name: str | None


class ConsoleRunner(QObject):
    """Runs one statement or script at a time, on the maze that is shown when it begins.

    While it runs the maze may be edited: the edits of the code are added to those of the user. If both have
    changed the same place, nothing is changed, and the console keeps the maze of the code.
    """

    changed = Signal()
    """Code has begun or ended."""
    completed = Signal(object)
    """`Completions` that were asked for."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._sessions, self._results, self._queue = shell.sessions, shell.results, shell.workers.console
        self.console = Console(tr)
        """Runs the code."""
        self._run: _Run | None = None
        self._known: tuple[ref[MazeSession], int] | None = None
        """The maze, and its revision, that is as the console has left it."""
        self._outcome: Outcome | None = None
        self._timer = single_shot(self, _AGAIN_AFTER_MS, self._finish)

    @property
    def is_running(self) -> bool:
        return self._run is not None

    def run_statement(self, source: str) -> None:
        first = " ".join(source.split())
        if len(first) > _MOST_TITLE_LETTERS:
            first = f"{first[:_MOST_TITLE_LETTERS]}…"
        console = self.console
        self._begin(
            tr_later("console: {statement}", statement=first),
            lambda shown: console.run_statement(source, shown),
            None,
        )

    def run_script(self, path: Path) -> None:
        if self._run is None:
            console, title = self.console, tr_later("run {script}", script=path.name)
            console.output.begin_line()
            console.output.write(f"[{tr(title)}]\n")
            self._begin(title, lambda shown: console.run_script(path, shown), path.name)

    def complete(self, text: str) -> None:
        """Ask for what may stand in place of the name at the end of a text, unless something is running."""
        if self._run is None:
            console, shown = self.console, self._shown()
            session = self._sessions.current.session
            self._known = ref(session), session.document.revision
            self._queue.run(lambda: console.complete(text, shown)).done.connect(self.completed)

    @Slot()
    def interrupt(self) -> None:
        self.console.interrupt()

    def _begin(self, title: Message, work: Callable[[Shown], Outcome], name: str | None) -> None:
        if self._run is not None:
            return
        session = self._sessions.current.session
        document = session.document
        self._run = _Run(session, document.maze, document.revision, title, name)
        shown = self._shown()
        self._known = None
        self.console.prepare()
        self._queue.run(lambda: work(shown)).then(self._take, self._fail)
        self.changed.emit()

    def _shown(self) -> Shown:
        session = self._sessions.current.session
        is_known = self._known == (ref(session), session.document.revision)
        return Shown(session.document.snapshot(), is_known, session.level, session.selection.area)

    @Slot(object)
    def _take(self, outcome: Outcome) -> None:
        self._outcome = outcome
        self._finish()

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.console.report(message_of(error))
        self._end()

    @Slot()
    def _finish(self) -> None:
        """Make the edit, when no gesture is in progress."""
        run, outcome = self._run, self._outcome
        if run is None or outcome is None:
            return
        document = run.session.document
        if outcome.is_other and outcome.edit is not None and outcome.maze is not None:
            self._open(run, outcome.maze.copy(), outcome.selection)
        elif run.session.is_closed or document.maze is not run.maze:
            self._refuse(outcome, _CLOSED)
        elif document.stroke is not None or document.goal is not None:
            self._timer.start()
            return
        else:
            self._apply(run, outcome)
        self._end()

    def _open(self, run: _Run, maze: Maze, selection: Area | None) -> None:
        """Open another maze than that which was shown."""

        def select(session: MazeSession) -> None:
            if selection is not None:
                session.selection.select(selection)

        text = tr_later("“{name}” has made a maze.", name=run.name or _CONSOLE)
        result = Result(maze, run.session, run.title, text, is_draft=run.name is None)
        self._results.open(result, select)

    def _apply(self, run: _Run, outcome: Outcome) -> None:
        document = run.session.document
        is_meanwhile = document.revision != run.revision
        if outcome.edit is not None:
            if is_meanwhile and isinstance(outcome.edit, ReplaceMaze):
                self._refuse(outcome, _RESIZED, _REFUSED)
                return
            try:
                document.do(outcome.edit, run.title)
            except MazeError as error:
                self._refuse(outcome, error.message, _REFUSED)
                return
            if is_meanwhile:
                self.console.report(_MERGED)
            if run.name is not None or run.session is not self._sessions.current.session:
                text = tr_later("“{name}” has changed the maze.", name=run.name or _CONSOLE)
                self._results.note_step(run.session, text)
        if outcome.selection is not None:
            run.session.selection.select(outcome.selection)
        if outcome.maze is not None and not is_meanwhile:
            self._known = ref(run.session), document.revision

    def _refuse(self, outcome: Outcome, *messages: Message) -> None:
        if outcome.edit is not None:
            self.console.keep(outcome.maze)
            for message in messages:
                self.console.report(message)

    def _end(self) -> None:
        self._run = self._outcome = None
        self.changed.emit()
