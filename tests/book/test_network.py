"""The measure of difficulty on cells of any lattice or tiling, and the search of mazes with it."""

from __future__ import annotations

import re
from itertools import pairwise
from math import acos, degrees, hypot, log10

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.book.boards import GENERATORS, Board, board_of
from mazarine.book.drawing import puzzle_figure
from mazarine.book.finding import find
from mazarine.book.network import Network, Sides
from mazarine.book.pictures import Picture
from mazarine.book.plan import BookPlan
from mazarine.errors import Cancelled
from mazarine.lattice import LATTICES
from mazarine.maze import Maze
from mazarine.paths.structure import statistics
from mazarine.tilings import TILINGS, TilingMaze

_NAMES = [*(it.name for it in LATTICES if not it.mirrored), *TILINGS]


@st.composite
def mazes(draw: st.DrawFn, names: list[str]) -> tuple[Board, Sides]:
    """Return a small board with a connected maze, perfect or with loops."""
    lattice = draw(st.sampled_from(names))
    board = board_of(
        lattice, draw(st.integers(2, 7)), draw(st.integers(2, 7)) if lattice not in TILINGS else 3
    )
    seed = draw(st.integers(0, 1 << 20))
    is_open = board.generated(draw(st.sampled_from(GENERATORS)), seed)
    return board, is_open | (np.random.default_rng(seed).random(len(is_open)) < draw(st.floats(0, 0.6)))


@given(mazes([name for name in _NAMES if name not in TILINGS]))
def test_it_is_the_difficulty_of_statistics(made: tuple[Board, Sides]) -> None:
    board, is_open = made
    maze = board.maze(is_open)
    assert isinstance(maze, Maze)
    assert board.network.difficulty(is_open) == statistics(maze).difficulty


@given(mazes(_NAMES))
def test_it_is_what_its_definition_says(made: tuple[Board, Sides]) -> None:
    board, is_open = made
    assert board.network.difficulty(is_open) == pytest.approx(_slowly(board.network, is_open), abs=1e-12)


def _slowly(network: Network, is_open: Sides) -> float:
    """Measure the path of a network by the words of the page on difficulty."""
    places = network.path(is_open)
    cells = [int(np.hypot(*(network.middles - place).T).argmin()) for place in places[::2]]
    beside: dict[int, set[int]] = {cell: set() for cell in range(len(network))}
    for (one, other), is_there in zip(network.cells.tolist(), is_open.tolist(), strict=True):
        if is_there:
            beside[one].add(other)
            beside[other].add(one)
    assert (cells[0], cells[-1]) == (network.start, network.goal)
    assert all(there in beside[here] for here, there in pairwise(cells))
    assert len(cells) - 1 == _steps(beside, network.start)[network.goal]
    turns = sum(_bend(*places[at - 1 : at + 2].tolist()) > 40 for at in range(2, len(places) - 1, 2))
    decisions = sum(
        bool(beside[cell] - {cells[at + 1]} - ({cells[at - 1]} if at else set()))
        for at, cell in enumerate(cells[:-1])
    )
    branches = _hanging(beside, {*cells})
    length = len(cells) - 1
    return log10(1 + (length + turns) * (1 + decisions) * (1 + len(branches)))


def _steps(beside: dict[int, set[int]], start: int) -> dict[int, int]:
    steps = {start: 0}
    reached = [start]
    for here in reached:
        for there in beside[here] - steps.keys():
            steps[there] = steps[here] + 1
            reached.append(there)
    return steps


def _bend(before: tuple[float, float], middle: tuple[float, float], after: tuple[float, float]) -> float:
    """Return by how many degrees the way through a middle bends."""
    (ax, ay), (bx, by) = (
        (there[0] - here[0], there[1] - here[1]) for here, there in ((before, middle), (middle, after))
    )
    return degrees(acos(max(-1.0, min(1.0, (ax * bx + ay * by) / hypot(ax, ay) / hypot(bx, by)))))


def _hanging(beside: dict[int, set[int]], path: set[int]) -> set[int]:
    """Return the cells of the trees that hang from a path: dead ends, taken away again and again."""
    removed: set[int] = set()
    while ends := {it for it in beside.keys() - removed - path if len(beside[it] - removed) == 1}:
        removed |= ends
    hanging: set[int] = set()
    while fresh := {it for it in removed - hanging if beside[it] & (path | hanging)}:
        hanging |= fresh
    return hanging


@pytest.mark.parametrize("lattice", _NAMES)
def test_a_search_meets_its_range_and_keeps_all_cells_connected(lattice: str) -> None:
    board = board_of(lattice, 9, 1 if lattice in TILINGS and not TILINGS[lattice].has_cols else 9)
    for target in (3.0, 3.6, 4.2):
        is_open = board.generated("prim", 1)
        found = board.network.search(is_open, target, target + 0.1, 5, 50_000, 40, lambda: True)
        assert target <= found <= target + 0.1
        assert board.network.difficulty(is_open) == found
        again = board.generated("prim", 1)
        board.network.search(again, target, target + 0.1, 5, 50_000, 40, lambda: True)
        assert np.array_equal(again, is_open)


@pytest.mark.parametrize("lattice", _NAMES)
@pytest.mark.parametrize("loops", [0, 2])
def test_a_search_makes_no_more_loops_than_it_may(lattice: str, loops: int) -> None:
    board = board_of(lattice, 9, 1 if lattice in TILINGS and not TILINGS[lattice].has_cols else 9)
    for target in (2.0, 4.5):
        is_open = board.generated("prim", 1)
        found = board.network.search(is_open, target, target + 0.1, 5, 2_000, loops, lambda: True)
        assert board.network.difficulty(is_open) == found
        assert len(board.network) - 1 <= is_open.sum() <= len(board.network) - 1 + loops


def test_a_maze_of_a_book_has_no_loop_if_it_can_be_as_easy_without() -> None:
    for puzzle in BookPlan(count=3, difficulty=(5.2, 6.0)).puzzles():
        assert find(puzzle).is_open.sum() == len(puzzle.board.network) - 1
    (easy,) = BookPlan(count=1, difficulty=(3.0, 3.1)).puzzles()
    assert 0 < find(easy).is_open.sum() - (len(easy.board.network) - 1) <= 30


def test_a_search_stops() -> None:
    board = board_of("hexagon", 9, 9)
    with pytest.raises(Cancelled):
        board.network.search(board.generated("prim", 1), 9, 9.1, 1, 1 << 40, 40, lambda: False)


@pytest.mark.parametrize("lattice", _NAMES)
def test_pictures_stand_at_sides_that_lead_out(lattice: str) -> None:
    board = board_of(lattice, 6, 1 if lattice in TILINGS and not TILINGS[lattice].has_cols else 6)
    exits = board.exits_of(board.network.start)
    assert len(exits)
    middles = board.network.middles
    for place in 2 * exits - middles[board.network.start]:
        assert np.hypot(*(middles - place).T).min() > 0.4


@pytest.mark.parametrize("rows", [3, 7, 15])
@pytest.mark.parametrize("lattice", _NAMES)
def test_pictures_stand_outside_and_are_not_small(lattice: str, rows: int) -> None:
    (puzzle,) = BookPlan(count=1, lattice=lattice, rows=rows, cols=rows).puzzles()
    board, cell_mm = puzzle.board, BookPlan().cell_mm(puzzle.board.extent, "")
    room, picture = BookPlan().picture_room_mm(""), Picture('<path d="picture"/>')
    svg = puzzle_figure(board, board.generated("prim", 1), cell_mm, 0.1, (picture, picture), room).svg
    found = re.findall(r'translate\((\S+) (\S+)\) scale\((\S+)\) \S+ \S+><path d="picture"', svg)
    # The goal of rings is in the middle.
    for left, top, scale in (tuple(map(float, it)) for it in found[: 1 if lattice == "rings" else 2]):
        size = 100 * scale
        center = left + size / 2, top + size / 2
        assert np.abs(board.network.middles - center).max(axis=1).min() > size / 2
        assert size * cell_mm > room[1] / 3


def test_cells_that_are_apart_have_no_difficulty() -> None:
    board = board_of("rings", 3, 1)
    assert board.network.difficulty(np.zeros(len(board.network.cells), dtype=bool)) is None
    assert isinstance(board.maze(board.generated("wilson", 3)), TilingMaze)
