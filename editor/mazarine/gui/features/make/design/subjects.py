"""What a requirement can be about, its conditions, and examples, as the dock shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from mazarine.design import MEASURES
from mazarine.gui.i18n import tr_later
from mazarine.maze.symmetry import Symmetry
from mazarine.messages import Message

HANDS: Mapping[str, Message] = {
    "solvable by left-hand": tr_later("Left hand finds the goal"),
    "solvable by right-hand": tr_later("Right hand finds the goal"),
}
CONTEST, SYMMETRIC = "rule micromouse", "symmetric"

_COMMON: Mapping[str, Message] = {
    "difficulty": tr_later("Difficulty"),
    "solution.length": tr_later("Length of the solution"),
    "solution.turns": tr_later("Turns of the solution"),
    "solution.decisions": tr_later("Decisions on the solution"),
    "solution.cells_off": tr_later("Cells off the solution"),
    "dead_ends.count": tr_later("Dead ends"),
    "loops.count": tr_later("Loops"),
    "components.count": tr_later("Connected components"),
    "regions.room": tr_later("Rooms"),
    "regions.corridor": tr_later("Corridors"),
    "regions.crossroad": tr_later("Crossroads"),
    "corridor.longest": tr_later("Longest corridor"),
    "room.largest": tr_later("Largest room"),
}

SUBJECTS: Mapping[str, Message | str] = {
    **_COMMON,
    **HANDS,
    CONTEST: tr_later("Micromouse contest rules"),
    SYMMETRIC: tr_later("Symmetry"),
    **{name: name for name in MEASURES if name not in _COMMON},
}
"""What a requirement is about, the usual ones first; rare measures have the names of the command line."""

RANGES: Mapping[str, Message] = {
    "..": tr_later("from … to"),
    ">=": tr_later("at least"),
    "<=": tr_later("at most"),
    "==": tr_later("exactly"),
    "max": tr_later("as large as possible"),
    "min": tr_later("as small as possible"),
}
ANSWERS: Mapping[str, Message] = {"yes": tr_later("yes"), "no": tr_later("no")}
SYMMETRIES: Mapping[str, Message] = {
    Symmetry.MIRROR.value: tr_later("left and right"),
    Symmetry.FLIP.value: tr_later("above and below"),
    Symmetry.BOTH.value: tr_later("both mirrors"),
    Symmetry.HALF_TURN.value: tr_later("half turn"),
    Symmetry.QUARTER_TURNS.value: tr_later("quarter turns"),
}
_MOST_CELLS = 1 << 20


class Limits(NamedTuple):
    """The least and the largest number for a measure, and the digits after the point."""

    least: float
    most: float
    digits: int


def limits_of(subject: str) -> Limits:
    """Return the limits of a measure for any maze."""
    measure = MEASURES[subject]
    least, most = measure.bounds(_MOST_CELLS)
    return Limits(least, most, 0 if measure.is_whole else 2)


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
