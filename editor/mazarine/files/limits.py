"""Sizes, counts and depths that are checked before memory is taken for them.

Writers hold to the same limits, so that what is saved can be opened again.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import numpy as np

from mazarine.files.messages import FileMessage
from mazarine.lattice.messages import LatticeMessage
from mazarine.maze import MAX_CELLS
from mazarine.messages import Message

MAX_MANIFEST_BYTES = 1 << 24
"""The most JSON of a native file."""
MAX_PARTS = 1 << 20
"""The most lists and objects of a file's JSON, and elements of XML that are kept."""
MAX_MEMBERS = 64
"""The most members of an archive."""
MAX_DIRECTORY_BYTES = 1 << 16
"""The most bytes of an archive's list of members."""
MAX_THINGS = 100_000
"""The most links of a maze in a file, and the most markers."""
MAX_LEVELS = 64
"""The most drawings or tables of one size that are read as levels."""
MAX_DEPTH = 64
"""How deeply lists and objects may lie in each other in a file's JSON."""
MAX_TEXT_BYTES = 1 << 28
"""The most bytes of a text, and the most characters once its lines are padded to one width."""
MAX_LINES = 1 << 20
"""The most lines of a text."""


def size_fault(levels: int, rows: int, cols: int, most: int = MAX_CELLS) -> Message | None:
    """Return what is wrong with a size; None if nothing is.

    >>> size_fault(1, 16, 16)
    >>> str(size_fault(1, 0, 16))
    'a maze must have at least one level, one row and one column'
    """
    if min(levels, rows, cols) < 1:
        return LatticeMessage.MAZE_WITHOUT_CELLS().clause
    if levels * rows * cols > most:
        return too_many_cells(levels, rows, cols, most).clause
    return None


def too_many_cells(levels: int, rows: int, cols: int, most: int = MAX_CELLS) -> Message:
    """Return why no maze of this size can be made."""
    return LatticeMessage.TOO_MANY_CELLS(levels=levels, rows=rows, cols=cols, most=most)


def parts_fault(data: bytes) -> Message | None:
    """Return a fault if JSON has too many lists and objects, before they are made; None if it has not.

    >>> parts_fault(b'{"cell": [0, 1, 2]}')
    """
    # Brackets in texts count too; no maze has this many.
    count = data.count(b"{") + data.count(b"[")
    return FileMessage.TOO_MANY_PARTS(count=count, most=MAX_PARTS) if count > MAX_PARTS else None


def json_fault(value: Any) -> Message | None:
    """Return why a value cannot be kept as JSON and read again; None if it can.

    >>> json_fault({"tags": ["a", 1, None]})
    >>> str(json_fault([float("nan")]))
    'a number is not finite'
    """
    layer = [value]
    for _ in range(MAX_DEPTH):
        if not layer:
            return None
        below: list[Any] = []
        for item in layer:
            fault = _own_fault(item)
            if fault:
                return fault
            below.extend(_inside(item))
        layer = below
    return FileMessage.NESTED_DEEPER_THAN(most=MAX_DEPTH) if layer else None


def _inside(item: Any) -> list[Any]:
    if isinstance(item, dict):
        return list(item.values())
    return list(item) if isinstance(item, list | tuple) else []


def _own_fault(item: Any) -> Message | None:
    if isinstance(item, np.generic):
        item = item.item()
    if isinstance(item, float):
        return None if math.isfinite(item) else FileMessage.NOT_FINITE()
    if isinstance(item, int):
        return None if -(1 << 63) <= item < 1 << 64 else FileMessage.INTEGER_TOO_LARGE()
    if isinstance(item, str):
        return _text_fault(item)
    if isinstance(item, dict):
        return _keys_fault(item)
    if item is None or isinstance(item, list | tuple):
        return None
    return FileMessage.TYPE_NOT_IN_JSON(type=type(item).__name__)


def _keys_fault(keys: Iterable[Any]) -> Message | None:
    if not all(isinstance(key, str) for key in keys):
        return FileMessage.KEY_NOT_TEXT()
    return next(filter(None, map(_text_fault, keys)), None)


def _text_fault(text: str) -> Message | None:
    try:
        text.encode()
    except UnicodeEncodeError:
        return FileMessage.LONE_SURROGATE()
    return None
