"""The actions that give the board another size, crop, rotate or flip it: one undo step each."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from mazarine.counting import Noun
from mazarine.gui import dialogs
from mazarine.gui.actions.maze_work import MazeWork
from mazarine.gui.documents.results import Results
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.widgets.building import accepts
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.maze import Maze
from mazarine.maze.edits import Crop, Edit, Flip, ReplaceMaze, Rotate
from mazarine.messages import Message, Series

_NO_SELECTION = tr_later("Nothing is selected. Press R and drag over cells, or press Ctrl+A.")

_UNCHANGED = tr_later("The maze already looks like this. Nothing was changed.")


class BoardActions(QObject):
    """Changes the whole board, in the background."""

    def __init__(
        self, current: CurrentSession, work: MazeWork, results: Results, messages: MessageBar,
        window: QWidget,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._current, self._work, self._results = current, work, results
        self._messages, self._window = messages, window

    @Slot()
    def resize(self) -> None:
        """Ask for another size."""
        dialog = dialogs.ResizeDialog(self._current.maze, self._window)
        if accepts(dialog):
            self._apply(dialog.edit, tr_later("resize"))

    @Slot()
    def add_border(self) -> None:
        """Ask for a border."""
        dialog = dialogs.BorderDialog(self._current.maze, self._window)
        if accepts(dialog):
            self._apply(dialog.edit, tr_later("add border"))

    @Slot()
    def crop_to_selection(self) -> None:
        """Keep the rows and columns of the selection."""
        area = self._current.selection.area
        if not area:
            self._messages.refuse(_NO_SELECTION)
            return
        top, left, bottom, right = area.box
        self._apply(Crop((top, left, bottom - 1, right - 1)), tr_later("crop to selection"))

    @Slot()
    def crop_to_content(self) -> None:
        """Remove empty rows and columns along the edge."""
        self._apply(Crop(), tr_later("crop to content"))

    @Slot()
    def rotate_right(self) -> None:
        """Rotate by 90° clockwise."""
        self._apply(Rotate(90), tr_later("rotate maze"))

    @Slot()
    def rotate_left(self) -> None:
        """Rotate by 90° counterclockwise."""
        self._apply(Rotate(270), tr_later("rotate maze"))

    @Slot()
    def rotate_half(self) -> None:
        """Rotate by 180°."""
        self._apply(Rotate(180), tr_later("rotate maze"))

    @Slot()
    def flip_horizontally(self) -> None:
        """Exchange left and right."""
        self._apply(Flip("horizontal"), tr_later("flip maze"))

    @Slot()
    def flip_vertically(self) -> None:
        """Exchange above and below."""
        self._apply(Flip("vertical"), tr_later("flip maze"))

    def _apply(self, edit: Edit, title: Message) -> None:
        def changed(maze: Maze) -> Maze:
            other = maze.copy()
            edit.apply(other)
            return other

        self._work.make(tr_later("Changing the board…"), changed, partial(self._take, title))

    def _take(self, title: Message, maze: Maze) -> None:
        document = self._current.document
        if maze == document.maze:
            self._messages.show_message(_UNCHANGED)
            return
        counts = {
            Noun.LINKS: len(document.maze.links) - len(maze.links),
            Noun.MARKERS: len(document.maze.markers) - len(maze.markers),
        }
        self._current.selection.clear()
        document.do(ReplaceMaze(maze), title)
        lost = tuple(noun(count=count) for noun, count in counts.items() if count)
        if lost:
            text = tr_later("Removed: {things}.", things=Series(lost))
            self._results.note_step(self._current.session, text)
