"""The thread of the regions: edits while it works, stopping, errors, closing in the middle."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import get_args

import numpy as np
import pytest

from mazarine.errors import SpaceError
from mazarine.generators import generate
from mazarine.gui.analysis.analysis import Analysis, AnalysisState
from mazarine.gui.analysis.answers import Answer, Failure, RegionsChange
from mazarine.gui.analysis.inbox import Inbox, Question, merged
from mazarine.gui.analysis.region_list import RegionRows, facts_of
from mazarine.gui.editing.commands import Direction, Step
from mazarine.gui.i18n import tr_later
from mazarine.maze import Link, Maze, Port
from mazarine.maze.edits import PlaceLink, Resize, SetCells
from mazarine.messages import Message
from mazarine.regions import Delta, Patch, Segmentation, Space
from mazarine.regions.mirror import RegionMirror
from tests.gui.session.conftest import Start
from tests.gui.session.held_engine import HeldEngine
from tests.gui.session.program import Program, wait_until
from tests.regions.costed import wall
from tests.regions.shapes import two_halls


@pytest.fixture
def engine() -> HeldEngine:
    """Return an engine that can be held."""
    return HeldEngine()


@pytest.fixture
def program(start: Start, engine: HeldEngine) -> Program:
    """Return a program whose segmentation can be held."""
    program = start(Maze.blank(8, 8), segment=engine)
    program.settle()
    return program


def hold_in_the_middle(program: Program, engine: HeldEngine) -> None:
    """Start a segmentation, and hold it."""
    engine.hold()
    program.analysis.recompute()
    engine.wait_until_held()


def test_edits_during_a_recompute_are_followed_when_it_is_done(program: Program, engine: HeldEngine) -> None:
    hold_in_the_middle(program, engine)
    for row in range(7):
        program.wall(row)
    program.rock(5, 5)
    program.document.undo()
    assert program.analysis.is_stale
    assert program.analysis.state is AnalysisState.WORKING
    engine.gate.set()
    program.check_regions()


def test_what_was_known_stays_while_the_thread_works(program: Program, engine: HeldEngine) -> None:
    hold_in_the_middle(program, engine)
    kind, region = program.analysis.kind.copy(), np.asarray(program.analysis.region)
    program.wall(1)
    assert np.array_equal(program.analysis.kind, kind)
    assert np.array_equal(program.analysis.region, region)
    engine.gate.set()
    program.check_regions()
    assert not np.array_equal(program.analysis.kind, kind)


def test_what_piles_up_of_a_stroke_is_drained_into_one_update(program: Program, engine: HeldEngine) -> None:
    changes: list[RegionsChange] = []
    program.analysis.regions_changed.connect(changes.append)
    hold_in_the_middle(program, engine)
    stroke = program.document.begin_stroke(tr_later("draw"))
    for row in range(4):
        stroke.apply(SetCells([(0, row, 2, "rock")]))
    stroke.finish()
    drawn = program.document.revision
    program.wall(4)
    engine.gate.set()
    program.settle()
    assert [change.revision for change in changes] == [drawn, program.document.revision]
    program.check_regions()


def test_answers_come_in_the_order_of_the_revisions(start: Start) -> None:
    program = start(Maze.blank(20, 20))
    program.settle()
    changes: list[RegionsChange] = []
    program.analysis.regions_changed.connect(changes.append)
    for row in range(1, 15):
        for col in range(1, 18):
            program.wall(row, col)
    program.settle()
    revisions = [change.revision for change in changes]
    assert revisions == sorted(set(revisions))
    assert revisions[-1] == program.document.revision


def test_another_maze_abandons_the_work_on_the_one_before(program: Program, engine: HeldEngine) -> None:
    hold_in_the_middle(program, engine)
    program.document.replace(Maze.blank(3, 5, walled=True))
    assert program.analysis.region is None
    wait_until(lambda: engine.cancelled == 1)
    engine.gate.set()
    program.check_regions()


def test_regions_of_another_maze_are_known_at_once(program: Program) -> None:
    maze = generate("stack-blocks", 21, 31, rng=np.random.default_rng(7))
    expected = Segmentation.of(maze)
    program.document.replace(maze)
    assert np.array_equal(program.analysis.kind, expected.kind)
    assert np.array_equal(program.analysis.region, expected.region)
    assert program.analysis.state is AnalysisState.IDLE
    program.document.do(Resize((0, 0), 30, 31), "resize")
    assert program.analysis.state is AnalysisState.IDLE
    program.check_regions()


def test_the_window_waits_a_moment_for_an_engine_that_takes_longer(
    program: Program, engine: HeldEngine
) -> None:
    engine.hold()
    program.document.replace(Maze.blank(5, 4))
    assert program.analysis.region is None
    assert program.analysis.state is AnalysisState.WORKING
    engine.gate.set()
    program.check_regions()


def test_closing_in_the_middle_of_the_work_ends_it(program: Program, engine: HeldEngine) -> None:
    hold_in_the_middle(program, engine)
    program.close()
    assert engine.cancelled == 1


def test_the_thread_of_a_maze_that_is_closed_ends_and_others_go_on(
    program: Program, engine: HeldEngine, saved: Path
) -> None:
    program.wall(1)
    first = program.session
    program.open(saved)
    program.settle()
    hold_in_the_middle(program, engine)
    program.documents.close_shown()
    wait_until(lambda: engine.cancelled == 1 and not program.sessions.ending)
    engine.gate.set()
    assert [*program.sessions] == [first]
    program.rock(3, 3)
    program.check_regions(first)


def test_a_maze_of_another_size_is_segmented_afresh(program: Program, engine: HeldEngine) -> None:
    runs = engine.runs
    program.document.do(Resize((-1, 0), 10, 9), "resize")
    program.check_regions()
    program.document.undo()
    program.check_regions()
    assert engine.runs == runs + 2


def test_a_space_that_the_engine_refuses_is_told_in_its_own_words(start: Start) -> None:
    def segment(_space: Space, _progress: Callable[[float], bool]) -> Segmentation:
        raise SpaceError("This is too large.")

    program, told = start(Maze.blank(8, 8), segment=segment), list[Message]()
    program.current.failed.connect(told.append)
    wait_until(lambda: program.analysis.state is AnalysisState.FAILED)
    assert list(map(str, told)) == ["This is too large."]


def test_an_update_of_the_segmentation_before_is_not_mixed_into_what_is_known(
    program: Program, engine: HeldEngine
) -> None:
    hold_in_the_middle(program, engine)
    known = program.analysis.kind.copy()
    none = np.empty(0, dtype=np.int32)
    late = Delta.of_numbers(np.array([999], dtype=np.int32), none, none)
    facts = RegionRows(none, none.astype(np.uint8), none)
    program.session.segmentation.answered.emit(RegionsChange(program.document.revision, late, facts))
    assert np.array_equal(program.analysis.kind, known)
    engine.gate.set()
    program.check_regions()


def test_an_update_before_its_steps_are_recorded_is_not_asked_for_its_cells(start: Start) -> None:
    maze = two_halls(150, 150, [3, 4])
    other = maze.copy()
    segmentation = Segmentation.of(other)
    delta = segmentation.update(wall(3, 149, "E", "wall").apply(other))
    change = RegionsChange(0, delta, facts_of(segmentation, delta), segmentation.mirror())
    segmentation.update(wall(3, 149, "E", "open").apply(other))
    with pytest.raises(SpaceError):
        delta.complete()
    program = start(maze)
    program.settle()
    program.session.last_change.record()
    program.session.segmentation.answered.emit(change)
    assert program.analysis.region is change.mirror.region
    assert program.session.last_change.summarizer() is None


def test_a_window_without_memory_to_follow_asks_for_all_regions_again(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start(Maze.blank(5, 5))
    program.settle()

    def follow(_mirror: RegionMirror, _delta: Delta) -> None:
        raise MemoryError

    monkeypatch.setattr(RegionMirror, "follow", follow)
    program.document.do(SetCells([(0, 2, 2, "rock")]), "Rock")
    program.settle()
    program.check_regions()


def test_hundreds_of_steps_of_all_sorts_are_followed_there_and_back(start: Start) -> None:
    program = start(Maze.blank(8, 40))
    for turn in range(6):
        for col in range(30):
            program.rock(0, col)
        program.document.do(SetCells([(0, 0, col, "floor") for col in range(30)]), "clear")
        program.document.do(Resize((0, 0), 9 + turn, 40), "resize")
    assert program.document.undo_stack.count() == 192
    for steps in (0, 192, 100, 31, 32, 33):
        program.document.go_to(steps)
        wait_until(lambda: program.document.goal is None)
        assert program.document.undo_stack.index() == steps
        program.check_regions()


# The inbox


def test_merged_patches_keep_the_last_word_on_every_cell() -> None:
    maze = Maze.blank(4, 4)
    link = Link(Port((0, 0, 0)), Port((0, 3, 3)))
    space = Space.of(maze)
    everything = np.arange(16, dtype=np.int64)
    with_link = PlaceLink(link).apply(maze)
    first = Patch.of(maze, everything)
    with_link.inverse.apply(maze)
    second = Patch.of(maze, np.array([0, 15], dtype=np.int64))
    both = merged([first, second])
    plain = Space.of(maze)
    space.apply(both)
    assert np.array_equal(space.cells, plain.cells)
    assert space.partners == plain.partners == {}


def test_the_inbox_gives_everything_once_and_forgets_what_a_new_maze_makes_void() -> None:
    inbox = Inbox()
    patch = Patch(np.array([5]), np.array([16], dtype=np.uint8), {})
    inbox.put_change(3, patch, Step(1, Direction.DO))
    inbox.put_question(Question(1, with_cells=False))
    inbox.put_maze(4, Maze.blank(2, 2))
    inbox.put_change(5, patch, Step(1, Direction.DO))
    inbox.put_question(Question(1, with_cells=False))
    inbox.put_question(Question(2, with_cells=False))
    work = inbox.take()
    assert work is not None
    assert (work.maze_revision, work.revision) == (4, 5)
    assert list(work.updates()) == [(5, patch, Step(1, Direction.DO))]
    assert work.questions == (Question(2, with_cells=False),)
    assert inbox.take() is None
    assert inbox.wants(4)
    inbox.stop()
    assert not inbox.wants(4)


def test_every_answer_is_taken() -> None:
    assert Analysis._TAKE.keys() == {*get_args(Answer)} - {Failure}
