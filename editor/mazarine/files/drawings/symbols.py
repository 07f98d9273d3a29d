"""What symbols mean and draw in drawings: a new dialect is a row or a character here."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from mazarine.maze import MarkerKind

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
FLAT, UPRIGHT = EAST | WEST, NORTH | SOUTH

_PLAIN = {**dict.fromkeys("-=~–—_¯", FLAT), **dict.fromkeys("|¦", UPRIGHT), "+": FLAT | UPRIGHT}
_WORDS = {
    "HORIZONTAL": FLAT, "VERTICAL": UPRIGHT, "UP": NORTH, "RIGHT": EAST, "DOWN": SOUTH, "LEFT": WEST,
}  # fmt: skip


@lru_cache(maxsize=1024)
def arms_of(symbol: str) -> int:
    """Return the directions in which a character draws a line.

    >>> arms_of("┐") == SOUTH | WEST, arms_of("╬") == arms_of("+"), arms_of("S")
    (True, True, 0)
    """
    if symbol in _PLAIN:
        return _PLAIN[symbol]
    words = unicodedata.name(symbol, "").split()
    if words[:2] != ["BOX", "DRAWINGS"] or "DIAGONAL" in words:
        return 0
    return sum({_WORDS[word] for word in words if word in _WORDS})


def is_box(symbol: str) -> bool:
    """Return whether a character is one of those for drawing boxes."""
    return "\u2500" <= symbol <= "\u257f"


WALL_SIGNS = {
    "█▉■◼⬛▓#": 1.0,
    "▒%XW&@Hx*w": 0.7,
    "░1=M▀▄▌▐": 0.6,
    "+|": 0.5,
    "-m": 0.3,
    "$Oo0B": 0.15,
    " ._,·:`'~": 0.0,
}
"""How likely a symbol is to be the wall; others are as a letter is, or a sign."""
LETTER_SIGN, OTHER_SIGN = 0.25, 0.3

FLOOR = " ._·-0,:`'~o…□⬜"
"""Symbols that are floor without a word where they are the most frequent of those that are no wall."""
SOLID = "█▉■◼⬛▓▒"
"""Symbols that are walls beside any other wall."""
ALSO_WALLS = {"#": "%█▓▒■", "%": "#█▓▒■", "█": "░▀▄▌▐"}
"""Other symbols that are walls beside a wall."""
FRAME = "+-|="
"""Symbols that draw a frame together."""

MARK_PAIRS = (
    "SE", "SG", "SF", "ST", "SX", "SD", "SO", "se", "sg", "sf", "st", "sx", "AB", "ab",
    "PE", "PG", "PX", "PF", "pg", "pe", "px", "da", "DA", "BE", "BF", "IO", "io", "IF",
    "@>", "<>", "@<", "@E", "@X", "@G", "MC", "RC", "^$", "23", "12", "o0", "ox",
    "@%", "XU", "☻⚑", "🟩🟥", "🟢🔴", "🔵🔴", "🚪🏁", "🐭🧀", "▶★", "◉◎", "○●",
)  # fmt: skip
"""Starts and goals that come together, the most usual first."""
STARTS = "SPA@I<R☻🐭sp"
GOALS = "EGF>BXT⚑🧀★egx"
"""Starts and goals that stand alone."""
MOST_MARKS = 4
"""A goal that stands more often in a drawing is rather something else; a start stands once or twice."""

CERTAIN_MARKS = "SEGAB@<>PF"
"""Starts and goals that need no note."""

_KINDS = (MarkerKind.START, MarkerKind.GOAL)


def marks_among(present: dict[str, int]) -> dict[str, MarkerKind]:
    """Return which of these symbols, counted, are starts and goals.

    >>> marks_among({"A": 1, "B": 1, "x": 40})
    {'A': <MarkerKind.START: 'start'>, 'B': <MarkerKind.GOAL: 'goal'>}
    """
    for pair in MARK_PAIRS:
        first, last = pair[0], pair[1]
        most = 1 if first == "P" else MOST_MARKS  # ghosts are many
        if 0 < present.get(first, 0) <= 2 and 0 < present.get(last, 0) <= most:
            return dict(zip((first, last), _KINDS, strict=True))
    start = next((symbol for symbol in STARTS if present.get(symbol) == 1), None)
    goal = next((symbol for symbol in GOALS if present.get(symbol) == 1 and symbol != start), None)
    return {symbol: kind for symbol, kind in zip((start, goal), _KINDS, strict=True) if symbol is not None}


def wall_sign(symbol: str) -> float:
    """Return how likely a symbol is to be the wall, from 0 to 1.

    >>> wall_sign("#") > wall_sign("X") > wall_sign("k") > wall_sign(".")
    True
    """
    for symbols, sign in WALL_SIGNS.items():
        if symbol in symbols:
            return sign
    return LETTER_SIGN if symbol.isalnum() else OTHER_SIGN
