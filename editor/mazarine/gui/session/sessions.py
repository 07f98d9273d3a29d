"""The mazes that are open, in the order of their tabs, and which of them is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QUndoGroup

from mazarine.gui.background.timers import collect_all_garbage, single_shot
from mazarine.gui.editing.document import Document
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.session.session import MazeSession
from mazarine.maze import Maze

_LOOK_AFTER_MS = 50
_ROWS, _COLS = 16, 16
"""The default size of a maze."""


class Sessions(QObject):
    """Adds, shows, orders and removes sessions. There is always one.

    Attributes
    ----------
    ending : sessions that were closed, until their threads have ended
    undo_group : the undo steps of the one that is shown
    """

    changed = Signal()
    """There are more or less sessions, in another order, or with other titles; or another is shown."""
    added = Signal(object)

    def __init__(
        self, make: Callable[[Maze], MazeSession], maze: Maze | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make = make
        self._open: list[MazeSession] = []
        self.ending: list[MazeSession] = []
        self.undo_group = QUndoGroup(self)
        self._timer = single_shot(self, _LOOK_AFTER_MS, self._look_at_ending)
        first = self._added(Maze.blank(_ROWS, _COLS) if maze is None else maze, 0)
        self.current = CurrentSession(first, self)
        self.undo_group.setActiveStack(first.document.undo_stack)
        self.current.changed.connect(self.changed)

    def __iter__(self) -> Iterator[MazeSession]:
        return iter(tuple(self._open))

    def __len__(self) -> int:
        return len(self._open)

    def each(self, follow: Callable[[MazeSession], None]) -> None:
        """Call something with each session, now or when it is added."""
        self.added.connect(follow)
        for session in self._open:
            follow(session)

    def __getitem__(self, index: int) -> MazeSession:
        return self._open[index]

    def index(self, session: MazeSession) -> int:
        return self._open.index(session)

    @property
    def paths(self) -> list[Path]:
        """The files that are open, in the order of their tabs."""
        return [path for session in self._open if (path := session.document.path) is not None]

    @property
    def index_shown(self) -> int:
        """The place of the session that is shown."""
        return self.index(self.current.session)

    def add(self, *, shows: bool = True) -> MazeSession:
        """Begin a blank maze in a tab of its own, after the one that is shown."""
        session = self._added(Maze.blank(_ROWS, _COLS), self.index_shown + 1)
        session.segmentation.start()
        if shows:
            self.show(session)
        else:
            self.changed.emit()
        return session

    def show(self, session: MazeSession) -> None:
        self.undo_group.setActiveStack(session.document.undo_stack)
        self.current.show(session)

    @Slot(int)
    def show_tab(self, index: int) -> None:
        self.show(self[index])

    @Slot(int, int)
    def move(self, origin: int, goal: int) -> None:
        self._open.insert(goal, self._open.pop(origin))
        self.changed.emit()

    def arrange(self, paths: Sequence[Path]) -> None:
        """Order the tabs as these files are; others come after them."""
        order = {path: place for place, path in enumerate(paths)}
        self._open.sort(key=lambda it: order.get(it.document.path or Path(), len(order)))
        self.changed.emit()

    def having(self, path: Path) -> MazeSession | None:
        """Return the session that has a file open or is being saved in it, None if none is."""
        for session in self._open:
            if any(there == path.absolute() or _is_same(there, path) for there in session.file.paths):
                return session
        return None

    def remove(self, session: MazeSession) -> None:
        """Close a session, and show another: a blank one if there is no other."""
        if len(self._open) == 1:
            self.add()
        index = self.index(session)
        if session is self.current.session:
            self.show(self[index + 1 if index + 1 < len(self) else index - 1])
        self._open.remove(session)
        session.close()
        self.ending.append(session)
        self._timer.start()
        self.changed.emit()

    def close(self) -> None:
        for session in self._open:
            session.close()

    def end_threads(self, within_s: float) -> bool:
        """End what all sessions are busy with; False if something cannot be stopped in time."""
        deadline = perf_counter() + within_s
        threads = [session.segmentation for session in (*self._open, *self.ending)]
        return all(thread.close(max(0.0, deadline - perf_counter())) for thread in threads)

    def _added(self, maze: Maze, at: int) -> MazeSession:
        session = self._make(maze)
        session.setParent(self)
        self._open.insert(at, session)
        self.undo_group.addStack(session.document.undo_stack)
        session.document.path_changed.connect(self._name)
        session.document.dirty_changed.connect(self.changed)
        _number(session.document, [it.document for it in self._open])
        self.added.emit(session)
        return session

    @Slot()
    def _name(self) -> None:
        """Keep the numbers of mazes without a name different."""
        documents = [session.document for session in self._open]
        for document in documents:
            _number(document, documents)
        self.changed.emit()

    @Slot()
    def _look_at_ending(self) -> None:
        """Let sessions go whose threads have ended."""
        for session in [it for it in self.ending if it.segmentation.close(0)]:
            self.ending.remove(session)
            session.deleteLater()
            collect_all_garbage()
        if self.ending:
            self._timer.start()


def _number(document: Document, documents: Sequence[Document]) -> None:
    """Choose the first number that no other maze without a name has."""
    taken = {it.number for it in documents if it is not document and it.is_unnamed}
    if document.is_unnamed and document.number in taken:
        document.number = next(number for number in count(1) if number not in taken)


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False
