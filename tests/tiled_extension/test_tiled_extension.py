"""The extension for Tiled: its types, and its actions in an imitation of Tiled with the real command line."""

from __future__ import annotations

import json
import shutil
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mazarine.files import read
from mazarine.files.tiled.rectangles import is_wall_word
from mazarine.regions import Kind, Segmentation
from mazarine.resources_path import resource

_HERE = Path(__file__).resolve().parent
_TSC = _HERE / "node_modules/.bin/tsc"
_NODE = shutil.which("node")

needs_node = pytest.mark.skipif(
    _NODE is None or sys.platform == "win32", reason="there is no node, or no script can stand for mazarine"
)

_ROOMS = [
    "#########",
    "#...#...#",
    "#.......#",
    "#...#...#",
    "##.######",
    "#..#....#",
    "#.##..#.#",
    "#########",
]


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """Return a program that runs the command line of this source."""
    path = tmp_path / "mazarine"
    path.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m mazarine "$@"\n', encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def done(program: Path | str, *actions: str, answers: tuple[object, ...] = (), **more: object) -> Any:
    """Run actions of the menu, and return what they said and did."""
    asked = {
        "program": str(program),
        "actions": [f"Mazarine{it}" for it in actions],
        "answers": answers,
        **more,
    }
    command = [str(_NODE), str(_HERE / "mock.js"), str(resource("tiled/mazarine.js"))]
    told = subprocess.run(
        command, input=json.dumps(asked), capture_output=True, encoding="utf-8", check=False
    )
    assert told.returncode == 0, told.stderr
    said = json.loads(told.stdout)
    assert said["left"] == []  # no temporary file
    return said


def layer(*rows: str, name: str = "walls") -> dict[str, object]:
    """Return a map of one layer."""
    return {"layers": [{"name": name, "rows": rows}]}


@pytest.mark.skipif(not _TSC.exists(), reason="run npm install in tests/tiled_extension first")
def test_the_types_are_those_of_tiled() -> None:
    told = subprocess.run([_TSC, "-p", _HERE], capture_output=True, encoding="utf-8", check=False)
    assert (told.returncode, told.stdout) == (0, "")


@needs_node
def test_the_actions_stand_in_the_map_menu() -> None:
    assert done("mazarine")["menu"] == [
        "Map",
        "Mazarine: Check Reachability",
        "Mazarine: Make Rooms as Objects",
        "Mazarine: Generate Maze Here…",
        "Mazarine: Choose Program…",
    ]


@needs_node
def test_unreachable_tiles_are_listed_and_selected(program: Path) -> None:
    said = done(program, "Check", map=layer("....#.", "....##", "......", "###...", "..#..."))
    assert said["warnings"] == [
        "Mazarine: 2 cells around cell (0, 4, 0) are closed off from the rest. Tile 0, 4.",
        "Mazarine: Cell (0, 0, 5) is closed off from the rest. Tile 5, 0.",
    ]
    assert said["selected"] == ["0,4", "1,4", "5,0"]
    assert said["center"] == [55, 10]  # the last warning was activated
    (alert,) = said["alerts"]
    assert "has no start" in alert
    assert "on a layer for walls: 'walls'" in alert


@needs_node
def test_a_map_without_problems_keeps_its_selection(program: Path) -> None:
    chosen = {"x": 0, "y": 0, "width": 1, "height": 1}
    said = done(program, "Check", map={**layer("...", "#.."), "selected": chosen})
    assert said["selected"] == ["0,0"]
    assert said["alerts"][0].startswith("No problems.")


@needs_node
def test_rooms_become_rectangles_and_polygons(program: Path) -> None:
    said = done(program, "Rooms", "Rooms", map=layer(*_ROOMS))
    assert said["steps"] == ["Make Rooms as Objects"] * 2
    assert [it["name"] for it in said["layers"]] == ["walls", "Rooms"]  # the second time, it was replaced
    rooms = said["layers"][1]["objects"]
    assert [it["name"] for it in rooms] == ["Room 1", "Room 2", "Room 3"]
    assert {it["shape"] for it in rooms} == {"rectangle"}
    assert (rooms[0]["pos"], rooms[0]["size"]) == ({"x": 10, "y": 20}, {"width": 30, "height": 60})
    assert rooms[0]["values"] == {"kind": "room", "number": 1, "size": 9, "level": 0}


@needs_node
def test_a_polygon_surrounds_a_room_once(program: Path) -> None:
    said = done(
        program, "Rooms", map=layer("..##..", "..##..", "......", "......", "..#...", "......", "......")
    )
    (room,) = said["layers"][1]["objects"]
    corners = [(it["x"], it["y"]) for it in room["polygon"]]
    assert corners == [(0, 0), (20, 0), (20, 40), (40, 40), (40, 0), (60, 0), (60, 140), (0, 140)]
    assert room["values"]["size"] == 37


@needs_node
@pytest.mark.parametrize("name", ["tiled_csv.tmx", "perspective_walls.tmx"])
def test_rooms_of_real_maps_have_the_areas_that_mazarine_found(
    program: Path, tmp_path: Path, name: str
) -> None:
    real = _HERE.parents[2] / "shared/data/tiled" / name
    if not real.exists():
        pytest.skip("the file is not available")
    file = shutil.copy(real, tmp_path)
    regions = Segmentation.of(read(file)).regions
    areas = {
        it.number: sorted(map(tuple, it.cells.tolist() + list(it.entries)))
        for it in regions.values() if it.kind is Kind.ROOM
    }  # fmt: skip
    said = done(program, "Rooms", map={"file": str(file)})
    if not areas:
        assert said["alerts"] == ["The map has no room. Four cells of floor around a corner are one."]
        return
    rooms = said["layers"][0]["objects"]
    assert {it["values"]["number"]: it["values"]["size"] for it in rooms} == {
        number: len(cells) for number, cells in areas.items()
    }
    for it in rooms:
        _, top, left = map(min, zip(*areas[it["values"]["number"]], strict=True))
        assert (it["pos"]["x"], it["pos"]["y"]) == (10 * left, 20 * top)


@needs_node
@pytest.mark.parametrize("answer", ["prim 7", "caves 7 rock=0.3"])
def test_a_maze_fills_the_map_and_is_read_as_such(program: Path, answer: str) -> None:
    empty = ["." * 12] * 9
    said = done(program, "Generate", "Check", map=layer(*empty), brush=["W"], answers=(answer,))
    (walls,) = said["layers"]
    assert said["steps"] == ["Generate Maze"]
    assert said["logs"] == [f"Mazarine: {answer}, seed {answer.split()[1]}."]
    assert {*"".join(walls["rows"])} == {"W", "."}
    assert all(row.endswith("W") for row in walls["rows"])  # an odd width is used; the rest is wall
    assert said["alerts"][0].startswith("No problems.")


@needs_node
def test_two_tiles_and_a_selected_area(program: Path) -> None:
    chosen = {"x": 2, "y": 1, "width": 5, "height": 5}
    ground = {**layer(*["B" * 9] * 6, name="Ground"), "selected": chosen}
    said = done(program, "Generate", map=ground, brush=["WF"], answers=("stack-blocks", True))
    floor, walls = said["layers"]
    assert (floor["name"], walls["name"]) == ("floor", "walls")  # renamed, since the user said so
    assert walls["rows"][0] == "B" * 9
    for row, under in zip(walls["rows"][1:], floor["rows"][1:], strict=True):
        assert row[:2] + row[7:] == "BBBB"
        assert {*zip(row[2:7], under[2:7], strict=True)} <= {("W", "."), (".", "F")}
    assert walls["rows"][1][2] == "."  # stack-blocks has fields at even places, and no border


@needs_node
@pytest.mark.parametrize(
    ("action", "more", "sentence"),
    [
        ("Check", {}, "Open a map first."),
        ("Rooms", {"map": layer("...", "###")}, "The map has no room."),
        ("Generate", {"map": layer("...")}, "Select one tile of a tileset for walls, or two:"),
        *((it, {"map": {**layer("..."), "orientation": way}}, "This action needs an orthogonal or ")
          for it, way in (("Check", 3), ("Rooms", 4), ("Generate", 4))),
        ("Generate", {"map": {**layer("..."), "infinite": True}, "brush": ["W"]}, "The map is infinite:"),
        ("Generate", {"map": {**layer("..."), "properties": {"mazeEncoding": "mask"}}}, "The tiles of"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_said(program: Path, action: str, more: dict[str, Any], sentence: str) -> None:
    said = done(program, action, **more)
    (told,) = said["alerts"]
    assert told.startswith(sentence)
    assert said["steps"] == []


@needs_node
def test_the_sentence_of_the_program_names_the_map(program: Path, tmp_path: Path) -> None:
    oblique = tmp_path / "cave.tmx"
    oblique.write_text(
        '<map version="1.8" orientation="oblique" width="1" height="1" tilewidth="8" tileheight="8"/>',
        encoding="utf-8",
    )
    (told,) = done(program, "Check", map={"file": str(oblique)})["alerts"]
    assert told.startswith("cave.tmx: this is a map of Tiled with the orientation 'oblique'")
    asked = ("crim 7",)
    (told,) = done(program, "Generate", map=layer("....", "...."), brush=["W"], answers=asked)["alerts"]
    assert "crim" in told


@needs_node
def test_another_program_is_asked_for_and_kept(program: Path, tmp_path: Path) -> None:
    none = tmp_path / "none"
    said = done(none, "Check", map=layer("..."), answers=(True, str(program)))
    assert said["confirms"] == [f"The program “{none}” did not start. Choose another one?"]
    assert said["alerts"][0].startswith("No problems.")
    assert said["program"] == str(program)
    said = done(none, "Check", map=layer("..."), answers=(False,))
    assert (said["alerts"], said["program"]) == ([], str(none))


@needs_node
def test_the_words_for_walls_are_those_of_mazarine() -> None:
    text = resource("tiled/mazarine.js").read_text(encoding="utf-8")
    words = text.split("const WALL_WORD = /")[1].split("/i;")[0].replace(r"\b", "").split("|")
    assert len(words) == 10
    assert all(is_wall_word(word) for word in words)
