"""Worker processes, each of which plays one run at a time; they end with the process that made them."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from mazewright.errors import MazeError, MouseError
from mazewright.league.match import play
from mazewright.league.messages import LeagueMessage
from mazewright.league.results import LeagueResult
from mazewright.league.spec import MouseSpec

Match = tuple[MouseSpec, Path, str, int]
"""The mouse, the file of the maze, its name, and the number of the run."""


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
            worker.join()


def _work(connection: Connection) -> None:
    """Play matches until there are no more, or the pipe is closed."""
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
