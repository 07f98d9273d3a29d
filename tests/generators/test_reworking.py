"""Tests of sparsify and remove_loops: fewer dead ends and loops, and the same cells connected."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import GeneratorError
from mazarine.files import read, write
from mazarine.generators import braid, remove_loops, sparsify
from mazarine.generators.codes import FREE
from mazarine.generators.filling import fill
from mazarine.generators.passages import board_of, keep
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import Edit, PlaceLink, PlaceMarker
from tests.cli.runner import run
from tests.drawing import teleporter, walls
from tests.generators.asking import made, neighbors, part_count
from tests.refusals import refused
from tests.strategies import mazes

seeds, shares = st.integers(0, 99), st.floats(0, 1)


def rng(seed: int = 1) -> np.random.Generator:
    """Return a random number generator."""
    return np.random.default_rng(seed)


def loops(maze: Maze) -> int:
    """Count the loops of the first level, links left out."""
    graph = neighbors(maze)
    return sum(map(len, graph.values())) // 2 - len(graph) + part_count(graph)


@given(mazes(), seeds, shares)
def test_sparsify_keeps_parts_loops_links_and_walls(maze: Maze, seed: int, share: float) -> None:
    before = maze.copy()
    change = sparsify(maze, share, rng=rng(seed)).apply(maze)
    assert part_count(neighbors(maze)) == part_count(neighbors(before))
    assert loops(maze) == loops(before)
    assert (maze.links, maze.markers) == (before.links, before.markers)
    assert np.array_equal(maze.walls, before.walls)
    filled = maze.cells != before.cells
    assert not filled[1:].any()
    assert (maze.cells[filled] == before.cells[filled] & 1).all()
    change.inverse.apply(maze)
    assert maze == before


@given(mazes(), seeds)
def test_all_dead_ends_are_filled_back_to_where_ways_part(maze: Maze, seed: int) -> None:
    graph, (top, left) = neighbors(maze), maze.origin
    stay = {(row - top, col - left) for level, row, col in maze.links.cells() if level == 0}
    expected = set()
    for end in sorted(graph):
        if len(graph[end]) == 1 and end not in stay:
            way, here = [end], graph[end][0]
            while len(graph[here]) == 2 and here not in stay:
                way.append(here)
                here = next(other for other in graph[here] if other != way[-2])
            expected.update(way)
            stay.add(here)  # if it is the other end, it is the last cell of its part
    sparsify(maze, rng=rng(seed)).apply(maze)
    assert set(graph) - set(neighbors(maze)) == expected


def test_a_way_with_two_ends_keeps_one_and_a_marked_cell_stays_whatever_it_is() -> None:
    maze = walls("""
        +---+---+---+---+
        |               |
        +---+---+---+   +
        |               |
        +---+---+---+---+
    """)
    marked = maze.copy()
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 1))).apply(marked)
    for each, left in ((maze, [[1, 0]]), (marked, [[0, 1]])):
        sparsify(each, rng=rng()).apply(each)
        assert np.argwhere(each.cells[0] > 1).tolist() == left


def test_markers_on_rock_count_for_nothing() -> None:
    maze = Maze.blank(20, 20, walled=True)
    maze.buffers.cells[0, :, 1:] = 0
    for row, col in np.ndindex(20, 20):
        PlaceMarker(Marker(MarkerKind.NOTE, (0, row, col))).apply(maze)
    before = maze.copy()
    sparsify(maze, rng=rng()).apply(maze)
    assert maze == before
    board = board_of(maze, 0)
    assert board is not None
    keep(board, maze, 0, [marker.cell for marker in maze.markers])
    assert np.count_nonzero(board.cells & FREE) == board.size


def test_a_cell_that_carries_a_link_is_no_dead_end() -> None:
    maze = walls("""
        +---+---+---+
        | a     | a |
        +---+   +---+
        |           |
        +---+---+---+
    """)
    sparsify(maze, rng=rng()).apply(maze)
    assert np.argwhere(maze.cells[0] == 0).tolist() == [[1, 0], [1, 2]]


@given(mazes(), seeds, shares)
def test_remove_loops_closes_loops_and_parts_nothing(maze: Maze, seed: int, share: float) -> None:
    before = maze.copy()
    edit = remove_loops(maze, share, rng=rng(seed))
    change = edit.apply(maze)
    assert part_count(neighbors(maze)) == part_count(neighbors(before))
    assert loops(maze) == loops(before) - len(edit)
    assert (maze.links, np.array_equal(maze.cells, before.cells)) == (before.links, True)
    assert np.array_equal(maze.walls[1:], before.walls[1:])
    change.inverse.apply(maze)
    assert maze == before


@given(mazes(), seeds)
def test_remove_loops_leaves_no_loop(maze: Maze, seed: int) -> None:
    remove_loops(maze, rng=rng(seed)).apply(maze)
    assert loops(maze) == 0
    assert len(remove_loops(maze, rng=rng(seed))) == 0


@pytest.mark.parametrize("rework", [sparsify, remove_loops])
def test_a_share_leaves_the_rest(rework: Callable[..., Any]) -> None:
    maze = made(("prim", 60, 60, 1, {}))
    braid(maze, 0.5, rng=rng()).apply(maze)
    none, some, all_ = (len(rework(maze, share, rng=rng())) for share in (0, "0.25", 1))
    assert none == 0
    assert 0.15 < some / all_ < 0.35


@pytest.mark.parametrize("rework", [sparsify, remove_loops])
def test_bad_input_is_refused(rework: Callable[..., Any]) -> None:
    with refused(GeneratorError, "no-level", level=1, first_level=0, last_level=0):
        rework(Maze.blank(2, 2), rng=rng(), level=1)
    with refused(GeneratorError, "share-out-of-range", parameter=rework.__name__, value="2"):
        rework(Maze.blank(2, 2), 2, rng=rng())
    maze = Maze.blank(2, 2)
    maze.buffers.cells[:] = 0
    assert len(rework(maze, rng=rng())) == 0


def test_walls_that_carry_links_stay() -> None:
    maze = Maze.blank(3, 3, walled=True)
    PlaceLink(teleporter((0, 0, 0, "E"), (0, 1, 1, "W"))).apply(maze)
    before = maze.copy()
    remove_loops(maze, rng=rng()).apply(maze)
    assert maze == before


def test_the_command_reworks_the_level_that_it_filled(tmp_path: Path) -> None:
    ground, out, own = tmp_path / "ground.maze", tmp_path / "out.maze", rng(5)
    below = Maze.blank(9, 14, levels=2)
    write(below, ground)
    options = ("--braid", 1, "--sparsify", "0.5", "--remove-loops", "0.5")
    run("generate", "caves", "--on", ground, "--level", 1, "--seed", 5, *options, "-o", out)
    maze, _ = fill(below, 1, "caves", rng=own)
    for rework, share in ((remove_loops, 0.5), (braid, 1), (sparsify, 0.5)):
        edit: Edit = rework(maze, share, rng=own, level=1)
        edit.apply(maze)
    assert read(out) == maze
    assert np.array_equal(maze.walls[0], below.walls[0])
    assert not np.array_equal(maze.walls[1], below.walls[1])


def test_reworked_mazes_are_those_of_all_versions() -> None:
    maze = made(("list-blocks", 101, 57, 1, {"loops": 0.5}))
    remove_loops(maze, 0.5, rng=rng()).apply(maze)
    sparsify(maze, 0.5, rng=rng()).apply(maze)
    assert [crc32(maze.walls.tobytes()), crc32(maze.cells.tobytes())] == [3418610492, 4241903409]
