"""Regions keep their numbers in the program: undo, turns of the board, saving, and reading the file again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
import pytest

import mazarine as mz
from mazarine.gui.analysis import segmenter
from mazarine.gui.analysis.inbox import Inbox
from mazarine.gui.analysis.segmenter import Segmenter
from mazarine.gui.editing.commands import Direction, Step
from mazarine.gui.i18n import tr_later
from mazarine.maze import Maze
from mazarine.maze.edits import Edit, Rotate, SetCells, SetMetadata
from mazarine.maze.numbering import RegionName
from mazarine.maze.snapshots import Snapshots
from mazarine.regions import Patch, Segmentation
from tests.gui.session.conftest import Start
from tests.gui.session.program import Program

_TITLE = tr_later("edit")


def _halls() -> Maze:
    """Return two halls of the same size beside each other."""
    maze = Maze.blank(3, 7)
    maze.set_cells([(row, 3) for row in range(3)], "rock")
    return maze


def _number(program: Program, col: int, row: int = 0) -> int:
    program.settle()
    return program.session.analysis.number_at((0, row, col))


def test_undo_and_redo_restore_the_numbers_of_regions(start: Start) -> None:
    program = start(_halls())
    west, east = _number(program, 0), _number(program, 6)
    document = program.session.document
    document.do(SetCells([(0, row, 3, "floor") for row in range(3)]), _TITLE)
    both = _number(program, 0)
    assert both in (west, east)
    for _ in range(2):
        document.undo()
        assert (_number(program, 0), _number(program, 6)) == (west, east)
        document.redo()
        assert _number(program, 6) == both


def test_a_stroke_of_many_edits_is_undone_to_the_numbers_before(start: Start) -> None:
    program = start(_halls())
    west, east = _number(program, 0), _number(program, 6)
    stroke = program.session.document.begin_stroke(_TITLE)
    for row in range(3):
        stroke.apply(SetCells([(0, row, 3, "floor")]))
        _number(program, 0)
    stroke.finish()
    program.session.document.undo()
    assert (_number(program, 0), _number(program, 6)) == (west, east)


def test_numbers_go_with_the_regions_when_the_board_is_turned(start: Start) -> None:
    program = start(_halls())
    west, east = _number(program, 0), _number(program, 6)
    program.session.document.do(Rotate(180), _TITLE)
    assert (_number(program, 0), _number(program, 6)) == (east, west)
    program.session.document.undo()
    assert (_number(program, 0), _number(program, 6)) == (west, east)


def test_numbers_are_saved_and_survive_a_change_by_another_program(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "halls.maze"
    mz.write(_halls(), path)
    program = start()
    program.open(path)
    program.session.document.do(SetCells([(0, 1, 1, "rock")]), _TITLE)
    program.session.document.undo()
    program.session.document.do(SetCells([(0, 0, col, "rock") for col in range(3)]), _TITLE)
    program.session.document.do(SetCells([(0, row, 1, "rock") for row in (1, 2)]), _TITLE)
    numbers = [_number(program, col, 2) for col in (0, 2, 6)]
    program.save()
    regions = mz.segment(mz.read(path))
    assert [regions.region_at((0, 2, col)) for col in (0, 2, 6)] == numbers
    bare = mz.read(path)
    bare.numbering = None
    bare.set_cells([(0, 5)], "rock")
    mz.write(bare, path)
    program.reload()
    assert [_number(program, col, 2) for col in (0, 2, 6)] == numbers


def test_numbers_that_are_saved_wait_for_a_turn_of_the_board(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start(_halls())
    east = _number(program, 6)
    document = program.session.document
    document.do(SetCells([(0, 0, 0, "rock")]), _TITLE)
    program.settle()
    is_saving = Event()
    numbered = program.session.file.saver._numbered

    def late(*options: Any) -> Segmentation:
        is_saving.wait(1.0)
        return segment_space(*options)

    def noted(maze: Maze) -> Maze:
        is_saving.set()
        return numbered(maze)

    segment_space = segmenter.segment_space
    monkeypatch.setattr(segmenter, "segment_space", late)
    monkeypatch.setattr(program.session.file.saver, "_numbered", noted)
    document.do(Rotate(180), _TITLE)
    program.save_as(tmp_path / "halls.maze")
    program.settle()
    assert mz.segment(mz.read(tmp_path / "halls.maze")).region_at((0, 0, 0)) == east


@pytest.mark.parametrize(("name", "is_kept"), [("halls.maze", False), ("halls.txt", True)])
def test_a_name_that_was_not_saved_outlives_reloading_where_the_format_has_no_names(
    start: Start, tmp_path: Path, name: str, is_kept: bool
) -> None:
    mz.write(_halls(), tmp_path / name)
    program = start()
    program.open(tmp_path / name)
    number = _number(program, 0)
    metadata = SetMetadata.of(program.session.document.maze)
    program.session.document.do(replace(metadata, named_regions={number: RegionName("Hall")}), _TITLE)
    program.questions.answer(True)
    program.reload()
    assert (number in program.session.document.maze.named_regions) == is_kept


class _Waiting:
    """A maze whose changes wait until the numbers of its regions are asked for."""

    def __init__(self, maze: Maze) -> None:
        self.maze, self._inbox = maze, Inbox()
        self._segmenter = Segmenter(self._inbox)
        self._inbox.put_maze(1, Snapshots(maze).take())

    def apply(self, edit: Edit, number: int, direction: Direction) -> Edit:
        change = edit.apply(self.maze)
        self._inbox.put_change(1, Patch.of(self.maze, change.dirty), Step(number, direction))
        return change.inverse

    def numbers(self) -> set[tuple[int, ...]]:
        self._segmenter.work()
        numbering = self._segmenter.numbered(self.maze).numbering
        assert numbering is not None
        return set(map(tuple, np.column_stack((numbering.numbers, numbering.cells)).tolist()))


def test_steps_that_are_undone_and_redone_at_once_lead_to_the_numbers_that_were_there() -> None:
    rng = np.random.default_rng(3)
    waiting = _Waiting(Maze.blank(5, 5))
    waiting.maze.name_region(1, "Hall")
    inverses, states = [], [waiting.numbers()]
    for number in range(40):
        matter = rng.choice(["rock", "floor"])
        cells = [(0, *rng.integers(5, size=2).tolist(), matter) for _ in range(rng.integers(1, 4))]
        inverses.append(waiting.apply(SetCells(cells), number, Direction.DO))
        states.append(waiting.numbers())
    for first in range(0, 40, 5):
        for number in reversed(range(first, 40)):
            inverses[number] = waiting.apply(inverses[number], number, Direction.UNDO)
        assert waiting.numbers() == states[first]
        for number in range(first, 40):
            inverses[number] = waiting.apply(inverses[number], number, Direction.REDO)
        assert waiting.numbers() == states[40]


def test_a_stroke_whose_parts_were_followed_one_by_one_is_undone_to_the_numbers_before() -> None:
    waiting = _Waiting(Maze.blank(1, 9))
    waiting.maze.name_region(1, "Hall")
    before = waiting.numbers()
    inverses = []
    for col in (3, 6):
        inverses.append(waiting.apply(SetCells([(0, 0, col, "rock")]), 1, Direction.DO))
        waiting.numbers()
    for inverse in reversed(inverses):
        waiting.apply(inverse, 1, Direction.UNDO)
    assert waiting.numbers() == before
