"""The engine against the oracle on all mazes that are small enough to try them all.

All patterns of walls, rock, links and stairs of a shape lie as tiles on one board, so that one fresh
segmentation says what all are; the oracle, which is slow, is asked of one of those that are turns and
reflections of each other. Then updates go from pattern to pattern and have to come to the same.

Every run compares kinds and regions of every pattern up to 3 x 3 and 2 x 4 cells, fresh and in Gray code.
With `--deep`, also of 3 x 4 cells, and more of the rest, of which a quick run compares small samples. With
`MAZARINE_HYPOTHESIS=soak`, all of the rest: entries, orders, faces, neighbors and numbers of large shapes;
every single change of every pattern of theirs; rock in 3 x 3.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

import numpy as np
import pytest

from mazarine.maze import Link, Maze, Port
from mazarine.maze.edits import Batch, PlaceLink, SetCells, SetWalls
from mazarine.regions import Delta, Segmentation
from tests.depth import deep, is_deep, is_soak, sample
from tests.drawing import blocks, stairs, teleporter, walls
from tests.maze.strokes import free_ports
from tests.regions.agreement import Watched, differences
from tests.regions.images import images, one_of_each
from tests.regions.oracle import Oracle
from tests.regions.patterns import Answer, Patterns, Shape, Walk
from tests.regions.view import View

SOAKS = is_soak()
MOST_IN_DETAIL = 1 << 30 if SOAKS else 1024 if is_deep() else 128
"""Patterns of a shape that are compared in every detail."""
_AT_ONCE = 256
"""Patterns on a board that the oracle looks at: on larger ones it is slower."""

THIN = [Shape(rows, cols) for rows, cols in ((1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (1, 4), (4, 1))]
WALLED = [Shape(*extent) for extent in ((2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (4, 2))]
LARGE = [Shape(3, 4), Shape(4, 3)]
"""Slow: they have 2^17 patterns each."""
ROCKY = [Shape(*extent, may_be_rock=True) for extent in ((2, 2), (2, 3), (3, 2), *[(3, 3)] * SOAKS)]
LINKED = [
    # Every two cells of four: each has three ports that no inner wall concerns.
    Shape(
        2,
        2,
        links=(
            teleporter((0, 0, 0, "N"), (0, 0, 1, "N")),
            teleporter((0, 1, 0, "S"), (0, 1, 1, "S"), one_way=True),
            teleporter((0, 0, 0, "W"), (0, 1, 0, "W"), one_way=True),
            teleporter((0, 0, 1, "E"), (0, 1, 1, "E")),
            teleporter((0, 0, 0), (0, 1, 1)),
            teleporter((0, 0, 1), (0, 1, 0), one_way=True),
        ),
    ),
    Shape(
        2,
        3,
        links=(
            teleporter((0, 0, 0), (0, 1, 2)),
            teleporter((0, 0, 1), (0, 1, 1), one_way=True),
            teleporter((0, 0, 0, "N"), (0, 0, 2, "N"), one_way=True),
            teleporter((0, 0, 0, "W"), (0, 1, 0, "W")),
        ),
    ),
    Shape(
        2, 2, levels=2, links=tuple(stairs((0, *place), one_way=place[1] == 1) for place in np.ndindex(2, 2))
    ),
]
SHAPES = [*THIN, *WALLED, *deep(LARGE), *ROCKY, *LINKED]
CHANGED = [
    *THIN[1:], *WALLED, *LARGE * SOAKS, *ROCKY[: 3 if SOAKS else 1], *LINKED[: 3 if SOAKS else 1]
]  # fmt: skip
"""Those whose patterns are changed in every bit."""
MOST_CHANGED = 1 << 30 if is_deep() else 128
"""Patterns of a shape that are changed in every bit."""


@pytest.mark.parametrize("shape", SHAPES, ids=str)
class TestEveryPattern:
    def test_is_segmented_as_the_page_says(self, shape: Shape):
        found = shape.engines_answer(shape.patterns)
        known, answer = oracles_answer(upright(shape))
        compared = np.zeros(len(shape.patterns), dtype=bool)
        for image in images(upright(shape), shape):
            patterns = image.patterns(known)
            assert found.at(patterns).difference(image.answer(answer), patterns) is None
            compared[patterns] = True
        assert compared.all()

    def test_is_segmented_as_the_page_says_in_every_detail(self, shape: Shape):
        patterns = one_of_each(shape)
        for some in at_once(patterns[:: -(-len(patterns) // MOST_IN_DETAIL)]):
            board = shape.board(some)
            assert next(differences(View.of(Segmentation.of(board)), Oracle(board)), None) is None

    def test_is_reached_by_updates_in_gray_code(self, shape: Shape):
        """Every pattern follows one that differs in a single bit."""
        fresh, walk = shape.engines_answer(shape.patterns), Walk(shape)
        patterns, answer = walk.follow([turned_at(step) for step in range(1, len(shape.patterns))])
        assert sorted(patterns.tolist()) == shape.patterns[1:].tolist()
        assert fresh.at(patterns).difference(answer, patterns) is None


@pytest.mark.parametrize("shape", CHANGED, ids=str)
def test_every_bit_of_every_pattern_turned_over_and_back(shape: Shape):
    fresh, walk = shape.engines_answer(shape.patterns), Walk(shape)
    over_and_back = np.repeat(np.arange(len(shape.edits)), 2).tolist()
    for steps in at_once(shape.patterns[:MOST_CHANGED]):
        bits = [[*([turned_at(step)] if step else []), *over_and_back] for step in steps.tolist()]
        patterns, answer = walk.follow([*itertools.chain(*bits)])
        assert fresh.at(patterns).difference(answer, patterns) is None


class TestEveryDetailOfEveryUpdate:
    """State, numbers and deltas, as the oracle has them."""

    @pytest.mark.parametrize("shape", [*THIN, *WALLED[:3]], ids=str)
    def test_fresh_and_after_every_single_wall(self, shape: Shape):
        patterns = shape.patterns if is_deep() else one_of_each(shape)
        for pattern in patterns.tolist():
            maze = shape.alone(pattern)
            watched = Watched(maze)
            for bit, (edit, mask) in enumerate(zip(shape.edits, shape.masks, strict=True)):
                change = (mask.change.inverse if pattern >> bit & 1 else edit).apply(maze)
                watched.follow(change)
                watched.follow(change.inverse.apply(maze))

    @pytest.mark.parametrize("shape", [Shape(3, 3), Shape(2, 4)], ids=str)
    def test_all_wall_patterns_one_wall_at_a_time(self, shape: Shape):
        """Walk through the patterns in Gray code, so that each differs from the last in one wall."""
        maze, edits = shape.maze(), list(shape.edits)
        watched = Watched(maze)
        for step in shape.patterns[1:MOST_IN_DETAIL].tolist():
            change = edits[turned_at(step)].apply(maze)
            edits[turned_at(step)] = change.inverse
            watched.follow(change)

    @pytest.mark.parametrize(("rows", "cols"), [(3, 3), (2, 5)])
    def test_all_rock_patterns_one_cell_at_a_time(self, rows: int, cols: int):
        maze = Maze.blank(rows, cols)
        watched = Watched(maze)
        for step in range(1, min(1 << rows * cols, MOST_IN_DETAIL)):
            row, col = divmod(turned_at(step), cols)
            state = "rock" if maze.cells[0, row, col] else "floor"
            watched.follow(SetCells([(0, row, col, state)]).apply(maze))

    @pytest.mark.parametrize("picture", ["...\n...", "..\n#.", "....", "...\n.#.\n..."])
    def test_every_pair_of_pads_linked_and_unlinked(self, picture: str):
        maze = blocks(picture)
        link_and_unlink(maze, itertools.permutations(map(Port, sorted(Oracle(maze).board.floor)), 2))

    def test_every_pair_of_ports_with_all_walls_of_four_cells(self):
        """Ports in inner walls among them; of patterns that are images of each other one."""
        for pattern in one_of_each(Shape(2, 2)).tolist():
            maze = Shape(2, 2).alone(pattern)
            link_and_unlink(maze, sample(itertools.combinations(free_ports(maze), 2), 40))

    def test_every_pair_of_pads_with_all_walls_of_six_cells(self):
        for pattern in sample(one_of_each(Shape(2, 3)).tolist(), 12):
            maze = Shape(2, 3).alone(pattern)
            link_and_unlink(maze, itertools.combinations(map(Port, sorted(Oracle(maze).board.floor)), 2))

    def test_every_block_of_rock_and_back_in_a_hall(self):
        maze = Maze.blank(5, 5)
        watched = Watched(maze)
        for top, left in itertools.product(range(5), repeat=2):
            for bottom, right in itertools.product(range(top, 5), range(left, 5)):
                cells = itertools.product(range(top, bottom + 1), range(left, right + 1))
                change = SetCells((0, row, col, "rock") for row, col in cells).apply(maze)
                watched.follow(change)
                watched.follow(change.inverse.apply(maze))


class TestEveryCut:
    """Several places of one corridor or room at once."""

    RING = "...\n.#.\n..."
    LONG_RING = "....\n.##.\n...."
    SNAKE = "....\n###.\n...."

    @pytest.mark.parametrize("picture", [RING, LONG_RING, SNAKE])
    @pytest.mark.parametrize("count", [1, 2, 3])
    def test_walls_across_a_corridor(self, picture: str, count: int):
        maze = blocks(picture)
        watched = Watched(maze)
        for joints in itertools.combinations(sorted(map(sorted, watched.oracle.board.joints)), count):
            edit = SetWalls((*here, "E" if here[1] == there[1] else "S", "wall") for here, there in joints)
            change = edit.apply(maze)
            watched.follow(change)
            watched.follow(change.inverse.apply(maze))

    @pytest.mark.parametrize("picture", [RING, LONG_RING, SNAKE])
    @pytest.mark.parametrize("count", [1, 2, 3])
    def test_rock_in_a_corridor(self, picture: str, count: int):
        maze = blocks(picture)
        watched = Watched(maze)
        for cells in itertools.combinations(sorted(watched.oracle.board.floor), count):
            change = SetCells((*cell, "rock") for cell in cells).apply(maze)
            watched.follow(change)
            watched.follow(change.inverse.apply(maze))

    @pytest.mark.parametrize("picture", ["....\n....\n....", "...\n...", ".....\n..#..\n....."])
    def test_walls_and_rock_in_a_room(self, picture: str):
        maze = blocks(picture)
        watched = Watched(maze)
        walls = [
            SetWalls([(*here, "E" if here[1] == there[1] else "S", "wall")])
            for here, there in sorted(map(sorted, watched.oracle.board.joints))
        ]
        rocks = [SetCells([(*cell, "rock")]) for cell in sorted(watched.oracle.board.floor)]
        for pair in sample(itertools.combinations(walls + rocks, 2), 80):
            change = Batch(pair).apply(maze)
            watched.follow(change)
            watched.follow(change.inverse.apply(maze))

    @pytest.mark.parametrize("picture", [RING, SNAKE])
    def test_cells_that_leave_a_corridor_and_walls_across_it(self, picture: str):
        """A link in its middle takes a cell out of a corridor; with a wall elsewhere in the same update."""
        width = picture.index("\n")
        maze = blocks("\n".join([picture, "#" * width, ".".ljust(width, "#")]))
        watched = Watched(maze)
        joints = sorted(map(sorted, watched.oracle.board.joints))
        far = max(watched.oracle.board.floor)
        for cell in sorted(watched.oracle.board.floor - {far}):
            for here, there in joints:
                wall = SetWalls([(*here, "E" if here[1] == there[1] else "S", "wall")])
                change = Batch((PlaceLink(teleporter(cell, far)), wall)).apply(maze)
                watched.follow(change)
                watched.follow(change.inverse.apply(maze))


class TestDeltas:
    """Of rooms that fall into many parts at once, which lie side by side."""

    def test_parts_that_follow_each_other_in_a_row_are_told_apart(self):
        maze = walls("""
            +---+---+---+---+---+
            |                   |
            +   +   +   +   +   +
            |                   |
            +   +---+---+   +   +
            |                   |
            +   +   +   +   +   +
            |                   |
            +   +   +   +   +   +
            |       |           |
            +---+---+---+---+---+
        """)
        Watched(maze).follow(SetCells([(0, 2, 3, "rock")]).apply(maze))

    @pytest.mark.parametrize("share", [0.1, 0.15])
    def test_every_wall_and_cell_of_halls_with_some_walls_turned_over_and_back(self, share: float):
        rng = np.random.default_rng(round(share * 100))
        shape = Shape(12, 12, may_be_rock=True)
        for _ in range(30):
            walk = Walk(shape)
            walk.turn_over(np.flatnonzero(rng.random(len(shape.walls)) < share).tolist())
            walk.turn_over(np.repeat(np.arange(len(shape.edits)), 2).tolist())


class TestTheComparison:
    """It sees what is wrong."""

    def test_a_tile_is_what_the_maze_alone_is(self):
        for shape in (*ROCKY, *LINKED):
            patterns = shape.patterns[::37]
            tiles = shape.oracles_answer(Oracle(shape.board(patterns)), len(patterns))
            for place, pattern in enumerate(patterns.tolist()):
                alone = shape.oracles_answer(Oracle(shape.alone(pattern)), 1)
                assert tiles.at(np.array([place])).difference(alone, patterns[place : place + 1]) is None

    @pytest.mark.parametrize("what", ["kind", "first"])
    def test_a_cell_that_is_another_is_named_with_its_pattern(self, what: str):
        shape = Shape(2, 3)
        answer, spoiled = (shape.engines_answer(shape.patterns) for _ in range(2))
        getattr(spoiled, what)[77, 4] ^= 1
        assert (answer.difference(spoiled, shape.patterns) or "").startswith(
            "1 patterns differ, first 0b1001101: kinds "
        )

    def test_a_region_that_goes_from_tile_to_tile_is_seen(self):
        shape = Shape(2, 2)
        segmentation = Segmentation.of(shape.board(shape.patterns))
        region = segmentation.region.copy()
        region[region == region[0, 2, 2]] = region[0, 0, 0]
        with pytest.raises(AssertionError, match="from tile to tile"):
            shape.answer(segmentation.kind, region, len(shape.patterns))

    def test_a_delta_that_leaves_something_out_is_seen(self, monkeypatch: pytest.MonkeyPatch):
        monkeypatch.setattr(Delta, "write", lambda *_: None)
        with pytest.raises(AssertionError, match="the deltas tell other kinds"):
            Walk(Shape(2, 2)).follow([0])

    @pytest.mark.parametrize(
        ("shape", "other", "count"),
        [
            (Shape(3, 4), Shape(3, 4), 4),
            (Shape(3, 4), Shape(4, 3), 4),
            (Shape(2, 2, may_be_rock=True), Shape(2, 2, may_be_rock=True), 8),
            (Shape(2, 3), Shape(2, 4), 0),
            (LINKED[0], LINKED[0], 1),
            (LINKED[0], Shape(2, 2), 0),
        ],
        ids=str,
    )
    def test_images_are_as_many_as_there_are_turns_and_reflections(
        self, shape: Shape, other: Shape, count: int
    ):
        assert len(images(shape, other)) == count


def link_and_unlink(maze: Maze, pairs: Iterable[tuple[Port, Port]]) -> None:
    """Follow every link and its end."""
    watched = Watched(maze)
    for first, second in pairs:
        if first.cell != second.cell:
            change = PlaceLink(Link(first, second)).apply(maze)
            watched.follow(change)
            watched.follow(change.inverse.apply(maze))


def upright(shape: Shape) -> Shape:
    """Return the shape, or its image with fewer rows than columns."""
    return replace(shape, rows=shape.cols, cols=shape.rows) if shape.rows > shape.cols else shape


@lru_cache
def oracles_answer(shape: Shape) -> tuple[Patterns, Answer]:
    """Return one pattern of each set of images of each other, and the oracle's answer for them."""
    patterns = one_of_each(shape)
    parts = [shape.oracles_answer(Oracle(shape.board(some)), len(some)) for some in at_once(patterns)]
    kinds, firsts = ([getattr(part, name) for part in parts] for name in ("kind", "first"))
    return patterns, Answer(np.concatenate(kinds), np.concatenate(firsts))


def at_once(patterns: Patterns) -> Iterator[Patterns]:
    """Yield patterns in batches."""
    for begin in range(0, len(patterns), _AT_ONCE):
        yield patterns[begin : begin + _AT_ONCE]


def turned_at(step: int) -> int:
    """Return the bit that flips at a step of the Gray code, from 1 on."""
    return (step & -step).bit_length() - 1
