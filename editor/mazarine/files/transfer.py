"""Reading a maze from a file and writing one, whatever the format."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from mazarine import files
from mazarine.errors import MazeFileError
from mazarine.files.atomic import replacing, require_replaceable
from mazarine.files.evidence import board_notes, evidence
from mazarine.files.folders import replacing_folder
from mazarine.files.format import Format, Sink
from mazarine.files.messages import BoardNote, FileMessage
from mazarine.files.native import NATIVE
from mazarine.files.options import ReadOptions
from mazarine.files.source import Source, opened
from mazarine.maze import Maze
from mazarine.maze.edits.change import require_maze
from mazarine.messages import Message, Series
from mazarine.progress import Progress

_MOST_BYTES = 1 << 23
"""The largest file of which every reading is compared; of a larger one the first is taken."""
_POSSIBLE = 0.7
"""The share of the best reading's evidence that another needs to be named."""


def read(
    path: str | Path,
    *,
    format: str | None = None,
    options: ReadOptions | None = None,
    progress: Progress | None = None,
    notes: list[Message] | None = None,
) -> Maze:
    """Read a maze; its format is found by content, unless `format` names it.

    Parameters
    ----------
    path : the file
    format : the name of a format (`FORMATS`); None to find it
    options : what the file does not say itself: which of its mazes, where the cells of a picture are
    progress : called with the share that is done
    notes : takes what the reader took for granted and what it left out; each has a `code`, and `str` of it
        is a sentence

    Raises
    ------
    MazeFileError
        If there is no file or it does not hold a maze; the message names the reason and the place.
    Cancelled
        If `progress` requested a stop.
    """
    return read_with_format(path, format=format, options=options, progress=progress, notes=notes)[0]


def read_with_format(
    path: str | Path,
    *,
    format: str | None = None,
    options: ReadOptions | None = None,
    progress: Progress | None = None,
    notes: list[Message] | None = None,
) -> tuple[Maze, Format]:
    """Read a maze, and return with it the format that the file has.

    The parameters `path`, `format`, `options`, `progress` and `notes` are those of `read`.
    """
    with opened(path, progress=progress, options=options) as source:
        maze, chosen = decided(source, _readings_of(source, format))
        if format is None and not chosen.is_sure and files.is_lost_in_words(source, maze):
            raise source.fault(files.refusal_of(source))
        source.tell(1.0)
        if notes is not None:
            notes += source.notes
            if chosen.name != NATIVE.name and not chosen.is_folder:
                notes += board_notes(maze)
        return maze, chosen


def write(
    maze: Maze, path: str | Path, *, format: str | None = None, progress: Progress | None = None
) -> None:
    """Write a maze in the format that the suffix names, or in `format`.

    The file is written beside the target and renamed. What the format cannot hold is left out;
    `losses` lists it beforehand. A suffix that serves several formats takes the first that suits the
    maze: `.txt` is micromouse text, or block text for a maze with rock.

    Parameters
    ----------
    maze : the maze
    path : the file; one that is there is replaced
    format : the name of a format (`FORMATS`); None for that of the suffix
    progress : called with the share that is done

    Raises
    ------
    MazeFileError
        If the file cannot be written; the one that was there is as it was.
    Cancelled
        If it is to stop; the file is as it was, too.
    """
    require_maze(maze)
    path = Path(path)
    chosen = _format_for(maze, path, format)
    if chosen.is_folder:
        with replacing_folder(path) as folder:
            chosen.write(maze, Sink(path, io.BytesIO(), progress, folder))
        return
    with replacing(path) as stream:
        sink = Sink(path, stream, progress, beside=replacing)
        chosen.write(maze, sink)
        sink.tell(1.0)


def require_writable(maze: Maze, path: Path) -> None:
    """Require that a maze like this one can be written to a path, which changes nothing."""
    chosen = _format_for(maze, path, None)
    if not chosen.is_folder:
        chosen.write(maze, Sink(path, io.BytesIO()))
        require_replaceable(path)


def losses(maze: Maze, target: str | Path, *, format: str | None = None) -> list[Message]:
    """Return what a file or a format leaves out of a maze; `str` of each message is a sentence.

    `target` is a path, or the name of a format.
    """
    require_maze(maze)
    if isinstance(target, str) and target in (*files.FORMATS, *files.FOLDER_FORMATS):
        format = format or target
    return _format_for(maze, Path(target), format).losses(maze)


def identify(path: str | Path) -> Format:
    """Return the format that the file at a path has.

    Raises
    ------
    MazeFileError
        If there is no file, or none of the known formats.
    """
    with opened(path) as source:
        found = _readings_of(source, None)
        return found[0] if len(found) == 1 else decided(source, found)[1]


def _readings_of(source: Source, name: str | None) -> list[Format]:
    """Return the format of this name, or those that a file may have.

    A maze of our own is known without the other formats: a window that opens on one does not load them.
    """
    suffix = source.path.suffix.lower()
    if name in (None, NATIVE.name) and suffix in NATIVE.suffixes and NATIVE.sniff(source):
        return [NATIVE]
    found = [files.format_named(name)] if name else files.readings_of(source)
    if found[0].is_folder != source.is_folder:
        raise source.fault(
            FileMessage.FILE_IS_FOLDER() if source.is_folder else FileMessage.FILE_IS_NO_FOLDER()
        )
    return found


def _format_for(maze: Maze, path: Path, name: str | None) -> Format:
    """Return the format of this name, or that a path asks for."""
    if name:
        chosen = files.format_named(name)
    else:
        chosen = NATIVE if path.suffix.lower() in NATIVE.suffixes else files.format_for(maze, path)
    if chosen.can_write and not chosen.holds(maze.lattice):
        every = [*files.FORMATS.values(), *files.FOLDER_FORMATS.values()]
        known = {suffix for it in every if it.holds(maze.lattice) for suffix in it.suffixes}
        endings = Series(tuple(sorted(known)))
        raise MazeFileError(path, FileMessage.SQUARE_CELLS_ONLY(title=chosen.title, known=endings))
    return chosen


def require_suffix(path: Path) -> None:
    """Require that the suffix of a path is that of a format to write; `MazeFileError` if it is not."""
    if path.suffix.lower() not in NATIVE.suffixes:
        files.formats_for(path)


def decided(source: Source, formats: Sequence[Format]) -> tuple[Maze, Format]:
    """Read a file as each of the formats, which are not none, and return the most likely maze.

    The notes of its reading, and one that names the others, are those of the source. Raises `MazeFileError`
    if it cannot be read as any of them; the reason is that of the first.
    """
    if len(formats) == 1:
        return formats[0].read(source), formats[0]
    readings: list[tuple[float, Format, Maze, list[Message]]] = []
    faults: list[MazeFileError] = []
    for format in formats:
        source.stream.seek(0)
        trial = replace(source, notes=[])
        try:
            maze = format.read(trial)
        except MazeFileError as fault:
            faults.append(fault)
        else:
            readings.append((evidence(maze), format, maze, trial.notes))
            if source.size > _MOST_BYTES:
                break
    if not readings:
        raise faults[0]
    best, chosen, maze, notes = max(readings, key=lambda reading: reading[0])
    others = [
        format
        for likely, format, other, _ in readings
        if likely >= _POSSIBLE * best and not _is_same(other, maze)
    ]
    source.notes.extend(notes)
    if others:
        titles = Series(tuple(format.title for format in others), ", ")
        source.notes.append(
            BoardNote.OTHER_READINGS(title=chosen.title, others=titles, format=others[0].name)
        )
    return maze, chosen


def _is_same(first: Maze, second: Maze) -> bool:
    return np.array_equal(first.cells, second.cells) and np.array_equal(first.walls, second.walls)
