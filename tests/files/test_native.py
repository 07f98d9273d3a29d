"""The native format holds everything."""

from __future__ import annotations

import json
import tempfile
import zipfile
import zlib
from base64 import b64encode
from pathlib import Path

import numpy as np
from hypothesis import given

from mazarine.files import identify, losses, read, write
from mazarine.lattice.honeycomb import GrowingBoard
from mazarine.maze import Link, Marker, Maze, Port
from mazarine.maze.numbering import RegionName
from tests.drawing import teleporter, walls
from tests.files.dressed import dressed_mazes
from tests.files.forged import forge, manifest


@given(dressed_mazes())
def test_what_is_written_is_read(maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.maze"
        write(maze, path)
        assert read(path) == maze
        assert losses(maze, path) == []


@given(dressed_mazes())
def test_the_same_maze_gives_the_same_bytes(maze: Maze) -> None:
    twin = maze.copy()
    for link in list(twin.links):  # in another order
        twin.links.remove(link)
        twin.links.add(link)
    with tempfile.TemporaryDirectory() as folder:
        one, other = Path(folder) / "one.maze", Path(folder) / "other.maze"
        write(maze, one)
        write(twin, other)
        assert one.read_bytes() == other.read_bytes()


def test_numpy_opens_it_as_an_archive_of_arrays(tmp_path: Path) -> None:
    maze = walls("""
        +---+---+
        | # |   |
        +   +-?-+
        |   |   |
        +---+---+
    """)
    write(maze, tmp_path / "a.maze")
    with np.load(tmp_path / "a.maze") as arrays:
        assert np.array_equal(arrays["cells"], maze.cells)
        assert np.array_equal(arrays["walls"], maze.walls)


def test_it_reads_what_numpy_and_json_write(tmp_path: Path) -> None:
    path = tmp_path / "a.maze"
    maze = Maze.blank(2, 3)
    np.savez(path, cells=maze.cells, walls=maze.walls)
    path.with_suffix(".maze.npz").rename(path)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("maze.json", json.dumps(manifest(maze)))
    assert read(path) == maze


def test_the_manifest_is_as_the_page_shows_it(tmp_path: Path) -> None:
    maze = Maze(
        *_arrays(16, 16), title="Attic", links=[teleporter((0, 2, 3, "E"), (0, 9, 1))],
        markers=[Marker("start", (0, 15, 0))],  # type: ignore[arg-type]
    )  # fmt: skip
    write(maze, tmp_path / "a.maze")
    with zipfile.ZipFile(tmp_path / "a.maze") as archive:
        assert json.loads(archive.read("maze.json")) == {
            "format": "mazarine", "version": 1, "lattice": "square", "levels": 1, "rows": 16, "cols": 16,
            "origin": [0, 0], "title": "Attic", "author": "", "properties": {},
            "links": [{
                "kind": "teleporter", "one_way": False, "label": "",
                "from": {"cell": [0, 2, 3], "side": "E"}, "to": {"cell": [0, 9, 1], "side": "pad"},
            }],
            "markers": [{"kind": "start", "cell": [0, 15, 0], "side": None, "label": ""}],
        }  # fmt: skip


def test_unknown_keys_are_kept_at_every_depth(tmp_path: Path) -> None:
    link = {
        "from": {"cell": [0, 0, 0], "side": "pad", "hue": 1},
        "to": {"cell": [0, 1, 2], "side": "pad", "u": [2]},
        "kind": "teleporter", "one_way": True, "label": "", "color": "red",
    }  # fmt: skip
    marker = {"kind": "note", "cell": [0, 1, 1], "side": None, "label": "", "font": {"size": 9}}
    said = manifest(links=[link], markers=[marker], mood={"deep": {"deeper": None}}, properties={"a": [1.5]})
    maze = read(forge(tmp_path / "a.maze", manifest=said))
    write(maze, tmp_path / "b.maze")
    with zipfile.ZipFile(tmp_path / "b.maze") as archive:
        written = json.loads(archive.read("maze.json"))
    assert written["links"] == [link]
    assert written["markers"] == [marker]
    assert written["mood"] == {"deep": {"deeper": None}}
    assert read(tmp_path / "b.maze") == maze


def test_links_hold_lattice_coordinates(tmp_path: Path) -> None:
    cells, walls_ = _arrays(2, 2)
    maze = Maze(cells, walls_, origin=(-1, -7), links=[Link(Port((0, -1, -7)), Port((0, 0, -6)))])
    write(maze, tmp_path / "a.maze")
    assert read(tmp_path / "a.maze").links.at(Port((0, 0, -6))) is not None


def test_numpy_reads_the_growth(tmp_path: Path) -> None:
    board = GrowingBoard()
    board.expand((0, 0, 0), 1)
    maze = board.to_maze()
    write(maze, tmp_path / "a.maze")
    with np.load(tmp_path / "a.maze") as arrays:
        assert arrays["growth"].tolist() == [[0, 0, 1], [0, 1, 0], [-1, 0, 0], [1, 0, 0]]
    assert read(tmp_path / "a.maze") == maze


def test_content_comes_before_the_suffix(tmp_path: Path) -> None:
    write(Maze.blank(2, 2), tmp_path / "a.maze")
    (tmp_path / "a.maze").rename(tmp_path / "a.txt")
    assert identify(tmp_path / "a.txt").name == "native"
    assert read(tmp_path / "a.txt") == Maze.blank(2, 2)


def _arrays(rows: int, cols: int) -> tuple[np.ndarray, np.ndarray]:
    maze = Maze.blank(rows, cols, walled=True)
    return maze.cells, maze.walls


def test_names_of_regions_are_kept_or_listed_as_lost(tmp_path: Path) -> None:
    maze = Maze.blank(3, 4)
    maze.name_region(1, "Hall", "#aa3344")
    for suffix in (".tmx", ".txt", ".num"):
        (lost,) = [str(it) for it in losses(maze, tmp_path / f"a{suffix}") if "names" in str(it)]
        assert lost == "The file leaves out the names of regions."
    assert not losses(maze, tmp_path / "a.maze")
    write(maze, tmp_path / "a.maze")
    assert read(tmp_path / "a.maze") == maze


def test_names_and_numbers_that_do_not_fit_are_left_out_and_other_keys_kept(tmp_path: Path) -> None:
    maze = Maze.blank(3, 4)
    maze.extra["regions"] = {
        "names": [{"number": 1, "name": "Hall"}, {"number": -4}, {"number": 2, "color": "red"}, {}],
        "next": 1.5, "places": "no base 64", "complete": None, "mood": "dark",
    }  # fmt: skip
    write(maze, tmp_path / "a.maze")
    again = read(tmp_path / "a.maze")
    assert (again.named_regions, again.numbering) == ({1: RegionName("Hall")}, None)
    assert again.extra == {"regions": {"mood": "dark"}}
    table = b64encode(zlib.compress(np.ones((5, 1000), dtype=np.int32).tobytes())[:-2]).decode()
    maze.extra["regions"] = {"names": "none", "places": table}
    write(maze, tmp_path / "a.maze")
    again = read(tmp_path / "a.maze")
    assert (again.named_regions, again.numbering, again.extra) == ({}, None, {})
    maze.extra["regions"] = ["another program", 7]
    write(maze, tmp_path / "b.maze")
    assert read(tmp_path / "b.maze").extra == maze.extra
