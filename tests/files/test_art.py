"""The pictures of the tiles of maps."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from mazarine import files
from mazarine.files import TileArt
from mazarine.files.faults import Fault
from mazarine.files.pictures import tiles as cutting
from mazarine.messages import Message
from tests.files.foreign_files import ldtk, level, numbers, put, tiles
from tests.files.tile_maps import PICTURE, SHEET, SIZE, layer, put_picture, sheet, tmx

_REAL = Path(__file__).resolve().parents[2] / ".." / "shared" / "data" / "tiled"
_TURNED, _MIRRORED, _FLIPPED = 1 << 29, 1 << 31, 1 << 30
_MASK = '<properties><property name="mazeEncoding" value="mask"/></properties>'
_RED, _GREEN, _CLEAR = (255, 0, 0, 255), (0, 128, 0, 128), (0, 0, 0, 0)
"""Colors as they are painted: multiplied by their opacity."""


def _art(path: Path) -> tuple[TileArt | None, list[Message]]:
    """Read the tiles of a map, and the notes on them."""
    notes: list[Message] = []
    maze, format_ = files.read_with_format(path)
    return files.tile_art(path, format_, files.ReadOptions(), maze, notes), notes


def _painted(path: Path, size: int = SIZE) -> NDArray[np.uint8]:
    """Return the whole picture of a map: red, green, blue and opacity."""
    art, notes = _art(path)
    assert art is not None
    assert notes == []
    rows, cols = art.rock.shape
    words = art.paint(size, slice(0, rows), slice(0, cols), np.ones((rows, cols), dtype=bool))
    return np.stack([words >> shift & 0xFF for shift in (16, 8, 0, 24)], axis=-1).astype(np.uint8)


def _map(folder: Path, *layers: str, shape: tuple[int, int] = (1, 2), **keys: Any) -> Path:
    """Write a map and the picture of its tileset."""
    put_picture(folder / "sheet.png", sheet())
    return put(folder / "map.tmx", tmx(shape, *layers, **keys))


def _row(*numbers_: int) -> NDArray[np.uint32]:
    return np.array([numbers_], dtype=np.uint32)


def _fill(color: tuple[int, ...], rows: int = SIZE, cols: int = SIZE) -> NDArray[np.uint8]:
    return np.tile(np.array(color, dtype=np.uint8), (rows, cols, 1))


def test_cells_have_the_pictures_of_their_tiles(tmp_path: Path) -> None:
    picture = _painted(_map(tmp_path, layer(_row(1, 2, 3, 4, 0)), shape=(1, 5)))
    expected = [_fill(_RED), sheet()[:SIZE, SIZE:], _fill(_GREEN), _fill(_CLEAR), _fill(_CLEAR)]
    assert np.array_equal(picture, np.hstack(expected))


def test_tiles_are_turned_and_mirrored_as_tiled_does(tmp_path: Path) -> None:
    flags = [0, _MIRRORED, _FLIPPED, _TURNED, _TURNED | _MIRRORED, _TURNED | _FLIPPED, _MIRRORED | _FLIPPED]
    picture = _painted(_map(tmp_path, layer(_row(*(2 | flag for flag in flags))), shape=(1, 7)))
    tile = sheet()[:SIZE, SIZE:]
    turned = [tile, tile[:, ::-1], tile[::-1], tile.swapaxes(0, 1), np.rot90(tile, -1)]
    turned += [np.rot90(tile), np.rot90(tile, 2)]
    assert np.array_equal(picture, np.hstack(turned))


def test_layers_lie_over_each_other_with_the_opacity_of_their_groups(tmp_path: Path) -> None:
    below, above = layer(_row(1, 1, 1)), layer(_row(3, 2, 0), "Above")
    hidden = layer(_row(2, 2, 2), "Hidden", 'visible="0"')
    group = f'<group name="g" opacity="0.5">{layer(_row(0, 0, 1), "Half", chr(32))}</group>'
    picture = _painted(_map(tmp_path, below, above, hidden, shape=(1, 3)))
    expected = [_fill((127, 128, 0, 255)), sheet()[:SIZE, SIZE:], _fill(_RED)]
    assert np.array_equal(picture, np.hstack(expected))
    assert _painted(_map(tmp_path, group, shape=(1, 3)))[0, -1].tolist() == [128, 0, 0, 128]


def test_a_tile_that_is_larger_than_its_cell_goes_up_and_right_from_it(tmp_path: Path) -> None:
    path = _map(tmp_path, layer(np.array([[0, 0], [1, 0]], dtype=np.uint32)), shape=(2, 2), tilesets=(
        f'<tileset firstgid="1" tilewidth="12" tileheight="16" columns="1">{PICTURE}</tileset>'
    ))  # fmt: skip
    picture = _painted(path)
    expected = np.zeros((16, 16, 4), dtype=np.uint8)
    expected[:, :12] = sheet()[:, :12]
    expected[..., :3] = (expected[..., :3] * np.uint16(1) * expected[..., 3:] + 127) // 255
    assert np.array_equal(picture, expected)


def test_offsets_of_layers_and_tilesets_move_tiles(tmp_path: Path) -> None:
    tileset = SHEET.format('<tileoffset x="4" y="0"/>' + PICTURE)
    path = _map(tmp_path, layer(_row(1, 0), looks='offsetx="-8" offsety="2"'), tilesets=tileset)
    picture = _painted(path)
    expected = np.zeros((SIZE, 2 * SIZE, 4), dtype=np.uint8)
    expected[2:, :4] = _RED
    assert np.array_equal(picture, expected)


@pytest.mark.parametrize(("form", "folder"), [("xml", "sets"), ("json", "sets"), ("xml", "../sets")])
def test_a_tileset_may_have_margins_and_pictures_of_its_own(tmp_path: Path, form: str, folder: str) -> None:
    base = tmp_path / "maps"
    framed = np.zeros((SIZE + 2, 2 * SIZE + 3, 4), dtype=np.uint8)
    framed[1 : 1 + SIZE, 2 + SIZE : 2 + 2 * SIZE] = _RED
    put_picture(base / folder / "framed.png", framed)
    put_picture(base / folder / "pictures" / "own.png", sheet()[:SIZE, SIZE:])
    if form == "xml":
        put(base / folder / "a.tsx", (
            f'<tileset name="a" tilewidth="{SIZE}" tileheight="{SIZE}" margin="1" spacing="1">'
            f'<image source="framed.png" width="{2 * SIZE + 3}" height="{SIZE + 2}"/>'
            f'<tile id="7"><image source="pictures/own.png" width="{SIZE}" height="{SIZE}"/></tile></tileset>'
        ).encode())  # fmt: skip
    else:
        put(base / folder / "a.tsj", json.dumps({
            "name": "a", "tilewidth": SIZE, "tileheight": SIZE, "margin": 1, "spacing": 1, "columns": 2,
            "image": "framed.png", "imagewidth": 2 * SIZE + 3, "imageheight": SIZE + 2,
            "tiles": [{"id": 7, "image": "pictures/own.png", "imagewidth": SIZE, "imageheight": SIZE}],
        }).encode())  # fmt: skip
    ending = "tsx" if form == "xml" else "tsj"
    named = f'<tileset firstgid="11" source="{folder}/a.{ending}"/>'
    path = _map(base, layer(_row(12, 18)), tilesets=named)
    assert np.array_equal(_painted(path), np.hstack([_fill(_RED), sheet()[:SIZE, SIZE:]]))


def test_chunks_of_an_infinite_map_in_json_are_placed(tmp_path: Path) -> None:
    put_picture(tmp_path / "sheet.png", sheet())
    chunks = [{"x": x, "y": -1, "width": 1, "height": 1, "data": [number]} for x, number in ((-2, 1), (0, 2))]
    size = {"tilewidth": SIZE, "tileheight": SIZE}
    held = {
        "type": "map", "orientation": "orthogonal", "infinite": True, "width": 1, "height": 1, **size,
        "layers": [{"type": "tilelayer", "name": "a", "chunks": chunks}],
        "tilesets": [{"firstgid": 1, "columns": 2, "image": "sheet.png", **size}],
    }  # fmt: skip
    path = put(tmp_path / "a.tmj", json.dumps(held).encode())
    art, _ = _art(path)
    assert art is not None
    assert art.origin == (-1, -2)
    assert np.array_equal(_painted(path), np.hstack([_fill(_RED), _fill(_CLEAR), sheet()[:SIZE, SIZE:]]))


def test_smaller_pictures_are_averages_and_cells_that_are_not_shown_are_clear(tmp_path: Path) -> None:
    art, _ = _art(_map(tmp_path, layer(_row(1, 2))))
    assert art is not None
    assert [art.size_for(px) for px in (0.1, 2, 3, 8, 90)] == [1, 2, 4, 8, 8]
    words = art.paint(1, slice(0, 1), slice(0, 2), np.array([[True, False]]))
    assert words.tolist() == [[0xFFFF0000, 0]]
    assert abs(int(_painted(tmp_path / "map.tmx", 1)[0, 1, 2]) - (100 + 31.5)) < 2


@pytest.mark.parametrize(("tilesets", "content"), [
    (SHEET.format(PICTURE.replace("sheet", "missing")), None),
    (SHEET.format(PICTURE.replace("sheet.png", "../../sheet.png")), None),
    (SHEET.format(PICTURE), b"no picture"),
    (SHEET.format(PICTURE), b"\x89PNG\r\n\x1a\n cut"),
    ('<tileset firstgid="1" source="missing.tsx"/>', None),
    ('<tileset firstgid="1" source="sheet.png"/>', b"<map/>"),
    (SHEET.format(PICTURE).replace('columns="2"', 'columns="many"'), None),
])  # fmt: skip
def test_unreadable_pictures_are_one_note(tmp_path: Path, tilesets: str, content: bytes | None) -> None:
    path = _map(tmp_path, layer(_row(1, 2)), layer(_row(2, 1), "b"), tilesets=tilesets)
    if content is not None:
        put(tmp_path / "sheet.png", content)
    art, notes = _art(path)
    assert art is None
    assert [note.code for note in notes] == ["tiles-not-drawn"]


@pytest.mark.parametrize("trans", ["ff0000", "#FF0000"])
def test_the_clear_color_of_a_tileset_is_not_drawn(tmp_path: Path, trans: str) -> None:
    picture = PICTURE.replace("<image", f'<image trans="{trans}"')
    path = _map(tmp_path, layer(_row(1, 2)), tilesets=SHEET.format(picture))
    assert np.array_equal(_painted(path), np.hstack([_fill(_CLEAR), sheet()[:SIZE, SIZE:]]))


def test_a_picture_of_several_tilesets_counts_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cutting, "MOST_PIXELS", 256)
    second = SHEET.format(PICTURE).replace('firstgid="1"', 'firstgid="11"')
    path = _map(tmp_path, layer(_row(1, 12)), tilesets=SHEET.format(PICTURE) + second)
    assert np.array_equal(_painted(path), np.hstack([_fill(_RED), sheet()[:SIZE, SIZE:]]))
    put_picture(tmp_path / "other.png", sheet())
    other = second.replace("sheet.png", "other.png")
    notes = _art(_map(tmp_path, layer(_row(1, 12)), tilesets=SHEET.format(PICTURE) + other))[1]
    assert [note.fields["reason"].code for note in notes] == ["tiles-too-large"]


@pytest.mark.parametrize("limit", ["MOST_PIXELS", "_MOST_CUT_PIXELS", "_MOST_PIECES"])
def test_too_much_to_draw_is_one_note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    path = _map(tmp_path, layer(_row(1, 2)))
    monkeypatch.setattr(cutting, limit, 1)
    art, notes = _art(path)
    assert art is None
    assert [note.code for note in notes] == ["tiles-not-drawn"]


def test_too_many_tiles_are_one_note(tmp_path: Path) -> None:
    with pytest.raises(Fault):
        cutting.require_few(cutting.MOST_STAMPS + 1)
    wide = _fill((1, 2, 3, 255), 1, 3000)
    put_picture(tmp_path / "wide.png", np.tile(wide, (3000, 1, 1)))
    tileset = (
        '<tileset firstgid="1" tilewidth="3000" tileheight="3000" columns="1">'
        '<image source="wide.png" width="3000" height="3000"/></tileset>'
    )
    layers = [layer(_row(1, 1), f"l{number}", f'offsetx="{number}"') for number in range(4)]
    notes = _art(_map(tmp_path, *layers, tilesets=tileset))[1]
    assert [note.code for note in notes] == ["tiles-not-drawn"]


def test_many_pieces_are_kept_smaller(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cutting, "_MOST_PIECE_PIXELS", 100)
    art, _ = _art(_map(tmp_path, layer(_row(1, 2))))
    assert art is not None
    assert art.size_for(90) == 4


@pytest.mark.parametrize("keys", [
    {"looks": 'orientation="isometric"'},
    {"tilesets": '<tileset firstgid="1" tilewidth="8" tileheight="8"/>'},
    {"tilesets": SHEET.format(PICTURE) + _MASK},
])  # fmt: skip
def test_maps_of_other_cells_and_without_pictures_have_no_note(tmp_path: Path, keys: dict[str, str]) -> None:
    assert _art(_map(tmp_path, layer(_row(1, 2)), **keys)) == (None, [])


def test_tiles_of_a_level_of_ldtk_are_drawn(tmp_path: Path) -> None:
    put_picture(tmp_path / "art" / "sheet.png", sheet())
    looks = {"__tilesetRelPath": "art/sheet.png", "__tilesetDefUid": 5}
    ground = tiles("##", size=SIZE) | looks
    walls = numbers("10", size=SIZE) | looks | {
        "autoLayerTiles": [{"px": [0, 0], "src": [SIZE, 0], "f": 1, "t": 1, "a": 1}],
    }  # fmt: skip
    over = tiles("##", size=SIZE) | looks | {"__opacity": 0.5, "__pxTotalOffsetX": 4}
    hidden = tiles("##", size=SIZE) | looks | {"visible": False}
    over["gridTiles"] = over["gridTiles"][1:]
    project = ldtk(level("A", hidden, over, walls, ground), values=[(1, "walls")])
    held = json.loads(project)
    held["defs"]["tilesets"] = [{"uid": 5, "tileGridSize": SIZE}]
    path = put(tmp_path / "a.ldtk", json.dumps(held).encode())
    expected = np.hstack([sheet()[:SIZE, SIZE:][:, ::-1], _fill(_RED)])
    assert np.array_equal(_painted(path), expected)
    over["gridTiles"][0]["src"] = [SIZE, 0]
    put(path, ldtk(level("A", over, walls, ground), values=[(1, "walls")]))
    picture = _painted(path)
    assert np.array_equal(picture[:, : SIZE + 4], expected[:, : SIZE + 4])
    assert picture[0, SIZE + 4].tolist() == [127, 0, 50, 255]
    shutil.rmtree(tmp_path / "art")
    assert [note.code for note in _art(path)[1]] == ["tiles-not-drawn"]


@pytest.mark.skipif(not _REAL.exists(), reason="the collection of real files is not beside this tree")
@pytest.mark.parametrize("name", [
    "tiled_csv.tmx", "tiled_base64_zlib.tmx", "tiled_flipped.tmx", "tiled_group_layers.tmx",
    "perspective_walls.tmx", "pytiled_infinite.tmx",
])  # fmt: skip
def test_real_maps_are_drawn_where_they_have_tiles(tmp_path: Path, name: str) -> None:
    folder, beside = tmp_path / "maps", tmp_path / "all_layer_types"
    shutil.copytree(_REAL, folder)
    for picture in ("maps/tilesheet.png", "maps/perspective_walls.png", "all_layer_types/tilesheet.png"):
        put_picture(tmp_path / picture, np.full((256, 448, 4), 255, dtype=np.uint8))
    shutil.copy(folder / "tilesheet.tsx", beside / "tileset.tsx")
    art, notes = _art(folder / name)
    assert notes == []
    assert art is not None
    rows, cols = art.rock.shape
    words = art.paint(1, slice(0, rows), slice(0, cols), np.ones((rows, cols), dtype=bool))
    if name in ("perspective_walls.tmx", "pytiled_infinite.tmx"):  # Tiles lie beside their cells.
        assert (words >> 24 > 0).any()
    else:
        assert np.array_equal(words >> 24 > 0, ~art.rock)
