"""`mazewright generate`: a maze made by an algorithm."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import click
import numpy as np

from editor.cli.output import (
    FILE,
    json_option,
    print_json,
    print_lines,
    print_notes,
    progress_on_terminal,
    shown_path,
)
from editor.cli.summary import listed
from editor.errors import GeneratorError
from editor.files import losses, read, write
from editor.generators import GENERATORS, begin
from editor.generators.filling import fill
from editor.generators.finishing import finish
from editor.generators.generator import Generator
from editor.generators.parameter import Choice, Count, Parameter
from editor.generators.strew import COUNTS


@click.command()
@click.argument("name", required=False)
@click.option("--rows", type=int, help="The rows of the maze.")
@click.option("--cols", type=int, help="The columns of the maze.")
@click.option("--seed", type=click.IntRange(min=0), help="The same seed makes the same maze; else any.")
@click.option("--set", "settings", metavar="KEY=VALUE", multiple=True, help="A parameter; may be repeated.")
@click.option("--braid", "braided", metavar="SHARE", help="How many dead ends get a second way out, 0 to 1.")
@click.option("--unbraid", "unbraided", metavar="SHARE", help="How many loops are closed before, 0 to 1.")
@click.option("--sparsify", "sparse", metavar="SHARE", help="How many dead ends become rock at last, 0 to 1.")
@click.option(
    "--strew",
    "strewn",
    metavar="KIND=COUNT",
    multiple=True,
    help="Markers to strew, in dead ends first: treasure, npc, opponent; may be repeated.",
)
@click.option("--on", "ground", type=FILE, help="A maze whose floor is filled; its rock and links stay.")
@click.option("--level", type=int, default=0, show_default=True, help="With --on, which level is filled.")
@click.option("-o", "--output", "out", type=FILE, help="The file to write; its suffix names the format.")
@click.option("--list", "as_list", is_flag=True, help="List the algorithms and their parameters.")
@json_option
def command(
    name: str | None,
    rows: int | None,
    cols: int | None,
    seed: int | None,
    settings: tuple[str, ...],
    braided: str | None,
    unbraided: str | None,
    sparse: str | None,
    strewn: tuple[str, ...],
    ground: Path | None,
    level: int,
    out: Path | None,
    as_list: bool,
    as_json: bool,
) -> None:
    """Make a maze by the algorithm NAME; --list tells which there are."""
    if as_list:
        _print_list(as_json)
        return
    sides_given = [side for side in (rows, cols) if side is not None]
    if name is None or out is None or len(sides_given) != (0 if ground else 2):
        raise click.UsageError("A maze needs NAME, --rows and --cols or else --on, and --output.")
    seed = int(np.random.default_rng().integers(1 << 32)) if seed is None else seed
    start = time.perf_counter()
    rng = np.random.default_rng(seed)
    values, show = _values(settings), progress_on_terminal("Generating")
    if ground is None:
        growth = begin(name, rows or 0, cols or 0, rng=rng, **values)
        maze, pieces, level = growth.run(show), growth.pieces, 0
    else:
        maze, pieces = fill(read(ground), level, name, rng=rng, progress=show, **values)
    _, rows, cols = maze.shape
    shares = {"unbraid": unbraided, "braid": braided, "sparsify": sparse}
    asked = {it: share for it, share in shares.items() if share is not None}
    finish(maze, asked | _counts(strewn), rng=rng, level=level)
    seconds = time.perf_counter() - start
    print_notes([*_pieces(pieces), *losses(maze, out)])
    write(maze, out)
    if as_json:
        print_json({
            "output": shown_path(out), "generator": name, "rows": rows, "cols": cols, "seed": seed,
            "pieces": pieces, "seconds": round(seconds, 6),
        })  # fmt: skip
    else:
        print_lines([("Size", f"{rows:,} × {cols:,} cells"), ("Seed", str(seed))])


def _values(settings: tuple[str, ...]) -> dict[str, Any]:
    """Give parameters by name; what their values may be is for the generator to say."""
    values = {}
    for setting in settings:
        key, sign, value = setting.partition("=")
        if not sign or not key.isidentifier() or key in _OWN:
            raise GeneratorError(f"--set takes a parameter and its value, as in KEY=VALUE, not {setting!r}.")
        values[key] = value
    return values


def _counts(strewn: tuple[str, ...]) -> dict[str, str]:
    """Give counts by kind of marker."""
    counts = {}
    for setting in strewn:
        kind, sign, count = setting.partition("=")
        if not sign or kind not in _KINDS:
            raise GeneratorError(f"--strew takes a kind and a count, as in {_KINDS[0]}=5, not {setting!r}.")
        counts[kind] = count
    return counts


_KINDS = tuple(count.name for count in COUNTS)
_OWN = ("rng", "mask", "blocked", "lattice", "name", "rows", "cols", "maze", "level")
"""What `begin` is told in other ways."""


def _pieces(count: int) -> list[str]:
    return [f"the maze is in {listed({'piece': count})}, each a tree of its own"] if count > 1 else []


def _print_list(as_json: bool) -> None:
    if as_json:
        print_json({"generators": [_described(generator) for generator in GENERATORS.values()]})
        return
    lines = []
    for generator in GENERATORS.values():
        lines.append((generator.name, generator.summary))
        lines += [("", f"{it.name}={it.default}  {it.help} ({it.range})") for it in generator.parameters]
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
