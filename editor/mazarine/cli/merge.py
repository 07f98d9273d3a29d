"""`mazarine merge`: a maze with the changes of two others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from mazarine.cli.output import FILE, json_option, print_json, print_notes, require_distinct
from mazarine.cli.reading import Wanted, read_all, reading_options
from mazarine.comparing import Conflict, Part, merge
from mazarine.comparing.messages import ConflictText
from mazarine.files import save
from mazarine.files.records import link_record, marker_record
from mazarine.maze import Link, Marker
from mazarine.maze.growth import GrownPoints

_CONFLICTS = 1
_MOST = 100
"""The most conflicts that have a line each."""


@click.command()
@click.argument("base", type=FILE)
@click.argument("ours", type=FILE)
@click.argument("theirs", type=FILE)
@click.option("-o", "--output", "out", type=FILE, required=True, help="The file to write the merged maze to.")
@reading_options
@json_option
@click.pass_context
def command(
    context: click.Context, base: Path, ours: Path, theirs: Path, out: Path, as_json: bool, wanted: Wanted
) -> None:
    """Merge the changes that OURS and THEIRS have made to BASE.

    Both may change different things. What both have changed differently is a conflict: the output then has
    what OURS has, and the command lists it. The output may be OURS itself. It has the format of OURS if both
    have the same suffix, and else that of its own suffix.

    The exit status is 0 without conflicts, and 1 with some.
    """
    require_distinct([out], [base, theirs])
    (first, _), (second, format), (third, _) = read_all(wanted, base, ours, theirs)
    done = merge(first, second, third)
    # The temporary files that git merges have no suffix.
    name = format.name if out.suffix.lower() == ours.suffix.lower() else None
    saving = save(done.maze, out, format=name, source=ours)
    print_notes(saving.losses)
    saving.write(None)
    if as_json:
        print_json({"conflicts": [_as_dict(conflict) for conflict in done.conflicts]})
    else:
        for conflict in done.conflicts[:_MOST]:
            click.echo(str(conflict.message))
        count = len(done.conflicts)
        click.echo(str(ConflictText.CONFLICTS(count=count) if count else ConflictText.NO_CONFLICTS()))
    if done.conflicts:
        context.exit(_CONFLICTS)


def _as_dict(conflict: Conflict) -> dict[str, Any]:
    if conflict.part is Part.VALUE:
        place = dict(zip(("name", "key"), conflict.place, strict=False))
    else:
        place = {"cell": conflict.place[:3], **dict(zip(("side",), conflict.place[3:], strict=False))}
    values = {name: _value(getattr(conflict, name)) for name in ("base", "ours", "theirs")}
    return {"part": conflict.part.value, **place, **values, "message": str(conflict.message)}


def _value(value: Any) -> Any:
    if isinstance(value, Link):
        return link_record(value)
    if isinstance(value, Marker):
        return marker_record(value)
    return value.table.tolist() if isinstance(value, GrownPoints) else value
