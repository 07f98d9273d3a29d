"""Maps of Tiled that others made: every encoding, and what is refused."""

from __future__ import annotations

import base64
import gzip
import json
import math
import zlib
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazarine.files import identify, read, save
from mazarine.files.tiled.data import zstd
from mazarine.files.tiled.messages import TiledMessage
from mazarine.maze import Marker, MarkerKind, Maze, PortSide
from mazarine.maze.codes import Matter
from mazarine.messages import Message
from tests.drawing import blocks, walls
from tests.files.holding import file_holding
from tests.files.refusing import assert_refused, at_line

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
_GROUND = TiledMessage.TILED_LAYER(name="'Ground'")
_CELLS = TiledMessage.TILED_LAYER(name="'Cells'")

_tmx = partial(file_holding, "a.tmx")


def _object(number: int) -> Message:
    return TiledMessage.TILED_OBJECT(id=number, kind="'teleporter'")


def _tmj(folder: Path, **said: Any) -> Path:
    layer = {"type": "tilelayer", "name": "Ground", "width": 2, "height": 2, "data": [1, 2, 0, 0x80000003]}
    map_ = {"height": 2, "infinite": False, "layers": [layer | said.pop("layer", {})], "type": "map"}
    more = {"orientation": "orthogonal", "tilewidth": 16, "tileheight": 16, "width": 2}
    (folder / "a.tmj").write_text(json.dumps(map_ | more | said))
    return folder / "a.tmj"


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
    ("old", "new", "where", "code", "fields"),
    [
        ("1,2,\n0", "1,2,\n0,4", _GROUND, "tile-count", {"count": 5, "expected": 4}),
        ("1,2,\n0", "1,-2,\n0", _GROUND, "tiles-not-numbers", {}),
        ("1,2,\n0", "1,2 3,\n0", _GROUND, "tiles-not-numbers", {}),
        ("2147483651", "4294967296", _GROUND, "not-a-tile-number", {"number": 1 << 32}),
        ('encoding="csv"', 'encoding="hex"', _GROUND, "layer-encoding", {"encoding": "'hex'"}),
        (_DATA, "", _GROUND, "layer-without-data", {}),
        ('Ground" width="2"', 'Ground" width="3"', _GROUND, "layer-size", {"layer_cols": 3, "cols": 2}),
        ('nal" width="2"', 'nal" width="-2"', "", "json-at-least", {"bound": "0"}),
        ('height="2" tile', 'height="99999999" tile', _GROUND, "layer-size",
         {"layer_rows": 2, "rows": 99_999_999}),
        ('width="2" height="2" tile', 'width="99999" height="99999" tile', "", "too-many-cells",
         {"rows": 99_999, "cols": 99_999}),
        ('width="2" height="2" tile', 'width="0" height="2" tile', "", "maze-without-cells", {}),
        ("orthogonal", "oblique", "", "map-orientation", {"orientation": "'oblique'"}),
        ("</layer>", "", at_line(10), "xml-malformed", {"text": "mismatched tag"}),
        ("<map", "<!DOCTYPE map []><map", at_line(2), "xml-doctype", {}),
        ("<layer", "<group>" * 70 + "<layer", at_line(4), "xml-nested-deeper-than",
         {"most": 64}),
        ('encoding="UTF-8"', 'encoding="UTF-7"', "", "xml-encoding", {}),
        ('infinite="0"', 'infinite="1"', "", "no-tiles", {}),
        ('infinite="0"', 'infinite="maybe"', "", "json-type", {}),
        ("<layer", "<other", at_line(9), "xml-malformed", {"text": "mismatched tag"}),
    ],
)  # fmt: skip
def test_what_is_no_such_map_is_refused(
    old: str, new: str, where: Message | str, code: str, fields: dict[str, object], tmp_path: Path
) -> None:
    assert_refused(_tmx(tmp_path, _TMX.replace(old, new, 1)), code, where, **fields)


def test_a_map_without_tiles_is_refused(tmp_path: Path) -> None:
    text = _TMX.replace("layer", "imagelayer")
    assert_refused(_tmx(tmp_path, text), "no-tile-layer")
    bare = _MASK.replace(
        '<layer name="Cells" width="2" height="1"><data encoding="csv">7,13</data></layer>', ""
    )
    assert_refused(_tmx(tmp_path, bare), "group-without-tile-layer", name="'g'")


def test_the_document_type_of_old_maps_is_skipped_and_kept(tmp_path: Path) -> None:
    doctype = '<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">'
    path = _tmx(tmp_path, _TMX.replace("<map", f"{doctype}\n<map", 1))
    maze = read(path)
    assert np.count_nonzero(maze.cells >> 1 == Matter.ROCK) == 1
    save(maze, path).write(None)
    assert doctype in path.read_text()


def test_entities_are_not_unfolded(tmp_path: Path) -> None:
    bomb = '<!DOCTYPE map [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><map orientation="orthogonal">&b;</map>'
    assert_refused(_tmx(tmp_path, bomb), "xml-doctype", at_line(1))
    file = '<!DOCTYPE map [<!ENTITY a SYSTEM "file:///etc/passwd">]><map orientation="orthogonal">&a;</map>'
    assert_refused(_tmx(tmp_path, file), "xml-doctype", at_line(1))


def test_entities_of_a_document_type_elsewhere_are_refused(tmp_path: Path) -> None:
    text = _TMX.replace("<map", '<!DOCTYPE map SYSTEM "map.dtd">\n<map', 1).replace("2147483651", "&a;")
    assert_refused(_tmx(tmp_path, text), "xml-entity", at_line(8), name="'a'")


def test_other_documents_are_refused(tmp_path: Path) -> None:
    for text in ('<map version="1.0.1"><node/></map>', "<tileset/>", "<svg/>", '{"layers": 1}', "{}"):
        assert_refused(_tmx(tmp_path, text), "other-kind")
    path = _tmx(tmp_path, "<svg/>")
    assert_refused(path, "xml-root", at_line(1), format="tmx-mask", tag="svg")
    assert_refused(_tmj(tmp_path, type="tileset"), "not-a-tiled-map", type="'tileset'")


@pytest.mark.parametrize(
    ("layer", "code", "fields"),
    [
        ({"compression": "zlib", "data": base64.b64encode(zlib.compress(bytes(1 << 22))).decode()},
         "more-tiles", {"expected": 4}),
        ({"compression": "gzip", "data": base64.b64encode(gzip.compress(_GIDS)[:-12]).decode()},
         "tile-count", {"expected": 4}),
        ({"compression": "zstd", "data": base64.b64encode(zstd.compress(bytes(1 << 22))).decode()},
         "more-tiles", {"expected": 4}),
        ({"compression": "zstd", "data": base64.b64encode(zstd.compress(_GIDS)[:-4]).decode()},
         "tile-count", {"expected": 4}),
        ({"compression": "zstd", "data": "AAAA"}, "zstd-data-unreadable", {}),
        ({"compression": "zlib", "data": "AAAA"}, "compressed-data-damaged", {"compression": "zlib"}),
        ({"compression": "zlib", "data": "A*AA"}, "not-base64", {}),
        ({"compression": "zlib", "data": base64.b64encode(zlib.compress(bytes(8))).decode()},
         "tile-count", {"count": 2, "expected": 4}),
        ({"data": "AAAA"}, "base64-length", {"count": 4, "expected": 24}),
        ({"compression": "lzma", "data": "AAAA"}, "layer-compression", {"compression": "'lzma'"}),
        ({"data": None}, "layer-without-data", {}),
        ({"data": {}}, "layer-without-data", {}),
        ({"data": []}, "tile-count", {"count": 1, "expected": 4}),
    ],
)  # fmt: skip
def test_data_that_are_not_so_many_tiles_are_refused(
    layer: dict[str, Any], code: str, fields: dict[str, object], tmp_path: Path
) -> None:
    assert_refused(_tmj(tmp_path, layer={"encoding": "base64", **layer}), code, _GROUND, **fields)


def test_chunks_that_lie_far_apart_are_refused(tmp_path: Path) -> None:
    chunks = [{"x": x, "y": x, "width": 1, "height": 1, "data": [1]} for x in (-100_000, 100_000)]
    path = _tmj(tmp_path, infinite=True, layer={"chunks": chunks, "data": None})
    assert_refused(path, "too-many-cells", rows=200_001, cols=200_001)


def test_more_layers_than_any_maze_needs_are_refused(tmp_path: Path) -> None:
    layer = {"type": "tilelayer", "width": 16384, "height": 16384, "data": []}
    path = _tmj(tmp_path, width=16384, height=16384, layers=[layer, layer])
    assert_refused(path, "too-many-tiles", count=536_870_912, most=268_435_456)


def test_layers_that_lie_too_deep_are_refused(tmp_path: Path) -> None:
    layer: dict[str, Any] = {"type": "group", "layers": []}
    for _ in range(70):
        layer = {"type": "group", "layers": [layer]}
    assert_refused(_tmj(tmp_path, layers=[layer]), "groups-nested-deeper-than", most=64)
    path = _tmj(tmp_path)
    path.write_text(path.read_text().replace("[{", '[{"layers":' * 100_000 + "[{"))
    assert_refused(path, "nested-too-deep")


@pytest.mark.parametrize(
    ("old", "new", "where", "code", "fields"),
    [
        ('value="mask"', 'value="wool"', "", "maze-encoding", {"encoding": "'wool'"}),
        ("7,13", "7,21", _CELLS, "tile-without-meaning", {"tile": 21, "row": 0, "col": 1, "count": 16}),
        ("7,13", "7,4", _CELLS, "tile-without-meaning", {"tile": 4, "row": 0, "col": 1, "count": 16}),
        ('value="2"', 'value="9"', _object(1), "unknown-partner", {"partner": 9}),
        ('value="2"', 'value="x"', "", "property-not-integer", {"name": "object", "value": "'x'"}),
        ('value="2"', 'value="0"', _object(1), "no-partner", {}),
        ('id="2" type="teleporter"', 'id="2" type="stairs"', _object(1), "partner-kind", {"partner": 2}),
        ('id="2" ', 'id="1" ', _object(1), "object-number-twice", {}),
        ('x="24"', 'x="240"', "", "cell-outside", {"cell": (0, 0, 15)}),
        ('x="24"', 'x="inf"', _object(2), "object-not-on-cell", {"x": math.inf, "y": 8.0}),
        ('x="24"', 'x="8"', "", "link-to-same-cell", {"cell": (0, 0, 0)}),
        ('name="mazeEncoding" value="mask"/>', 'name="mazeEncoding" value="mask"/><property '
         'name="mazeOriginRow" value="1.5"/>', "", "property-not-integer",
         {"name": "mazeOriginRow", "value": "'1.5'"}),
        ('name="object" type="object"', 'name="side"', _object(1), "not-a-port-side", {"value": "'2'"}),
    ],
)  # fmt: skip
def test_a_maze_that_cannot_be_is_refused(
    old: str, new: str, where: Message | str, code: str, fields: dict[str, object], tmp_path: Path
) -> None:
    assert old in _MASK
    assert_refused(_tmx(tmp_path, _MASK.replace(old, new, 1)), code, where, **fields)


def test_what_has_no_tile_around_the_floor_of_an_infinite_map_is_rock(tmp_path: Path) -> None:
    drawn = ["#####.", "#...#.", "#...#.", "#####.", "......"]
    layers = [
        {
            "type": "tilelayer",
            "name": name,
            "chunks": [{"x": 0, "y": 0, "width": 6, "height": 5, "data": data}],
        }
        for name, data in (
            ("Ground", [int(row < 4 and col < 5) for row in range(5) for col in range(6)]),
            ("Walls", [int(sign == "#") for row in drawn for sign in row]),
        )
    ]
    path = _tmj(tmp_path, infinite=True, layers=layers)
    notes: list[Message] = []
    assert read(path, notes=notes) == blocks("######\n#...##\n#...##\n######\n######")
    assert [note.code for note in notes] == ["walls-of-layers", "cells-without-tiles"]
