"""Honeycombs that grow from points by edits."""

from __future__ import annotations

import copy
import pickle
import tracemalloc
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.cli.session import difference
from mazarine.errors import EditRejected
from mazarine.lattice import HONEYCOMB, MIRRORED
from mazarine.lattice.directions import DIRECTIONS
from mazarine.lattice.honeycomb import GrowingBoard
from mazarine.lattice.triplets import Triplet, triplet_at
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import (
    ArrangeLevels,
    Expand,
    PlaceFirstPoint,
    PlaceLink,
    PlaceMarker,
    Resize,
    SetCells,
    SetWalls,
)
from mazarine.maze.edits.growing import directions_at, point_number
from mazarine.maze.growth import MAX_POINTS, GrownPoints
from mazarine.messages import Series
from mazarine.regions import Segmentation
from tests.maze.upright import applied, rejected
from tests.refusals import refused

TRACE: tuple[tuple[Triplet, int], ...] = (
    ((0, 0, 0), 1), ((1, 0, 0), 2), ((1, 1, 0), 1), ((1, 1, 1), 2), ((0, 1, 1), 1), ((0, 0, 1), 2),
)  # fmt: skip
"""The points that the seed expands, and their main directions."""
POINTS: tuple[Triplet, ...] = (
    (0, 0, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0), (1, 1, 0), (1, 0, -1),
    (2, 1, 0), (1, 1, 1), (1, 2, 1), (0, 1, 1), (0, 1, 2), (-1, 0, 1),
)  # fmt: skip
"""P1 to P12 of the seed."""


def planted(rows: int = 1, cols: int = 1, lattice: str = "honeycomb") -> Maze:
    """Return a board of rock with the first point at its first cell."""
    maze = Maze.blank(rows, cols, lattice=lattice)
    maze.buffers.cells[:] = 0
    applied(PlaceFirstPoint((0, 0, 0)), maze)
    return maze


def traced(steps: int = len(TRACE)) -> Maze:
    """Return a board after some steps of the seed."""
    maze = planted()
    for point, main in TRACE[:steps]:
        applied(Expand(point, main), maze)
    return maze


def points_of(maze: Maze) -> list[Triplet]:
    """Return the points by number."""
    assert maze.growth is not None
    mirrored = maze.lattice.mirrored
    return [triplet_at(*maze.growth.place(number), mirrored) for number in range(1, len(maze.growth) + 1)]


def free_points(maze: Maze) -> list[int]:
    """Return the numbers of the free points."""
    assert maze.growth is not None
    return [number for number in range(1, len(maze.growth) + 1) if maze.growth.is_free(number)]


def test_the_seeds_trace_comes_out_with_its_numbers_and_free_points() -> None:
    maze = traced()
    assert points_of(maze) == list(POINTS)
    assert free_points(maze) == [4, 6, 7, 9, 11, 12]
    assert np.count_nonzero(maze.cells >> 1) == len(POINTS)


def test_where_the_hexagon_closes_only_the_link_is_new() -> None:
    number, neighbors = Expand((0, 1, 1), 1).outcome(traced(4))
    assert number == 10
    assert [(it.number, it.is_new, it.opens_link) for it in neighbors] == [
        (8, False, False), (11, True, True), (3, False, True),
    ]  # fmt: skip


@given(st.integers(1, 6), st.lists(st.tuples(st.integers(0, 1000), st.integers(0, 3)), max_size=30))
def test_a_maze_grows_as_a_board_does_and_can_go_on_where_a_board_stopped(
    main: int, steps: list[tuple[int, int]]
) -> None:
    maze, board = planted(), GrowingBoard()
    Expand((0, 0, 0), main).apply(maze)
    board.expand((0, 0, 0), main)
    segmentation = Segmentation.of(maze)
    for index, (which, turn) in enumerate(steps):
        if index == len(steps) // 2:
            maze = board.to_maze()
            segmentation = Segmentation.of(maze)
        free = free_points(maze)
        point = points_of(maze)[free[which % len(free)] - 1]
        own = directions_at(maze, point)
        direction = own[turn % 3] if turn else None
        board.expand(point, direction)
        segmentation.update(applied(Expand(point, direction), maze))
    assert points_of(maze) == list(board.points)
    assert maze.lattice.mirrored is board.mirrored
    made = board.to_maze()
    assert (maze.growth, maze.origin, maze.cells.tolist()) == (made.growth, made.origin, made.cells.tolist())
    for point in board.points:
        row, col = -(point[1] + point[2]), point[0]
        for number in directions_at(maze, point) if len(board) > 1 else ():
            direction = DIRECTIONS[number - 1]
            other = tuple(a + b for a, b in zip(point, direction.triplet, strict=True))
            is_open = maze.wall_at((0, row, col), direction.side) is Wall.OPEN
            assert is_open == (other in board and board.linked(point, other))  # type: ignore[arg-type]
    assert difference(segmentation, Segmentation.of(maze), maze) is None


def test_the_first_point_may_go_along_all_six_directions_and_turns_the_board() -> None:
    maze = planted(3, 3)
    assert sorted(directions_at(maze, (0, 0, 0))) == [1, 2, 3, 4, 5, 6]
    applied(Expand((0, 0, 0), 4), maze)
    assert maze.lattice is MIRRORED
    assert points_of(maze) == [(0, 0, 0), (-1, 0, 0), (0, 0, -1), (0, 1, 0)]
    maze = planted(lattice="honeycomb")
    applied(Expand((0, 0, 0)), maze)
    assert maze.lattice is HONEYCOMB
    assert points_of(maze)[1] == (1, 0, 0)


def test_a_first_point_with_something_else_on_the_board_keeps_its_sort() -> None:
    for edit in (
        SetCells([(0, 3, 3, "floor")]),
        PlaceMarker(Marker(MarkerKind.START, (0, 0, 0), PortSide.N)),
    ):
        maze = planted(4, 4)
        edit.apply(maze)
        assert directions_at(maze, (0, 0, 0)) == (1, 3, 5)
        rejected(
            lambda: Expand((0, 0, 0), 2),
            maze,
            "not-a-direction",
            point=(0, 0, 0),
            known=Series((1, 3, 5)),
            value="2",
        )


def test_the_directions_of_a_first_point_are_found_without_a_copy_of_the_board() -> None:
    maze = Maze.blank(1500, 1500, lattice="honeycomb")
    maze.growth = GrownPoints.first((0, 0))
    tracemalloc.start()
    assert directions_at(maze, (0, 0, 0)) == (1, 3, 5)
    maze.buffers.cells[:] = 0
    maze.buffers.cells[0, 0, 0] = Matter.FLOOR << 1 | 1
    assert len(directions_at(maze, (0, 0, 0))) == 6
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < maze.cells.size // 4


def test_a_point_is_expanded_once_and_only_where_there_is_one() -> None:
    maze = traced(1)
    rejected(lambda: Expand((0, 0, 0), 1), maze, "point-not-free", point="P1")
    rejected(lambda: Expand((5, 2, -3)), maze, "point-not-grown", point=(5, 2, -3))
    rejected(lambda: Expand((5, 5, 5)), maze, "not-a-point", point=(5, 5, 5), found=5)
    rejected(lambda: PlaceFirstPoint((2, 1, 0)), maze, "board-has-points")
    rejected(lambda: Expand((0, 0, 0)), Maze.blank(2, 2), "growth-needs-honeycomb")
    rejected(
        lambda: Expand((0, 0, 0)), Maze.blank(2, 2, lattice="honeycomb"), "point-not-grown", point=(0, 0, 0)
    )


def test_floor_that_was_not_grown_is_only_linked() -> None:
    maze = planted(3, 3)
    SetCells([(0, 0, 1, "floor")]).apply(maze)
    SetWalls([(0, 0, 0, "E", "wall")]).apply(maze)
    _, neighbors = Expand((0, 0, 0), 1).outcome(maze)
    assert (neighbors[0].number, neighbors[0].is_new, neighbors[0].opens_link) == (0, False, True)
    applied(Expand((0, 0, 0), 1), maze)
    assert points_of(maze) == [(0, 0, 0), (0, 0, 1), (0, -1, 0)]
    rejected(lambda: Expand((1, 0, 0)), maze, "point-not-grown", point=(1, 0, 0))


def test_a_secret_door_is_a_link_already() -> None:
    maze = traced(4)
    SetWalls([(0, -2, 0, "S", "secret")]).apply(maze)
    _, neighbors = Expand((0, 1, 1), 1).outcome(maze)
    assert not neighbors[2].opens_link


def test_a_wall_that_an_expansion_opens_loses_its_link_or_gap() -> None:
    maze = traced(4)
    ports = Port((0, -2, 0), PortSide.S), Port((0, 0, 0))
    PlaceLink(Link(*ports)).apply(maze)
    applied(Expand((0, 1, 1), 1), maze)
    assert not maze.links
    maze = planted()
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 0), PortSide.N)).apply(maze)
    applied(Expand((0, 0, 0), 1), maze)
    assert [marker.side for marker in maze.markers] == [None]


def test_a_point_that_becomes_rock_is_gone_and_its_number_is_not_given_again() -> None:
    maze = traced(1)
    SetCells([(0, 0, 1, "rock")]).apply(maze)
    assert point_number(maze, (0, 1)) == 0
    rejected(lambda: Expand((1, 0, 0)), maze, "point-not-grown", point=(1, 0, 0))
    SetCells([(0, 0, 1, "floor")]).apply(maze)
    assert point_number(maze, (0, 1)) == 2
    SetCells([(0, 0, 1, "rock"), (0, 0, 0, "rock"), (0, -1, 0, "rock"), (0, 1, 0, "rock")]).apply(maze)
    applied(PlaceFirstPoint((1, 0, 0)), maze)
    assert points_of(maze) == [(1, 0, 0)]


def test_a_place_that_is_created_a_second_time_has_its_last_number() -> None:
    maze = traced(1)
    SetCells([(0, 0, 0, "rock")]).apply(maze)
    applied(Expand((1, 0, 0), 2), maze)
    assert point_number(maze, (0, 0)) == 6
    assert free_points(maze) == [3, 4, 5, 6, 7]


def test_the_growth_stays_when_the_board_is_resized_and_with_the_lowest_level() -> None:
    maze = traced()
    growth = maze.growth
    applied(Resize((0, 0), 2, 2), maze)
    assert maze.growth == growth
    applied(ArrangeLevels((0, None)), maze)
    assert maze.growth == growth
    applied(ArrangeLevels((1, 0)), maze)
    assert maze.growth is None


def test_copies_and_pickles_have_the_growth_and_mazes_without_differ() -> None:
    maze = traced()
    assert maze.copy() == maze == copy.deepcopy(maze) == pickle.loads(pickle.dumps(maze))
    other = maze.copy()
    other.growth = None
    assert other != maze


@pytest.mark.parametrize(
    ("points", "code"),
    [
        (np.zeros((0, 3), dtype=np.int32), "grown-points-table"),
        (np.zeros((2, 2), dtype=np.int32), "grown-points-table"),
        (np.zeros((2, 3)), "grown-points-table"),
        (np.zeros((MAX_POINTS + 1, 3), dtype=np.int8), "grown-points-table"),
        ("x", "grown-points-table"),
        (None, "grown-points-table"),
        ([[0, 0, 0]], "grown-points-table"),
        (np.array([[0, 0, 2]]), "grown-point-state"),
        (np.array([[1 << 40, 0, 1]]), "grown-point-too-far"),
        (np.array([[np.iinfo(np.int64).min, 0, 1]]), "grown-point-too-far"),
    ],
)
def test_a_growth_that_cannot_be_is_refused(points: np.ndarray, code: str) -> None:
    with refused(EditRejected, code):
        GrownPoints(points)


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ((1 << 31, 0), "grown-point-too-far"),
        ((0, 1 << 70), "grown-points-table"),
        ((0.5, 0), "grown-point-place"),
        ((0, 0, 0), "grown-point-place"),
        ("xy", "grown-point-place"),
    ],
)
def test_a_first_point_lies_at_a_place(place: Any, code: str) -> None:
    with refused(EditRejected, code):
        GrownPoints.first(place)


def test_only_honeycombs_have_a_growth_and_only_of_points() -> None:
    maze, growth = Maze.blank(2, 2), GrownPoints.first((0, 0))
    for lattice, value, code in (
        ("square", growth, "growth-needs-honeycomb"), ("honeycomb", "x", "not-grown-points")
    ):  # fmt: skip
        maze = Maze.blank(2, 2, lattice=lattice)
        with refused(EditRejected, code):
            Maze(maze.cells, maze.walls, lattice=maze.lattice, growth=value)  # type: ignore[arg-type]
        with refused(EditRejected, code):
            maze.growth = value  # type: ignore[assignment]
        assert maze.growth is None


def test_points_cannot_be_changed() -> None:
    growth = traced(2).growth
    assert growth is not None
    for points in (growth, copy.deepcopy(growth), pickle.loads(pickle.dumps(growth))):
        with pytest.raises(ValueError, match="read-only"):
            points.table[0] = 5
        with pytest.raises(ValueError, match="WRITEABLE"):
            points.table.flags.writeable = True
        with pytest.raises(AttributeError):
            points.table = np.zeros((1, 3), dtype=np.int32)  # type: ignore[misc]


def test_a_growth_has_an_end() -> None:
    table = np.zeros((MAX_POINTS, 3), dtype=np.int32)
    table[:, 0] = 5
    table[-1] = 0
    maze = planted()
    maze.growth = GrownPoints(table)
    rejected(lambda: Expand((0, 0, 0)), maze, "too-many-grown-points", most=131_072)
