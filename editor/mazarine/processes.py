"""Starting processes that work for this one, undisturbed by Ctrl+C."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from threading import Lock

_START_WITHIN_S = 1.0
_starts = Lock()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold Ctrl+C back from a process that is started in this block, until it can handle it.

    A terminal sends it to all processes. Meanwhile this process does not end after an interrupt either: one
    that is half started would print an error.
    """
    with _starts:
        if not hasattr(signal, "pthread_sigmask"):
            yield
            return
        resource_tracker.ensure_running()  # It would let signals through when it starts.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_starts() -> None:
    """Wait until no process is being started, and let none be started from now on: this one is to end."""
    _starts.acquire(timeout=_START_WITHIN_S)
