"""Requests to begin with."""

from __future__ import annotations

from typing import NamedTuple

from mazarine.gui.i18n import tr_later
from mazarine.messages import Message


class ExampleRow(NamedTuple):
    """A requirement of an example: subject, condition and range."""

    subject: str
    condition: str = ""
    low: float = 0
    high: float = 0


EXAMPLES: tuple[tuple[Message, tuple[ExampleRow, ...]], ...] = (
    (
        tr_later("Puzzle with one path"),
        (
            ExampleRow("loops.count", "==", 0),
            ExampleRow("dead_ends.count", ">=", 20),
            ExampleRow("difficulty", "max"),
        ),
    ),
    (
        tr_later("Maze for a chase"),
        (
            ExampleRow("loops.count", ">=", 12),
            ExampleRow("dead_ends.count", "<=", 0, 2),
            ExampleRow("corridor.longest", "<=", 0, 12),
        ),
    ),
    (
        tr_later("Easy for the left hand"),
        (
            ExampleRow("solvable by left-hand", "yes"),
            ExampleRow("difficulty", "<=", 0, 4),
            ExampleRow("solution.turns", "min"),
        ),
    ),
    (
        tr_later("Micromouse contest"),
        (
            ExampleRow("rule micromouse"),
            ExampleRow("solvable by left-hand", "no"),
            ExampleRow("solution.turns", "max"),
        ),
    ),
)
"""The names and requirements of examples."""
