"""Algorithms that work in stages."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

COUNTED_STEPS = 64
"""Steps up to which exactly as many are done as were asked for."""

Advance = Callable[[int], bool]
"""Does at most so many steps; whether it is done."""


class Stages:
    """Stages one after the other; each begins when the one before is done, as one that advances."""

    def __init__(self, *begins: Callable[[], Advance]) -> None:
        self._later = deque(begins)
        self._now: Advance | None = None

    def __call__(self, steps: int) -> bool:
        """Do so many steps, at most; whether all stages are done.

        A stage does not tell how many steps were left when it ended. So few steps are done one at a time,
        for those who count them; many may be fewer than were asked for.
        """
        if steps > COUNTED_STEPS:
            return self._do(steps)
        return any(self._do(1) for _ in range(steps))

    def _do(self, steps: int) -> bool:
        if self._now is None:
            self._now = self._later.popleft()()
        if self._now(steps):
            self._now = None
        return self._now is None and not self._later
