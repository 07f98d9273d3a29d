"""Honeycombs in files: what is kept, what says nothing, what is refused, what other formats lose."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazewright.errors import EditRejected, MazeError, MazeFileError
from mazewright.files import losses, read, write
from mazewright.generators import generate
from mazewright.lattice import HONEYCOMB, MIRRORED, Lattice
from mazewright.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazewright.maze.edits import PlaceLink, PlaceMarker, SetWalls
from mazewright.maze.growth import GrownPoints
from tests.files.forged import forge, manifest


@pytest.mark.parametrize("lattice", [HONEYCOMB, MIRRORED])
def test_the_manifest_says_which_lattice_it_is(tmp_path: Path, lattice: Lattice) -> None:
    maze = generate("prim", 6, 9, rng=np.random.default_rng(1), lattice=lattice, origin=(-3, 2))
    write(maze, tmp_path / "a.maze")
    with zipfile.ZipFile(tmp_path / "a.maze") as archive:
        said = json.loads(archive.read("maze.json"))
    assert (said["lattice"], said.get("mirrored", False)) == ("honeycomb", lattice.mirrored)
    assert read(tmp_path / "a.maze") == maze


@pytest.mark.parametrize("code", [0, 2, 3])
def test_squares_that_say_they_are_honeycombs_are_refused(tmp_path: Path, code: int) -> None:
    plain = Maze.blank(2, 3, lattice="honeycomb")
    walls = plain.walls.copy()
    walls[0, 0, 1] = walls[0, 0, 1] & 12 | code
    path = forge(tmp_path / "a.maze", manifest=manifest(plain, lattice="honeycomb"), walls=walls)
    with pytest.raises(MazeFileError, match=r"the wall code of cell \(0, 0, 1\) is invalid\."):
        read(path)


LINK = {
    "kind": "teleporter", "one_way": False, "label": "",
    "from": {"cell": [0, 0, 1], "side": "E"}, "to": {"cell": [0, 1, 0], "side": "pad"},
}  # fmt: skip
MARKER = {"kind": "goal", "cell": [0, 0, 0], "side": "W", "label": ""}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"links": [LINK]}, "cell (0, 0, 1) has no side E on this lattice"),
        ({"markers": [MARKER]}, "cell (0, 0, 0) has no side W on this lattice"),
        ({"lattice": "honeycombs"}, "the lattice 'honeycombs' is unknown. Known: honeycomb, square"),
        ({"lattice": ["square", "honeycomb"]}, "lattice"),
        ({"lattice": "square", "mirrored": True}, "the lattice 'square' cannot be mirrored"),
    ],
)
def test_what_no_honeycomb_has_is_refused(tmp_path: Path, changes: dict[str, Any], sentence: str) -> None:
    plain = Maze.blank(2, 3, lattice="honeycomb")
    said = manifest(plain, **{"lattice": "honeycomb"} | changes)
    with pytest.raises(MazeFileError) as caught:
        read(forge(tmp_path / "a.maze", manifest=said, walls=plain.walls))
    assert sentence in str(caught.value)


def test_edits_refuse_sides_that_cells_lack() -> None:
    maze = Maze.blank(2, 3, lattice="honeycomb")
    before = maze.copy()
    for edit in (
        SetWalls([(0, 0, 1, "E", "open")]),
        SetWalls([(0, 0, 2, "W", "wall")]),
        PlaceLink(Link(Port((0, 0, 1), PortSide.E), Port((0, 1, 0)))),
        PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 0), PortSide.W)),
    ):
        with pytest.raises(EditRejected, match=r"^Cell \(0, 0, [012]\) has no side [EW] on this lattice\.$"):
            edit.apply(maze)
        assert maze == before


@pytest.mark.parametrize("format", ["micromouse-o", "blocks"])
def test_formats_of_squares_say_so(tmp_path: Path, format: str) -> None:
    maze = generate("stack", 5, 6, rng=np.random.default_rng(1), lattice="honeycomb")
    assert losses(maze, format)[0].startswith("The honeycomb becomes squares")
    maze.growth = GrownPoints.first((0, 0))
    assert losses(maze, format)[0].endswith(", and the growth of its points is left out.")
    write(maze, tmp_path / "a.txt", format=format)
    assert read(tmp_path / "a.txt").lattice.is_full


def test_a_lattice_that_is_not_there_is_refused() -> None:
    with pytest.raises(MazeError, match=r"The lattice 'hex' is unknown\. Known: honeycomb, square"):
        Maze.blank(2, 2, lattice="hex")
