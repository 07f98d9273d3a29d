"""What a program may use, and how its run ends."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum

from mazarine.errors import MouseError
from mazarine.maze.codes import is_whole
from mazarine.messages import Message, quoted
from mazarine.mouse.messages import MouseMessage
from mazarine.mouse.scoring import Count


@dataclass(frozen=True)
class MouseLimits:
    """The limits of a run; a program that goes beyond one is ended.

    Attributes
    ----------
    seconds : of the whole run
    silence : seconds without a line from the program; it waits for an answer that never comes, or computes
    moves : full steps and turns
    commands : between two moves
    memory : megabytes, of the program and what it has started; checked four times a second on Linux
    build_seconds : of the build command

    Raises
    ------
    MouseError
        If one is not a number above 0.
    """

    seconds: float = 60.0
    silence: float = 5.0
    moves: int = 3_000
    commands: int = 100_000
    memory: int = 1024
    build_seconds: float = 120.0

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            is_number = is_whole(value) or isinstance(value, float)
            if not is_number or not 0 < value < float("inf"):
                raise MouseError(MouseMessage.LIMIT_OUT_OF_RANGE(name=field.name, value=quoted(value)))


class MouseEnd(StrEnum):
    """How a run has ended."""

    EXIT = "exit"
    """The program ended by itself, with status 0."""
    CRASH = "crash"
    """The program ended with another status, or by a signal."""
    HANG = "hang"
    """The program sent nothing for too long."""
    LIMIT = "limit"
    """The program went beyond another limit."""
    STOPPED = "stopped"
    """The user has stopped it."""


@dataclass(frozen=True)
class MouseResult:
    """The figures of a run.

    Attributes
    ----------
    end, reason : how it ended, for programs and for people
    goal : the full steps and turns until the goal was first reached; None if it was not
    source_score, readme_score : see `mazarine.mouse.scoring`
    moves, turns, commands : full steps, turns, and all commands
    seconds : of the run, pauses left out
    unknown : how often each unknown command was sent
    log : the end of what the program wrote to its standard error
    runs : the moves and turns of each run that has ended in a goal, as contests count them
    returns : the moves and turns after a goal, until the mouse was back at the start
    notes : what the user of the program should know about this run
    memory : the most megabytes of the program and what it had started; None where that is not known
    """

    end: MouseEnd
    reason: Message
    goal: tuple[float, int] | None
    source_score: float
    readme_score: float
    moves: float
    turns: int
    commands: int
    seconds: float
    unknown: dict[str, int]
    log: str
    runs: tuple[Count, ...]
    returns: Count
    notes: tuple[Message, ...]
    memory: float | None = None
