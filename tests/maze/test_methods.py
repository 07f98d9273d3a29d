"""The methods of a maze that make an edit and apply it, and what they take for cells and sides."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mazarine.errors import EditRejected, WrongType
from mazarine.lattice import HONEYCOMB, Side
from mazarine.maze import Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Wall
from mazarine.maze.edits import Batch, RemoveMarker, SetCells, SetWalls
from tests.refusals import refused


@pytest.mark.parametrize("side", ["E", Side.E])
@pytest.mark.parametrize("cell", [(0, 1, 2), (1, 2), [1, 2], np.array([1, 2]), (np.int64(1), np.uint8(2))])
def test_a_wall_is_named_by_any_kind_of_cell_and_side(cell: Any, side: str | Side):
    maze, other = Maze.blank(3, 5), Maze.blank(3, 5)
    change = maze.set_wall(cell, side)
    SetWalls([(0, 1, 2, "E", "wall")]).apply(other)
    assert maze == other
    assert change.dirty.tolist() == [7, 8]
    maze.apply(change.inverse)
    assert maze == Maze.blank(3, 5)


@pytest.mark.parametrize("side", ["E", Side.E, PortSide.E])
@pytest.mark.parametrize("cell", [(0, 1, 2), (1, 2), [1, 2], np.array([1, 2]), (np.int64(1), np.uint8(2))])
def test_what_stands_on_a_side_is_asked_for_in_the_same_words(cell: Any, side: str | Side):
    maze = Maze.blank(3, 5)
    maze.set_wall((1, 2), "E", "secret")
    assert maze.wall_at(cell, side) is Wall.SECRET
    assert maze.has_side(cell, side)
    assert not maze.is_border(cell, side)


def test_a_wall_is_asked_for_by_lattice_cell_wherever_the_board_begins():
    blank = Maze.blank(2, 3, lattice="honeycomb")
    walls = blank.walls.copy()
    close_borders(walls, HONEYCOMB, (4, -7))
    maze = Maze(blank.cells, walls, lattice=HONEYCOMB, origin=(4, -7))
    side = "E" if maze.has_side((4, -6), "E") else "W"
    maze.set_wall((4, -6), side)
    assert maze.wall_at((0, 4, -6), side) is Wall.WALL
    assert [maze.is_border((4, -7), it) for it in "NESW"] == [True, False, False, True]
    assert [maze.has_side((5, -6), it) for it in "EW"] == [
        HONEYCOMB.has_side(5, -6, it) for it in (Side.E, Side.W)
    ]


@pytest.mark.parametrize("name", ["is_border", "has_side", "wall_at"])
def test_what_is_no_cell_or_side_is_refused(name: str):
    ask = getattr(Maze.blank(2, 3), name)
    with refused(EditRejected, "cell-outside", cell=(2, 0), last_level=0, last_row=1, last_col=2):
        ask((2, 0), "E")
    with refused(EditRejected, "not-a-side", value="'up'"):
        ask((1, 0), "up")


def test_edits_take_cells_without_a_level_too():
    maze = Maze.blank(3, 3)
    SetWalls([(1, 1, Side.E, "wall"), (0, 1, 1, "S", "secret")]).apply(maze)
    SetCells([(0, 0, "rock"), (0, 2, 2, 0)]).apply(maze)
    assert maze.walls[0, 1, 1] == 1 | 2 << 2
    assert maze.cells[0].tolist() == [[0, 2, 2], [2, 2, 2], [2, 2, 0]]


def test_a_level_is_named_where_there_are_several():
    maze = Maze.blank(3, 3, levels=2)
    for call in (
        lambda: maze.set_wall((1, 1), "E"),
        lambda: maze.set_cells([(1, 1)], "rock"),
        lambda: maze.add_marker("start", (1, 1)),
        lambda: maze.wall_at((1, 1), "E"),
        lambda: maze.apply(RemoveMarker((1, 1))),
    ):
        with refused(EditRejected, "level-missing", levels=2):
            call()
    assert maze == Maze.blank(3, 3, levels=2)


def test_an_edit_or_a_value_without_a_level_is_of_the_lowest():
    assert SetWalls([(1, 1, "E", "wall")]) == SetWalls([(0, 1, 1, "E", "wall")])
    assert SetCells([(1, 1, "rock")]) == SetCells([(0, 1, 1, "rock")])
    assert Port((1, 2)) == Port((0, 1, 2))
    assert Marker(MarkerKind.START, np.array([1, 2])) == Marker(MarkerKind.START, (0, 1, 2))  # type: ignore[arg-type]


def test_markers_and_links_are_removed():
    maze = Maze.blank(3, 3, levels=2)
    maze.add_marker("start", (0, 0, 0))
    maze.add_teleporter((0, 0, 1), (1, 2, 2))
    maze.add_stairs((0, 1, 1))
    changes = [maze.remove_markers((0, 0, 0)), maze.remove_link((1, 2, 2)), maze.remove_link((0, 1, 1), "up")]
    assert maze == Maze.blank(3, 3, levels=2)
    for change in reversed(changes):
        maze.apply(change.inverse)
    assert (len(maze.links), len(maze.markers)) == (2, 1)
    flat = Maze.blank(2, 2)
    flat.add_marker("goal", (1, 1))
    flat.apply(RemoveMarker((1, 1)))
    assert flat == Maze.blank(2, 2)


def test_a_maze_is_no_edit():
    maze = Maze.blank(2, 2)
    for call in (lambda: maze.apply(Maze.blank(2, 2)), lambda: Batch([maze])):  # type: ignore[arg-type]
        with refused(WrongType, "not-an-edit", value=repr(maze)):
            call()
    with refused(WrongType, "not-edits", value="3"):
        Batch(3)  # type: ignore[arg-type]


def test_a_code_is_never_taken_for_a_column():
    """Somebody who forgets the state of a cell is told so."""
    with refused(EditRejected, "cell-state-incomplete", value="(0, 1, 1)"):
        SetCells([(0, 1, 1)])  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("call", "code", "fields"),
    [
        (lambda maze: maze.set_wall((0, 0), 1), "not-a-side", {"value": "1"}),
        (lambda maze: maze.set_wall((0.0, 0), "E"), "not-a-cell", {"value": "(0.0, 0)"}),
        (lambda maze: maze.set_wall(5, "E"), "not-a-cell", {"value": "5"}),
        (lambda maze: maze.set_wall((7, 0), "E"), "cell-outside", {"cell": (0, 7, 0), "last_row": 2}),
        (lambda maze: maze.set_cells(7, "rock"), "cells-not-listed", {"value": "7"}),
        (lambda maze: maze.set_cells((1, 2), "rock"), "not-a-cell", {"value": "1"}),
        (lambda maze: maze.set_cells([(1, 2)], "marble"), "not-a-cell-state", {"value": "'marble'"}),
        (
            lambda maze: maze.set_cells(np.ones((2, 2), dtype=bool), 0),
            "marks-shape",
            {"found": (2, 2), "expected": (1, 3, 3)},
        ),
        (lambda maze: maze.set_cells(np.ones((3, 3), dtype=int), 0), "marks-not-boolean", {}),
        (lambda maze: maze.add_marker("house", (0, 0)), "not-a-marker-kind", {"value": "'house'"}),
        (lambda maze: maze.add_marker("start", (1, 1), "E"), "marker-side-not-on-border", {"side": "E"}),
        (lambda maze: maze.add_teleporter((0, 0), (0, 0)), "link-to-same-cell", {"cell": (0, 0, 0)}),
        (lambda maze: maze.add_stairs((0, 0)), "cell-outside", {"cell": (1, 0, 0)}),
    ],
)
def test_what_makes_no_sense_is_refused(call: Any, code: str, fields: dict[str, object]):
    maze = Maze.blank(3, 3)
    with refused(EditRejected, code, **fields):
        call(maze)
    assert maze == Maze.blank(3, 3)


def test_cells_are_marked_by_an_array():
    maze = Maze.blank(2, 3)
    maze.buffers.cells[0, 0, 0] |= 1
    maze.set_cells(np.array([[True, False, False], [False, False, True]]), "rock")
    assert maze.cells[0].tolist() == [[1, 2, 2], [2, 2, 0]]
    change = maze.set_cells(maze.cells >> 1 == 0, 2)
    assert maze == Maze.blank(2, 3)
    maze.apply(change.inverse)
    assert maze.cells[0, 0, 0] == 1


@pytest.mark.parametrize("state", ["rock", "floor", "secret", 1, 7])
def test_many_marked_cells_are_set_like_a_few(state: str | int):
    rng = np.random.default_rng(1)
    maze = Maze(*Maze.blank(150, 150, levels=2).buffers, origin=(-3, 5))
    maze.buffers.cells[:] = rng.integers(0, 8, maze.shape)
    before, other = maze.copy(), maze.copy()
    marks = rng.random(maze.shape) < 0.9
    change = maze.set_cells(marks, state)
    other.apply(SetCells.to_one_state(other.grid.cells_at(np.argwhere(marks)), state))
    assert maze == other
    maze.apply(change.inverse)
    assert maze == before


def test_an_origin_moves_marked_cells_too():
    maze = Maze(*Maze.blank(2, 2).buffers, origin=(-5, 3))
    maze.set_cells(np.array([[False, True], [False, False]]), "rock")
    assert maze.cells[0].tolist() == [[2, 0], [2, 2]]
    maze.set_cells([(-5, 4)], "floor")
    assert maze.cells.min() == 2


def test_markers_teleporters_and_stairs():
    maze = Maze.blank(3, 3, levels=2)
    changes = [
        maze.add_marker("start", (0, 0, 0), Side.N, label="in"),
        maze.add_marker("goal", (1, 2, 2)),
        maze.add_teleporter((0, 1, 0), (1, 1, 0), one_way=True, label="down"),
        maze.add_stairs((0, 2, 2)),
    ]
    assert [(str(it.kind), it.side, it.label) for it in maze.markers] == [
        ("start", PortSide.N, "in"), ("goal", None, ""),
    ]  # fmt: skip
    assert sorted((str(it.kind), it.one_way, it.label) for it in maze.links) == [
        ("stairs", False, ""), ("teleporter", True, "down"),
    ]  # fmt: skip
    for change in reversed(changes):
        maze.apply(change.inverse)
    assert maze == Maze.blank(3, 3, levels=2)
