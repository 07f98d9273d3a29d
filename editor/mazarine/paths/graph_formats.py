"""A region graph as text that networkx, Gephi and yEd open: GraphML, and JSON with nodes and edges.

A node is named by its region number; `kind`, `size` and `level`, `row`, `col` of its anchor are its
attributes, and the number once more, for programs that hide names. An edge has its `sort`, and whether
it is `directed`: a one-way link.

Neither networkx nor Gephi takes a graph of which only some edges are directed. So where there is a
one-way link all edges are written as directed, the others twice, once each way; but an edge from a
region to itself once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.paths.region_graph import RegionGraph, Sort
from mazarine.regions import Kind

_AT_ONCE = 1 << 16
"""Lines joined into one text."""

_KINDS = np.array([kind.name.lower() for kind in Kind], dtype=object)
_SORTS = np.array([sort.name.lower() for sort in Sort], dtype=object)
_TRUTHS = np.array(("false", "true"), dtype=object)

_Columns = tuple[NDArray[Any], ...]

_KEYS = (
    ("node", "number", "int"),
    ("node", "kind", "string"),
    ("node", "size", "long"),
    ("node", "level", "int"),
    ("node", "row", "int"),
    ("node", "col", "int"),
    ("edge", "sort", "string"),
    ("edge", "directed", "boolean"),
)


def graphml(graph: RegionGraph) -> Iterator[str]:
    """Write a graph as GraphML, part by part."""
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n'
    for place, name, kind in _KEYS:
        yield f'<key id="{name}" for="{place}" attr.name="{name}" attr.type="{kind}"/>\n'
    yield f'<graph edgedefault="{"directed" if graph.directed.any() else "undirected"}">\n'
    yield from _lines('<node id="%s">' + _data("node") + "</node>\n", _nodes(graph))
    yield from _lines('<edge source="%s" target="%s">' + _data("edge") + "</edge>\n", _edges(graph))
    yield "</graph>\n</graphml>\n"


def node_link(graph: RegionGraph) -> Iterator[str]:
    """Write a graph as JSON, part by part; `networkx.node_link_graph(…, edges="edges")` reads it."""
    directed = _TRUTHS[int(graph.directed.any())]
    yield f'{{"directed": {directed}, "multigraph": true, "graph": {{}}, "nodes": ['
    yield from _listed('{"id": %s' + _members("node") + "}", _nodes(graph))
    yield '\n], "edges": ['
    yield from _listed('{"source": %s, "target": %s' + _members("edge") + "}", _edges(graph))
    yield "\n]}\n"


def _nodes(graph: RegionGraph) -> _Columns:
    return (graph.numbers, graph.numbers, _KINDS[graph.kinds], graph.sizes, *graph.anchors.T)


def _edges(graph: RegionGraph) -> _Columns:
    ends, sorts, directed = graph.uniform_edges()
    return (*ends.T, _SORTS[sorts], _TRUTHS[directed.astype(np.uint8)])


def _data(place: str) -> str:
    return "".join(f'<data key="{name}">%s</data>' for where, name, _ in _KEYS if where == place)


def _members(place: str) -> str:
    values = {"string": '"%s"'}
    return "".join(f', "{name}": {values.get(kind, "%s")}' for where, name, kind in _KEYS if where == place)


def _lines(pattern: str, columns: _Columns) -> Iterator[str]:
    """Fill a pattern with every row of a table, many at once."""
    for start in range(0, len(columns[0]), _AT_ONCE):
        part = [column[start : start + _AT_ONCE].astype(object) for column in columns]
        yield pattern * len(part[0]) % tuple(np.stack(part, axis=1).reshape(-1))


def _listed(pattern: str, columns: _Columns) -> Iterator[str]:
    """As `_lines`, with a line for each and commas between."""
    yield from _lines("\n" + pattern, tuple(column[:1] for column in columns))
    yield from _lines(",\n" + pattern, tuple(column[1:] for column in columns))
