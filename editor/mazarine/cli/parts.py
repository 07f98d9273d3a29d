"""`mazarine parts`: what a contest maze is built of."""

from __future__ import annotations

from pathlib import Path

import click

from mazarine.cli.arguments import Decimal
from mazarine.cli.messages import CliMessage
from mazarine.cli.output import FILE, json_option, print_json, shown_path
from mazarine.cli.reading import Wanted, reading_options
from mazarine.maze.validation import require_level
from mazarine.picture.wall_parts import WallParts
from mazarine.tables import csv_text


@click.command()
@click.argument("file", type=FILE)
@reading_options
@click.option("--level", type=int, default=0, show_default=True, help="The level.")
@click.option(
    "--cell-mm", metavar="MM", type=Decimal(0, is_open=True),
    help="The distance from wall to wall. Default: 180, and 90 for more than 16 × 16 cells.",
)  # fmt: skip
@click.option(
    "--wall-mm", metavar="MM", type=Decimal(0, is_open=True),
    help="The thickness of walls and posts. Default: 12 for cells of 180 mm, other cells in proportion.",
)  # fmt: skip
@json_option
@click.option("--csv", "as_csv", is_flag=True, help="Print a line for each kind of part in CSV.")
def command(
    file: Path,
    level: int,
    cell_mm: float | None,
    wall_mm: float | None,
    as_json: bool,
    as_csv: bool,
    wanted: Wanted,
) -> None:
    """List the pieces of wall and the posts that a contest maze is built of.

    Pieces of one cell stand between posts. Straight walls can also be of one piece, without posts.
    """
    if as_json and as_csv:
        raise click.UsageError(str(CliMessage.JSON_WITH_CSV()))
    maze = wanted.maze(file)
    parts = WallParts.of(maze, require_level(level, maze.shape[0]), cell_mm, wall_mm)
    if as_json:
        print_json({"file": shown_path(file), **parts.record})
    elif as_csv:
        click.echo(csv_text([("part", "count", "cells", "length_mm"), *parts.rows_of_parts]), nl=False)
    else:
        for line in parts.lines:
            click.echo(str(line))
