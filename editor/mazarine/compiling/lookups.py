"""Objects that compiled code needs are looked up without running Python.

A kernel that returns an array looks up the type of its elements by calling a Python function of Numba. Where
a signal is pending, Ctrl+C for example, Python runs its handler there, and compiled code cannot stand an
exception: the kernel fails, or the process crashes. A cache that is written in C answers without running
anything, and in less time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from numba.core import serialize


def look_up_in_c() -> None:
    """Put the cache before Numba's function; to be called before the first kernel."""
    module: Any = serialize
    if hasattr(module, "_numba_unpickle"):
        module._numba_unpickle = lru_cache(maxsize=None)(module._numba_unpickle)
