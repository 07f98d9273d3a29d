"""Maps of Tiled that others made: every encoding, and what is refused."""

from __future__ import annotations

import base64
import gzip
import json
import zlib
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazewright.errors import MazeFileError
from mazewright.files import identify, read
from mazewright.files.tiled.data import zstd
from mazewright.maze import Marker, MarkerKind, Maze, PortSide
from mazewright.maze.codes import Matter
from tests.drawing import blocks, walls
from tests.files.holding import file_holding

_GIDS = np.array([1, 2, 0, 0x80000003], dtype="<u4").tobytes()
_TMX = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<map orientation="orthogonal" width="2" height="2" '
    'tilewidth="16" tileheight="16" infinite="0">\n<tileset firstgid="1" source="/etc/passwd"/>\n'
    '<layer id="1" name="Ground" width="2" height="2">\n<data encoding="csv">\n1,2,\n0,2147483651\n</data>'
    "\n</layer>\n</map>\n"
)
_DATA = '<data encoding="csv">\n1,2,\n0,2147483651\n</data>'
_MASK = (
    '<map orientation="orthogonal" width="2" height="1" tilewidth="16" tileheight="16"><properties>'
    '<property name="mazeEncoding" value="mask"/></properties><tileset firstgid="5"/><group name="g">'
    '<layer name="Cells" width="2" height="1"><data encoding="csv">7,13</data></layer><objectgroup>'
    '<object id="1" type="teleporter" x="8" y="8"><properties><property name="object" type="object" '
    'value="2"/></properties><point/></object><object id="2" type="teleporter" x="24" y="8"><point/></object>'
    '<object id="3" type="lamp" x="900" y="8"/></objectgroup></group></map>'
)


_tmx = partial(file_holding, "a.tmx")


def _tmj(folder: Path, **said: Any) -> Path:
    layer = {"type": "tilelayer", "name": "Ground", "width": 2, "height": 2, "data": [1, 2, 0, 0x80000003]}
    map_ = {"height": 2, "infinite": False, "layers": [layer | said.pop("layer", {})], "type": "map"}
    more = {"orientation": "orthogonal", "tilewidth": 16, "tileheight": 16, "width": 2}
    (folder / "a.tmj").write_text(json.dumps(map_ | more | said))
    return folder / "a.tmj"


def _refusal(path: Path, format: str | None = None) -> str:
    with pytest.raises(MazeFileError) as error:
        read(path, format=format)
    return str(error.value).removeprefix(f"{path}").lstrip(":, ")


_PACKED = [
    ('encoding="base64"', _GIDS),
    ('encoding="base64" compression="zlib"', zlib.compress(_GIDS)),
    ('encoding="base64" compression="gzip"', gzip.compress(_GIDS)),
    ('encoding="base64" compression="zstd"', zstd.compress(_GIDS)),
]


@pytest.mark.parametrize("file", ["plain", "cells", "crlf", "blanks", "comma"])
def test_tiles_as_text(file: str, tmp_path: Path) -> None:
    text = {
        "plain": _TMX,
        "cells": _TMX.replace(
            _DATA, '<data><tile gid="1"/><tile gid="2"/><tile/><tile gid="2147483651"/></data>'
        ),
        "crlf": _TMX.replace("\n", "\r\n"),
        "blanks": _TMX.replace("1,2,", " 1 ,\t2 , "),
        "comma": _TMX.replace("3651\n", "3651,\n"),
    }[file]
    path = _tmx(tmp_path, text)
    assert identify(path).name == "tmx-blocks"
    assert read(path) == blocks("..\n#.")


@pytest.mark.parametrize(("said", "data"), _PACKED, ids=["plain", "zlib", "gzip", "zstd"])
def test_tiles_as_base64(said: str, data: bytes, tmp_path: Path) -> None:
    text = base64.b64encode(data).decode()
    assert read(_tmx(tmp_path, _TMX.replace(_DATA, f"<data {said}>\n  {text}\n</data>"))) == blocks("..\n#.")
    compression = said.partition("compression=")[2].strip('"')
    layer = {"encoding": "base64", "compression": compression, "data": text}
    assert read(_tmj(tmp_path, layer=layer)) == blocks("..\n#.")


def test_the_vector_of_the_design(tmp_path: Path) -> None:
    for compression, data in (("", "AQAAAAIAAAAAAAAAAwAAgA=="), ("zlib", "eJxjZGBgYGKAAGYGhgYAAMQAhw==")):
        layer = {"encoding": "base64", "compression": compression, "data": data}
        assert read(_tmj(tmp_path, layer=layer)) == blocks("..\n#.")


def test_json_with_numbers(tmp_path: Path) -> None:
    path = _tmj(tmp_path)
    assert identify(path).name == "tmj-blocks"
    assert read(path) == blocks("..\n#.")


def test_an_infinite_map_reaches_as_far_as_its_chunks(tmp_path: Path) -> None:
    chunks = (
        '<data encoding="csv"><chunk x="-2" y="-3" width="2" height="1">1,0</chunk>'
        '<chunk x="0" y="-2" width="1" height="2">0,1</chunk></data>'
    )
    text = _TMX.replace(_DATA, chunks).replace('infinite="0"', 'infinite="1"')
    drawn = blocks(".##\n###\n##.")
    assert read(_tmx(tmp_path, text)) == Maze(drawn.cells, drawn.walls, origin=(-3, -2))
    empty = '<layer name="none" width="2" height="2"><data encoding="csv"/></layer></map>'
    assert read(_tmx(tmp_path, text.replace("</map>", empty))).shape == (1, 3, 3)
    listed = [{"x": -2, "y": -3, "width": 2, "height": 1, "data": [1, 0]}]
    held = read(_tmj(tmp_path, infinite=True, layer={"chunks": listed, "data": None}))
    assert (held.origin, held.cells.tolist()) == ((-3, -2), [[[2, 0]]])


@pytest.mark.parametrize(
    "said",
    [
        ('name="Ground"', 'name="The Walls"'),
        ("<data", '<properties><property name="collides" type="bool" value="true"/></properties><data'),
    ],
)
def test_tiles_of_layers_of_walls_are_rock(said: tuple[str, str], tmp_path: Path) -> None:
    assert read(_tmx(tmp_path, _TMX.replace(*said))) == blocks("##\n.#")


def test_tiles_that_are_said_to_be_solid_are_rock(tmp_path: Path) -> None:
    tile = (
        '<tileset firstgid="1"><tile id="2"><properties><property name="solid" type="bool" value="true"/>'
        "</properties></tile></tileset>"
    )
    text = _TMX.replace('<tileset firstgid="1" source="/etc/passwd"/>', tile)
    assert read(_tmx(tmp_path, text)) == blocks("..\n.#")
    off = text.replace('value="true"', 'value="false"')
    assert read(_tmx(tmp_path, off)) == blocks("..\n#.")


def test_groups_of_other_maps_are_one_level(tmp_path: Path) -> None:
    second = (
        '<group><layer name="More" width="2" height="2"><data encoding="csv">0,0,1,0</data></layer></group>'
    )
    assert read(_tmx(tmp_path, _TMX.replace("</map>", f"{second}</map>"))) == blocks("..\n..")


def test_a_mask_drawn_by_hand(tmp_path: Path) -> None:
    maze = read(_tmx(tmp_path, _MASK))
    assert identify(tmp_path / "a.tmx").name == "tmx-mask"
    assert np.array_equal(maze.walls, walls("+---+---+\n|       |\n+---+---+").walls)
    assert list(maze.markers) == []
    assert [(link.first.cell, link.second.cell, link.one_way) for link in maze.links] == [
        ((0, 0, 0), (0, 0, 1), True)
    ]


def test_a_wall_that_one_cell_has_stands_and_a_gap_is_a_note(tmp_path: Path) -> None:
    maze = read(_tmx(tmp_path, _MASK.replace("7,13", "8,5")))
    assert np.array_equal(maze.walls, walls("+---+---+\n|   |   |\n+---+---+").walls)
    assert list(maze.markers) == [Marker(MarkerKind.NOTE, (0, 0, 0), PortSide.N)]


def test_a_cell_without_a_tile_is_rock(tmp_path: Path) -> None:
    maze = read(
        _tmx(tmp_path, _MASK.replace("7,13", "7,0").replace('x="24"', 'x="2"').replace("teleporter", ""))
    )
    assert (maze.cells[0] >> 1).tolist() == [[Matter.FLOOR, Matter.ROCK]]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("1,2,\n0", "1,2,\n0,4", "layer 'Ground': there are 5 tiles instead of 4"),
        ("1,2,\n0", "1,-2,\n0", "layer 'Ground': the tiles are not numbers with commas between"),
        ("1,2,\n0", "1,2 3,\n0", "layer 'Ground': the tiles are not numbers with commas between"),
        ("2147483651", "4294967296", "layer 'Ground': 4294967296 is not the number of a tile"),
        ('encoding="csv"', 'encoding="hex"', "layer 'Ground': data in the encoding 'hex' are not read"),
        (_DATA, "", "layer 'Ground': the layer has no data"),
        ('Ground" width="2"', 'Ground" width="3"', "layer 'Ground': the layer has 2 × 3 tiles, the map"),
        ('nal" width="2"', 'nal" width="-2"', "expected an integer"),
        ('height="2" tile', 'height="99999999" tile', "layer 'Ground': the layer has 2 × 2 tiles"),
        ('width="2" height="2" tile', 'width="99999" height="99999" tile', "1 × 99999 × 99999 cells are too"),
        ('width="2" height="2" tile', 'width="0" height="2" tile', "a maze of 1 × 2 × 0 has no cells"),
        ("orthogonal", "hexagonal", "'hexagonal' maps are not read, only orthogonal and isometric ones"),
        ("</layer>", "", "line 10: this is not well-formed XML: “mismatched tag”"),
        ("<map", "<!DOCTYPE map><map", "line 2: a map cannot have a document type declaration."),
        ("<layer", "<group>" * 70 + "<layer", "line 4: elements are nested more than 64 deep"),
        ('encoding="UTF-8"', 'encoding="UTF-7"', "the text is in an encoding that is not read; UTF-8 is"),
        ('infinite="0"', 'infinite="1"', "the infinite map has no tiles"),
        ('infinite="0"', 'infinite="maybe"', "expected true or false, got text at infinite"),
        ("<layer", "<other", "line 9: this is not well-formed XML: “mismatched tag”"),
    ],
)  # fmt: skip
def test_what_is_no_such_map_is_refused(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    assert _refusal(_tmx(tmp_path, _TMX.replace(old, new, 1))).startswith(sentence)


def test_a_map_without_tiles_is_refused(tmp_path: Path) -> None:
    text = _TMX.replace("layer", "imagelayer")
    assert _refusal(_tmx(tmp_path, text)) == "the map has no layer of tiles."
    bare = _MASK.replace(
        '<layer name="Cells" width="2" height="1"><data encoding="csv">7,13</data></layer>', ""
    )
    assert _refusal(_tmx(tmp_path, bare)) == "group 'g' has no layer of tiles."


def test_entities_are_not_unfolded(tmp_path: Path) -> None:
    bomb = '<!DOCTYPE map [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><map orientation="orthogonal">&b;</map>'
    assert "a map cannot have a document type" in _refusal(_tmx(tmp_path, bomb))
    file = '<!DOCTYPE map [<!ENTITY a SYSTEM "file:///etc/passwd">]><map orientation="orthogonal">&a;</map>'
    assert "a map cannot have a document type" in _refusal(_tmx(tmp_path, file))


def test_other_documents_are_refused(tmp_path: Path) -> None:
    for text in ('<map version="1.0.1"><node/></map>', "<tileset/>", "<svg/>", '{"layers": 1}', "{}"):
        assert _refusal(_tmx(tmp_path, text)).startswith("this is not a format that Mazewright knows")
    assert "the document is a <svg>, not a <map>" in _refusal(_tmx(tmp_path, "<svg/>"), "tmx-mask")
    assert _refusal(_tmj(tmp_path, type="tileset")) == "this is a 'tileset' of Tiled, not a map."


@pytest.mark.parametrize(
    ("layer", "sentence"),
    [
        ({"compression": "zlib", "data": base64.b64encode(zlib.compress(bytes(1 << 22))).decode()},
         "there are more tiles than the 4 that there should be"),
        ({"compression": "gzip", "data": base64.b64encode(gzip.compress(_GIDS)[:-12]).decode()},
         "there are "),
        ({"compression": "zstd", "data": base64.b64encode(zstd.compress(bytes(1 << 22))).decode()},
         "there are more tiles than the 4 that there should be"),
        ({"compression": "zstd", "data": base64.b64encode(zstd.compress(_GIDS)[:-4]).decode()}, "th"),
        ({"compression": "zstd", "data": "AAAA"}, "the zstd data are damaged"),
        ({"compression": "zlib", "data": "AAAA"}, "the zlib data are damaged"),
        ({"compression": "zlib", "data": "A*AA"}, "the data are not base64"),
        ({"compression": "zlib", "data": base64.b64encode(zlib.compress(bytes(8))).decode()},
         "there are 2 tiles instead of 4"),
        ({"data": "AAAA"}, "there are 4 characters of base64 instead of 24"),
        ({"compression": "lzma", "data": "AAAA"}, "data packed by 'lzma' are not read"),
        ({"data": None}, "the layer has no data"),
        ({"data": {}}, "the layer has no data"),
        ({"data": []}, "there are 1 tiles instead of 4"),
    ],
)  # fmt: skip
def test_data_that_are_not_so_many_tiles_are_refused(
    layer: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    said = _refusal(_tmj(tmp_path, layer={"encoding": "base64", **layer}))
    assert said.startswith(f"layer 'Ground': {sentence}")


def test_chunks_that_lie_far_apart_are_refused(tmp_path: Path) -> None:
    chunks = [{"x": x, "y": x, "width": 1, "height": 1, "data": [1]} for x in (-100_000, 100_000)]
    said = _refusal(_tmj(tmp_path, infinite=True, layer={"chunks": chunks, "data": None}))
    assert said == "1 × 200001 × 200001 cells are too many; a maze has at most 268,435,456."


def test_more_layers_than_any_maze_needs_are_refused(tmp_path: Path) -> None:
    layer = {"type": "tilelayer", "width": 16384, "height": 16384, "data": []}
    said = _refusal(_tmj(tmp_path, width=16384, height=16384, layers=[layer, layer]))
    assert said == "the layers have 536,870,912 tiles in all; 268,435,456 are the most."


def test_layers_that_lie_too_deep_are_refused(tmp_path: Path) -> None:
    layer: dict[str, Any] = {"type": "group", "layers": []}
    for _ in range(70):
        layer = {"type": "group", "layers": [layer]}
    assert _refusal(_tmj(tmp_path, layers=[layer])) == "groups are nested more than 64 deep."
    path = _tmj(tmp_path)
    path.write_text(path.read_text().replace("[{", '[{"layers":' * 100_000 + "[{"))
    assert _refusal(path) == "layers are nested too deeply."


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('value="mask"', 'value="wool"', "the mazeEncoding 'wool' is unknown. Known: mask, block"),
        ("7,13", "7,21", "layer 'Cells': tile 21 in row 0, column 1 is none of the 16 that stand for a cell"),
        ("7,13", "7,4", "layer 'Cells': tile 4 in row 0, column 1 is none of the 16 that stand for a cell"),
        ('value="2"', 'value="9"', "object 1, 'teleporter': there is no end 9 of a link"),
        ('value="2"', 'value="x"', "the property object is 'x', not an integer"),
        ('value="2"', 'value="0"', "object 1, 'teleporter': it names no partner and has none"),
        ('id="2" type="teleporter"', 'id="2" type="stairs"', "object 1, 'teleporter': its partner"),
        ('id="2" ', 'id="1" ', "object 1, 'teleporter': another object has the same number"),
        ('x="24"', 'x="240"', "cell (0, 0, 15) is outside the maze"),
        ('x="24"', 'x="inf"', "object 2, 'teleporter': it lies at (inf, 8.0), where there is no cell"),
        ('x="24"', 'x="8"', "a link joins two different cells, not cell (0, 0, 0) with itself"),
        ('name="mazeEncoding" value="mask"/>', 'name="mazeEncoding" value="mask"/><property '
         'name="mazeOriginRow" value="1.5"/>', "the property mazeOriginRow is '1.5', not an integer"),
        ('name="object" type="object"', 'name="side"', "object 1, 'teleporter': its side '2' is unknown"),
    ],
)  # fmt: skip
def test_a_maze_that_cannot_be_is_refused(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    assert old in _MASK
    assert _refusal(_tmx(tmp_path, _MASK.replace(old, new, 1))).startswith(sentence)
