"""PDF files: the standings of a league, worksheets, and books."""

from __future__ import annotations

from pathlib import Path

from mazarine import extras
from mazarine.book.finding import FoundMaze
from mazarine.book.plan import BookPlan
from mazarine.cli.messages import CliMessage
from mazarine.errors import MazeFileError
from mazarine.league.report import Report
from mazarine.maze import Maze
from mazarine.progress import Progress
from mazarine.rendering import taking_qt
from mazarine.searches import Run


def require_pdf(path: Path, not_pdf: CliMessage = CliMessage.STANDINGS_NOT_PDF) -> None:
    """Raise `MazeError` if a PDF cannot be written, before anything runs."""
    if path.suffix.lower() != ".pdf":
        raise MazeFileError(path, not_pdf())
    extras.require("gui", extras.Feature.PDF_FEATURE())


def write_standings(report: Report, path: Path) -> None:
    with taking_qt(extras.Feature.PDF_FEATURE()):
        from mazarine.pages.standings import write_report  # noqa: PLC0415  # takes Qt
    write_report(report, path)


def write_worksheet(maze: Maze, run: Run, path: Path, steps: int | None, *, has_answers: bool) -> None:
    """Write the worksheet of a search."""
    with taking_qt(extras.Feature.PDF_FEATURE()):
        from mazarine.pages.worksheet import write_worksheet as write  # noqa: PLC0415  # takes Qt
    write(maze, run, path, steps, has_answers=has_answers)


def write_book(
    plan: BookPlan, out: Path, svg: Path | None, progress: Progress | None
) -> tuple[int, list[FoundMaze]]:
    """Find the mazes of a book and write it; return the number of its pages, and the mazes."""
    with taking_qt(extras.Feature.PDF_FEATURE()):
        from mazarine.pages.book import make_book  # noqa: PLC0415  # takes Qt
    return make_book(plan, out, svg, progress)
