"""The menu entry, the icon and the file type of a Linux desktop, for this user: put there and taken away."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import click

from mazewright import extras
from mazewright.errors import MazeError
from mazewright.resources_path import resource

_TYPE = "application/x-mazewright-maze"

_ENTRY = """[Desktop Entry]
Type=Application
Name=Mazewright
GenericName=Maze editor
GenericName[fr]=Éditeur de labyrinthes
GenericName[pl]=Edytor labiryntów
Comment=Draw mazes and see rooms, corridors and crossroads
Comment[fr]=Dessiner des labyrinthes et voir salles, couloirs et carrefours
Comment[pl]=Rysuj labirynty i zobacz pokoje, korytarze i skrzyżowania
Exec={command} %f
Icon=mazewright
Terminal=false
Categories=Graphics;Education;Development;
Keywords=maze;labyrinth;micromouse;
MimeType={type};
StartupWMClass=mazewright
"""

_MIME = f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{_TYPE}">
    <comment>Mazewright maze</comment>
    <comment xml:lang="fr">Labyrinthe Mazewright</comment>
    <comment xml:lang="pl">Labirynt Mazewright</comment>
    <sub-class-of type="application/zip"/>
    <glob pattern="*.maze"/>
    <icon name="mazewright"/>
  </mime-type>
</mime-info>
"""


def install_desktop() -> list[Path]:
    """Put the entry, the icon and the file type into the user's folder of data; give the files.

    Raises
    ------
    MazeError
        If this is no Linux desktop, or a file cannot be written.
    """
    extras.require("gui", "A menu entry")
    files = _files()
    contents = {
        files[0]: _ENTRY.format(command=_command(), type=_TYPE),
        files[1]: _MIME,
        files[2]: resource("icons/mazewright.svg").read_text(encoding="utf-8"),
    }
    for path, text in contents.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise MazeError(f"{path} cannot be written: {error.strerror or error}.") from error
    _refresh(files)
    return files


def remove_desktop() -> list[Path]:
    """Take away what `install_desktop` put there; give the files that were there."""
    files = _files()
    there = [path for path in files if path.exists()]
    for path in there:
        try:
            path.unlink()
        except OSError as error:
            raise MazeError(f"{path} cannot be removed: {error.strerror or error}.") from error
    _refresh(files)
    return there


def tell(files: list[Path], done: str) -> None:
    """Print what was done, a line each."""
    for path in files:
        click.echo(f"{done} {path}")
    if not files:
        click.echo("There was nothing to remove.")


def _files() -> list[Path]:
    if not sys.platform.startswith("linux"):
        raise MazeError("Menu entries are put into Linux desktops only.")
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return [
        data / "applications" / "mazewright.desktop",
        data / "mime" / "packages" / "mazewright.xml",
        data / "icons" / "hicolor" / "scalable" / "apps" / "mazewright.svg",
    ]


def _command() -> str:
    """Return what starts this very program, as desktop entries quote it."""
    program = Path(sys.argv[0]).resolve()
    if program.name == "mazewright" and os.access(program, os.X_OK):
        return _quoted(str(program))
    return f"{_quoted(sys.executable)} -m mazewright"


def _quoted(word: str) -> str:
    """Quote a word of a command; a backslash is written twice, as in every string of such a file."""
    if not set(word) & set(" \t\n\"'\\><~|&;$*?#()`%"):
        return word
    quoted = "".join(f"\\{letter}" if letter in '"`$\\' else letter for letter in word)
    return '"' + quoted.replace("\\", "\\\\").replace("%", "%%") + '"'


def _refresh(files: list[Path]) -> None:
    """Have the desktop look again, where its programs are there; without them it does in time."""
    for name, folder in (
        ("update-desktop-database", files[0].parent), ("update-mime-database", files[1].parents[1]),
    ):  # fmt: skip
        program = shutil.which(name)
        if program is not None and folder.is_dir():
            with contextlib.suppress(OSError, subprocess.SubprocessError):
                subprocess.run([program, str(folder)], capture_output=True, check=False, timeout=60)
