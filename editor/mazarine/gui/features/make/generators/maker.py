"""Generates a maze in the background, with progress."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mazarine.errors import Cancelled
from mazarine.generators import GENERATORS
from mazarine.generators.filling import tunnels
from mazarine.gui.documents.results import Result
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.shell.shell import Shell
from mazarine.maze import Maze
from mazarine.maze.edits import Batch, RemoveLink
from mazarine.maze.stamp import Stamp
from mazarine.maze.transplant import relaid
from mazarine.messages import Catalog

_LOOK_EVERY_MS = 50


class MakerText(Catalog):
    """Messages about the mazes that fill a floor."""

    AREAS_FILLED = (
        "The floor has {count:,} separate area. It became a maze of its own.",
        "The floor has {count:,} separate areas. Each became a maze of its own.",
    )


class Maker(QObject):
    """Generates one maze at a time: in a tab of its own, or in the open maze as one undo step.

    Attributes
    ----------
    order : the maze that is being generated; None if there is none
    share : how much of it is done, 0 to 1
    """

    changed = Signal()
    """The work began, progressed or ended."""

    def __init__(self, shell: Shell, parent: QObject) -> None:
        super().__init__(parent)
        self._workers, self._results, self._messages = shell.workers, shell.results, shell.messages
        self._session: MazeSession | None = None
        self._maze: Maze | None = None
        self._is_current = False
        self.order: GeneratorRequest | None = None
        self.share = 0.0
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self.changed)

    def make(self, order: GeneratorRequest, session: MazeSession) -> bool:
        """Begin to generate a maze for a session, which need not stay the current one.

        Returns False, and shows a message, if another maze is being generated.
        """
        if self.order is not None:
            self._messages.refuse(tr_later("Another maze is being generated. Wait, or stop it first."))
            return False
        self.order, self.share, self._is_current = order, 0.0, True
        self._session, self._maze = session, session.document.maze
        queue = self._workers.studies

        def look(share: float) -> bool:
            self.share = share
            return not queue.is_closed and self._has_place

        queue.run(lambda: order.make(look)).then(self._take, self._give_up)
        self._timer.start()
        self.changed.emit()
        return True

    @property
    def _has_place(self) -> bool:
        """Whether the result is still requested; one for the open maze, while that is open."""
        order, session = self.order, self._session
        if order is None or session is None or not self._is_current:
            return False
        return not order.changes_open or (not session.is_closed and session.document.maze is self._maze)

    @Slot()
    def stop(self) -> None:
        """Cancel the generation."""
        self._is_current = False

    @Slot(object)
    def _take(self, made: tuple[Maze, int]) -> None:
        order, session = self.order, self._session if self._has_place else None
        self._end()
        if order is not None and session is not None:
            self._put(order, session, *made)

    def _put(self, order: GeneratorRequest, session: MazeSession, maze: Maze, pieces: int) -> None:
        """Open the result, or put it where the user has asked for it in the open maze."""
        algorithm, document, ground = GENERATORS[order.name].title, session.document, order.ground
        title = tr_later("generate maze ({algorithm})", algorithm=algorithm)
        text = tr_later("A maze was generated: {algorithm}.", algorithm=algorithm)
        if not order.changes_open:
            self._results.open(Result(maze, session, title, text, is_draft=True))
            return
        document.commit_gesture()
        if ground is not None and ground.revision != document.revision:
            self._messages.refuse(
                tr_later("The maze was changed meanwhile, so its floor was not filled. Generate again.")
            )
            return
        if ground is not None and ground.area is not None:
            stamp, bare = Stamp.of(maze, 0, ground.area), document.maze.copy()
            gone = [RemoveLink(it.first) for it in tunnels(bare, ground.level, ground.area)]
            for edit in gone:
                edit.apply(bare)
            document.do(Batch((*gone, relaid(bare, ground.level, stamp, ground.area))), title)
        else:
            document.take_generated(maze, title)
        if ground is not None and pieces > 1:
            text = MakerText.AREAS_FILLED(count=pieces)
        self._results.note_step(session, text)

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self._end()
        if not isinstance(error, Cancelled):
            self._messages.refuse_error(error)

    def _end(self) -> None:
        self.order = self._session = self._maze = None
        self._timer.stop()
        self.changed.emit()
