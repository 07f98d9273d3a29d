"""Axes of plots: round numbers for their ticks."""

from __future__ import annotations


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
