"""What other programs read of a region graph is the graph."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import networkx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine import extras
from mazarine.errors import MissingExtra
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.paths import graph_formats
from mazarine.paths.graph_formats import graphml, node_link
from mazarine.paths.region_graph import RegionGraph, Sort
from mazarine.regions import Kind, Segmentation
from tests.drawing import blocks, stairs, teleporter
from tests.maze.strokes import History, Stroke
from tests.refusals import refused
from tests.strategies import mazes

_PLACES = st.tuples(*[st.integers(0, 4000)] * 2, st.integers(0, 1))
_LINKS = st.lists(st.builds(Stroke, st.just("link"), _PLACES), max_size=8)


def opened(graph: RegionGraph) -> list[Any]:
    """Return the graphs that networkx reads, one from each format."""
    written = "".join(graphml(graph))
    of_graphml = networkx.parse_graphml(written, node_type=int, force_multigraph=True)
    of_json = networkx.node_link_graph(json.loads("".join(node_link(graph))), edges="edges")
    return [of_graphml, of_json]


def nodes_of(graph: RegionGraph) -> dict[int, dict[str, Any]]:
    """Return the expected attributes of the nodes."""
    return {
        number: {
            "number": number, "kind": Kind(kind).name.lower(), "size": size,
            "level": level, "row": row, "col": col,
        }
        for number, kind, size, (level, row, col) in zip(
            graph.numbers.tolist(), graph.kinds.tolist(), graph.sizes.tolist(), graph.anchors.tolist(),
            strict=True,
        )
    }  # fmt: skip


def edges_of(graph: RegionGraph) -> Counter[tuple[int, int, str, bool]]:
    """Return the expected edges; in a directed graph both directions of two-way edges."""
    edges: Counter[tuple[int, int, str, bool]] = Counter()
    for (first, second), sort, one_way in zip(
        graph.numbers[graph.edges].tolist(), graph.sorts.tolist(), graph.directed.tolist(), strict=True
    ):
        name = Sort(sort).name.lower()
        if not graph.directed.any():
            edges[min(first, second), max(first, second), name, False] += 1
            continue
        edges[first, second, name, one_way] += 1
        if not one_way and first != second:
            edges[second, first, name, False] += 1
    return edges


def require_opened(graph: RegionGraph) -> None:
    """Require that networkx finds all nodes, edges and attributes."""
    for read in opened(graph):
        assert read.is_multigraph()
        assert read.is_directed() == graph.directed.any()
        assert dict(read.nodes(data=True)) == nodes_of(graph)
        edges = Counter(
            (*((first, second) if read.is_directed() else sorted((first, second))), *data.values())
            for first, second, data in read.edges(data=True)
        )
        assert edges == edges_of(graph)
        assert all([*data] == ["sort", "directed"] for _, _, data in read.edges(data=True))
        parts = networkx.weakly_connected_components if read.is_directed() else networkx.connected_components
        assert len(list(parts(read))) == graph.component_count


@given(mazes(), _LINKS)
def test_networkx_opens_both(maze: Maze, links: list[Stroke]) -> None:
    history = History(maze)
    for link in links:
        history.do(link)
    require_opened(RegionGraph.of(Segmentation.of(maze)))


@given(mazes(), _LINKS)
def test_networkx_gets_the_graph_without_a_file(maze: Maze, links: list[Stroke]) -> None:
    history = History(maze)
    for link in links:
        history.do(link)
    graph = RegionGraph.of(Segmentation.of(maze))
    _, of_json = opened(graph)
    for _, attributes in of_json.nodes(data=True):
        del attributes["number"]  # which the node is
    made = graph.to_networkx()
    assert type(made) is type(of_json)
    assert networkx.utils.graphs_equal(made, of_json)


def test_what_is_missing_for_networkx_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _module: None)
    with refused(MissingExtra, "extra-missing", package="NetworkX", extra="interop"):
        RegionGraph.of(Segmentation.of(Maze.blank(2, 2))).to_networkx()


def rock() -> Maze:
    """Return a maze without floor."""
    maze = Maze.blank(2, 2)
    maze.buffers.cells[:] = Matter.ROCK << 1
    return maze


@pytest.mark.parametrize(
    "maze",
    [
        rock(),
        Maze.blank(1, 1),
        blocks("...\n.#.\n..."),
        blocks("..#", "..#", links=[stairs((0, 0, 1))]),
        blocks("a..a#..", links=[teleporter((0, 0, 5), (0, 0, 6), one_way=True)]),
    ],
    ids=["rock", "one cell", "a ring", "stairs", "a link within a corridor, and a one-way link"],
)
def test_networkx_opens_the_odd_ones(maze: Maze) -> None:
    require_opened(RegionGraph.of(Segmentation.of(maze)))


def test_many_lines_are_written_part_by_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graph_formats, "_AT_ONCE", 2)
    graph = RegionGraph.of(Segmentation.of(blocks("..#..#..#.a", "a##########")))
    assert len(graph.numbers) == 5
    require_opened(graph)


def test_one_way_links_make_all_edges_directed() -> None:
    graph = RegionGraph.of(
        Segmentation.of(blocks(".#.", links=[teleporter((0, 0, 2), (0, 0, 0), one_way=True)]))
    )
    first, second = graph.numbers[graph.edges[0]].tolist()
    for read in opened(graph):
        assert networkx.has_path(read, first, second)
        assert not networkx.has_path(read, second, first)
