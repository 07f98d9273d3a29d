"""What the TOML files of leagues have in common."""

from __future__ import annotations

import glob
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from mazarine.errors import MazeFileError
from mazarine.files.messages import FileMessage
from mazarine.files.records import msgspec_fault
from mazarine.files.source import opened
from mazarine.league.messages import LeagueMessage
from mazarine.messages import quoted

_MOST_BYTES = 1 << 20
_Plan = TypeVar("_Plan")


def read_toml(path: Path, kind: type[_Plan]) -> _Plan:
    """Read a file as values of a type.

    Raises
    ------
    MazeFileError
        If it cannot be read, is no TOML, or has other values.
    """
    try:
        with opened(path, may_be_empty=True) as source:
            if source.size > _MOST_BYTES:
                raise source.fault(FileMessage.TOO_MANY_BYTES(size=source.size, most=_MOST_BYTES))
            described = tomllib.loads(source.stream.read().decode())
        return msgspec.convert(described, kind)
    except msgspec.ValidationError as error:
        raise MazeFileError(path, msgspec_fault(error)) from None
    except (ValueError, RecursionError) as error:
        raise MazeFileError(path, LeagueMessage.NOT_TOML(reason=str(error))) from error


def files_of(path: Path, patterns: Sequence[str]) -> tuple[Path, ...]:
    """Return the files that paths and patterns of a file name, each once, relative to its folder.

    Raises
    ------
    MazeFileError
        If one of them names no file.
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
