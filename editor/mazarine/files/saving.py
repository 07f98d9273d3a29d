"""Saving a maze in its file, where what the file holds besides stays as it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from mazarine import files
from mazarine.errors import MazeFileError
from mazarine.files.atomic import replacing
from mazarine.files.faults import Fault
from mazarine.files.format import Format, TileChoice, TileOptions
from mazarine.files.messages import LossMessage
from mazarine.files.source import Source, opened
from mazarine.files.transfer import losses
from mazarine.maze import Maze
from mazarine.maze.edits.change import require_maze
from mazarine.messages import Message
from mazarine.progress import Progress


@dataclass(frozen=True)
class Save:
    """A save that is ready to be done.

    Attributes
    ----------
    losses : what the file will lose of the maze, and of what it holds besides; empty if nothing is lost
    write : does it; `MazeFileError` if the file cannot be written
    """

    losses: list[Message]
    write: Callable[[Progress | None], None]


def save(
    maze: Maze,
    path: str | Path,
    *,
    format: str | None = None,
    choice: TileChoice | None = None,
    updates: bool = True,
) -> Save:
    """Prepare saving a maze in the file that it was read from.

    Where the format allows, only what changed is written, and all else in the file stays byte for byte.
    Otherwise a new file replaces it, and `losses` lists what it held besides.

    Parameters
    ----------
    maze : the maze
    path : its file
    format : the name of a format (`FORMATS`); None for that of the suffix
    choice : the layer and the tiles for cells that become rock or floor in a map of tiles
    updates : whether the file is that of the maze; if not, it is replaced

    Returns
    -------
    save : Save
        Its `write` does it.

    Raises
    ------
    MazeFileError
        If the file cannot be read.
    """
    require_maze(maze)
    path = Path(path)
    lost: list[Message] = []
    if updates and path.is_file():
        with opened(path, may_be_empty=True) as source:
            chosen = _known_format(source)
            if chosen is not None and chosen.updating is not None:
                try:
                    data = chosen.updating.update(source, maze, choice or TileChoice())
                except Fault as fault:
                    source.stream.seek(0)
                    lost = chosen.updating.besides(source)
                    lost = lost and [LossMessage.FILE_REPLACED(reason=fault.message), *lost]
                else:
                    return Save([], lambda _: _write_bytes(path, data))
    return Save(
        [*lost, *losses(maze, path, format=format)],
        lambda progress: files.write(maze, path, format=format, progress=progress),
    )


def tile_options(path: Path, format: Format) -> TileOptions | None:
    """Return what may be chosen for saving in a map of tiles; None for any other file."""
    if format.updating is None:
        return None
    with opened(path) as source:
        return format.updating.options(source)


def _known_format(source: Source) -> Format | None:
    """Return the format that a file has, whatever its name says; None if it has none."""
    try:
        return files.format_of(source)
    except MazeFileError:
        return None


def _write_bytes(path: Path, data: bytes) -> None:
    with replacing(path) as stream:
        stream.write(data)
