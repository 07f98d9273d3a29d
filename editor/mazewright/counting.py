"""Numbers with their nouns."""

from __future__ import annotations


def count_of(number: int, noun: str, several: str = "") -> str:
    """Return a number with its noun; `several` is the plural where no s makes it.

    >>> count_of(1, "step"), count_of(1200, "step"), count_of(2, "gap in a wall", "gaps in a wall")
    ('1 step', '1,200 steps', '2 gaps in a wall')
    """
    return f"{number:,} {noun if number == 1 else several or noun + 's'}"
