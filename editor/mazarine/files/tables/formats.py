"""Tables of numbers or signs as formats (`docs/formats/tables.md`)."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial

import numpy as np

from mazarine.files import npy
from mazarine.files.evidence import components, ring
from mazarine.files.format import Format
from mazarine.files.limits import size_fault
from mazarine.files.marks import markers_from
from mazarine.files.source import Source
from mazarine.files.tables import a_maze_ing, cell_sides, masks, neighbors
from mazarine.files.tables.meaning import Meaning, maze_of, meaning_of
from mazarine.files.tables.messages import TableMessage, TableTitle
from mazarine.files.tables.source import NUMPY, read_table, sniffed_table
from mazarine.files.tables.table import Place, Table, Values, ends_among
from mazarine.files.tables.words import SIGN
from mazarine.maze import MarkerKind, Maze
from mazarine.maze.codes import Matter
from mazarine.maze.wall_positions import WallPositions

_LEAST_FLOOR = 0.15
_LEAST_INSIDE = 0.25
_MOST = 0.9
_WINDOW = 192


def is_fog(values: Values) -> bool:
    """Return whether numbers from 0 to 7 are codes: from 2 on they are floor, which is connected."""
    if len(values) > 1 or values.min() < 0 or values.max() > 7:
        return False
    grid = values[0, :_WINDOW, :_WINDOW]
    if np.isin(grid, (0, 2)).all():
        return int(np.count_nonzero(grid)) > 2  # Two may be a start and a goal.
    floor = grid >= 2
    plain = np.count_nonzero(floor & (grid < 4))
    if floor.mean() < _LEAST_FLOOR or 4 * plain < np.count_nonzero(floor):
        return False
    _, sizes = components(grid == 0)
    inside = np.mean(grid == 0) >= _LEAST_INSIDE and ring(grid == 0).mean() < 1 - _MOST
    if inside and sizes.max() >= _MOST * sizes.sum():
        return False  # Zeros that are one piece inside of a border are floor.
    seen = np.pad(floor & (grid % 2 == 0), 1)
    beside = (seen[:-2, 1:-1] | seen[2:, 1:-1] | seen[1:-1, :-2] | seen[1:-1, 2:]) & ~floor
    # What is beside a cell that was seen is hardly in fog.
    if np.count_nonzero(beside & (grid == 1)) > 1.5 * np.count_nonzero(beside & (grid == 0)):
        return False
    _, sizes = components(floor)
    return bool(2 * sizes.max() >= sizes.sum())


_SUFFIXES = (".csv", ".tsv", ".txt", ".dat", ".json", ".npy", ".npz", ".py")
_FEWEST = 3
_MOST_LINES = 200
_POSTS = {*"+o*. -="}
_MANY_NUMBERS = 0.5
_MOST_LEFT_OUT, _SHARE_LEFT_OUT = 6, 0.15
_MANY_OTHERS, _MOST_OTHERS, _ENCLOSED = 5, 0.25, 1.5
_LEAST_INVERSE = 7


def sniff_table(source: Source) -> bool:
    """Return whether the content is a table of values that can be told to be wall and floor."""
    return source.once("is table of values", partial(_is_table_of_values, source))


def _is_table_of_values(source: Source) -> bool:
    table = sniffed_table(source)
    if a_maze_ing.sniff(source) or table is None or min(table.values.shape[1:]) < _FEWEST:
        return False
    if _has_lines(source.first_lines[:_MOST_LINES]):
        return False
    if table.left_out > _MOST_LEFT_OUT + _SHARE_LEFT_OUT * table.values.shape[1]:
        return False
    if (
        neighbors.sniff(source)
        or cell_sides.sniff(source)
        or cell_sides.are_cells(table.values[0])
        or is_fog(table.values)
        or _has_masks(table)
    ):
        return False
    meaning = meaning_of(table)
    if meaning is not None and source.head.startswith(NUMPY) and _is_written_by_numpy_formats(source, table):
        # Those formats take 1 for wall, and two levels of truth values for a list of connections.
        smallest = min(table.values.shape[1:])
        return meaning.walls == [0] and smallest >= _LEAST_INVERSE and len(table.values) == 1
    # Tables of other numbers are data, costs have a digit.
    return (
        meaning is not None
        and not _has_many_others(table, meaning)
        and (bool(meaning.walls) or -1 <= table.values.min() <= table.values.max() <= 9)
    )


def _has_many_others(table: Table, meaning: Meaning) -> bool:
    """Return whether many numbers are neither wall nor floor, around walls that enclose nothing."""
    if len(meaning.others) < _MANY_OTHERS or meaning.likely > _ENCLOSED:
        return False
    return bool(np.isin(table.values, meaning.others).mean() > _MOST_OTHERS)


def _has_lines(lines: tuple[str, ...]) -> bool:
    """Return whether lines of posts and dashes take turns with lines of bars: then it is a drawing."""
    filled = [line for line in lines if line.strip()]
    flat = sum("-" in line and {*line} <= _POSTS for line in filled)
    upright = sum("|" in line for line in filled)
    return flat > 1 and upright > 0 and 4 * flat >= len(filled)


def _is_written_by_numpy_formats(source: Source, table: Table) -> bool:
    header = npy.read_header(io.BytesIO(source.head))
    is_raster = header.dtype == "|i1" and all(side % 2 for side in header.shape) and len(header.shape) == 2
    return header.dtype == "|b1" or (is_raster and set(np.unique(table.values).tolist()) <= {0, 1})


def sniff_masks(source: Source) -> bool:
    """Return whether the content is a table of side masks on which neighbors agree."""
    table = sniffed_table(source)
    return table is not None and _has_masks(table)


def is_table(source: Source) -> bool:
    """Return whether the content is a table of any kind, not a drawing: one of signs may be either."""
    sniffs = (_has_numbers, sniff_masks, cell_sides.sniff, neighbors.sniff, a_maze_ing.sniff)
    return source.once("is table", lambda: any(sniff(source) for sniff in sniffs))


def _has_numbers(source: Source) -> bool:
    table = sniffed_table(source)
    return table is not None and bool((table.values < SIGN).mean() > _MANY_NUMBERS) and sniff_table(source)


def _never(_source: Source) -> bool:
    return False


def _has_masks(table: Table) -> bool:
    grid = table.values[0]
    if table.has_named_sides:
        return True
    if grid.min() < 0 or not 3 < grid.max() < 256:
        return False
    return masks.is_likely(grid, masks.fits_of(grid, is_cut=table.is_cut)[0])


def _read_table(wall: int | None, source: Source) -> Maze:
    table = _checked(source)
    meaning = meaning_of(table, wall)
    if meaning is None:
        raise source.fault(TableMessage.TOO_MANY_VALUES())
    source.notes.extend([*table.notes, *meaning.notes])
    ends: list[Place] = []
    if not meaning.starts and not meaning.goals:
        ends = ends_among(table.ends or table.pairs, np.isin(table.values[0], meaning.walls))
        if ends and not table.has_named_ends:
            source.notes.append(TableMessage.ENDS_BESIDE())
    return maze_of(table, meaning, ends)


def _checked(source: Source) -> Table:
    table = read_table(source)
    source.require(size_fault(*table.values.shape))
    return table


def _read_masks(source: Source) -> Maze:
    table = _checked(source)
    grid = table.values[0]
    if grid.min() < 0 or grid.max() >= SIGN or grid.max() > 255:
        raise source.fault(TableMessage.NO_SIDE_MASKS())
    if table.has_named_sides:
        grid, fits = masks.turned(grid, masks.USUAL)
    else:
        fits = masks.fits_of(grid)
    bits = masks.sides_of(grid, fits[0])
    found = [*masks.notes_on(fits, table.has_named_sides), *masks.disagreement_notes(bits)]
    source.notes.extend([*table.notes, *found])
    if len(table.values) > 1:
        source.notes.append(TableMessage.FIRST_OF(count=len(table.values)))
    positions = WallPositions.of_bits(bits)
    ends = ends_among(table.ends, np.zeros(grid.shape, dtype=bool))
    marks = {(0, *end): kind for end, kind in zip(ends, (MarkerKind.START, MarkerKind.GOAL), strict=False)}
    if marks and not table.has_named_ends:
        source.notes.append(TableMessage.ENDS_BESIDE())
    markers = markers_from(source, marks, positions)
    cells = np.full((1, *grid.shape), Matter.FLOOR << 1, dtype=np.uint8)
    return Maze(cells, positions.walls(), markers=markers)


def _format(
    name: str, title: TableTitle, sniff: Callable[[Source], bool], read: Callable[[Source], Maze]
) -> Format:
    return Format(name=name, title=title(), suffixes=_SUFFIXES, sniff=sniff, read=read)


TABLE = _format("table", TableTitle.TABLE_FORMAT, sniff_table, partial(_read_table, None))
ONE_IS_WALL = _format("one-is-wall", TableTitle.ONE_IS_WALL_FORMAT, _never, partial(_read_table, 1))
ZERO_IS_WALL = _format("zero-is-wall", TableTitle.ZERO_IS_WALL_FORMAT, _never, partial(_read_table, 0))
SIDE_MASKS = _format("side-masks", TableTitle.SIDE_MASKS_FORMAT, sniff_masks, _read_masks)
