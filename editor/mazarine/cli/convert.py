"""`mazarine convert`: a maze in another format."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import click

from mazarine.cli.messages import CliMessage
from mazarine.cli.output import FILE, print_notes, require_distinct
from mazarine.cli.reading import Wanted, reading_options
from mazarine.cli.stores import convert_large
from mazarine.errors import MazeError
from mazarine.files import losses, write
from mazarine.files.block_conversion import to_blocks, to_thin_walls
from mazarine.files.dual import dual
from mazarine.files.options import WallStyle
from mazarine.files.registry import FOLDER_FORMATS, FORMATS

_WRITTEN = [name for name, format in FORMATS.items() if format.can_write]


class ConvertCommand(click.Command):
    """Takes `--walls thin` for the walls of a picture, as other commands do, and `--walls` for its own."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments."""
        for index, word in enumerate(args):
            name, is_joined, value = word.partition("=")
            value = value if is_joined else "".join(args[index + 1 : index + 2])
            if name == "--walls" and value in get_args(WallStyle):
                args[index] = word.replace(name, "--picture-walls")
        return super().parse_args(ctx, args)


@click.command(cls=ConvertCommand)
@click.argument("source", metavar="IN", type=FILE)
@click.argument("target", metavar="OUT", type=FILE)
@reading_options
@click.option(
    "--to",
    "target_format",
    type=click.Choice([*_WRITTEN, *FOLDER_FORMATS]),
    help="The format of OUT. Default: from the suffix.",
)
@click.option("--blocks", is_flag=True, help="Convert thin walls to blocks. Doubles all lengths.")
@click.option(
    "--walls", is_flag=True, help="Convert blocks between cells to thin walls, the inverse of --blocks."
)
@click.option("--dual", "as_dual", is_flag=True, help="Swap walls and passages and flip vertically.")
def command(
    source: Path,
    target: Path,
    wanted: Wanted,
    target_format: str | None,
    blocks: bool,
    walls: bool,
    as_dual: bool,
) -> None:
    """Convert the maze in IN to OUT.

    The command first lists on standard error what the format of OUT leaves out.

    A NumPy array of blocks or a Zarr store that is too large for memory is converted to .maze.zarr block by
    block.
    """
    chosen = [
        convert
        for convert, is_chosen in ((to_blocks, blocks), (to_thin_walls, walls), (dual, as_dual))
        if is_chosen
    ]
    if len(chosen) > 1:
        raise MazeError(CliMessage.CONVERSION_TWICE())
    require_distinct([target], [source])
    if not chosen and convert_large(source, target):
        return
    maze, _, notes = wanted.read(source)
    print_notes(notes)
    for convert in chosen:
        converted = convert(maze)
        maze = converted.maze
        print_notes(converted.changes)
    print_notes(losses(maze, target, format=target_format))
    write(maze, target, format=target_format)
