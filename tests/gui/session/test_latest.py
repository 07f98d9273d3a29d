"""Of wishes that come while one is worked out, the newest counts; nothing is lost or told late."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from threading import Event

import pytest
from PySide6.QtCore import QObject, QThread
from pytestqt.qtbot import QtBot

from mazarine.errors import Cancelled, MazeError
from mazarine.gui.background.jobs import IsCurrent, JobQueue, LatestTask


class Bench:
    """A queue whose work waits at a gate."""

    def __init__(self, qtbot: QtBot) -> None:
        self.owner = QObject()
        self.thread = QThread(self.owner)
        self.queue = JobQueue(self.thread, self.owner)
        self.latest = LatestTask(self.queue, self.owner)
        self.results: list[object] = []
        self.errors: list[Exception] = []
        self.gate, self.entered = Event(), Event()
        self.begun: list[str] = []
        self.qtbot = qtbot
        self.latest.done.connect(self.results.append)
        self.latest.failed.connect(self.errors.append)

    def want(self, name: str, work: Callable[[IsCurrent], object] | None = None) -> None:
        """Wish for something that waits at the gate and then gives its name, or does the work."""

        def at_the_gate(is_current: IsCurrent) -> object:
            self.entered.set()
            self.gate.wait(20)
            return work(is_current) if work else name

        def begin() -> Callable[[IsCurrent], object]:
            self.begun.append(name)
            return at_the_gate

        self.latest.submit(begin)

    def finish(self) -> None:
        """Open the gate and wait until nothing is under way."""
        self.gate.set()
        self.qtbot.waitUntil(lambda: self.latest.is_idle, timeout=20_000)


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Bench]:
    """Return a queue, and a thread that is ended."""
    bench = Bench(qtbot)
    yield bench
    bench.gate.set()
    bench.thread.quit()
    bench.thread.wait()


def test_the_wishes_in_between_are_never_begun(bench: Bench) -> None:
    bench.want("first")
    bench.entered.wait(20)
    bench.want("second")
    bench.want("third")
    bench.finish()
    assert bench.begun == ["first", "third"]
    assert bench.results == ["third"]


def test_work_is_told_that_it_is_not_wanted_any_more(bench: Bench) -> None:
    answers: list[bool] = []
    bench.want("first", lambda is_current: answers.append(is_current()))
    bench.entered.wait(20)
    bench.latest.cancel()
    bench.finish()
    assert answers == [False]
    assert bench.results == []
    bench.want("second", lambda is_current: answers.append(is_current()))
    bench.finish()
    assert answers == [False, True]


def test_a_failure_is_told_of_the_newest_wish_alone_and_the_next_goes_on(bench: Bench) -> None:
    def fails(_is_current: IsCurrent) -> object:
        raise ZeroDivisionError

    bench.want("first", fails)
    bench.entered.wait(20)
    bench.want("second")
    bench.finish()
    assert (bench.errors, bench.results) == ([], ["second"])
    bench.want("third", fails)
    bench.finish()
    assert [type(error) for error in bench.errors] == [ZeroDivisionError]


def test_a_refusal_is_told_and_is_no_error_in_the_log(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    def refuses(_is_current: IsCurrent) -> object:
        raise MazeError("There is no such maze.")

    bench.want("first", refuses)
    bench.finish()
    assert [str(error) for error in bench.errors] == ["There is no such maze."]
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_work_that_stops_because_it_is_not_wanted_is_no_failure(bench: Bench) -> None:
    def stops(_is_current: IsCurrent) -> object:
        raise Cancelled

    bench.want("first", stops)
    bench.finish()
    assert bench.errors == []


def test_a_wish_that_cannot_be_begun_is_told_and_the_next_goes_on(bench: Bench) -> None:
    def begin() -> Callable[[IsCurrent], object]:
        raise MemoryError

    bench.latest.submit(begin)
    assert [type(error) for error in bench.errors] == [MemoryError]
    bench.want("second")
    bench.finish()
    assert bench.results == ["second"]


def test_a_closed_queue_begins_nothing(bench: Bench) -> None:
    bench.queue.is_closed = True
    bench.want("first")
    assert not bench.thread.isRunning()
    assert bench.results == []
