"""Reading a journal: the maze as it was at the last step that reached the disk."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path

import msgspec

from mazarine.files import native
from mazarine.files.faults import Fault
from mazarine.files.journal.messages import JournalMessage
from mazarine.files.journal.patch import (
    CellPatch,
    GrowthPatch,
    GrowthRecord,
    MetadataPatch,
    MetadataRecord,
    PatchRecord,
)
from mazarine.files.journal.writing import DECODER, MAX_STEPS, Origin, Record, StartRecord, frames_of
from mazarine.files.source import Source, opened
from mazarine.maze import Maze

_UNKNOWN = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


@dataclass(frozen=True, eq=False)
class Recovered:
    """The content of a journal.

    Attributes
    ----------
    origin : where the maze comes from
    maze : as it was last
    steps : the number of changes since it was saved or opened, or since the journal was rewritten
    """

    origin: Origin
    maze: Maze
    steps: int


def recover(path: Path) -> Recovered:
    """Read a journal, up to the last whole step.

    Raises `MazeFileError` if there is none, or not even its beginning is whole.
    """
    with opened(path) as source:
        frames = frames_of(source.stream, source.size)
        first = next(frames, None)
        if first is None:
            raise source.fault(JournalMessage.NOT_A_JOURNAL())
        start = _decoded(source, first)
        if not isinstance(start, StartRecord):
            raise source.fault(JournalMessage.JOURNAL_WITHOUT_MAZE())
        maze = native.NATIVE.read(Source(path, io.BytesIO(start.maze), len(start.maze), start.maze[:65536]))
        steps = 0
        for frame in frames:
            record = _decoded(source, frame)
            if isinstance(record, StartRecord):
                raise source.fault(JournalMessage.SECOND_BEGINNING())
            steps += 1
            if steps > MAX_STEPS:
                raise source.fault(JournalMessage.TOO_MANY_STEPS(most=MAX_STEPS))
            with source.faults(JournalMessage.JOURNAL_STEP(number=steps)):
                _apply(record, maze)
        return Recovered(start.origin, _checked(source, maze), steps)


def _apply(record: PatchRecord | MetadataRecord | GrowthRecord, maze: Maze) -> None:
    try:
        if isinstance(record, MetadataRecord):
            MetadataPatch.from_record(record).apply(maze)
        elif isinstance(record, GrowthRecord):
            GrowthPatch.from_record(record).apply(maze)
        else:
            CellPatch.from_record(record).apply(maze)
    except _UNKNOWN as error:
        raise Fault(JournalMessage.UNKNOWN_RECORD()) from error


def _checked(source: Source, maze: Maze) -> Maze:
    """Return the maze if it is valid: steps are written without checks."""
    with source.faults():
        return Maze(
            maze.cells, maze.walls, lattice=maze.lattice, origin=maze.origin, links=maze.links,
            markers=maze.markers, title=maze.title, author=maze.author, properties=maze.properties,
            extra=maze.extra, growth=maze.growth, costs=maze.costs,
        )  # fmt: skip


def _decoded(source: Source, frame: bytes) -> Record:
    try:
        record: Record = DECODER.decode(frame)
    except _UNKNOWN as error:
        raise source.fault(JournalMessage.UNKNOWN_RECORD()) from error
    return record
