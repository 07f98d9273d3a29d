"""What a file format has to offer; one module each, joined in `mazewright.files.registry`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mazewright.files.sink import Sink
from mazewright.files.source import Source
from mazewright.maze import Maze


def always(_maze: Maze) -> bool:
    """Suit every maze."""
    return True


@dataclass(frozen=True, repr=False)
class Format:
    """A file format.

    Attributes
    ----------
    name : the word in calls and on the command line
    title : what the user reads in a file dialog
    suffixes : the endings of file names, with the dot; the first is the usual one
    sniff : whether the content looks like this format
    read : make the maze; `MazeFileError` if the file does not hold one
    write : put a maze into a file
    losses : sentences that say what of a maze the format cannot hold
    suits : whether the format is a good choice for a maze where a suffix serves several
    hint : what to say of a file that has the suffix and not the content
    """

    name: str
    title: str
    suffixes: tuple[str, ...]
    sniff: Callable[[Source], bool]
    read: Callable[[Source], Maze]
    write: Callable[[Maze, Sink], None]
    losses: Callable[[Maze], list[str]]
    suits: Callable[[Maze], bool] = always
    hint: str = ""

    def __repr__(self) -> str:
        return f"<Format {self.name}: {self.title} ({', '.join(self.suffixes)})>"
