"""`mazarine diff`: what differs between two mazes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from mazarine import comparing
from mazarine.cli.output import FILE, json_option, print_json, progress_on_terminal, require_distinct
from mazarine.cli.reading import Wanted, read_all, reading_options
from mazarine.comparing import Difference, RegionHistory, diff, sentences_of
from mazarine.comparing.messages import ComparingMessage
from mazarine.errors import MazeFileError
from mazarine.files.records import link_record, marker_record

_DIFFERENT = 1
"""The exit status, as that of the command `diff`; 2 is for errors."""


@click.command()
@click.argument("first", metavar="A", type=FILE)
@click.argument("second", metavar="B", type=FILE)
@reading_options
@json_option
@click.option("--picture", type=FILE, help="The .png file for a picture of B with what differs in color.")
@click.pass_context
def command(
    context: click.Context, first: Path, second: Path, as_json: bool, picture: Path | None, wanted: Wanted
) -> None:
    """Show what differs between two mazes: cells, walls, links, markers, regions and the path to the goal.

    Mazes of different sizes are compared at equal lattice coordinates. Regions have the numbers that they
    have in A. In the picture, what is gone is orange, what is new is blue, and other changes are violet.

    The exit status is 0 if the mazes are the same, and 1 if they differ.
    """
    if picture is not None:
        if picture.suffix.lower() != ".png":
            raise MazeFileError(picture, ComparingMessage.PICTURE_NOT_PNG())
        require_distinct([picture], [first, second])
    (before, _), (after, _) = read_all(wanted, first, second)
    found = diff(before, after, progress_on_terminal("Comparing"))
    if as_json:
        print_json(_as_dict(found))
    else:
        for sentence in sentences_of(found):
            click.echo(str(sentence))
    if picture is not None:
        comparing.write_picture(found, after, picture)
    if found:
        context.exit(_DIFFERENT)


def _as_dict(found: Difference) -> dict[str, Any]:
    links = {"gone": found.links_gone, "new": found.links_new}
    markers = {"gone": found.markers_gone, "new": found.markers_new}
    before, after = found.solution
    return {
        "walls": len(found.walls), "cells": len(found.cells),
        "links": {name: [link_record(it) for it in them] for name, them in links.items()},
        "markers": {name: [marker_record(it) for it in them] for name, them in markers.items()},
        "regions": _regions(found.regions), "solution": {"before": before, "after": after},
        "dead_ends": {"gone": found.dead_ends_gone.tolist(), "new": found.dead_ends_new.tolist()},
        "metadata": list(found.metadata),
        "boards": [{"shape": grid.shape, "origin": grid.origin} for grid in (found.before, found.after)],
    }  # fmt: skip


def _regions(found: RegionHistory) -> dict[str, Any]:
    return {
        "split": [{"from": it.number, "into": it.parts} for it in found.split],
        "merged": [{"from": it.parts, "into": it.number} for it in found.merged],
        "new": found.new.tolist(), "gone": found.gone.tolist(),
        "renamed": [
            {"region": number, "before": before.name, "after": after.name}
            for number, before, after in found.renamed
        ],
    }  # fmt: skip
