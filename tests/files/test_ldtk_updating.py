"""Saving into LDtk projects: what changed is written, and all else stays value for value."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import MazeFileError
from mazarine.files import ReadOptions, TileChoice, identify, read, save, tile_options
from mazarine.files.format import TileOptions
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port
from mazarine.maze.edits import PlaceLink, PlaceMarker, RemoveMarker, Resize, SetCells, SetMetadata, SetWalls
from tests.files.foreign_files import entities, kind, ldtk, level, numbers, put, tiles

_DATA = Path(__file__).resolve().parents[3] / "shared" / "data"
_REAL = sorted([*_DATA.rglob("*.ldtk"), *_DATA.rglob("*.ldtkl")])
_ROCK, _FLOOR = 0, 2
_START, _GOAL, _CHEST = MarkerKind.START, MarkerKind.GOAL, MarkerKind.TREASURE

# Rock is 1 and 3, floor is 0 and 2; the lower part has other values than the upper.
_ROWS = "111111", "100001", "100001", "332233", "322223", "333333"
_VALUES = (1, "wall"), (2, "grass"), (3, "rock"), (4, "solid")
_KINDS = (
    kind("Player", 20, maxCount=1),
    kind("Exit", 21, pivotX=0, pivotY=0, tags=["way"], tileRect={"tilesetUid": 7, "x": 0, "y": 8}),
    kind("Coin", 22, pivotY=0.5),
    kind(
        "Chest", 23, pivotX=1,
        fieldDefs=[
            {"identifier": "gold", "uid": 30, "__type": "Int", "type": "F_Int", "isArray": False,
             "canBeNull": False, "defaultOverride": {"id": "V_Int", "params": [5]}},
            {"identifier": "color", "uid": 31, "__type": "Color", "type": "F_Color", "isArray": False,
             "canBeNull": False, "defaultOverride": {"id": "V_Int", "params": [255]}},
            {"identifier": "items", "uid": 32, "__type": "Array<Point>", "type": "F_Point", "isArray": True,
             "canBeNull": True, "defaultOverride": None},
            {"identifier": "name", "uid": 33, "__type": "String", "type": "F_String", "isArray": False,
             "canBeNull": False, "defaultOverride": None},
        ],
    ),
)  # fmt: skip


def _level(name: str = "Hall", **keys: Any) -> dict[str, Any]:
    things = entities(("Player", 1, 1), ("Chest", 1, 4), ("Lamp", 2, 2))
    things["entityInstances"][0] |= {"__worldX": 124, "__worldY": 232, "note": {"deep": [1.50, 1e3, None]}}
    ground = numbers(*_ROWS) | {"alien": {"b": 1, "a": [2, 1]}}
    decor = tiles(".#....", "......", "......", "......", "......", "......", identifier="Decor")
    return level(name, things, ground, decor, worldX=100, worldY=200, **keys)


def _text(*levels: dict[str, Any], **keys: Any) -> bytes:
    return ldtk(*levels or (_level(),), values=_VALUES, kinds=_KINDS, **keys)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a project."""
    return put(tmp_path / "world.ldtk", _text())


def _save(
    maze: Maze, path: Path, *lost: str, choice: TileChoice | None = None, before: Path | None = None
) -> None:
    ready = save(maze, path, choice=choice, before=before)
    assert [loss.code for loss in ready.losses] == list(lost)
    ready.write(None)


def _set(maze: Maze, code: int, *places: tuple[int, int]) -> Maze:
    """Return a copy of a maze with some cells changed."""
    copied = maze.copy()
    SetCells([(0, row, col, code) for row, col in places]).apply(copied)
    return copied


def _with(maze: Maze, *markers: Marker, without: tuple[tuple[int, int, int], ...] = ()) -> Maze:
    copied = maze.copy()
    for cell in without:
        RemoveMarker(cell).apply(copied)
    for marker in markers:
        PlaceMarker(marker).apply(copied)
    return copied


def _layers(path: Path) -> list[dict[str, Any]]:
    held = json.loads(path.read_bytes())
    layers: list[dict[str, Any]] = (held["levels"][0] if "levels" in held else held)["layerInstances"]
    return layers


def _grid(path: Path) -> list[str]:
    """Return the values of the layer of numbers, a line a row."""
    (layer,) = (it for it in _layers(path) if it["__type"] == "IntGrid")
    rows = np.array(layer["intGridCsv"]).reshape(layer["__cHei"], layer["__cWid"])
    return ["".join(map(str, row)) for row in rows]


def _things(path: Path) -> list[dict[str, Any]]:
    (layer,) = (it for it in _layers(path) if it["__type"] == "Entities")
    things: list[dict[str, Any]] = layer["entityInstances"]
    return things


def _others(path: Path) -> Any:
    """Return all that a file holds besides values and entities."""
    held = json.loads(path.read_bytes())
    for each in held.get("levels", [held]):
        for layer in each["layerInstances"] or []:
            layer["intGridCsv"] = layer["entityInstances"] = None
    return json.dumps(held)  # with the order of its keys


@pytest.mark.parametrize("real", _REAL, ids=lambda path: path.name)
def test_one_cell_changes_one_number_of_a_real_project(real: Path, tmp_path: Path) -> None:
    path, before = tmp_path / real.name, real.read_bytes()
    path.write_bytes(before)
    maze = read(path)
    _save(maze, path)
    assert path.read_bytes() == before
    for code in (_ROCK, _FLOOR):
        row, col = np.argwhere(maze.cells[0] == _ROCK + _FLOOR - code)[0].tolist()
        _save(_set(maze, code, (row, col)), path)
        lines, others = path.read_bytes().splitlines(), before.splitlines()
        assert sum(one != other for one, other in zip(lines, others, strict=True)) == 1
        _save(maze, path)


@pytest.mark.parametrize("indent", [None, 2, "\t"])
@pytest.mark.parametrize("start", [b"", b"\xef\xbb\xbf"])
def test_without_a_change_the_bytes_stay_and_one_cell_changes_one_number(
    indent: int | str | None, start: bytes, tmp_path: Path
) -> None:
    text = start + json.dumps(json.loads(_text()), indent=indent).encode()
    path = put(tmp_path / "a.ldtk", text)
    _save(read(path), path)
    assert path.read_bytes() == text
    _save(_set(read(path), _ROCK, (1, 1)), path)
    assert len(path.read_bytes()) == len(text)
    assert sum(one != other for one, other in zip(path.read_bytes(), text, strict=True)) == 1
    assert read(path).cells[0, 1, 1] == _ROCK


def test_cells_get_the_usual_value_around_and_all_others_keep_theirs(path: Path) -> None:
    before = _others(path)
    _save(_set(_set(read(path), _ROCK, (1, 2), (4, 2)), _FLOOR, (0, 3), (5, 2)), path)
    assert _grid(path) == ["111011", "101001", "100001", "332233", "323223", "332333"]
    assert _others(path) == before


def test_the_user_may_choose_values(path: Path) -> None:
    assert tile_options(path, identify(path)) == TileOptions(
        (), (3, 1), (0, 2), {1: "wall", 2: "grass", 3: "rock", 4: "solid"}
    )
    _save(_set(_set(read(path), _ROCK, (1, 1)), _FLOOR, (0, 0)), path, choice=TileChoice(wall=4, floor=2))
    assert _grid(path)[:2] == ["211111", "140001"]
    assert _code(_set(read(path), _ROCK, (1, 2)), path, choice=TileChoice(wall=2)) == "not-held"


def test_values_without_names_mean_what_they_meant_when_they_were_read(tmp_path: Path) -> None:
    rows = ["111111", "100001", "101101", "111111"]
    path = put(tmp_path / "a.ldtk", ldtk(level("A", numbers(*rows))))
    maze = read(path)
    corners = [(row, col) for row in (0, 3) for col in (0, 5)]
    inside = [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 4)]
    other = _set(_set(maze, _ROCK, *inside), _FLOOR, *corners)
    _save(other, path, "read-as-another")
    assert _grid(path) == ["011110", "111111", "111111", "011110"]
    assert not np.array_equal(read(path).cells, other.cells)
    _save(maze, path)
    assert _grid(path) == rows


def test_cells_that_are_as_before_the_first_save_get_their_values_back(path: Path, tmp_path: Path) -> None:
    before, maze = put(tmp_path / "before.ldtk", path.read_bytes()), read(path)
    _save(_set(_set(maze, _FLOOR, (0, 0), (3, 0)), _ROCK, (1, 1), (3, 2)), path, before=before)
    assert _grid(path)[3] not in ("332233", "331233"), "they have the usual values around"
    _save(maze, path, before=before)
    assert path.read_bytes() == before.read_bytes()


def test_a_moved_marker_is_the_same_entity_elsewhere(path: Path) -> None:
    text, old = path.read_bytes(), _things(path)
    _save(_with(read(path), Marker(_START, (0, 2, 4)), without=((0, 1, 1),)), path)
    moved = {**old[0], "__grid": [4, 2], "px": [72, 48], "__worldX": 172, "__worldY": 248}
    assert _things(path) == [moved, *old[1:]]
    assert b"[\n\t\t\t\t\t\t\t\t4,\n\t\t\t\t\t\t\t\t2\n" in path.read_bytes()
    assert len(path.read_bytes().splitlines()) == len(text.splitlines())
    assert set(read(path).markers) >= {Marker(_START, (0, 2, 4))}


def test_a_removed_marker_takes_only_its_entity(path: Path) -> None:
    old, others = _things(path), _others(path)
    _save(_with(read(path), without=((0, 1, 4),)), path)
    assert _things(path) == [old[0], old[2]]
    _save(_with(read(path), without=((0, 1, 1),)), path)
    assert _things(path) == [old[2]]
    assert _others(path) == others


def test_added_markers_become_entities_as_the_project_defines_them(path: Path) -> None:
    old, others = _things(path), _others(path)
    added = Marker(_GOAL, (0, 2, 1)), Marker(_CHEST, (0, 1, 2)), Marker(_CHEST, (0, 4, 4), label="Coin")
    _save(_with(read(path), *added), path)
    *kept, goal, chest, coin = _things(path)
    assert kept == old
    assert len({it.pop("iid") for it in (goal, chest, coin)} | {it["iid"] for it in old}) == 6
    assert goal == {
        "__identifier": "Exit", "__grid": [1, 2], "__pivot": [0, 0], "__tags": ["way"],
        "__tile": {"tilesetUid": 7, "x": 0, "y": 8}, "__smartColor": "#FF00FF",
        "__worldX": 116, "__worldY": 232,
        "width": 16, "height": 16, "defUid": 21, "px": [16, 32], "fieldInstances": [],
    }  # fmt: skip
    assert [chest[key] for key in ("__identifier", "__grid", "px")] == ["Chest", [2, 1], [48, 32]]
    assert [it["__value"] for it in chest["fieldInstances"]] == [5, "#0000FF", [], ""]
    assert [coin[key] for key in ("__identifier", "__grid", "px")] == ["Coin", [4, 4], [72, 72]]
    assert _others(path) == others
    again = {(it.kind, it.cell, it.label) for it in read(path).markers}
    assert again == {
        (_START, (0, 1, 1), ""), (_CHEST, (0, 1, 4), "Chest"), (_GOAL, (0, 2, 1), ""),
        (_CHEST, (0, 1, 2), "Chest"), (_CHEST, (0, 4, 4), "Coin"),
    }  # fmt: skip


@pytest.mark.parametrize("indent", [None, 2, "\t"])
def test_the_first_entities_of_a_level_are_laid_out_as_the_file_is(
    indent: int | str | None, tmp_path: Path
) -> None:
    text = _text(level("Hall", entities(), numbers(*_ROWS), worldX=-1, worldY=-1))
    path = put(tmp_path / "a.ldtk", json.dumps(json.loads(text), indent=indent).encode())
    _save(_with(read(path), Marker(_START, (0, 1, 1)), Marker(_GOAL, (0, 2, 2))), path)
    assert [it["__worldX"] for it in _things(path)] == [None, None]
    first = {None: '{"__identifier":"Exit",', 2: f'\n{" " * 14}"__identifier": "Exit",\n'}
    assert (first | {"\t": '\n\t\t\t\t\t\t\t"__identifier": "Exit",\n'})[indent] in path.read_text()
    _save(_with(read(path), without=((0, 1, 1), (0, 2, 2))), path)
    assert path.read_bytes() == json.dumps(json.loads(text), indent=indent).encode()


def test_brackets_that_share_a_line_with_an_entity_stay_so(tmp_path: Path) -> None:
    text = _text(level("Hall", entities(("Player", 1, 1)), numbers(*_ROWS)))
    lead, tail = b"[\n" + 6 * b"\t" + b"{", b"\n" + 6 * b"\t" + b"}\n" + 5 * b"\t" + b"]"
    start = text.index(lead, text.index(b'"entityInstances"'))
    end = text.index(tail, start)
    text = text[:start] + b"[{" + text[start + len(lead) : end] + b"}]" + text[end + len(tail) :]
    path = put(tmp_path / "a.ldtk", text)
    _save(_with(read(path), Marker(_GOAL, (0, 2, 2))), path)
    assert path.read_bytes().startswith(text[: text.index(b"}]", start)] + b"},\n" + 6 * b"\t" + b"{\n")
    _save(_with(read(path), without=((0, 2, 2),)), path)
    assert path.read_bytes() == text


def test_what_a_level_cannot_have_is_told_and_the_rest_is_saved(path: Path) -> None:
    maze = _with(
        _set(read(path), _ROCK, (1, 1)), Marker(_START, (0, 2, 1)), Marker(MarkerKind.NPC, (0, 2, 1)),
        Marker(_CHEST, (0, 2, 2), label="full of gold"),
    )  # fmt: skip
    PlaceLink(Link(Port((0, 1, 2)), Port((0, 4, 4)))).apply(maze)
    SetWalls([(0, 1, 2, "E", "wall")]).apply(maze)
    SetCells([(0, 2, 4, "secret")]).apply(maze)
    SetMetadata("Hall", "me", {}).apply(maze)
    _save(
        maze, path, "thin-walls-left-out", "secret-cells-become-floor", "links-left-out",
        "markers-without-entity", "labels-left-out", "metadata-left-out",
    )  # fmt: skip
    assert _grid(path)[1] == "110001"
    assert [it["__identifier"] for it in _things(path)] == ["Player", "Chest", "Lamp", "Chest"]
    assert save(maze, path).losses[3].fields["count"] == 2, "the level may have one player"


def _code(maze: Maze, path: Path, **keys: Any) -> str:
    with pytest.raises(MazeFileError) as caught:
        save(maze, path, **keys)
    return caught.value.cause.code


def test_what_cannot_be_saved_is_refused_and_the_file_stays(path: Path, tmp_path: Path) -> None:
    text, maze = path.read_bytes(), read(path)
    larger = maze.copy()
    Resize((0, 0), 7, 7).apply(larger)
    assert _code(larger, path) == "other-size"
    assert _code(maze, tmp_path / "other" / "copy.ldtk", source=path) == "other-folder"
    assert path.read_bytes() == text
    drawn = put(tmp_path / "tiles.ldtk", ldtk(level("A", tiles("###", "#.#", "###", identifier="Walls"))))
    assert _code(_set(read(drawn), _FLOOR, (0, 0)), drawn) == "walls-are-tiles"
    _save(read(drawn), drawn)
    bare = put(tmp_path / "bare.ldtk", ldtk(level("A", numbers("00", "00"))))
    assert _code(_set(read(bare), _ROCK, (0, 0)), bare) == "no-value"
    path.write_bytes(text[:-9])
    assert _code(maze, path, format="ldtk") == "json-cut-short"
    path.unlink()
    assert _code(maze, path, format="ldtk") == "file-missing"
    assert not path.exists()


def test_an_empty_level_gets_the_value_that_is_named_for_walls(tmp_path: Path) -> None:
    path = put(
        tmp_path / "a.ldtk", ldtk(level("A", numbers("000", "000")), values=[(1, "water"), (2, "brick")])
    )
    _save(_set(read(path), _ROCK, (0, 1)), path)
    assert _grid(path) == ["020", "000"]
    _save(_set(read(path), _FLOOR, (0, 1)), path)
    assert _grid(path) == ["000", "000"]


def test_the_level_that_was_read_is_saved(tmp_path: Path) -> None:
    path = put(tmp_path / "a.ldtk", _text(_level("One"), _level("Two")))
    before = json.loads(path.read_bytes())
    maze = _set(read(path, options=ReadOptions(level="Two")), _ROCK, (1, 1))
    _save(maze, path)
    after = json.loads(path.read_bytes())
    assert after["levels"][0] == before["levels"][0]
    assert after["levels"][1]["layerInstances"][1]["intGridCsv"][7] == 1
    maze.title = "Three"
    assert _code(maze, path) == "title-of-no-level"
    ready = save(maze, path, options=ReadOptions(level="Two"))
    assert [str(loss) for loss in ready.losses] == ["The file leaves out the title."]


def test_a_level_in_a_file_of_its_own_changes_there(tmp_path: Path) -> None:
    held = _level("One")
    outer = {**held, "layerInstances": None, "externalRelPath": "world/One.ldtkl"}
    project = put(tmp_path / "world.ldtk", _text(outer, externalLevels=True))
    inner = put(tmp_path / "world" / "One.ldtkl", json.dumps(held, indent="\t").encode())
    text, others, first = (
        project.read_bytes(),
        _others(inner),
        put(tmp_path / "first.ldtkl", inner.read_bytes()),
    )
    maze = read(project)
    _save(_with(_set(maze, _FLOOR, (0, 3)), Marker(_GOAL, (0, 2, 1))), project)
    assert project.read_bytes() == text
    assert _grid(inner)[0] == "111011"
    assert _things(inner)[-1]["__identifier"] == "Exit"
    assert _things(inner)[-1]["__worldX"] == 116
    assert _others(inner) == others
    _save(maze, project, before=first)
    assert inner.read_bytes() == first.read_bytes()
    assert _code(maze, tmp_path / "copy.ldtk", source=project) == "shared-with-copy"
    _save(_set(read(inner), _FLOOR, (0, 4)), inner)
    assert _grid(inner)[0] == "111101"
    inner.unlink()
    assert _code(maze, project) == "file-named-missing"


def test_files_before_version_0_8_and_those_with_both_lists_are_saved(tmp_path: Path) -> None:
    old = [{"coordId": 0, "v": 0}, {"coordId": 4, "v": 2, "more": 1.50}]
    for has_both in (False, True):
        layer = numbers("100", "030") | {"intGrid": old}
        if not has_both:
            del layer["intGridCsv"]
        path = put(tmp_path / "a.ldtk", ldtk(level("A", layer), values=_VALUES))
        _save(read(path), path)
        _save(_set(_set(read(path), _FLOOR, (0, 0)), _ROCK, (1, 2)), path)
        (held,) = _layers(path)
        assert held["intGrid"] in ([old[1], {"coordId": 5, "v": v}] for v in (0, 2))
        assert held.get("intGridCsv", []) in ([], [0, 0, 0, 0, 3, 1], [0, 0, 0, 0, 3, 3])
        assert read(path).to_blocks().astype(int).tolist() == [[0, 0, 0], [0, 1, 1]]


def test_entities_go_where_their_tags_are_allowed(tmp_path: Path) -> None:
    layers = [entities(), entities(), numbers(*_ROWS)]
    for number, layer in enumerate(layers[:2]):
        layer["layerDefUid"] = 40 + number
    project = json.loads(_text(level("Hall", *layers)))
    project["defs"]["layers"] += [
        {"identifier": "Ways", "uid": 40, "requiredTags": ["way"]},
        {"identifier": "Others", "uid": 41, "excludedTags": ["way"]},
    ]
    path = put(tmp_path / "a.ldtk", json.dumps(project).encode())
    _save(_with(read(path), Marker(_START, (0, 1, 1)), Marker(_GOAL, (0, 2, 2))), path)
    names = [[it["__identifier"] for it in layer["entityInstances"]] for layer in _layers(path)]
    assert names == [["Exit"], ["Player"], []]


def test_a_project_whose_goal_is_a_door_gets_one(tmp_path: Path) -> None:
    text = ldtk(level("A", entities(), numbers(*_ROWS)), values=_VALUES, kinds=[kind("Door")])
    path, goals = put(tmp_path / "a.ldtk", text), [Marker(_GOAL, (0, 1, 1)), Marker(_GOAL, (0, 1, 2))]
    _save(_with(read(path), goals[0]), path)
    assert list(read(path).markers) == goals[:1]
    _save(_with(read(path), goals[1]), path, "markers-without-entity")
    assert list(read(path).markers) == goals[:1]


@given(data=st.data())
def test_any_edits_are_saved_and_come_back(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = put(tmp_path_factory.mktemp("any") / "a.ldtk", _text())
    others = _others(path)
    places = st.tuples(st.integers(0, 5), st.integers(0, 5))
    labels = {_START: [""], _GOAL: [""], _CHEST: ["Coin", "Chest"]}
    for _ in range(3):
        maze, lamp, values = read(path), _things(path), _grid(path)
        for place in data.draw(st.lists(places, max_size=6)):
            maze = _set(maze, data.draw(st.sampled_from([_ROCK, _FLOOR])), place)
        gone = {it.cell for it in maze.markers if data.draw(st.booleans())}
        maze = _with(maze, without=tuple(gone))
        for row, col in data.draw(st.lists(places, max_size=4, unique=True)):
            what = data.draw(st.sampled_from([_GOAL, _CHEST]))
            taken = {(it.kind, it.cell) for it in maze.markers}
            if (what, (0, row, col)) not in taken:
                label = data.draw(st.sampled_from(labels[what]))
                maze = _with(maze, Marker(what, (0, row, col), label=label))
        _save(maze, path)
        again = read(path)
        assert np.array_equal(again.cells, maze.cells)
        assert set(again.markers) == set(maze.markers)
        assert _others(path) == others
        assert [it for it in _things(path) if it["__identifier"] == "Lamp"] == [
            it for it in lamp if it["__identifier"] == "Lamp"
        ]
        kept = (maze.cells[0] == _ROCK) == np.array([[value in "13" for value in row] for row in values])
        after = np.array([list(row) for row in _grid(path)])
        assert (after == np.array([list(row) for row in values]))[kept].all()
        iids = [it["iid"] for it in _things(path)]
        assert len({*iids}) == len(iids)
