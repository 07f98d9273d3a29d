"""`mazarine graph`: the region graph, for graph programs."""

from __future__ import annotations

from pathlib import Path

import click
import numpy as np

from mazarine.cli.messages import CliMessage, CliText
from mazarine.cli.output import (
    FILE,
    json_option,
    print_json,
    print_lines,
    progress_on_terminal,
    require_distinct,
    shown_path,
)
from mazarine.cli.reading import Wanted, reading_options
from mazarine.cli.summary import counts_of, listed, regions_listed
from mazarine.counting import Noun
from mazarine.errors import MazeFileError
from mazarine.files.atomic import replacing
from mazarine.paths.graph_formats import graphml, node_link
from mazarine.paths.region_graph import RegionGraph, Sort
from mazarine.regions import Segmentation

_FORMATS = {".graphml": graphml, ".json": node_link}


@click.command()
@click.argument("file", type=FILE)
@reading_options
@click.argument("out", type=FILE)
@json_option
def command(file: Path, out: Path, as_json: bool, wanted: Wanted) -> None:
    """Write the region graph of a maze to OUT, a .graphml or .json file.

    Regions are nodes; open sides and links between them are edges. networkx, Gephi and yEd open GraphML.
    networkx.node_link_graph(..., edges="edges") reads the JSON.
    """
    write = _FORMATS.get(out.suffix.lower())
    if write is None:
        raise MazeFileError(out, CliMessage.NOT_A_GRAPH_NAME())
    require_distinct([out], [file])
    segmentation = Segmentation.of(wanted.maze(file), progress_on_terminal("Segmenting"))
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
        edges = listed({Noun.SIDES: sides, Noun.TWO_WAY_LINKS: links - one_way, Noun.ONE_WAY_LINKS: one_way})
        measures = listed({Noun.LOOPS: loops, Noun.COMPONENTS: components})
        print_lines([
            ("Nodes", regions_listed(regions)),
            ("Edges", CliText.EDGES_AND_COMPONENTS(edges=edges, components=measures)),
        ])  # fmt: skip
