"""A generator: one passage that winds from the first cell to the last, row by row or column by column."""

from mazarine.generators import grow
from mazarine.lattice import Side

MAZARINE_PLUGIN = """
api = 1
[[generators]]
name = "snake"
summary = "One passage that winds through all cells. No junctions, two dead ends."
fills_masks = false
needs_full = true
[[generators.parameters]]
name = "along"
title = "Along"
help = "Whether the passage winds along rows or columns"
default = "rows"
choices = {rows = "Rows", columns = "Columns"}
"""


def snake(board, _seed, values):
    """Begin a maze on a board of free cells."""
    return grow(board, _along_rows(board) if values["along"] == "rows" else _along_columns(board))


def _along_rows(board):
    for row in range(board.rows):
        for col in range(board.cols - 1):
            yield row, col, Side.E
        if row + 1 < board.rows:
            yield row, (0 if row % 2 else board.cols - 1), Side.S


def _along_columns(board):
    for col in range(board.cols):
        for row in range(board.rows - 1):
            yield row, col, Side.S
        if col + 1 < board.cols:
            yield (0 if col % 2 else board.rows - 1), col, Side.E
