"""Lines in text: in which directions a character draws one."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

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
