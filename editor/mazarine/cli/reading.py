"""The options of commands that say how a maze file is read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path
from typing import Any

import click

from mazarine.cli.output import print_notes
from mazarine.files import Format, ReadOptions, read_with_format
from mazarine.files.registry import FOLDER_FORMATS, FORMATS
from mazarine.maze import Maze
from mazarine.messages import Message


@dataclass(frozen=True)
class Wanted:
    """How a file is to be read.

    Attributes
    ----------
    format : the name of its format; None to find it
    options : what the file does not say itself
    """

    format: str | None = None
    options: ReadOptions = field(default_factory=ReadOptions)

    def read(self, file: Path) -> tuple[Maze, Format, list[Message]]:
        """Return the maze of a file, its format, and the notes on the reading."""
        notes: list[Message] = []
        maze, format = read_with_format(file, format=self.format, options=self.options, notes=notes)
        return maze, format, notes

    def maze(self, file: Path) -> Maze:
        """Return the maze of a file; print the notes on the reading."""
        maze, _, notes = self.read(file)
        print_notes(notes)
        return maze


def reading_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options to a command; its argument `wanted` gets them."""

    @click.option(
        "--from",
        "source_format",
        type=click.Choice([*FORMATS, *FOLDER_FORMATS]),
        help="The format of the file. Default: detected from the content.",
    )
    @wraps(command)
    def with_options(*args: Any, source_format: str | None, **others: Any) -> None:
        command(*args, wanted=Wanted(source_format, ReadOptions()), **others)

    return with_options
