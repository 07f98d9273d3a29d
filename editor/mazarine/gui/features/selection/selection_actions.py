"""The actions on the selection: one undo step each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from mazarine.counting import Noun
from mazarine.errors import EditRejected, MazeError
from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.floating import Floating, FloatingPiece
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.dialogs.questions import ask_for_name
from mazarine.gui.features.selection.clipboard import Clipboard
from mazarine.gui.features.selection.stamp_folder import StampFolder
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.tools.toolbox import Toolbox
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.maze.edits import Edit
from mazarine.maze.stamp import Stamp
from mazarine.maze.transplant import cleared, filled
from mazarine.messages import Message

_NOTHING = tr_later("Nothing is selected. Press R and drag over cells, or press Ctrl+A.")
_SELECT_TOOL = "tool.select"
_HOW_TO_PLACE = tr_later("Click to place · Esc to cancel · X/Y to flip, Z to rotate · Arrow keys to move")


class SelectionActions(QObject):
    """The actions on the selection, also while it floats.

    Attributes
    ----------
    clipboard : the system's clipboard
    stamps : the saved stamps
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
        current.settled.connect(floating.settle)
        current.cut.connect(floating.settle)
        floating.changed.connect(self._follow_floating)

    @Slot()
    def _follow_floating(self) -> None:
        if self._floating.piece is None:
            self._messages.withdraw(_HOW_TO_PLACE)

    @Slot()
    def undo(self) -> None:
        """Undo the last step; while a selection floats, discard only that."""
        if self._floating.piece is None:
            self._current.document.undo()
        else:
            self._floating.cancel()

    @Slot()
    def copy(self) -> None:
        """Copy the selection to the clipboard."""
        stamp = self._taken()
        if stamp is not None:
            self.clipboard.copy(stamp)
            cells = Noun.CELLS(count=int(stamp.mask.sum()))
            self._messages.show_message(tr_later("Copied: {cells}.", cells=cells))

    @Slot()
    def cut(self) -> None:
        """Copy the selection to the clipboard, and clear it to open floor."""
        stamp = self._taken()
        if stamp is None:
            return
        self.clipboard.copy(stamp)
        self._clear(tr_later("cut"))

    @Slot()
    def paste(self) -> None:
        """Paste the clipboard as a floating selection under the pointer, or in the middle of the view."""
        stamp = self._from_clipboard()
        if stamp is not None:
            self.float_stamp(stamp)

    @Slot()
    def paste_in_place(self) -> None:
        """Paste the clipboard as a floating selection at the place it was copied from, if that is known."""
        stamp = self._from_clipboard()
        if stamp is not None:
            self.float_stamp(stamp, in_place=True)

    def float_stamp(self, stamp: Stamp, *, in_place: bool = False) -> None:
        """Show a stamp as a floating selection: under the pointer, or at the place it was copied from."""
        self._current.document.commit_gesture()
        self._toolbox.choose(_SELECT_TOOL)
        row, col = stamp.place
        if not in_place:
            aim, maze, (rows, cols) = self._view.aim, self._current.maze, stamp.mask.shape
            row, col = maze.geometry.place(aim.x(), aim.y())
            row, col = row + maze.origin[0] - rows // 2, col + maze.origin[1] - cols // 2
        self._floating.begin(FloatingPiece(stamp, *stamp.fitted(row, col)), follows=not in_place)
        # The view handles the keys that turn and drop it.
        self._view.setFocus()
        self._messages.show_message(_HOW_TO_PLACE)

    def take(self, stamp: Stamp) -> None:
        """Paste a saved stamp as a floating selection."""
        if self._fits(stamp):
            self.float_stamp(stamp)

    @Slot(bool)
    def escape(self, has_canceled: bool) -> None:
        """Discard the floating selection, or clear the selection, unless Esc has canceled a gesture."""
        if self._floating.piece is not None:
            self._floating.cancel()
        elif not has_canceled:
            self._current.selection.clear()

    @Slot()
    def save_stamp(self) -> None:
        """Ask for a name, and save the selection as a stamp."""
        stamp = self._taken()
        if stamp is None:
            return
        name = ask_for_name(self._view, tr("Save as stamp"), tr("Name of the stamp:"))
        if name:
            self.stamps.keep(stamp, name)
            self._messages.show_message(tr_later("The stamp “{name}” is in the Stamps dock.", name=name))

    @Slot()
    def clear(self) -> None:
        """Clear the selection to open floor; discard the floating selection."""
        self._clear(tr_later("clear"))

    def _clear(self, title: Message) -> None:
        """Clear the selection, or the place that the floating selection was lifted from."""
        piece = self._floating.piece
        self._floating.cancel()
        self._current.document.commit_gesture()
        if piece is None and self._is_something():
            self._do(cleared(self._current.maze, self._scene.level, self._current.selection.area), title)
        elif piece is not None and piece.source is not None:
            self._do(cleared(self._current.maze, *piece.source), title)

    @Slot()
    def fill(self) -> None:
        """Fill the selection with rock."""
        self._current.document.commit_gesture()
        if self._is_something():
            edit = filled(self._current.maze, self._scene.level, self._current.selection.area)
            self._do(edit, tr_later("fill with rock"))

    @Slot()
    def mirror(self) -> None:
        """Flip the selection horizontally."""
        self._turn(Stamp.mirrored)

    @Slot()
    def flip(self) -> None:
        """Flip the selection vertically."""
        self._turn(Stamp.flipped)

    @Slot()
    def turn(self) -> None:
        """Rotate the selection clockwise, by a quarter turn if the lattice has quarter turns."""
        self._turn(Stamp.turned)

    def _turn(self, turn: Callable[[Stamp], Stamp]) -> None:
        if self._floating.piece is None:
            if not self._is_something():
                return
            self._toolbox.choose(_SELECT_TOOL)
            self._floating.lift()
        self._floating.turn(turn)

    def _taken(self) -> Stamp | None:
        """Return a copy of the selection, also while it floats; None, with a message, if it is empty."""
        if self._floating.piece is not None:
            return self._floating.piece.stamp
        if not self._is_something():
            return None
        return Stamp.of(self._current.maze, self._scene.level, self._current.selection.area)

    def _from_clipboard(self) -> Stamp | None:
        try:
            stamp = self.clipboard.stamp()
        except MazeError as error:
            self._messages.refuse(error.message)
            return None
        return stamp if self._fits(stamp) else None

    def _fits(self, stamp: Stamp) -> bool:
        """Return whether a stamp has the lattice of the maze; if not, show a message."""
        lattice, other = self._current.maze.lattice, stamp.lattice
        fits = other.is_same(lattice)
        if not fits:
            self._messages.refuse(
                tr_later(
                    "Cannot paste: the cells have another lattice ({other}) than this maze ({lattice}).",
                    other=other.title,
                    lattice=lattice.title,
                )
            )
        return fits

    def _is_something(self) -> bool:
        if not self._current.selection.area:
            self._messages.refuse(_NOTHING)
        return bool(self._current.selection.area)

    def _do(self, edit: Edit, title: Message) -> None:
        try:
            self._current.document.do(edit, title)
        except EditRejected as rejection:
            self._messages.refuse(rejection.message)

    @Slot()
    def _leave_selecting(self) -> None:
        """Drop the floating selection when a tool becomes active that could not drop it."""
        if not self._toolbox.tool.is_selector:
            self._floating.drop_or_discard()
