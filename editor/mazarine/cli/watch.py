"""`mazarine watch`: searches for a path, their counters, and films of their steps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from mazarine.cli.arguments import CellName, Decimal, cell_named, read_cell
from mazarine.cli.messages import CliMessage, CliText
from mazarine.cli.output import (
    FILE,
    json_option,
    print_json,
    print_lines,
    progress_on_terminal,
    require_distinct,
    shown_path,
)
from mazarine.cli.pdf_files import write_worksheet
from mazarine.cli.reading import Wanted, reading_options
from mazarine.counting import Noun
from mazarine.picture.film import Filmed, write_film
from mazarine.picture.page_data import require_page_size
from mazarine.picture.recording import record_search
from mazarine.picture.webpage import export_web_page
from mazarine.searches import SEARCHES, Run, watch


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("file", type=FILE, required=False)
@reading_options
@click.option(
    "--search", "names", multiple=True, metavar="NAME", help="A search; may be repeated. Default: 'a-star'."
)
@click.option(
    "--start", callback=read_cell, metavar="LEVEL,ROW,COL", help="The start cell. Default: the start marker."
)
@click.option(
    "--goal", callback=read_cell, metavar="LEVEL,ROW,COL", help="The goal cell. Default: any goal marker."
)
@click.option(
    "-o", "--output", "out", type=FILE,
    help="Write a film to this file (.gif, .png, .webp), with %04d in the name a series of PNG, a web page "
    "that plays all searches (.html), or a worksheet for pupils (.pdf).",
)  # fmt: skip
@click.option(
    "--size", metavar="SIZE",
    help="The size of the film: 1280x720, 1920x1080, square or WIDTHxHEIGHT. Default: 1280x720.",
)  # fmt: skip
@click.option("--speed", type=Decimal(), help="Steps a second. Default: the film lasts 20 seconds.")
@click.option("--pause", type=Decimal(), help="The seconds for which the end is shown. Default: 3.")
@click.option("--level", type=int, help="The level in the film. Default: that of the start.")
@click.option(
    "--steps", type=click.IntRange(1, 20), help="The rows of the table of a worksheet. Default: up to 20."
)
@click.option("--answers", "has_answers", is_flag=True, help="Add the answers to a worksheet.")
@click.option("--list", "as_list", is_flag=True, help="List the searches.")
@json_option
def command(
    file: Path | None,
    names: tuple[str, ...],
    start: CellName | None,
    goal: CellName | None,
    out: Path | None,
    size: str | None,
    speed: float | None,
    pause: float | None,
    level: int | None,
    steps: int | None,
    has_answers: bool,
    as_list: bool,
    as_json: bool,
    wanted: Wanted,
) -> None:
    """Search for a path, and show how many cells were visited, or write a film or a worksheet of the search.

    Secrets and doors count as open. The cost of a path is that of entering its cells.
    """
    if as_list:
        summaries = {search.name: str(search.summary) for search in SEARCHES.values()}
        print_json({"searches": summaries}) if as_json else print_lines(summaries.items())
        return
    if file is None:
        raise click.UsageError(str(CliMessage.MAZE_NOT_NAMED()))
    is_page, is_sheet = (out is not None and out.suffix.lower() == suffix for suffix in (".html", ".pdf"))
    is_film = out is not None and not (is_page or is_sheet)
    for is_refused, reason in (
        ((steps is not None or has_answers) and not is_sheet, CliMessage.ONLY_FOR_WORKSHEETS()),
        (not is_film and {size, speed, pause, level} != {None}, CliMessage.ONLY_FOR_FILMS()),
        (len(names) > 1 and (is_film or is_sheet), CliMessage.FILM_OF_SEVERAL_SEARCHES()),
    ):
        if is_refused:
            raise click.UsageError(str(reason))
    require_distinct([out], [file])
    maze = wanted.maze(file)
    if is_page:
        require_page_size(maze)
    first, last = (None if name is None else cell_named(maze, name) for name in (start, goal))
    runs = watch(maze, *names, start=first, goal=last, progress=progress_on_terminal("Searching"))
    records = {name: _record(run) for name, run in runs.items()}
    if out is not None:
        for record in records.values():
            record["output"] = shown_path(out)
        if is_page:
            export_web_page(None, out, recordings=[record_search(maze, run) for run in runs.values()])
        elif is_sheet:
            (run,) = runs.values()
            write_worksheet(maze, run, out, steps, has_answers=has_answers)
        else:
            ((name, run),) = runs.items()
            film, progress = [Filmed.search(maze, run, level)], progress_on_terminal("Writing the film")
            records[name]["frames"] = write_film(
                film,
                out,
                size=size or "1280x720",
                speed=speed,
                pause=3.0 if pause is None else pause,
                progress=progress,
            )
    if as_json:
        single = next(iter(records.values())) if len(records) == 1 else {"searches": records}
        print_json({"file": shown_path(file), **single})
    else:
        print_lines((str(run.search.title), _text(run)) for run in runs.values())


def _record(run: Run) -> dict[str, Any]:
    return {
        "search": run.search.name, "outcome": run.outcome.value, "steps": len(run), "visited": run.visited,
        "largest_frontier": run.largest_frontier, "length": run.length, "cost": run.cost,
        "path": None if run.path is None else run.path.tolist(),
    }  # fmt: skip


def _text(run: Run) -> str:
    visited = CliText.SEARCH_VISITED(
        cells=Noun.CELLS(count=run.visited), frontier=Noun.CELLS(count=run.largest_frontier)
    )
    return f"{run.conclusion} {visited}"
