"""Running a graph of tasks in processes that only this one talks to, by pipes: no port is opened."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import defaultdict, deque
from collections.abc import Callable, Generator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from typing import Any

from mazarine.big.memory import keep_memory
from mazarine.big.messages import BigMessage
from mazarine.errors import MazeError
from mazarine.processes import interrupts_held

_MOST_LOSSES = 3
"""How often processes may be lost before another task is done."""


def run_in_processes(graph: Mapping[Any, Any], workers: int, done: Callable[[Any, Any], None]) -> None:
    """Do all tasks; processes that are lost are replaced, and what they were doing is done again.

    Raises `MazeError` if a task fails, or processes are lost again and again.
    """
    left = dict(graph)
    losses = 0
    while left:
        try:
            with closing(_results(dict(left), workers)) as results:
                for key, result in results:
                    losses = 0
                    del left[key]
                    done(key, result)
        except BrokenProcessPool as error:
            losses += 1
            if losses > _MOST_LOSSES:
                raise MazeError(BigMessage.WORKERS_LOST(reason=str(error).partition(".")[0])) from error


def _results(graph: Mapping[Any, Any], workers: int) -> Generator[tuple[Any, Any], None, None]:
    """Yield the key and the result of each task, those first that others wait for."""
    missing: dict[Any, int] = {}
    followers: dict[Any, list[Any]] = defaultdict(list)
    for key, (_, *arguments) in graph.items():
        before = {it for part in arguments if isinstance(part, list) for it in part if it in graph}
        missing[key] = len(before)
        for it in before:
            followers[it].append(key)
    ready = deque(key for key, count in missing.items() if count == 0)
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(graph)), context, initializer=_begin)
    running: dict[Future[Any], Any] = {}
    try:
        while ready or running:
            while ready and len(running) < 2 * workers:
                key = ready.popleft()
                with interrupts_held():
                    running[pool.submit(*graph[key])] = key
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                key = running.pop(future)
                yield key, future.result()
                for it in followers[key]:
                    missing[it] -= 1
                    if missing[it] == 0:
                        ready.append(it)
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Prepare a process: it leaves Ctrl+C to the one that started it, and ends with that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    keep_memory()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
