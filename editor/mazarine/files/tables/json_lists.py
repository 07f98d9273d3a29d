"""Tables in JSON: a list of lists, or one below a key such as `maze` or `grid`; cells may be objects."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from mazarine.files.faults import require
from mazarine.files.limits import MAX_LEVELS, parts_fault
from mazarine.files.tables.cell_sides import side_named
from mazarine.files.tables.messages import TableMessage
from mazarine.files.tables.table import Place, Table
from mazarine.files.tables.words import LARGEST, UNKNOWN, Meanings, sign

_KEYS = ("maze", "grid", "cells", "walls", "map", "board", "matrix", "layout", "labyrinth", "level", "tiles",
         "data", "rows", "mazedata", "structure")  # fmt: skip
_WIDTHS = ("width", "columns", "cols", "w", "numcols", "ncols")
_STARTS = ("start", "entrance", "entry", "begin", "player", "initial", "source", "inicio", "debut")
_GOALS = ("end", "goal", "exit", "finish", "target", "final", "destination", "fin", "salida")
_ROWS, _COLS = ("row", "r", "i", "y"), ("col", "column", "c", "j", "x")
_VALUES = ("wall", "blocked", "value", "type", "state", "tile", "kind")
_NOISE = ("position", "location", "point", "pos", "state", "node", "coords", "coord", "has", "is", "_", "-")
_SIDES = "NESW"
_OF_DONJON = "cellbit"
"""A key of dungeons whose cells are flags, which another format reads."""
_MOST_DEPTH = 4

Rows = Sequence[Sequence[Any]]


def table_of_json(data: bytes) -> Table | None:
    """Return the table in JSON; None if it has none or is none; `Fault` if it has too many lists."""
    if data.lstrip()[:1] not in (b"[", b"{"):
        return None
    require(parts_fault(data))
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return None
    reader = _Reader()
    for candidate, holder in _candidates(value, {}, 0):
        levels = reader.levels(_placed(_reshaped(candidate, holder)))
        if levels is not None:
            table = Table(np.array(levels, dtype=np.int32), has_named_sides=reader.has_sides)
            table.ends, table.has_named_ends = _ends(holder)
            if len(levels) == 1 < reader.count:
                table.notes.append(TableMessage.FIRST_OF(count=reader.count))
            return table
    return None


def _candidates(value: Any, holder: dict[str, Any], depth: int) -> Iterator[tuple[list[Any], dict[str, Any]]]:
    if isinstance(value, list):
        yield value, holder
    elif isinstance(value, dict) and depth < _MOST_DEPTH:
        by_name = {_plain(name): item for name, item in value.items()}
        for key in () if _OF_DONJON in by_name else _KEYS:
            if key in by_name:
                yield from _candidates(by_name[key], by_name, depth + 1)


def _plain(name: str) -> str:
    """Return the word in a key that says what it names.

    >>> _plain("hasTop"), _plain("start_pos"), _plain("PosX")
    ('top', 'start', 'x')
    """
    bare = name.lower()
    for noise in _NOISE:
        bare = bare.replace(noise, "") or bare
    return bare


def _reshaped(rows: list[Any], holder: dict[str, Any]) -> list[Any]:
    """Make rows of a list of all cells whose holder has the width, and of objects with one text each."""
    texts = [next(iter(row.values())) for row in rows if isinstance(row, dict) and len(row) == 1]
    if len(texts) == len(rows) and all(isinstance(text, str) for text in texts):
        return texts
    width = next((holder[name] for name in _WIDTHS if type(holder.get(name)) is int), 0)
    if 1 < width < len(rows) and len(rows) % width == 0 and not isinstance(rows[0], list | str):
        return [rows[start : start + width] for start in range(0, len(rows), width)]
    return rows


def _placed(cells: list[Any]) -> list[Any]:
    """Make rows of a list of objects that say their places; others are returned as they are."""
    if len(cells) < 4 or not all(isinstance(cell, dict) for cell in cells):
        return cells
    places = [_place(cell) for cell in cells]
    known = [place for place in places if place is not None]
    if len(known) < len(cells) or len(set(known)) < len(cells):
        return cells
    top, left = min(row for row, _ in known), min(col for _, col in known)
    height, width = max(row for row, _ in known) - top + 1, max(col for _, col in known) - left + 1
    if height * width != len(cells):
        return cells
    rows: list[list[Any]] = [[None] * width for _ in range(height)]
    for (row, col), cell in zip(known, cells, strict=True):
        rows[row - top][col - left] = cell
    return rows


class _Reader:
    """Turns rows of JSON into rows of values."""

    def __init__(self) -> None:
        self.has_sides = False
        self.count = 1
        self._meanings = Meanings()

    def levels(self, value: list[Any]) -> list[list[list[int]]] | None:
        rows = self._rows(value)
        if rows is not None:
            return [rows]
        wanted = value if len(value) <= MAX_LEVELS else value[:1]
        found = [level for item in wanted if isinstance(item, list) and (level := self._rows(item))]
        if not found or len(found) < len(wanted):
            return None
        self.count = len(value)
        return found if len({(len(it), len(it[0])) for it in found}) == 1 else found[:1]

    def _rows(self, value: list[Any]) -> list[list[int]] | None:
        if len(value) < 2 or not all(isinstance(row, list | str) and len(row) > 1 for row in value):
            return None
        if len({len(row) for row in value}) > 1:
            return None
        rows = [self._row(row) for row in value]
        return None if any(UNKNOWN in row for row in rows) else rows

    def _row(self, row: list[Any] | str) -> list[int]:
        if isinstance(row, list) and {*map(type, row)} == {int}:
            return row if -LARGEST <= min(row) <= max(row) <= LARGEST else [UNKNOWN]
        return [self._value(item) for item in row]

    def _value(self, item: Any) -> int:
        if isinstance(item, dict):
            return self._cell({_plain(name): it for name, it in item.items()} | _of_values(item))
        if isinstance(item, bool):
            return int(item)
        if isinstance(item, str):
            return self._meanings[f"'{item}'" if item else ""]
        return self._meanings[str(item)] if item is None or isinstance(item, int | float) else UNKNOWN

    def _cell(self, cell: dict[str, Any]) -> int:
        """Return the value of an object: its sides as bits, or what a key says of it."""
        inner: Any = cell.get("walls", cell.get("sides", cell))
        named = (
            {side_named(_plain(name).replace("wall", "")): it for name, it in inner.items()}
            if isinstance(inner, dict)
            else {}
        )
        if {*_SIDES} <= named.keys():
            self.has_sides = True
            return sum(bool(named[side]) << bit for bit, side in enumerate(_SIDES))
        if isinstance(inner, list) and len(inner) == len(_SIDES):
            return sum(bool(it) << bit for bit, it in enumerate(inner))
        for names, mark in ((_STARTS, "S"), (_GOALS, "E")):
            if any(cell.get(name) is True for name in names):
                return sign(mark)
        for name in _VALUES:
            if name in cell and not isinstance(cell[name], dict | list):
                return self._value(cell[name])
        return UNKNOWN


def _of_values(item: dict[str, Any]) -> dict[str, Any]:
    """Return the keys that say what a cell is, such as `wall`, `isWall` and `type`, by their plain names."""
    names = {name.lower().replace("_", "").removeprefix("is"): it for name, it in item.items()}
    return {name: names[name] for name in (*_VALUES, "walls", "sides") if name in names}


def _ends(holder: dict[str, Any]) -> tuple[list[Place], bool]:
    """Return the start and the goal, and whether rows and columns are named."""
    items = [next((holder[name] for name in names if name in holder), None) for names in (_STARTS, _GOALS)]
    places = [_place(item) for item in items]
    found = [place for place in places if place is not None]
    return (
        (found, all(isinstance(item, dict) for item in items)) if len(found) == len(places) else ([], False)
    )


def _place(value: Any) -> Place | None:
    if isinstance(value, dict):
        by_name = {_plain(str(name)): item for name, item in value.items()}
        value = [next((by_name[it] for it in names if it in by_name), None) for names in (_ROWS, _COLS)]
    is_pair = isinstance(value, list) and len(value) == 2 and all(type(it) is int for it in value)
    return (value[0], value[1]) if is_pair and max(map(abs, value)) <= LARGEST else None
