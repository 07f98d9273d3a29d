"""`mazarine book`: a book of mazes, each harder than the last."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from mazarine.book.boards import GENERATORS
from mazarine.book.finding import FoundMaze, Kept, find
from mazarine.book.messages import BookMessage
from mazarine.book.plan import BOUNDS, Puzzle, read_plan
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
from mazarine.cli.tilings import require_tiling_suffix, write_tiling
from mazarine.errors import MazeError
from mazarine.files import require_suffix, write
from mazarine.lattice import SQUARE
from mazarine.tilings import TILINGS, TilingMaze

_SIDE = click.IntRange(2, int(BOUNDS["rows"][1]))


@click.command()
@click.argument("file", metavar="[PLAN]", type=FILE, required=False)
@click.option(
    "-o", "--output", "out", type=FILE, required=True,
    help="The PDF file to write; with --only or --seed, a maze.",
)  # fmt: skip
@click.option("--svg", type=FILE, metavar="FOLDER", help="Also write each puzzle to this folder, as SVG.")
@click.option("--only", type=int, metavar="N", help="Write only maze N, to a file of any format for mazes.")
@click.option("--seed", type=click.IntRange(0), help="Without PLAN: the seed of the maze, as its page says.")
@click.option("--generator", type=click.Choice(GENERATORS), help="With --seed: as the page says.")
@click.option("--lattice", help="With --seed: as the page says. Default: square.")
@click.option("--rows", type=_SIDE, help="With --seed: the first number of the size.")
@click.option("--cols", type=_SIDE, help="With --seed: the second number of the size, if it has two.")
@click.option("--shape", help="With --seed: as the page says, of a picture its file.")
@click.option(
    "--difficulty", type=click.FloatRange(*BOUNDS["difficulty"]), nargs=2, metavar="FROM TO",
    help="With --seed: the range that the page says.",
)  # fmt: skip
@json_option
def command(
    file: Path | None, out: Path, svg: Path | None, only: int | None, as_json: bool, **printed: Any
) -> None:
    """Make a book of mazes, each harder than the last.

    PLAN is a TOML file: count, difficulty = [from, to], lattice, rows, cols, shape, trim, wall_mm,
    solutions_per_page, title, seed, and others. Each maze is searched, and its seed is printed below it.

    Ctrl+C stops; the mazes that are found are kept beside the book, and the next call continues.

    What is printed below a maze makes it again without the plan: give it with --seed and the options after.
    """
    if file is None:
        pages, mazes = 0, [_write_maze(_printed(**printed, svg=svg, only=only), out)]
    elif any(it is not None for it in printed.values()):
        raise click.UsageError(str(CliMessage.PLAN_AND_SEED()))
    else:
        plan = read_plan(file)
        require_distinct([out], [file])
        if only is None:
            require_pdf(out, CliMessage.BOOK_NOT_PDF)
            kept = Kept(out).count(plan)
            if kept:
                print_notes([CliText.BOOK_RESUMED(count=kept)])
            pages, mazes = write_book(plan, out, svg, progress_on_terminal(file.stem))
        elif 1 <= only <= plan.count:
            pages, mazes = 0, [_write_maze(plan.puzzles()[only - 1], out)]
        else:
            raise MazeError(BookMessage.OUT_OF_RANGE(name="--only", least=1, most=plan.count, value=only))
    if as_json:
        print_json({"pages": pages, "mazes": [it.record for it in mazes]})
    elif pages:
        click.echo(str(CliText.BOOK_WRITTEN(count=len(mazes), pages=pages)))


def _printed(
    *, seed: int | None, generator: str | None, lattice: str | None, rows: int | None, cols: int | None,
    shape: str | None, difficulty: tuple[float, float] | None, **others: Any,
) -> Puzzle:  # fmt: skip
    """Return the puzzle on whose page these are printed."""
    lattice = lattice or SQUARE.name
    has_cols = lattice not in TILINGS or TILINGS[lattice].has_cols
    if seed is None or generator is None or rows is None or difficulty is None or has_cols is (cols is None):
        raise click.UsageError(str(CliMessage.PRINTED_INCOMPLETE()))
    if any(it is not None for it in others.values()):
        raise click.UsageError(str(CliMessage.PLAN_MISSING()))
    first, last = difficulty
    if first > last:
        raise click.UsageError(str(BookMessage.DIFFICULTY_FALLS(first=first, last=last)))
    return Puzzle(1, seed, generator, lattice, rows, cols or 1, shape or "", *difficulty)


def _write_maze(puzzle: Puzzle, out: Path) -> FoundMaze:
    """Find a maze and write it."""
    if puzzle.lattice in TILINGS:
        require_tiling_suffix(out, puzzle.lattice)
    else:
        require_suffix(out)
    found = find(puzzle)
    if isinstance(found.maze, TilingMaze):
        write_tiling(found.maze, out)
    else:
        write(found.maze, out)
    return found
