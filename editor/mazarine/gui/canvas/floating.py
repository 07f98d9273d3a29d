"""The floating selection: cells above the maze, pasted or lifted, until they are dropped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.counting import Noun
from mazarine.errors import EditRejected
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.lattice.lattice import Offset
from mazarine.maze.area import Area
from mazarine.maze.stamp import Stamp, moved_link, moved_marker
from mazarine.maze.transplant import transplanted
from mazarine.messages import Message, Series

_PASTE = tr_later("paste")
_MOVE = tr_later("move")
_OUTSIDE = tr_later("The selection is outside the maze. Drag it back, or press Esc to discard it.")
_DISCARDED = tr_later("The selection was outside the maze and was discarded.")


@dataclass(frozen=True, eq=False)
class FloatingPiece:
    """A floating selection.

    Attributes
    ----------
    row, col : the lattice row and column of its first cell
    source : the level and area that is cleared when it is dropped; None if it was pasted
    is_turned : whether it was mirrored or rotated
    """

    stamp: Stamp
    row: int
    col: int
    source: tuple[int, Area] | None = None
    is_turned: bool = False

    @property
    def area(self) -> Area:
        return self.stamp.area.moved(self.row, self.col)

    @property
    def middle(self) -> Offset:
        """The lattice row and column of its middle."""
        return self.row + self.stamp.middle[0], self.col + self.stamp.middle[1]

    def at(self, row: int, col: int) -> FloatingPiece:
        """Return it moved to the nearest place where its cells have the same sides."""
        stamp, (row, col) = self.stamp.laid(*self.stamp.fitted(row, col))
        return replace(self, stamp=stamp, row=row, col=col)

    def turned(self, turn: Callable[[Stamp], Stamp]) -> FloatingPiece:
        """Return it mirrored or rotated about its middle."""
        stamp = turn(self.stamp)
        if stamp.pivot is not None:
            stamp, (row, col) = stamp.laid_about(*self.middle)
            return replace(self, stamp=stamp, row=row, col=col, is_turned=True)
        (rows, cols), (new_rows, new_cols) = self.stamp.mask.shape, stamp.mask.shape
        # Two opposite quarter turns end at the same place: halves are rounded towards the first cell.
        return replace(self, stamp=stamp, is_turned=True).at(
            self.row + (rows - new_rows) // 2, self.col - (new_cols - cols) // 2
        )


class Floating(QObject):
    """Holds at most one floating selection, and drops it as one undo step."""

    changed = Signal()

    def __init__(
        self,
        current: CurrentSession,
        scene: MazeScene,
        refuse: Callable[[Message], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._current, self._scene, self._refuse = current, scene, refuse
        self._is_dropping = False
        self.piece: FloatingPiece | None = None
        self.follows = False
        current.maze_replaced.connect(self._discard)
        current.maze_changed.connect(self._follow_maze)

    @property
    def title(self) -> Message | None:
        """The title of dropping the piece as an undo step; None if there is none."""
        if self.piece is None:
            return None
        return _PASTE if self.piece.source is None else _MOVE

    @property
    def outside(self) -> Area:
        """The cells of the piece that are outside the maze and will be left out."""
        area = Area.nothing() if self.piece is None else self.piece.area
        return area.without(area.within(self._current.maze.grid.box))

    def begin(self, piece: FloatingPiece, *, follows: bool = False) -> None:
        """Show a floating selection; drop the present one first, or replace it if it follows the pointer."""
        self.drop_or_discard()
        self._current.selection.clear()
        self.follows = follows
        self._set(piece)

    def put_back(self, piece: FloatingPiece) -> None:
        if self.piece is not None:
            self._set(piece)

    def lift(self) -> None:
        """Lift the selection; its place is cleared when it is dropped elsewhere."""
        area, level = self._current.selection.area, self._scene.level
        if not area:
            return
        try:
            stamp = Stamp.of(self._current.maze, level, area)
        except EditRejected as rejection:
            self._refuse(rejection.message)
            return
        self.begin(FloatingPiece(stamp, area.row, area.col, (level, area)))

    def carry(self, place: Offset, grip: Offset | None = None) -> Offset:
        """Move the piece so that its middle, or another lattice place, comes near a place; return where."""
        if self.piece is None:
            return place
        before, carried = self.piece.middle, self.piece.stamp.lattice.carried
        grip = grip or before
        self.move_to(*carried(self.piece.row, self.piece.col, grip, place))
        return carried(*grip, before, self.piece.middle)

    def move_to(self, row: int, col: int) -> None:
        """Move the piece so that its first cell is near a lattice place."""
        if self.piece is not None and (self.piece.row, self.piece.col) != (row, col):
            self._set(self.piece.at(row, col))

    def turn(self, turn: Callable[[Stamp], Stamp]) -> None:
        if self.piece is not None:
            self._set(self.piece.turned(turn))

    @Slot()
    def drop(self) -> bool:
        """Make the piece part of the maze, and select it; return False if it is outside and still floats."""
        piece, title = self.piece, self.title
        if piece is None or title is None:
            return True
        maze, level = self._current.maze, self._scene.level
        if not piece.is_turned and piece.source is not None and piece.source == (level, piece.area):
            self.cancel()
            return True
        edit = transplanted(maze, level, piece.stamp, (piece.row, piece.col), source=piece.source)
        if edit is None:
            self._refuse(_OUTSIDE)
            return False
        self._is_dropping = True
        try:
            self._current.document.do(edit, title)
        except EditRejected as rejection:
            self._refuse(rejection.message)
            return False
        finally:
            self._is_dropping = False
        self._set(None)
        self._current.selection.select(piece.area)
        self._report_losses(piece, level)
        return True

    @Slot()
    def settle(self) -> None:
        """Drop the piece, unless it follows the pointer: only a click drops that."""
        if not self.follows:
            self.drop()

    def drop_or_discard(self) -> None:
        """Drop the piece; discard it if it lies outside the maze, or follows the pointer."""
        if self.follows:
            self.cancel()
        elif not self.drop():
            self.cancel()
            self._refuse(_DISCARDED)

    @Slot()
    def cancel(self) -> None:
        """Discard the piece; cells that were lifted stay in place, and are selected again."""
        piece = self.piece
        if piece is None:
            return
        self._set(None)
        if piece.source is not None:
            self._scene.set_level(piece.source[0])
            self._current.selection.select(piece.source[1])

    @Slot()
    def _discard(self) -> None:
        """Discard the piece: the maze was replaced."""
        if self.piece is not None:
            self._set(None)

    def _set(self, piece: FloatingPiece | None) -> None:
        self.piece = piece
        self.follows = self.follows and piece is not None
        self.changed.emit()

    def _report_losses(self, piece: FloatingPiece, level: int) -> None:
        """Show which parts of the piece were left out."""
        place, stamp, maze = (level, piece.row, piece.col), piece.stamp, self._current.maze
        links = [moved_link(link, place) for link in stamp.links]
        links += [loose.at(place) for loose in stamp.loose if piece.source is not None]
        lost = sum(link not in maze.links for link in links)
        on_board = piece.area.within(maze.grid.box)
        markers = [moved_marker(marker, place).cell for marker in stamp.markers]
        off = sum(not on_board.has(row, col) for _, row, col in markers)
        counts = {Noun.LINKS: lost, Noun.MARKERS: off}
        missing = tuple(noun(count=count) for noun, count in counts.items() if count)
        if missing:
            self._refuse(tr_later("Not included: {things}.", things=Series(missing)))

    @Slot(object)
    def _follow_maze(self, _change: object) -> None:
        """Discard a piece that was lifted if the maze changes meanwhile, for instance by redo."""
        if self.piece is None or self._is_dropping:
            return
        if self.piece.source is not None:
            self.cancel()
        else:
            self._set(self.piece)
