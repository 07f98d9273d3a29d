"""Chokepoints and loops equal those of networkx and of counting."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import networkx as nx
import numpy as np
import pytest
from hypothesis import given

from mazarine.maze import Link, Maze
from mazarine.paths.structure import chokepoints, loops
from mazarine.regions import Segmentation
from tests.drawing import blocks, teleporter, walls
from tests.paths.structure_graphs import by_cell, cells_only, graph_of, marked
from tests.regions.oracle import Oracle
from tests.strategies import halls, mazes, rings


@given(mazes(max_rows=6, max_cols=6) | halls(3, 3) | rings(2, 2))
def test_a_chokepoint_cuts_off_what_networkx_finds_when_it_is_closed(maze: Maze) -> None:
    graph = graph_of(maze)
    found = by_cell(maze, chokepoints(Segmentation.of(maze)))
    points = cells_only(nx.articulation_points(graph))
    for cell, cut_off in found.items():
        assert cut_off == (rest_of(graph, cell) if cell in points else 0), cell


def rest_of(graph: Any, cell: Any) -> int:
    part = nx.node_connected_component(graph, cell)
    pieces = nx.connected_components(graph.subgraph(part - {cell}))
    sizes = sorted(len(cells_only(piece)) for piece in pieces)
    return sum(sizes[:-1])


@given(mazes() | halls() | rings())
def test_cells_on_loops_are_those_with_a_passage_that_is_no_bridge(maze: Maze) -> None:
    graph = graph_of(maze)
    graph.remove_edges_from(list(nx.bridges(graph)))
    expected = cells_only(node for node, degree in graph.degree if degree)
    assert marked(maze, loops(Segmentation.of(maze)).on_loop) == expected


@given(mazes() | halls() | rings())
def test_loops_are_the_cycle_rank_of_the_region_graph(maze: Maze) -> None:
    assert loops(Segmentation.of(maze)).count == len(nx.cycle_basis(region_graph(maze)))


def region_graph(maze: Maze) -> Any:
    """Return the graph of rooms, entries and cells outside rooms; every passage is a node too."""
    oracle, graph = Oracle(maze), nx.Graph()
    graph.add_nodes_from(cell for cell, kind in oracle.kind.items() if kind in ("corridor", "crossroad"))
    graph.add_nodes_from(oracle.rooms)
    for joint in oracle.board.joints - oracle.inner.keys():
        graph.add_edges_from((cell, joint) for cell in joint)
    for number, link in enumerate(maze.links):
        graph.add_edges_from((port.cell, number) for port in link.ports)
    for room in oracle.rooms:
        graph.add_edges_from((room, entry) for entry in room.entries)
    return graph


def test_a_drawn_maze_has_these_chokepoints() -> None:
    maze = blocks("""
        ...#...
        .#...#.
        ...#...
        .######
    """)
    assert chokepoints(Segmentation.of(maze)).tolist() == [
        [[0, 0, 0, 0, 0, 0, 0], [0, 0, 8, 8, 7, 0, 0], [1, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0]]
    ]


@pytest.mark.parametrize(
    ("picture", "count"),
    [
        ("....\n....\n....", 0),  # open floor
        ("....\n.##.\n....", 1),
        ("......\n......\n..##..\n......\n......", 0),  # a room around a pillar
        (".....\n.#.#.\n.....", 2),
        ("..#..\n.....\n..#..\n.....\n..#..", 1),  # two rooms and two doors
    ],
)
def test_loops_of_drawn_mazes(picture: str, count: int) -> None:
    assert loops(Segmentation.of(blocks(picture))).count == count


@pytest.mark.parametrize("one_way", [False, True])
def test_a_link_beside_an_open_side_is_a_loop(one_way: bool) -> None:
    links = [teleporter((0, 0, 0), (0, 0, 1), one_way=one_way)]
    found = loops(Segmentation.of(line_of_three(links)))
    assert found.count == 1
    assert found.on_loop.tolist() == [[[True, True, False]]]
    assert chokepoints(Segmentation.of(line_of_three(links))).tolist() == [[[0, 1, 0]]]


def test_two_links_between_two_cells_are_a_loop() -> None:
    links = [teleporter((0, 0, 0, side), (0, 0, 2, side)) for side in "NS"]
    found = loops(Segmentation.of(blocks(".#.", links=links)))
    assert (found.count, found.on_loop.tolist()) == (1, [[[True, False, True]]])
    assert not chokepoints(Segmentation.of(blocks(".#.", links=links))).any()


def line_of_three(links: Iterable[Link]) -> Maze:
    return walls("+---+---+---+\n|           |\n+---+---+---+", links=links)


def test_a_long_corridor_is_cut_anywhere() -> None:
    cut_off = chokepoints(Segmentation.of(Maze.blank(1, 70_001)))[0, 0]
    places = np.arange(70_001)
    assert np.array_equal(cut_off, np.minimum(places, places[::-1]))


@pytest.mark.parametrize("picture", ["#", "."])
def test_a_single_cell_is_no_chokepoint(picture: str) -> None:
    maze = blocks(picture)
    found = loops(Segmentation.of(maze))
    assert (chokepoints(Segmentation.of(maze)).any(), found.count, found.on_loop.any()) == (False, 0, False)
