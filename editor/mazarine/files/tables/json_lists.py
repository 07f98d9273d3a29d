"""Tables in JSON: a list of lists, or one below a key such as `maze` or `grid`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import numpy as np

from mazarine.files.faults import Fault
from mazarine.files.limits import parts_fault
from mazarine.files.tables.table import Place, Table
from mazarine.files.tables.words import UNKNOWN, Meanings
from mazarine.messages import Message

_KEYS = ("maze", "grid", "cells", "walls", "map", "board", "matrix", "layout", "labyrinth", "level", "tiles",
         "data", "rows")  # fmt: skip
_STARTS = ("start", "entrance", "entry", "begin", "player")
_GOALS = ("end", "goal", "exit", "finish", "target")
_MOST_DEPTH = 4
_MOST_LEVELS = 64


def table_of_json(data: bytes) -> Table | None:
    """Return the table in JSON; None if it has none or is none; `Fault` if it has too many lists."""
    if not data.lstrip()[:1] in (b"[", b"{"):
        return None
    fault: Message | None = parts_fault(data)
    if fault:
        raise Fault(fault)
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return None
    meanings = Meanings()
    for candidate, holder in _candidates(value, {}, 0):
        levels = _levels(candidate, meanings)
        if levels is not None:
            return Table(np.array(levels, dtype=np.int32), ends=_ends(holder))
    return None


def _candidates(value: Any, holder: dict[str, Any], depth: int) -> Iterator[tuple[list[Any], dict[str, Any]]]:
    if isinstance(value, list):
        yield value, holder
    elif isinstance(value, dict) and depth < _MOST_DEPTH:
        by_name = {name.lower(): item for name, item in value.items()}
        for key in _KEYS:
            if key in by_name:
                yield from _candidates(by_name[key], by_name, depth + 1)


def _levels(value: list[Any], meanings: Meanings) -> list[list[list[int]]] | None:
    rows = _rows(value, meanings)
    if rows is not None:
        return [rows]
    levels = [_rows(item, meanings) for item in value[:_MOST_LEVELS] if isinstance(item, list)]
    found = [level for level in levels if level is not None]
    is_whole = 0 < len(found) == min(len(value), _MOST_LEVELS)
    return found if is_whole and len({(len(it), len(it[0])) for it in found}) == 1 else None


def _rows(value: list[Any], meanings: Meanings) -> list[list[int]] | None:
    if len(value) < 2 or not all(isinstance(row, list | str) and len(row) > 1 for row in value):
        return None
    if len({len(row) for row in value}) > 1:
        return None
    rows = [[_value(item, meanings) for item in row] for row in value]
    return None if any(UNKNOWN in row for row in rows) else rows


def _value(item: Any, meanings: Meanings) -> int:
    if isinstance(item, bool):
        return int(item)
    if item is None or isinstance(item, int | float | str):
        return meanings[f"'{item}'" if isinstance(item, str) and item else str(item) if item != "" else ""]
    return UNKNOWN


def _ends(holder: dict[str, Any]) -> list[Place]:
    found = [
        next((place for key in keys if (place := _place(holder.get(key)))), None) for keys in (_STARTS, _GOALS)
    ]
    return [place for place in found if place is not None] if None not in found else []


def _place(value: Any) -> Place | None:
    if isinstance(value, dict):
        by_name = {str(name).lower(): item for name, item in value.items()}
        value = next(
            ([by_name[a], by_name[b]] for a, b in (("row", "col"), ("r", "c"), ("i", "j"), ("y", "x"))
             if a in by_name and b in by_name), None,
        )  # fmt: skip
    is_pair = isinstance(value, list) and len(value) == 2 and all(type(it) is int for it in value)
    return (value[0], value[1]) if is_pair else None
