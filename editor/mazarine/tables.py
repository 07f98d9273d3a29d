"""Tables of comma-separated values, which no spreadsheet and no terminal takes for commands."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from mazarine.messages import escaped

_FORMULA_STARTS = ("=", "+", "-", "@")


def csv_text(rows: Iterable[Sequence[object]]) -> str:
    r"""Return rows as comma-separated values.

    A text that a spreadsheet would take for a formula gets an apostrophe before it, and what is not
    printable becomes an escape sequence.

    >>> csv_text([("a", 1), ("=1+1", -2.5), ("b\x1b", None)])
    "a,1\n'=1+1,-2.5\nb\\u001b,\n"
    """
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([_cell(it) for it in row] for row in rows)
    return text.getvalue()


def _cell(value: object) -> object:
    if not isinstance(value, str):
        return value
    return escaped(f"'{value}" if value.startswith(_FORMULA_STARTS) else value)
