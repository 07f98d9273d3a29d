"""The actions on the selection: one undo step each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Slot

from mazarine.counting import Noun
from mazarine.errors import EditRejected, MazeError
from mazarine.gui.canvas.floating import FloatingPiece
from mazarine.gui.dialogs.questions import ask_for_name
from mazarine.gui.features import selection
from mazarine.gui.features.selection.clipboard import Clipboard
from mazarine.gui.features.selection.stamp_folder import StampFolder
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.session.selection import NOTHING_SELECTED, Selection
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.maze.edits import Edit
from mazarine.maze.stamp import Stamp
from mazarine.maze.transplant import cleared, filled
from mazarine.messages import Message

_SELECT_TOOL = "tool.select"
_HOW_TO_PLACE = tr_later("Click to place · Esc to cancel · X/Y to flip, Z to rotate · Arrow keys to move")


class SelectionActions(QObject):
    """The actions on the selection, also while it floats."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.stamps = StampFolder(shell.stamps_folder, shell.workers, self)
        self.clipboard = Clipboard(shell.workers, self)
        self._current, self._scene, self._view = shell.current, shell.scene, shell.view
        self._floating, self._toolbox, self._messages = shell.floating, shell.toolbox, shell.messages
        self.stamps.failed.connect(shell.messages.refuse)
        shell.toolbox.tool_changed.connect(self._leave_selecting)
        # Before the maze is left or saved, the floating selection is part of it.
        shell.current.settled.connect(shell.floating.settle)
        shell.current.cut.connect(shell.floating.settle)
        shell.floating.changed.connect(self._follow_floating)
        shell.view.escape_pressed.connect(self.escape)
        shell.closing.connect(self.clipboard.release)
        shell.add(
            ActionSpec("edit.cut", tr_later("Cu&t"), "cut", ("Ctrl+X",),
                       tr_later("Cut the selection and leave floor"), self.cut, in_view=True),
            ActionSpec("edit.copy", tr_later("&Copy"), "copy", ("Ctrl+C",),
                       tr_later("Copy the selection; other programs get it as block text"),
                       self.copy, in_view=True),
            ActionSpec("edit.paste", tr_later("&Paste"), "paste", ("Ctrl+V",),
                       tr_later("Paste the clipboard, or block text, as a floating selection"),
                       self.paste, in_view=True),
            ActionSpec("edit.paste_in_place", tr_later("Paste in p&lace"), "paste", ("Ctrl+Shift+V",),
                       tr_later("Paste at the place it was copied from"), self.paste_in_place, in_view=True),
            ActionSpec("edit.clear", tr_later("Cl&ear"), "clear", ("Del",),
                       tr_later("Clear the selection to open floor; walls around it stay"),
                       self.clear, in_view=True),
            ActionSpec("select.all", tr_later("Select &all"), "select_all", ("Ctrl+A",),
                       tr_later("Select the whole level"),
                       partial(self._select, Selection.select_all), in_view=True),
            ActionSpec("select.none", tr_later("&Deselect"), "select_none", ("Ctrl+Shift+A",),
                       tr_later("Clear the selection"), partial(self._select, Selection.clear)),
            ActionSpec("select.invert", tr_later("&Invert selection"), "select_invert", ("Ctrl+Shift+I",),
                       tr_later("Select the cells that are not selected"),
                       partial(self._select, Selection.invert)),
            ActionSpec("select.grow", tr_later("&Grow selection"), "select_grow", ("Ctrl+]",),
                       tr_later("Add the neighboring cells to the selection"),
                       partial(self._select, Selection.grow)),
            ActionSpec("select.shrink", tr_later("&Shrink selection"), "select_shrink", ("Ctrl+[",),
                       tr_later("Remove the cells at the edge from the selection"),
                       partial(self._select, Selection.shrink)),
            ActionSpec("select.fill", tr_later("&Fill with rock"), "rock_brush", ("Ctrl+Backspace",),
                       tr_later("Fill the selection with rock"), self.fill, in_view=True),
            ActionSpec("select.mirror", tr_later("Flip &horizontally"), "mirror", (),
                       tr_later("Flip the selection horizontally; X while it floats"),
                       partial(self._turn, Stamp.mirrored)),
            ActionSpec("select.flip", tr_later("Flip &vertically"), "flip", (),
                       tr_later("Flip the selection vertically; Y while it floats"),
                       partial(self._turn, Stamp.flipped)),
            ActionSpec("select.turn", tr_later("&Rotate"), "turn", (),
                       tr_later("Rotate the selection clockwise; Z while it floats"),
                       partial(self._turn, Stamp.turned)),
            ActionSpec("select.save_stamp", tr_later("Save as sta&mp…"), "stamp", ("Ctrl+Shift+K",),
                       tr_later("Save the selection in the Stamps dock"), self.save_stamp),
        )  # fmt: skip

    @Slot()
    def _follow_floating(self) -> None:
        if self._floating.piece is None:
            self._messages.withdraw(_HOW_TO_PLACE)

    def _select(self, act: Callable[[Selection], None], *_: bool) -> None:
        act(self._current.selection)

    @Slot()
    def copy(self) -> None:
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
        self._floating.begin(FloatingPiece(stamp, row, col).at(row, col), follows=not in_place)
        # The view handles the keys that turn and drop it.
        self._view.setFocus()
        self._messages.show_message(_HOW_TO_PLACE)

    def take(self, stamp: Stamp) -> None:
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
        stamp = self._taken()
        if stamp is None:
            return
        name = ask_for_name(self._view, tr("Save as stamp"), tr("Name of the stamp:"))
        if name:
            self.stamps.keep(stamp, name)
            self._messages.show_message(tr_later("The stamp “{name}” is in the Stamps dock.", name=name))

    @Slot()
    def clear(self) -> None:
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
        self._current.document.commit_gesture()
        if self._is_something():
            edit = filled(self._current.maze, self._scene.level, self._current.selection.area)
            self._do(edit, tr_later("fill with rock"))

    def _turn(self, turn: Callable[[Stamp], Stamp], *_: bool) -> None:
        """Turn or flip the selection: by the least turn that the lattice has."""
        if self._floating.piece is None:
            if not self._is_something():
                return
            self._toolbox.choose(_SELECT_TOOL)
            self._floating.lift()
        self._floating.turn(turn)

    def _taken(self) -> Stamp | None:
        """Return a copy of the selection, also while it floats; None, with a message, if there is none."""
        if self._floating.piece is not None:
            return self._floating.piece.stamp
        if not self._is_something():
            return None
        try:
            return Stamp.of(self._current.maze, self._scene.level, self._current.selection.area)
        except MazeError as error:
            self._messages.refuse(error.message)
            return None

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
            self._messages.refuse(NOTHING_SELECTED)
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


def install(shell: Shell) -> None:
    selecting = SelectionActions(shell)
    stamps = shell.add_dock(
        "stamps", tr_later("Sta&mps"), "stamp", ("Ctrl+F8",),
        tr_later("Show or hide the saved stamps"),
        lambda: selection.StampsPanel(
            selecting.stamps, selecting, shell.scene, shell.messages, shell.actions_by_name
        ),
    )  # fmt: skip

    def remove_stamp() -> None:
        stamps.content.remove()

    shell.add(
        ActionSpec("stamps.remove", tr_later("Remove stam&p"), "level_remove", (),
                   tr_later("Remove the selected stamp"), remove_stamp),
    )  # fmt: skip
