"""Reading a maze from a file and writing one, whatever the format."""

from __future__ import annotations

from pathlib import Path

from editor.files.atomic import replacing
from editor.files.format import Format
from editor.files.registry import FORMATS, format_for, format_named, format_of
from editor.files.sink import Sink
from editor.files.source import opened
from editor.maze import Maze
from editor.progress import Progress


def read(path: str | Path, *, format: str | None = None, progress: Progress | None = None) -> Maze:
    """Read a maze; its format is found by content, unless `format` names it.

    Raises
    ------
    MazeFileError
        If there is no file or it does not hold a maze: one sentence that says what and where.
    Cancelled
        If it is to stop.
    """
    with opened(path, progress=progress) as source:
        chosen = format_named(format) if format else format_of(source)
        maze = chosen.read(source)
        source.tell(1.0)
        return maze


def write(
    maze: Maze, path: str | Path, *, format: str | None = None, progress: Progress | None = None
) -> None:
    """Write a maze in the format that the suffix names, or in `format`.

    The file is written beside the target and renamed. What the format cannot hold is left out;
    `losses` tells beforehand. A suffix that serves several formats takes the first that suits the
    maze: `.txt` is micromouse text, or block text for a maze with rock.

    Raises
    ------
    MazeFileError
        If the file cannot be written; the one that was there is as it was.
    Cancelled
        If it is to stop; the file is as it was, too.
    """
    path = Path(path)
    chosen = format_named(format) if format else format_for(maze, path)
    with replacing(path) as stream:
        sink = Sink(path, stream, progress)
        chosen.write(maze, sink)
        sink.tell(1.0)


def losses(maze: Maze, target: str | Path, *, format: str | None = None) -> list[str]:
    """Tell, a sentence each, what of this maze would be lost in a file or a format.

    `target` is a path, or the name of a format.
    """
    name = format or (target if isinstance(target, str) and target in FORMATS else None)
    chosen = format_named(name) if name else format_for(maze, Path(target))
    return chosen.losses(maze)


def identify(path: str | Path) -> Format:
    """Tell which format a file has; `MazeFileError` if none that is known."""
    with opened(path) as source:
        return format_of(source)
