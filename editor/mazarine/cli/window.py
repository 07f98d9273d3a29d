"""The window; the only command that loads Qt."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import click

from mazarine import extras, files
from mazarine.cli.messages import CliMessage
from mazarine.errors import MazeFileError
from mazarine.gui import app


def open_window(path: Path | None, *, new_window: bool) -> int:
    """Open the window, with a file if there is one; return the exit status."""
    extras.require("gui", extras.Feature.WINDOW_FEATURE())
    return app.run(path, new_window=new_window)


def require_file(path: Path, commands: Iterable[str]) -> None:
    """Raise `MazeFileError` for a misspelled command or a missing file; the window checks the contents."""
    try:
        files.checked_path(path).stat()
    except FileNotFoundError:
        raise MazeFileError(path, CliMessage.UNKNOWN_COMMAND(known=", ".join(commands))) from None
    except OSError as error:
        raise MazeFileError(path, files.reason_of(error)) from error


@click.command(hidden=True)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--new-window", is_flag=True, help="Open a new window instead of a tab.")
@click.pass_context
def command(ctx: click.Context, file: Path, new_window: bool) -> None:
    """Open FILE in a tab of the window that is open, or in a new window."""
    ctx.exit(open_window(file, new_window=new_window))
