"""Boards of the honeycomb that grow without end: nanoseconds a point, and the memory of the largest."""
# ruff: noqa: T201

from __future__ import annotations

import resource
from array import array
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from statistics import median
from time import perf_counter
from typing import TypeAlias

from mazarine.lattice.honeycomb import GrowingBoard

_SIZES = {10_000: 9, 100_000: 5, 1_000_000: 3}
"""Points, and how often they are grown."""
_MOST = 10_000_000

Rule: TypeAlias = "Callable[[array[int]], int]"
"""Takes the number of the next point out of those that are free."""


def run() -> None:
    """Print both tables."""
    print("| next | " + " | ".join(f"{size:,}" for size in _SIZES) + " | most / least |")
    print("| --- " * (len(_SIZES) + 2) + "|")
    for name in _RULES:
        each = [
            median(_seconds(name, size) for _ in range(times)) / size * 1e9 for size, times in _SIZES.items()
        ]
        words = " | ".join(f"{one:,.0f}" for one in each)
        print(f"| {name} | {words} | {max(each) / min(each):.2f} |")
    print(f"\n| next | {_MOST:,} points, ns each | peak memory, MB |\n" + "| --- " * 3 + "|")
    for name in _RULES:
        # A process of its own each: the peak of memory is that of a whole life.
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            took, peak = pool.submit(_most, name).result()
        print(f"| {name} | {took / _MOST * 1e9:,.0f} | {peak:,.0f} |")


def _seconds(name: str, size: int) -> float:
    rule, board, free = _RULES[name](), GrowingBoard(), array("q", [0])
    start = perf_counter()
    while len(board) < size:
        count = len(board)
        board.expand(board.points[rule(free)])
        free.extend(range(count, len(board)))
    return perf_counter() - start


def _most(name: str) -> tuple[float, float]:
    """Return the seconds, and the peak memory in MB, including the list of free points."""
    return _seconds(name, _MOST), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _oldest() -> Rule:
    numbers = iter(range(_MOST))
    return lambda _: next(numbers)


def _newest() -> Rule:
    return array.pop


def _random() -> Rule:
    rng = Random(1)

    def take(free: array[int]) -> int:
        index = rng.randrange(len(free))
        free[index], last = free[-1], free[index]
        free.pop()
        return last

    return take


_RULES = {"oldest": _oldest, "newest": _newest, "random": _random}
