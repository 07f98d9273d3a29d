"""Braiding takes dead ends away, and nothing else."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import GeneratorError
from mazarine.generators import braid
from mazarine.generators.passages import linked_walls
from mazarine.lattice import Side
from mazarine.maze import Maze
from mazarine.maze.codes import Wall
from mazarine.maze.edits import PlaceLink
from tests.drawing import teleporter, walls
from tests.generators.asking import Place, made, neighbors
from tests.refusals import refused
from tests.strategies import mazes


def dead_ends(maze: Maze) -> list[Place]:
    """Return the cells of the first level with one passage and no link."""
    top, left = maze.origin
    linked = {(row - top, col - left) for level, row, col in maze.links.cells() if level == 0}
    return [cell for cell, ways in neighbors(maze).items() if len(ways) == 1 and cell not in linked]


def could_be_opened(maze: Maze, cell: Place) -> bool:
    """Whether a wall of a cell that carries no link has another cell with a passage beyond."""
    graph, blocked = neighbors(maze), linked_walls(maze, 0)
    for side in maze.lattice.sides:
        down, right = maze.lattice.step(cell[0] + maze.origin[0], side)
        beyond = cell[0] + down, cell[1] + right
        row, col = min(cell, beyond)
        stored = side if side in maze.lattice.stored else side.opposite
        is_linked = beyond in graph and blocked[row, col] >> maze.lattice.shift(stored) & 3
        has_side = maze.has_side(maze.grid.cell_at((0, *cell)), side)
        is_new = beyond in graph and beyond not in graph[cell] and has_side
        if is_new and graph[beyond] and not is_linked:
            return True
    return False


@given(mazes(), st.integers(0, 99))
def test_only_dead_ends_that_cannot_be_opened_are_left(maze: Maze, seed: int) -> None:
    before = maze.copy()
    braid(maze, rng=np.random.default_rng(seed)).apply(maze)
    floor = maze.cells[0] > 1
    opened = np.argwhere(maze.walls[0] != before.walls[0])
    assert not any(could_be_opened(maze, cell) for cell in dead_ends(maze))
    assert maze.links == before.links
    assert (maze.walls[1:] == before.walls[1:]).all()
    assert (maze.cells == before.cells).all()
    for row, col in opened.tolist():
        assert floor[row, col]
    assert len(braid(maze, rng=np.random.default_rng(seed))) == 0


def test_a_perfect_maze_loses_all_its_dead_ends() -> None:
    maze = made(("prim", 30, 40, 1, {}))
    assert len(dead_ends(maze)) > 300
    braid(maze, rng=np.random.default_rng(2)).apply(maze)
    assert dead_ends(maze) == []


def test_a_share_leaves_the_rest() -> None:
    maze = made(("prim", 60, 60, 1, {}))
    before = len(dead_ends(maze))
    assert len(braid(maze, 0, rng=np.random.default_rng(2))) == 0
    braid(maze, "0.25", rng=np.random.default_rng(2)).apply(maze)
    assert 0.5 < len(dead_ends(maze)) / before < 0.8


def test_dead_ends_beside_each_other_are_joined() -> None:
    maze = walls("""
        +---+---+---+---+
        |       |       |
        +   +---+---+   +
        |               |
        +---+---+---+---+
    """)
    braid(maze, rng=np.random.default_rng(1)).apply(maze)
    assert maze.wall_at((0, 0, 1), Side.E) is Wall.OPEN


def test_a_wall_that_carries_a_link_stays() -> None:
    maze = walls("""
        +---+---+
        |   |   |
        +   +   +
        |   |   |
        +---+---+
    """)
    PlaceLink(teleporter((0, 0, 0, "E"), (0, 1, 0, "W"))).apply(maze)
    braid(maze, rng=np.random.default_rng(1)).apply(maze)
    assert maze.wall_at((0, 0, 0), Side.E) is Wall.WALL
    assert maze.wall_at((0, 1, 0), Side.E) is Wall.OPEN


def test_rock_beside_a_wall_that_carries_a_link_is_no_way_out() -> None:
    maze = walls("""
        +---+---+---+---+
        | #     |       |
        +---+   +   +   +
        |               |
        +---+---+---+---+
    """)
    PlaceLink(teleporter((0, 1, 0, "N"), (0, 1, 3, "S"))).apply(maze)
    braid(maze, rng=np.random.default_rng(1)).apply(maze)
    assert maze.wall_at((0, 0, 1), Side.E) is Wall.OPEN


def test_a_level_that_is_not_there_is_refused() -> None:
    with refused(GeneratorError, "no-level", level=1, first_level=0, last_level=0):
        braid(Maze.blank(2, 2), rng=np.random.default_rng(1), level=1)


def test_linked_walls_are_told_from_either_side() -> None:
    maze = Maze.blank(2, 3, walled=True)
    PlaceLink(teleporter((0, 0, 1, "E"), (0, 1, 1, "W"))).apply(maze)
    PlaceLink(teleporter((0, 1, 2, "N"), (0, 0, 0, "W"))).apply(maze)
    assert linked_walls(maze, 0).tolist() == [[0, 1, 4], [1, 0, 0]]
