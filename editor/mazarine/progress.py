"""Progress of long work, and stopping it."""

from __future__ import annotations

from collections.abc import Callable

from mazarine.errors import Cancelled

Progress = Callable[[float], bool]
"""Called now and then with the share done (0 to 1); returns whether to go on."""


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
