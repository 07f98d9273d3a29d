"""Output of commands: JSON objects, aligned lines, notes and progress; and which files they may write."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from mazarine.cli.messages import CliMessage, CliText
from mazarine.errors import MazeFileError
from mazarine.messages import Message, escaped

FILE = click.Path(path_type=Path)
"""A file argument; whether it can be read is checked by the reader."""

json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")


def print_json(value: dict[str, Any]) -> None:
    """Print one JSON object on standard output, without signs that a terminal would obey."""
    click.echo(escaped(msgspec.json.encode(value).decode()))


def print_lines(lines: Iterable[tuple[str, Message | str]]) -> None:
    """Print names and their texts, aligned; without the lines whose text is empty."""
    lines = [(name, text) for name, text in lines if text]
    width = max(len(name) for name, _ in lines)
    for name, text in lines:
        click.echo(f"{name.ljust(width)}  {text}")


def print_notes(notes: Iterable[Message]) -> None:
    """Print notes on standard error, one a line."""
    for note in notes:
        click.echo(str(CliText.NOTE(note=note)), err=True)


def shown_path(path: Path) -> str:
    """Return a path as text that can be printed, whatever bytes the name is made of."""
    return click.format_filename(path)


def shown_text(text: str) -> str:
    """Return a text from a file as a terminal may show it: without control characters."""
    return text if text.isprintable() else repr(text)


def progress_on_terminal(task: str) -> Callable[[float], bool] | None:
    """Return a function that shows progress on standard error; None if that is not a terminal."""
    # It is None where it was closed.
    if sys.stderr is None or not sys.stderr.isatty():
        return None

    def show(share: float) -> bool:
        line = f"{task}: {share:4.0%}"
        click.echo(f"\r{line}" if share < 1 else "\r" + " " * len(line) + "\r", nl=False, err=True)
        return True

    return show


def aligned(rows: Sequence[Sequence[str]], to_the_left: Collection[int]) -> str:
    """Return the rows of a table as lines: numbers to the right, the columns of these numbers to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            text.ljust(width) if column in to_the_left else text.rjust(width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def require_distinct(outputs: Sequence[Path | None], inputs: Sequence[Path | None] = ()) -> None:
    """Require that outputs are different files from the inputs and from each other.

    Links are followed. None stands for a file that is not named. Raises `MazeFileError` if two are the same
    file.
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
