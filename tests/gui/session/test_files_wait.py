"""What is drawn, asked and begun while a file is read or written waits for its turn, and is not lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.exceptions import capture_exceptions

from mazarine.files import read, write
from mazarine.gui.disk.saving import Target
from mazarine.gui.documents.questions import Unsaved
from mazarine.maze import Maze
from tests.gui.session.conftest import Start
from tests.gui.session.program import wait_until


def test_what_is_drawn_while_saving_counts_as_unsaved(start: Start, tmp_path: Path) -> None:
    program, path = start(Maze.blank(4, 4)), tmp_path / "chosen.maze"
    program.wall(1)
    before = program.maze.copy()
    program.questions.answer(Target(path))
    program.documents.saving.save_shown()
    program.wall(2)
    program.wait_for_files()
    assert program.document.is_dirty
    assert read(path) == before


def test_what_is_closed_while_saving_closes_when_the_file_is_written(start: Start, tmp_path: Path) -> None:
    program, path = start(Maze.blank(4, 4)), tmp_path / "chosen.maze"
    program.wall(1)
    gate = program.hold_jobs()
    program.questions.answer(Target(path))
    program.documents.saving.save_shown()
    program.quit()
    assert not program.is_closed
    gate.set()
    wait_until(lambda: program.is_closed)
    assert read(path) == program.maze


def test_what_is_drawn_while_a_file_is_read_again_is_asked_about(start: Start, saved: Path) -> None:
    program = start(Maze.blank(4, 4))
    program.open(saved)
    gate = program.hold_jobs()
    program.documents.opening.reload_shown()
    program.wall(1)
    drawn = program.maze.copy()
    program.questions.answer(False)
    gate.set()
    program.wait_for_files()
    assert program.questions.asked == [("reload", "saved.maze")]
    assert program.maze == drawn
    assert program.document.is_dirty


def test_what_is_saved_before_a_file_is_shown_again_is_what_is_shown(start: Start, saved: Path) -> None:
    program = start(Maze.blank(4, 4))
    program.open(saved)
    gate = program.hold_jobs()
    program.documents.opening.reload_shown()
    program.wall(1)
    drawn = program.maze.copy()
    program.documents.saving.save_shown()
    gate.set()
    program.wait_for_files()
    assert read(saved) == drawn
    assert program.questions.asked == []
    assert program.maze == drawn
    assert not program.document.is_dirty
    assert not program.session.file.is_changed(saved)


def test_what_is_drawn_while_another_file_is_read_stays_in_its_place(start: Start, saved: Path) -> None:
    program = start(Maze.blank(4, 4))
    gate = program.hold_jobs()
    program.documents.opening.open_path(saved)
    program.wall(1)
    drawn = program.maze.copy()
    gate.set()
    program.wait_for_files()
    assert [it.document.path for it in program.sessions] == [None, saved]
    assert program.sessions[0].document.maze == drawn


@pytest.mark.parametrize("answer", [True, False])
def test_a_file_that_arrives_in_the_middle_of_a_stroke_asks_and_stays_as_it_was_written(
    start: Start, saved: Path, answer: bool
) -> None:
    walled = Maze.blank(8, 8, walled=True)
    write(Maze.blank(8, 8), saved)
    program = start(Maze.blank(4, 4))
    program.open(saved)
    write(walled, saved)
    program.documents.opening.reload_shown()
    program.may_arrive = False
    program.wall(2)
    drawn = program.maze.copy()
    program.wait_for_jobs()
    assert program.questions.asked == [], "nothing arrives under a button that is held down"
    assert program.maze == drawn
    program.questions.answer(answer)
    program.may_arrive = True
    program.wait_for_files()
    assert program.questions.names == ["reload"]
    assert program.maze == (walled if answer else drawn)
    assert program.document.undo_stack.count() == (0 if answer else 1)
    program.check_regions()


def test_what_waits_for_a_file_to_be_written_is_done_in_order_and_leaving_comes_last(
    start: Start, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{name}.maze" for name in "abc"]
    program = start(Maze.blank(4, 4))
    program.questions.answer(*map(Target, paths))
    program.wall(1)
    gate = program.hold_jobs()
    program.documents.saving.save_shown()
    program.documents.saving.ask_save_as()
    program.quit()
    program.documents.saving.ask_save_as()
    assert not program.is_closed
    gate.set()
    wait_until(lambda: program.is_closed)
    assert [read(path) for path in paths] == [program.maze] * 3


def test_a_failed_save_does_not_drop_the_one_that_waits_for_it(start: Start, tmp_path: Path) -> None:
    kept = tmp_path / "kept.maze"
    program = start(Maze.blank(4, 4))
    program.questions.answer(Target(tmp_path / "missing" / "x.maze"), Target(kept))
    program.wall(1)
    gate = program.hold_jobs()
    program.documents.saving.save_shown()
    program.documents.saving.ask_save_as()
    gate.set()
    wait_until(lambda: program.document.path == kept)
    assert "x.maze" in program.messages.all[0]
    assert read(kept) == program.maze
    assert not program.document.is_dirty


@pytest.mark.parametrize("answer", [Unsaved.DISCARD, Unsaved.CANCEL])
def test_a_file_that_arrives_while_a_question_is_open_waits_for_the_answer(
    start: Start, saved: Path, answer: Unsaved
) -> None:
    program = start(Maze.blank(4, 4))
    gate = program.hold_jobs()
    program.documents.opening.open_path(saved)
    program.wall(1)
    seen: list[list[str]] = []

    def reply() -> Unsaved:
        gate.set()
        program.wait_for_jobs()
        seen.append(program.titles)
        return answer

    program.questions.answer(reply)
    program.quit()
    assert seen == [["Untitled *"]]
    assert program.is_closed == (answer is Unsaved.DISCARD)
    if answer is Unsaved.CANCEL:
        program.wait_for_files()
        assert program.titles == ["Untitled *", "saved.maze"]
    assert program.sessions[0].document.maze.shape == (1, 4, 4)
    assert program.questions.names == ["unsaved"]


def test_what_fails_holds_up_nothing_that_waits_behind_it(start: Start) -> None:
    program, done = start(), []

    def fail() -> None:
        raise ArithmeticError

    program.may_arrive = False
    program.documents.queue.when_free(fail)
    program.documents.queue.when_free(lambda: done.append("next"))
    program.may_arrive = True
    with capture_exceptions() as caught:
        wait_until(lambda: bool(done))
    assert [it[0] for it in caught] == [ArithmeticError]
