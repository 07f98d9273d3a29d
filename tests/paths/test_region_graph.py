"""The region graph equals one made slowly of the oracle's regions, and hangs together as the cells do."""

from __future__ import annotations

from collections import Counter

import networkx
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mazarine.lattice import HEXAGON
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.maze.edits import RemoveLink
from mazarine.paths.region_graph import RegionGraph, Sort
from mazarine.regions import Kind, Segmentation
from tests.drawing import blocks, stairs, teleporter, walls
from tests.maze.strokes import History, Stroke
from tests.regions.oracle import Board, Oracle, Region
from tests.regions.view import View
from tests.strategies import halls, mazes, rings, runs, strokes

_PLACES = st.tuples(*[st.integers(0, 4000)] * 2, st.integers(0, 1))
_LINKS = st.lists(st.builds(Stroke, st.just("link"), _PLACES), max_size=8)


def plain_edges(oracle: Oracle, maze: Maze) -> list[tuple[Region, Region, Sort, bool]]:
    """Return the edges as the definition says: first, second, sort, one-way."""
    at = oracle.region_of
    edges = [(room, at[entry], Sort.SIDE, False) for room in oracle.rooms for entry in room.entries]
    for cell, other in (sorted(joint) for joint in oracle.board.joints):
        if not oracle.inner.get(frozenset((cell, other))) and at[cell] != at[other]:
            edges.append((at[cell], at[other], Sort.SIDE, False))
    edges += [(corridor, corridor, Sort.SIDE, False) for corridor in oracle.corridors if corridor.is_ring]
    edges += [(at[link.first.cell], at[link.second.cell], Sort.LINK, link.one_way) for link in maze.links]
    return edges


def require_true(graph: RegionGraph, segmentation: Segmentation, maze: Maze) -> None:
    """Require that nodes and edges are those of the definition, and that parts are those of the cells."""
    oracle = Oracle(maze)
    view = View.of(segmentation)
    number = view.numbers(oracle)
    assert sorted(graph.numbers.tolist()) == sorted(view.regions)
    for region, kind, size in zip(
        graph.numbers.tolist(), graph.kinds.tolist(), graph.sizes.tolist(), strict=True
    ):
        assert (Kind(kind).name.lower(), size) == (view.regions[region].kind, view.regions[region].size)
    expected = Counter(
        (*((number[a], number[b]) if one_way else sorted((number[a], number[b]))), sort, one_way)
        for a, b, sort, one_way in plain_edges(oracle, maze)
    )
    assert Counter(edges_of(graph)) == expected
    require_parts(graph, view, oracle.board)
    require_anchors(graph, segmentation)


def edges_of(graph: RegionGraph) -> list[tuple[int, int, int, bool]]:
    """Return the edges by region number; the lower first, unless they are one-way."""
    numbered = zip(
        graph.numbers[graph.edges].tolist(), graph.sorts.tolist(), graph.directed.tolist(), strict=True
    )
    return [(*(ends if one_way else sorted(ends)), sort, one_way) for ends, sort, one_way in numbered]


def require_parts(graph: RegionGraph, view: View, board: Board) -> None:
    """Require that cells hang together as their regions do."""
    cells = networkx.Graph()
    cells.add_nodes_from(board.floor)
    cells.add_edges_from((cell, other) for cell in board.floor for other in board.passages(cell))
    part_of = dict(zip(graph.numbers.tolist(), graph.components.tolist(), strict=True))
    parts = [
        {part_of[view.number_at(cell)] for cell in part} for part in networkx.connected_components(cells)
    ]
    assert sorted(map(sorted, parts)) == [[part] for part in range(graph.component_count)]
    assert set(part_of.values()) == set(range(graph.component_count))


def require_anchors(graph: RegionGraph, segmentation: Segmentation) -> None:
    """Require that every region is drawn at its middle."""
    for number, anchor in zip(graph.numbers.tolist(), graph.anchors.tolist(), strict=True):
        region = segmentation.regions[number]
        if region.kind is Kind.ROOM and region.size == 0:
            assert anchor in region.faces.tolist()
        elif region.kind is Kind.ROOM:
            cells = region.cells.astype(float)
            if segmentation.space.lattice.is_staggered:
                cells[:, 1:] = HEXAGON.geometry((0, 0)).middles(region.cells[:, 1], region.cells[:, 2])
            off = ((cells - cells.mean(axis=0)) ** 2).sum(axis=1)
            assert np.isclose(off[(region.cells == anchor).all(axis=1)], off.min()).all()
            assert anchor in region.cells.tolist()
        else:
            middles = region.cells[[(region.size - 1) // 2, region.size // 2]]
            assert anchor in middles.tolist()


@given(st.one_of(mazes(), halls(max_rows=3, max_cols=3), rings()), _LINKS)
def test_the_graph_is_the_one_of_the_definition(maze: Maze, links: list[Stroke]) -> None:
    history = History(maze)
    for link in links:
        history.do(link)
    segmentation = Segmentation.of(maze)
    require_true(RegionGraph.of(segmentation), segmentation, maze)


@given(mazes(max_rows=5, max_cols=5), runs(strokes()))
def test_after_edits_it_is_so_again(maze: Maze, drawn: list[Stroke]) -> None:
    history, segmentation = History(maze), Segmentation.of(maze)
    for stroke in drawn:
        change = history.do(stroke)
        if change is not None:
            segmentation.update(change)
    require_true(RegionGraph.of(segmentation), segmentation, maze)


@given(rings())
def test_where_there_is_no_room_loops_are_those_of_the_cells(maze: Maze) -> None:
    board, graph = Board(maze), RegionGraph.of(Segmentation.of(maze))
    assert Kind.ROOM not in graph.kinds
    assert graph.loop_count == len(board.joints) - len(board.floor) + graph.component_count


def graph_of(maze: Maze) -> RegionGraph:
    """Make the graph of a maze that the definition has been held against."""
    segmentation = Segmentation.of(maze)
    graph = RegionGraph.of(segmentation)
    require_true(graph, segmentation, maze)
    return graph


def test_one_cell_is_one_crossroad() -> None:
    graph = graph_of(Maze.blank(1, 1))
    assert (graph.kinds.tolist(), graph.anchors.tolist()) == ([Kind.CROSSROAD], [[0, 0, 0]])
    assert (graph.edges.shape, graph.component_count, graph.loop_count) == ((0, 2), 1, 0)


def test_rock_has_no_regions() -> None:
    maze = Maze.blank(3, 4)
    maze.buffers.cells[:] = Matter.ROCK << 1
    graph = graph_of(maze)
    assert (len(graph.numbers), graph.anchors.shape, graph.edges.shape) == (0, (0, 3), (0, 2))
    assert (graph.component_count, graph.loop_count) == (0, 0)


def test_open_floor_has_no_loops() -> None:
    graph = graph_of(Maze.blank(5, 7))
    assert (graph.kinds.tolist(), graph.sizes.tolist(), graph.anchors.tolist()) == (
        [Kind.ROOM], [35], [[0, 2, 3]],
    )  # fmt: skip
    assert graph.loop_count == 0


def test_entries_side_by_side_are_joined_by_their_room_only() -> None:
    graph = graph_of(blocks("..\n..", "..\n..", links=[stairs((0, 0, 0)), stairs((0, 0, 1))]))
    assert sorted(graph.kinds.tolist()) == [Kind.CROSSROAD] * 4 + [Kind.ROOM] * 2
    assert graph.sorts.tolist() == [Sort.SIDE] * 4 + [Sort.LINK] * 2
    assert graph.loop_count == 1


def test_a_door_between_two_rooms_is_an_edge_between_their_entries() -> None:
    graph = graph_of(walls("""
        +---+---+---+---+
        |       |       |
        +   +   +   +   +
        |               |
        +---+---+---+---+
    """))  # fmt: skip
    kinds = graph.kinds[graph.edges].tolist()
    assert sorted(map(sorted, kinds)) == [
        [Kind.CROSSROAD, Kind.CROSSROAD], [Kind.CROSSROAD, Kind.ROOM], [Kind.CROSSROAD, Kind.ROOM],
    ]  # fmt: skip


def test_a_corridor_that_comes_back_to_its_crossroad_is_a_loop() -> None:
    graph = graph_of(blocks("....\n#.#.\n#..."))
    assert sorted(zip(graph.kinds.tolist(), graph.sizes.tolist(), strict=True)) == [
        (Kind.CORRIDOR, 1), (Kind.CORRIDOR, 7), (Kind.CROSSROAD, 1),
    ]  # fmt: skip
    assert sorted(graph.sizes[graph.edges].max(axis=1).tolist()) == [1, 7, 7]
    assert graph.loop_count == 1


def test_a_pinch_of_one_room_is_one_edge() -> None:
    graph = graph_of(blocks("....#\n.....\n..#..\n.....\n....."))
    assert graph.kinds[graph.edges].tolist() == [[Kind.CROSSROAD, Kind.ROOM]]
    assert len(graph.numbers) == 2


def test_a_ring_has_an_edge_to_itself() -> None:
    graph = graph_of(blocks("...\n.#.\n..."))
    assert (graph.kinds.tolist(), graph.sizes.tolist()) == ([Kind.CORRIDOR], [8])
    assert (graph.edges.tolist(), graph.sorts.tolist()) == ([[0, 0]], [Sort.SIDE])
    assert (graph.component_count, graph.loop_count) == (1, 1)


def test_a_corridor_whose_ends_are_linked_has_an_edge_to_itself() -> None:
    graph = graph_of(blocks("a..a"))
    assert (graph.edges.tolist(), graph.sorts.tolist()) == ([[0, 0]], [Sort.LINK])
    assert graph.loop_count == 1


def test_a_one_way_link_leads_from_its_first_port() -> None:
    for first, second in (((0, 0, 0), (0, 0, 2)), ((0, 0, 2), (0, 0, 0))):
        graph = graph_of(blocks(".#.", links=[teleporter(first, second, one_way=True)]))
        assert graph.directed.tolist() == [True]
        assert graph.anchors[graph.edges[0]].tolist() == [list(first), list(second)]
        assert graph.component_count == 1


def test_links_side_by_side_count_each() -> None:
    here, there = (0, 0, 0), (0, 0, 2)
    links = [
        teleporter(here, there),
        teleporter((*here, "N"), (*there, "N")),
        teleporter((*here, "S"), (*there, "S"), one_way=True),
        teleporter((*there, "E"), (*here, "W"), one_way=True),
    ]
    graph = graph_of(blocks(".#.", links=links))
    assert graph.directed.tolist() == [False, False, True, True]
    assert graph.edges[2].tolist() == graph.edges[3, ::-1].tolist()
    assert graph.loop_count == 3


def test_stairs_join_levels() -> None:
    graph = graph_of(blocks("..#", "..#", "###", links=[stairs((0, 0, 1))]))
    assert graph.component_count == 1
    assert graph.anchors[:, 0].tolist() == [0, 1]


def test_a_graph_stays_as_it_was_made() -> None:
    maze = blocks("a..#.a")
    segmentation = Segmentation.of(maze)
    graph = RegionGraph.of(segmentation)
    (link,) = maze.links
    segmentation.update(RemoveLink(link.first).apply(maze))
    assert (graph.component_count, RegionGraph.of(segmentation).component_count) == (1, 2)


def test_anchors_are_lattice_cells() -> None:
    maze = Maze(np.full((1, 1, 1), 2, dtype=np.uint8), Maze.blank(1, 1).walls, origin=(-2, 7))
    assert graph_of(maze).anchors.tolist() == [[0, -2, 7]]
