"""Decimal numbers as people type them: a comma and a point mean the same."""

from __future__ import annotations


def decimal_of(value: object) -> float:
    """Return a number, given as one or as text; `ValueError` or `TypeError` if it is none.

    >>> decimal_of("2,5"), decimal_of("2.5"), decimal_of(2.5)
    (2.5, 2.5, 2.5)
    """
    if isinstance(value, str) and "." not in value:
        value = value.replace(",", ".")
    return float(value)  # type: ignore[arg-type]
