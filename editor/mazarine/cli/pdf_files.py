"""PDF files: the standings of a league, and worksheets."""

from __future__ import annotations

from pathlib import Path

from mazarine import extras
from mazarine.cli.messages import CliMessage
from mazarine.errors import MazeFileError
from mazarine.league.report import Report
from mazarine.maze import Maze
from mazarine.rendering import taking_qt
from mazarine.searches import Run


def require_pdf(path: Path) -> None:
    """Raise `MazeError` if the standings cannot be written, before anything runs."""
    if path.suffix.lower() != ".pdf":
        raise MazeFileError(path, CliMessage.STANDINGS_NOT_PDF())
    extras.require("gui", extras.Feature.PDF_FEATURE())


def write_standings(report: Report, path: Path) -> None:
    """Write the standings."""
    with taking_qt(extras.Feature.PDF_FEATURE()):
        from mazarine.standings_pdf import write_report  # noqa: PLC0415  # takes Qt
    write_report(report, path)


def write_worksheet(maze: Maze, run: Run, path: Path, steps: int | None, *, has_answers: bool) -> None:
    """Write the worksheet of a search."""
    with taking_qt(extras.Feature.PDF_FEATURE()):
        from mazarine import worksheet  # noqa: PLC0415  # takes Qt
    worksheet.write_worksheet(maze, run, path, steps, has_answers=has_answers)
