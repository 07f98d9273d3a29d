"""A piece that floats above the maze until it is put down: pasted, or lifted from the selection."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot

from mazewright.counting import count_of
from mazewright.errors import EditRejected
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.session.current import CurrentSession
from mazewright.maze.area import Area
from mazewright.maze.stamp import Stamp, moved_link, moved_marker
from mazewright.maze.transplant import transplanted


@dataclass(frozen=True, eq=False)
class Piece:
    """What floats.

    Attributes
    ----------
    stamp : the cells
    row, col : the lattice place of its first cell
    source : the level and area that it leaves when it is put down; None if it is new
    is_turned : whether it is not as it was
    """

    stamp: Stamp
    row: int
    col: int
    source: tuple[int, Area] | None = None
    is_turned: bool = False

    @property
    def area(self) -> Area:
        """The cells that it covers."""
        return self.stamp.area.moved(self.row, self.col)

    def at(self, row: int, col: int) -> Piece:
        """Return it elsewhere, where its cells have the sides that they had."""
        row, col = self.stamp.fitted(row, col)
        return replace(self, row=row, col=col)

    def turned(self, turn: Callable[[Stamp], Stamp]) -> Piece:
        """Return it turned about its middle."""
        stamp = turn(self.stamp)
        (rows, cols), (new_rows, new_cols) = self.stamp.mask.shape, stamp.mask.shape
        # Quarter turns there and back come to the same place: halves go towards the first cell.
        return replace(self, stamp=stamp, is_turned=True).at(
            self.row + (rows - new_rows) // 2, self.col - (new_cols - cols) // 2
        )


class Floating(QObject):
    """Holds at most one piece, shows it, and puts it down as one undo step.

    Attributes
    ----------
    piece : None while none floats
    """

    changed = Signal()

    def __init__(
        self,
        current: CurrentSession,
        scene: MazeScene,
        tell: Callable[[str], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._current = current
        self._scene = scene
        self._tell = tell
        self._is_putting_down = False
        self.piece: Piece | None = None
        current.maze_replaced.connect(self._drop)
        current.maze_changed.connect(self._follow_maze)

    def begin(self, piece: Piece) -> None:
        """Let a piece float; one that floats already is put down first."""
        self.put_down_or_drop()
        self._current.selection.clear()
        self._set(piece)

    def put_back(self, piece: Piece) -> None:
        """Let a piece be where it was before it was dragged."""
        if self.piece is not None:
            self._set(piece)

    def lift(self) -> None:
        """Let what is selected float; it leaves its place when it is put down elsewhere."""
        area, level = self._current.selection.area, self._scene.level
        if area:
            stamp = Stamp.of(self._current.maze, level, area)
            self.begin(Piece(stamp, area.row, area.col, (level, area)))

    def move_to(self, row: int, col: int) -> None:
        """Move the piece so that its first cell is near a lattice place."""
        if self.piece is not None and (self.piece.row, self.piece.col) != (row, col):
            self._set(self.piece.at(row, col))

    def turn(self, turn: Callable[[Stamp], Stamp]) -> None:
        """Turn the piece about its middle."""
        if self.piece is not None:
            self._set(self.piece.turned(turn))

    @Slot()
    def put_down(self) -> bool:
        """Make the piece a part of the maze, and select it; False if it lies outside, and floats on."""
        piece = self.piece
        if piece is None:
            return True
        maze, level = self._current.maze, self._scene.level
        if not piece.is_turned and piece.source is not None and piece.source == (level, piece.area):
            self.cancel()
            return True
        edit = transplanted(maze, level, piece.stamp, (piece.row, piece.col), source=piece.source)
        if edit is None:
            self._tell("The selection is outside the maze. Drag it back, or press Esc to discard it.")
            return False
        self._is_putting_down = True
        try:
            self._current.document.do(edit, "paste" if piece.source is None else "move")
        except EditRejected as rejection:
            self._tell(str(rejection))
            return False
        finally:
            self._is_putting_down = False
        self._set(None)
        self._current.selection.select(piece.area)
        self._tell_losses(piece, level)
        return True

    def put_down_or_drop(self) -> None:
        """Put the piece down; one that lies outside of the maze is let go."""
        if not self.put_down():
            self.cancel()
            self._tell("The selection was outside the maze and was discarded.")

    @Slot()
    def cancel(self) -> None:
        """Let the piece go; what was lifted stays where it was, and is selected again."""
        piece = self.piece
        if piece is None:
            return
        self._set(None)
        if piece.source is not None:
            self._scene.set_level(piece.source[0])
            self._current.selection.select(piece.source[1])

    @Slot()
    def _drop(self) -> None:
        """Let the piece go with the maze that it was of."""
        if self.piece is not None:
            self._set(None)

    def _set(self, piece: Piece | None) -> None:
        self.piece = piece
        self.changed.emit()

    def _tell_losses(self, piece: Piece, level: int) -> None:
        """Show which parts of the piece were left out."""
        place, stamp, maze = (level, piece.row, piece.col), piece.stamp, self._current.maze
        links = [moved_link(link, place) for link in stamp.links]
        links += [loose.at(place) for loose in stamp.loose if piece.source is not None]
        lost = sum(link not in maze.links for link in links)
        on_board = piece.area.within(maze.grid.box)
        markers = [moved_marker(marker, place).cell for marker in stamp.markers]
        off = sum(not on_board.has(row, col) for _, row, col in markers)
        counts = ((lost, count_of(lost, "link")), (off, count_of(off, "marker")))
        words = [words for count, words in counts if count]
        if words:
            self._tell(f"{' and '.join(words)} could not be included.")

    @Slot(object)
    def _follow_maze(self, _change: object) -> None:
        """Let go when the maze changes underneath, by undo or another hand."""
        if not self._is_putting_down:
            self.cancel()
