"""Honeycombs in files: what is kept, what says nothing, what is refused, what other formats lose."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazarine.errors import EditRejected, MazeError
from mazarine.files import losses, read, write
from mazarine.files.messages import LossMessage
from mazarine.generators import generate
from mazarine.lattice import HONEYCOMB, MIRRORED, Lattice
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.edits import Edit, PlaceLink, PlaceMarker, SetWalls
from mazarine.maze.growth import GrownPoints
from tests.files.forged import forge, manifest
from tests.files.refusing import assert_refused
from tests.refusals import refused


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
    assert_refused(path, "wall-code-invalid", cell=(0, 0, 1))


LINK = {
    "kind": "teleporter", "one_way": False, "label": "",
    "from": {"cell": [0, 0, 1], "side": "E"}, "to": {"cell": [0, 1, 0], "side": "pad"},
}  # fmt: skip
MARKER = {"kind": "goal", "cell": [0, 0, 0], "side": "W", "label": ""}


@pytest.mark.parametrize(
    ("changes", "where", "code", "fields"),
    [
        ({"links": [LINK]}, "", "side-missing", {"cell": (0, 0, 1), "side": "E"}),
        ({"markers": [MARKER]}, "", "side-missing", {"cell": (0, 0, 0), "side": "W"}),
        ({"lattice": "honeycombs"}, "maze.json", "unknown-lattice", {"name": "'honeycombs'"}),
        ({"lattice": ["square", "honeycomb"]}, "maze.json", "json-type", {"place": "lattice"}),
        ({"lattice": "square", "mirrored": True}, "maze.json", "lattice-not-mirrored", {"name": "square"}),
    ],
)
def test_what_no_honeycomb_has_is_refused(
    tmp_path: Path, changes: dict[str, Any], where: str, code: str, fields: dict[str, Any]
) -> None:
    plain = Maze.blank(2, 3, lattice="honeycomb")
    said = manifest(plain, **{"lattice": "honeycomb"} | changes)
    path = forge(tmp_path / "a.maze", manifest=said, walls=plain.walls)
    assert_refused(path, code, where, **fields)


def test_edits_refuse_sides_that_cells_lack() -> None:
    maze = Maze.blank(2, 3, lattice="honeycomb")
    before = maze.copy()
    edits: list[tuple[Edit, int, str]] = [
        (SetWalls([(0, 0, 1, "E", "open")]), 1, "E"),
        (SetWalls([(0, 0, 2, "W", "wall")]), 2, "W"),
        (PlaceLink(Link(Port((0, 0, 1), PortSide.E), Port((0, 1, 0)))), 1, "E"),
        (PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 0), PortSide.W)), 0, "W"),
    ]
    for edit, col, side in edits:
        with refused(EditRejected, "side-missing", cell=(0, 0, col), side=side):
            edit.apply(maze)
        assert maze == before


@pytest.mark.parametrize("format", ["micromouse-o", "blocks"])
def test_formats_of_squares_say_so(tmp_path: Path, format: str) -> None:
    maze = generate("stack", 5, 6, rng=np.random.default_rng(1), lattice="honeycomb")
    assert losses(maze, format)[0] == LossMessage.LATTICE_LEFT_OUT()
    maze.growth = GrownPoints.first((0, 0))
    assert losses(maze, format)[0] == LossMessage.GROWN_LATTICE_LEFT_OUT()
    write(maze, tmp_path / "a.txt", format=format)
    assert read(tmp_path / "a.txt").lattice.is_full


def test_a_lattice_that_is_not_there_is_refused() -> None:
    with refused(MazeError, "unknown-lattice", name="'hex'"):
        Maze.blank(2, 2, lattice="hex")
