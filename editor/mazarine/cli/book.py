"""`mazarine book`: a book of mazes, each harder than the last."""

from __future__ import annotations

from pathlib import Path

import click

from mazarine.book.finding import Kept, find
from mazarine.book.messages import BookMessage
from mazarine.book.plan import read_plan
from mazarine.cli.messages import CliMessage, CliText
from mazarine.cli.output import (
    FILE,
    json_option,
    print_json,
    print_notes,
    progress_on_terminal,
    require_distinct,
)
from mazarine.cli.pdf_files import require_pdf, write_book
from mazarine.errors import MazeError
from mazarine.files import require_suffix, write


@click.command()
@click.argument("file", metavar="PLAN", type=FILE)
@click.option(
    "-o", "--output", "out", type=FILE, required=True, help="The PDF file to write, or with --only a maze."
)
@click.option("--svg", type=FILE, metavar="FOLDER", help="Also write each puzzle to this folder, as SVG.")
@click.option("--only", type=int, metavar="N", help="Write only maze N, to a file of any format for mazes.")
@json_option
def command(file: Path, out: Path, svg: Path | None, only: int | None, as_json: bool) -> None:
    """Make a book of mazes, each harder than the last.

    PLAN is a TOML file: count, difficulty = [from, to], lattice, rows, cols, shape, trim, wall_mm,
    solutions_per_page, title, seed, and others. Each maze is searched, and its seed is printed below it.

    Ctrl+C stops; the mazes that are found are kept beside the book, and the next call continues.
    """
    plan = read_plan(file)
    require_distinct([out], [file])
    if only is None:
        require_pdf(out, CliMessage.BOOK_NOT_PDF)
        kept = Kept(out).count(plan)
        if kept:
            print_notes([CliText.BOOK_RESUMED(count=kept)])
        pages, mazes = write_book(plan, out, svg, progress_on_terminal(file.stem))
    elif 1 <= only <= plan.count:
        require_suffix(out)
        pages, mazes = 0, [find(plan.puzzles()[only - 1])]
        write(mazes[0].maze, out)
    else:
        raise MazeError(BookMessage.OUT_OF_RANGE(name="--only", least=1, most=plan.count, value=only))
    if as_json:
        print_json({"pages": pages, "mazes": [it.record for it in mazes]})
    elif only is None:
        click.echo(str(CliText.BOOK_WRITTEN(count=len(mazes), pages=pages)))
