"""The results of the proving ground."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import astuple, dataclass, field
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from mazarine.files import read
from mazarine.league.results import junit_of, rounded
from mazarine.maze import Maze
from mazarine.messages import Message
from mazarine.paths.structure import statistics
from mazarine.tables import csv_text

TEXTURE = {
    "mean_corridor": "Mean corridor", "longest_corridor": "Longest corridor", "turns": "Turns",
    "river": "River", "difficulty": "Difficulty",
}  # fmt: skip
"""The measures of `Texture`, and their names in tables."""
COLUMNS = (
    "Program", "Config", "Status", "Loops", "Dead ends", "Shortest", *TEXTURE.values(), "Seconds", "MB",
    "Repeats",
    "Faults or reason",
)  # fmt: skip
_MOST_MEASURED = 1_000_000
"""The cells of a maze that is measured: more would take seconds."""


class Status(StrEnum):
    """How a program did with a task."""

    OK = "ok"
    """It wrote a file that keeps every rule."""
    BROKEN = "broken"
    """It wrote a file that breaks a rule."""
    REFUSED = "refused"
    """It wrote nothing, and said so."""
    CRASHED = "crashed"
    """It wrote nothing, and ended with a traceback or by a signal."""
    TIMEOUT = "timeout"
    """It wrote nothing in time, or went beyond another limit."""
    NOTHING = "nothing"
    """It wrote nothing, and said nothing."""


@dataclass(frozen=True)
class Texture:
    """How the passages of a maze run; `docs/reference/statistics.md` defines each measure.

    Attributes
    ----------
    mean_corridor, longest_corridor : cells of its corridors; None for the mean without one
    turns : cells with two open sides around a corner
    river : mean steps along a passage; None without dead ends and branches
    difficulty : of finding the shortest path; None without one
    """

    mean_corridor: float | None
    longest_corridor: int
    turns: int
    river: float | None
    difficulty: float | None

    @classmethod
    def of(cls, maze: Maze) -> Texture | None:
        """Return the texture of a maze; None for a very large one."""
        if maze.cells.size > _MOST_MEASURED:
            return None
        found = statistics(maze, with_longest_path=False)
        count = sum(number for _, number in found.corridor_lengths)
        cells = sum(length * number for length, number in found.corridor_lengths)
        return cls(
            cells / count if count else None, found.corridor.longest,
            sum(astuple(found.passages.turn)) if found.passages else 0, found.texture.river, found.difficulty,
        )  # fmt: skip


@dataclass(frozen=True)
class ProvingResult:
    """What a program did with a task.

    Attributes
    ----------
    program, task : their names
    status : how it did
    reason : a sentence; empty if every rule is kept
    faults : how often each rule is broken, by its code
    seconds : until the file was written, or the program ended
    repeats : whether a second run wrote the same; None if the task asks for no seed
    loops, dead_ends, shortest : measures of the maze; None without one
    memory : the most megabytes of the program and what it had started; None where that is not known
    texture : more of them
    file : what it wrote, unless that is very large
    """

    program: str
    task: str
    status: Status
    reason: Message | str
    seconds: float
    faults: dict[str, int] = field(default_factory=dict)
    repeats: bool | None = None
    loops: int | None = None
    dead_ends: int | None = None
    shortest: int | None = None
    memory: float | None = None
    texture: Texture | None = None
    file: bytes = field(default=b"", repr=False)

    def is_right(self, bad: Collection[str] = ()) -> bool:
        """Return whether the program did as it is to; it is to refuse tasks with names in `bad`."""
        return self.status is (Status.REFUSED if self.task in bad else Status.OK)

    def maze(self) -> Maze:
        """Read the file that was written; `MazeError` if it is no maze."""
        with TemporaryDirectory(prefix="mazarine-") as folder:
            path = Path(folder, "maze.txt")
            path.write_bytes(self.file)
            return read(path)

    @property
    def faults_text(self) -> str:
        """The codes of the broken rules with their counts."""
        return ", ".join(f"{code} {count:,}" for code, count in self.faults.items())

    @property
    def cells(self) -> tuple[str, ...]:
        """The result as texts, one for each of `COLUMNS`."""
        numbers = (
            "–" if number is None else f"{number:,.1f}" if isinstance(number, float) else f"{number:,}"
            for number in (self.loops, self.dead_ends, self.shortest, *self._texture.values())
        )
        repeats = {None: "–", True: "yes", False: "no"}[self.repeats]
        return (
            self.program, self.task, self.status.value, *numbers, f"{self.seconds:.2f}",
            "–" if self.memory is None else f"{self.memory:.0f}", repeats,
            self.faults_text or str(self.reason),
        )  # fmt: skip

    @property
    def _texture(self) -> dict[str, int | float | None]:
        return {name: getattr(self.texture, name, None) for name in TEXTURE}

    @property
    def record(self) -> dict[str, Any]:
        """The result by names, for programs."""
        return {
            "program": self.program, "config": self.task, "status": self.status.value, "faults": self.faults,
            "loops": self.loops, "dead_ends": self.dead_ends, "shortest": self.shortest, **self._texture,
            "seconds": round(self.seconds, 3), "memory": rounded(self.memory), "repeats": self.repeats,
            "reason": str(self.reason),
        }  # fmt: skip


def table_csv(results: Sequence[ProvingResult]) -> str:
    """Return the records of results as comma-separated values with a line of names."""
    records = [{**it.record, "faults": it.faults_text} for it in results]
    return csv_text([tuple(it) for it in (*records[:1], *(record.values() for record in records))])


def junit(name: str, results: Sequence[ProvingResult], bad: Collection[str] = ()) -> str:
    """Return the results as a JUnit file: a failure is what breaks a rule, or writes no maze.

    `bad` has the names of the tasks that are to be refused.
    """
    return junit_of(name, [
        (it.program, it.task, it.seconds, {"memory": rounded(it.memory)},
         "" if it.is_right(bad) else it.status.value, str(it.reason))
        for it in results
    ])  # fmt: skip
