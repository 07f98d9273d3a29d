"""Algorithms that work in stages."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from mazarine.generators.codes import LEFT

Advance = Callable[[int], bool]
"""Does at most n steps; returns whether it is done, and then LEFT of the head counts the steps not needed."""


class Stages:
    """Stages one after the other; each begins when the one before is done, with the steps that are left."""

    def __init__(self, head: NDArray[np.int64], *begins: Callable[[], Advance]) -> None:
        self._head, self._later = head, deque(begins)
        self._now: Advance | None = None

    def __call__(self, steps: int) -> bool:
        """Do at most n steps; return whether all stages are done."""
        while steps > 0:
            if self._now is None:
                self._now = self._later.popleft()()
            if not self._now(steps):
                return False
            self._now, steps = None, int(self._head[LEFT])
            if not self._later:
                return True
        return False
