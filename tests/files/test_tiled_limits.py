"""Maps of Tiled that are too much: counts, sizes and depths, and the same maps read piece by piece."""

from __future__ import annotations

import json
import tracemalloc
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazarine.errors import MazeFileError
from mazarine.files import read, write
from mazarine.files.tiled import data, layers
from mazarine.files.tiled.messages import TiledMessage
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.messages import Message
from tests.drawing import blocks
from tests.files.holding import file_holding
from tests.files.refusing import assert_refused, at_line
from tests.files.seeds import SEEDS
from tests.refusals import refused

_LINE_1 = at_line(1)
_LAYER_A = TiledMessage.TILED_LAYER(name="'a'")

_tmx = partial(file_holding, "a.tmx")
_tmj = partial(file_holding, "a.tmj")


def _map(content: str, rows: int = 2, cols: int = 2) -> str:
    sizes = f'width="{cols}" height="{rows}" tilewidth="8" tileheight="8"'
    return f'<map orientation="orthogonal" {sizes}>{content}</map>'


def _mask(content: str, rows: int, cols: int) -> str:
    said = '<properties><property name="mazeEncoding" value="mask"/></properties><tileset firstgid="1"/>'
    return _map(said + content, rows, cols)


def _layer(numbers: str, rows: int = 2, cols: int = 2, name: str = "a") -> str:
    data = f'<data encoding="csv">{numbers}</data>'
    return f'<layer name="{name}" width="{cols}" height="{rows}">{data}</layer>'


def _refuse(path: Path, code: str, where: Message | str = "", **fields: object) -> None:
    format = "tmx-mask" if path.suffix == ".tmx" else "tmj-mask"
    assert_refused(path, code, where, format=format, **fields)


@pytest.mark.parametrize(
    ("content", "code", "most"),
    [
        (f"<!--{'a' * 4_000_000}-->", "xml-tag-too-long", 1_048_576),
        (f'<layer name="{"a" * 4_000_000}"/>', "xml-tag-too-long", 1_048_576),
        ("".join(f'<a b{number}=""/>' for number in range(5000)), "xml-too-many-names", 4096),
        ("".join(f"<a{number}/>" for number in range(5000)), "xml-too-many-names", 4096),
    ],
    ids=["comment", "attribute", "names of attributes", "names of elements"],
)  # fmt: skip
def test_tags_without_end_and_names_without_number_are_refused(
    content: str, code: str, most: int, tmp_path: Path
) -> None:
    _refuse(_tmx(tmp_path, _map(content)), code, _LINE_1, most=most)


@pytest.mark.parametrize("element", ["<a/>", '<layer><data><tile gid="1"/></data></layer>'])
def test_more_elements_than_any_map_needs_are_refused(
    element: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazarine.files.tiled.xml._MOST_ELEMENTS", 100)
    _refuse(_tmx(tmp_path, _map(element * 101)), "xml-too-many-elements", _LINE_1, most=100)


def test_more_objects_than_any_map_needs_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazarine.files.tiled.xml.MAX_PARTS", 100)
    path = _tmx(tmp_path, _map("<objectgroup>" + "<object/>" * 100 + "</objectgroup>"))
    _refuse(path, "xml-too-many-parts", _LINE_1, most=100)


def test_a_value_of_any_size_says_nothing_and_is_not_unfolded(tmp_path: Path) -> None:
    layer = {"type": "tilelayer", "width": 1, "height": 1, "data": [1]}
    properties = [{"name": "mazeEncoding", "value": "mask"}, {"name": "mazeTitle", "value": "here"}]
    map_: dict[str, Any] = {"type": "map", "orientation": "orthogonal", "width": 1, "height": 1} | {
        "tilewidth": 8, "tileheight": 8, "layers": [layer], "properties": properties,
    }  # fmt: skip
    text = json.dumps(map_)
    for value in ("[" + "[]," * 1_000_000 + "[]]", "1" * 5000, "null"):
        path = _tmj(tmp_path, text.replace('"here"', value))
        tracemalloc.start()
        maze = read(path)
        _, taken = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert maze.title == ""
        assert taken < 1 << 24


@pytest.mark.parametrize(
    ("value", "code", "where"),
    [
        (rb'"\q"', "json-malformed", ""),
        (b'"\xff"', "layer-data-not-text", _LAYER_A),
        (b"{}", "layer-without-data", _LAYER_A),
    ],
)
def test_data_that_are_no_text_are_refused(
    value: bytes, code: str, where: Message | str, tmp_path: Path
) -> None:
    layer = {"type": "tilelayer", "name": "a", "width": 1, "height": 1, "data": "here"}
    map_ = {"width": 1, "height": 1, "tilewidth": 8, "tileheight": 8, "layers": [layer]}
    path = _tmj(tmp_path, json.dumps(map_).encode().replace(b'"here"', value))
    _refuse(path, code, where)


def test_more_levels_than_any_map_needs_are_neither_read_nor_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    level = f"<group>{_layer('1', 1, 1)}</group>"
    path = _tmx(tmp_path, _mask(3 * level, 1, 1))
    assert read(path).shape == (3, 1, 1)
    monkeypatch.setattr("mazarine.files.tiled.reading.MAX_LEVELS", 2)
    monkeypatch.setattr("mazarine.files.tiled.writing.MAX_LEVELS", 2)
    _refuse(path, "too-many-groups", most=2)
    with refused(MazeFileError, "too-many-map-levels", count=3, most=2):
        write(Maze.blank(1, 1, levels=3), tmp_path / "b.tmx")


def test_gaps_are_counted_in_all_levels_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    level = f"<group>{_layer('16', 1, 1)}</group>"
    path = _tmx(tmp_path, _mask(3 * level, 1, 1))
    assert len(read(path).markers) == 12
    monkeypatch.setattr("mazarine.files.tiled.objects.MAX_THINGS", 11)
    _refuse(path, "too-many-gaps", most=11)


def test_a_few_tiles_do_not_become_a_board_without_end(tmp_path: Path) -> None:
    chunks = "".join(f'<chunk x="{at}" y="{at}" width="1" height="1">1</chunk>' for at in (0, 9999))
    path = _tmx(tmp_path, _map(f'<layer><data encoding="csv">{chunks}</data></layer>'))
    _refuse(path, "chunks-too-far-apart", tiles=2, rows=10_000, cols=10_000)


def test_layers_beside_chunks_count_too(tmp_path: Path) -> None:
    chunk = '<layer><data encoding="csv"><chunk x="0" y="0" width="1" height="1">1</chunk><chunk x="7999" '
    chunk += 'y="7999" width="1" height="1">1</chunk></data></layer>'
    whole = _layer("1", 8000, 8000) * 5
    path = _tmx(tmp_path, _map(chunk + whole))
    _refuse(path, "too-many-tiles", count=320_000_002, most=268_435_456)


@pytest.mark.parametrize("name", ["tmx-mask", "tmx-blocks", "tmj-mask", "tmj-blocks"])
def test_maps_read_piece_by_piece_are_the_same(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [file_holding(f"{number}", tmp_path, seed) for number, seed in enumerate(SEEDS[name])]
    at_once = [read(path, format=name) for path in paths]
    monkeypatch.setattr(data, "_PIECE", 1)
    monkeypatch.setattr(layers, "_PIECE_TILES", 1)
    assert [read(path, format=name) for path in paths] == at_once


def test_numbers_are_counted_and_looked_at_in_every_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data, "_PIECE", 1)
    monkeypatch.setattr(layers, "_PIECE_TILES", 1)
    assert read(_tmx(tmp_path, _map(_layer("1,\n2, 0\n,3,\n")))) == blocks("..\n#.")
    refusals: tuple[tuple[str, str, dict[str, object]], ...] = (
        ("1,2,x,3", "tiles-not-numbers", {}),
        ("1,2,,3", "tiles-not-numbers", {}),
        ("1,2,3,4294967296", "not-a-tile-number", {"number": 1 << 32}),
        ("1,2,3", "tile-count", {"count": 3, "expected": 4}),
        ("", "layer-without-data", {}),
    )
    for numbers, code, fields in refusals:
        _refuse(_tmx(tmp_path, _map(_layer(numbers))), code, _LAYER_A, **fields)
    path = _tmx(tmp_path, _mask(_layer("1,1,1,99"), 2, 2))
    _refuse(path, "tile-without-meaning", _LAYER_A, tile=99, row=1, col=1, count=16)


def test_walls_are_what_layers_or_tiles_say_whatever_the_number_of_the_tile(tmp_path: Path) -> None:
    solid = '<tile id="{}"><properties><property name="solid" type="bool" value="true"/></properties></tile>'
    tiles = "".join(map(solid.format, (0, 5, -3, 1 << 28)))
    ground = _layer("1,6,7,268435455")
    maze = read(_tmx(tmp_path, _map(f'<tileset firstgid="1">{tiles}</tileset>{ground}')))
    assert (maze.cells[0] >> 1).tolist() == [[Matter.ROCK, Matter.ROCK], [Matter.FLOOR, Matter.FLOOR]]
    maze = read(_tmx(tmp_path, _map(ground + _layer("0,0,0,268435455", name="Walls"))))
    assert np.flatnonzero(maze.cells >> 1 == Matter.ROCK).tolist() == [3]
