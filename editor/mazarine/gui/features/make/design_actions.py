"""The actions that make the maze harder or easier, each as one undo step."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from mazarine import design, paths
from mazarine.gui.actions.maze_work import MazeWork
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.documents.results import Results
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.gui.widgets.seed_box import random_seed
from mazarine.maze import Maze
from mazarine.maze.edits import Batch
from mazarine.messages import Message


class _Reworked(NamedTuple):
    edit: Batch
    before: float
    after: float


class DesignActions(QObject):
    """Changes walls of the maze, or of the selection, so that its difficulty changes."""

    def __init__(
        self, current: CurrentSession, scene: MazeScene, work: MazeWork, results: Results,
        messages: MessageBar, window: QWidget,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._current, self._scene, self._work = current, scene, work
        self._results, self._messages = results, messages

    @Slot()
    def make_harder(self) -> None:
        """Raise the difficulty."""
        self._rework(design.harder, tr_later("Making the maze harder…"), tr_later("make harder"))

    @Slot()
    def make_easier(self) -> None:
        """Lower the difficulty."""
        self._rework(design.easier, tr_later("Making the maze easier…"), tr_later("make easier"))

    def _rework(self, rework: Callable[..., Batch], title: Message, step: Message) -> None:
        area = self._current.selection.area
        cells = [tuple(cell) for cell in area.cells(self._scene.level).tolist()] if area else None
        seed = random_seed()

        def work(maze: Maze) -> _Reworked:
            edit, before = rework(maze, cells, rng=seed), _difficulty(maze)
            edit.apply(maze)
            return _Reworked(edit, before, _difficulty(maze))

        def take(made: _Reworked) -> None:
            if made.after == made.before:
                text = tr_later(
                    "No change of walls was found. The difficulty stays {now:.2f}.", now=made.after
                )
                self._messages.show_message(text)
                return
            self._current.document.do(made.edit, step)
            self._results.note_step(
                self._current.session,
                tr_later(
                    "The difficulty was {before:.2f}, and is {after:.2f} now.",
                    before=made.before, after=made.after,
                ),
            )  # fmt: skip

        self._work.make(title, work, take)


def _difficulty(maze: Maze) -> float:
    return paths.structure.statistics(maze, with_longest_path=False).difficulty or 0.0
