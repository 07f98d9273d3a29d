"""`mazarine graph`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import networkx
import pytest

from mazarine.files import read, write
from mazarine.maze import Maze
from mazarine.paths.region_graph import RegionGraph
from mazarine.regions import Segmentation
from tests.cli.runner import refusal, run, said
from tests.drawing import blocks, teleporter


@pytest.mark.parametrize("name", ["a.graphml", "a.json", "A.JSON"])
def test_networkx_opens_what_is_written(file: Path, tmp_path: Path, name: str) -> None:
    out = tmp_path / name
    told = said("graph", file, out)
    graph = RegionGraph.of(Segmentation.of(read(file)))
    if out.suffix == ".graphml":
        opened = networkx.read_graphml(out, node_type=int, force_multigraph=True)
    else:
        opened = networkx.node_link_graph(json.loads(out.read_bytes()), edges="edges")
    assert sorted(opened) == sorted(graph.numbers.tolist())
    assert opened.number_of_edges() == len(graph.edges) == told["edges"]
    assert networkx.number_connected_components(opened) == told["components"]


def test_json_tells_the_counts(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "a.json"
    assert said("graph", file, out) == {
        "file": str(file), "output": str(out),
        "regions": {"corridor": 3, "crossroad": 2, "room": 1}, "nodes": 6,
        "edges": 6, "links": 1, "one_way_links": 0, "components": 1, "loops": 1,
    }  # fmt: skip


def test_without_json_it_prints_two_lines(file: Path, tmp_path: Path) -> None:
    assert run("graph", file, tmp_path / "a.graphml").stdout == (
        "Nodes  3 corridors, 2 crossroads, 1 room\n"
        "Edges  5 sides, 1 two-way link, 0 one-way links; 1 loop, 1 component\n"
    )


def test_one_way_links_are_counted(tmp_path: Path) -> None:
    maze = blocks("a#.#a", links=[teleporter((0, 0, 0, "N"), (0, 0, 2), one_way=True)])
    write(maze, tmp_path / "a.maze")
    told = said("graph", tmp_path / "a.maze", tmp_path / "a.json")
    assert (told["edges"], told["links"], told["one_way_links"]) == (2, 2, 1)
    assert json.loads((tmp_path / "a.json").read_bytes())["directed"] is True


@pytest.mark.parametrize("name", ["a.gml", "a", ".json", "a.json.gz"])
def test_other_suffixes_are_refused(file: Path, tmp_path: Path, name: str) -> None:
    out = tmp_path / name
    assert refusal("graph", file, out) == (
        f"{out}: graphs are written as GraphML or JSON; choose a name that ends in .graphml or .json."
    )
    assert not out.exists()


def test_nothing_is_left_where_nothing_can_be_written(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "none" / "a.json"
    assert refusal("graph", file, out) == f"{out}: the folder {out.parent} does not exist."
    (tmp_path / "folder.json").mkdir()
    assert "this is a folder, not a file" in refusal("graph", file, tmp_path / "folder.json")
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [file.name]


@pytest.mark.parametrize("name", ["two words & more.graphml", "ü 迷路.json", "-.json"])
def test_names_may_be_odd(file: Path, tmp_path: Path, name: str) -> None:
    assert said("graph", file, tmp_path / name)["output"] == str(tmp_path / name)
    assert (tmp_path / name).stat().st_size > 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="names of any bytes are a matter of Linux")
@pytest.mark.parametrize("name", [b"\xff.json", b"new\nline.json"])
def test_names_need_not_be_text(file: Path, tmp_path: Path, name: bytes) -> None:
    out = tmp_path / os.fsdecode(name)
    assert said("graph", file, out)["nodes"] == 6
    assert json.loads(out.read_bytes())["multigraph"] is True


def test_a_maze_of_rock_is_an_empty_graph(tmp_path: Path) -> None:
    maze = Maze.blank(2, 2)
    maze.buffers.cells[:] = 0
    write(maze, tmp_path / "a.maze")
    told = said("graph", tmp_path / "a.maze", tmp_path / "a.json")
    assert (told["nodes"], told["edges"], told["components"], told["loops"]) == (0, 0, 0, 0)
