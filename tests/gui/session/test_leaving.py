"""Leaving mazes with changes, and the questions on the way."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from mazarine.files import read, write
from mazarine.gui.disk.saving import Target
from mazarine.gui.documents.questions import Unsaved
from mazarine.gui.i18n import tr_later
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from mazarine.messages import Message
from tests.gui.session.conftest import Start
from tests.gui.session.program import Program, wait_until
from tests.gui.tabs import MakeFile, is_rock


def test_discard_closes_without_a_file(start: Start, tmp_path: Path) -> None:
    program = start(Maze.blank(4, 4), data=tmp_path)
    program.wall(1)
    program.wait_for_journal()
    program.questions.answer(Unsaved.DISCARD)
    program.quit()
    assert program.is_closed
    assert list((tmp_path / "journals").iterdir()) == []


def test_a_failed_save_closes_nothing_and_says_why(start: Start, tmp_path: Path) -> None:
    program = start(Maze.blank(4, 4))
    program.wall(1)
    program.questions.answer(Unsaved.SAVE, Target(tmp_path / "missing" / "x.maze"))
    program.quit()
    program.wait_for_files()
    assert "x.maze" in program.messages.sentence
    assert not program.is_closed
    assert program.document.is_dirty


def test_what_was_given_up_when_a_file_is_reloaded_is_not_asked_for_again(start: Start, saved: Path) -> None:
    other = Maze.blank(5, 4, walled=True)
    write(other, saved)
    program = start(Maze.blank(8, 8))
    program.open(saved)
    program.document.do(SetWalls([(0, 1, 1, "E", "open")]), "Open")
    program.questions.answer(True)
    program.reload()
    assert program.maze == other
    assert len(program.questions.asked) == 1
    program.document.do(SetWalls([(0, 1, 1, "E", "open")]), "Open")
    program.questions.answer(True, True)
    program.documents.opening.reload_shown()
    program.document.do(SetWalls([(0, 1, 2, "E", "open")]), "Open")
    program.wait_for_files()
    assert not program.document.is_dirty
    assert len(program.questions.asked) == 3, "what was drawn since was not given up"


def test_a_maze_without_a_file_cannot_be_reloaded(start: Start) -> None:
    program = start()
    program.documents.opening.reload_shown()
    assert program.messages.sentence == "This maze has no file yet. Save it first."


@pytest.fixture
def three(start: Start, file: MakeFile, tmp_path: Path) -> Program:
    """Three mazes with files, of which the first and the last are not saved."""
    program = start(data=tmp_path / "data")
    for name in "abc":
        program.open(file(f"{name}.maze"))
        if name != "b":
            program.rock()
    return program


ALL = ["a.maze *", "b.maze", "c.maze *"]


def test_leaving_several_unsaved_mazes_asks_once_and_cancel_keeps_all(three: Program) -> None:
    three.questions.answer(Unsaved.CANCEL)
    three.quit()
    assert three.questions.asked == [("unsaved_mazes", ["a.maze", "c.maze"])]
    assert three.titles == ALL
    assert not three.is_closed


def test_all_are_saved_by_one_answer(three: Program, tmp_path: Path) -> None:
    three.questions.answer(Unsaved.SAVE)
    three.quit()
    wait_until(lambda: three.is_closed)
    assert is_rock(read(tmp_path / "a.maze"))
    assert is_rock(read(tmp_path / "c.maze"))


def test_all_are_given_up_by_one_answer(three: Program, tmp_path: Path) -> None:
    three.questions.answer(Unsaved.DISCARD)
    three.quit()
    assert three.is_closed
    assert not is_rock(read(tmp_path / "a.maze"))
    assert not any(tmp_path.rglob(".~*")), "neither a lock nor a journal is left"


def test_they_are_reviewed_one_by_one_and_none_is_closed_before_all_agree(three: Program) -> None:
    three.questions.answer(Unsaved.REVIEW, Unsaved.DISCARD, Unsaved.CANCEL)
    three.quit()
    assert three.questions.asked[1:] == [("unsaved", "a.maze"), ("unsaved", "c.maze")]
    assert three.titles == ALL
    assert not three.is_closed


def test_a_maze_that_is_drawn_on_after_its_review_is_asked_for_again(three: Program, tmp_path: Path) -> None:
    first = three.sessions[0]

    def draw() -> Unsaved:
        three.sessions.show(first)
        three.wall(3)
        return Unsaved.SAVE

    three.questions.answer(Unsaved.REVIEW, Unsaved.DISCARD, draw, Unsaved.SAVE)
    three.quit()
    wait_until(lambda: three.is_closed)
    assert [it.about for it in three.questions.asked[1:]] == ["a.maze", "c.maze", "a.maze"]
    assert read(tmp_path / "a.maze") == first.document.maze


@pytest.mark.parametrize("answer", [Unsaved.SAVE, Unsaved.REVIEW])
def test_a_maze_that_is_begun_while_quitting_waits_stays_and_all_others_are_saved(
    three: Program, tmp_path: Path, answer: Unsaved
) -> None:
    gate = three.hold_jobs()
    three.questions.answer(answer, *[Unsaved.SAVE] * (2 if answer is Unsaved.REVIEW else 0))
    three.quit()
    three.questions.answers.append(Maze.blank(3, 3))
    three.questions.answers.rotate(1)
    three.documents.opening.ask_new()
    gate.set()
    three.wait_for_files()
    assert three.titles == ["a.maze", "Untitled", "b.maze", "c.maze"]
    assert all(is_rock(read(tmp_path / f"{name}.maze")) for name in "ac")
    assert not three.is_closed
    three.quit()
    assert three.is_closed


def test_a_file_that_is_handed_over_while_quitting_waits_is_opened(three: Program, file: MakeFile) -> None:
    gate = three.hold_jobs()
    three.questions.answer(Unsaved.SAVE)
    three.quit()
    three.documents.opening.open_paths([file("d.maze")])
    gate.set()
    three.wait_for_files()
    assert "d.maze" in three.titles
    assert not three.is_closed


def test_a_file_that_is_handed_over_under_the_question_of_quitting_is_opened(
    three: Program, file: MakeFile
) -> None:
    def hand_over() -> Unsaved:
        three.documents.opening.open_paths([file("d.maze")])
        return Unsaved.DISCARD

    three.questions.answer(hand_over)
    three.quit()
    three.wait_for_files()
    assert three.titles == [*ALL, "d.maze"], "nothing was closed, so nothing is given up"
    assert not three.is_closed


def test_quitting_twice_while_a_file_is_saved_asks_and_closes_once(three: Program) -> None:
    gate = three.hold_jobs()
    three.questions.answer(Unsaved.SAVE, Unsaved.SAVE)
    three.quit()
    three.quit()
    gate.set()
    wait_until(lambda: three.is_closed)


def test_a_maze_that_is_begun_during_a_review_is_asked_for(three: Program) -> None:
    gate = three.hold_jobs()
    three.questions.answer(Unsaved.REVIEW, Unsaved.SAVE, Unsaved.CANCEL)
    three.quit()
    three.documents.opening.begin(Maze.blank(3, 3))
    three.rock()
    gate.set()
    three.wait_for_files()
    assert [it.about for it in three.questions.asked[1:]] == ["a.maze", "Untitled"]
    assert not three.is_closed


def test_a_maze_that_is_closed_while_all_are_saved_stays_closed(three: Program, tmp_path: Path) -> None:
    gate = three.hold_jobs()
    three.questions.answer(Unsaved.SAVE, Unsaved.DISCARD)
    three.quit()
    three.documents.leaving.close(three.sessions[2])
    gate.set()
    wait_until(lambda: three.is_closed)
    assert not is_rock(read(tmp_path / "c.maze"))


def test_giving_all_up_does_not_stop_what_is_being_saved(three: Program, tmp_path: Path) -> None:
    gate = three.hold_jobs()
    three.documents.saving.save_shown()
    three.documents.opening.begin(Maze.blank(3, 3))
    three.rock()
    three.questions.answer(Unsaved.DISCARD)
    three.quit()
    assert three.questions.asked == [("unsaved_mazes", ["a.maze", "Untitled"])]
    assert not three.is_closed
    gate.set()
    wait_until(lambda: three.is_closed)
    assert is_rock(read(tmp_path / "c.maze"))
    assert not is_rock(read(tmp_path / "a.maze"))


def test_a_maze_with_something_to_save_is_asked_for_before_it_closes(three: Program) -> None:
    first = three.sessions[0]
    three.questions.answer(Unsaved.CANCEL, Unsaved.DISCARD)
    three.documents.leaving.close(first)
    assert three.session is first, "what is asked about is shown"
    assert three.titles == ALL
    three.documents.close_shown()
    assert three.titles == ALL[1:]


def test_work_that_must_not_be_stopped_keeps_the_program_but_not_a_maze(start: Start, file: MakeFile) -> None:
    program = start()
    program.open(file("a.maze"), file("b.maze"))
    task = program.tasks.begin(tr_later("Exporting…"), confirm_before_cancel=True)
    program.questions.answer(False)
    program.quit()
    assert program.questions.asked == [("stop", "Exporting…")]
    assert not program.is_closed
    program.documents.close_shown()
    assert program.titles == ["a.maze"], "what is exported was taken from it already"
    task.end()
    program.quit()
    assert program.is_closed


def test_the_last_maze_that_is_closed_leaves_a_blank_one_and_the_start_page(
    start: Start, file: MakeFile
) -> None:
    program, pages = start(), list[bool]()
    program.documents.leaving.all_closed.connect(lambda: pages.append(True))
    program.open(file("a.maze"), file("b.maze"))
    program.documents.close_shown()
    assert pages == []
    program.documents.close_shown()
    assert pages == [True]
    assert program.titles == ["Untitled"]
    assert program.document.is_untouched


def test_a_file_that_is_being_saved_is_written_though_all_else_is_given_up(
    three: Program, tmp_path: Path
) -> None:
    three.documents.opening.open_path(tmp_path / "b.maze")
    three.rock()
    gate = three.hold_jobs()
    three.documents.saving.save_shown()
    three.questions.answer(Unsaved.DISCARD)
    three.quit()
    assert three.questions.asked == [("unsaved_mazes", ["a.maze", "c.maze"])]
    assert not three.is_closed
    gate.set()
    wait_until(lambda: three.is_closed)
    assert [is_rock(read(tmp_path / f"{name}.maze")) for name in "abc"] == [False, True, False]


@pytest.mark.parametrize("answer", [Unsaved.SAVE, Unsaved.REVIEW])
def test_what_is_opened_and_closed_while_leaving_waits_is_seen(
    three: Program, tmp_path: Path, answer: Unsaved
) -> None:
    last = three.sessions[2]
    three.questions.answer(answer, *[Unsaved.SAVE] * (answer is Unsaved.REVIEW))
    gate = three.hold_jobs()
    three.quit()
    three.questions.answer(Unsaved.DISCARD)
    three.documents.leaving.close(last)
    three.documents.opening.begin(Maze.blank(3, 3), "late")
    three.rock()
    late = three.session
    three.questions.answer(*[Unsaved.SAVE] * (answer is Unsaved.REVIEW), Target(tmp_path / "late.maze"))
    gate.set()
    three.wait_for_files()
    assert three.session is late, "a maze that was closed is not shown again"
    assert not three.is_closed
    assert is_rock(read(tmp_path / "late.maze"))
    assert not is_rock(read(tmp_path / "c.maze"))


@pytest.mark.parametrize("index", [1, 2], ids=["in the background", "shown"])
def test_of_what_was_given_up_nothing_is_kept_in_memory(three: Program, index: int) -> None:
    session = three.sessions[index]
    three.documents.opening.notices.show(session, Message("A step."))
    maze = weakref.ref(session.document.maze)
    three.settle()
    three.questions.answer(Unsaved.DISCARD)
    three.documents.leaving.close(session)
    del session
    wait_until(lambda: not three.sessions.ending)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert maze() is None


def test_a_tab_that_waits_for_its_file_is_not_closed_under_a_question(start: Start, file: MakeFile) -> None:
    program = start()
    program.open(file("a.maze"), file("b.maze"))
    program.rock()
    gate = program.hold_jobs()
    program.documents.saving.save_shown()
    program.documents.close_shown()

    def reply() -> None:
        gate.set()
        program.wait_for_files()
        assert program.titles == ["a.maze", "b.maze"]

    program.questions.answer(reply)
    program.documents.saving.ask_save_as()
    wait_until(lambda: program.titles == ["a.maze"])


def test_a_maze_that_is_closed_while_a_question_about_it_waits_is_not_asked_about(
    start: Start, file: MakeFile, tmp_path: Path
) -> None:
    program = start()
    program.open(file("a.maze"))
    session = program.documents.session
    program.sessions.add()
    program.sessions.show(session)
    program.wall(1)
    gate = program.hold_jobs()
    program.questions.answer(Target(tmp_path / "a.map"))
    program.documents.saving.ask_save_as()

    def reply() -> None:
        gate.set()
        program.wait_for_jobs()
        program.sessions.remove(session)

    program.questions.answer(reply)
    program.questions.answer(False)
    program.documents.opening.ask_open()
    wait_until(lambda: not program.documents.queue.is_waiting)
    assert program.questions.names == ["save_target", "open_path"]
