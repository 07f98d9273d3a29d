"""Edits of few walls or cells, which take a short path, do what the general path does."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import EditRejected
from mazarine.lattice import LATTICES, Lattice, Side
from mazarine.maze import Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import Change, SetCells, SetWalls
from mazarine.maze.edits.few import FEW, set_few_cells, set_few_walls
from tests.drawing import blocks, teleporter
from tests.strategies import CELL_STATES, WALL_STATES, mazes

_MAZES = mazes(max_rows=5, max_cols=5)
_WALL_STATES = st.sampled_from(WALL_STATES)
_CELL_STATES = st.sampled_from(CELL_STATES) | st.integers(0, 7)


def _positions(maze: Maze) -> st.SearchStrategy[list[tuple[int, int, int, str]]]:
    """Draw up to eight sides of cells: often only such that stand between two cells, else any."""
    levels, rows, cols = maze.shape
    top, left = maze.origin
    anywhere = [
        (level, row, col, side)
        for level in range(-1, levels + 1) for row in range(-1, rows + 1) for col in range(-1, cols + 1)
        for side in Side
    ]  # fmt: skip
    between = [
        (*place, side)
        for *place, side in anywhere
        if all(0 <= at < size for at, size in zip(place, maze.shape, strict=True))
        and not maze.is_border(maze.grid.cell_at(place), side)
        and maze.has_side(maze.grid.cell_at(place), side)
    ]  # fmt: skip
    return st.sampled_from([between or anywhere] * 3 + [anywhere]).flatmap(
        lambda places: st.lists(
            st.sampled_from(places).map(lambda at: (at[0], at[1] + top, at[2] + left, at[3].name)),
            min_size=1,
            max_size=8,
        )
    )


def _outcome(apply: Callable[[Maze], Change], maze: Maze) -> object:
    """Return what an edit makes of a copy of a maze, or the message of the refusal."""
    after = maze.copy()
    try:
        change = apply(after)
    except EditRejected as refusal:
        assert after == maze
        return refusal.message
    restored = after.copy()
    back = change.inverse.apply(restored)
    assert restored == maze
    assert change.dirty.dtype == np.int64
    return after, change.dirty.tolist(), change.inverse, back.dirty.tolist()


@given(_MAZES, st.data())
def test_few_walls_are_set_as_many_are(maze: Maze, data: st.DataObject):
    first = data.draw(st.sampled_from([0, 0, 0, 1]))  # 1 leaves the level out.
    walls = [(*position[first:], data.draw(_WALL_STATES)) for position in data.draw(_positions(maze))]
    assert _outcome(SetWalls(walls).apply, maze) == _outcome(SetWalls(walls)._apply_arrays, maze)


@given(_MAZES, st.data())
def test_few_cells_are_set_as_many_are(maze: Maze, data: st.DataObject):
    cells = [(*position[:3], data.draw(_CELL_STATES)) for position in data.draw(_positions(maze))]
    assert _outcome(SetCells(cells).apply, maze) == _outcome(SetCells(cells)._apply_arrays, maze)


@pytest.mark.parametrize("lattice", LATTICES, ids=lambda lattice: lattice.name)
def test_what_is_ordinary_takes_the_short_path(lattice: Lattice):
    maze = Maze.blank(4, 4, lattice=lattice)
    walls = [
        ((0, row, col), side, Wall.WALL)
        for row in (1, 2) for col in (1, 2) for side in lattice.sides if maze.has_side((0, row, col), side)
    ]  # fmt: skip
    assert set_few_walls(maze, walls) is not None
    assert set_few_cells(maze, [((0, 0, 0), Matter.ROCK << 1, True)]) is not None


@pytest.mark.parametrize(
    ("cell", "side"),
    [
        ((0, 0, 3), Side.N),
        ((0, 3, 3), Side.E),
        ((0, 1, 1), Side.W),
        ((0, 4, 1), Side.N),
        ((0, 1, -1), Side.E),
    ],
)
def test_borders_lacking_sides_and_cells_outside_do_not(cell: tuple[int, int, int], side: Side):
    maze = Maze.blank(4, 4, lattice="honeycomb")
    assert set_few_walls(maze, [(cell, side, Wall.WALL)]) is None


def test_links_elsewhere_do_not_matter():
    maze = blocks("a.a\n...\n...", links=[teleporter((0, 0, 1), (0, 1, 0))])
    assert set_few_walls(maze, [((0, 2, 1), Side.E, Wall.WALL)]) is not None
    assert set_few_walls(maze, [((0, 1, 1), Side.W, Wall.WALL)]) is None
    assert set_few_cells(maze, [((0, 2, 1), Matter.ROCK << 1, True)]) is not None
    assert set_few_cells(maze, [((0, 0, 0), Matter.ROCK << 1, True)]) is None


@pytest.mark.parametrize("count", [0, 1, FEW, FEW + 1])
def test_edits_of_any_number_of_rows_are_values(count: int):
    cells = np.stack((np.zeros(count, int), np.arange(count), np.arange(count)), axis=1)
    sides, codes = np.full(count, Side.E), np.full(count, Wall.WALL)
    edit = SetWalls.of_arrays(cells, sides, codes)
    named = SetWalls((*cell, "E", "wall") for cell in cells.tolist())
    assert len(edit) == len(named) == count
    assert edit.cells.shape == (count, 3)
    assert [array.dtype for array in (edit.cells, edit.sides, edit.codes)] == [np.int64, np.uint8, np.uint8]
    assert not edit.cells.flags.writeable
    assert edit == named == deepcopy(named) == pickle.loads(pickle.dumps(named))
    cells += 1
    assert edit == named, "the arrays were copied"


def test_an_edit_has_no_other_columns():
    with pytest.raises(AttributeError, match="'SetCells' object has no attribute 'sides'"):
        _ = SetCells([]).sides
