"""Worker processes, each of which plays one run at a time; they end with the process that made them."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from pathlib import Path
from threading import Thread
from typing import Any, Never

from mazewright.errors import MazeError, MouseError
from mazewright.league.match import play
from mazewright.league.messages import LeagueMessage
from mazewright.league.results import LeagueResult
from mazewright.league.spec import MouseSpec
from mazewright.mouse.process import end_all

Match = tuple[MouseSpec, Path, str, int]
"""The mouse, the file of the maze, its name, and the number of the run."""

_ENDS_WITHIN_S = 10.0
_HAS_MASKS = hasattr(signal, "pthread_sigmask")


def play_all(matches: Sequence[Match], jobs: int) -> Iterator[tuple[int, LeagueResult]]:
    """Play matches in parallel; yield their numbers and results as they come.

    Raises
    ------
    MazeError
        If one cannot be played; those that are running are stopped.
    """
    context = multiprocessing.get_context("spawn")
    left = list(enumerate(matches))[::-1]
    workers: dict[Connection, Any] = {}
    try:
        for _ in range(min(jobs, len(matches))):
            here, there = context.Pipe()
            worker = context.Process(target=_work, args=(there,), daemon=True)
            with _interrupts_held():
                worker.start()
            there.close()
            workers[here] = worker
            here.send(left.pop())
        pending = len(workers)
        while pending:
            for ready in wait(list(workers)):
                assert isinstance(ready, Connection)
                try:
                    number, result = ready.recv()
                except EOFError:
                    raise MouseError(LeagueMessage.WORKER_ENDED()) from None
                if isinstance(result, MazeError):
                    raise result
                if left:
                    ready.send(left.pop())
                else:
                    pending -= 1
                    ready.send(None)
                    workers.pop(ready).join()
                yield number, result
    finally:
        # A worker notices that its pipe is closed, ends its program, and then itself.
        for connection in workers:
            connection.close()
        for worker in workers.values():
            worker.join(_ENDS_WITHIN_S)
            worker.kill()


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl+C back from a process that is started, until it can handle it."""
    if not _HAS_MASKS:
        yield
        return
    resource_tracker.ensure_running()  # which would let signals through when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _handle_signals() -> None:
    """Ignore Ctrl+C, which a terminal sends to the parent too; end with the parent, or if asked to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if _HAS_MASKS:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    for name in ("SIGTERM", "SIGHUP"):
        # `nohup` ignores the end of the terminal.
        if hasattr(signal, name) and signal.getsignal(getattr(signal, name)) is not signal.SIG_IGN:
            # In a thread: the main one may be starting a program.
            signal.signal(getattr(signal, name), lambda _number, _frame: Thread(target=_leave).start())
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _leave()


def _leave() -> Never:
    """End this process at once, and its program."""
    end_all()
    os._exit(1)


def _work(connection: Connection) -> None:
    """Play matches until there are no more, or the pipe is closed."""
    _handle_signals()
    while (task := _received(connection)) is not None:
        number, (mouse, path, name, run) = task
        try:
            result: LeagueResult | MazeError | None = play(
                mouse, path, name, run, lambda: not connection.poll()
            )
        except MazeError as error:
            result = error
        if result is None:
            return
        try:
            connection.send((number, result))
        except OSError:
            return


def _received(connection: Connection) -> Any:
    try:
        return connection.recv()
    except (EOFError, OSError):
        return None
