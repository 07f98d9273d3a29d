"""A native file that is broken, hostile or from the future gets one sentence, and takes no memory."""

from __future__ import annotations

import json
import struct
import tracemalloc
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazarine.errors import MazeFileError
from mazarine.files import read, write
from mazarine.files.limits import MAX_DIRECTORY_BYTES, MAX_THINGS
from mazarine.files.messages import FileMessage, JsonType
from mazarine.maze import Maze
from mazarine.maze.messages import PortText
from tests.files.forged import Members, forge, manifest, npy, npy_with_header, pack
from tests.files.refusing import assert_refused
from tests.refusals import refused

_MAZE = Maze.blank(2, 3)
_LEAST_MEMORY = 1 << 24


@pytest.fixture(autouse=True)
def _takes_little_memory() -> Iterator[None]:
    """Fail a test whose file made the reader take more than 16 MB."""
    tracemalloc.start()
    yield
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < _LEAST_MEMORY


def test_a_missing_file(tmp_path: Path) -> None:
    assert_refused(tmp_path / "a.maze", "file-missing")


def test_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "a.maze"
    path.touch()
    assert_refused(path, "file-empty")


def test_a_folder(tmp_path: Path) -> None:
    assert_refused(tmp_path, "file-is-folder")


def test_a_file_that_is_no_zip(tmp_path: Path) -> None:
    path = tmp_path / "a.maze"
    path.write_bytes(b"\0\1\2 nothing of the kind")
    assert_refused(path, "other-kind", step=FileMessage.NATIVE_HINT())


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.99])
def test_a_truncated_file(tmp_path: Path, share: float) -> None:
    path = forge(tmp_path / "a.maze")
    data = path.read_bytes()
    path.write_bytes(data[: int(len(data) * share)])
    assert_refused(path, "archive-cut-short")


@pytest.mark.parametrize("part", ["manifest", "cells", "walls"])
def test_a_member_that_is_missing(tmp_path: Path, part: str) -> None:
    name = {"manifest": "maze.json"}.get(part, f"{part}.npy")
    assert_refused(forge(tmp_path / "a.maze", **{part: None}), "member-missing", name)


def test_a_member_that_is_there_twice(tmp_path: Path) -> None:
    path = pack(tmp_path / "a.maze", [*_members(), ("walls.npy", npy(_MAZE.walls))])
    assert_refused(path, "member-twice", "walls.npy")


def test_an_archive_of_many_members(tmp_path: Path) -> None:
    path = pack(tmp_path / "a.maze", [(f"{number}", b"") for number in range(100)])
    assert_refused(path, "too-many-members", count=100)


def test_an_archive_with_a_list_of_many_thousand_members(tmp_path: Path) -> None:
    path = pack(tmp_path / "a.maze", [(f"{number}", b"") for number in range(3000)])
    assert_refused(path, "directory-too-long", most=MAX_DIRECTORY_BYTES)


def test_an_encrypted_member(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze")
    _patch_directory(path, "cells.npy", offset=8, value=b"\x01\x00")
    assert_refused(path, "member-encrypted", "cells.npy")


def test_a_member_packed_otherwise(tmp_path: Path) -> None:
    path = pack(tmp_path / "a.maze", _members(), method=zipfile.ZIP_BZIP2)
    assert_refused(path, "member-compression", "maze.json")


def test_a_wrong_checksum(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze")
    _patch_directory(path, "walls.npy", offset=16, value=b"\0\0\0\0")
    assert_refused(path, "file-damaged-detail", "walls.npy")


def test_an_archive_of_the_64_bit_form(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze")
    data = path.read_bytes()
    end = data.rindex(b"PK\x05\x06")
    locator = struct.pack("<4sLQL", b"PK\x06\x07", 0, 0, 1)
    path.write_bytes(data[:end] + locator + data[end:])
    assert_refused(path, "archive-64-bit")


def test_a_bomb_that_unpacks_to_more_than_the_maze(tmp_path: Path) -> None:
    bomb = forge(tmp_path / "a.maze", cells=npy(_MAZE.cells) + bytes(1 << 22))
    assert_refused(bomb, "too-many-bytes", "cells.npy", size=4_194_438)


def test_a_manifest_that_unpacks_to_a_gigabyte(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze")
    _patch_directory(path, "maze.json", offset=24, value=struct.pack("<L", 1 << 30))
    assert_refused(path, "too-many-bytes", "maze.json", size=1 << 30, most=1 << 24)


def test_a_member_that_claims_to_be_larger_than_deflate_can_pack(tmp_path: Path) -> None:
    size = 1 << 26
    said = manifest(rows=1 << 13, cols=1 << 13)
    header = npy_with_header(
        f"{{'descr': '|u1', 'fortran_order': False, 'shape': (1, {1 << 13}, {1 << 13}), }}"
    )
    path = forge(tmp_path / "a.maze", manifest=said, cells=header)
    _patch_directory(path, "cells.npy", offset=24, value=struct.pack("<L", size + len(header)))
    assert_refused(path, "member-size-wrong", "cells.npy")


def test_a_member_that_unpacks_to_nothing_for_a_long_time(tmp_path: Path) -> None:
    array = npy(_MAZE.cells)
    compressor = zlib.compressobj(wbits=-15)
    packed = b"\0\0\0\xff\xff" * 1000 + compressor.compress(array) + compressor.flush()
    path = pack(tmp_path / "a.maze", [("cells.npy", packed), *_members()[::2]], zipfile.ZIP_STORED)
    _patch_directory(path, "cells.npy", offset=10, value=struct.pack("<H", zipfile.ZIP_DEFLATED))
    _patch_directory(path, "cells.npy", offset=16, value=struct.pack("<L", zlib.crc32(array)))
    _patch_directory(path, "cells.npy", offset=24, value=struct.pack("<L", len(array)))
    assert_refused(path, "member-size-wrong", "cells.npy")


@pytest.mark.parametrize(
    ("growth", "code", "fields"),
    [
        (np.zeros((2, 3), dtype=np.int64), "points-array", {}),
        (np.zeros((3, 2), dtype="<i4"), "points-array", {}),
        (np.zeros((2, 3), dtype="<i4", order="F"), "points-array", {}),
        (np.array([[0, 0, 2]], dtype="<i4"), "grown-point-state", {}),
        (np.array([[1 << 30, 1 - (1 << 31), 0]], dtype="<i4"), "grown-point-too-far", {}),
        (np.zeros((0, 3), dtype="<i4"), "grown-points-table", {"most": 131_072}),
        (npy(np.zeros((2, 3), dtype="<i4"))[:-1], "wrong-bytes", {"size": 151, "expected": 152}),
        (b"", "not-numpy", {}),
    ],
)
def test_a_growth_that_cannot_be(tmp_path: Path, growth: Any, code: str, fields: dict[str, Any]) -> None:
    assert_refused(forge(tmp_path / "a.maze", growth=growth), code, "growth.npy", **fields)


def test_a_growth_of_squares(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze", growth=np.array([[0, 0, 0]], dtype="<i4"))
    assert_refused(path, "growth-needs-honeycomb")


def test_a_growth_that_unpacks_to_a_gigabyte(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze", growth=np.array([[0, 0, 0]], dtype="<i4"))
    _patch_directory(path, "growth.npy", offset=24, value=struct.pack("<L", 1 << 30))
    assert_refused(path, "too-many-bytes", "growth.npy", size=1 << 30, most=1_581_056)


def test_a_hundred_gigabytes_in_the_manifest(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze", manifest=manifest(rows=316_228, cols=316_228))
    assert_refused(path, "too-many-cells", "maze.json", levels=1, rows=316_228, cols=316_228)


@pytest.mark.parametrize(
    ("changes", "code", "fields"),
    [
        ({"version": 2}, "later-version", {"found": 2, "known": 1}),
        ({"version": 0}, "unknown-version", {"found": 0}),
        ({"version": "1"}, "json-type", {"found": JsonType.JSON_TEXT(), "place": "version"}),
        ({"version": ...}, "json-key-missing", {"key": "'version'", "place": FileMessage.JSON_TOP()}),
        ({"format": "tiled"}, "format-key", {"found": "'tiled'", "expected": "'mazarine'"}),
        ({"lattice": "hexagons"}, "unknown-lattice", {"name": "'hexagons'"}),
        ({"mirrored": True}, "lattice-not-mirrored", {"name": "square"}),
        ({"rows": 0}, "maze-without-cells", {}),
        ({"rows": -2}, "maze-without-cells", {}),
        ({"rows": 2.5}, "json-type", {"found": JsonType.JSON_NUMBER(), "place": "rows"}),
        ({"rows": 1 << 70}, "too-many-cells", {"rows": 1 << 70}),
        ({"mood": 1 << 70}, "integer-too-large", {}),
        ({"rows": None}, "json-type", {"found": JsonType.JSON_NULL(), "place": "rows"}),
        ({"rows": ...}, "json-key-missing", {"key": "'rows'"}),
        ({"title": 7}, "json-type", {"found": JsonType.JSON_INTEGER(), "place": "title"}),
        ({"origin": [0]}, "json-length", {"length": 2, "place": "origin"}),
        ({"origin": [0, 1 << 40]}, "json-at-most", {"bound": "2147483647", "place": "origin[1]"}),
        ({"links": {}}, "json-type", {"found": JsonType.JSON_OBJECT(), "place": "links"}),
        ({"properties": []}, "json-type", {"found": JsonType.JSON_LIST(), "place": "properties"}),
    ],
)
def test_a_manifest_that_says_something_else(
    tmp_path: Path, changes: dict[str, Any], code: str, fields: dict[str, Any]
) -> None:
    path = forge(tmp_path / "a.maze", manifest=manifest(**changes))
    assert_refused(path, code, "maze.json", **fields)


def test_a_value_of_a_wrong_type_is_reported_in_plain_words(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze", manifest=manifest(title=7))
    with pytest.raises(MazeFileError) as caught:
        read(path)
    assert str(caught.value) == f"{path}, maze.json: expected text, found an integer at title."


def test_an_origin_beyond_all_measure(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze", manifest=manifest(origin=[0, 1 << 30]))
    assert_refused(path, "origin-too-far", origin=(0, 1 << 30), farthest=268_435_456)


def test_a_later_version_may_have_changed_anything_else(tmp_path: Path) -> None:
    later = {"format": "mazarine", "version": 7, "rows": "two", "cells": []}
    assert_refused(forge(tmp_path / "a.maze", manifest=later), "later-version", "maze.json", found=7)


@pytest.mark.parametrize(
    ("data", "code", "fields"),
    [
        (b"", "json-cut-short", {}),
        (b"[]", "json-type", {"found": JsonType.JSON_LIST(), "place": FileMessage.JSON_TOP()}),
        (b"{", "json-cut-short", {}),
        (b'{"format": "mazarine", "version": NaN}', "json-malformed",
         {"text": "invalid character (byte 34)"}),
        (b'{"a": ' + b"[" * 5000 + b"]" * 5000 + b"}", "nested-too-deep", {}),
        (b'{"title": "\xff\xfe"}', "not-utf8", {}),
        (b"\xff\xfe{\0}\0", "json-malformed", {"text": "invalid character (byte 0)"}),
        (b'{"rows": ' + b"1" * 5000 + b"}", "json-out-of-range", {}),
    ],
)  # fmt: skip
def test_a_manifest_that_is_no_json(tmp_path: Path, data: bytes, code: str, fields: dict[str, Any]) -> None:
    assert_refused(forge(tmp_path / "a.maze", manifest=data), code, "maze.json", **fields)


def test_json_that_is_deep_but_not_too_deep_for_the_parser(tmp_path: Path) -> None:
    deep: Any = None
    for _ in range(70):
        deep = [deep]
    path = forge(tmp_path / "a.maze", manifest=manifest(mood=deep))
    assert_refused(path, "nested-deeper-than", "maze.json", most=64)


def test_a_surrogate_by_half_in_a_title(tmp_path: Path) -> None:
    data = json.dumps(manifest()).replace('"version"', '"title": "\\ud800", "version"').encode()
    with pytest.raises(MazeFileError) as caught:
        read(forge(tmp_path / "a.maze", manifest=data))
    assert caught.value.where == "maze.json"


_FIRST, _SECOND = {"cell": [0, 0, 0], "side": "pad"}, {"cell": [0, 1, 2], "side": "pad"}


@pytest.mark.parametrize(
    ("link", "where", "code", "fields"),
    [
        ({"to": _SECOND}, "maze.json, links[0]", "json-key-missing", {"key": "'from'"}),
        ({"from": 7, "to": _SECOND}, "maze.json, links[0]", "json-type",
         {"found": JsonType.JSON_INTEGER(), "place": "from"}),
        ({"from": {"cell": [0, 0]}, "to": _SECOND}, "maze.json, links[0]", "json-length",
         {"length": 3, "place": "from.cell"}),
        ({"from": _FIRST, "to": _SECOND, "kind": "wormhole"}, "maze.json, links[0]", "not-a-link-kind",
         {"value": "'wormhole'"}),
        ({"from": _FIRST, "to": {"cell": [0, 1, 2], "side": "middle"}}, "maze.json, links[0]",
         "not-a-port-side", {"value": "'middle'"}),
        ({"from": _FIRST, "to": {"cell": [0, 1, 99], "side": "pad"}}, "", "cell-outside",
         {"cell": (0, 1, 99), "last_level": 0, "last_row": 1, "last_col": 2}),
        ({"from": _FIRST, "to": {"cell": [0, 1, 10**30], "side": "pad"}}, "maze.json", "integer-too-large",
         {}),
        ({"from": _FIRST, "to": _FIRST}, "", "link-to-same-cell", {"cell": (0, 0, 0)}),
        ({"from": {"cell": [0, 0, 0], "side": "E"}, "to": _SECOND}, "", "port-not-in-wall",
         {"side": "E", "cell": (0, 0, 0)}),
        ({"from": {"cell": [0, 0, 0], "side": "up"}, "to": _SECOND}, "", "teleporter-port", {}),
    ],
)  # fmt: skip
def test_a_link_that_cannot_be(
    tmp_path: Path, link: dict[str, Any], where: str, code: str, fields: dict[str, Any]
) -> None:
    assert_refused(forge(tmp_path / "a.maze", manifest=manifest(links=[link])), code, where, **fields)


def test_a_link_into_rock(tmp_path: Path) -> None:
    cells = _MAZE.cells.copy()
    cells[0, 1, 2] = 0
    path = forge(tmp_path / "a.maze", cells=cells, manifest=manifest(links=[{"from": _FIRST, "to": _SECOND}]))
    assert_refused(path, "link-end-in-rock", cell=(0, 1, 2))


def test_two_links_on_one_port(tmp_path: Path) -> None:
    links = [{"from": _FIRST, "to": _SECOND}, {"from": {"cell": [0, 1, 0]}, "to": _SECOND}]
    path = forge(tmp_path / "a.maze", manifest=manifest(links=links))
    assert_refused(path, "port-in-use", port=PortText.PAD_OF_CELL(cell=(0, 1, 2)))


@pytest.mark.parametrize(
    ("marker", "where", "code", "fields"),
    [
        ({"kind": "dragon", "cell": [0, 1, 2]}, "maze.json, markers[0]", "not-a-marker-kind",
         {"value": "'dragon'"}),
        ({"kind": "note", "cell": [1, 0, 0]}, "", "cell-outside", {"cell": (1, 0, 0)}),
        ({"kind": "note", "cell": [0, 0, 0], "side": "S"}, "", "marker-side-not-on-border",
         {"side": "S", "cell": (0, 0, 0)}),
    ],
)  # fmt: skip
def test_a_marker_that_cannot_be(
    tmp_path: Path, marker: dict[str, Any], where: str, code: str, fields: dict[str, Any]
) -> None:
    assert_refused(forge(tmp_path / "a.maze", manifest=manifest(markers=[marker])), code, where, **fields)


def test_more_markers_than_any_maze_needs(tmp_path: Path) -> None:
    markers = ",".join(["{}"] * (MAX_THINGS + 1))
    data = json.dumps(manifest(markers="here")).replace('"here"', f"[{markers}]").encode()
    tracemalloc.reset_peak()
    path = forge(tmp_path / "a.maze", manifest=data)
    assert_refused(path, "too-many-markers", "maze.json", count=MAX_THINGS + 1, most=MAX_THINGS)
    tracemalloc.reset_peak()  # a hundred thousand empty objects are 30 MB


@pytest.mark.parametrize("part", ["cells", "walls"])
@pytest.mark.parametrize(
    ("value", "code", "fields"),
    [
        (b"", "not-numpy", {}),
        (b"\x93NUMPY\x01\x00", "numpy-header-cut-short", {}),
        (b"\x93NUMPY\x09\x00\x10\x00", "numpy-version", {"version": 9}),
        (npy(_MAZE.cells)[:-1], "wrong-bytes", {"size": 133, "expected": 134}),
        (npy(_MAZE.cells) + b"\0", "wrong-bytes", {"size": 135, "expected": 134}),
        (npy(_MAZE.cells[0]), "array-shape", {"found": (2, 3), "expected": (1, 2, 3)}),
        (npy(np.zeros((1, 3, 2), np.uint8)), "array-shape", {"found": (1, 3, 2), "expected": (1, 2, 3)}),
        (npy(_MAZE.cells.astype(np.int64)), "array-kind", {"found": "'<i8'"}),
        (npy(np.asfortranarray(_MAZE.cells)), "array-fortran", {}),
        (npy(np.full((1, 2, 3), None)), "array-kind", {"found": "'|O'"}),
        (npy(np.zeros((1, 2, 3), "u1,u1")), "numpy-header-invalid", {}),
        (npy_with_header("{'descr': exit(), 'fortran_order': False, 'shape': (1, 2, 3), }"),
         "numpy-header-invalid", {}),
        (npy_with_header("{'descr': '|u1', 'fortran_order': False, 'shape': (" + "9" * 99 + ",), }"),
         "numpy-shape-too-large", {}),
        (npy_with_header(" " * 5000), "numpy-header-too-long", {"size": 5000, "most": 4096}),
        (b"\x93NUMPY\x02\x00" + struct.pack("<L", 1 << 31), "numpy-header-too-long",
         {"size": 1 << 31, "most": 4096}),
    ],
)  # fmt: skip
def test_an_array_that_is_not_the_mazes(
    tmp_path: Path, part: str, value: bytes, code: str, fields: dict[str, Any]
) -> None:
    assert_refused(forge(tmp_path / "a.maze", **{part: value}), code, f"{part}.npy", **fields)


def test_header_versions_2_and_3_are_as_good(tmp_path: Path) -> None:
    for version in (2, 3):
        header = "{'descr': '|u1', 'fortran_order': False, 'shape': (1, 2, 3)}"
        cells = npy_with_header(header, _MAZE.cells.tobytes(), version)
        assert read(forge(tmp_path / "a.maze", cells=cells)) == _MAZE


@pytest.mark.parametrize(
    ("part", "place", "value", "code", "cell"),
    [
        ("cells", (0, 1, 1), 8, "cell-code-invalid", (0, 6, -6)),
        ("walls", (0, 0, 1), 16, "wall-code-invalid", (0, 5, -6)),
        ("walls", (0, 0, 2), 0, "border-code-invalid", (0, 5, -5)),
        ("walls", (0, 1, 0), 8, "border-code-invalid", (0, 6, -7)),
    ],
)
def test_codes_that_no_cell_has(
    tmp_path: Path, part: str, place: tuple[int, int, int], value: int, code: str, cell: tuple[int, int, int]
) -> None:
    array = getattr(_MAZE, part).copy()
    array[place] = value
    path = forge(tmp_path / "a.maze", manifest=manifest(origin=[5, -7]), **{part: array})
    assert_refused(path, code, cell=cell)


@pytest.mark.parametrize(
    ("properties", "code"),
    [
        ({"a": float("nan")}, "not-finite"),
        ({"a": {1: 2}}, "key-not-text"),
        ({"a": 1 << 64}, "integer-too-large"),
        ({"a": object()}, "type-not-in-json"),
        ({"a": "\ud800"}, "lone-surrogate"),
    ],
)
def test_what_could_not_be_read_again_is_not_written(
    tmp_path: Path, properties: dict[str, Any], code: str
) -> None:
    maze = Maze.blank(1, 1)
    maze.properties = properties
    with refused(MazeFileError, code) as caught:
        write(maze, tmp_path / "a.maze")
    assert caught.value.where == "maze.json"
    assert list(tmp_path.iterdir()) == []


def _members() -> Members:
    return [
        ("maze.json", json.dumps(manifest()).encode()), ("cells.npy", npy(_MAZE.cells)),
        ("walls.npy", npy(_MAZE.walls)),
    ]  # fmt: skip


def _patch_directory(path: Path, name: str, offset: int, value: bytes) -> None:
    """Change the entry of a member in the archive's list, `offset` bytes from where it begins."""
    data = bytearray(path.read_bytes())
    start = data.rindex(b"PK\x01\x02", 0, data.rindex(name.encode())) + offset
    data[start : start + len(value)] = value
    path.write_bytes(data)
