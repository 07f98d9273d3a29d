"""Going to a cell by its numbers."""

from __future__ import annotations

import re

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QWidget

from mazarine.errors import MazeError
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.widgets.building import column_of, ok_and_cancel
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.lattice.triplets import place_of
from mazarine.maze import Cell, Maze

_MOST_DIGITS = 18
_WORD = re.compile(r"(?<!\w)[^\W\d_]+(?!\w)")


class GoToDialog(QDialog):
    """Asks for a row and column, with a level before them if there are several, or for a triplet."""

    def __init__(self, maze: Maze, level: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Go to cell"))
        self._maze, self._level = maze, level
        self.cell: Cell | None = None
        self.line = QLineEdit(placeholderText=_example(maze))
        self.line.setAccessibleName(tr("Cell"))
        self.hint = PlainLabel(wordWrap=True)
        self.buttons = ok_and_cancel(self)
        self.setLayout(column_of(PlainLabel(_question(maze)), self.line, self.hint, self.buttons))
        self.line.textChanged.connect(self._look)
        self.resize(380, self.sizeHint().height())
        self._look("")

    @Slot(str)
    def _look(self, text: str) -> None:
        self.cell, reason = None, ""
        if text.strip():
            try:
                self.cell = cell_named(self._maze, self._level, text)
            except MazeError as error:
                reason = tr(error.message)
        self.hint.setText(reason)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(self.cell is not None)


def cell_named(maze: Maze, level: int, text: str) -> Cell:
    """Return the lattice cell that a text names: row and column, level, row and column, or (a triplet).

    Levels, rows and columns are counted from 1, as the window shows them; words beside them are ignored.

    Raises `MazeError` if there is no such cell.

    >>> cell_named(Maze.blank(4, 5), 0, "4 5"), cell_named(Maze.blank(4, 5, 2), 0, "level 2, row 4, column 5")
    ((0, 3, 4), (1, 3, 4))
    """
    text = _WORD.sub("", text)
    if not re.fullmatch(r"[-\d\s,;()\[\]]+", text):
        raise MazeError(tr_later("Enter whole numbers separated by commas or spaces."))
    words = re.findall(r"-?\d+", text)
    if any(len(word) > _MOST_DIGITS for word in words):
        raise MazeError(tr_later("This position is outside the maze."))
    numbers = [int(word) for word in words]
    has_points = maze.lattice.point_at is not None
    if has_points and len(numbers) == 3 and text.strip().startswith("("):
        row, col = place_of((numbers[0], numbers[1], numbers[2]), maze.lattice.mirrored)
    elif len(numbers) == 2:
        row, col = (number - 1 for number in numbers)
    elif len(numbers) == 3:
        level, row, col = (number - 1 for number in numbers)
    else:
        raise MazeError(tr_later("Enter a row and a column, or a level, a row and a column."))
    (levels, rows, cols), (top, left) = maze.shape, maze.origin
    if not 0 <= level < levels:
        raise MazeError(
            tr_later("The levels are {first_level} to {last_level}.", first_level=0, last_level=levels - 1)
        )
    if not (top <= row < top + rows and left <= col < left + cols):
        raise MazeError(
            tr_later(
                "The rows are {first_row} to {last_row}, the columns {first_col} to {last_col}.",
                first_row=top, last_row=top + rows - 1, first_col=left, last_col=left + cols - 1,
            )
        )  # fmt: skip
    return level, row, col


def _example(maze: Maze) -> str:
    return "12, 7" if maze.shape[0] == 1 else tr("12, 7 or 2, 12, 7")


def _question(maze: Maze) -> str:
    question = tr("Row and column") if maze.shape[0] == 1 else tr("Row and column, or level, row and column")
    if maze.lattice.point_at:
        return "\n".join((question, tr("or a point in parentheses, such as (2, 1, -1)")))
    return question
