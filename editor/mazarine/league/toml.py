"""What the TOML files of leagues have in common."""

from __future__ import annotations

import glob
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from mazarine.errors import MazeFileError
from mazarine.files.messages import FileMessage
from mazarine.files.records import msgspec_fault
from mazarine.files.source import opened
from mazarine.league.messages import LeagueMessage
from mazarine.messages import quoted

_MOST_BYTES = 1 << 20
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_Plan = TypeVar("_Plan")


def read_toml(path: Path) -> dict[str, Any]:
    """Read a file; `MazeFileError` if it cannot be read, or is no TOML."""
    try:
        with opened(path, may_be_empty=True) as source:
            if source.size > _MOST_BYTES:
                raise source.fault(FileMessage.TOO_MANY_BYTES(size=source.size, most=_MOST_BYTES))
            return tomllib.loads(source.stream.read().decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise MazeFileError(path, FileMessage.NOT_UTF8()) from error
    except (ValueError, RecursionError) as error:
        raise MazeFileError(path, LeagueMessage.NOT_TOML(reason=str(error))) from error


def values_as(values: dict[str, Any], path: Path, kind: type[_Plan]) -> _Plan:
    """Return the values of a file as a type; `MazeFileError` if they are others."""
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise MazeFileError(path, msgspec_fault(error)) from None


def toml_text(values: Mapping[str, Any]) -> str:
    r"""Return values as TOML: those of the file first, then its tables and lists of tables.

    >>> print(toml_text({"mouse": [{"name": 'a "b"', "limits": {"seconds": 2.5}}], "mazes": ["c.txt"]}))
    mazes = ["c.txt"]
    <BLANKLINE>
    [[mouse]]
    name = "a \"b\""
    limits = {seconds = 2.5}
    <BLANKLINE>
    """
    lines, tables = [], []
    for name, value in values.items():
        parts = value if isinstance(value, list) else [value]
        if parts and all(isinstance(part, dict) for part in parts):
            head = f"[[{name}]]" if isinstance(value, list) else f"[{name}]"
            for part in parts:
                tables += ["", head, *map(_pair, part.items())]
        else:
            lines.append(_pair((name, value)))
    return "\n".join((*lines, *tables, ""))


def _pair(pair: tuple[str, object]) -> str:
    key, value = pair
    return f"{key if _BARE_KEY.fullmatch(key) else _toml(key)} = {_toml(value)}"


def _toml(value: object) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(map(_pair, value.items())) + "}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def files_of(path: Path, patterns: Sequence[str]) -> tuple[Path, ...]:
    """Return the files that paths and patterns of a file name, each once, relative to its folder.

    Raises `MazeFileError` if one of them names no file.
    """
    files = {pattern: _files(path.parent, pattern) for pattern in patterns}
    empty = [pattern for pattern, own in files.items() if not own]
    if empty:
        raise MazeFileError(path, LeagueMessage.NO_FILES(patterns=quoted(empty)))
    return tuple(dict.fromkeys(file for own in files.values() for file in own))


def _files(folder: Path, pattern: str) -> list[Path]:
    """Return the files that a path or a pattern names, in the order of their names."""
    if not glob.has_magic(pattern) or (folder / pattern).is_file():
        return [folder / pattern]
    found = glob.glob(pattern, root_dir=folder, recursive=True)  # noqa: PTH207  # may be absolute
    return sorted(path for path in (folder / name for name in found) if path.is_file())
