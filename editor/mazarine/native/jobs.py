"""Long calls of the native core that others wait for: Ctrl+C and those who watch can cancel them."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from typing import Any, ClassVar

from mazarine.errors import Cancelled
from mazarine.progress import Progress, who_watches

_LONG = 1 << 18
"""Entries of arrays from which on a call may take long enough to be waited for: some milliseconds."""
_EVERY_S = 0.02
"""How often the thread that waits looks around."""


class Job(ctypes.Structure):
    """A long call, as C and the thread that waits for it see it (`mz_job`)."""

    _fields_: ClassVar = [("cancel", ctypes.c_int32), ("done", ctypes.c_int64), ("total", ctypes.c_int64)]

    @property
    def share(self) -> float:
        """The share that is done."""
        return min(self.done / self.total, 1.0) if self.total else 0.0


def run(call: Callable[[Job | None], Any], entries: int) -> Any:
    """Make a call with a job, in another thread if it may be long and another may cancel it.

    Signals wait for the main thread to come back from C. So another thread makes the call; it keeps what it
    was given, and goes on for less than a millisecond after the job was canceled. Raises `Cancelled` if one
    who watches requested a stop.

    Parameters
    ----------
    call : makes it
    entries : the length of the longest array that it is given
    """
    progress = who_watches()
    is_main = threading.current_thread() is threading.main_thread()
    if entries < _LONG or not (progress or is_main):
        return call(None)
    made = _Made(call)
    try:
        try:
            made.start()
        except RuntimeError:  # There are too many threads.
            return call(None)
        made.wait(progress)
    except BaseException:
        made.give_up()
        raise
    if made.error is not None:
        raise made.error
    return made.result


class _Made(threading.Thread):
    """A thread that makes a call."""

    def __init__(self, call: Callable[[Job], Any]) -> None:
        super().__init__(name="native", daemon=True)
        self._call, self._job = call, Job()
        self._begins, self._is_done = threading.Lock(), threading.Event()
        self._has_begun = self._is_given_up = False
        self.result: Any = None
        self.error: BaseException | None = None

    def run(self) -> None:
        with self._begins:
            if self._is_given_up:
                return
            self._has_begun = True
        try:
            self.result = self._call(self._job)
        except BaseException as error:  # noqa: BLE001  # raised again by the thread that waits
            self.error = error
        finally:
            self._is_done.set()

    def wait(self, progress: Progress | None) -> None:
        """Wait for the call; raise what interrupts that."""
        # Not `join`: in Python 3.11 a thread counts as ended after an interrupt of it.
        while not self._is_done.wait(_EVERY_S):
            if progress is not None and not progress(self._job.share):
                raise Cancelled

    def give_up(self) -> None:
        """Cancel the call, and wait until it has returned, through more interrupts; or let it not begin."""
        self._job.cancel = 1
        while True:
            try:
                with self._begins:
                    self._is_given_up = True
                if self._has_begun:
                    self._is_done.wait()
            except KeyboardInterrupt:
                continue
            return
