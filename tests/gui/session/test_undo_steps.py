"""Undo steps: going to any of them, in slices, and whatever else ends that."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

import mazarine.gui.editing.document
from mazarine.errors import EditRejected
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells
from tests.gui.session.conftest import Start
from tests.gui.session.program import Program


@pytest.fixture
def program(start: Start, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Thirty steps, one rock each; going to another makes one at a time."""
    monkeypatch.setattr(mazarine.gui.editing.document, "_SLICE_S", 0.0)
    program = start(Maze.blank(8, 60))
    for col in range(30):
        program.rock(0, col)
    return program


def rocks(program: Program) -> list[int]:
    """Return the columns of the first row that are rock."""
    return [col for col in range(program.maze.shape[2]) if program.maze.cells[0, 0, col] == 0]


def test_many_steps_are_gone_in_slices_and_a_stroke_stops_there(program: Program) -> None:
    document = program.document
    document.go_to(0)
    assert (document.undo_stack.index(), document.goal) == (29, 0), "a slice, and the goal"
    while document.undo_stack.index() >= 20:
        QCoreApplication.processEvents()  # Once: a wait could go all the way.
    stroke = document.begin_stroke("rock")
    stopped = document.undo_stack.index()
    assert 0 < stopped < 20
    assert document.goal is None
    stroke.apply(SetCells([(0, 4, 4, "rock")]))
    stroke.finish()
    assert rocks(program) == list(range(stopped))
    assert document.undo_stack.index() == stopped + 1
    program.check_regions()


@pytest.mark.parametrize("end", ["undo", "redo", "do", "replace"])
def test_whatever_else_changes_the_maze_ends_the_way(program: Program, end: str) -> None:
    document = program.document
    document.go_to(0)
    assert document.goal == 0
    acts = {
        "undo": document.undo, "redo": document.redo,
        "do": lambda: document.do(SetCells([(0, 5, 5, "rock")]), "rock"),
        "replace": lambda: document.replace(Maze.blank(8, 60)),
    }  # fmt: skip
    acts[end]()
    assert document.goal is None
    index = document.undo_stack.index()
    program.settle()
    assert document.undo_stack.index() == index


@pytest.mark.parametrize("what", ["commit_gesture", "cut_stroke"])
def test_a_save_and_a_question_wait_for_the_step_that_was_chosen(program: Program, what: str) -> None:
    program.document.go_to(3)
    getattr(program.document, what)()
    assert rocks(program) == [0, 1, 2]


@pytest.mark.parametrize("act", ["undo", "redo", "go_to"])
def test_nothing_is_taken_back_while_a_stroke_is_made(program: Program, act: str) -> None:
    program.document.undo()
    stroke = program.document.begin_stroke("rock")
    getattr(program.document, act)(*([0] if act == "go_to" else []))
    assert program.document.undo_stack.index() == 29
    stroke.finish()
    assert program.document.undo_stack.count() == 30, "a stroke that did nothing is no step"


def test_an_edit_that_is_rejected_leaves_all_as_it_was(program: Program) -> None:
    before, revision = program.maze.copy(), program.document.revision
    with pytest.raises(EditRejected):
        program.document.do(SetCells([(0, 99, 0, "rock")]), "rock")
    assert (program.maze, program.document.revision) == (before, revision)
    assert program.document.undo_stack.count() == 30
