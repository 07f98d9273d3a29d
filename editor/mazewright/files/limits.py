"""Sizes, counts and depths that are checked before memory is taken for them.

Writers hold to the same limits, so that what is saved can be opened again.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from mazewright.maze import MAX_CELLS

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
MAX_DEPTH = 64
"""How deeply lists and objects may lie in each other in a file's JSON."""
MAX_TEXT_BYTES = 1 << 28
"""The most bytes of a text, and the most characters once its lines are padded to one width."""
MAX_LINES = 1 << 20
"""The most lines of a text."""


def size_fault(levels: int, rows: int, cols: int) -> str:
    """Return what is wrong with a size; empty if nothing is.

    >>> size_fault(1, 16, 16)
    ''
    >>> size_fault(1, 0, 16)
    'a maze of 1 × 0 × 16 has no cells'
    """
    if min(levels, rows, cols) < 1:
        return f"a maze of {levels} × {rows} × {cols} has no cells"
    if levels * rows * cols > MAX_CELLS:
        return f"{levels} × {rows} × {cols} cells are too many; a maze has at most {MAX_CELLS:,}"
    return ""


def parts_fault(data: bytes) -> str:
    """Return whether JSON is made of too many lists and objects, before they are made; empty if it is not.

    >>> parts_fault(b'{"cell": [0, 1, 2]}')
    ''
    """
    # Brackets in texts count too; no maze has this many.
    count = data.count(b"{") + data.count(b"[")
    if count <= MAX_PARTS:
        return ""
    return f"it is made of {count:,} lists and objects; {MAX_PARTS:,} are the most"


def json_fault(value: Any) -> str:
    """Return why a value cannot be kept as JSON and read again; empty if it can.

    >>> json_fault({"tags": ["a", 1, None]})
    ''
    >>> json_fault([float("nan")])
    'a number is not finite'
    """
    layer = [value]
    for _ in range(MAX_DEPTH):
        if not layer:
            return ""
        below: list[Any] = []
        for item in layer:
            fault = _own_fault(item)
            if fault:
                return fault
            below.extend(_inside(item))
        layer = below
    return f"lists and objects are nested more than {MAX_DEPTH} deep" if layer else ""


def _inside(item: Any) -> list[Any]:
    if isinstance(item, dict):
        return list(item.values())
    return list(item) if isinstance(item, list | tuple) else []


def _own_fault(item: Any) -> str:
    if isinstance(item, np.generic):
        item = item.item()
    if isinstance(item, float):
        return "" if math.isfinite(item) else "a number is not finite"
    if isinstance(item, int):
        return "" if -(1 << 63) <= item < 1 << 64 else "an integer has more than 64 bits"
    if isinstance(item, str):
        return _text_fault(item)
    if isinstance(item, dict):
        texts = all(isinstance(key, str) for key in item)
        return next(filter(None, map(_text_fault, item)), "") if texts else "a key is not text"
    if item is None or isinstance(item, list | tuple):
        return ""
    return f"a value is of the kind {type(item).__name__}, which JSON does not have"


def _text_fault(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        return "a text contains a lone surrogate"
    return ""
