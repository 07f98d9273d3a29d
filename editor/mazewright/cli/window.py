"""The window; the only command that loads Qt."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import click

from mazewright import extras, files
from mazewright.cli.interrupt import leave_interrupts
from mazewright.errors import MazeFileError
from mazewright.gui import app


def open_window(path: Path | None, *, new_window: bool) -> int:
    """Open the window, with a file if there is one; return the exit status."""
    extras.require("gui", "The window")
    leave_interrupts()
    return app.run(path, new_window=new_window)


def require_file(path: Path, commands: Iterable[str]) -> None:
    """Refuse a misspelt command or file by naming the commands; what else a file may be, the window tells."""
    try:
        files.checked_path(path).stat()
    except FileNotFoundError:
        known = ", ".join(commands)
        reason = f"the file does not exist, and no such command; the commands are {known}"
        raise MazeFileError(path, reason) from None
    except OSError as error:
        raise MazeFileError(path, files.reason_of(error)) from error


@click.command(hidden=True)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--new-window", is_flag=True, help="Open a new window instead of a tab.")
@click.pass_context
def command(ctx: click.Context, file: Path, new_window: bool) -> None:
    """Open FILE in a tab of the window that is open, or in a new window."""
    ctx.exit(open_window(file, new_window=new_window))
