"""Progress of long work, and stopping it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from mazarine.errors import Cancelled

Progress = Callable[[float], bool]
"""Called now and then with the share done (0 to 1); returns whether to go on."""


_watching: ContextVar[Progress | None] = ContextVar("watching", default=None)


@contextmanager
def watched(progress: Progress | None) -> Iterator[None]:
    """Let long calls of the native core in this block tell their progress, and stop with `Cancelled`.

    The share that is told does not fall, so that several calls may share a block. Without a progress, that of
    the block around it holds.
    """
    if progress is None:
        yield
        return
    highest = 0.0

    def told(share: float) -> bool:
        nonlocal highest
        highest = max(highest, share)
        return progress(highest)

    token = _watching.set(told)
    try:
        yield
    finally:
        _watching.reset(token)


def who_watches() -> Progress | None:
    """Return the progress of the block that this thread is in."""
    return _watching.get()


@contextmanager
def stage(progress: Progress | None, first: float, last: float) -> Iterator[None]:
    """Let long calls in this block be a piece of the work, from one share of it to another."""
    with watched(share_of(progress, first, last)):
        yield
    tell(progress, last)


def tell(progress: Progress | None, share: float) -> None:
    """Report the share that is done; raise `Cancelled` if the work is to stop."""
    if progress is not None and not progress(share):
        raise Cancelled


def share_of(progress: Progress | None, first: float, last: float) -> Progress | None:
    """Return the progress of a piece of the work, from one share of it to another."""
    if progress is None:
        return None
    whole = progress
    return lambda done: whole(first + done * (last - first))


def part_of(progress: Progress | None, share: float) -> Progress | None:
    """Return the progress of a first part of the work, which is this share of it."""
    return share_of(progress, 0.0, share)


def rest_of(progress: Progress | None, share: float) -> Progress | None:
    """Return the progress of what comes after a first part, which was this share of the work."""
    return share_of(progress, share, 1.0)
