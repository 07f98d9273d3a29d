"""The dual of a maze: walls and passages exchanged, upside down."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import EditRejected
from mazarine.files.dual import dual
from mazarine.files.messages import LossMessage
from mazarine.lattice import Side
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.codes import Wall
from mazarine.maze.edits import PlaceMarker
from tests.drawing import walls
from tests.generators.asking import THIN, Asked, Place, askings, made, neighbors, part_count
from tests.refusals import refused

BIASES = {"north-west": (-1, -1), "north-east": (-1, 1), "south-west": (1, -1), "south-east": (1, 1)}


def test_a_drawn_maze_and_its_dual() -> None:
    maze = walls("""
        +---+---+---+
        |           |
        +   +---+   +
        |       |   |
        +---+---+---+
    """)
    found = dual(maze)
    assert found.maze == walls("""
        +---+---+---+---+
        |               |
        +   +   +---+   +
        |   |       |   |
        +   +---+---+   +
        |           |   |
        +---+---+---+---+
    """)
    assert found.changes == [LossMessage.DUAL_SIZE(rows=2, cols=3, new_rows=3, new_cols=4)]


@given(
    st.integers(0, 999), st.integers(1, 15), st.integers(1, 15), st.sampled_from(list(BIASES)),
    st.sampled_from(["passages", "walls"]),
)  # fmt: skip
def test_the_dual_of_a_binary_tree_is_a_binary_tree_with_the_same_bias(
    seed: int, rows: int, cols: int, bias: str, version: str
) -> None:
    maze = made(("binary-tree", rows, cols, seed, {"bias": bias, "version": version}))
    assert biases_of(maze) & biases_of(dual(maze).maze)
    if min(rows, cols) > 5:
        assert bias in biases_of(dual(maze).maze)


def biases_of(maze: Maze) -> set[str]:
    """Return the biases with which a maze is a binary tree."""
    graph = neighbors(maze)
    return {bias for bias, steps in BIASES.items() if is_binary_tree(graph, *steps)}


def is_binary_tree(graph: dict[Place, list[Place]], up: int, along: int) -> bool:
    """Return whether each cell is open to just one of the two neighbors that it has in two directions."""
    for (row, col), beside in graph.items():
        parents = [place for place in ((row + up, col), (row, col + along)) if place in graph]
        if sum(place in beside for place in parents) != bool(parents):
            return False
    return True


# A dual has no links: what passes under the cells of a weave maze is missing in it.
@given(askings(tuple(name for name in THIN if name != "weave")))
def test_the_dual_of_a_perfect_maze_is_perfect(asked: Asked) -> None:
    name, rows, cols, seed, options = asked
    kept = {key: it for key, it in options.items() if key not in {"mask", "blocked", "lattice"}}
    graph = neighbors(dual(made((name, rows, cols, seed, kept))).maze)
    assert part_count(graph) == 1
    assert sum(map(len, graph.values())) == 2 * (len(graph) - 1)


@given(st.integers(1, 9), st.integers(1, 9), st.binary(min_size=81, max_size=81))
def test_inside_the_dual_of_its_dual_there_is_the_maze_again(rows: int, cols: int, raw: bytes) -> None:
    maze = Maze.blank(rows, cols)
    drawn = np.frombuffer(raw, dtype=np.uint8)[: rows * cols].reshape(rows, cols)
    maze.buffers.walls[0] |= drawn & 1 | (drawn >> 1 & 1) << 2
    twice = dual(dual(maze).maze).maze.walls[:, 1:-1, 1:-1]
    assert np.array_equal(twice[:, :, :-1] & 3, maze.walls[:, :, :-1] & 3)
    assert np.array_equal(twice[:, :-1] >> 2, maze.walls[:, :-1] >> 2)


def test_secret_doors_are_passages_and_what_is_left_out_is_said() -> None:
    maze = walls("""
        +---+---+
        | a ? a |
        +---+---+
    """)
    maze.title = "Attic"
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 1))).apply(maze)
    found = dual(maze)
    assert found.maze.wall_at((0, 0, 1), Side.S) == Wall.WALL
    assert found.maze.title == "Attic"
    assert found.changes[1:] == [
        LossMessage.LINKS_LEFT_OUT(count=1),
        LossMessage.MARKERS_LEFT_OUT(count=1),
        LossMessage.SECRET_DOORS_OPEN(count=1),
    ]


def test_rock_and_other_lattices_are_refused() -> None:
    maze = Maze.blank(2, 2)
    maze.buffers.cells[0, 1, 0] = 0
    with refused(EditRejected, "dual-has-rock", cell=(0, 1, 0)):
        dual(maze)
    with refused(EditRejected, "dual-needs-squares"):
        dual(Maze.blank(2, 2, lattice="honeycomb"))
