"""Tables of numbers or signs as formats (`docs/formats/tables.md`)."""

from __future__ import annotations

from functools import partial

import numpy as np

from mazarine.files.cell_walls import positions_of
from mazarine.files.drawings.sniffing import may_be
from mazarine.files.drawings.thin import looks_like_thin_walls
from mazarine.files.format import Format
from mazarine.files.limits import size_fault
from mazarine.files.marks import markers_from
from mazarine.files.source import Source
from mazarine.files.tables import a_maze_ing, cell_sides, masks
from mazarine.files.tables.ends import ends_among
from mazarine.files.tables.fog import is_fog
from mazarine.files.tables.meaning import maze_of, meaning_of
from mazarine.files.tables.messages import TableMessage, TableTitle
from mazarine.files.tables.source import read_table, sniffed_table
from mazarine.files.tables.table import Table
from mazarine.files.tables.words import SIGN
from mazarine.maze import Maze
from mazarine.maze.codes import Matter

_SUFFIXES = (".csv", ".tsv", ".txt", ".dat", ".json", ".npy", ".npz", ".py")
_LEAST_SURE = 0.8
_FEWEST = 3


def _sniff_table(source: Source) -> bool:
    """Return whether the content is a table of values that can be told to be wall and floor."""
    table = sniffed_table(source)
    if a_maze_ing.sniff(source) or table is None or min(table.values.shape[1:]) < _FEWEST:
        return False
    if cell_sides.sniff(source) or cell_sides.are_cells(table.values[0]) or is_fog(table.values) or _has_masks(table):
        return False
    meaning = meaning_of(table)
    # Tables of other numbers are data, costs have a digit.
    return meaning is not None and (bool(meaning.walls) or -1 <= table.values.min() <= table.values.max() <= 9)


def _sniff_masks(source: Source) -> bool:
    """Return whether the content is a table of side masks on which neighbors agree."""
    table = sniffed_table(source)
    return table is not None and _has_masks(table)


def _never(_source: Source) -> bool:
    return False


def _has_masks(table: Table) -> bool:
    grid = table.values[0]
    return bool(
        0 <= grid.min() and 3 < grid.max() < 256 and masks.is_likely(grid, masks.fits_of(grid)[0])
    )  # fmt: skip


def _read_table(wall: int | None, source: Source) -> Maze:
    table = _checked(source)
    meaning = meaning_of(table, wall)
    if meaning is None:
        raise source.fault(TableMessage.TOO_MANY_VALUES())
    source.notes.extend([*table.notes, *meaning.notes])
    if not meaning.starts and not meaning.goals:
        pairs = table.ends or table.pairs
        table.ends = ends_among(pairs, np.isin(table.values[0], meaning.walls))
        if table.ends:
            source.notes.append(TableMessage.ENDS_BESIDE())
    return maze_of(table, meaning)


def _checked(source: Source) -> Table:
    table = read_table(source)
    fault = size_fault(*table.values.shape)
    if fault:
        raise source.fault(fault)
    return table


def _read_masks(source: Source) -> Maze:
    table = _checked(source)
    grid = table.values[0]
    if grid.min() < 0 or grid.max() >= SIGN or grid.max() > 255:
        raise source.fault(TableMessage.NO_SIDE_MASKS())
    fits = masks.fits_of(grid)
    bits = masks.sides_of(grid, fits[0])
    source.notes.extend([*table.notes, *masks.notes_on(fits), *masks.disagreement_notes(bits)])
    if len(table.values) > 1:
        source.notes.append(TableMessage.FIRST_OF(count=len(table.values)))
    positions = positions_of(bits)
    markers = markers_from(source, {}, positions)
    cells = np.full((1, *grid.shape), Matter.FLOOR << 1, dtype=np.uint8)
    return Maze(cells, positions.walls(), markers=markers)


TABLE = Format(
    name="table",
    title=TableTitle.TABLE_FORMAT(),
    suffixes=_SUFFIXES,
    sniff=_sniff_table,
    read=partial(_read_table, None),
)
ONE_IS_WALL = Format(
    name="one-is-wall",
    title=TableTitle.ONE_IS_WALL_FORMAT(),
    suffixes=_SUFFIXES,
    sniff=_never,
    read=partial(_read_table, 1),
)
ZERO_IS_WALL = Format(
    name="zero-is-wall",
    title=TableTitle.ZERO_IS_WALL_FORMAT(),
    suffixes=_SUFFIXES,
    sniff=_never,
    read=partial(_read_table, 0),
)
SIDE_MASKS = Format(
    name="side-masks",
    title=TableTitle.SIDE_MASKS_FORMAT(),
    suffixes=_SUFFIXES,
    sniff=_sniff_masks,
    read=_read_masks,
)
