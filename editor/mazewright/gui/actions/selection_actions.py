"""The actions on the selection: one undo step each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from mazewright.counting import count_of
from mazewright.errors import EditRejected, MazeError
from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.floating import Floating, Piece
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.canvas.view import MazeView
from mazewright.gui.dialogs.questions import ask_for_name
from mazewright.gui.session.clipboard import Clipboard
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.session.stamp_folder import StampFolder
from mazewright.gui.tools.toolbox import Toolbox
from mazewright.gui.widgets.message_bar import MessageBar
from mazewright.maze.edits import Edit
from mazewright.maze.stamp import Stamp
from mazewright.maze.transplant import cleared, filled

_NOTHING = "Nothing is selected. Press R and drag over cells, or press Ctrl+A."
_SELECT_TOOL = "tool.select"
_HOW_TO_PLACE = "Drag to place · Enter to drop · Esc to cancel · X/Y to mirror, Z to rotate"


class SelectionActions(QObject):
    """The actions on the selection, of which a floating piece is one.

    Attributes
    ----------
    clipboard : what is copied
    stamps : what is kept
    """

    def __init__(
        self,
        current: CurrentSession,
        scene: MazeScene,
        view: MazeView,
        floating: Floating,
        toolbox: Toolbox,
        messages: MessageBar,
        workers: Workers,
        stamps: Path,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.stamps = StampFolder(stamps, workers, self)
        self.clipboard = Clipboard(workers, self)
        self._current = current
        self._scene = scene
        self._view = view
        self._floating = floating
        self._toolbox = toolbox
        self._messages = messages
        self.stamps.failed.connect(messages.refuse)
        toolbox.tool_changed.connect(self._leave_selecting)
        # Before the maze is left or saved, the floating selection is part of it.
        current.settled.connect(floating.put_down)
        current.cut.connect(floating.put_down)
        floating.changed.connect(self._follow_floating)

    @Slot()
    def _follow_floating(self) -> None:
        if self._floating.piece is None:
            self._messages.take_back(_HOW_TO_PLACE)

    @Slot()
    def copy(self) -> None:
        """Put a copy of what is selected on the clipboard."""
        stamp = self._taken()
        if stamp is not None:
            self.clipboard.copy(stamp)
            self._messages.tell(_copied(stamp))

    @Slot()
    def cut(self) -> None:
        """Put what is selected on the clipboard, and leave open floor."""
        stamp = self._taken()
        if stamp is None:
            return
        self.clipboard.copy(stamp)
        self._clear("cut")

    @Slot()
    def paste(self) -> None:
        """Let what is on the clipboard float in the middle of what is seen, or under the pointer."""
        stamp = self._from_clipboard()
        if stamp is not None:
            self.float_stamp(stamp)

    @Slot()
    def paste_in_place(self) -> None:
        """Let what is on the clipboard float where it was copied, as far as that can be told."""
        stamp = self._from_clipboard()
        if stamp is not None:
            self.float_stamp(stamp, in_place=True)

    def float_stamp(self, stamp: Stamp, *, in_place: bool = False) -> None:
        """Let a stamp float: under the pointer, or where it was cut out."""
        self._current.document.settle()
        self._toolbox.choose(_SELECT_TOOL)
        row, col = stamp.place
        if not in_place:
            aim, maze, (rows, cols) = self._view.aim, self._current.maze, stamp.mask.shape
            row, col = maze.geometry.place(aim.x(), aim.y())
            row, col = row + maze.origin[0] - rows // 2, col + maze.origin[1] - cols // 2
        self._floating.begin(Piece(stamp, *stamp.fitted(row, col)))
        # The keys that turn it and put it down are the view's.
        self._view.setFocus()
        self._messages.tell(_HOW_TO_PLACE)

    def take(self, stamp: Stamp) -> None:
        """Let a stamp that was kept float."""
        if self._fits(stamp, "This stamp"):
            self.float_stamp(stamp)

    @Slot()
    def save_stamp(self) -> None:
        """Keep what is selected as a stamp, under a name that is asked for."""
        stamp = self._taken()
        if stamp is None:
            return
        name = ask_for_name(self._view, "Save as stamp", "Name of the stamp:")
        if name:
            self.stamps.keep(stamp, name)
            self._messages.tell(f"The stamp “{name}” is in the Stamps dock.")

    @Slot()
    def clear(self) -> None:
        """Make what is selected open floor; what floats is let go."""
        self._clear("clear")

    def _clear(self, text: str) -> None:
        """Clear what is selected, or where what floats was lifted from; a piece that is new only goes."""
        piece = self._floating.piece
        self._floating.cancel()
        self._current.document.settle()
        if piece is None and self._is_something():
            self._do(cleared(self._current.maze, self._scene.level, self._current.selection.area), text)
        elif piece is not None and piece.source is not None:
            self._do(cleared(self._current.maze, *piece.source), text)

    @Slot()
    def fill(self) -> None:
        """Make what is selected rock."""
        self._current.document.settle()
        if self._is_something():
            self._do(
                filled(self._current.maze, self._scene.level, self._current.selection.area), "fill with rock"
            )

    @Slot()
    def mirror(self) -> None:
        """Exchange left and right of what is selected."""
        self._turn(Stamp.mirrored)

    @Slot()
    def flip(self) -> None:
        """Exchange above and below of what is selected."""
        self._turn(Stamp.flipped)

    @Slot()
    def turn(self) -> None:
        """Turn what is selected clockwise, by a quarter where the lattice has quarters."""
        self._turn(Stamp.turned)

    def _turn(self, turn: Callable[[Stamp], Stamp]) -> None:
        if self._floating.piece is None:
            if not self._is_something():
                return
            self._toolbox.choose(_SELECT_TOOL)
            self._floating.lift()
        self._floating.turn(turn)

    def _taken(self) -> Stamp | None:
        """Return a copy of what is selected or floats; None, with a sentence, if there is nothing."""
        if self._floating.piece is not None:
            return self._floating.piece.stamp
        if not self._is_something():
            return None
        return Stamp.of(self._current.maze, self._scene.level, self._current.selection.area)

    def _from_clipboard(self) -> Stamp | None:
        try:
            stamp = self.clipboard.stamp()
        except MazeError as error:
            self._messages.refuse(str(error))
            return None
        return stamp if self._fits(stamp, "The clipboard") else None

    def _fits(self, stamp: Stamp, what: str) -> bool:
        """Return whether a stamp is of the lattice of the maze; if not, say so."""
        lattice = self._current.maze.lattice
        fits = stamp.lattice.is_same(lattice)
        if not fits:
            self._messages.refuse(
                f"{what} has another lattice ({stamp.lattice.title}) than this maze ({lattice.title})."
            )
        return fits

    def _is_something(self) -> bool:
        if not self._current.selection.area:
            self._messages.refuse(_NOTHING)
        return bool(self._current.selection.area)

    def _do(self, edit: Edit, text: str) -> None:
        try:
            self._current.document.do(edit, text)
        except EditRejected as rejection:
            self._messages.refuse(str(rejection))

    @Slot()
    def _leave_selecting(self) -> None:
        """Drop the floating selection when another kind of tool becomes active, which could not drop it."""
        if not self._toolbox.tool.is_selector:
            self._floating.put_down_or_drop()


def _copied(stamp: Stamp) -> str:
    count = int(stamp.mask.sum())
    return f"Copied: {count_of(count, 'cell')}."
