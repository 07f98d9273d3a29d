"""Decimal numbers as people type them: a comma and a point mean the same."""

from __future__ import annotations


def decimal_of(value: str | float) -> float:
    """Return a number, given as one or as text; `ValueError` if it is none.

    >>> decimal_of("2,5"), decimal_of("2.5"), decimal_of(2.5)
    (2.5, 2.5, 2.5)
    """
    if isinstance(value, str) and "." not in value:
        value = value.replace(",", ".")
    return float(value)
