"""The files that a command writes, compared with those that it reads."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from mazewright.errors import MazeFileError


def require_distinct(outputs: Sequence[Path | None], inputs: Sequence[Path | None] = ()) -> None:
    """Refuse outputs that are the same file as an input or as another output.

    Links are followed. None stands for a file that was not named.

    Raises
    ------
    MazeFileError
        If two are the same file.
    """
    written = [path for path in outputs if path is not None]
    for index, output in enumerate(written):
        if any(_is_same(output, path) for path in inputs if path is not None):
            raise MazeFileError(output, "the command reads this file, so its output needs another name")
        if any(_is_same(output, other) for other in written[:index]):
            raise MazeFileError(output, "two outputs of the command cannot be the same file")


def _is_same(first: Path, second: Path) -> bool:
    try:
        return first.samefile(second)
    except FileNotFoundError:
        return os.path.normcase(os.path.realpath(first)) == os.path.normcase(os.path.realpath(second))
    except (OSError, ValueError):  # Opening such a file reports what is wrong with it.
        return False
