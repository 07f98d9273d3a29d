"""Worker processes, each of which plays one run at a time; they end with the process that made them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from threading import TIMEOUT_MAX, Lock, Thread, Timer
from typing import Any, Never, Self

from mazarine.errors import MazeError, MouseError
from mazarine.league.match import play
from mazarine.league.mazes import LeagueMaze
from mazarine.league.messages import LeagueMessage
from mazarine.league.results import LeagueResult
from mazarine.league.spec import MouseSpec
from mazarine.mouse import MouseEnd
from mazarine.mouse.messages import MouseText
from mazarine.mouse.process import end_all, orphans_adopted
from mazarine.mouse.scoring import Scoring
from mazarine.processes import interrupts_held

Match = tuple[MouseSpec, LeagueMaze, int]
"""The mouse, the maze, and the number of the run."""

_ENDS_WITHIN_S = 10.0
_LOOK_EVERY_S = 0.1
_GRACE_S = 2.0
"""An explorer that looks at the time ends sooner."""
_HAS_MASKS = hasattr(signal, "pthread_sigmask")


def play_all(
    matches: Sequence[Match], jobs: int, is_wanted: Callable[[], bool] = lambda: True
) -> Iterator[tuple[int, LeagueResult | MazeError]]:
    """Play matches in parallel; yield their numbers and results, or why they cannot be played, as they come.

    `is_wanted` is asked often; False stops those that are running.
    """
    context = multiprocessing.get_context("spawn")
    left = list(enumerate(matches))[::-1]
    workers: dict[Connection, Any] = {}
    try:
        for _ in range(min(jobs, len(matches))):
            _add_worker(context, workers, left.pop())
        while workers and is_wanted():
            for ready in wait(list(workers), _LOOK_EVERY_S):
                assert isinstance(ready, Connection)
                try:
                    number, result, is_last = ready.recv()
                except EOFError:
                    raise MouseError(LeagueMessage.WORKER_ENDED()) from None
                if left and not is_last:
                    ready.send(left.pop())
                else:
                    if not is_last:
                        ready.send(None)
                    workers.pop(ready).join()
                    if left:
                        _add_worker(context, workers, left.pop())
                yield number, result
    finally:
        # A worker notices that its pipe is closed, ends its program, and then itself.
        for connection in workers:
            connection.close()
        for worker in workers.values():
            worker.join(_ENDS_WITHIN_S)
            worker.kill()


def _add_worker(context: SpawnContext, workers: dict[Connection, Any], task: tuple[int, Match]) -> None:
    here, there = context.Pipe()
    worker = context.Process(target=_work, args=(there,), daemon=True)
    with interrupts_held():
        worker.start()
    there.close()
    workers[here] = worker
    here.send(task)


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
    with orphans_adopted():
        while (task := _received(connection)) is not None:
            number, (mouse, maze, run) = task
            with _Answer(connection, number, (mouse, maze, run)) as answer:
                try:
                    result: LeagueResult | MazeError | None = play(
                        mouse, maze, run, lambda: not connection.poll()
                    )
                except MazeError as error:
                    result = error
            if result is None or not answer.give(result):
                return


class _Answer:
    """Answers with the result of a match, or that the explorer hangs: then this process ends."""

    def __init__(self, connection: Connection, number: int, match: Match) -> None:
        self._connection, self._number, self._match = connection, number, match
        self._lock = Lock()
        self._is_given = False
        self._timer = Timer(min(match[0].limits.seconds + _GRACE_S, TIMEOUT_MAX), self._give_up)
        self._timer.daemon = True

    def __enter__(self) -> Self:
        # Programs are separate processes, whose limits are watched elsewhere.
        if self._match[0].explorer:
            self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()

    def give(self, result: LeagueResult | MazeError, *, is_last: bool = False) -> bool:
        """Send a result, if none was sent; return whether it was received."""
        with self._lock:
            if self._is_given:
                return False
            self._is_given = True
            try:
                self._connection.send((self._number, result, is_last))
            except OSError:
                return False
            return True

    def _give_up(self) -> None:
        seconds = self._match[0].limits.seconds
        reason = str(MouseText.PROGRAM_TOO_LONG(seconds=seconds))
        result = failure(self._match, MouseEnd.HANG, reason, seconds)
        if self.give(result, is_last=True):
            _leave()


def failure(match: Match, end: MouseEnd, reason: str, seconds: float = 0.0) -> LeagueResult:
    """Return the result of a match that failed, of which nothing else is known."""
    mouse, maze, run = match
    none = Scoring(1).score
    return LeagueResult(mouse.name, maze.name, run, end.value, reason, None, none, none, 0, 0, 0, seconds)


def _received(connection: Connection) -> Any:
    try:
        return connection.recv()
    except (EOFError, OSError):
        return None
