"""Saving a maze in its file, where what the file holds besides stays as it is."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from mazarine import files
from mazarine.errors import MazeFileError
from mazarine.files.art import TileArt
from mazarine.files.atomic import replacing
from mazarine.files.faults import Fault
from mazarine.files.format import Format, TileChoice, TileOptions, Update, Updating
from mazarine.files.messages import ArtNote, FileMessage, LossMessage
from mazarine.files.options import ReadOptions
from mazarine.files.source import Source, opened
from mazarine.files.transfer import losses
from mazarine.maze import Maze
from mazarine.maze.edits.change import require_maze
from mazarine.messages import Message, quoted
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
    source: str | Path | None = None,
    before: Path | None = None,
    options: ReadOptions | None = None,
) -> Save:
    """Prepare saving a maze in a file, by default the one that it was read from.

    Where the format allows, only what changed is written, and all else in the file stays byte for byte.
    Otherwise a new file replaces it, and `losses` lists what it held besides. Raises `MazeFileError` if the
    file cannot be written.

    Parameters
    ----------
    maze : the maze
    path : the file to save in
    format : the name of a format (`FORMATS`); None for that of the file, or of the suffix
    choice : the layer and the tiles for cells that become rock or floor in a map of tiles
    source : the file that the maze was read from; None for `path`
    before : what holds the maze (`holder_of`) before it was first saved here; where its cells come back, its
        tiles do
    options : those that the maze was read with, of a file that holds several
    """
    require_maze(maze)
    path = Path(path)
    source = path if source is None else Path(source)
    only_saved = format is not None and not files.format_named(format).can_write
    lost: list[Message] = []
    if only_saved or (source.is_file() and path.suffix.lower() == source.suffix.lower()):
        try:
            with opened(source, may_be_empty=True, options=options) as opened_file:
                known = _known_format(opened_file)
                if known is not None and known.updating is not None:
                    only_saved = not known.can_write
                    try:
                        _require_same_place(path, source, format, known)
                        update = _updated(known.updating, opened_file, maze, choice, before)
                        target = _target(path, source, update)
                    except Fault as fault:
                        if only_saved:
                            raise
                        opened_file.stream.seek(0)
                        lost = known.updating.besides(opened_file)
                        lost = lost and [LossMessage.FILE_REPLACED(reason=fault.message), *lost]
                    else:
                        return Save(update.losses, lambda _: _write_bytes(target, update.data))
        except (Fault, MazeFileError) as error:  # What is there cannot be read any more.
            reason = error.message if isinstance(error, Fault) else error.cause
            if only_saved:
                raise MazeFileError(path, reason) from None
            lost = [LossMessage.FILE_REPLACED(reason=reason)]
    return Save(
        [*lost, *losses(maze, path, format=format)],
        lambda progress: files.write(maze, path, format=format, progress=progress),
    )


def _require_same_place(path: Path, source: Path, format: str | None, known: Format) -> None:
    """Require that a file is updated in the form and in the folder that it has: it may name others there."""
    if format not in (None, known.name):
        raise Fault(FileMessage.OTHER_FORMAT())
    if os.path.realpath(path.parent) != os.path.realpath(source.parent):
        raise Fault(FileMessage.OTHER_FOLDER())


def _target(path: Path, source: Path, update: Update) -> Path:
    """Return the file to write: the one to save in, or the one that it names and that has the maze."""
    if os.path.realpath(update.path) == os.path.realpath(source):
        return path
    if os.path.realpath(path) != os.path.realpath(source):
        raise Fault(FileMessage.SHARED_WITH_COPY(name=quoted(update.path.name)))
    return update.path


def _updated(
    updating: Updating, source: Source, maze: Maze, choice: TileChoice | None, before: Path | None
) -> Update:
    if before is None:
        return updating.update(source, maze, choice or TileChoice(), None)
    with opened(before) as first:
        return updating.update(source, maze, choice or TileChoice(), first)


def holder_of(path: Path, format: Format, options: ReadOptions) -> Path:
    """Return the file that saving changes: one that was read, or one that it names."""
    if format.updating is None:
        return path
    with opened(path, options=options) as source:
        return format.updating.holder(source)


def tile_options(path: Path, format: Format, options: ReadOptions | None = None) -> TileOptions | None:
    """Return what may be chosen for saving in a map of tiles; None for any other file."""
    if format.updating is None:
        return None
    with opened(path, options=options) as source:
        return format.updating.options(source)


def tile_art(
    path: Path, format: Format, options: ReadOptions, maze: Maze, notes: list[Message]
) -> TileArt | None:
    """Return the pictures of the tiles of a map that was read; None with a note if they cannot be read."""
    if format.art is None:
        return None
    try:
        with opened(path, options=options) as source:
            return format.art(source, maze)
    except Fault as error:
        reason: Message | str = error.message
    except MazeFileError as error:
        reason = error.cause
    notes.append(ArtNote.TILES_NOT_DRAWN(reason=reason))
    return None


def _known_format(source: Source) -> Format | None:
    """Return the format that a file has, whatever its name says; None if it has none."""
    try:
        return files.readings_of(source)[0]
    except MazeFileError:
        return None


def _write_bytes(path: Path, data: bytes) -> None:
    with replacing(path) as stream:
        stream.write(data)
