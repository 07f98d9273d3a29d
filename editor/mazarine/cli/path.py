"""`mazarine path`: the shortest path between two cells."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray

from mazarine.cli.arguments import CellName, cell_named, name_of, read_cell
from mazarine.cli.messages import CliText
from mazarine.cli.output import FILE, json_option, print_json, print_lines, progress_on_terminal, shown_path
from mazarine.cli.reading import Wanted, reading_options
from mazarine.counting import Noun
from mazarine.maze import Cell, Maze
from mazarine.messages import Message
from mazarine.paths import Router
from mazarine.paths.region_distances import region_distances
from mazarine.paths.structure.locks import path_with_keys
from mazarine.regions import Segmentation


# A cell may have negative numbers, which are not options.
@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("file", type=FILE)
@reading_options
@click.argument("start", metavar="FROM", callback=read_cell)
@click.argument("goal", metavar="[TO]", required=False, callback=read_cell)
@json_option
def command(file: Path, start: CellName, goal: CellName | None, as_json: bool, wanted: Wanted) -> None:
    """Find the shortest path between two cells, given as level,row,col.

    A cell of a honeycomb can also be given by its triplet in parentheses, after the number of its level
    unless that is 0: "(2,1,-1)" or "1:(2,1,-1)".

    A teleporter or stairs are one step. Secrets count as open. A path through doors fetches their keys.
    Without TO, the command shows the distances from FROM to the entries of its region and to the farthest
    cell of the region.
    """
    maze = wanted.maze(file)
    first = cell_named(maze, start)
    last = None if goal is None else cell_named(maze, goal)
    segmentation = Segmentation.of(maze, progress_on_terminal("Segmenting"))
    router = Router(segmentation)
    if last is None:
        _print_region(file, maze, segmentation, router, first, as_json)
    else:
        _print_path(file, maze, router, first, last, as_json)


def _print_path(file: Path, maze: Maze, router: Router, start: Cell, goal: Cell, as_json: bool) -> None:
    path = path_with_keys(router, maze.markers, start, goal)
    cells = None if path is None else path.tolist()
    length = None if cells is None else len(cells) - 1
    if as_json:
        print_json({
            "file": shown_path(file), "from": start, "to": goal, "length": length, "cells": cells,
        })  # fmt: skip
    elif cells is None:
        click.echo(str(CliText.NO_PATH_FOUND()))
    else:
        print_lines([("Length", _steps(length)), ("Cells", " ".join(name_of(maze, cell) for cell in cells))])


def _print_region(
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
    index, size = int(found.steps.argmax()), Noun.CELLS(count=len(found.cells))
    farthest = name_of(maze, found.cells[index].tolist())
    entries = zip(found.entries.tolist(), found.entry_steps.tolist(), strict=True)
    print_lines([
        ("Region", CliText.REGION_SIZE(kind=kind, number=found.number, cells=size)),
        *(("Entry", f"{name_of(maze, cell)}: {_steps(steps)}") for cell, steps in entries),
        ("Farthest", f"{farthest}: {_steps(int(found.steps[index]))}"),
    ])  # fmt: skip


def _table(cells: NDArray[np.int64], steps: NDArray[np.int32]) -> list[dict[str, Any]]:
    """Return each cell with its steps, None where there is no path."""
    rows = zip(cells.tolist(), steps.tolist(), strict=True)
    return [{"cell": cell, "steps": None if far < 0 else far} for cell, far in rows]


def _steps(count: int | None) -> Message:
    return CliText.NO_PATH() if count is None or count < 0 else Noun.STEPS(count=count)
