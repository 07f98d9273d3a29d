"""The folder of the files that come with the program: in the source tree, or in the installed package."""

from __future__ import annotations

from pathlib import Path

from mazarine.errors import ErrorMessage, MazeFileError

_PACKAGE = Path(__file__).resolve().parent
_PLACES = (_PACKAGE / "resources", _PACKAGE.parents[1] / "resources")


def is_shipped(path: Path) -> bool:
    """Return whether a file came with the program, and should stay as it is."""
    try:
        path = path.resolve()
    except (OSError, ValueError):
        # A name that is too long, or holds a NUL: no file at all.
        return False
    return any(path.is_relative_to(place) for place in _PLACES)


def manual_page(name: str) -> Path:
    """Return the path of a page in `docs/`; `MazeFileError` if the installation lacks it."""
    for place in _PLACES:
        if (place.parent / "docs" / name).exists():
            return place.parent / "docs" / name
    raise MazeFileError(_PLACES[0].parent / "docs" / name, ErrorMessage.PROGRAM_FILE_MISSING())


def resource(name: str) -> Path:
    """Return the path of a file or folder in `resources/`; `MazeFileError` if the installation lacks it.

    >>> resource("mazes").name
    'mazes'
    """
    for place in _PLACES:
        if (place / name).exists():
            return place / name
    raise MazeFileError(_PLACES[0] / name, ErrorMessage.PROGRAM_FILE_MISSING())
