"""`mazarine design`: a maze that meets requirements."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import numpy as np

from mazarine.cli.arguments import CellName, Decimal, cell_named, read_cell
from mazarine.cli.messages import CliMessage, CliText
from mazarine.cli.output import FILE, json_option, print_json, print_lines, print_notes, require_distinct
from mazarine.cli.reading import Wanted
from mazarine.decimals import decimal_of
from mazarine.design import ALIASES, MEASURES, DesignedMaze, Request, SearchProgress, find_maze
from mazarine.design.request import EDITS
from mazarine.files import losses, require_suffix, write
from mazarine.files.transfer import require_writable
from mazarine.lattice import SQUARE, lattice_named
from mazarine.maze import Cell, Maze
from mazarine.messages import Message, quoted

_NOT_MET = 1
"""The exit status; 2 is for errors."""
_MOST_JOBS = 256
_BLOCK = re.compile(r"(?:(\d+),)?(-?\d+),(-?\d+)(?:\.\.(-?\d+),(-?\d+))?")


@click.command()
@click.option("--require", "requirements", metavar="TEXT", multiple=True, help='Such as "dead_ends >= 20".')
@click.option(
    "--weight", "weights", metavar="NAME=NUMBER", multiple=True,
    help="How much the requirement that begins with NAME counts. Default: 1.",
)  # fmt: skip
@click.option("--rows", type=int, help="The number of rows.")
@click.option("--cols", type=int, help="The number of columns.")
@click.option("--levels", type=int, default=1, help="The number of levels. Default: 1.")
@click.option("--lattice", help="The lattice: square, honeycomb or hexagon. Default: square.")
@click.option("--from", "base", type=FILE, help="Begin with the maze in this file.")
@click.option("--start", metavar="CELL", callback=read_cell, help="Where the start is: level,row,col.")
@click.option("--goal", metavar="CELL", callback=read_cell, help="Where the goal is: level,row,col.")
@click.option(
    "--pin", "pinned", metavar="BLOCK", multiple=True,
    help="Keep cells with their walls: row,col or row,col..row,col, with level, in front. May be repeated.",
)  # fmt: skip
@click.option("--region", metavar="BLOCK", multiple=True, help="Edit only these cells. May be repeated.")
@click.option(
    "--edits", type=click.Choice(EDITS), default=EDITS[0], show_default=True,
    help="What is edited: walls, or blocks (cells become rock or floor).",
)  # fmt: skip
@click.option("--seconds", type=Decimal(), help="End after this time with the best maze.")
@click.option(
    "--most", type=int, help="End after this number of judged edits. Default: 5,000,000 without --seconds."
)
@click.option("--seed", type=click.IntRange(min=0), help="The seed. Default: random.")
@click.option("--jobs", type=click.IntRange(1, _MOST_JOBS), default=1, help="Runs at once. Default: 1.")
@click.option("-o", "--output", "out", type=FILE, help="The file to write; its suffix selects the format.")
@click.option("--list", "as_list", is_flag=True, help="List the measures and their units.")
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    requirements: tuple[str, ...],
    weights: tuple[str, ...],
    rows: int | None,
    cols: int | None,
    levels: int,
    lattice: str | None,
    base: Path | None,
    start: CellName | None,
    goal: CellName | None,
    pinned: tuple[str, ...],
    region: tuple[str, ...],
    edits: str,
    seconds: float | None,
    most: int | None,
    seed: int | None,
    jobs: int,
    out: Path | None,
    as_list: bool,
    as_json: bool,
) -> None:
    """Search a maze that has what you require.

    A requirement is a measure and a range: "solution.length 80..90", "dead_ends >= 20", "turns max".
    Others are "solvable by left-hand no", "rule micromouse" and "symmetric half-turn". The maze stays
    connected, unless you require components. The exit status is 1 if a requirement is not met; the best
    maze is written all the same.
    """
    if as_list:
        _print_list(as_json)
        return
    has_size = rows is not None and cols is not None
    if out is None or not requirements or (base is None and not has_size):
        raise click.UsageError(str(CliMessage.DESIGN_INCOMPLETE()))
    if base is not None and (lattice or levels != 1 or rows is not None or cols is not None):
        raise click.UsageError(str(CliMessage.DESIGN_SIZE_WITH_FROM()))
    require_suffix(out)
    require_distinct([out], [base])
    maze = None if base is None else Wanted().maze(base)
    cells = maze or Maze.blank(1, 1, lattice=lattice_named(lattice or SQUARE.name))
    request = Request(
        requirements, maze, rows=rows, cols=cols, levels=levels, lattice=cells.lattice,
        start=None if start is None else cell_named(cells, start),
        goal=None if goal is None else cell_named(cells, goal),
        weights=dict(map(_read_weight, weights)),
        pinned=(cell for block in pinned for cell in _cells_of(block)),
        region=(cell for block in region for cell in _cells_of(block)) if region else None,
        edits=edits,
    )  # fmt: skip
    require_writable(request.maze, out)
    seed = int(np.random.default_rng().integers(1 << 32)) if seed is None else seed
    on_terminal = sys.stderr is not None and sys.stderr.isatty()
    progress = _show if on_terminal else None
    found = find_maze(request, rng=seed, seconds=seconds, edits=most, jobs=jobs, progress=progress)
    if on_terminal:
        click.echo("\r\x1b[K", nl=False, err=True)
    print_notes(losses(found.maze, out))
    write(found.maze, out)
    print_notes(found.notes)
    if as_json:
        outcomes = [outcome.as_dict() for outcome in found.outcomes]
        print_json({
            "met": found.met, "requirements": outcomes, "judged": found.judged,
            "seconds": round(found.seconds, 6),
        })  # fmt: skip
    else:
        print_lines(_lines(found, seed))
    ctx.exit(0 if found.met else _NOT_MET)


def _lines(found: DesignedMaze, seed: int) -> Iterator[tuple[str, Message | str]]:
    for outcome in found.outcomes:
        value = outcome.shown_value
        text = "–" if value is None else value if isinstance(value, str) else f"{value:,.6g}"
        if outcome.met:
            yield outcome.requirement.text, CliText.REQUIREMENT_MET(value=text)
        elif value is None or isinstance(value, str):
            yield outcome.requirement.text, CliText.REQUIREMENT_NOT_MET(value=text)
        else:
            yield outcome.requirement.text, CliText.REQUIREMENT_OFF(value=text, off=f"{outcome.off_by:,.6g}")
    yield "Edits", CliText.EDITS_JUDGED(count=found.judged, seconds=found.seconds)
    yield "Seed", str(seed)


def _read_weight(text: str) -> tuple[str, float]:
    name, _, number = text.partition("=")
    try:
        return name, decimal_of(number)
    except ValueError:
        raise click.BadParameter(str(CliMessage.NOT_A_WEIGHT(value=quoted(text)))) from None


def _cells_of(text: str) -> Iterator[Cell]:
    """Yield the cells of a block, from any corner to the opposite one."""
    match = _BLOCK.fullmatch(text.replace(" ", ""))
    if match is None:
        raise click.BadParameter(str(CliMessage.NOT_A_BLOCK(value=quoted(text))))
    level, top, left = int(match[1] or 0), int(match[2]), int(match[3])
    bottom, right = int(match[4] or top), int(match[5] or left)
    for row in range(min(top, bottom), max(top, bottom) + 1):
        for col in range(min(left, right), max(left, right) + 1):
            yield level, row, col


def _print_list(as_json: bool) -> None:
    if as_json:
        measures = [{"name": it.name, "unit": str(it.unit)} for it in MEASURES.values()]
        print_json({"measures": measures, "aliases": ALIASES})
        return
    print_lines((it.name, it.unit) for it in MEASURES.values())
    click.echo()
    print_lines(ALIASES.items())


def _show(state: SearchProgress) -> bool:
    """Show on a terminal what is not met yet, in place of the line before."""
    unmet = [it for it in state.outcomes if not it.met and it.shown_value is not None]
    parts = ", ".join(f"{it.requirement.text}: {it.shown_value}" for it in unmet)
    width = shutil.get_terminal_size().columns - 1
    click.echo("\r\x1b[K" + f"{state.judged:,}  {parts}"[:width], nl=False, err=True)
    return True
