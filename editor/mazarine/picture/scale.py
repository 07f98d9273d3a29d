"""The marks of scales and axes: round numbers between the first and the last."""

from __future__ import annotations

from math import log

_MARKS = 4
"""Steps of an even scale, at the most."""


def even_marks(most: int) -> list[tuple[float, int]]:
    """Return marks on an even scale from 0 to a number, each with its place from 0 to 1.

    >>> [number for _, number in even_marks(79)]
    [0, 20, 40, 60, 79]
    """
    step = ticks(most, _MARKS)[1]
    numbers = [*(number for number in range(0, most, step) if number <= most - 0.7 * step), most]
    return [(number / most if most else 0.0, number) for number in sorted({0, *numbers})]


def log_marks(most: int) -> list[tuple[float, int]]:
    """Return marks on a log scale from 1 to a number, each with its place from 0 to 1.

    >>> [number for _, number in log_marks(5230)]
    [1, 10, 100, 1000, 5230]
    """
    powers = [10**power for power in range(len(str(most))) if 10**power * 2 < most]
    return [(log(number) / log(most) if most > 1 else 0.0, number) for number in sorted({1, *powers, most})]


def ticks(most: float, count: int) -> list[int]:
    """Return round numbers at equal distances, from 0 to the first that is not below `most`.

    Parameters
    ----------
    most : the largest value of the plot, at least 0
    count : the greatest number of steps between them, at least 1

    >>> ticks(173, 5), ticks(3, 8), ticks(0, 4)
    ([0, 50, 100, 150, 200], [0, 1, 2, 3], [0, 1])
    """
    unit = 1
    while True:
        for factor in (1, 2, 5):
            step = factor * unit
            steps = max(1, -(-int(-(-most // 1)) // step))
            if steps <= count:
                return [step * number for number in range(steps + 1)]
        unit *= 10
