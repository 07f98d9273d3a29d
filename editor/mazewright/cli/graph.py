"""`mazewright graph`: the region graph, for programs that know graphs."""

from __future__ import annotations

from pathlib import Path

import click
import numpy as np

from mazewright.cli.output import FILE, json_option, print_json, print_lines, progress_on_terminal, shown_path
from mazewright.cli.summary import counts_of, listed
from mazewright.cli.targets import require_distinct
from mazewright.errors import MazeFileError
from mazewright.files import read
from mazewright.files.atomic import replacing
from mazewright.paths.graph_formats import graphml, node_link
from mazewright.paths.region_graph import RegionGraph, Sort
from mazewright.regions import Segmentation

_FORMATS = {".graphml": graphml, ".json": node_link}


@click.command()
@click.argument("file", type=FILE)
@click.argument("out", type=FILE)
@json_option
def command(file: Path, out: Path, as_json: bool) -> None:
    """Write the region graph of a maze into OUT, as GraphML or JSON by its suffix.

    Regions are nodes; open sides and links between them are edges. networkx, Gephi and yEd open GraphML,
    networkx.node_link_graph(..., edges="edges") the JSON.
    """
    write = _FORMATS.get(out.suffix.lower())
    if write is None:
        raise MazeFileError(
            out, "graphs are written as GraphML or JSON, so give a name that ends in .graphml or .json"
        )
    require_distinct([out], [file])
    segmentation = Segmentation.of(read(file), progress_on_terminal("Segmenting"))
    graph = RegionGraph.of(segmentation)
    with replacing(out) as stream:
        for part in write(graph):
            stream.write(part.encode())
    regions = counts_of(segmentation)["regions"]
    one_way = int(np.count_nonzero(graph.directed))
    links = int(np.count_nonzero(graph.sorts == Sort.LINK))
    sides = len(graph.edges) - links
    loops, components = graph.loop_count, graph.component_count
    if as_json:
        print_json({
            "file": shown_path(file), "output": shown_path(out), "regions": regions,
            "nodes": len(graph.numbers), "edges": len(graph.edges), "links": links, "one_way_links": one_way,
            "components": components, "loops": loops,
        })  # fmt: skip
    else:
        joined = {"side": sides, "two-way link": links - one_way, "one-way link": one_way}
        print_lines([
            ("Nodes", listed(regions)),
            ("Edges", f"{listed(joined)}; {listed({'loop': loops, 'connected part': components})}"),
        ])  # fmt: skip
