"""Helping those who mistype a name."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(name: str, known: Iterable[str]) -> str:
    """Return the question whether the nearest known name is meant, to stand in a sentence.

    >>> nearest("prin", ["prim", "stack"])
    ' (prim?)'
    >>> nearest("xyz", ["prim", "stack"])
    ''
    """
    found = get_close_matches(name.lower().replace("_", "-"), list(known), 1)
    return f" ({found[0]}?)" if found else ""
