"""The file with the standings of a league."""

from __future__ import annotations

from pathlib import Path

from mazarine import extras
from mazarine.cli.messages import CliMessage
from mazarine.errors import MazeError, MazeFileError
from mazarine.league.report import Report
from mazarine.rendering import RenderMessage


def require_pdf(path: Path) -> None:
    """Raise `MazeError` if the standings cannot be written, before anything runs."""
    if path.suffix.lower() != ".pdf":
        raise MazeFileError(path, CliMessage.STANDINGS_NOT_PDF())
    extras.require("gui", extras.Feature.PDF_FEATURE())


def write_pdf(report: Report, path: Path) -> None:
    """Write the standings."""
    try:
        from mazarine.league_report import write_report  # noqa: PLC0415  # takes Qt
    except ImportError as error:
        raise MazeError(RenderMessage.QT_NOT_LOADED(reason=str(error))) from error
    write_report(report, path)
