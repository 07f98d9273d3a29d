"""Going to a cell by its numbers."""

from __future__ import annotations

import re

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QWidget

from mazewright.errors import LatticeError
from mazewright.gui.i18n import tr
from mazewright.gui.widgets.building import column_of, ok_and_cancel
from mazewright.lattice.triplets import place_of
from mazewright.maze import Cell, Maze

_MOST_DIGITS = 18


class GoToDialog(QDialog):
    """Asks for a row and column, with a level before them if there are several, or for a triplet.

    Attributes
    ----------
    line, hint : what was typed, and why it names no cell
    cell : the lattice cell that is meant, None while none is
    """

    def __init__(self, maze: Maze, level: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Go to cell"))
        self._maze = maze
        self._level = level
        self.cell: Cell | None = None
        self.line = QLineEdit(placeholderText=tr("12, 7" if maze.shape[0] == 1 else "12, 7 or 1, 12, 7"))
        self.line.setAccessibleName(tr("Cell"))
        self.hint = QLabel(wordWrap=True)
        self.buttons = ok_and_cancel(self)
        self.setLayout(column_of(QLabel(tr(_asked(maze))), self.line, self.hint, self.buttons))
        self.line.textChanged.connect(self._look)
        self.resize(380, self.sizeHint().height())
        self._look("")

    @Slot(str)
    def _look(self, text: str) -> None:
        """Show what is wrong with the text while it is typed."""
        self.cell, reason = None, ""
        if text.strip():
            try:
                self.cell = cell_named(self._maze, self._level, text)
            except ValueError as error:
                reason = str(error)
        self.hint.setText(tr(reason))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(self.cell is not None)


def cell_named(maze: Maze, level: int, text: str) -> Cell:
    """Return the lattice cell that a text names: row and column, level, row and column, or (a triplet).

    Raises
    ------
    ValueError
        With a message, if there is no such cell.

    >>> cell_named(Maze.blank(4, 5), 0, "3 4"), cell_named(Maze.blank(4, 5, 2), 0, "1, 3, 4")
    ((0, 3, 4), (1, 3, 4))
    """
    if not re.fullmatch(r"[-\d\s,;()\[\]]+", text):
        raise ValueError("Enter whole numbers separated by commas or spaces.")
    words = re.findall(r"-?\d+", text)
    if any(len(word) > _MOST_DIGITS for word in words):
        raise ValueError("This position is outside the maze.")
    numbers = [int(word) for word in words]
    has_points = maze.lattice.point_at is not None
    if has_points and len(numbers) == 3 and text.strip().startswith("("):
        try:
            row, col = place_of((numbers[0], numbers[1], numbers[2]), maze.lattice.mirrored)
        except LatticeError as error:
            raise ValueError(str(error)) from error
    elif len(numbers) == 2:
        row, col = numbers
    elif len(numbers) == 3:
        level, row, col = numbers
    else:
        raise ValueError("Enter a row and a column, or a level, a row and a column.")
    (levels, rows, cols), (top, left) = maze.shape, maze.origin
    if not 0 <= level < levels:
        raise ValueError(f"The levels are 0 to {levels - 1}.")
    if not (top <= row < top + rows and left <= col < left + cols):
        raise ValueError(f"The rows are {top} to {top + rows - 1}, the columns {left} to {left + cols - 1}.")
    return level, row, col


def _asked(maze: Maze) -> str:
    words = "Row and column" if maze.shape[0] == 1 else "Row and column, or level, row and column"
    return f"{words}; or a point in brackets, as (2, -1, 0)" if maze.lattice.point_at else words
