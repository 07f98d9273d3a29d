"""Mazes in the form of a shape, and where their start and goal are."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import mazarine as mz
from mazarine.maze.endpoints import Endpoints
from mazarine.paths.structure import longest_path
from tests.refusals import refused


@pytest.mark.parametrize("shape", ["heart", "text:ABC", "ring"])
@pytest.mark.parametrize("lattice", ["square", "honeycomb", "hexagon"])
def test_a_shaped_maze_is_perfect_inside_and_rock_outside(lattice, shape):
    maze = mz.generate_shape(shape, "prim", 24, 60, rng=3, lattice=lattice)
    inside = mz.shapes.mask(shape, 24, 60, lattice)
    assert ((maze.cells[0] >> 1 != 0) == inside).all()
    found = mz.statistics(maze)
    assert (found.components.count, found.loops.count) == (1, 0)


def test_start_and_goal_are_the_ends_of_the_longest_path():
    maze = mz.generate_shape("star", "dfs", 30, 30, rng=3, lattice="honeycomb")
    ends, longest = Endpoints.of(maze), longest_path(mz.segment(maze))
    assert (ends.starts, ends.goals) == ((longest.start,), (longest.goal,))
    assert mz.Router(mz.segment(maze)).distance(ends.starts[0], ends.goals[0]) == longest.length


def test_start_and_goal_are_where_the_caller_says():
    maze = mz.generate("prim", 20, 20, rng=1, mask=mz.shapes.mask("disk", 20, 20))
    for goal, code in (((0, 0), "cell-is-rock"), ((10, 40), "cell-outside")):
        with refused(mz.PathError, code):
            mz.mark_ends(maze, ((10, 1), goal))
    mz.mark_ends(maze, ((10, 1), (10, 18)))
    assert Endpoints.of(maze) == Endpoints(((0, 10, 1),), ((0, 10, 18),))


def test_generators_without_masks_are_refused():
    with refused(mz.GeneratorError, "mask-not-supported"):
        mz.generate_shape("disk", "eller", 21, 21, rng=1)


@pytest.mark.parametrize("name", ["wilson", "kruskal", "stack"])
def test_the_same_seed_gives_the_same_maze(name):
    assert mz.generate_shape("cat", name, 20, 20, rng=5) == mz.generate_shape("cat", name, 20, 20, rng=5)


def test_the_examples_of_the_page_give_what_it_shows():
    page = Path(__file__).parents[2] / "docs" / "how-to" / "shapes.md"
    results = doctest.testfile(str(page), module_relative=False)
    assert (results.attempted, results.failed) == (6, 0)
