"""Derived values: computed while they are watched, stale after a change, never of an earlier maze."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Event

import pytest
from PySide6.QtCore import QObject

from mazarine.errors import MazeError
from mazarine.gui.analysis.derived import DerivedValue
from mazarine.gui.background.jobs import IsCurrent
from mazarine.gui.background.workers import Workers
from mazarine.gui.editing.document import Document
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells
from tests.gui.session.program import wait_until

_LONG_MS = 3_600_000
"""A rest that no test waits for."""


class RockCount(DerivedValue[int]):
    """Counts cells that are rock, at a gate.

    Attributes
    ----------
    runs : how often counting has begun
    """

    rests_ms = 0

    def __init__(self, document: Document, workers: Workers, parent: QObject) -> None:
        super().__init__(document, workers.studies, parent)
        self.gate, self.entered = Event(), Event()
        self.gate.set()
        self.runs = 0
        self.fails = False
        self.seen: list[tuple[int | None, bool]] = []
        self.changed.connect(lambda: self.seen.append((self.value, self.is_stale)))
        document.maze_changed.connect(self.follow)
        document.maze_replaced.connect(self.start_over)

    def work(self) -> Callable[[Maze, IsCurrent], int]:
        """Return the function that counts."""

        def count(maze: Maze, _is_current: IsCurrent) -> int:
            self.runs += 1
            self.entered.set()
            assert self.gate.wait(20)
            if self.fails:
                raise MazeError("It cannot be counted.")
            return int((maze.cells == 0).sum())

        return count

    def hold(self) -> None:
        """Hold what is counted next."""
        self.gate.clear()
        self.entered.clear()

    def finish(self) -> None:
        """Open the gate, and wait until nothing is under way."""
        self.gate.set()
        wait_until(lambda: self.latest.is_idle)

    def wait_for_value(self) -> None:
        """Wait until the value is that of the maze as it is now."""
        wait_until(lambda: not self.is_stale)


class ShortLived(RockCount):
    """Is not kept when nobody watches."""

    stays_unwatched = False


class Resting(RockCount):
    """Waits for the maze to rest, longer than any test."""

    rests_ms = _LONG_MS


Make = Callable[..., RockCount]


@pytest.fixture
def make() -> Iterator[Make]:
    """Make values of a blank maze."""
    owner = QObject()
    workers, values = Workers(owner), list[RockCount]()

    def made(kind: type[RockCount] = RockCount) -> RockCount:
        values.append(kind(Document(Maze.blank(4, 4), parent=owner), workers, owner))
        return values[-1]

    yield made
    for value in values:
        value.gate.set()
    assert workers.close(20)


def rock(value: RockCount, col: int) -> None:
    value.document.do(SetCells([(0, 0, col, "rock")]), "rock")


def test_nothing_is_computed_until_somebody_watches(make: Make) -> None:
    value = make()
    rock(value, 0)
    assert (value.value, value.is_stale, value.is_watched, value.seen) == (None, True, False, [])
    assert value.latest.is_idle
    value.watch("dock")
    assert value.is_watched
    value.wait_for_value()
    assert (value.value, value.error, value.runs) == (1, None, 1)


def test_a_change_makes_it_stale_and_the_value_of_before_stays_until_it_has_followed(make: Make) -> None:
    value = make()
    value.watch("dock")
    value.wait_for_value()
    value.seen.clear()
    value.hold()
    rock(value, 0)
    assert (value.value, value.is_stale) == (0, True)
    wait_until(value.entered.is_set)
    assert (value.value, value.is_stale) == (0, True)
    value.finish()
    assert value.seen[0] == (0, True)
    assert value.seen[-1] == (1, False)


def test_the_changes_of_a_moment_are_followed_once(make: Make) -> None:
    value = make()
    value.watch("dock")
    value.wait_for_value()
    for col in range(4):
        rock(value, col)
    value.wait_for_value()
    assert (value.value, value.runs) == (4, 2)


def test_it_waits_for_the_maze_to_rest_and_not_when_it_is_asked_for(make: Make) -> None:
    value = make(Resting)
    value.watch("dock")
    value.wait_for_value()
    rock(value, 0)
    wait_until(lambda: value.latest.is_idle)
    assert (value.value, value.is_stale, value.runs) == (0, True, 1), "the maze has not rested"
    value.request()
    value.wait_for_value()
    assert (value.value, value.runs) == (1, 2)
    rock(value, 1)
    value.document.replace(Maze.blank(2, 2))
    value.wait_for_value()
    assert (value.value, value.runs) == (0, 3), "another maze is asked for at once"


def test_as_long_as_one_of_several_watches_it_is_kept_up(make: Make) -> None:
    value = make()
    value.watch("dock")
    value.watch("legend")
    value.watch("legend")
    value.wait_for_value()
    assert value.runs == 1, "who comes later takes what is there"
    value.watch("dock", False)
    rock(value, 0)
    value.wait_for_value()
    assert value.value == 1
    value.watch("legend", False)
    assert not value.is_watched
    rock(value, 1)
    assert (value.value, value.is_stale, value.latest.is_idle) == (1, True, True), "it stays, and is stale"
    value.watch("dock")
    value.wait_for_value()
    assert (value.value, value.runs) == (2, 3)


def test_who_watches_again_while_it_is_true_computes_nothing(make: Make) -> None:
    value = make()
    value.watch("dock")
    value.wait_for_value()
    value.watch("dock", False)
    value.watch("dock")
    assert (value.value, value.runs, value.latest.is_idle) == (0, 1, True)


def test_what_is_dear_to_keep_is_forgotten_when_nobody_watches(make: Make) -> None:
    value = make(ShortLived)
    value.watch("dock")
    value.wait_for_value()
    value.watch("dock", False)
    assert (value.value, value.is_stale) == (None, True)
    assert value.seen[-1] == (None, True)
    value.watch("dock")
    value.wait_for_value()
    assert (value.value, value.runs) == (0, 2)


def test_the_answer_to_an_earlier_revision_does_not_count(make: Make) -> None:
    value = make()
    value.hold()
    value.watch("dock")
    wait_until(value.entered.is_set)
    rock(value, 0)
    value.seen.clear()
    value.finish()
    value.wait_for_value()
    assert value.seen[-1] == (1, False)
    assert {number for number, _ in value.seen} == {None, 1}, "what was counted before is never told"


def test_the_answer_about_another_maze_does_not_count(make: Make) -> None:
    value = make()
    rock(value, 0)
    value.hold()
    value.watch("dock")
    wait_until(value.entered.is_set)
    value.document.replace(Maze.blank(2, 2))
    assert value.value is None
    value.seen.clear()
    value.finish()
    value.wait_for_value()
    assert {number for number, _ in value.seen} == {0}


def test_the_answer_that_comes_when_nobody_watches_any_more_does_not_count(make: Make) -> None:
    value = make()
    value.hold()
    value.watch("dock")
    wait_until(value.entered.is_set)
    value.watch("dock", False)
    value.finish()
    assert (value.value, value.is_stale) == (None, True)


def test_an_error_takes_the_place_of_the_value_until_the_next_one(make: Make) -> None:
    value = make()
    value.watch("dock")
    value.wait_for_value()
    value.fails = True
    rock(value, 0)
    value.wait_for_value()
    assert (value.value, str(value.error)) == (None, "It cannot be counted.")
    value.fails = False
    rock(value, 1)
    value.wait_for_value()
    assert (value.value, value.error) == (2, None)


def test_what_is_computed_is_the_maze_of_its_revision(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    value = make()
    taken: list[tuple[int | None, int]] = []
    take = value.take
    monkeypatch.setattr(value, "take", lambda *it: (taken.append(it[:2]), take(*it)))
    value.watch("dock")
    value.wait_for_value()
    first = value.document.revision
    rock(value, 0)
    value.wait_for_value()
    assert taken == [(0, first), (1, value.document.revision)]
