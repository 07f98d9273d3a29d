"""Interrupting code that runs in another thread."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from threading import Lock, get_ident


class Interruptible:
    """Runs work that other threads can interrupt.

    Python raises the interrupt between two of its own instructions: a call that waits, or computes, outside
    Python ends first, but for those of the native core that can be canceled.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._thread: int | None = None
        self._is_wanted = False

    def prepare(self) -> None:
        """Note that work will be done: an interrupt from now on is meant for it, also before it begins."""
        with self._lock:
            self._is_wanted = False

    def run(self, work: Callable[[], None]) -> None:
        """Do work in this thread.

        Raises
        ------
        KeyboardInterrupt
            If it was interrupted. After the work none is raised any more.
        """
        try:
            with self._lock:
                if self._is_wanted:
                    raise KeyboardInterrupt
                self._thread = get_ident()
            work()
        finally:
            # An interrupt may still come before the thread is known to be done, and one may wait.
            while True:
                try:
                    self._end()
                    break
                except KeyboardInterrupt:
                    continue

    def interrupt(self) -> None:
        """Raise `KeyboardInterrupt` in the work; from any thread."""
        with self._lock:
            self._is_wanted = True
            if self._thread is not None:
                _raise_in(self._thread, ctypes.py_object(KeyboardInterrupt))

    def _end(self) -> None:
        with self._lock:
            self._thread = None
        # Python raises what waits at the end of a turn. To withdraw it instead would leave the flag set that
        # makes every thread look for it from then on.
        for _ in range(2):
            pass


def _raise_in(thread: int, error: ctypes.py_object[type[BaseException]]) -> None:
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), error)
