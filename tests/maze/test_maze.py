"""The maze itself: what it is made of, equality, copies."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from mazarine.errors import EditRejected, MazeError, WrongType
from mazarine.lattice import SQUARE, Side
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.codes import Wall
from mazarine.maze.edits import PlaceLink, PlaceMarker, SetCells, SetWalls
from tests.drawing import blocks, teleporter, walls
from tests.refusals import refused


def arrays(rows: int = 2, cols: int = 2) -> tuple[np.ndarray, np.ndarray]:
    return Maze.blank(rows, cols).buffers


class TestBlank:
    def test_is_open_floor_behind_a_walled_border(self):
        maze = Maze.blank(2, 2, levels=2)
        assert maze.shape == (2, 2, 2)
        assert maze.cells.tolist() == [[[2, 2], [2, 2]]] * 2
        assert maze.walls.tolist() == [[[0, 1], [4, 5]]] * 2

    def test_may_have_a_wall_on_every_side(self):
        assert Maze.blank(2, 2, walled=True).walls.tolist() == [[[5, 5], [5, 5]]]

    @pytest.mark.parametrize("size", [(0, 1, 1), (1, 0, 1), (1, 1, 0), (-3, 5, 5)])
    def test_has_at_least_one_cell(self, size: tuple[int, int, int]):
        with refused(EditRejected, "maze-without-cells"):
            Maze.blank(*size)

    @pytest.mark.parametrize("size", [(2**14, 2**14 + 1, 1), (10**30, 10**30, 1), (2**14, 2**14, 2)])
    def test_has_not_more_cells_than_a_maze_may_have(self, size: tuple[int, int, int]):
        rows, cols, levels = size
        with refused(EditRejected, "too-many-cells", levels=levels, rows=rows, cols=cols, most=2**28):
            Maze.blank(*size)

    @pytest.mark.parametrize(
        "size", [(np.uint16(20000), np.uint16(20000)), (np.int32(65536), np.int32(65536))]
    )
    def test_counts_cells_without_overflow(self, size: tuple[Any, Any]):
        rows, cols = map(int, size)
        with refused(EditRejected, "too-many-cells", levels=1, rows=rows, cols=cols, most=2**28):
            Maze.blank(*size)
        assert Maze.blank(np.uint8(20), np.uint8(20)).shape == (1, 20, 20)  # type: ignore[arg-type]

    @pytest.mark.parametrize("size", [(2.5, 3), ("3", 4), (3, None), (True, 3), (3, 4, np.nan)])
    def test_has_whole_numbers_of_rows_and_columns(self, size: tuple[Any, ...]):
        with refused(EditRejected, "size-not-integer", rows=repr(size[0]), cols=repr(size[1])):
            Maze.blank(*size)

    def test_names_its_lattice(self):
        assert Maze.blank(1, 1, lattice="square").lattice.name == "square"
        with refused(MazeError, "unknown-lattice", name="'hexagons'"):
            Maze.blank(1, 1, lattice="hexagons")


class TestArrays:
    def test_of_other_shapes_are_refused(self):
        with refused(EditRejected, "shapes-differ", cells=(1, 2, 2), walls=(1, 3, 2)):
            Maze(arrays()[0], arrays(3, 2)[1])
        with refused(EditRejected, "cells-not-bytes"):
            Maze(arrays()[0][0], arrays()[1])

    def test_of_other_types_are_refused(self):
        cells, walls_ = arrays()
        with refused(EditRejected, "walls-not-bytes"):
            Maze(cells, walls_.astype(np.int64))
        with refused(EditRejected, "cells-not-bytes"):
            Maze(np.asfortranarray(cells), walls_)

    @pytest.mark.parametrize("which", [0, 1])
    def test_that_cannot_be_written_to_are_copied(self, which: int):
        given = arrays()
        given[which].flags.writeable = False
        maze = Maze(*given)
        SetWalls([(0, 0, 0, "E", "wall")]).apply(maze)
        SetCells([(0, 0, 0, "rock")]).apply(maze)
        assert np.array_equal(given[which], arrays()[which])
        assert np.shares_memory(given[1 - which], maze.buffers[1 - which])

    @pytest.mark.parametrize(
        ("name", "wrong", "code"),
        [
            ("lattice", "square", "not-a-lattice"),
            ("lattice", None, "not-a-lattice"),
            ("links", None, "links-not-set"),
            ("markers", [], "markers-not-set"),
            ("origin", 3, "not-an-origin"),
            ("title", 3, "title-not-text"),
            ("author", None, "author-not-text"),
            ("properties", [], "properties-not-dict"),
            ("extra", None, "extra-not-dict"),
        ],
    )
    def test_are_with_attributes_that_mean_something(self, name: str, wrong: object, code: str):
        maze = Maze.blank(2, 2)
        with refused(MazeError, code, value=repr(wrong)):
            setattr(maze, name, wrong)
        assert maze == Maze.blank(2, 2)

    def test_can_only_be_read(self):
        maze = Maze.blank(2, 3)
        for array in (maze.cells, maze.walls, maze.copy().cells, copy.deepcopy(maze).walls):
            with pytest.raises(ValueError, match="read-only"):
                array[0, 0, 0] = 0

    @pytest.mark.parametrize("twin", [Maze.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
    def test_of_a_copy_show_its_edits(self, twin: Callable[[Maze], Maze]):
        maze = Maze.blank(2, 3)
        other = twin(maze)
        SetCells([(0, 0, 0, "rock")]).apply(other)
        assert (other.cells[0, 0, 0], maze.cells[0, 0, 0]) == (0, 2)

    @pytest.mark.parametrize("wrong", [8, None, [[2]]])
    def test_that_are_none_are_a_type_error_that_says_what_makes_a_maze(self, wrong: Any):
        with refused(WrongType, "not-arrays", value=repr(wrong)):
            Maze(wrong, wrong)

    def test_without_a_cell_are_refused(self):
        empty = np.empty((1, 0, 3), dtype=np.uint8)
        with refused(EditRejected, "maze-without-cells"):
            Maze(empty, empty)

    def test_with_codes_that_mean_nothing_are_refused_naming_the_lattice_cell(self):
        cells, walls_ = arrays()
        cells[0, 1, 0] = 8
        with refused(EditRejected, "cell-code-invalid", cell=(0, -2, 5)):
            Maze(cells, walls_, origin=(-3, 5))

    @pytest.mark.parametrize(
        ("place", "walls_there", "code"),
        [
            ((0, 0, 0), 16, "wall-code-invalid"),
            ((0, 0, 1), 0, "border-code-invalid"),
            ((0, 1, 0), 8, "border-code-invalid"),
            ((0, 1, 1), 7, "border-code-invalid"),
        ],
    )
    def test_with_walls_that_mean_nothing_are_refused(
        self, place: tuple[int, int, int], walls_there: int, code: str
    ):
        cells, walls_ = arrays()
        walls_[place] = walls_there
        with refused(EditRejected, code, cell=place):
            Maze(cells, walls_)

    @pytest.mark.parametrize("origin", [(2**28 + 1, 0), (0, -(10**30))])
    def test_that_begin_too_far_out_are_refused(self, origin: tuple[int, int]):
        with refused(EditRejected, "origin-too-far", origin=origin, farthest=2**28):
            Maze(*arrays(), origin=origin)

    @pytest.mark.parametrize("origin", [(0.5, 0), (0,), None])
    def test_that_begin_nowhere_are_refused(self, origin: object):
        with refused(EditRejected, "not-an-origin", value=repr(origin)):
            Maze(*arrays(), origin=origin)  # type: ignore[arg-type]


class TestEquality:
    def test_two_mazes_of_the_same_content_are_equal(self):
        assert blocks("a.a\n...") == blocks("a.a\n...")

    def test_any_difference_counts(self):
        maze = blocks("..\n..")
        words = [
            {"title": "t"},
            {"author": "a"},
            {"properties": {"k": 1}},
            {"extra": {"k": 1}},
            {"origin": (0, 1)},
        ]
        others = [Maze(maze.cells, maze.walls, **word) for word in words]  # type: ignore[arg-type]
        edits = [
            SetCells([(0, 0, 0, "rock")]),
            SetCells([(0, 0, 0, 3)]),
            SetWalls([(0, 0, 0, "E", "wall")]),
            PlaceLink(teleporter((0, 0, 0), (0, 0, 1))),
            PlaceMarker(Marker(MarkerKind.START, (0, 0, 0))),
        ]
        for edit in edits:
            other = maze.copy()
            edit.apply(other)
            others.append(other)
        assert all(other != maze for other in others)
        assert maze != "maze"
        assert maze != Maze.blank(1, 4)


def test_a_copy_lives_its_own_life():
    maze = blocks("a.a\n...")
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 1, 1))).apply(maze)
    twin = maze.copy()
    assert twin == maze
    SetCells([(0, row, col, "rock") for row in range(2) for col in range(3)]).apply(twin)
    SetWalls([(0, 0, 0, "E", "wall")]).apply(twin)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 1, 1))).apply(twin)
    twin.properties["k"] = 1
    assert len(maze.links) == 1
    assert len(maze.markers) == 1
    assert maze.properties == {}
    assert (maze.cells == 2).all()


def test_walls_are_told_from_either_side_and_the_border_is_walled():
    maze = walls("""
        +---+---+
        |   ?   |
        +-!-+   +
        |   |   |
        +---+---+
    """)
    told = {side: maze.wall_at((0, 0, 0), side) for side in SQUARE.sides}
    assert told == {Side.N: Wall.WALL, Side.E: Wall.SECRET, Side.S: Wall.FOUND, Side.W: Wall.WALL}
    assert maze.wall_at((0, 0, 1), Side.W) is Wall.SECRET
    assert maze.wall_at((0, 1, 0), Side.N) is Wall.FOUND
    assert maze.wall_at((0, 1, 1), Side.N) is Wall.OPEN
    assert [maze.is_border((0, 1, 0), side) for side in SQUARE.sides] == [False, False, True, True]


def test_a_maze_says_briefly_what_it_is():
    assert repr(blocks("a.a")) == "<Maze 1 × 1 × 3 square, 1 link>"
