"""`mazewright path`: the shortest way between two cells."""

from __future__ import annotations

from pathlib import Path

import click

from editor.cli.output import FILE, json_option, print_json, print_lines, progress_on_terminal, shown_path
from editor.files import read
from editor.maze import Cell
from editor.paths import Router
from editor.regions import Segmentation


def _cell(_context: click.Context, _parameter: click.Parameter, value: str) -> Cell:
    """Read a cell in lattice coordinates."""
    try:
        level, row, col = (int(part) for part in value.split(","))
    except ValueError:
        raise click.BadParameter(f"{value!r} is not a cell; write level,row,col, as in 0,3,5.") from None
    return level, row, col


# A cell may have numbers below zero: they are no options.
@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("file", type=FILE)
@click.argument("start", metavar="FROM", callback=_cell)
@click.argument("goal", metavar="TO", callback=_cell)
@json_option
def command(file: Path, start: Cell, goal: Cell, as_json: bool) -> None:
    """Find the shortest way between two cells, given as level,row,col.

    Teleporters and stairs are one step each; secrets count as open.
    """
    maze = read(file)
    way = Router(Segmentation.of(maze, progress_on_terminal("Segmenting"))).path(start, goal)
    cells = None if way is None else way.tolist()
    length = None if cells is None else len(cells) - 1
    if as_json:
        print_json({
            "file": shown_path(file), "from": start, "to": goal, "length": length, "cells": cells,
        })  # fmt: skip
    elif cells is None:
        click.echo("There is no way.")
    else:
        print_lines([
            ("Length", f"{length:,} steps" if length != 1 else "1 step"),
            ("Cells", " ".join(",".join(map(str, cell)) for cell in cells)),
        ])  # fmt: skip
