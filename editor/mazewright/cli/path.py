"""`mazewright path`: the shortest path between two cells."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray

from mazewright.cli.cells import CellName, cell_named, name_of, read_cell
from mazewright.cli.output import FILE, json_option, print_json, print_lines, progress_on_terminal, shown_path
from mazewright.counting import count_of
from mazewright.files import read
from mazewright.maze import Cell, Maze
from mazewright.paths import Router
from mazewright.paths.region_distances import region_distances
from mazewright.regions import Segmentation


# A cell may have numbers below zero: they are no options.
@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("file", type=FILE)
@click.argument("start", metavar="FROM", callback=read_cell)
@click.argument("goal", metavar="[TO]", required=False, callback=read_cell)
@json_option
def command(file: Path, start: CellName, goal: CellName | None, as_json: bool) -> None:
    """Find the shortest path between two cells, given as level,row,col.

    A cell of a honeycomb can also be given by its triplet in parentheses, with its level before it if
    that is not the first: "(2,-1,0)" or "1:(2,-1,0)".

    Teleporters and stairs are one step each; secrets count as open. Without TO, show how far it is to
    the entries of the region of FROM, and to its other cells.
    """
    maze = read(file)
    first = cell_named(maze, start)
    last = None if goal is None else cell_named(maze, goal)
    segmentation = Segmentation.of(maze, progress_on_terminal("Segmenting"))
    router = Router(segmentation)
    if last is None:
        _tell_region(file, maze, segmentation, router, first, as_json)
    else:
        _tell_way(file, maze, router, first, last, as_json)


def _tell_way(file: Path, maze: Maze, router: Router, start: Cell, goal: Cell, as_json: bool) -> None:
    way = router.path(start, goal)
    cells = None if way is None else way.tolist()
    length = None if cells is None else len(cells) - 1
    if as_json:
        print_json({
            "file": shown_path(file), "from": start, "to": goal, "length": length, "cells": cells,
        })  # fmt: skip
    elif cells is None:
        click.echo("There is no path.")
    else:
        print_lines([("Length", _steps(length)), ("Cells", " ".join(name_of(maze, cell) for cell in cells))])


def _tell_region(
    file: Path, maze: Maze, segmentation: Segmentation, router: Router, start: Cell, as_json: bool
) -> None:
    found = region_distances(segmentation, router, start)
    kind = segmentation.regions[found.number].kind.name.lower()
    if as_json:
        print_json({
            "file": shown_path(file), "from": start, "region": found.number, "kind": kind,
            "entries": _table(found.entries, found.entry_steps), "cells": _table(found.cells, found.steps),
        })  # fmt: skip
        return
    index = int(found.steps.argmax())
    farthest = name_of(maze, found.cells[index].tolist())
    entries = zip(found.entries.tolist(), found.entry_steps.tolist(), strict=True)
    print_lines([
        ("Region", f"{kind} {found.number}, {len(found.cells):,} cell{'' if len(found.cells) == 1 else 's'}"),
        *(("Entry", f"{name_of(maze, cell)}: {_steps(steps)}") for cell, steps in entries),
        ("Farthest", f"{farthest}: {_steps(int(found.steps[index]))}"),
    ])  # fmt: skip


def _table(cells: NDArray[np.int64], steps: NDArray[np.int32]) -> list[dict[str, Any]]:
    """Return each cell with its steps, null where there is no path."""
    rows = zip(cells.tolist(), steps.tolist(), strict=True)
    return [{"cell": cell, "steps": None if far < 0 else far} for cell, far in rows]


def _steps(count: int | None) -> str:
    if count is None or count < 0:
        return "no path"
    return count_of(count, "step")
