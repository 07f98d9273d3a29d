"""Ctrl+C, SIGTERM, or the end of the terminal ends a command at once, and leaves nothing half written.

Python would raise KeyboardInterrupt in the middle of anything: only after the call of C that is running, and
in functions that other libraries call back, where it is lost. So a thread waits for the signal. The window
ends so too: its journals hold what is not saved.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from threading import Thread

STATUS = 130
"""The exit status of a command after Ctrl+C: 128 and the number of the signal, as shells have it."""
_SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
_CLEANERS = {
    "mazarine.processes": "end_starts",
    "mazarine.files.atomic": "remove_unfinished",
    "mazarine.files.folders": "remove_unfinished",
    "mazarine.mouse.process": "end_all",
    "mazarine.league.proving.running": "remove_copies",
}
"""The functions that remove what is unfinished, and end what was started, by their modules."""


def end_when_interrupted() -> None:
    """From now on these signals end the process."""
    reader, writer = os.pipe()
    if sys.platform != "win32":
        os.set_blocking(writer, False)
    for number in _SIGNALS:
        # `nohup` ignores the end of the terminal.
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, lambda _number, _frame: None)
    signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    Thread(target=_end_after, args=(reader,), name="interrupt", daemon=True).start()


def _end_after(reader: int) -> None:
    number = 0
    while number not in _SIGNALS:
        (number,) = os.read(reader, 1)
    for module, function in _CLEANERS.items():
        # A module that is not imported, or not to its end, has made nothing yet.
        clean = getattr(sys.modules.get(module), function, None)
        if clean is not None:
            clean()
    with contextlib.suppress(OSError):  # The terminal may be closed.
        os.write(2, b"\nStopped.\n")
    os._exit(128 + number)
