"""The base of file formats; each has a module, and all are listed in `mazarine.files.registry`."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from mazarine.files.art import TileArt
from mazarine.files.faults import NamesFile
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.lattice import Lattice
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.messages import Message
from mazarine.progress import Progress, tell


def _nowhere(_path: Path) -> AbstractContextManager[BinaryIO]:
    return io.BytesIO()


@dataclass(frozen=True)
class Sink(NamesFile):
    """A stream that takes bytes, seekable.

    Attributes
    ----------
    path : the file, for errors
    stream : where its bytes go
    progress : called with the share that is written
    folder : where files go instead, for a format that is a folder
    beside : opens another file to write, which a format has besides; it is kept once all is written
    """

    path: Path
    stream: BinaryIO
    progress: Progress | None = None
    folder: Path = Path()
    beside: Callable[[Path], AbstractContextManager[BinaryIO]] = _nowhere

    def tell(self, share: float) -> None:
        """Report how much is done; raise `Cancelled` if the work is to stop."""
        tell(self.progress, share)


def always(_maze: Maze) -> bool:
    """Suit every maze."""
    return True


def has_no_rock(maze: Maze) -> bool:
    """Return whether all cells of level 0 are floor."""
    return not (maze.cells[0] >> 1 == Matter.ROCK).any()


def only_read(_maze: Maze, sink: Sink) -> None:
    """Refuse to write."""
    raise sink.fault(FileMessage.ONLY_READ())


def nothing(_maze: Maze) -> list[Message]:
    """Leave nothing out."""
    return []


TILE = 0x0FFFFFFF
"""The bits of a number in a map of tiles that name the tile; the four above turn and mirror it."""


@dataclass(frozen=True)
class TileChoice:
    """What is written in a map of tiles for cells that become rock or floor.

    Attributes
    ----------
    layer : the layer that gets rock, counted from the lowest; None for the one with most rock around
    wall, floor : numbers of tiles; None for the most frequent one around
    """

    layer: int | None = None
    wall: int | None = None
    floor: int | None = None


@dataclass(frozen=True)
class TileOptions:
    """What may be chosen for a map of tiles.

    Attributes
    ----------
    layers : the number, counted from the lowest, and the name of each layer that can hold rock
    walls, floors : the numbers of the tiles that the map has for them, the most frequent first
    names : what the file calls them, if it names numbers
    """

    layers: tuple[tuple[int, str], ...]
    walls: tuple[int, ...]
    floors: tuple[int, ...]
    names: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Update:
    """A change of a file that is ready to be written.

    Attributes
    ----------
    path : the file that changes: the one that was read, or one that it names
    data : its bytes
    losses : what of the maze it leaves out
    """

    path: Path
    data: bytes
    losses: list[Message] = field(default_factory=list)


def _nothing_besides(_source: Source) -> list[Message]:
    return []


def _itself(source: Source) -> Path:
    return source.path


@dataclass(frozen=True)
class Updating:
    """How files of a format are changed without losing what they hold besides a maze.

    Attributes
    ----------
    update : a file with another maze like the one in it, all else as it is; `Fault` if that is not possible.
        The last argument is the file that changes before it was first saved here, if that is known
    options : what the user may choose for a file; None if nothing
    besides : what a file loses if a new one replaces it
    holder : the file that changes: the one that is read, or one that it names
    """

    update: Callable[[Source, Maze, TileChoice, Source | None], Update]
    options: Callable[[Source], TileOptions | None]
    besides: Callable[[Source], list[Message]] = _nothing_besides
    holder: Callable[[Source], Path] = _itself


@dataclass(frozen=True, repr=False)
class Format:
    """A file format.

    Attributes
    ----------
    name : the word in calls and on the command line
    title : its name in a file dialog
    suffixes : the endings of file names, with the dot; the first is the usual one
    sniff : whether the content looks like this format
    read : make the maze; `MazeFileError` if the file does not hold one
    write : put a maze into a file; by default the format is only read
    losses : what of a maze the format leaves out
    suits : whether the format is a good choice for a maze where a suffix serves several
    updating : how a file is changed that holds more than a maze; None if it holds no more
    hint : what the content should be, for a file that has only the suffix
    is_folder : whether it is a folder instead of a file
    is_sure : whether what `sniff` takes can be no other format
    levels : the names of the mazes in a file that can hold several (`ReadOptions.level`)
    art : the pictures of the tiles of a map, given the maze in it; None if there are none for its cells
    has_hexagons : whether it holds cells with six sides; a format that has no room for them is not written
    """

    name: str
    title: Message
    suffixes: tuple[str, ...]
    sniff: Callable[[Source], bool]
    read: Callable[[Source], Maze]
    write: Callable[[Maze, Sink], None] = only_read
    losses: Callable[[Maze], list[Message]] = nothing
    suits: Callable[[Maze], bool] = always
    updating: Updating | None = None
    hint: Message | None = None
    is_folder: bool = False
    is_sure: bool = False
    levels: Callable[[Source], list[str]] | None = None
    art: Callable[[Source, Maze], TileArt | None] | None = None
    has_hexagons: bool = False

    def holds(self, lattice: Lattice) -> bool:
        """Return whether mazes on a lattice may be written, with whatever losses."""
        return self.can_write and (self.has_hexagons or not lattice.is_staggered)

    @property
    def can_write(self) -> bool:
        """Whether files of this format are written, not only read."""
        return self.write is not only_read

    @property
    def can_save(self) -> bool:
        """Whether a maze is saved in the file that it was read from."""
        return self.can_write or self.updating is not None

    def __repr__(self) -> str:
        return f"<Format {self.name}: {self.title} ({', '.join(self.suffixes)})>"
