"""Runs in worker processes, which end with the process that made them."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from typing import Any

from mazarine.design.messages import DesignMessage
from mazarine.design.request import Request
from mazarine.design.run import Finish, Run, slice_of
from mazarine.errors import DesignError
from mazarine.processes import interrupts_held


class Workers:
    """Processes, each of which does one run at a time.

    Parameters
    ----------
    request, seed : of the search
    jobs : the number of processes
    left_for : returns how many edits a run may judge
    goes_on : called with the edits judged and the measures of the present maze; returns whether to go on
    """

    def __init__(
        self, request: Request, seed: int, jobs: int, left_for: Callable[[int], float],
        goes_on: Callable[[int, list[float]], bool],
    ) -> None:  # fmt: skip
        self._left_for, self._goes_on = left_for, goes_on
        self._finishes: list[Finish] = []
        self._judged: dict[int, int] = {}
        self._running: dict[Connection, int] = {}
        self._processes: list[Any] = []
        self._next, self._last = 0, float("inf")
        self._idle: list[Connection] = []
        context = multiprocessing.get_context("spawn")
        for _ in range(jobs):
            here, there = context.Pipe()
            process = context.Process(target=_work, args=(there, request, seed), daemon=True)
            with interrupts_held():
                process.start()
            there.close()
            self._processes.append(process)
            self._idle.append(here)

    def run(self) -> list[Finish]:
        """Do runs until one meets everything, or the edits or the time are used up; return how they ended."""
        connections = list(self._idle)
        try:
            while self._idle:
                self._start(self._idle.pop())
            while self._running:
                for ready in wait(list(self._running)):
                    assert isinstance(ready, Connection)
                    self._take(ready)
            return self._finishes
        finally:
            for connection in connections:
                connection.close()
            for process in self._processes:
                process.terminate()  # It has nothing left to write.
                process.join()

    def _start(self, worker: Connection) -> None:
        left = self._left_for(self._next)
        if self._next < self._last and left > 0:
            worker.send((self._next, left))
            self._running[worker] = self._next
            self._next += 1

    def _take(self, worker: Connection) -> None:
        try:
            message = worker.recv()
        except (EOFError, OSError):
            raise DesignError(DesignMessage.SEARCH_WORKER_ENDED()) from None
        if isinstance(message, DesignError):
            raise message
        if isinstance(message, Finish):
            self._running.pop(worker)
            self._finishes.append(message)
            self._judged[message.number] = message.judged
            if message.cost == 0 or not message.judged:
                self._end_after(message.number)
            self._start(worker)
            return
        number, judged, values = message
        self._judged[number] = judged
        if not self._goes_on(sum(self._judged.values()), values):
            self._end_after(-1)

    def _end_after(self, number: int) -> None:
        """Start no more runs, and stop those with a higher number."""
        self._last = min(self._last, number)
        for worker, running in self._running.items():
            if running > number:
                worker.send(None)


def _work(connection: Connection, request: Request, seed: int) -> None:
    """Do runs until the pipe is closed, as it is when the process that made this one ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            task = connection.recv()
            if task is None:  # The run that it was to stop has ended.
                continue
            number, left = task
            try:
                run = Run(request, seed, number)
            except DesignError as error:
                connection.send(error)
                return
            while not run.is_over and run.judged < left and not connection.poll():
                run.advance(int(min(slice_of(request), left - run.judged)))
                connection.send((number, run.judged, run.values()))
            connection.send(run.finish())
    except (EOFError, OSError):
        return
