"""The names of cells and regions in texts of the window."""

from __future__ import annotations

from dataclasses import replace

from mazarine.gui.i18n import tr_later
from mazarine.maze import Cell, Maze
from mazarine.maze.codes import Matter
from mazarine.maze.numbering import RegionName
from mazarine.messages import CELL_FIELDS, Field, Message, Series
from mazarine.regions import Kind

KIND_NAMES = {
    Kind.ROOM: tr_later("Room"),
    Kind.CORRIDOR: tr_later("Corridor"),
    Kind.CROSSROAD: tr_later("Crossroad"),
}


def region_name(number: int, kind: Kind, name: RegionName | None = None) -> Message:
    """Return the name of a region, that of the user first; a crossroad is only one cell and has no number.

    >>> str(region_name(12, Kind.ROOM)), str(region_name(1 << 30, Kind.CROSSROAD))
    ('Room 12', 'Crossroad')
    >>> str(region_name(12, Kind.ROOM, RegionName("Hall")))
    'Hall (room 12)'
    """
    if name is not None and name.name:
        return Message("{name} ({region})", {"name": name.name, "region": region_name(number, kind).clause})
    if kind is Kind.ROOM:
        return tr_later("Room {number:,}", number=number)
    if kind is Kind.CORRIDOR:
        return tr_later("Corridor {number:,}", number=number)
    return KIND_NAMES[Kind.CROSSROAD]


MATTER_NAMES = {
    Matter.ROCK: tr_later("Rock"), Matter.SECRET: tr_later("secret"), Matter.FOUND: tr_later("secret, found"),
}  # fmt: skip
"""What is said of a cell that is no plain floor."""


def cell_name(cell: Cell, maze: Maze) -> Message:
    """Return the name of a cell as it stands alone; without its level if the maze has one.

    >>> from mazarine.gui.i18n import tr
    >>> [tr(cell_name((0, 1, 2), Maze.blank(4, 4, levels))) for levels in (1, 2)]
    ['Row 2, column 3', 'Level 1, row 2, column 3']
    """
    level, row, col = cell
    if maze.shape[0] > 1:
        return tr_later("Level {level}, {position}", level=level, position=maze.lattice.position(row, col))
    if maze.lattice.point_at is None:
        return tr_later("Row {row}, column {col}", row=row, col=col)
    point = maze.lattice.point_at(row, col)
    return tr_later("Row {row}, column {col}, point {point}", row=row, col=col, point=point)


def cell_within(cell: Cell, maze: Maze, shown_level: int | None = None) -> Message:
    """Return the name of a cell within a sentence; without its level if that is the only or the shown one.

    >>> from mazarine.gui.i18n import tr
    >>> tr(cell_within((1, 21, 27), Maze.blank(30, 30, levels=2)))
    'level 2, row 22, column 28'
    """
    level, row, col = cell
    position = maze.lattice.position(row, col)
    if maze.shape[0] == 1 or level == shown_level:
        return position
    return tr_later("level {level}, {position}", level=level, position=position)


def in_parentheses(cell: Cell, maze: Maze) -> Message:
    return Message("({cell})", {"cell": cell_within(cell, maze)})


def name_cells(message: Message, maze: Maze) -> Message:
    """Return a message about a maze with its cells by their names: of a single level only row and column.

    >>> from mazarine.gui.i18n import tr
    >>> tr(name_cells(Message("Cell {cell} is rock.", {"cell": (0, 1, 2)}), Maze.blank(4, 4)))
    'Cell (row 2, column 3) is rock.'
    >>> doors = Series((Message("{cell}", {"cell": (0, 1, 2)}),))
    >>> tr(name_cells(Message("Doors: {doors}.", {"doors": doors}), Maze.blank(4, 4)))
    'Doors: (row 2, column 3).'
    """
    fields = {name: _named(name, value, maze) for name, value in message.fields.items()}
    return replace(message, fields=fields)


def _named(name: str, value: Field, maze: Maze) -> Field:
    if isinstance(value, Message):
        return name_cells(value, maze)
    if isinstance(value, Series):
        return replace(value, items=tuple(_named("", item, maze) for item in value.items))
    if name in CELL_FIELDS and isinstance(value, tuple):
        return in_parentheses(value, maze)  # type: ignore[arg-type]  # A cell by its name.
    return value
