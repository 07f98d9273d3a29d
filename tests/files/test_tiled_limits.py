"""Maps of Tiled that are too much: counts, sizes and depths, and the same maps read piece by piece."""

from __future__ import annotations

import json
import tracemalloc
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazewright.errors import MazeFileError
from mazewright.files import read, write
from mazewright.files.tiled import data, layers
from mazewright.maze import Maze
from mazewright.maze.codes import Matter
from tests.drawing import blocks
from tests.files.holding import file_holding
from tests.files.seeds import SEEDS

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


def _refusal(path: Path) -> str:
    with pytest.raises(MazeFileError) as error:
        read(path, format="tmx-mask" if path.suffix == ".tmx" else "tmj-mask")
    return str(error.value).removeprefix(f"{path}").lstrip(":, ")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (f"<!--{'a' * 4_000_000}-->", "a tag or a comment has more than 1,048,576 bytes."),
        (f'<layer name="{"a" * 4_000_000}"/>', "a tag or a comment has more than 1,048,576 bytes."),
        ("".join(f'<a b{number}=""/>' for number in range(5000)),
         "there are more than 4,096 names of elements and attributes."),
        ("".join(f"<a{number}/>" for number in range(5000)),
         "there are more than 4,096 names of elements and attributes."),
    ],
    ids=["comment", "attribute", "names of attributes", "names of elements"],
)  # fmt: skip
def test_tags_without_end_and_names_without_number_are_refused(
    content: str, sentence: str, tmp_path: Path
) -> None:
    assert _refusal(_tmx(tmp_path, _map(content))) == f"line 1: {sentence}"


@pytest.mark.parametrize("element", ["<a/>", '<layer><data><tile gid="1"/></data></layer>'])
def test_more_elements_than_any_map_needs_are_refused(
    element: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazewright.files.tiled.xml._MOST_ELEMENTS", 100)
    said = _refusal(_tmx(tmp_path, _map(element * 101)))
    assert said == "line 1: the map is made of more than 100 elements."


def test_more_objects_than_any_map_needs_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazewright.files.tiled.xml.MAX_PARTS", 100)
    said = _refusal(_tmx(tmp_path, _map("<objectgroup>" + "<object/>" * 100 + "</objectgroup>")))
    assert said == "line 1: the map has more than 100 layers, chunks, objects and properties."


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
    ("value", "sentence"),
    [
        (rb'"\q"', "JSON is malformed"),
        (b'"\xff"', "layer 'a': the data are no text."),
        (b"{}", "layer 'a': the layer has no"),
    ],
)
def test_data_that_are_no_text_are_refused(value: bytes, sentence: str, tmp_path: Path) -> None:
    layer = {"type": "tilelayer", "name": "a", "width": 1, "height": 1, "data": "here"}
    map_ = {"width": 1, "height": 1, "tilewidth": 8, "tileheight": 8, "layers": [layer]}
    path = _tmj(tmp_path, json.dumps(map_).encode().replace(b'"here"', value))
    assert _refusal(path).startswith(sentence)


def test_more_levels_than_any_map_needs_are_neither_read_nor_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    level = f"<group>{_layer('1', 1, 1)}</group>"
    path = _tmx(tmp_path, _mask(3 * level, 1, 1))
    assert read(path).shape == (3, 1, 1)
    monkeypatch.setattr("mazewright.files.tiled.reading.MAX_LEVELS", 2)
    monkeypatch.setattr("mazewright.files.tiled.writing.MAX_LEVELS", 2)
    assert _refusal(path) == "there are more than 2 groups, each of which is a level."
    with pytest.raises(MazeFileError, match="there are 3 levels; 2 are the most"):
        write(Maze.blank(1, 1, levels=3), tmp_path / "b.tmx")


def test_gaps_are_counted_in_all_levels_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    level = f"<group>{_layer('16', 1, 1)}</group>"
    path = _tmx(tmp_path, _mask(3 * level, 1, 1))
    assert len(read(path).markers) == 12
    monkeypatch.setattr("mazewright.files.tiled.objects.MAX_THINGS", 11)
    assert _refusal(path) == "there are more than 11 gaps in the border."


def test_a_few_tiles_do_not_become_a_board_without_end(tmp_path: Path) -> None:
    chunks = "".join(f'<chunk x="{at}" y="{at}" width="1" height="1">1</chunk>' for at in (0, 9999))
    said = _refusal(_tmx(tmp_path, _map(f'<layer><data encoding="csv">{chunks}</data></layer>')))
    assert said == "the 2 tiles of its chunks lie too far apart, in 10000 × 10000 cells."


def test_layers_beside_chunks_count_too(tmp_path: Path) -> None:
    chunk = '<layer><data encoding="csv"><chunk x="0" y="0" width="1" height="1">1</chunk><chunk x="7999" '
    chunk += 'y="7999" width="1" height="1">1</chunk></data></layer>'
    whole = _layer("1", 8000, 8000) * 5
    said = _refusal(_tmx(tmp_path, _map(chunk + whole)))
    assert said == "the layers have 320,000,002 tiles in all; 268,435,456 are the most."


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
    for numbers, sentence in (
        ("1,2,x,3", "the tiles are not numbers with commas between"),
        ("1,2,,3", "the tiles are not numbers with commas between"),
        ("1,2,3,4294967296", "4294967296 is not the number of a tile, which has 32 bits"),
        ("1,2,3", "there are 3 tiles instead of 4"),
        ("", "the layer has no data"),
    ):
        assert _refusal(_tmx(tmp_path, _map(_layer(numbers)))) == f"layer 'a': {sentence}."
    said = _refusal(_tmx(tmp_path, _mask(_layer("1,1,1,99"), 2, 2)))
    assert said == "layer 'a': tile 99 in row 1, column 1 is none of the 16 that stand for a cell."


def test_walls_are_what_layers_or_tiles_say_whatever_the_number_of_the_tile(tmp_path: Path) -> None:
    solid = '<tile id="{}"><properties><property name="solid" type="bool" value="true"/></properties></tile>'
    tiles = "".join(map(solid.format, (0, 5, -3, 1 << 28)))
    ground = _layer("1,6,7,268435455")
    maze = read(_tmx(tmp_path, _map(f'<tileset firstgid="1">{tiles}</tileset>{ground}')))
    assert (maze.cells[0] >> 1).tolist() == [[Matter.ROCK, Matter.ROCK], [Matter.FLOOR, Matter.FLOOR]]
    maze = read(_tmx(tmp_path, _map(ground + _layer("0,0,0,268435455", name="Walls"))))
    assert np.flatnonzero(maze.cells >> 1 == Matter.ROCK).tolist() == [3]
