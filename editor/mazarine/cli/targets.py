"""Comparison of the files that a command writes with those that it reads."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from mazarine.cli.messages import CliMessage
from mazarine.errors import MazeFileError


def require_distinct(outputs: Sequence[Path | None], inputs: Sequence[Path | None] = ()) -> None:
    """Require that outputs are different files from the inputs and from each other.

    Links are followed. None stands for a file that is not named.

    Raises
    ------
    MazeFileError
        If two are the same file.
    """
    written = [path for path in outputs if path is not None]
    for index, output in enumerate(written):
        if any(_is_same(output, path) for path in inputs if path is not None):
            raise MazeFileError(output, CliMessage.OUTPUT_IS_INPUT())
        if any(_is_same(output, other) for other in written[:index]):
            raise MazeFileError(output, CliMessage.OUTPUTS_ARE_SAME())


def _is_same(first: Path, second: Path) -> bool:
    try:
        return first.samefile(second)
    except FileNotFoundError:
        return os.path.normcase(os.path.realpath(first)) == os.path.normcase(os.path.realpath(second))
    except (OSError, ValueError):  # Opening such a file reports what is wrong with it.
        return False
