"""The options of commands that say how a maze file is read."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from pathlib import Path
from typing import Any, get_args

import click

from mazarine import files
from mazarine.cli.messages import CliMessage
from mazarine.cli.output import print_notes
from mazarine.errors import MazeError
from mazarine.files import Format, ReadOptions, read_with_format
from mazarine.files.options import Reading, WallStyle
from mazarine.maze import Maze
from mazarine.messages import Message, quoted

_SIZE = re.compile(r"([1-9]\d{0,5})\s*[x×X]\s*([1-9]\d{0,5})")


class Wanted(Reading):
    """How a command is to read a file."""

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


def read_size(
    _context: click.Context, _parameter: click.Parameter, value: str | None
) -> tuple[int, int] | None:
    """Read a number of rows and of columns, as in 25x30."""
    match = None if value is None else _SIZE.fullmatch(value.strip())
    if value is not None and match is None:
        raise click.BadParameter(str(CliMessage.NOT_ROWS_AND_COLUMNS(value=quoted(value))))
    return None if match is None else (int(match[1]), int(match[2]))


def _known_format(_context: click.Context, _parameter: click.Parameter, name: str | None) -> str | None:
    """Return the name of a format; the formats are loaded only where one is named."""
    if name is not None:
        try:
            files.format_named(name)
        except MazeError as fault:
            raise click.BadParameter(str(fault)) from None
    return name


def reading_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options to a command; its argument `wanted` gets them.

    A command that has a level of its own reads the first maze of a file; one with other `--walls` has
    `--picture-walls`.
    """
    taken = {flag for parameter in getattr(command, "__click_params__", ()) for flag in parameter.opts}

    @click.option(
        "--from",
        "source_format",
        metavar="NAME",
        callback=_known_format,
        help="The format of the file, of `mazarine --list-formats`. Default: detected from the content.",
    )
    @click.option(
        "--cells",
        "picture_cells",
        metavar="ROWSxCOLS",
        callback=read_size,
        help="Pictures: the rows and columns of the maze. Default: found.",
    )
    @click.option(
        "--threshold",
        "picture_threshold",
        metavar="GRAY",
        type=click.IntRange(0, 255),
        help="Pictures: the gray, from 0 to 255, below which a pixel is dark. Default: found.",
    )
    @click.option(
        "--picture-walls" if "--walls" in taken else "--walls",
        "picture_walls",
        type=click.Choice(get_args(WallStyle)),
        help="Pictures: whether walls are lines between cells or cells. Default: found.",
    )
    @wraps(command)
    def with_options(
        *args: Any,
        source_format: str | None,
        picture_cells: tuple[int, int] | None,
        picture_threshold: int | None,
        picture_walls: WallStyle | None,
        level_name: str | None = None,
        **others: Any,
    ) -> None:
        options = ReadOptions(level_name, picture_cells, picture_threshold, picture_walls)
        command(*args, wanted=Wanted(source_format, options), **others)

    return with_options if "--level" in taken else _LEVEL(with_options)


_LEVEL = click.option(
    "--level",
    "level_name",
    metavar="NAME",
    help="The name of the maze to read, of a file that holds several. Default: the first.",
)


def read_all(wanted: Wanted, *files: Path) -> list[tuple[Maze, Format]]:
    """Return the mazes of files and their formats, read at the same time; print the notes on the reading."""
    with ThreadPoolExecutor(len(files)) as pool:
        found = list(pool.map(wanted.read, files))
    for _, _, notes in found:
        print_notes(notes)
    return [(maze, format) for maze, format, _ in found]
