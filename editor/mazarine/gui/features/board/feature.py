"""The actions on the whole board: its size, rotating and flipping, and other kinds of mazes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, Slot

from mazarine import files
from mazarine.counting import Noun
from mazarine.gui import dialogs
from mazarine.gui.background.timers import single_shot
from mazarine.gui.dialogs.questions import ask_to_convert
from mazarine.gui.documents.results import Result
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.selection import NOTHING_SELECTED
from mazarine.gui.session.session import MazeSession
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import accepts
from mazarine.maze import Maze
from mazarine.maze.codes import FOG, Matter
from mazarine.maze.edits import Crop, Edit, Flip, ReplaceMaze, Rotate, SetCells
from mazarine.maze.edits.whole import opposite
from mazarine.messages import Message, Series, in_sequence

if TYPE_CHECKING:
    from mazarine.files.block_conversion import Converted


_LOOK_AFTER_MS = 200
_MANY_CELLS = 1 << 20
"""A list of more cells would take hundreds of megabytes; the whole maze is replaced instead."""


class ConversionActions(QObject):
    """Converts the maze, and covers levels with fog."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._current, self._scene, self._work = shell.current, shell.scene, shell.work
        self._results, self._window = shell.results, shell
        shell.add(
            ActionSpec("maze.to_blocks", tr_later("Thin walls to bloc&ks…"), "rock_brush", (),
                       tr_later("Convert walls to blocks; the maze gets twice as many rows and columns"),
                       self.convert_to_blocks),
            ActionSpec("maze.to_walls", tr_later("Blocks to &thin walls…"), "wall_brush", (),
                       tr_later("Convert blocks to thin walls; the maze gets half as many rows and columns"),
                       self.convert_to_thin_walls),
            ActionSpec("maze.dual", tr_later("&Dual"), "dual", (),
                       tr_later("Open the maze in which walls and passages are swapped, upside down"),
                       self.convert_to_dual),
            ActionSpec("fog.lay", tr_later("Cover level with &fog"), "fog_brush", (),
                       tr_later("Cover the whole level with fog"),
                       partial(self._set_fog, FOG, tr_later("cover with fog"))),
            ActionSpec("fog.lift", tr_later("Clear fog from le&vel"), "player_view", (),
                       tr_later("Clear all fog from the level"),
                       partial(self._set_fog, 0, tr_later("clear fog"))),
        )  # fmt: skip
        self._dual = shell.actions_by_name["maze.dual"]
        self._timer = single_shot(self, _LOOK_AFTER_MS, self._offer_dual)
        shell.current.maze_changed.connect(self._timer.start)
        shell.current.maze_replaced.connect(self._timer.start)

    @Slot()
    def _offer_dual(self) -> None:
        """Enable the dual for mazes that have one; if not, the tooltip says why."""
        maze, reason = self._current.maze, None
        if not maze.lattice.is_full:
            reason = tr_later("Only a maze of squares has a dual.")
        elif int(maze.cells.min()) >> 1 == Matter.ROCK:  # The least code.
            reason = tr_later("Only a maze without rock has a dual.")
        self._dual.set_obstacle(reason)

    def _set_fog(self, fog: int, title: Message, *_: bool) -> None:
        self._current.document.commit_gesture()
        level = self._scene.level
        self._work.make(
            tr_later("Updating the fog…"), lambda maze: _fog_edit(maze, level, fog), partial(self._do, title)
        )

    def _do(self, title: Message, edit: Edit | None) -> None:
        if edit is not None:
            self._current.document.do(edit, title)

    @Slot()
    def convert_to_blocks(self) -> None:
        """Convert thin walls to blocks, after the user has read what changes."""
        self._convert(files.to_blocks, tr_later("convert thin walls to blocks"))

    @Slot()
    def convert_to_thin_walls(self) -> None:
        """Convert blocks to thin walls, after the user has read what changes."""
        self._convert(files.to_thin_walls, tr_later("convert blocks to thin walls"))

    @Slot()
    def convert_to_dual(self) -> None:
        """Open the dual, in which walls and passages are swapped."""
        session = self._current.session
        session.document.commit_gesture()
        snapshot = session.document.snapshot()
        job = self._work.run(tr_later("Converting…"), lambda: files.dual.dual(snapshot.maze()))
        job.done.connect(partial(self._open_dual, session))

    def _open_dual(self, session: MazeSession, converted: Converted) -> None:
        size, *losses = converted.changes
        warning = in_sequence(*losses) if losses else None
        step = tr_later("swap walls and passages")
        self._results.open(Result(converted.maze, session, step, size, warning))

    def _convert(self, convert: Callable[[Maze], Converted], title: Message) -> None:
        self._work.make(tr_later("Converting…"), convert, partial(self._ask_to_convert, title))

    def _ask_to_convert(self, title: Message, converted: Converted) -> None:
        document = self._current.document
        revision = document.revision
        if ask_to_convert(self._window, title, converted.changes) and document.revision == revision:
            document.do(ReplaceMaze(converted.maze), title)


def _fog_edit(maze: Maze, level: int, fog: int) -> Edit | None:
    """Return the edit that covers all cells of a level with fog, or clears it; None if nothing changes."""
    changing = maze.cells[level] & FOG != fog
    count = int(np.count_nonzero(changing))
    if not count:
        return None
    if count > _MANY_CELLS:
        fogged = maze.copy()
        fogged.buffers.cells[level][changing] ^= np.uint8(FOG)
        return ReplaceMaze(fogged)
    cells = maze.grid.cells_at(np.insert(np.argwhere(changing), 0, level, axis=1))
    return SetCells.of_arrays(cells, maze.cells[level][changing] ^ np.uint8(FOG))


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
