"""Ctrl+C ends a command at once, wherever it is, and leaves nothing half written.

Python would raise KeyboardInterrupt in the middle of anything: only after the kernel that is running, and in
functions that other libraries call back, where it is lost. So a thread waits for the signal.
"""

from __future__ import annotations

import os
import signal
import sys
from threading import Thread

STATUS = 130
"""The exit status of an interrupted command: 128 and the number of the signal, as shells have it."""


def end_when_interrupted() -> None:
    """From now on Ctrl+C ends the process."""
    reader, writer = os.pipe()
    if sys.platform != "win32":
        os.set_blocking(writer, False)
    signal.signal(signal.SIGINT, lambda _number, _frame: None)
    signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    Thread(target=_end_after, args=(reader,), name="interrupt", daemon=True).start()


def leave_interrupts() -> None:
    """Leave Ctrl+C to Python again, for the window."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _end_after(reader: int) -> None:
    while os.read(reader, 1) != bytes([signal.SIGINT]):
        pass
    files, store = (
        sys.modules.get(name) for name in ("mazewright.files.atomic", "mazewright.compiling.store")
    )
    if files is not None:
        files.remove_unfinished()
    if store is not None:
        store.remove_temporary_folder()
    os.write(2, b"\nStopped.\n")
    os._exit(STATUS)
