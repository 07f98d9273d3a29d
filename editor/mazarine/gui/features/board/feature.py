"""The actions that give the board another size, crop, rotate or flip it: one undo step each."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot

from mazarine.counting import Noun
from mazarine.gui import dialogs
from mazarine.gui.features.board.conversion_actions import ConversionActions
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.selection import NOTHING_SELECTED
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import accepts
from mazarine.maze import Maze
from mazarine.maze.edits import Crop, Edit, Flip, ReplaceMaze, Rotate
from mazarine.maze.edits.whole import opposite
from mazarine.messages import Message, Series

_UNCHANGED = tr_later("The maze already looks like this. Nothing was changed.")


class BoardActions(QObject):
    """Changes the whole board, in the background."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._current, self._work, self._results = shell.current, shell.work, shell.results
        self._messages, self._window = shell.messages, shell
        shell.add(
            ActionSpec("board.resize", tr_later("Re&size…"), "resize", (),
                       tr_later("Give the maze more or fewer rows and columns"), self.resize),
            ActionSpec("board.crop_selection", tr_later("Crop to sele&ction"), "crop", (),
                       tr_later("Remove the rows and columns outside the selection"), self.crop_to_selection),
            ActionSpec("board.crop_content", tr_later("Crop to c&ontent"), "crop", (),
                       tr_later("Remove empty rows and columns along the edge"),
                       partial(self._apply, Crop(), tr_later("crop to content"))),
            ActionSpec("board.add_border", tr_later("Add &border…"), "border", (),
                       tr_later("Add rows and columns of rock or floor on all sides"), self.add_border),
            ActionSpec("board.rotate_right", tr_later("Rotate &right"), "turn", (),
                       tr_later("Rotate the maze by 90° clockwise"),
                       partial(self._apply, Rotate(90), tr_later("rotate maze"))),
            ActionSpec("board.rotate_left", tr_later("Rotate &left"), "turn_left", (),
                       tr_later("Rotate the maze by 90° counterclockwise"),
                       partial(self._apply, Rotate(270), tr_later("rotate maze"))),
            ActionSpec("board.rotate_half", tr_later("Rotate &180°"), "turn", (),
                       tr_later("Rotate the maze by 180°"),
                       partial(self._apply, Rotate(180), tr_later("rotate maze"))),
            ActionSpec("board.flip_horizontal", tr_later("Flip &horizontally"), "mirror", (),
                       tr_later("Exchange left and right of the maze"),
                       partial(self._apply, Flip("horizontal"), tr_later("flip maze"))),
            ActionSpec("board.flip_vertical", tr_later("Flip &vertically"), "flip", (),
                       tr_later("Exchange above and below of the maze"),
                       partial(self._apply, Flip("vertical"), tr_later("flip maze"))),
        )  # fmt: skip

    @Slot()
    def resize(self) -> None:
        dialog = dialogs.ResizeDialog(self._current.maze, self._window)
        if accepts(dialog):
            self._apply(dialog.edit, tr_later("resize"))

    @Slot()
    def add_border(self) -> None:
        dialog = dialogs.BorderDialog(self._current.maze, self._window)
        if accepts(dialog):
            self._apply(dialog.edit, tr_later("add border"))

    @Slot()
    def crop_to_selection(self) -> None:
        """Keep the rows and columns of the selection."""
        area = self._current.selection.area
        if not area:
            self._messages.refuse(NOTHING_SELECTED)
            return
        top, left, bottom, right = area.box
        self._apply(Crop((top, left, bottom - 1, right - 1)), tr_later("crop to selection"))

    def _apply(self, edit: Edit, title: Message, *_: bool) -> None:
        def changed(maze: Maze) -> Maze:
            other = maze.copy()
            edit.apply(other)
            return other

        turn = (edit, opposite(edit)) if isinstance(edit, Rotate | Flip) else None
        self._work.make(tr_later("Changing the board…"), changed, partial(self._take, title, turn))

    def _take(self, title: Message, turn: tuple[Edit, Edit] | None, maze: Maze) -> None:
        document = self._current.document
        if maze == document.maze:
            self._messages.show_message(_UNCHANGED)
            return
        counts = {
            Noun.LINKS: len(document.maze.links) - len(maze.links),
            Noun.MARKERS: len(document.maze.markers) - len(maze.markers),
        }
        self._current.selection.clear()
        document.do(ReplaceMaze(maze, turn), title)
        lost = tuple(noun(count=count) for noun, count in counts.items() if count)
        if lost:
            text = tr_later("Removed: {things}.", things=Series(lost))
            self._results.note_step(self._current.session, text)


def install(shell: Shell) -> None:
    BoardActions(shell)
    ConversionActions(shell)
