"""Dead ends, their lengths and their trees equal those of plain code and networkx."""

from __future__ import annotations

import networkx as nx
import pytest
from hypothesis import given

from mazarine.maze import Cell, Maze
from mazarine.paths.structure import dead_ends
from mazarine.regions import Space
from tests.drawing import blocks, stairs, teleporter, walls
from tests.paths.structure_graphs import cells_in, cells_only, graph_of, marked
from tests.regions.oracle import Board
from tests.strategies import halls, mazes, rings


def length_of(board: Board, end: Cell) -> int:
    """Walk from a dead end until three passages meet, or there is none."""
    seen, cell = [end], board.passages(end)[0]
    while board.degree(cell) == 2:
        seen.append(cell)
        (cell,) = set(board.passages(cell)) - set(seen)
    return len(seen)


@given(mazes() | halls() | rings())
def test_dead_ends_are_those_of_a_plain_walk(maze: Maze) -> None:
    found, board = dead_ends(Space.of(maze)), Board(maze)
    cells = sorted(cell for cell in board.floor if board.degree(cell) == 1)
    assert found.cells.tolist() == [list(cell) for cell in cells]
    assert found.lengths.tolist() == [length_of(board, cell) for cell in cells]


@given(mazes() | halls() | rings())
def test_trees_are_what_the_core_of_networkx_leaves_out(maze: Maze) -> None:
    graph = graph_of(maze)
    core = cells_only(nx.k_core(graph, 2))
    assert marked(maze, dead_ends(Space.of(maze)).trees) == Board(maze).floor - core


def test_a_drawn_maze() -> None:
    # A ring with a tail that forks, and a dead end by itself.
    found = dead_ends(
        Space.of(
            blocks("""
                ...#.
                .#..#
                ...##
                #.#..
                ....#
            """)
        )
    )
    assert found.cells.tolist() == [[0, 1, 3], [0, 3, 4], [0, 4, 0]]
    assert found.lengths.tolist() == [1, 4, 1]
    assert found.trees.astype(int).tolist() == [
        [[0, 0, 0, 0, 1], [0, 0, 0, 1, 0], [0, 0, 0, 0, 0], [0, 1, 0, 1, 1], [1, 1, 1, 1, 0]]
    ]


def test_two_passages_between_two_cells_are_no_dead_end() -> None:
    maze = walls("+---+---+\n|       |\n+---+---+", links=[teleporter((0, 0, 0), (0, 0, 1))])
    found = dead_ends(Space.of(maze))
    assert (len(found.cells), found.trees.any()) == (0, False)


def test_a_chain_goes_on_through_stairs() -> None:
    maze = blocks("...", "#..", links=[stairs((0, 0, 2))])
    found = dead_ends(Space.of(maze))
    assert cells_in(found.cells) == {(0, 0, 0), (1, 0, 1)}
    assert found.lengths.tolist() == [4, 4]


@pytest.mark.parametrize(("picture", "tree"), [("#", 0), (".", 1), ("#\n#", 0)])
def test_without_passages_there_is_no_dead_end(picture: str, tree: int) -> None:
    found = dead_ends(Space.of(blocks(picture)))
    assert (found.cells.shape, found.lengths.shape) == ((0, 3), (0,))
    assert found.trees.sum() == tree


def test_a_cell_may_carry_more_links_than_a_byte_counts() -> None:
    # Two links to one cell make a loop, and two more lead to dead ends.
    goals = {"N": (0, 0, 1), "S": (0, 0, 1, "N"), "E": (0, 1, 0), "W": (0, 1, 1)}
    links = [teleporter((0, 0, 0, side), goal) for side, goal in goals.items()]
    picture = "+---+---+\n|   |   |\n+---+---+\n|   |   |\n+---+---+"
    found = dead_ends(Space.of(walls(picture, links=links)))
    assert found.trees.tolist() == [[[False, False], [True, True]]]
    assert found.lengths.tolist() == [1, 1]
