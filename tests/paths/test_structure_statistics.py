"""The statistics of drawn, random and real mazes."""

from __future__ import annotations

import json
import math
from dataclasses import asdict
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import Cancelled
from mazarine.files import read
from mazarine.generators import generate
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.paths import Router
from mazarine.paths.structure import chokepoints, components, dead_ends, longest_path, loops, statistics
from mazarine.paths.structure.measures import (
    BySide,
    CellTypes,
    ChokepointCounts,
    ComponentCounts,
    CrossroadCounts,
    DeadEndCounts,
    Kinds,
    LargestRoom,
    LongestCorridor,
    LoopCounts,
    PassageCounts,
    Size,
    SolutionCounts,
    Straights,
    Texture,
    Turns,
)
from mazarine.regions import Kind, Segmentation
from tests.drawing import blocks, walls
from tests.regions.oracle import Board
from tests.strategies import four_sides, halls, mazes, rings

_DATA = Path(__file__).resolve().parents[2] / ".." / "shared" / "data"
_REAL = sorted((_DATA / "micromouse").rglob("*.txt"))[:12]


def marker(kind: MarkerKind, *cell: int) -> Marker:
    level, row, col = cell
    return Marker(kind, (level, row, col))


def marked(maze: Maze, markers: list[Marker]) -> Maze:
    """Return a copy of a maze that has these markers."""
    copy = maze.copy()
    for cell in {it.cell for it in copy.markers}:
        copy.markers.put(cell, ())
    for it in markers:
        copy.markers.add(it)
    return copy


def test_a_drawn_maze_is_measured() -> None:
    maze = walls("""
        +---+---+---+---+
        | a |       | # |
        +   +   +   +---+
        |           | a |
        +---+---+   +---+
        |               |
        +---+---+---+---+
    """)
    ends = [marker(MarkerKind.GOAL, 0, 2, 0), marker(MarkerKind.GOAL, 0, 2, 3)]
    found = statistics(marked(maze, [marker(MarkerKind.START, 0, 1, 0), *ends]))
    assert found.size == Size(1, 3, 4, 11)
    assert found.cells == Kinds(rock=1, corridor=6, crossroad=3, room=2)
    assert found.regions == Kinds(rock=0, corridor=4, crossroad=3, room=1)
    assert found.components == ComponentCounts(1, 11)
    assert found.loops == LoopCounts(0, 4)
    assert found.dead_ends == DeadEndCounts(3, 3 / 11, 2.0, 3, 7)
    assert found.chokepoints == ChokepointCounts(cells=6, corridors=2)
    assert found.passages == PassageCounts(
        isolated=0,
        dead_end=BySide(north=0, east=1, south=0, west=1),
        straight=Straights(north_south=0, east_west=1),
        turn=Turns(north_east=1, south_east=1, south_west=1, north_west=0),
        junction=BySide(north=0, east=1, south=2, west=0),
        four_way=0,
        linked=2,
        types=CellTypes(possible=16, absent=8),
    )
    assert found.corridor_lengths == [(1, 2), (2, 2)]
    assert found.dead_end_lengths == [(1, 1), (2, 1), (3, 1)]
    assert found.texture == Texture(river=22 / 12, bias=1.0, slant=1 / 3, braid=1 - 7 / 11)
    assert found.solution == SolutionCounts((0, 1, 0), (0, 2, 3), 4, 2, 4, 2, 4, 6)
    assert found.difficulty == math.log10(1 + (4 + 2) * (1 + 4) * (1 + 4))
    assert (found.corridor, found.room) == (LongestCorridor(2), LargestRoom(2))
    assert found.crossroads == CrossroadCounts(degree_0=0, degree_2=0, degree_3=3, degree_4=0, more=0)


def test_a_small_maze_is_said_in_full() -> None:
    maze = blocks("..\n#.")
    ends = [marker(MarkerKind.START, 0, 0, 0), marker(MarkerKind.GOAL, 0, 1, 1)]
    found = statistics(marked(maze, ends))
    assert found.as_dict() == {
        "size": {"levels": 1, "rows": 2, "cols": 2, "floor": 3},
        "cells": {"rock": 1, "corridor": 3, "crossroad": 0, "room": 0},
        "regions": {"rock": 0, "corridor": 1, "crossroad": 0, "room": 0},
        "corridor": {"longest": 3},
        "room": {"largest": 0},
        "crossroads": {"degree_0": 0, "degree_2": 0, "degree_3": 0, "degree_4": 0, "more": 0},
        "components": {"count": 1, "largest": 3},
        "loops": {"count": 0, "cells": 0},
        "dead_ends": {"count": 2, "share": 2 / 3, "mean_length": 2.0, "max_length": 2, "tree_cells": 3},
        "chokepoints": {"cells": 1, "corridors": 1},
        "passages": {
            "isolated": 0,
            "dead_end": {"north": 1, "east": 1, "south": 0, "west": 0},
            "straight": {"north_south": 0, "east_west": 0},
            "turn": {"north_east": 0, "south_east": 0, "south_west": 1, "north_west": 0},
            "junction": {"north": 0, "east": 0, "south": 0, "west": 0},
            "four_way": 0,
            "linked": 0,
            "types": {"possible": 16, "absent": 13},
        },
        "corridor_lengths": [[3, 1]],
        "dead_end_lengths": [[2, 2]],
        "solution": {
            "start": [0, 0, 0], "goal": [0, 1, 1], "length": 2, "turns": 1,
            "decisions": 0, "dead_ends": 0, "dead_end_cells": 0, "cells_off": 0,
        },
        "difficulty": math.log10(1 + 3),
        "longest_path": {"start": [0, 0, 0], "goal": [0, 1, 1], "length": 2, "exact": True},
        "texture": {"river": 2.0, "bias": None, "slant": 1.0, "braid": 0.0},
        "secrets": None,
        "plugins": {},
    }  # fmt: skip
    rows = dict(found.as_rows())
    assert rows["size.rows"] == 2
    assert (rows["corridor_lengths.3"], rows["dead_end_lengths.2"]) == (1, 2)
    assert (rows["solution.goal"], rows["texture.bias"], rows["longest_path.exact"]) == ("0,1,1", None, True)
    assert len(rows) == len(found.as_rows())


@given(mazes(lattices=four_sides))
def test_counts_agree_with_each_other_and_with_what_they_count(maze: Maze) -> None:
    segmentation, board = Segmentation.of(maze), Board(maze)
    found = statistics(maze, segmentation)
    assert json.loads(json.dumps(found.as_dict())) == found.as_dict()
    assert sum(asdict(found.cells).values()) == maze.cells.size
    assert found.size.floor == len(board.floor) == maze.cells.size - found.cells.rock
    turning = found.passages
    groups = (turning.dead_end, turning.straight, turning.turn, turning.junction)
    by_sides = turning.isolated + turning.four_way + turning.linked
    assert by_sides + sum(sum(asdict(group).values()) for group in groups) == found.size.floor
    assert turning.linked == sum(map(bool, board.linked.values()))
    assert sum(length * count for length, count in found.corridor_lengths) == found.cells.corridor
    assert sum(count for _, count in found.dead_end_lengths) == found.dead_ends.count
    assert found.components.count == len(components(segmentation.space).sizes)
    assert found.loops.count == loops(segmentation).count
    assert found.dead_ends.tree_cells == dead_ends(segmentation.space).trees.sum()
    assert found.longest_path == longest_path(segmentation)
    is_choke = chokepoints(segmentation) > 0
    in_corridors = segmentation.region[is_choke & (segmentation.kind == Kind.CORRIDOR)]
    assert found.chokepoints.corridors == len(set(in_corridors.tolist()))


@given(mazes())
def test_the_river_is_the_mean_length_of_passages_between_forks_and_ends(maze: Maze) -> None:
    board = Board(maze)
    degrees = {cell: board.degree(cell) for cell in board.floor}
    steps = passages = 0
    for cell, degree in degrees.items():
        if degree == 2:
            continue
        for other in board.passages(cell):
            before, here, length = cell, other, 1
            while degrees[here] == 2:
                onward = board.passages(here)
                onward.remove(before)
                before, here, length = here, onward[0], length + 1
            steps, passages = steps + length, passages + 1
    river = statistics(maze, with_longest_path=False).texture.river
    if not passages:
        assert river is None
    else:
        rings = sum(degrees.values()) - steps  # Every passage was walked from both of its ends.
        assert river == pytest.approx((steps + rings) / passages)


@pytest.mark.parametrize(
    ("picture", "texture"),
    [
        ("#", Texture(None, None, None, None)),
        (".", Texture(None, None, None, 0.0)),
        ("....", Texture(3.0, 1.0, None, 0.0)),
        (".\n.\n.", Texture(2.0, -1.0, None, 0.0)),
        ("...\n.#.\n...", Texture(None, 0.0, 0.0, 1.0)),
    ],
)
def test_textures_of_drawn_mazes(picture: str, texture: Texture) -> None:
    assert statistics(blocks(picture)).texture == texture


@pytest.mark.parametrize(
    ("name", "values", "least", "most"),
    [
        ("binary-tree", {"bias": "north-west"}, 0.99, 1),
        ("binary-tree", {"bias": "south-east", "version": "walls"}, 0.99, 1),
        ("binary-tree", {"bias": "north-east"}, -1, -0.99),
        ("binary-tree", {"bias": "south-west"}, -1, -0.99),
        ("kruskal", {}, -0.1, 0.1),
        ("stack", {}, -0.1, 0.1),
        ("wilson", {}, -0.1, 0.1),
    ],
)
def test_a_binary_tree_slants_and_others_do_not(
    name: str, values: dict[str, str], least: float, most: float
) -> None:
    maze = generate(name, 60, 60, rng=np.random.default_rng(4), **values)
    slant = statistics(maze, with_longest_path=False).texture.slant
    assert slant is not None
    assert least <= slant <= most


@pytest.mark.parametrize("bias", ["north-west", "north-east", "south-west", "south-east"])
def test_half_of_the_cell_types_never_occur_in_a_binary_tree_but_at_its_root(bias: str) -> None:
    maze = generate("binary-tree", 40, 40, rng=np.random.default_rng(4), bias=bias)
    types = statistics(maze, with_longest_path=False).passages.types
    assert types == CellTypes(possible=16, absent=7)


@given(mazes(lattices=four_sides))
def test_types_that_never_occur_are_counted_as_by_plain_code(maze: Maze) -> None:
    found, board = statistics(maze, with_longest_path=False).passages, Board(maze)
    seen = {
        frozenset((row - cell[1], col - cell[2]) for _, row, col in board.beside[cell])
        for cell in board.floor
        if not board.linked[cell]
    }
    assert found.types == CellTypes(found.types.possible, found.types.possible - len(seen))


def test_the_goal_is_the_nearest_and_the_start_the_first_in_reading_order() -> None:
    maze = blocks("......#.")
    kinds = {0: MarkerKind.GOAL, 2: MarkerKind.START, 3: MarkerKind.START, 5: MarkerKind.GOAL}
    markers = [marker(kind, 0, 0, col) for col, kind in reversed(kinds.items())]
    found = statistics(marked(maze, markers)).solution
    assert found == SolutionCounts((0, 0, 2), (0, 0, 0), 2, 0, 1, 1, 3, 4)
    unreached = [marker(MarkerKind.START, 0, 0, 0), marker(MarkerKind.GOAL, 0, 0, 7)]
    assert statistics(marked(maze, unreached)).solution is None
    assert statistics(marked(maze, unreached[:1])).solution is None


@given(mazes() | halls() | rings(), st.data())
def test_the_solution_is_as_long_as_the_router_says(maze: Maze, data: st.DataObject) -> None:
    floor = sorted(Board(maze).floor)
    if not floor:
        return
    start, *goals = data.draw(st.lists(st.sampled_from(floor), min_size=2, max_size=4))
    markers = [marker(MarkerKind.START, *start), *(marker(MarkerKind.GOAL, *goal) for goal in goals)]
    segmentation = Segmentation.of(maze)
    found = statistics(marked(maze, markers), segmentation, with_longest_path=False).solution
    nearest = Router(segmentation).nearest(start, goals)
    if found is None or nearest is None:
        assert (found, nearest) == (None, None)
    else:
        assert (found.start, found.length) == (start, nearest[1])
        assert found.goal in goals


def test_they_can_be_stopped_and_end_with_all_done() -> None:
    maze = Maze.blank(9, 9)
    shares: list[float] = []
    statistics(maze, progress=lambda share: shares.append(share) is None)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    with pytest.raises(Cancelled):
        statistics(maze, progress=lambda _share: False)


@pytest.mark.skipif(not _REAL, reason="the collection of real files is not beside this tree")
@pytest.mark.parametrize("path", _REAL, ids=lambda path: path.name)
def test_a_contest_maze_is_measured_as_by_plain_code(path: Path) -> None:
    maze = read(path)
    found, board = statistics(maze), Board(maze)
    degrees = [board.degree(cell) for cell in board.floor]
    assert found.dead_ends.count == degrees.count(1)
    assert found.passages.isolated == degrees.count(0)
    assert found.passages.four_way == degrees.count(4)
    assert sum(asdict(found.passages.junction).values()) == degrees.count(3)
    assert found.components.largest <= found.size.floor == len(degrees)


def test_points_that_have_all_their_links_are_open_to_all_sides_and_nothing_leans() -> None:
    maze = Maze.blank(30, 30, lattice="honeycomb")
    found, board = statistics(maze), Board(maze)
    degrees = [board.degree(cell) for cell in board.floor]
    assert found.passages.four_way == degrees.count(3) > 700
    assert found.passages.types.possible == 12
    assert sum(asdict(found.passages.junction).values()) == 0
    assert (found.texture.bias, found.texture.slant) == (None, None)
    assert found.dead_ends.count == degrees.count(1)
