"""The groups of kernels that are compiled one after the other, in the order in which users need them.

A group is compiled by one process, since its kernels share functions that only they call.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

STEPS = {
    "segmentation": 21,
    "updates": 10,
    "painting": 1,
    "flood_fill": 1,
    "paths": 16,
    "statistics": 11,
    "explorers": 5,
    "generators": 26,
    "design": 11,
}
"""How many kernels each group compiles, for progress."""

URGENT = "--urgent"
"""The argument of a process that compiles what the user waits for."""

_ENGINE = {"segmentation", "updates", "painting", "paths"}


def steps_of(group: str) -> tuple[Callable[[], object], ...]:
    """Return what to do, in this order, to have the kernels of a group compiled or loaded."""
    tasks = import_module(f"mazarine.precompile.{'engine' if group in _ENGINE else 'other'}_tasks")
    steps: tuple[Callable[[], object], ...] = tasks.GROUPS[group]
    return steps
