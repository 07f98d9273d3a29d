"""Segments a store and is killed in the middle: by `python -m tests.big.killed SOURCE TARGET SHARE`."""

from __future__ import annotations

import os
import signal
import sys

from mazarine.big import segment


def _kill_at(limit: float, share: float) -> bool:
    if share >= limit:
        os.kill(os.getpid(), signal.SIGKILL)
    return True


if __name__ == "__main__":
    source, target, limit = sys.argv[1:]
    segment(source, target, workers=2, dense=True, progress=lambda share: _kill_at(float(limit), share))
