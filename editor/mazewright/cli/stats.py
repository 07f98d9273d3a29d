"""`mazewright stats`: what a maze is like, in numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from mazewright.cli.cells import name_of
from mazewright.cli.output import FILE, json_option, print_json, print_lines, progress_on_terminal, shown_path
from mazewright.cli.summary import cells_listed, listed
from mazewright.counting import count_of
from mazewright.files import read
from mazewright.maze import Maze
from mazewright.paths.structure import Statistics, csv_of, statistics
from mazewright.paths.structure.measures import SecretCounts
from mazewright.regions import Segmentation


@click.command()
@click.argument("file", type=FILE)
@json_option
@click.option("--csv", "as_csv", is_flag=True, help="Print a line of name and value for each measure.")
def command(file: Path, as_json: bool, as_csv: bool) -> None:
    """Measure a maze: dead ends, loops, chokepoints, the longest path, the solution and more.

    The solution goes from the start marker to the nearest goal marker. What is measured is defined
    in docs/reference/statistics.md.
    """
    if as_json and as_csv:
        raise click.UsageError("--json and --csv exclude each other.")
    maze = read(file)
    segmentation = Segmentation.of(maze, progress_on_terminal("Segmenting"))
    found = statistics(maze, segmentation, progress=progress_on_terminal("Measuring"))
    if as_json:
        print_json({"file": shown_path(file), **found.as_dict()})
    elif as_csv:
        click.echo(csv_of(found), nl=False)
    else:
        lines = [*_structure_lines(found), *_passage_lines(found), *_way_lines(maze, found)]
        print_lines([*lines, *_secret_lines(found.secrets)])


def _structure_lines(found: Statistics) -> list[tuple[str, str]]:
    size, ends, chokes = found.size, found.dead_ends, found.chokepoints
    levels = f"{size.levels:,} level{'s' if size.levels > 1 else ''}"
    regions = {name: count for name, count in found.as_dict()["regions"].items() if name != "rock"}
    lengths = f", {ends.mean_length:.1f} steps long on average, {ends.max_length:,} at most"
    return [
        ("Size", f"{size.rows:,} × {size.cols:,} cells on {levels}, {size.floor:,} of floor"),
        ("Cells", cells_listed(found.as_dict()["cells"])),
        ("Regions", listed(regions)),
        ("Parts", f"{found.parts.count:,}, the largest of {listed({'cell': found.parts.largest})}"),
        ("Loops", f"{found.loops.count:,}; {listed({'cell': found.loops.cells})} on cycles"),
        ("Dead ends", f"{ends.count:,} ({ends.share:.1%} of the floor)" + lengths * bool(ends.count)),
        ("Trees", f"{listed({'cell': ends.tree_cells})} in trees of dead ends"),
        ("Chokepoints", f"{listed({'cell': chokes.cells})}; in {listed({'corridor': chokes.corridors})}"),
    ]


def _passage_lines(found: Statistics) -> list[tuple[str, str]]:
    passages = found.as_dict()["passages"]
    names = {
        "dead_end": "Dead ends open to",
        "straight": "Straight",
        "turn": "Turns",
        "junction": "Junctions closed to",
    }
    lines = [(title, cells_listed(_spaced(passages[name]))) for name, title in names.items()]
    others = {"isolated": passages["isolated"], "open to all sides": passages["four_way"]}
    types = found.passages.types
    return [
        *lines,
        ("Others", cells_listed({**others, "with links": passages["linked"]})),
        ("Cell types", f"{types.absent} of {types.possible} never occur"),
    ]


def _spaced(counts: dict[str, Any]) -> dict[str, int]:
    return {name.replace("_", "-"): count for name, count in counts.items()}


def _way_lines(maze: Maze, found: Statistics) -> list[tuple[str, str]]:
    texture, longest, solved = found.texture, found.longest_way, found.solution
    lines = []
    if solved:
        way = f"{_steps(solved.length)} from {name_of(maze, solved.start)} to {name_of(maze, solved.goal)}"
        measures = listed({"turn": solved.turns, "decision": solved.decisions})
        trees = listed({"dead end": solved.dead_ends, "cell": solved.dead_end_cells})
        measures += f", {solved.decisions_back:,} on the way back"
        lines += [("Solution", f"{way}: {measures}"), ("Off it", f"{trees} of their trees")]
    if longest and longest.start and longest.goal:
        ends = f"from {name_of(maze, longest.start)} to {name_of(maze, longest.goal)}"
        lines.append(
            ("Longest path", f"{'' if longest.exact else 'at least '}{_steps(longest.length)} {ends}")
        )
    return [
        *lines,
        ("River", "" if texture.river is None else f"{texture.river:.2f} steps a passage"),
        ("Bias", "" if texture.bias is None else f"{texture.bias:+.2f}"),
        ("Slant", "" if texture.slant is None else f"{texture.slant:+.2f}"),
        ("Braid", "" if texture.braid is None else f"{texture.braid:.1%}"),
    ]


def _secret_lines(secrets: SecretCounts | None) -> list[tuple[str, str]]:
    if secrets is None:
        return []
    found = secrets.found_cells + secrets.found_doors
    all_of_them = listed({"cell": secrets.cells, "door": secrets.doors})
    lines = [("Secrets", f"{all_of_them}, {found:,} of them found")]
    if secrets.cells_behind is not None:
        lines.append(("Behind secrets", f"{listed({'cell': secrets.cells_behind})} that the start leads to"))
    if secrets.needed is not None:
        without = "no path" if secrets.length_without is None else _steps(secrets.length_without)
        lines.append(("Needed to a goal", f"{count_of(secrets.needed, 'secret')}; without secrets {without}"))
    lined = secrets.lined_corridor
    if lined:
        lines.append(("Lined corridor", listed({"cell": lined.cells, "secret": lined.secrets})))
    return lines


def _steps(length: int) -> str:
    return count_of(length, "step")
