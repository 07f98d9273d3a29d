"""`mazewright convert`: a maze in another format."""

from __future__ import annotations

from pathlib import Path

import click

from editor.cli.output import FILE, print_notes
from editor.files import FORMATS, losses, read, write

_NAMES = click.Choice(list(FORMATS))


@click.command()
@click.argument("source", metavar="IN", type=FILE)
@click.argument("target", metavar="OUT", type=FILE)
@click.option("--from", "source_format", type=_NAMES, help="The format of IN; else it is found by content.")
@click.option("--to", "target_format", type=_NAMES, help="The format of OUT; else the suffix names it.")
def command(source: Path, target: Path, source_format: str | None, target_format: str | None) -> None:
    """Convert the maze in IN to OUT.

    What the format of OUT cannot hold is listed on standard error before OUT is written.
    """
    maze = read(source, format=source_format)
    print_notes(losses(maze, target, format=target_format))
    write(maze, target, format=target_format)
