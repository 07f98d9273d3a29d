"""Boards grow by the third seed's rule, and become mazes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import LatticeError, MazeError
from mazarine.lattice import HONEYCOMB, MIRRORED
from mazarine.lattice.honeycomb import GrowingBoard
from mazarine.lattice.triplets import Triplet
from mazarine.maze import Maze
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter, Wall
from mazarine.maze.growth import GrownPoints
from mazarine.messages import Series
from tests.lattice.test_triplets import along
from tests.refusals import refused

FIRST, SECOND = (1, 3, 5), (2, 4, 6)


class TestTheSeedsTrace:
    """Points by number, as the seed creates them; `after` tells how often it has expanded a point."""

    POINTS: tuple[Triplet, ...] = (
        (0, 0, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0), (1, 1, 0), (1, 0, -1),
        (2, 1, 0), (1, 1, 1), (1, 2, 1), (0, 1, 1), (0, 1, 2), (-1, 0, 1),
    )  # fmt: skip
    EXPANDED = (
        (1, 1, [2, 3, 4]),
        (2, 2, [5, 6]),
        (5, 1, [7, 8]),
        (8, 2, [9, 10]),
        (10, 1, [11]),
        (3, 2, [12]),
    )
    """The number of a point, the main direction, and the numbers of what is created."""
    LINKS = (
        (1, 2), (1, 3), (1, 4), (2, 5), (2, 6), (5, 7), (5, 8), (8, 9), (8, 10), (10, 11), (3, 10), (3, 12),
    )  # fmt: skip

    def point(self, number: int) -> Triplet:
        return self.POINTS[number - 1]

    def after(self, times: int) -> GrowingBoard:
        board = GrowingBoard()
        for number, main, _ in self.EXPANDED[:times]:
            board.expand(self.point(number), main)
        return board

    def test_each_expansion_creates_the_points_of_the_seed(self) -> None:
        board = GrowingBoard()
        for number, main, created in self.EXPANDED:
            assert board.is_free(self.point(number))
            assert board.expand(self.point(number), main) == [self.point(it) for it in created]
            assert not board.is_free(self.point(number))
        assert tuple(board.points) == self.POINTS
        assert (len(board), board.mirrored) == (12, False)

    def test_the_points_are_linked_as_in_the_seed(self) -> None:
        board = self.after(6)
        linked = {
            (one, other)
            for one in range(1, 13)
            for other in range(1, 13)
            if board.linked(self.point(one), self.point(other))
        }
        assert linked == {*self.LINKS, *((other, one) for one, other in self.LINKS)}

    def test_where_the_hexagon_closes_only_the_link_is_tied(self) -> None:
        before, after = self.after(4), self.after(5)
        assert self.point(3) in before
        assert not before.linked(self.point(10), self.point(3))
        assert after.linked(self.point(10), self.point(3))
        assert len(after) == len(before) + 1
        assert after.is_free(self.point(3))

    def test_the_points_that_were_not_expanded_are_free(self) -> None:
        board = self.after(6)
        free = {number for number in range(1, 13) if board.is_free(self.point(number))}
        assert free == {4, 6, 7, 9, 11, 12}

    def test_its_maze_holds_the_points_and_links_in_a_box(self) -> None:
        maze = self.after(6).to_maze()
        assert (maze.lattice, maze.origin) == (HONEYCOMB, (-3, -1))
        assert (maze.cells[0] >> 1).tolist() == [
            [0, 1, 1, 0],
            [0, 1, 1, 0],
            [1, 1, 1, 1],
            [0, 1, 1, 0],
            [0, 1, 1, 0],
        ]
        assert maze.walls[0].tolist() == [
            [5, 1, 1, 5],
            [5, 0, 1, 5],
            [4, 1, 0, 5],
            [5, 0, 1, 5],
            [5, 5, 5, 5],
        ]


@dataclass
class PlainBoard:
    """The rule as the seed tells it, in a list, dicts and sets."""

    points: list[Triplet]
    directions: dict[Triplet, tuple[int, ...]]
    links: set[frozenset[Triplet]] = field(default_factory=set)
    spent: set[Triplet] = field(default_factory=set)

    @property
    def free(self) -> list[Triplet]:
        return [point for point in self.points if point not in self.spent]

    def expand(self, point: Triplet, main: int) -> list[Triplet]:
        mine, others = (FIRST, SECOND) if main in FIRST else (SECOND, FIRST)
        assert self.directions[point] == mine
        created = []
        for direction in (main, (main + 1) % 6 + 1, (main + 3) % 6 + 1):
            neighbor = along(point, direction)
            if neighbor not in self.directions:
                self.directions[neighbor] = others
                created.append(neighbor)
            self.links.add(frozenset((point, neighbor)))
        self.points += created
        self.spent.add(point)
        return created

    def to_maze(self, mirrored: bool) -> Maze:
        places = {point: (-(point[1] + point[2]), point[0]) for point in self.points}
        rows, cols = zip(*places.values(), strict=True)
        top, left = min(rows), min(cols)
        cells = np.zeros((1, max(rows) - top + 1, max(cols) - left + 1), dtype=np.uint8)
        walls = np.full(cells.shape, Wall.WALL << EAST_SHIFT | Wall.WALL << SOUTH_SHIFT, dtype=np.uint8)
        for row, col in places.values():
            cells[0, row - top, col - left] = Matter.FLOOR << 1
        for link in self.links:
            (row, col), (_, right) = sorted(places[point] for point in link)
            walls[0, row - top, col - left] &= ~np.uint8(3 << (SOUTH_SHIFT if right == col else EAST_SHIFT))
        growth = GrownPoints(np.array([(*places[point], point in self.spent) for point in self.points]))
        lattice = MIRRORED if mirrored else HONEYCOMB
        return Maze(cells, walls, lattice=lattice, origin=(top, left), growth=growth)


STARTS: list[tuple[Triplet, tuple[int, ...], bool]] = [
    ((0, 0, 0), FIRST, False),
    ((0, 0, 0), SECOND, True),
    ((1000, 800, -200), SECOND, True),
    ((-64, -31, 33), FIRST, False),
    ((1, 0, 0), SECOND, False),
    ((0, 1, 0), FIRST, True),
]
"""First points, the directions that they are expanded along, and whether the board is mirrored then."""


def check(board: GrowingBoard, plain: PlainBoard, mirrored: bool) -> None:
    assert list(board.points) == plain.points
    assert board.mirrored == mirrored
    assert [point for point in plain.points if board.is_free(point)] == plain.free
    around = {
        point: [along(point, it) for it in directions] for point, directions in plain.directions.items()
    }
    for point, others in around.items():
        for other in others:
            is_linked = frozenset((point, other)) in plain.links
            assert board.linked(point, other) == board.linked(other, point) == is_linked
            assert (other in board) == (other in plain.directions)
    assert board.to_maze() == plain.to_maze(mirrored)


@given(st.sampled_from(STARTS), st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 2)), min_size=1))
def test_boards_grow_as_the_rule_says(
    begin: tuple[Triplet, tuple[int, ...], bool], choices: list[tuple[int, int]]
) -> None:
    start, directions, mirrored = begin
    board, plain = GrowingBoard(start), PlainBoard([start], {start: directions})
    for number, turn in choices:
        free = plain.free
        point = free[number % len(free)]
        main = plain.directions[point][turn]
        assert board.expand(point, main) == plain.expand(point, main)
    check(board, plain, mirrored)


@pytest.mark.parametrize("mirrored", [False, True])
def test_large_boards_grow_as_the_rule_says(mirrored: bool) -> None:
    """Larger than what is stored together, each way."""
    rng, directions = np.random.default_rng(5), SECOND if mirrored else FIRST
    board, plain = GrowingBoard(), PlainBoard([(0, 0, 0)], {(0, 0, 0): directions})
    free = [(0, 0, 0)]
    while len(board) < 12_000:
        point = free.pop(int(rng.integers(len(free))))
        main = int(rng.choice(plain.directions[point]))
        created = board.expand(point, main)
        assert created == plain.expand(point, main)
        free += created
    assert min(board.to_maze().shape[1:]) > 64
    check(board, plain, mirrored)


def test_the_main_direction_is_the_lowest_if_it_is_not_told() -> None:
    board = GrowingBoard()
    assert board.expand((0, 0, 0)) == [(1, 0, 0), (0, 0, 1), (0, -1, 0)]
    assert board.expand((1, 0, 0)) == [(1, 1, 0), (1, 0, -1)]
    assert GrowingBoard((0, 1, 0)).expand((0, 1, 0)) == [(1, 1, 0), (0, 1, 1), (0, 0, 0)]


@pytest.mark.parametrize(("main", "mirrored"), [*enumerate((False, True) * 3, start=1)])
def test_the_first_main_direction_tells_whether_a_board_is_mirrored(main: int, mirrored: bool) -> None:
    board = GrowingBoard()
    created = board.expand((0, 0, 0), main)
    assert created[0] == along((0, 0, 0), main)
    assert board.mirrored == mirrored


def test_a_new_board_is_one_free_point() -> None:
    board = GrowingBoard()
    assert (list(board.points), len(board), board.is_free((0, 0, 0))) == ([(0, 0, 0)], 1, True)
    maze = Maze.blank(1, 1, lattice=HONEYCOMB)
    maze.growth = GrownPoints.first((0, 0))
    assert board.to_maze() == maze


def test_the_points_are_read_while_they_grow() -> None:
    board = GrowingBoard()
    for point in islice(board.points, 10):
        board.expand(point)
    assert [board.is_free(point) for point in board.points] == [False] * 10 + [True] * (len(board) - 10)


def test_what_is_no_point_is_not_on_the_board() -> None:
    board = GrowingBoard()
    board.expand((0, 0, 0), 1)
    assert [it in board for it in [(0, 1, 0), (2, 0, 0), "P1", None]] == [False] * 4
    assert not board.is_free((2, 1, 0))
    assert not board.linked((0, 0, 0), (2, 1, 0))
    assert not board.linked((1, 0, 0), (1, 1, 0))


def test_boards_grow_far_out() -> None:
    start = (2**61, 2**61, 0)
    board = GrowingBoard(start)
    assert board.expand(start, 3) == [along(start, it) for it in (3, 5, 1)]
    with refused(MazeError, "origin-too-far"):
        board.to_maze()


def zigzag(steps: int) -> GrowingBoard:
    """Return a board that was expanded `steps` times along D1 and D2."""
    board, point = GrowingBoard(), (0, 0, 0)
    for _ in range(steps):
        for main in (1, 2):
            board.expand(point, main)
            point = along(point, main)
    return board


def test_a_board_that_is_larger_than_a_maze_is_refused() -> None:
    with refused(LatticeError, "too-many-cells", levels=1, rows=16386, cols=16385, most=2**28):
        zigzag(16384).to_maze()


REFUSALS: list[tuple[Callable[[GrowingBoard], object], str, dict[str, object]]] = [
    (lambda it: it.expand((0, 0, 0)), "point-not-free", {"point": (0, 0, 0)}),
    (lambda it: it.expand((2, 1, 0)), "point-not-on-board", {"point": (2, 1, 0)}),
    (lambda it: it.expand((0, 0, 1), 3), "not-a-direction",
     {"point": (0, 0, 1), "known": Series((2, 4, 6)), "value": "3"}),
    (lambda it: it.expand((0, 0, 1), 8), "not-a-direction",
     {"point": (0, 0, 1), "known": Series((2, 4, 6)), "value": "8"}),
    (lambda _: GrowingBoard().expand((0, 0, 0), 0), "not-a-direction",
     {"point": (0, 0, 0), "known": Series((1, 2, 3, 4, 5, 6)), "value": "0"}),
    (lambda it: it.expand((0, 1, 0)), "not-a-point", {"point": (0, 1, 0), "found": -1}),
    (lambda it: it.is_free((0, 1, 0)), "not-a-point", {"point": (0, 1, 0), "found": -1}),
    (lambda it: it.linked((0, 0, 0), (2, 0, 0)), "not-a-point", {"point": (2, 0, 0), "found": 2}),
    (lambda it: it.linked((2, 0, 0), (0, 0, 0)), "not-a-point", {"point": (2, 0, 0), "found": 2}),
    (lambda it: it.is_free((0, 0)), "point-not-triplet", {"value": "(0, 0)"}),  # type: ignore[arg-type]
    (lambda _: GrowingBoard((0, 0, 2)), "not-a-point", {"point": (0, 0, 2), "found": 2}),
    (lambda _: GrowingBoard((2**62, 2**62, 0)), "first-point-too-far",
     {"point": (2**62, 2**62, 0), "farthest": 2**61}),
]  # fmt: skip


@pytest.mark.parametrize(("ask", "code", "fields"), REFUSALS)
def test_it_is_refused(ask: Callable[[GrowingBoard], object], code: str, fields: dict[str, object]) -> None:
    board = zigzag(1)
    before = board.to_maze()
    with refused(LatticeError, code, **fields):
        ask(board)
    assert board.to_maze() == before


def test_a_refused_direction_leaves_the_first_point_free_for_any() -> None:
    board = GrowingBoard()
    with pytest.raises(LatticeError):
        board.expand((0, 0, 0), 7)
    assert board.is_free((0, 0, 0))
    board.expand((0, 0, 0), 2)
    assert board.mirrored
