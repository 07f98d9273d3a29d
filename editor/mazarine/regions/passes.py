"""Passes over a whole board: each thread does a share of it, in bands, and all may be stopped in between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextvars import copy_context
from itertools import pairwise
from typing import Self

from mazarine.cores import cores
from mazarine.progress import Progress, tell

Part = Callable[[int, int, int], int | None]
"""Does a part of a pass: the number of the share that it belongs to, its start, its stop."""

BAND = 1 << 14
"""Words, rows or runs done between two looks at progress: some milliseconds."""
_WORTH_A_THREAD = 1 << 19
"""Cells from which on another thread saves more than it costs."""
_MOST_THREADS = 8
"""Memory is not faster for more of them."""


def usual_threads(cells: int) -> int:
    """Return how many threads are worth their while for a number of cells: one for each core at most."""
    return max(1, min(cores(), cells // _WORTH_A_THREAD, _MOST_THREADS))


class Passes:
    """Goes over all of something in shares, one for each thread.

    Parameters
    ----------
    progress : called with the share of the work that is done
    threads : how many threads work; this one is one of them
    count : how many passes there will be at most
    """

    def __init__(self, progress: Progress | None, threads: int, count: int) -> None:
        self.shares = threads
        self._progress = progress
        self._pool = ThreadPoolExecutor(threads - 1, "segmentation") if threads > 1 else None
        self._count = count
        self._done = 0
        self._is_stopped = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._is_stopped = True
        if self._pool is not None:
            self._pool.shutdown()

    def run(self, part: Part, cuts: Sequence[int], band: int = BAND) -> list[list[int]]:
        """Do a pass, and return the numbers that the bands of each share returned.

        Parameters
        ----------
        part : does one band, and may return a number
        cuts : where each share starts, and where the last one stops
        band : how much is done at once
        """
        shares = list(enumerate(pairwise(cuts)))
        others: list[Future[list[int]]] = []
        try:
            for share, (start, stop) in shares[1:]:
                others.append(self._submitted(part, share, start, stop, band))
            return [self._share(part, 0, *shares[0][1], band), *(other.result() for other in others)]
        except BaseException:
            self._is_stopped = True
            raise
        finally:
            wait(others)
            self._done += 1

    def end(self) -> None:
        """Report that all is done; some passes may have had nothing to do."""
        tell(self._progress, 1.0)

    def _submitted(self, part: Part, share: int, start: int, stop: int, band: int) -> Future[list[int]]:
        assert self._pool is not None
        context = copy_context()
        try:
            return self._pool.submit(context.run, self._share, part, share, start, stop, band)
        except RuntimeError as error:
            # There is no memory for a thread, or there are too many.
            raise MemoryError from error

    def _share(self, part: Part, share: int, start: int, stop: int, band: int) -> list[int]:
        """Do a share; the first one reports the progress of all."""
        found = []
        for first in range(start, stop, band):
            if self._is_stopped:
                break
            last = min(first + band, stop)
            found.append(int(part(share, first, last) or 0))
            if share == 0:
                tell(self._progress, (self._done + (last - start) / (stop - start)) / self._count)
        return found


def even_cuts(total: int, shares: int) -> list[int]:
    """Return where equal shares of something start, and its end."""
    return [total * share // shares for share in range(shares + 1)]
