"""Mazes on the floor of other mazes: rock, links and markers stay, each piece gets a tree."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import GeneratorError
from mazarine.generators import GENERATORS
from mazarine.generators.filling import fill
from mazarine.generators.finishing import finish
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.codes import FOG, Matter, Wall
from mazarine.maze.edits import PlaceLink, PlaceMarker
from mazarine.paths.structure import components
from mazarine.regions import Space
from tests.drawing import teleporter, walls
from tests.generators.asking import neighbors
from tests.refusals import refused
from tests.strategies import mazes


@given(mazes(), st.sampled_from(["stack", "prim", "kruskal", "wilson"]), st.integers(0, 5))
def test_rock_links_and_markers_stay_and_every_piece_of_floor_is_a_tree(
    maze: Maze, name: str, number: int
) -> None:
    level = number % maze.shape[0]
    floor = maze.cells[level] >> 1 != Matter.ROCK
    if not floor.any():
        with refused(GeneratorError, "level-without-floor", level=level):
            fill(maze, level, name, rng=np.random.default_rng(number))
        return
    before = maze.copy()
    found, pieces = fill(maze, level, name, rng=np.random.default_rng(number))
    assert maze == before
    assert np.array_equal(found.cells, maze.cells)
    assert (found.links, found.markers, found.origin) == (maze.links, maze.markers, maze.origin)
    others = [other for other in range(maze.shape[0]) if other != level]
    assert np.array_equal(found.walls[others], maze.walls[others])
    alone = Maze(
        found.cells[level : level + 1], found.walls[level : level + 1], lattice=found.lattice,
        origin=found.origin,
    )  # fmt: skip
    space = Space.of(alone)
    passages = sum(map(len, neighbors(alone).values())) // 2
    assert len(components(space).sizes) == pieces
    assert passages == floor.sum() - pieces


@given(
    mazes(), st.sampled_from([name for name, it in GENERATORS.items() if it.fills_masks]), st.integers(0, 99)
)
def test_walls_that_carry_links_stay_walled(maze: Maze, name: str, seed: int) -> None:
    try:
        found, _ = fill(maze, 0, name, rng=np.random.default_rng(seed))
    except GeneratorError:  # No floor, an even size, or a link whose cell would become rock.
        return
    finish(found, {"remove_loops": 0.5, "braid": 0.5, "sparsify": 0.5}, rng=np.random.default_rng(seed))
    assert set(maze.links) <= set(found.links)
    for link in found.links:
        for port in link.ports:
            if port.side.is_wall:
                assert found.wall_at(port.cell, port.side) is Wall.WALL


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


@given(mazes(), st.integers(0, 2**16))
def test_what_was_filled_is_a_maze_on_every_lattice(maze: Maze, seed: int) -> None:
    if not (maze.cells[0] >> 1).any():
        return
    found, _ = fill(maze, 0, "prim", rng=np.random.default_rng(seed))
    again = Maze(
        found.cells, found.walls, lattice=found.lattice, origin=found.origin, links=found.links,
        markers=found.markers,
    )  # fmt: skip
    assert again == found


def test_what_needs_a_rectangle_does_the_floor_of_one() -> None:
    fill(Maze.blank(4, 5), 0, "eller", rng=np.random.default_rng(1))
    with refused(GeneratorError, "mask-not-supported", generator="eller"):
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
    maze.buffers.cells[0, 0, 0] |= FOG
    found, _ = fill(maze, 0, "stack-blocks", rng=np.random.default_rng(1))
    assert found.cells[0, 0, 0] & FOG
    rock = tuple(np.argwhere(found.cells >> 1 == Matter.ROCK)[0].tolist())
    PlaceLink(teleporter((0, 0, 0), rock)).apply(maze)
    with refused(GeneratorError, "cell-with-link-becomes-rock", cell=rock):
        fill(maze, 0, "stack-blocks", rng=np.random.default_rng(1))


def test_cells_with_markers_do_not_become_rock() -> None:
    maze = Maze.blank(7, 7)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 1, 1))).apply(maze)
    with refused(GeneratorError, "cell-with-marker-becomes-rock", cell=(0, 1, 1), kind="goal"):
        fill(maze, 0, "stack-blocks", rng=np.random.default_rng(1))


def test_nothing_wished_is_as_good_as_none() -> None:
    one, other = (fill(Maze.blank(9, 9), 0, "prim", rng=np.random.default_rng(1))[0] for _ in range(2))
    finish(one, {"npc": 3}, rng=np.random.default_rng(5))
    finish(other, {"braid": 0.0, "npc": 3, "treasure": 0}, rng=np.random.default_rng(5))
    assert one == other != fill(Maze.blank(9, 9), 0, "prim", rng=np.random.default_rng(1))[0]
    with refused(GeneratorError, "misspelled-parameter", name="'brade'", nearest="braid"):
        finish(one, {"brade": 0.5}, rng=np.random.default_rng(5))
