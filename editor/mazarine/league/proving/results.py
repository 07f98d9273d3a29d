"""The results of the proving ground."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from mazarine.messages import Message


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
    file : what it wrote
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
    file: bytes = field(default=b"", repr=False)

    @property
    def record(self) -> dict[str, Any]:
        """The result by names, for programs."""
        return {
            "program": self.program, "config": self.task, "status": self.status.value, "faults": self.faults,
            "loops": self.loops, "dead_ends": self.dead_ends, "shortest": self.shortest,
            "seconds": round(self.seconds, 3), "repeats": self.repeats, "reason": str(self.reason),
        }  # fmt: skip
