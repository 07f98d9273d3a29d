"""The cells that are selected, on whatever level is shown."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.gui.editing.document import Document
from mazarine.gui.i18n import tr_later
from mazarine.maze.area import Area
from mazarine.maze.edits import Change

NOTHING_SELECTED = tr_later("Nothing is selected. Press R and drag over cells, or press Ctrl+A.")


class Join(Enum):
    """Combinations of a new area with the selection."""

    REPLACE = auto()
    ADD = auto()
    SUBTRACT = auto()
    INTERSECT = auto()


class Selection(QObject):
    """The selection of a document; it is no part of the maze and no undo step."""

    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.area = Area.nothing()
        """Lies in the maze; empty if nothing is selected."""

    @property
    def board(self) -> Area:
        """All cells of a level."""
        maze = self._document.maze
        (top, left), (_, rows, cols) = maze.origin, maze.shape
        return Area.block(top, left, top + rows - 1, left + cols - 1)

    def select(self, area: Area, join: Join = Join.REPLACE) -> None:
        """Select what of these cells lies in the maze, or join them with what is selected."""
        new = area.within(self._document.maze.grid.box)
        if join is Join.ADD:
            new = self.area.united(new)
        elif join is Join.SUBTRACT:
            new = self.area.without(new)
        elif join is Join.INTERSECT:
            new = self.area.common(new)
        if new or self.area:
            self.area = new
            self.changed.emit()

    @Slot()
    def select_all(self) -> None:
        self.select(self.board)

    @Slot()
    def clear(self) -> None:
        self.select(Area.nothing())

    @Slot()
    def invert(self) -> None:
        self.select(self.board.without(self.area))

    @Slot()
    def grow(self) -> None:
        """Select the cells beside those that are selected too."""
        self.select(self.area.grown(self._document.maze.lattice))

    @Slot()
    def shrink(self) -> None:
        """Select only the cells that have no others beside them."""
        self.select(self.area.shrunk(self._document.maze.lattice))

    def follow(self, change: Change) -> None:
        """Stay at the same lattice cells, as far as the board still has them."""
        if change.reshaped and self.area:
            self.area = self.area.within(self._document.maze.grid.box)
            self.changed.emit()
