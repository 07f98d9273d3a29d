"""Mazes on the floor of other mazes: rock, links and markers stay, each piece gets a tree."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.errors import GeneratorError
from editor.generators.filling import fill
from editor.maze import Maze
from editor.maze.codes import FOG, Matter
from editor.maze.edits import PlaceLink
from editor.paths.structure import parts
from editor.regions import Space
from tests.drawing import teleporter, walls
from tests.strategies import mazes


@given(mazes(), st.sampled_from(["stack", "prim", "kruskal", "wilson"]), st.integers(0, 5))
def test_rock_links_and_markers_stay_and_every_piece_of_floor_is_a_tree(
    maze: Maze, name: str, number: int
) -> None:
    level = number % maze.shape[0]
    floor = maze.cells[level] >> 1 != Matter.ROCK
    if not floor.any():
        with pytest.raises(GeneratorError, match="empty"):
            fill(maze, level, name, rng=np.random.default_rng(number))
        return
    before = maze.copy()
    found, pieces = fill(maze, level, name, rng=np.random.default_rng(number))
    assert maze == before
    assert np.array_equal(found.cells, maze.cells)
    assert (found.links, found.markers, found.origin) == (maze.links, maze.markers, maze.origin)
    others = [other for other in range(maze.shape[0]) if other != level]
    assert np.array_equal(found.walls[others], maze.walls[others])
    alone = Maze(found.cells[level : level + 1], found.walls[level : level + 1])
    space = Space.of(alone)
    passages = int(np.unpackbits(space.layout.view(space.cells) & 0xF).sum()) // 2
    assert len(parts(space).sizes) == pieces
    assert passages == floor.sum() - pieces


def test_a_wall_that_carries_a_link_stays_walled() -> None:
    maze = walls(
        """
        +---+---+---+
        |   |       |
        +   +   +   +
        |       |   |
        +---+---+---+
        """,
        links=[teleporter((0, 0, 0, "E"), (0, 1, 2, "W"))],
    )
    for seed in range(30):
        found, _ = fill(maze, 0, "kruskal", rng=np.random.default_rng(seed))
        assert found.walls[0, 0, 0] & 3 == 1
        assert found.walls[0, 1, 1] & 3 == 1


def test_what_needs_a_rectangle_does_the_floor_of_one() -> None:
    fill(Maze.blank(4, 5), 0, "eller", rng=np.random.default_rng(1))
    with pytest.raises(GeneratorError, match="rectangle"):
        fill(
            walls("""
            +---+---+
            |     # |
            +---+---+
        """),
            0,
            "eller",
            rng=np.random.default_rng(1),
        )


def test_cells_with_links_do_not_become_rock_and_fog_stays() -> None:
    maze = Maze.blank(7, 7)
    maze.cells[0, 0, 0] |= FOG
    found, _ = fill(maze, 0, "stack-blocks", rng=np.random.default_rng(1))
    assert found.cells[0, 0, 0] & FOG
    rock = tuple(np.argwhere(found.cells >> 1 == Matter.ROCK)[0].tolist())
    PlaceLink(teleporter((0, 0, 0), rock)).apply(maze)
    with pytest.raises(GeneratorError, match="carries a link"):
        fill(maze, 0, "stack-blocks", rng=np.random.default_rng(1))
