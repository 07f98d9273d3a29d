"""`mazarine stats`: the statistics of a maze."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from mazarine.cli.arguments import name_of
from mazarine.cli.messages import CliMessage, CliText
from mazarine.cli.output import FILE, json_option, print_json, print_lines, progress_on_terminal, shown_path
from mazarine.cli.reading import Wanted, reading_options
from mazarine.cli.stores import is_large, print_large_stats
from mazarine.cli.summary import cells_listed, regions_listed
from mazarine.counting import Noun
from mazarine.maze import Maze
from mazarine.messages import Message
from mazarine.paths.structure import Statistics, csv_of, statistics
from mazarine.paths.structure.measures import SecretCounts
from mazarine.paths.structure.plugins import ADDED_STATISTICS
from mazarine.regions import Segmentation


@click.command()
@click.argument("file", type=FILE)
@reading_options
@json_option
@click.option("--csv", "as_csv", is_flag=True, help="Print the name and the value of each measure in CSV.")
def command(file: Path, as_json: bool, as_csv: bool, wanted: Wanted) -> None:
    """Measure a maze: dead ends, loops, chokepoints, the longest path, the solution and more.

    The solution leads from the start marker to the nearest goal marker. docs/reference/statistics.md
    defines each measure. For a Zarr store that is too large for memory, the command shows only measures that
    add up from block to block.
    """
    if as_json and as_csv:
        raise click.UsageError(str(CliMessage.JSON_WITH_CSV()))
    if is_large(file):
        if as_csv:
            raise click.UsageError(str(CliMessage.NO_CSV_OF_STORES()))
        print_large_stats(file, as_json)
        return
    maze = wanted.maze(file)
    segmentation = Segmentation.of(maze, progress_on_terminal("Segmenting"))
    found = statistics(maze, segmentation, progress=progress_on_terminal("Measuring"))
    if as_json:
        print_json({"file": shown_path(file), **found.as_dict()})
    elif as_csv:
        click.echo(csv_of(found), nl=False)
    else:
        lines = [
            *_structure_lines(found),
            *_passage_lines(found),
            *_path_lines(maze, found),
            *_texture_lines(found),
        ]
        print_lines([*lines, *_secret_lines(found.secrets), *_plugin_lines(found)])


_Line = tuple[str, Message | str]


def _structure_lines(found: Statistics) -> list[_Line]:
    size, ends, chokes = found.size, found.dead_ends, found.chokepoints
    regions = {name: count for name, count in found.as_dict()["regions"].items() if name != "rock"}
    extent = CliText.SIZE_AND_FLOOR(
        rows=size.rows, cols=size.cols, levels=Noun.LEVELS(count=size.levels), floor=size.floor
    )
    components = CliText.COMPONENTS_FOUND(
        number=found.components.count, cells=Noun.CELLS(count=found.components.largest)
    )
    loops = CliText.LOOPS_FOUND(number=found.loops.count, cells=Noun.CELLS(count=found.loops.cells))
    dead_ends = CliText.DEAD_ENDS_FOUND(number=ends.count, share=ends.share)
    if ends.count:
        dead_ends = CliText.DEAD_ENDS_WITH_LENGTHS(
            number=ends.count, share=ends.share, mean=ends.mean_length, most=ends.max_length
        )
    chokepoints = CliText.CHOKEPOINTS_FOUND(
        cells=Noun.CELLS(count=chokes.cells), corridors=Noun.CORRIDORS(count=chokes.corridors)
    )
    return [
        ("Size", extent),
        ("Cells", cells_listed(found.as_dict()["cells"])),
        ("Regions", regions_listed(regions)),
        ("Components", components),
        ("Loops", loops),
        ("Dead ends", dead_ends),
        ("Trees", CliText.DEAD_END_TREES(cells=Noun.CELLS(count=ends.tree_cells))),
        ("Chokepoints", chokepoints),
    ]


def _passage_lines(found: Statistics) -> list[_Line]:
    if found.passages is None:
        return []
    passages = found.as_dict()["passages"]
    names = {
        "dead_end": "Dead ends open to",
        "straight": "Straight",
        "turn": "Turns",
        "junction": "Junctions closed to",
    }
    lines: list[_Line] = [(title, cells_listed(_hyphenated(passages[name]))) for name, title in names.items()]
    others = {"isolated": passages["isolated"], "open to all sides": passages["four_way"]}
    types = found.passages.types
    return [
        *lines,
        ("Others", cells_listed({**others, "with links": passages["linked"]})),
        ("Cell types", CliText.CELL_TYPES(absent=types.absent, possible=types.possible)),
    ]


def _hyphenated(counts: dict[str, Any]) -> dict[str, int]:
    return {name.replace("_", "-"): count for name, count in counts.items()}


def _path_lines(maze: Maze, found: Statistics) -> list[_Line]:
    longest, solved = found.longest_path, found.solution
    lines: list[_Line] = []
    if solved:
        solution = CliText.SOLUTION_FOUND(
            steps=Noun.STEPS(count=solved.length), start=name_of(maze, solved.start),
            goal=name_of(maze, solved.goal), turns=Noun.TURNS(count=solved.turns),
            decisions=Noun.DECISIONS(count=solved.decisions),
        )  # fmt: skip
        trees = CliText.OFF_SOLUTION(
            dead_ends=Noun.DEAD_ENDS(count=solved.dead_ends), cells=Noun.CELLS(count=solved.dead_end_cells)
        )
        lines += [("Solution", solution), ("Off it", trees)]
    if found.difficulty is not None:
        lines.append(("Difficulty", f"{found.difficulty:.2f}"))
    if longest and longest.start and longest.goal:
        text = CliText.LONGEST_PATH if longest.exact else CliText.LONGEST_PATH_FOUND
        path = text(
            steps=Noun.STEPS(count=longest.length),
            start=name_of(maze, longest.start), goal=name_of(maze, longest.goal),
        )  # fmt: skip
        lines.append(("Longest path", path))
    return lines


def _texture_lines(found: Statistics) -> list[_Line]:
    texture = found.texture
    return [
        ("River", "" if texture.river is None else CliText.RIVER_MEAN(river=texture.river)),
        ("Bias", "" if texture.bias is None else f"{texture.bias:+.2f}"),
        ("Slant", "" if texture.slant is None else f"{texture.slant:+.2f}"),
        ("Braid", "" if texture.braid is None else f"{texture.braid:.1%}"),
    ]


def _plugin_lines(found: Statistics) -> list[_Line]:
    return [
        (str(it.title), f"{found.plugins[it.name]:g} {it.unit}".rstrip())
        for it in ADDED_STATISTICS.values()
        if found.plugins.get(it.name) is not None
    ]


def _secret_lines(secrets: SecretCounts | None) -> list[_Line]:
    if secrets is None:
        return []
    listed = CliText.SECRETS_LISTED(
        cells=Noun.CELLS(count=secrets.cells), doors=Noun.DOORS(count=secrets.doors),
        found=secrets.found_cells + secrets.found_doors,
    )  # fmt: skip
    lines: list[_Line] = [("Secrets", listed)]
    if secrets.cells_behind is not None:
        behind = CliText.CELLS_BEHIND_SECRETS(cells=Noun.CELLS(count=secrets.cells_behind))
        lines.append(("Behind secrets", behind))
    if secrets.needed is not None:
        without = secrets.length_without
        length = CliText.NO_PATH() if without is None else Noun.STEPS(count=without)
        needed = CliText.SECRETS_NEEDED(secrets=Noun.SECRETS(count=secrets.needed), length=length)
        lines.append(("Needed to a goal", needed))
    lined = secrets.lined_corridor
    if lined:
        corridor = CliText.LINED_CORRIDOR(
            cells=Noun.CELLS(count=lined.cells), secrets=Noun.SECRETS(count=lined.secrets)
        )
        lines.append(("Lined corridor", corridor))
    return lines
