"""Has a maze made aside, with progress, and puts it in the place of the one that is open."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mazewright.errors import Cancelled
from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.widgets.message_bar import MessageBar
from mazewright.gui.windows.generators.fields import ALGORITHM_WORDS
from mazewright.gui.windows.generators.order import Order
from mazewright.maze import Maze
from mazewright.maze.area import Area
from mazewright.maze.edits import Become
from mazewright.maze.stamp import Stamp
from mazewright.maze.transplant import relaid

_LOOK_EVERY_MS = 50
_CHANGED = "The maze was changed meanwhile; its floor is not filled. Generate again."


class Maker(QObject):
    """Makes one maze at a time; it is one undo step.

    Attributes
    ----------
    order : what is being made, None while nothing is
    share : how much of it is done, 0 to 1
    """

    changed = Signal()
    """There is more of the maze, or it is there, or given up."""

    def __init__(
        self,
        current: CurrentSession,
        scene: MazeScene,
        workers: Workers,
        messages: MessageBar,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._current = current
        self._scene = scene
        self._workers = workers
        self._messages = messages
        self._is_wanted = False
        # The maze is for the session in which it was asked for, whichever is shown when it is made.
        self._session, self._maze = current.session, current.maze
        self.order: Order | None = None
        self.share = 0.0
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self.changed)

    def make(self, order: Order) -> bool:
        """Begin to make a maze; False, with a sentence, if one is being made."""
        if self.order is not None:
            self._messages.refuse("Another maze is being made.")
            return False
        self.order, self.share, self._is_wanted = order, 0.0, True
        self._session, self._maze = self._current.session, self._current.maze
        queue = self._workers.studies

        def look(share: float) -> bool:
            self.share = share
            return not queue.is_closed and self._has_place

        job = queue.run(lambda: order.make(look))
        job.done.connect(self._take)
        job.failed.connect(self._give_up)
        self._timer.start()
        self.changed.emit()
        return True

    @property
    def _has_place(self) -> bool:
        """Whether what is made is still wanted, for a maze that is still open."""
        session = self._session
        return self._is_wanted and not session.is_closed and session.document.maze is self._maze

    @Slot()
    def stop(self) -> None:
        """Give up what is being made."""
        self._is_wanted = False

    @Slot(object)
    def _take(self, made: tuple[Maze, int]) -> None:
        (maze, pieces), order, document = made, self.order, self._session.document
        self._end()
        if self._has_place and order is not None:
            document.settle()
            if order.ground is not None and order.ground.revision != document.revision:
                self._messages.refuse(_CHANGED)
                return
            if order.ground is not None and order.ground.area is not None:
                self._lay(maze, order.ground.area, order)
                return
            before = document.maze
            maze.title, maze.author = before.title, before.author
            maze.properties, maze.extra = before.properties, before.extra
            document.do(Become(maze), f"generate {ALGORITHM_WORDS[order.name].lower()}")
            if pieces > 1:
                self._messages.tell(f"The floor is in {pieces:,} pieces; each has a maze of its own.")

    def _lay(self, maze: Maze, area: Area, order: Order) -> None:
        """Put what was made for an area in its place, on the level that is shown."""
        document = self._session.document
        edit = relaid(document.maze, self._session.level, Stamp.of(maze, 0, area), area)
        document.do(edit, f"generate {ALGORITHM_WORDS[order.name].lower()}")

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self._end()
        if not isinstance(error, Cancelled):
            self._messages.refuse_error(error)

    def _end(self) -> None:
        self.order = None
        self._timer.stop()
        self.changed.emit()
