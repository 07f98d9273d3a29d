"""The table in a file: text, JSON, a NumPy array, or an archive of arrays."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from functools import partial

from mazarine.errors import MazeFileError
from mazarine.files.faults import Fault
from mazarine.files.source import Source
from mazarine.files.tables import arrays
from mazarine.files.tables.json_lists import table_of_json
from mazarine.files.tables.messages import TableMessage
from mazarine.files.tables.table import Table, table_of_lines
from mazarine.files.text import lines_of

NUMPY, ZIP = b"\x93NUMPY", b"PK\x03\x04"
_MOST_SNIFFED, _MOST_SNIFFED_ARRAY = 1 << 22, 1 << 25
_MOST_LISTS = 1 << 17


def read_table(source: Source) -> Table:
    """Read the table of a file; `MazeFileError` if it has none."""
    with source.faults():
        table = _table_in(source)
    if table is None:
        raise source.fault(TableMessage.NO_TABLE())
    return table


def sniffed_table(source: Source) -> Table | None:
    """Return the table at the beginning of a file; None if there is none."""
    return source.once("table", partial(_sniffed_table, source))


def _sniffed_table(source: Source) -> Table | None:
    if source.head.startswith((NUMPY, ZIP)):
        return _sniffed_array(source)
    if not source.first_lines:
        return None
    is_cut = source.size > len(source.head)
    is_json = source.encoding == "utf-8" and source.head.lstrip()[:1] in (b"[", b"{")
    if is_cut and is_json and source.size <= _MOST_SNIFFED:
        data = source.whole()
        table = _table_of_json(source, lambda: data) if data.count(b"[") <= _MOST_LISTS else None
        if table is not None:
            return table
    return _table_of_head(source, is_cut)


def _table_of_json(source: Source, whole: Callable[[], bytes]) -> Table | None:
    """Return the table in JSON, of which all is needed; it is decoded once."""

    def decoded() -> Table | None:
        try:
            return table_of_json(whole())
        except Fault:
            return None

    return source.once("table of JSON", decoded)


def _encoded(lines: Sequence[str]) -> bytes:
    return "\n".join(lines).encode(errors="replace")


def _table_of_head(source: Source, is_cut: bool) -> Table | None:
    lines = source.first_lines
    lines = lines[:-1] if is_cut and len(lines) > 1 else lines
    table = None if is_cut else _table_of_json(source, partial(_encoded, lines))
    table = table or table_of_lines(lines)
    if table is not None:
        table.is_cut = is_cut
    return table


def _table_in(source: Source) -> Table | None:
    if source.head.startswith(NUMPY):
        return arrays.table_of_array(source.stream, source.size)
    if source.head.startswith(ZIP):
        return arrays.table_in_archive(source)
    lines = lines_of(source)
    if next((line for line in lines if line.strip()), "").lstrip()[:1] in ("[", "{"):
        table = _table_of_json(source, partial(_encoded, lines))
        if table is not None:
            return table
    return table_of_lines(lines)


def _sniffed_array(source: Source) -> Table | None:
    """Read an array to look at it; a large one is not looked at."""
    if source.size > _MOST_SNIFFED_ARRAY:
        return None
    data = source.whole()
    try:
        return _table_in(Source(source.path, io.BytesIO(data), len(data), source.head))
    except (Fault, MazeFileError):
        return None
