"""Saving into Tiled maps: what changed is written, and all else stays byte for byte."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from mazarine.files import Save, TileChoice, identify, read, save, tile_options, write
from mazarine.maze import Link, LinkKind, Marker, MarkerKind, Maze, Port
from mazarine.maze.edits import (
    PlaceLink,
    PlaceMarker,
    RemoveLink,
    RemoveMarker,
    Resize,
    SetCells,
    SetMetadata,
    SetWalls,
)
from mazarine.messages import Message

_DATA = Path(__file__).resolve().parents[3] / "shared" / "data"
_REAL = sorted([*(_DATA / "tiled").glob("*.tm[xj]"), *(_DATA / "reported" / "object-walls").glob("*.tmj")])
_ROCK, _FLOOR = 0, 2

# A map with all that people put beside walls: comments, an image layer, objects, templates, properties,
# odd indentation, and numbers in forms that nobody here would write.
_MAP = """<?xml version="1.0" encoding="UTF-8"?>
<!-- do not lose me -->
<map version="1.10" orientation='orthogonal' width="4" height="3" tilewidth="16" tileheight="24"
     nextlayerid="7" nextobjectid="12">
 <properties><property name="music" value="a &amp; b"/></properties>
 <tileset firstgid="1" source="ground.tsx"/>
 <layer id="1" name="Ground" width="4" height="3"><data encoding="csv">
1,1,2,1,
01,1, 1,1,
1,1,1,1
</data></layer>
   <layer id="2" name="Walls" width="4" height="3" opacity="0.70">
  <properties><property name="z" type="float" value="1.50"/></properties>
  <data {encoding}>{data}</data>
 </layer>
 <imagelayer id="5" name="sky"><image source="sky.png"/></imagelayer>
 <objectgroup id="4" name="Things"><object id="3" template="chest.tx" x="8.250" y="12"/>
  <object id="11" name="Exit" type="Exit" x="1" y="1"><ellipse/></object></objectgroup>
 <layer id="6" name="Decor" width="4" height="3"><data><tile/><tile gid="3221225481"/><tile/><tile/>
  <tile/><tile/><tile/><tile/><tile/><tile/><tile/><tile/></data></layer>
</map>
"""
_WALLS = np.array([[7, 7, 7, 7], [7, 0, 0, 2147483655], [5, 7, 0, 7]], dtype=np.uint32)


def _data(walls: NDArray[np.uint32], encoding: str, compression: str) -> str:
    if encoding == "csv":
        return "\n" + ",\n".join(",".join(map(str, row)) for row in walls.tolist()) + "\n"
    if not encoding:
        return "".join(f'<tile gid="{number}"/>' for number in walls.ravel())
    data = walls.astype("<u4").tobytes()
    if compression:
        packer = zlib.compressobj(wbits=31 if compression == "gzip" else 15)
        data = packer.compress(data) + packer.flush()
    return f"\n   {base64.b64encode(data).decode()}\n  "


def _text(walls: NDArray[np.uint32], encoding: str = "csv", compression: str = "") -> str:
    attributes = f'encoding="{encoding}"' if encoding else ""
    attributes += f' compression="{compression}"' if compression else ""
    return _MAP.replace("{encoding}", attributes).replace("{data}", _data(walls, encoding, compression))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a map of another program."""
    path = tmp_path / "level.tmx"
    path.write_text(_text(_WALLS))
    return path


def _save(maze: Maze, path: Path, choice: TileChoice | None = None, before: Path | None = None) -> None:
    ready = save(maze, path, choice=choice, before=before)
    assert list(map(str, ready.losses)) == []
    ready.write(None)


def _reason(ready: Save) -> str:
    """Return why a new file replaces the one that is there."""
    reason = ready.losses[0].fields["reason"]
    assert isinstance(reason, Message)
    return reason.code


def _set(maze: Maze, code: int, *places: tuple[int, ...]) -> Maze:
    """Return a copy of a maze with some cells of the first level changed."""
    copy, (top, left) = maze.copy(), maze.origin
    SetCells([(0, row + top, col + left, code) for row, col in places]).apply(copy)
    return copy


def _lines_that_differ(before: bytes, after: bytes) -> int:
    lines, others = before.splitlines(), after.splitlines()
    assert len(lines) == len(others)
    return sum(one != other for one, other in zip(lines, others, strict=True))


@pytest.mark.parametrize("real", _REAL, ids=lambda path: path.name)
@pytest.mark.parametrize("code", [_ROCK, _FLOOR])
def test_one_wall_changes_one_line_of_a_real_map(real: Path, code: int, tmp_path: Path) -> None:
    path, before = tmp_path / real.name, real.read_bytes()
    path.write_bytes(before)
    maze = read(path)
    _save(maze, path)
    assert path.read_bytes() == before
    notes: list[Message] = []
    read(path, notes=notes)
    if code == _FLOOR and any(note.code == "walls-of-objects" for note in notes):
        pytest.skip("walls that are objects stay")
    places = np.argwhere(maze.cells[0] == _ROCK + _FLOOR - code)
    for place in places[:: max(1, len(places) // 5)].tolist():
        path.write_bytes(before)
        changed = _set(maze, code, tuple(place))
        _save(changed, path)
        assert np.array_equal(read(path).cells, changed.cells)
        assert _lines_that_differ(before, path.read_bytes()) == 1


@pytest.mark.parametrize(
    ("encoding", "compression"),
    [("csv", ""), ("", ""), ("base64", ""), ("base64", "zlib"), ("base64", "gzip")],
)
def test_only_the_data_of_the_wall_layer_change(encoding: str, compression: str, path: Path) -> None:
    path.write_text(_text(_WALLS, encoding, compression))
    _save(read(path), path)
    assert path.read_text() == _text(_WALLS, encoding, compression)
    _save(_set(_set(read(path), _ROCK, (1, 1)), _FLOOR, (0, 3)), path)
    walls = _WALLS.copy()
    walls[1, 1], walls[0, 3] = 7, 0  # the most frequent tile around
    assert path.read_text() == _text(walls, encoding, compression)


def test_the_user_may_choose_tiles(path: Path) -> None:
    _save(_set(read(path), _ROCK, (1, 1)), path, TileChoice(wall=5))
    walls = _WALLS.copy()
    walls[1, 1] = 5
    assert path.read_text() == _text(walls)


def test_links_and_markers_are_added_and_removed_alone(path: Path) -> None:
    before = path.read_text()
    maze = read(path)
    start, note = Marker(MarkerKind.START, (0, 1, 1)), Marker(MarkerKind.NOTE, (0, 1, 2), None, "x & ł")
    link = Link(Port((0, 1, 1)), Port((0, 2, 2)), LinkKind.TELEPORTER, label="pad")
    for edit in (PlaceMarker(start), PlaceMarker(note), PlaceLink(link)):
        edit.apply(maze)
    _save(maze, path)
    first = path.read_text()
    assert (
        first.replace('nextlayerid="8"', 'nextlayerid="7"')
        .replace('nextobjectid="16"', 'nextobjectid="12"')
        .startswith(before.removesuffix("</map>\n"))
    )
    assert (set(read(path).links), len(read(path).markers)) == ({link}, 2)
    for count, edit in ((1, RemoveMarker(start.cell)), (0, RemoveMarker(note.cell))):
        edit.apply(maze)
        _save(maze, path)
        assert (set(read(path).links), len(read(path).markers)) == ({link}, count)
    RemoveLink(link.first).apply(maze)
    _save(maze, path)
    assert not read(path).links
    assert not read(path).markers
    PlaceMarker(start).apply(maze)
    _save(maze, path)
    assert set(read(path).markers) == {start}
    for part in ("<!-- do not lose me -->", "chest.tx", "<ellipse/>", 'value="1.50"'):
        assert part in path.read_text()


_EDITS = {
    "thin-walls": SetWalls([(0, 1, 1, "E", 1)]),
    "other-size": Resize((0, 0), 4, 4),
    "secrets-or-fog": SetCells([(0, 1, 1, 4)]),
    "other-metadata": SetMetadata("new", "", {}),
}


@pytest.mark.parametrize("code", _EDITS)
def test_what_a_map_cannot_take_is_named_with_what_is_lost(code: str, path: Path) -> None:
    before = path.read_bytes()
    maze = read(path)
    _EDITS[code].apply(maze)
    ready = save(maze, path)
    first = ready.losses[0]
    assert first.code == "file-replaced"
    assert first.fields["reason"].code == code  # type: ignore[union-attr]
    assert {loss.code for loss in ready.losses} >= {
        "layers-lost", "objects-lost", "tilesets-lost", "properties-lost",
    }  # fmt: skip
    assert path.read_bytes() == before
    ready.write(None)
    assert read(path).shape == maze.shape


def test_data_with_more_than_tiles_are_not_updated(path: Path) -> None:
    text = _text(_WALLS, "base64").replace("AAA", "A<!-- 1 -->AA", 1)
    path.write_text(text)
    ready = save(_set(read(path), _ROCK, (1, 1)), path)
    assert ready.losses[0].fields["reason"].code == "not-held"  # type: ignore[union-attr]


_CHUNK = '<chunk x="{}" y="-4" width="4" height="4">{}</chunk>'


@pytest.mark.parametrize("encoding", ["csv", "base64", ""])
def test_a_wall_where_an_infinite_map_has_no_chunk_adds_one(encoding: str, path: Path) -> None:
    attribute = f' encoding="{encoding}"' if encoding else ""
    tiles = {number: _data(np.full((4, 4), number, np.uint32), encoding, "") for number in (1, 7)}
    ground = "".join(_CHUNK.format(left, tiles[1]) for left in (-4, 0))
    walls = _CHUNK.format(-4, tiles[7])
    path.write_text(
        '<map width="1" height="1" infinite="1" tilewidth="8" tileheight="8">'
        f'<layer name="Ground" width="1" height="1"><data{attribute}>{ground}</data></layer>'
        f'<layer name="Walls" width="1" height="1"><data{attribute}>{walls}</data></layer></map>'
    )
    before, maze = path.read_text(), _set(read(path), _ROCK, (2, 5))
    assert maze.origin == (-4, -4)
    _save(maze, path)
    assert np.array_equal(read(path).cells, maze.cells)
    start = before.rindex("</data>")
    assert path.read_text().startswith(before[:start] + '<chunk x="0" y="-4" width="4" height="4">')
    assert path.read_text().count("<tile") == 4 * before.count("<tile") // 3


def test_a_wall_in_json_where_an_infinite_map_has_no_chunk_adds_one(tmp_path: Path) -> None:
    path, layers = tmp_path / "level.tmj", []
    for name, chunks in (("Ground", (-4, 0)), ("Walls", ())):
        made = [{"x": left, "y": 0, "width": 4, "height": 4, "data": [1] * 16} for left in chunks]
        layers.append({"type": "tilelayer", "name": name, "width": 1, "height": 1, "chunks": made})
    tile = {"id": 4, "properties": [{"name": "collides", "type": "bool", "value": True}]}
    map_ = {"width": 1, "height": 1, "tilewidth": 8, "tileheight": 8, "infinite": True, "layers": layers}
    path.write_text(json.dumps(map_ | {"tilesets": [{"firstgid": 1, "tiles": [tile]}]}, indent=2))
    maze = _set(read(path), _ROCK, (0, 0), (1, 5))
    _save(maze, path, TileChoice(layer=1, wall=5))
    assert np.array_equal(read(path).cells, maze.cells)
    assert json.loads(path.read_text())["layers"][0] == layers[0]


def test_a_map_of_ours_without_more_is_replaced_without_a_question(tmp_path: Path) -> None:
    path = tmp_path / "own.tmx"
    write(Maze.blank(3, 4), path)
    maze = read(path)
    SetMetadata("new", "", {}).apply(maze)
    _save(maze, path)
    assert read(path).title == "new"


@pytest.mark.parametrize("suffix", [".tmx", ".tmj"])
@pytest.mark.parametrize("rock", [False, True])
def test_what_was_added_to_a_map_of_ours_in_tiled_stays(suffix: str, rock: bool, tmp_path: Path) -> None:
    path = tmp_path / f"own{suffix}"
    maze = Maze.blank(3, 4)
    PlaceLink(Link(Port((0, 0, 0)), Port((0, 2, 2)))).apply(maze)
    if rock:
        SetCells([(0, 1, 1, _ROCK)]).apply(maze)
    write(maze, path)
    if suffix == ".tmx":
        more = (
            '<layer id="9" name="Decor" width="4" height="3"><data encoding="csv">'
            + "0," * 11
            + "1</data></layer>"
        )
        path.write_text(path.read_text().replace("<objectgroup", f"{more}\n<objectgroup", 1))
    else:
        map_: dict[str, Any] = json.loads(path.read_text())
        more = {
            "type": "tilelayer",
            "id": 9,
            "name": "Decor",
            "width": 4,
            "height": 3,
            "data": [0] * 11 + [1],
        }
        map_["layers"][0]["layers"].insert(1, more)
        path.write_text(json.dumps(map_, indent=1))
        more = '"Decor"'
    maze = read(path)
    SetCells([(0, 2, 3, _ROCK)]).apply(maze)
    if not rock:
        SetWalls([(0, 0, 0, "E", 1)]).apply(maze)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 3))).apply(maze)
    RemoveLink(Port((0, 0, 0))).apply(maze)
    _save(maze, path)
    assert more in path.read_text()
    again = read(path)
    assert np.array_equal(again.cells, maze.cells)
    assert np.array_equal(again.walls & 1, maze.walls & 1)
    assert (set(again.markers), set(again.links)) == (set(maze.markers), set())


@given(data=st.data())
def test_any_cells_are_saved_and_come_back(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("any") / "level.tmx"
    encoding = data.draw(st.sampled_from([("csv", ""), ("base64", "zlib"), ("", "")]))
    path.write_text(_text(_WALLS, *encoding))
    for _ in range(3):
        maze = read(path)
        places = data.draw(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 3)), max_size=6))
        for place in places:
            maze = _set(maze, data.draw(st.sampled_from([_ROCK, _FLOOR])), place)
        if not (maze.cells == _ROCK).any():
            continue  # then no tile is left that could stand for a wall
        _save(maze, path)
        assert np.array_equal(read(path).cells, maze.cells)


def test_objects_of_others_in_our_layer_stay_when_ours_go(path: Path) -> None:
    chest = '<object id="4" name="chest" type="Chest" x="1" y="1"/><!-- gold -->'
    start = '<object id="5" type="start" x="24" y="36"/>'
    layer = f'<objectgroup name="Links and markers">{start}{chest}</objectgroup>'
    path.write_text(_text(_WALLS).replace("</map>", f"{layer}</map>"))
    maze = read(path)
    RemoveMarker((0, 1, 1)).apply(maze)
    _save(maze, path)
    assert f'<objectgroup name="Links and markers">{chest}</objectgroup>' in path.read_text()
    path.write_text(_text(_WALLS).replace("</map>", '<objectgroup name="Links and markers"/></map>'))
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 1, 2))).apply(maze)
    _save(maze, path)
    assert len(read(path).markers) == 1


def test_shapes_of_tiles_in_a_tileset_are_no_layers(path: Path) -> None:
    shape = '<tile id="2"><objectgroup><object id="1" x="0" y="0"/></objectgroup></tile>'
    tileset = f'<tileset firstgid="1" name="a" tilewidth="16" tileheight="24">{shape}</tileset>'
    text = _text(_WALLS).replace('<tileset firstgid="1" source="ground.tsx"/>', tileset)
    path.write_text(text)
    _save(_set(read(path), _ROCK, (1, 1)), path)
    walls = _WALLS.copy()
    walls[1, 1] = 7
    assert path.read_text() == text.replace(_data(_WALLS, "csv", ""), _data(walls, "csv", ""))


def test_cells_that_are_as_before_get_their_tiles_back(path: Path, tmp_path: Path) -> None:
    before = tmp_path / "before.tmx"
    before.write_text(path.read_text())
    maze = read(path)
    every = [(row, col) for row in range(3) for col in range(4)]
    _save(_set(maze, _FLOOR, *every), path, before=before)
    assert not (read(path).cells == _ROCK).any()
    _save(maze, path, before=before)
    assert path.read_bytes() == before.read_bytes()


def test_a_copy_in_the_same_folder_holds_all_else_and_one_elsewhere_asks(path: Path, tmp_path: Path) -> None:
    copy, elsewhere = tmp_path / "copy.tmx", tmp_path / "other" / "copy.tmx"
    ready = save(read(path), copy, source=path)
    assert ready.losses == []
    ready.write(None)
    assert copy.read_bytes() == path.read_bytes()
    for other, format, code in ((elsewhere, None, "other-folder"), (path, "tmx-mask", "other-format")):
        assert _reason(save(read(path), other, source=path, format=format)) == code


@pytest.mark.parametrize("start", ["\n", "\ufeff", "  "])
def test_json_may_begin_with_blanks(start: str, tmp_path: Path) -> None:
    path = tmp_path / "level.tmj"
    layer = {"type": "tilelayer", "name": "walls", "width": 2, "height": 1, "data": [0, 3]}
    path.write_text(
        start + json.dumps({"width": 2, "height": 1, "tilewidth": 8, "tileheight": 8, "layers": [layer]}),
        encoding="utf-8",
    )
    before = path.read_text(encoding="utf-8")
    _save(_set(read(path), _ROCK, (0, 0)), path)
    assert path.read_text(encoding="utf-8") == before.replace("[0, 3]", "[3, 3]")
    maze = read(path)
    PlaceMarker(Marker(MarkerKind.NOTE, (0, 0, 0), None, "\ud800")).apply(maze)
    assert save(maze, path).losses


def test_an_empty_wall_layer_takes_the_tile_that_is_chosen(path: Path) -> None:
    path.write_text(_text(np.zeros_like(_WALLS)))
    maze = _set(read(path), _ROCK, (1, 1))
    assert _reason(save(maze, path)) == "no-tile-to-take"
    assert save(maze, path, choice=TileChoice(layer=9)).losses
    assert save(maze, path, choice=TileChoice(wall=-1)).losses
    options = tile_options(path, identify(path))
    assert options is not None
    assert 1 in options.walls
    _save(maze, path, TileChoice(wall=1))
    assert read(path).cells[0, 1, 1] == _ROCK


def test_a_file_that_cannot_be_read_any_more_is_replaced_with_a_question(path: Path) -> None:
    maze = read(path)
    path.write_text(path.read_text()[:700])
    ready = save(maze, path)
    assert ready.losses[0].code == "file-replaced"
    ready.write(None)
    assert np.array_equal(read(path).cells, maze.cells)


def test_a_layer_named_like_ours_does_no_harm(path: Path) -> None:
    end = '<object id="5" type="teleporter" x="9999" y="1"/>'
    layer = f'<objectgroup name="Links and markers">{end}</objectgroup>'
    path.write_text(_text(_WALLS).replace("</map>", f"{layer}</map>"))
    notes: list[Message] = []
    maze = read(path, notes=notes)
    assert not maze.links
    assert [note.code for note in notes][1:] == ["objects-left-out", "objects-left-out"]
    _save(_set(maze, _ROCK, (1, 1)), path)
    assert layer in path.read_text()


def test_markers_of_an_isometric_map_lie_where_tiled_shows_them(path: Path) -> None:
    path.write_text(_text(_WALLS).replace("orientation='orthogonal'", "orientation='isometric'"))
    maze = read(path)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 1, 1))).apply(maze)
    _save(maze, path)
    assert 'x="36" y="36"' in path.read_text(), "both axes are measured in tile heights"
    assert set(read(path).markers) == set(maze.markers)
