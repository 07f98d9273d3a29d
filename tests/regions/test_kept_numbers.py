"""Room 7 stays room 7: through files, undo, moves of the whole board, and edits by other programs."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from numpy.typing import NDArray

import mazarine as mz
from mazarine.errors import EditRejected
from mazarine.maze import Cell, Maze
from mazarine.maze.edits import ArrangeLevels, Edit, Flip, Rotate
from mazarine.maze.edits.moving import move_of
from mazarine.maze.numbering import Numbering, RegionName
from mazarine.regions import Delta, Kind, Segmentation
from tests.drawing import blocks
from tests.maze.strokes import History, Stroke
from tests.strategies import halls, mazes, strokes

MOVES = [
    Rotate(90), Rotate(180), Rotate(270), Flip("horizontal"), Flip("vertical"), ArrangeLevels((1, 0)),
    ArrangeLevels((None, 0)),
]  # fmt: skip
Things = dict[int, list[Cell]]


def _things(regions: Segmentation) -> Things:
    """Return the faces of rooms, of which two may have one anchor, and the cells of corridors, by number."""
    found = {}
    for number in regions.regions.rooms_and_corridors().tolist():
        region = regions.regions[number]
        things = region.faces if region.kind is Kind.ROOM else region.cells
        found[number] = sorted((level, row, col) for level, row, col in things.tolist())
    return found


def _parts(regions: Segmentation) -> dict[int, tuple[int, set[Cell], set[Cell]]]:
    """Return the number of faces, the cells and the entries of rooms and corridors, by number."""
    found = {}
    for number in regions.regions.rooms_and_corridors().tolist():
        region = regions.regions[number]
        found[number] = region.face_count, _cells(region.cells), set(region.entries)
    return found


def _cells(places: NDArray[np.int64]) -> set[Cell]:
    return {(level, row, col) for level, row, col in places.tolist()}


def _reopened(maze: Maze) -> Maze:
    with TemporaryDirectory() as folder:
        mz.write(maze, Path(folder) / "maze.maze")
        return mz.read(Path(folder) / "maze.maze")


def _stepped(regions: Segmentation, maze: Maze, edit: Edit, there: Delta) -> tuple[Edit, Delta]:
    """Take a step back or forth, after one the other way; return the way back, and what has changed."""
    change = edit.apply(maze)
    delta = regions.update(change)
    told = copy(delta)
    regions.restore(there.places, np.concatenate((delta.new, there.new)))
    return change.inverse, told


@given(mazes(max_rows=7, max_cols=7) | halls(), st.lists(strokes(), max_size=12))
def test_numbers_survive_a_file_and_every_step_back_and_forth(maze: Maze, drawn: list[Stroke]) -> None:
    history, regions = History(maze), Segmentation.of(maze)
    had = set(_things(regions))
    for stroke in drawn:
        before = _things(regions)
        change = history.do(stroke)
        if change is None:
            continue
        delta = copy(regions.update(change))
        after = _things(regions)
        assert not (after.keys() - before.keys()) & had, "a number that is gone is not given again"
        had |= after.keys()
        redo, back = _stepped(regions, maze, change.inverse, delta)
        assert _things(regions) == before
        _stepped(regions, maze, redo, back)
        assert _things(regions) == after
    maze.numbering = regions.numbering()
    assert _things(Segmentation.of(_reopened(maze))) == _things(regions)


@given(mazes(max_rows=7, max_cols=7) | halls(), strokes(), st.sampled_from(MOVES))
def test_numbers_go_with_their_cells_when_the_board_is_moved(maze: Maze, stroke: Stroke, edit: Edit) -> None:
    History(maze).do(stroke)
    assume(not maze.links or not isinstance(edit, ArrangeLevels))  # A link that is lost changes regions.
    regions = Segmentation.of(maze)
    before, grid = _parts(regions), maze.grid
    maze.numbering = regions.numbering()
    try:
        change = edit.apply(maze)
    except EditRejected:
        return
    regions.update(change)
    move = move_of(change, grid, maze.grid)
    assert move is not None
    expected = {}
    for number, (count, *parts) in before.items():
        moved = [_cells(move(np.array(list(part), dtype=np.int64).reshape(-1, 3))) for part in parts]
        if all(level >= 0 for part in moved for level, _, _ in part):
            expected[number] = count, *moved
    assert {number: parts for number, parts in _parts(regions).items() if number in before} == expected
    assert _things(Segmentation.of(maze)) == _things(regions), "the numbers of a file move with it, too"


@pytest.mark.parametrize("row", [0, 1])
@pytest.mark.parametrize("edit", MOVES[1:2] + MOVES[3:5])
def test_a_room_of_one_face_between_hexagons_keeps_its_number(row: int, edit: Edit) -> None:
    maze = Maze.blank(2, 2, lattice="hexagon")
    maze.set_wall((row, 0), "E", "wall")
    regions = Segmentation.of(maze)
    maze.numbering = replace(regions.numbering(), next=7)
    room = next(number for number, parts in _parts(regions).items() if parts[0])
    regions.update(edit.apply(maze))
    assert _parts(regions)[room][0] == _parts(Segmentation.of(maze))[room][0] == 1


def test_a_room_keeps_its_number_and_name_when_another_program_edits_the_file(tmp_path: Path) -> None:
    maze = blocks(
        """
        ...#...
        .......
        ...#...
        """
    )
    regions = mz.segment(maze)
    west, east = regions.region_at((0, 0, 0)), regions.region_at((0, 0, 6))
    maze.name_region(east, "Treasury", "#aa3344")
    maze.numbering = regions.numbering()
    mz.write(maze, tmp_path / "maze.maze")
    edited = mz.read(tmp_path / "maze.maze")
    edited.set_cells([(0, 1, 3)], "rock")
    edited.set_cells([(0, 0, 0)], "rock")
    mz.write(edited, tmp_path / "edited.maze")
    again = mz.segment(mz.read(tmp_path / "edited.maze"))
    assert [again.region_at((0, 2, 2)), again.region_at((0, 0, 6))] == [west, east]
    region = again.regions[east]
    assert (region.name, region.color, again.regions[west].name) == ("Treasury", "#aa3344", "")


def test_of_two_claims_the_larger_wins_and_of_equals_the_lower_number() -> None:
    maze = Maze.blank(1, 8)
    regions = mz.segment(maze)
    number = regions.region_at((0, 0, 0))
    maze.numbering = regions.numbering()
    maze.set_cells([(0, 0, 3)], "rock")
    parts = mz.segment(maze)
    assert parts.region_at((0, 0, 7)) == number
    assert parts.region_at((0, 0, 0)) == regions.numbering().next
    maze.numbering = parts.numbering()
    maze.set_cells([(0, 0, 3)], "floor")
    maze.set_cells([(0, 0, 7)], "rock")
    assert mz.segment(maze).region_at((0, 0, 0)) == number, "of equal claims the lower number"


def test_a_number_that_is_gone_is_not_given_again_after_a_file(tmp_path: Path) -> None:
    maze = Maze.blank(1, 9)
    regions = mz.segment(maze)
    for col in (2, 5):
        regions.update(maze.set_cells([(0, 0, col)], "rock"))
    gone = regions.region_at((0, 0, 8))
    for col in (6, 7, 8):
        regions.update(maze.set_cells([(0, 0, col)], "rock"))
    assert gone not in regions.regions
    maze.numbering = regions.numbering()
    mz.write(maze, tmp_path / "maze.maze")
    maze = mz.read(tmp_path / "maze.maze")
    regions = mz.segment(maze)
    regions.update(maze.set_cells([(0, 0, 8)], "floor"))
    assert regions.region_at((0, 0, 8)) > gone


def test_undo_gives_equal_parts_their_own_numbers_back() -> None:
    maze = Maze.blank(1, 3)
    maze.set_cells([(0, 0, 1)], "rock")
    regions = mz.segment(maze)
    before = _things(regions)
    change = maze.set_cells([(0, 0, 1)], "floor")
    places = regions.update(change).places
    regions.restore(places, regions.update(change.inverse.apply(maze)).new)
    assert _things(regions) == before


def test_a_region_takes_one_number_of_several_and_the_others_are_not_given_again() -> None:
    maze = Maze.blank(1, 9)
    regions = mz.segment(maze)
    had = set(_things(regions))
    for state in ("rock", "floor", "rock", "floor"):
        regions.update(maze.set_cells([(0, 0, 3), (0, 0, 5)], state))
        had |= set(_things(regions))
    number = regions.region_at((0, 0, 8))
    gone = sorted(had - {number})[:2]
    places = np.array([[it, 8] for it in gone], dtype=np.int64)
    regions.restore(places, np.array([number], dtype=np.int32))
    assert set(_things(regions)) == {gone[0]}
    for col in (2, 4, 6):
        regions.update(maze.set_cells([(0, 0, col)], "rock"))
    assert set(_things(regions)) & had == {gone[0]}


def test_of_a_large_maze_only_named_regions_keep_their_numbers() -> None:
    maze = mz.generate("stack", 1100, 1000, rng=1)
    regions = mz.segment(maze)
    number = int(regions.regions.rooms_and_corridors()[1000])
    maze.name_region(number, "Cellar")
    numbering = regions.numbering()
    assert (set(numbering.numbers.tolist()), numbering.is_complete) == ({number}, False)
    maze.numbering = replace(numbering, numbers=numbering.numbers + 10**6)
    renamed = mz.segment(maze)
    cell = regions.regions[number].cells[0]
    assert renamed.region_at(tuple(cell.tolist())) == number + 10**6
    maze.named_regions = dict.fromkeys(regions.regions.rooms_and_corridors().tolist(), RegionName("Cellar"))
    numbers = regions.numbering().numbers
    assert len(numbers) < 1 << 18
    assert set(numbers.tolist()) == maze.named_regions.keys()


@pytest.mark.parametrize("numbers", [[-1], [0], [1 << 30], [(1 << 30) - 1]])
def test_numbers_that_no_region_can_have_are_left_out(numbers: list[int]) -> None:
    maze = Maze.blank(2, 2)
    records = np.array([[numbers[0], 0, 0, 0, 1], [0, 5, 5, 5, 0]], dtype=np.int64).T
    maze.numbering = Numbering.of_records(records, True, 1 << 30)
    assert len(mz.segment(maze).regions.rooms_and_corridors()) == 1
