"""The marks of a scale: round numbers between the first and the last."""

from __future__ import annotations

from math import log, log10

_MARKS = 4


def even_marks(most: int) -> list[tuple[float, int]]:
    """Return marks on an even scale from 0 to a number, each with its place from 0 to 1.

    >>> [number for _, number in even_marks(79)]
    [0, 20, 40, 60, 79]
    """
    step = _round_step(most)
    numbers = [*(number for number in range(0, most, step) if number <= most - 0.7 * step), most]
    return [(number / most if most else 0.0, number) for number in sorted({0, *numbers})]


def log_marks(most: int) -> list[tuple[float, int]]:
    """Return marks on a log scale from 1 to a number, each with its place from 0 to 1.

    >>> [number for _, number in log_marks(5230)]
    [1, 10, 100, 1000, 5230]
    """
    powers = [10**power for power in range(len(str(most))) if 10**power * 2 < most]
    return [(log(number) / log(most) if most > 1 else 0.0, number) for number in sorted({1, *powers, most})]


def _round_step(most: int) -> int:
    """Return 1, 2 or 5 times a power of ten, of which about four reach up to a number."""
    if most <= _MARKS:
        return 1
    power: int = 10 ** int(log10(most / _MARKS))
    return next(size * power for size in (1, 2, 5, 10) if size * power * _MARKS >= most)
