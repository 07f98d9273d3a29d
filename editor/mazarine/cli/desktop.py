"""Install and remove the menu entry, the icon and the file type of a Linux desktop, for this user."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import click

from mazarine import extras, files
from mazarine.cli.messages import CliMessage, CliText
from mazarine.errors import MazeError
from mazarine.resources_path import resource

_TYPE = "application/x-mazarine-maze"

_ENTRY = """[Desktop Entry]
Type=Application
Name=Mazarine
GenericName=Maze editor
GenericName[fr]=Éditeur de labyrinthes
GenericName[pl]=Edytor labiryntów
Comment=Draw mazes and see rooms, corridors and crossroads
Comment[fr]=Dessiner des labyrinthes et voir salles, couloirs et carrefours
Comment[pl]=Rysuj labirynty i zobacz pokoje, korytarze i skrzyżowania
Exec={command} %f
Icon=mazarine
Terminal=false
Categories=Graphics;Education;Development;
Keywords=maze;labyrinth;micromouse;
MimeType={type};
StartupWMClass=mazarine
"""

_MIME = f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{_TYPE}">
    <comment>Mazarine maze</comment>
    <comment xml:lang="fr">Labyrinthe Mazarine</comment>
    <comment xml:lang="pl">Labirynt Mazarine</comment>
    <sub-class-of type="application/zip"/>
    <glob pattern="*.maze"/>
    <icon name="mazarine"/>
  </mime-type>
</mime-info>
"""


def install_desktop() -> list[Path]:
    """Install the entry, the icon and the file type in the user's data folder; return the files.

    Raises
    ------
    MazeError
        If this is not Linux, or a file cannot be written.
    """
    extras.require("gui", extras.Feature.DESKTOP_ENTRY_FEATURE())
    paths = _paths()
    contents = {
        paths[0]: _ENTRY.format(command=_command(), type=_TYPE),
        paths[1]: _MIME,
        paths[2]: resource("icons/mazarine.svg").read_text(encoding="utf-8"),
    }
    for path, text in contents.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise MazeError(CliMessage.NOT_INSTALLED(path=path, reason=files.reason_of(error))) from error
    _refresh(paths)
    return paths


def remove_desktop() -> list[Path]:
    """Remove the files of `install_desktop`; return those that existed."""
    paths = _paths()
    existing = [path for path in paths if path.exists()]
    for path in existing:
        try:
            path.unlink()
        except OSError as error:
            raise MazeError(CliMessage.NOT_UNINSTALLED(path=path, reason=files.reason_of(error))) from error
    _refresh(paths)
    return existing


def print_written(paths: list[Path]) -> None:
    """Print the files that were installed, one per line."""
    for path in paths:
        click.echo(str(CliText.FILE_WRITTEN(path=path)))


def print_removed(paths: list[Path]) -> None:
    """Print the files that were removed, one per line."""
    for path in paths:
        click.echo(str(CliText.FILE_REMOVED(path=path)))
    if not paths:
        click.echo(str(CliText.NOTHING_REMOVED()))


def _paths() -> list[Path]:
    if not sys.platform.startswith("linux"):
        raise MazeError(CliMessage.MENU_ENTRIES_ON_LINUX())
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return [
        data / "applications" / "mazarine.desktop",
        data / "mime" / "packages" / "mazarine.xml",
        data / "icons" / "hicolor" / "scalable" / "apps" / "mazarine.svg",
    ]


def _command() -> str:
    """Return the command that starts this program, quoted as in desktop entries."""
    program = Path(sys.argv[0]).resolve()
    if program.name == "mazarine" and os.access(program, os.X_OK):
        return _quoted(str(program))
    return f"{_quoted(sys.executable)} -m mazarine"


def _quoted(word: str) -> str:
    """Quote a word of a command; a backslash is doubled, as in every string of such a file."""
    if not set(word) & set(" \t\n\"'\\><~|&;$*?#()`%"):
        return word
    quoted = "".join(f"\\{letter}" if letter in '"`$\\' else letter for letter in word)
    return '"' + quoted.replace("\\", "\\\\").replace("%", "%%") + '"'


def _refresh(paths: list[Path]) -> None:
    """Update the databases of the desktop, if the programs for that are installed."""
    for name, folder in (
        ("update-desktop-database", paths[0].parent), ("update-mime-database", paths[1].parents[1]),
    ):  # fmt: skip
        program = shutil.which(name)
        if program is not None and folder.is_dir():
            with contextlib.suppress(OSError, subprocess.SubprocessError):
                subprocess.run([program, str(folder)], capture_output=True, check=False, timeout=60)
