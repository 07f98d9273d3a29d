"""The window; the only command that loads Qt."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import click

from mazarine import extras, files
from mazarine.cli.messages import CliMessage
from mazarine.errors import MazeFileError
from mazarine.files.faults import faults_of
from mazarine.files.messages import FileMessage
from mazarine.gui.start import app

_STORE = "zarr.json"
_NOTHING_OPENED = 2


def open_window(*paths: Path, new_window: bool) -> int:
    """Open the window, with files if there are some; return the exit status."""
    extras.require("gui", extras.Feature.WINDOW_FEATURE())
    return app.run(*paths, new_window=new_window)


def require_command_or_file(word: str, commands: Iterable[str]) -> None:
    """Raise `MazeFileError` for a word that is no file but may be a misspelled command."""
    if word.replace("-", "_").isidentifier() and not Path(word).exists():
        raise MazeFileError(Path(word), CliMessage.UNKNOWN_COMMAND(known=", ".join(commands)))


def require_file(path: Path) -> None:
    """Raise `MazeFileError` for a missing file or a folder of files; the window checks the contents."""
    with faults_of(path):
        files.checked_path(path).stat()
    if path.is_dir() and not (path / _STORE).exists():
        raise MazeFileError(path, FileMessage.FILE_IS_FOLDER())


@click.command(hidden=True)
@click.argument("paths", metavar="[FILES]...", nargs=-1, type=click.Path(path_type=Path))
@click.option("--new-window", is_flag=True, help="Open a new window instead of tabs.")
@click.pass_context
def command(ctx: click.Context, paths: tuple[Path, ...], new_window: bool) -> None:
    """Open FILES in tabs of the window that is open, or in a new window."""
    found = []
    for path in paths:
        try:
            require_file(path)
        except MazeFileError as error:
            click.echo(str(error), err=True)
        else:
            found.append(path)
    ctx.exit(open_window(*found, new_window=new_window) if found else _NOTHING_OPENED)
