"""Points that create all their neighbors: the rule told a second time, limits, and boards without end."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import GeneratorError
from mazarine.generators import begin
from mazarine.generators.filling import begin_on
from mazarine.lattice import HONEYCOMB, MIRRORED, SQUARE, Lattice
from mazarine.lattice.honeycomb import GrowingBoard
from mazarine.lattice.triplets import Triplet, triplet_at
from mazarine.maze import Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import Expand
from tests.generators.asking import Asked, Place, askings, begun, blank, made, neighbors, part_count
from tests.refusals import refused

Graph = dict[Place, list[Place]]


def with_options(asked: Asked, **options: Any) -> Asked:
    name, rows, cols, seed, others = asked
    return name, rows, cols, seed, others | options


def roots_of(asked: Asked) -> list[Place]:
    """Return the first point of each piece: the first steps take them in."""
    growth = begun(with_options(asked, points=0, share=1))
    roots = []
    for _ in range(growth.components):
        growth.advance(1)
        root = growth.marks().current
        assert root is not None
        roots.append(root)
    return roots


def grown(asked: Asked, limit: int) -> Graph:
    """Grow from the same roots by the rule, in lists and sets: oldest or newest, and the first direction."""
    room, points = neighbors(blank(asked)), roots_of(asked)[:limit]
    free, links = points[:], set[frozenset[Place]]()
    while free and len(points) < limit:
        row, col = free.pop(0 if asked[4]["next"] == "oldest" else -1)
        for beside in ((row, col + 1), (row - 1, col), (row, col - 1), (row + 1, col)):
            if beside in room[row, col]:
                if beside not in points and len(points) < limit:
                    points.append(beside)
                    free.append(beside)
                if beside in points:
                    links.add(frozenset(((row, col), beside)))
    return {point: [it for it in room[point] if frozenset((point, it)) in links] for point in points}


def in_order(graph: Graph) -> list[tuple[Place, list[Place]]]:
    return sorted((cell, sorted(others)) for cell, others in graph.items())


@given(askings(("points",)), st.sampled_from(["oldest", "newest"]), st.integers(1, 100))
def test_boards_grow_by_the_rule(asked: Asked, rule: str, limit: int) -> None:
    asked = with_options(asked, next=rule, main="first", points=limit)
    assert in_order(neighbors(made(asked))) == in_order(grown(asked, limit))


@pytest.mark.parametrize("rule", ["oldest", "newest"])
@pytest.mark.parametrize("lattice", [SQUARE, HONEYCOMB, MIRRORED])
def test_a_limit_ends_growth_in_the_midst_of_a_point_and_links_are_still_tied(
    lattice: Lattice, rule: str
) -> None:
    for limit in range(1, 64):
        asked = ("points", 8, 8, 2, {"lattice": lattice, "next": rule, "points": limit})
        assert in_order(neighbors(made(asked))) == in_order(grown(asked, limit))


@given(askings(("points",)), st.integers(1, 100))
def test_there_are_as_many_points_as_are_asked_for_and_each_hangs_on_its_root(
    asked: Asked, limit: int
) -> None:
    growth = begun(with_options(asked, points=limit))
    graph, room = neighbors(growth.run()), neighbors(blank(asked))
    assert len(graph) == min(limit, len(room))
    assert part_count(graph) == min(limit, growth.components)
    for cell, others in graph.items():
        assert set(others) <= set(room[cell])


@given(askings(("points",)), st.floats(0, 1, exclude_max=True))
def test_a_share_is_one_of_the_room_and_one_point_at_least(asked: Asked, share: float) -> None:
    maze = made(with_options(asked, points=0, share=share))
    assert (maze.cells > 1).sum() == max(1, int(share * len(neighbors(blank(asked)))))


@given(askings(("points",)))
def test_without_a_limit_all_is_taken_and_open(asked: Asked) -> None:
    maze = made(with_options(asked, points=0, share=1))
    assert in_order(neighbors(maze)) == in_order(neighbors(blank(asked)))


@pytest.mark.parametrize("lattice", [SQUARE, HONEYCOMB, MIRRORED])
def test_a_point_that_was_next_is_joined_to_all_around_it(lattice: Lattice) -> None:
    asked = ("points", 15, 15, 3, {"lattice": lattice, "main": "random", "points": 100})
    growth, room = begun(asked), neighbors(blank(asked))
    growth.advance(1)
    for _ in range(20):
        growth.advance(1)
        current = growth.marks().current
        assert current is not None
        assert sorted(neighbors(growth.maze())[current]) == sorted(room[current])


def infinite(start: Place, lattice: Lattice, rule: str, least: int) -> GrowingBoard:
    """Return a board grown by the same choices to at least `least` points."""
    board = GrowingBoard(triplet_at(*start, lattice.mirrored))
    free = list(board.points)
    first = 2 if lattice.mirrored and sum(start) % 2 == 0 else None  # decides that it is mirrored
    while len(board) < least:
        free += board.expand(free.pop(0 if rule == "oldest" else -1), first)
        first = None
    return board


@pytest.mark.parametrize("rule", ["oldest", "newest"])
@pytest.mark.parametrize("origin", [(3, 1), (-30, 7)])
@pytest.mark.parametrize("lattice", [HONEYCOMB, MIRRORED])
def test_it_grows_like_a_board_without_end(lattice: Lattice, origin: Place, rule: str) -> None:
    sorts = set()
    for seed in range(12):
        asked = ("points", 101, 101, seed, {"lattice": lattice, "origin": origin, "next": rule})
        growth = begun(asked)
        growth.advance(1)
        row, col = np.array(growth.marks().current) + origin
        board = infinite((int(row), int(col)), lattice, rule, 70)
        expected, found = board.to_maze(), made(with_options(asked, points=len(board)))
        (top, left), (_, rows, cols) = np.array(expected.origin) - origin, expected.shape
        if 0 < top < 100 - rows and 0 < left < 100 - cols:  # else it meets the edge
            sorts.add((row + col) % 2)
            assert (found.cells > 1).sum() == len(board)
            assert np.array_equal(found.cells[:, top : top + rows, left : left + cols], expected.cells)
            assert np.array_equal(found.walls[:, top : top + rows, left : left + cols], expected.walls)
    assert sorts == {0, 1}


@pytest.mark.parametrize("rule", ["oldest", "newest"])
@pytest.mark.parametrize("lattice", [HONEYCOMB, MIRRORED])
@pytest.mark.parametrize("start", [None, (-7, 3), (2, 5)])
def test_an_infinite_board_is_that_board_and_can_be_grown_on(
    lattice: Lattice, rule: str, start: Place | None
) -> None:
    board = infinite(start or (0, 0), lattice, rule, 70)
    options = {"lattice": lattice, "origin": (-9, -9), "start": start, "next": rule, "board": "infinite"}
    maze = made(("points", 20, 20, 1, {**options, "points": len(board)}))
    assert maze == board.to_maze()
    free = next(point for point in board.points if board.is_free(point))
    board.expand(free)
    Expand(free).apply(maze)
    assert maze.growth == board.to_maze().growth


@pytest.mark.parametrize("lattice", [HONEYCOMB, MIRRORED])
def test_a_given_board_begins_at_the_first_point_and_can_be_grown_on(lattice: Lattice) -> None:
    maze = made(
        ("points", 30, 30, 1, {"lattice": lattice, "origin": (-15, -15), "next": "oldest", "points": 46})
    )
    board = infinite((0, 0), lattice, "oldest", 46)
    assert maze.growth is not None
    assert board.to_maze().growth is not None
    assert [maze.growth.place(number) for number in range(1, 47)] == [
        board.to_maze().growth.place(number) for number in range(1, 47)
    ]
    number = next(it for it in range(1, 47) if maze.growth.is_free(it))
    Expand(triplet_at(*maze.growth.place(number), lattice.mirrored)).apply(maze)
    assert not maze.growth.is_free(number)


@given(askings(("points",)))
def test_the_growth_of_a_given_honeycomb_has_all_its_points(asked: Asked) -> None:
    maze = made(with_options(asked, share=0.5, points=0))
    if maze.lattice.point_at is None:
        assert maze.growth is None
        return
    assert maze.growth is not None
    rows, cols = np.nonzero(maze.cells[0] >> 1 != Matter.ROCK)
    there = zip((rows + maze.origin[0]).tolist(), (cols + maze.origin[1]).tolist(), strict=True)
    assert sorted(there) == sorted(map(tuple, maze.growth.table[:, :2].tolist()))


@pytest.mark.parametrize("main", range(1, 7))
def test_on_an_infinite_board_the_first_point_keeps_its_place_for_each_direction(main: int) -> None:
    board = GrowingBoard()
    board.expand((0, 0, 0), main)
    for lattice in (HONEYCOMB, MIRRORED):
        options = {"lattice": lattice, "main": f"D{main}", "board": "infinite", "points": 4}
        assert made(("points", 9, 9, 1, options)) == board.to_maze()


@given(
    st.integers(1, 400), st.integers(0, 9), st.sampled_from(["oldest", "newest", "random"]),
    st.sampled_from(["first", "random", "D3"]),
)  # fmt: skip
def test_points_on_an_infinite_board_meet_no_edge(limit: int, seed: int, rule: str, main: str) -> None:
    options = {
        "lattice": HONEYCOMB, "board": "infinite", "points": limit, "next": rule, "main": main
    }  # fmt: skip
    maze = made(("points", 2, 2, seed, options))
    assert maze == made(("points", 30, 30, seed, options))
    growth = maze.growth
    assert growth is not None
    assert (len(growth), growth.place(1)) == (limit, (0, 0))
    floor = np.argwhere(maze.cells[0] > 1) + maze.origin
    assert sorted(map(tuple, floor.tolist())) == sorted(map(growth.place, range(1, limit + 1)))
    assert (maze.cells[0] > 1).any(axis=1).all()
    assert (maze.cells[0] > 1).any(axis=0).all()
    for number in range(1, limit + 1):
        if not growth.is_free(number):
            cell = (0, *growth.place(number))
            sides = [side for side in SQUARE.sides if maze.has_side(cell, side)]
            assert all(maze.wall_at(cell, side) is Wall.OPEN for side in sides)
    # Those that the limit cut short are free, and all can go on.
    free = [number for number in range(1, limit + 1) if growth.is_free(number)]
    for number in free:
        Expand(triplet_at(*growth.place(number), maze.lattice.mirrored)).apply(maze)
    assert not any(maze.growth.is_free(number) for number in free)  # type: ignore[union-attr]


def test_an_infinite_board_is_watched_within_the_room_that_it_takes() -> None:
    options = {"lattice": HONEYCOMB, "board": "infinite", "points": 50}
    growth = begun(("points", 9, 9, 1, options))
    count = 0
    while not growth.advance(1):
        count += 1
        assert np.count_nonzero(growth.maze().cells) >= count
    assert growth.maze() == made(("points", 9, 9, 1, options))


def test_squares_may_be_infinite_too_but_keep_no_growth() -> None:
    maze = made(("points", 9, 9, 1, {"board": "infinite", "points": 200, "next": "oldest"}))
    assert (maze.growth, np.count_nonzero(maze.cells)) == (None, 200)


def test_the_growth_of_too_many_points_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazarine.generators.point_growth.MAX_POINTS", 49)
    options = {"lattice": HONEYCOMB, "board": "infinite", "points": 50}
    assert made(("points", 9, 9, 1, options)).growth is None


def test_points_that_leave_the_largest_room_end_at_its_edge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazarine.generators.point_growth._MOST_ROOM", 1600)
    options = {"lattice": HONEYCOMB, "board": "infinite", "points": 300, "next": "newest"}
    maze = made(("points", 9, 9, 1, options))
    assert max(maze.shape) == 40
    assert np.count_nonzero(maze.cells) == 300


def test_the_room_follows_the_number_of_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazarine.generators.point_growth._MOST_ROOM", 16)
    maze = made(("points", 9, 9, 1, {"board": "infinite", "points": 2000, "next": "oldest"}))
    assert np.count_nonzero(maze.cells) == 2000
    corners = maze.cells[0][[0, 0, -1, -1], [0, -1, 0, -1]]
    assert not corners.any(), "a diamond, not cut off"


def test_an_infinite_board_takes_no_mask_and_fills_no_floor() -> None:
    mask = np.ones((5, 5), dtype=bool)
    mask[2, 2] = False
    with refused(GeneratorError, "infinite-board-masked"):
        begun(("points", 5, 5, 1, {"mask": mask, "board": "infinite"}))
    with refused(GeneratorError, "infinite-board-on-floor"):
        begin_on(Maze.blank(5, 5), 0, "points", rng=np.random.default_rng(1), board="infinite")


DIRECTIONS = {
    "D1": (1, 0, 0), "D2": (0, 1, 0), "D3": (0, 0, 1),
    "D4": (-1, 0, 0), "D5": (0, -1, 0), "D6": (0, 0, -1),
}  # fmt: skip
"""The triplets of the third seed."""
NEXT = {"D1": "D2", "D2": "D3", "D3": "D4", "D4": "D5", "D5": "D6", "D6": "D1"}


def step(one: Triplet, other: Triplet) -> Triplet:
    return other[0] - one[0], other[1] - one[1], other[2] - one[2]


def points_of(asked: Asked) -> set[Triplet]:
    lattice, (top, left) = asked[4]["lattice"], asked[4]["origin"]
    places = np.argwhere(made(asked).cells[0] > 1).tolist()
    return {triplet_at(row + top, col + left, lattice.mirrored) for row, col in places}


@pytest.mark.parametrize("main", DIRECTIONS)
@pytest.mark.parametrize("origin", [(3, 1), (-30, 7)])
@pytest.mark.parametrize("lattice", [HONEYCOMB, MIRRORED])
def test_the_first_neighbors_lie_in_the_main_direction_and_120_degrees_on(
    lattice: Lattice, origin: Place, main: str
) -> None:
    turned = [main, NEXT[NEXT[main]], NEXT[NEXT[NEXT[NEXT[main]]]]]
    expected = [DIRECTIONS[name] for name in turned]
    moved = set()
    for col in (9, 10):
        place = origin[0] + 9, origin[1] + col
        asked = (
            "points", 20, 20, 1, {"lattice": lattice, "origin": origin, "main": main, "start": place}
        )  # fmt: skip
        grown = [points_of(with_options(asked, points=limit)) for limit in (1, 2, 3, 4)]
        (first,) = grown[0]
        new = [(after - before).pop() for before, after in pairwise(grown)]
        assert [step(first, point) for point in new] == expected
        start = triplet_at(*place, lattice.mirrored)
        assert first == start or new[0] == start
        moved.add(first != start)
    assert moved == {False, True}


@pytest.mark.parametrize("rule", ["oldest", "newest"])
@pytest.mark.parametrize("main", DIRECTIONS)
def test_every_other_point_begins_at_the_next_direction(main: str, rule: str) -> None:
    names = tuple(DIRECTIONS)
    lattice = (HONEYCOMB, MIRRORED)[names.index(main) % 2]
    board = GrowingBoard()
    free = [((0, 0, 0), main)]
    while len(board) < 70:
        point, name = free.pop(0 if rule == "oldest" else -1)
        created = board.expand(point, names.index(name) + 1)
        free += [(new, NEXT[main] if name == main else main) for new in created]
    options = {"lattice": lattice, "origin": (-100, -100), "start": (0, 0), "main": main, "next": rule}
    assert points_of(("points", 201, 201, 1, {**options, "points": len(board)})) == set(board.points)


@pytest.mark.parametrize("main", DIRECTIONS)
def test_a_first_point_moves_within_its_piece_if_it_can(main: str) -> None:
    mask = np.zeros((5, 9), dtype=bool)
    mask[0, 0:2] = mask[2, 3] = mask[2, 6] = mask[4, 6:8] = True
    lonely = {(2, 3), (2, 6)}
    for seed in range(8):
        roots = roots_of(("points", 5, 9, seed, {"lattice": HONEYCOMB, "mask": mask, "main": main}))
        assert lonely < set(roots)
        fitting = {(row, col) for row, col in roots if (row + col + int(main[1])) % 2}
        assert set(roots) - fitting <= lonely
        assert sorted(row for row, _ in roots) == [0, 2, 2, 4]


@pytest.mark.parametrize(
    ("main", "beside"),
    [
        ("D1", (4, 5)), ("D2", (3, 4)), ("D3", (3, 4)),
        ("D4", (4, 3)), ("D5", (5, 4)), ("D6", (5, 4)),
    ],
)  # fmt: skip
def test_directions_on_squares_are_sides(main: str, beside: Place) -> None:
    for start in ((4, 4), (4, 5)):
        asked = ("points", 9, 10, 1, {"main": main, "start": start, "points": 2})
        places = set(map(tuple, np.argwhere(made(asked).cells[0] > 1).tolist()))
        assert places == {start, (beside[0], beside[1] + start[1] - 4)}


def test_all_pieces_begin_and_share_the_limit() -> None:
    mask = np.ones((9, 9), dtype=bool)
    mask[4] = False
    asked = ("points", 9, 9, 1, {"mask": mask, "next": "oldest", "points": 20})
    upper, lower = ((made(asked).cells[0, rows] > 1).sum() for rows in (slice(4), slice(5, 9)))
    assert upper + lower == 20
    assert min(upper, lower) > 1
    assert (made(with_options(asked, points=1)).cells > 1).sum() == 1


def test_rules_and_directions_make_other_boards() -> None:
    options = [
        {},
        {"main": "random"},
        {"next": "oldest"},
        {"next": "newest"},
        {"points": 99},
        {"share": 0.25},
    ]
    mazes = [made(("points", 31, 31, 1, {"lattice": "honeycomb", **it})) for it in options]
    assert all(one != other for number, one in enumerate(mazes) for other in mazes[:number])


@pytest.mark.parametrize(
    ("name", "value", "code", "limit"),
    [
        ("next", "last", "not-a-choice", {"known": "oldest, newest, random"}),
        ("main", "D7", "not-a-choice", {"known": "first, random, D1, D2, D3, D4, D5, D6"}),
        ("points", -1, "count-out-of-range", {"most": 268_435_456}),
        ("points", 2.5, "count-out-of-range", {"most": 268_435_456}),
        ("share", 2, "share-out-of-range", {}),
    ],
)
def test_bad_parameters_are_refused(name: str, value: Any, code: str, limit: dict[str, Any]) -> None:
    with refused(GeneratorError, code, parameter=name, value=repr(value), **limit):
        begin("points", 5, 5, rng=np.random.default_rng(1), **{name: value})


def test_before_the_first_step_there_are_no_points() -> None:
    growth = begin("points", 6, 6, lattice=HONEYCOMB, rng=0, board="infinite")
    assert growth.maze().growth is None
    growth.advance(1)
    assert growth.maze().growth is not None
