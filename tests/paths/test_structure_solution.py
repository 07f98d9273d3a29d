"""The solution, its turns and decisions, and the trees that hang off it, against plain code."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import Any

import networkx as nx
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import PathError
from mazarine.maze import Cell, Maze
from mazarine.paths import Router
from mazarine.paths.structure import solution
from mazarine.regions import Segmentation
from tests.drawing import blocks, teleporter, walls
from tests.paths.moves import Moves
from tests.paths.structure_graphs import cells_in, cells_only, graph_of
from tests.refusals import refused
from tests.regions.oracle import Board
from tests.strategies import halls, mazes, rings


def trees_off(maze: Maze, path: list[Cell]) -> set[Cell]:
    """Return the cells off a path that are removed with the dead ends, and connected to the path."""
    graph, gone = graph_of(maze), set[Cell]()
    while loose := [node for node, degree in graph.degree if degree < 2 and node not in path]:
        graph.remove_nodes_from(loose)
        gone |= set(loose)
    beside = graph_of(maze).subgraph(gone | set(path))
    return cells_only(
        set[Any]().union(*(nx.node_connected_component(beside, cell) for cell in path)) - set(path)
    )


def drawn(maze: Maze, cell: Cell) -> tuple[float, float]:
    """Return where a cell is drawn, as `docs/explanation/lattices.md` says."""
    _, row, col = cell
    if maze.lattice.is_staggered:
        return col + row % 2 / 2, row * sqrt(3) / 2
    if maze.lattice.point_at is None:
        return col, row
    a, b, c = maze.lattice.point_at(row, col)
    return a + (b - c) / 2, -(b + c) * sqrt(3) / 2


def turns_of(maze: Maze, board: Board, path: list[Cell]) -> int:
    steps = []
    for here, there in pairwise(path):
        (x0, y0), (x1, y1) = drawn(maze, here), drawn(maze, there)
        steps.append((round(x1 - x0, 6), round(y1 - y0, 6)) if there in board.beside[here] else None)
    return sum(None not in pair and pair[0] != pair[1] for pair in pairwise(steps))


@given(mazes() | halls(3, 3) | rings(2, 2), st.data())
def test_a_solution_is_measured_as_by_plain_code(maze: Maze, data: st.DataObject) -> None:
    moves = Moves(maze)
    floor = sorted(moves.board.floor)
    if not floor:
        return
    start = data.draw(st.sampled_from(floor))
    goal = data.draw(st.sampled_from(sorted(moves.from_cell(start))))
    found = solution(Router(Segmentation.of(maze)), start, goal)
    assert found is not None
    path = [(level, row, col) for level, row, col in found.cells.tolist()]
    assert (path[0], path[-1], found.length) == (start, goal, moves.from_cell(start)[goal])
    assert all(there in moves.onward[here] for here, there in pairwise(path))
    assert found.turns == turns_of(maze, moves.board, path)
    choices = [moves.onward[cell] - set(path[max(0, at - 1) : at + 2]) for at, cell in enumerate(path[:-1])]
    assert found.decisions == sum(map(bool, choices))
    trees = trees_off(maze, path)
    assert cells_in(found.dead_end_cells) == trees
    assert found.dead_ends == sum(moves.board.degree(cell) == 1 for cell in trees)


def test_a_drawn_solution() -> None:
    # From the left to the right: a tree with two dead ends below, and a loop above, which is no tree.
    maze = blocks("""
        ###...#
        ###.#.#
        .......
        #.###.#
        ...##.#
    """)
    found = solution(Router(Segmentation.of(maze)), (0, 2, 0), (0, 2, 6))
    assert found is not None
    assert (found.length, found.turns, found.decisions, found.dead_ends) == (6, 0, 3, 3)
    assert found.dead_end_cells.tolist() == [
        [0, 3, 1], [0, 3, 5], [0, 4, 0], [0, 4, 1], [0, 4, 2], [0, 4, 5],
    ]  # fmt: skip


def test_a_teleporter_is_no_turn() -> None:
    maze = blocks("..a#\n####\na...\n###.", links=[])
    found = solution(Router(Segmentation.of(maze)), (0, 0, 0), (0, 3, 3))
    assert found is not None
    assert (found.length, found.turns, found.decisions) == (7, 1, 0)


def test_a_one_way_link_towards_the_way_is_no_choice() -> None:
    links = [teleporter((0, 0, 0), (0, 0, 1), one_way=True)]
    maze = walls("+---+---+---+\n|   |       |\n+---+---+---+", links=links)
    found = solution(Router(Segmentation.of(maze)), (0, 0, 1), (0, 0, 2))
    assert found is not None
    assert found.decisions == 0


def test_no_way_has_no_solution_and_rock_is_refused() -> None:
    router = Router(Segmentation.of(blocks(".#.")))
    assert solution(router, (0, 0, 0), (0, 0, 2)) is None
    with refused(PathError, "cell-is-rock", cell=(0, 0, 1)):
        solution(router, (0, 0, 0), (0, 0, 1))
