"""Whether kernels run as plain Python or compiled.

Plain kernels work at once; compiled ones are 20 to 1000 times as fast but take seconds to compile on the
first start of all, and half a second to load on later ones. So small work runs plain, until this process
has spent as much time on it as loading or compiling would take.

The environment variable `MAZEWRIGHT_KERNELS` forces one of the two: `plain` or `compiled`.
"""

from __future__ import annotations

import os
from dataclasses import dataclass

SMALL = 1 << 14
"""Elements of the largest array up to which work is small: 64 x 64 cells on three levels."""
_PATIENCE_S = 2.0
"""Time for plain kernels in one process after which compiled ones are worth their price."""


@dataclass
class Mode:
    """What this process has decided.

    Attributes
    ----------
    is_forced : whether `compiled` stays as it is
    compiled : whether compiled kernels are used from now on, whatever the size
    spent_s : how long plain kernels have run
    """

    is_forced: bool = False
    compiled: bool = False
    spent_s: float = 0.0


MODE = Mode()
if (_wanted := os.environ.get("MAZEWRIGHT_KERNELS", "auto")) in ("plain", "compiled"):
    MODE.is_forced, MODE.compiled = True, _wanted == "compiled"


def use_compiled() -> None:
    """Use compiled kernels from now on: they are loaded, or worth loading."""
    if not MODE.is_forced:
        MODE.compiled = True


def prefers_compiled(size: int) -> bool:
    """Return whether work on arrays of up to `size` elements is to run compiled."""
    if MODE.is_forced or MODE.compiled:
        return MODE.compiled
    return size > SMALL or MODE.spent_s > _PATIENCE_S
