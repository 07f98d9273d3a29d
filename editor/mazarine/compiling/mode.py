"""Whether kernels run as plain Python or compiled.

Plain kernels work at once; compiled ones are 20 to 1000 times as fast but take seconds to compile on the
first start of all, and half a second to load on later ones. So small work runs plain, until this process
has spent as much time on it as loading or compiling would take.

The environment variable `MAZARINE_KERNELS` forces one of the two: `plain` or `compiled`.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

log = logging.getLogger(__name__)

SMALL = 1 << 14
"""Elements of the largest array up to which work is small: 64 x 64 cells on three levels."""
_PATIENCE_S, _PATIENCE_UNPREPARED_S = 2.0, 15.0
"""Time for plain kernels in one process after which compiled ones are worth loading, or compiling."""


@dataclass
class Mode:
    """The mode of this process.

    Attributes
    ----------
    is_held_back : whether nothing is compiled, whatever the size
    compiled : whether compiled kernels are used from now on, whatever the size
    spent_s : how long plain kernels have run
    is_preparing : whether others are compiling for this process, which is to wait for that
    before_compiling : called with its module before a kernel is loaded or compiled, to wait for others that
        compile it, say
    """

    is_held_back: bool = False
    compiled: bool = False
    spent_s: float = 0.0
    is_preparing: bool = False
    before_compiling: Callable[[str], None] | None = None


_wanted = os.environ.get("MAZARINE_KERNELS", "auto")
if _wanted not in ("auto", "compiled", "plain"):
    log.warning("MAZARINE_KERNELS is “%s”, which is neither plain nor compiled; it is ignored.", _wanted)
MODE = Mode(is_held_back=_wanted == "plain", compiled=_wanted == "compiled")
_chosen_here: ContextVar[bool | None] = ContextVar("chosen_here", default=None)


def use_compiled() -> None:
    """Use compiled kernels from now on: they are loaded, or worth loading."""
    MODE.compiled = True


def compiled_here() -> AbstractContextManager[None]:
    """Compile or load every kernel that is called in this thread until the end of the block."""
    return _chosen(compiled=True)


def plain_here() -> AbstractContextManager[None]:
    """Use plain kernels only in this thread until the end of the block, but for compiled state."""
    return _chosen(compiled=False)


@contextmanager
def _chosen(*, compiled: bool) -> Iterator[None]:
    before = _chosen_here.set(compiled)
    try:
        yield
    finally:
        _chosen_here.reset(before)


def wait_to_compile(module: str) -> None:
    """Wait until others have compiled a kernel of a module."""
    if MODE.before_compiling is not None:
        MODE.before_compiling(module)


def prefers_compiled(size: Callable[[], int], small: int = SMALL) -> bool:
    """Return whether work is to run compiled, whose largest array has `size()` elements; `small` are few."""
    if MODE.is_held_back:
        return False
    if (chosen := _chosen_here.get()) is not None:
        return chosen
    return MODE.compiled or size() > small or _is_impatient()


def _is_impatient() -> bool:
    """Return whether plain kernels have taken as long as compiled ones would take to come."""
    if MODE.spent_s <= _PATIENCE_S or MODE.is_preparing:
        return False
    if MODE.spent_s > _PATIENCE_UNPREPARED_S:
        return True
    from mazarine.compiling.ready import is_ready  # noqa: PLC0415  # it imports kernels, which import this

    return is_ready()
