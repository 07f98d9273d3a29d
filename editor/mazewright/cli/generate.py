"""`mazewright generate`: a maze made by an algorithm."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import click
import numpy as np

from mazewright.cli.cells import NamedPoint, place_named, read_point
from mazewright.cli.output import (
    FILE,
    json_option,
    print_json,
    print_lines,
    print_notes,
    progress_on_terminal,
    shown_path,
)
from mazewright.cli.summary import listed
from mazewright.cli.targets import require_distinct
from mazewright.counting import count_of
from mazewright.errors import GeneratorError
from mazewright.files import losses, read, write
from mazewright.files.registry import formats_for
from mazewright.generators import GENERATORS, begin, seed_of
from mazewright.generators.endless import cut_window
from mazewright.generators.filling import fill
from mazewright.generators.finishing import FINISHES, finish
from mazewright.generators.generator import Generator
from mazewright.generators.parameter import Choice, Count, Parameter, read_all
from mazewright.generators.registry import generator_named
from mazewright.lattice import SQUARE, Lattice, lattice_named
from mazewright.maze import Maze

_Command = TypeVar("_Command", bound=Callable[..., None])
_Start = tuple[int, int] | NamedPoint | None
_GENERATING = "Generating"


def _finish_options(command: _Command) -> _Command:
    """Add an option for each thing that can be done to a maze when it is made."""
    for it in reversed(FINISHES):
        metavar = "COUNT" if isinstance(it, Count) else "SHARE"
        words = f"{it.help[:1].upper()}{it.help[1:]}, {it.range}."
        command = click.option(f"--{it.name.replace('_', '-')}", metavar=metavar, help=words)(command)
    return command


def _read_start(_context: click.Context, _parameter: click.Parameter, value: str | None) -> _Start:
    """Read a lattice row and column, or a point."""
    if value is None:
        return None
    point = read_point(value)
    if point is not None and point.level is None:
        return point
    try:
        row, col = (int(part) for part in value.split(","))
    except ValueError:
        raise click.BadParameter(
            f"{value!r} is not a row and a column; write them as in 3,5, or a honeycomb's"
            " triplet, as in (2,-1,0)."
        ) from None
    return row, col


@click.command()
@click.argument("name", required=False)
@click.option("--rows", type=int, help="The rows of the maze.")
@click.option("--cols", type=int, help="The columns of the maze.")
@click.option("--row", type=int, help="Infinite binary tree: the first row of the window.")
@click.option("--col", type=int, help="Infinite binary tree: the first column of the window.")
@click.option(
    "--seed", type=click.IntRange(min=0), help="The same seed gives the same maze. Default: random."
)
@click.option("--set", "settings", metavar="KEY=VALUE", multiple=True, help="A parameter; may be repeated.")
@click.option("--lattice", "lattice", help="square, which is usual, or honeycomb.")
@click.option("--mirrored", is_flag=True, help="Mirror the honeycomb.")
@click.option(
    "--start", metavar="ROW,COL", callback=_read_start,
    help='Where it begins, if it does so at a cell; on a honeycomb also a triplet, "(2,-1,0)".',
)  # fmt: skip
@click.option(
    "--on", "ground", type=FILE, help="A maze whose floor becomes the new maze; its rock and links stay."
)
@click.option("--level", type=int, help="With --on: the level to fill. Default: the first.")
@click.option("-o", "--output", "out", type=FILE, help="The file to write; its suffix names the format.")
@click.option("--list", "as_list", is_flag=True, help="List the algorithms and their parameters.")
@_finish_options
@json_option
def command(
    name: str | None,
    rows: int | None,
    cols: int | None,
    row: int | None,
    col: int | None,
    seed: int | None,
    settings: tuple[str, ...],
    lattice: str | None,
    mirrored: bool,
    start: _Start,
    ground: Path | None,
    level: int | None,
    out: Path | None,
    as_list: bool,
    as_json: bool,
    **finishes: str | None,
) -> None:
    """Make a maze by the algorithm NAME; --list lists the algorithms."""
    if as_list:
        _print_list(as_json)
        return
    sides_given = [side for side in (rows, cols) if side is not None]
    if name is None or out is None or len(sides_given) != (0 if ground else 2):
        raise click.UsageError("A maze needs NAME, --rows and --cols or else --on, and --output.")
    if ground is None and level is not None:
        raise click.UsageError("--level says which level of --on is filled; there is no --on.")
    seed = int(np.random.default_rng().integers(1 << 32)) if seed is None else seed
    if ground is not None and (lattice or mirrored):
        raise click.UsageError("--on has the lattice of its file; it takes neither --lattice nor --mirrored.")
    is_window = row is not None or col is not None
    if is_window and (name != "binary-tree" or ground or lattice or mirrored or start):
        raise click.UsageError(
            "--row and --col are of binary-tree; they take neither --on, --lattice, --mirrored nor --start."
        )
    cells = lattice_named(lattice or SQUARE.name, mirrored)
    requests = {it: much for it, much in finishes.items() if much is not None}
    read_all(FINISHES, requests)
    formats_for(out)
    require_distinct([out], [ground])
    begun = time.perf_counter()
    rng = np.random.default_rng(seed)
    values = _values(name, settings)
    if is_window:
        made = _window((row or 0, col or 0), (rows or 0, cols or 0), rng, values)
    elif ground is None:
        made = _new(name, (rows or 0, cols or 0), cells, start, rng, values)
    else:
        made = _filled(name, read(ground), level or 0, start, rng, values)
    finish(made.maze, requests, rng=rng, level=level or 0)
    seconds = time.perf_counter() - begun
    print_notes([*made.notes, *losses(made.maze, out)])
    write(made.maze, out)
    _, rows, cols = made.maze.shape
    if as_json:
        print_json({
            "output": shown_path(out), "generator": name, "rows": rows, "cols": cols, "seed": seed,
            "pieces": made.pieces, "resets": made.resets, **made.place, "seconds": round(seconds, 6),
        })  # fmt: skip
    else:
        restarts = [("Restarts", f"{made.resets:,}")] if made.resets else []
        print_lines([("Size", f"{rows:,} × {cols:,} cells"), ("Seed", str(seed)), *restarts])


@dataclass(frozen=True)
class _Made:
    """A maze, the pieces it is in, notes on it, and for some algorithms restarts or where it was cut out."""

    maze: Maze
    pieces: int
    notes: list[str]
    resets: int = 0
    place: Mapping[str, int] = field(default_factory=dict)


def _window(
    corner: tuple[int, int], size: tuple[int, int], rng: np.random.Generator, values: Mapping[str, Any]
) -> _Made:
    """Cut a window out of an infinite binary tree."""
    window = cut_window(seed_of(rng), *corner, *size, **values)
    openings, parts = count_of(window.openings, "opening"), count_of(window.parts, "part")
    notes = [f"{openings} at the border became walls; the window is in {parts}"]
    place = {"row": corner[0], "col": corner[1], "openings": window.openings}
    return _Made(window.maze, window.parts, notes, place=place)


def _new(
    name: str,
    size: tuple[int, int],
    lattice: Lattice,
    start: _Start,
    rng: np.random.Generator,
    values: Mapping[str, Any],
) -> _Made:
    """Make a maze of its own."""
    growth = begin(name, *size, rng=rng, lattice=lattice, start=_place(lattice, start), **values)
    maze = growth.run(progress_on_terminal(_GENERATING))
    return _Made(maze, growth.pieces, _pieces(growth.pieces), growth.resets)


def _filled(
    name: str, base: Maze, level: int, start: _Start, rng: np.random.Generator, values: Mapping[str, Any]
) -> _Made:
    """Fill the floor of a level."""
    place, show = _place(base.lattice, start), progress_on_terminal(_GENERATING)
    maze, pieces = fill(base, level, name, rng=rng, progress=show, start=place, **values)
    return _Made(maze, pieces, _pieces(pieces))


def _place(lattice: Lattice, start: _Start) -> tuple[int, int] | None:
    """Return the lattice row and column where a maze begins."""
    return place_named(lattice, start) if isinstance(start, NamedPoint) else start


def _values(name: str, settings: tuple[str, ...]) -> dict[str, Any]:
    """Read the parameters of a generator."""
    words = {}
    for setting in settings:
        key, sign, value = setting.partition("=")
        if not sign:
            raise GeneratorError(f"--set takes a parameter and its value, as in KEY=VALUE, not {setting!r}.")
        words[key] = value
    return read_all(generator_named(name).parameters, words)


def _pieces(count: int) -> list[str]:
    return [f"the maze is in {listed({'piece': count})}, each made on its own"] if count > 1 else []


def _print_list(as_json: bool) -> None:
    if as_json:
        generators = [_described(generator) for generator in GENERATORS.values()]
        print_json({"generators": generators, "afterwards": [_parameter(it) for it in FINISHES]})
        return
    lines = []
    for generator in GENERATORS.values():
        lines.append((generator.name, generator.summary))
        lines += [("", f"{it.name}={it.default}  {it.help} ({it.range})") for it in generator.parameters]
    lines.append(("afterwards", "what is done to any maze, by options of these names"))
    lines += [("", f"{it.name}={it.default}  {it.help} ({it.range})") for it in FINISHES]
    print_lines(lines)


def _described(generator: Generator) -> dict[str, Any]:
    return {
        "name": generator.name, "summary": generator.summary, "masks": generator.fills_masks,
        "lattices": list(generator.lattices), "parameters": [_parameter(it) for it in generator.parameters],
    }  # fmt: skip


def _parameter(parameter: Parameter) -> dict[str, Any]:
    values: list[Any] = list(parameter.choices) if isinstance(parameter, Choice) else [0.0, 1.0]
    if isinstance(parameter, Count):
        values = [0, parameter.most]
    return {
        "name": parameter.name, "help": parameter.help, "default": parameter.default,
        "choices" if isinstance(parameter, Choice) else "range": values,
    }  # fmt: skip
