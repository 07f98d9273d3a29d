"""Python's collector of garbage, kept out of the way of the hand."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from editor.gui.worker import Workers


def wait_with_garbage() -> None:
    """Collect none while the program starts: almost all that is made then stays."""
    gc.disable()


def collect_new_garbage(workers: Workers) -> None:
    """Collect from now on, but look no more at what has been made so far, nor at what kernels are made of.

    To look through all of it takes a tenth of a second, in which no thread has its turn; and again whenever
    a quarter as much has come.
    """
    gc.freeze()
    gc.enable()
    workers.ways_loaded.connect(_leave_what_is_there)


def collect_all_garbage() -> None:
    """Look at everything again from the next collection on: a maze was closed, which may be large."""
    gc.unfreeze()


def _leave_what_is_there() -> None:
    gc.freeze()
