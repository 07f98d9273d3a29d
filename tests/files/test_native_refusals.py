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

from mazewright.errors import MazeFileError
from mazewright.files import read, write
from mazewright.files.limits import MAX_THINGS
from mazewright.maze import Maze
from tests.files.forged import Members, forge, manifest, npy, npy_with_header, pack

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


def refusal(path: Path) -> str:
    """Give the sentence with which a file is refused, from after its path."""
    with pytest.raises(MazeFileError) as error:
        read(path)
    sentence = str(error.value)
    assert sentence.startswith(str(path))
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence.removeprefix(str(path)).lstrip(":, ")


def test_a_missing_file(tmp_path: Path) -> None:
    assert refusal(tmp_path / "a.maze") == "the file does not exist."


def test_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "a.maze"
    path.touch()
    assert refusal(path) == "the file is empty."


def test_a_folder(tmp_path: Path) -> None:
    assert refusal(tmp_path) == "this is a folder, not a file."


def test_a_file_that_is_no_zip(tmp_path: Path) -> None:
    path = tmp_path / "a.maze"
    path.write_bytes(b"\0\1\2 nothing of the kind")
    assert refusal(path) == (
        "this is not a format that Mazewright knows; a .maze file is a ZIP archive, and this is not."
    )


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.99])
def test_a_truncated_file(tmp_path: Path, share: float) -> None:
    path = forge(tmp_path / "a.maze")
    data = path.read_bytes()
    path.write_bytes(data[: int(len(data) * share)])
    assert refusal(path) == "the ZIP archive is cut short, its list of members is missing."


@pytest.mark.parametrize("part", ["manifest", "cells", "walls"])
def test_a_member_that_is_missing(tmp_path: Path, part: str) -> None:
    name = {"manifest": "maze.json"}.get(part, f"{part}.npy")
    assert (
        refusal(forge(tmp_path / "a.maze", **{part: None})) == f"{name}: the ZIP archive has no such member."
    )


def test_a_member_that_is_there_twice(tmp_path: Path) -> None:
    path = pack(tmp_path / "a.maze", [*_members(), ("walls.npy", npy(_MAZE.walls))])
    assert refusal(path) == "walls.npy: the archive contains it twice."


def test_an_archive_of_many_members(tmp_path: Path) -> None:
    path = pack(tmp_path / "a.maze", [(f"{number}", b"") for number in range(100)])
    assert "has 100 members" in refusal(path)


def test_an_archive_with_a_list_of_many_thousand_members(tmp_path: Path) -> None:
    path = pack(tmp_path / "a.maze", [(f"{number}", b"") for number in range(3000)])
    assert refusal(path).startswith("its list of members has ")


def test_an_encrypted_member(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze")
    _patch_directory(path, "cells.npy", offset=8, value=b"\x01\x00")
    assert refusal(path) == "cells.npy: the member is encrypted."


def test_a_member_packed_otherwise(tmp_path: Path) -> None:
    path = pack(tmp_path / "a.maze", _members(), method=zipfile.ZIP_BZIP2)
    assert refusal(path) == "maze.json: the member uses a compression method other than deflate."


def test_a_wrong_checksum(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze")
    _patch_directory(path, "walls.npy", offset=16, value=b"\0\0\0\0")
    assert refusal(path).startswith("walls.npy: the file is damaged (")


def test_an_archive_of_the_64_bit_form(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze")
    data = path.read_bytes()
    end = data.rindex(b"PK\x05\x06")
    locator = struct.pack("<4sLQL", b"PK\x06\x07", 0, 0, 1)
    path.write_bytes(data[:end] + locator + data[end:])
    assert "64-bit" in refusal(path)


def test_a_bomb_that_unpacks_to_more_than_the_maze(tmp_path: Path) -> None:
    bomb = forge(tmp_path / "a.maze", cells=npy(_MAZE.cells) + bytes(1 << 22))
    assert refusal(bomb).startswith("cells.npy: it has 4,194,438 bytes where ")


def test_a_manifest_that_unpacks_to_a_gigabyte(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze")
    _patch_directory(path, "maze.json", offset=24, value=struct.pack("<L", 1 << 30))
    assert refusal(path) == "maze.json: it has 1,073,741,824 bytes where 16,777,216 are the most."


def test_a_member_that_claims_to_be_larger_than_deflate_can_pack(tmp_path: Path) -> None:
    size = 1 << 26
    said = manifest(rows=1 << 13, cols=1 << 13)
    header = npy_with_header(
        f"{{'descr': '|u1', 'fortran_order': False, 'shape': (1, {1 << 13}, {1 << 13}), }}"
    )
    path = forge(tmp_path / "a.maze", manifest=said, cells=header)
    _patch_directory(path, "cells.npy", offset=24, value=struct.pack("<L", size + len(header)))
    assert refusal(path) == "cells.npy: the archive is wrong about the size of this member."


def test_a_member_that_unpacks_to_nothing_for_a_long_time(tmp_path: Path) -> None:
    array = npy(_MAZE.cells)
    compressor = zlib.compressobj(wbits=-15)
    packed = b"\0\0\0\xff\xff" * 1000 + compressor.compress(array) + compressor.flush()
    path = pack(tmp_path / "a.maze", [("cells.npy", packed), *_members()[::2]], zipfile.ZIP_STORED)
    _patch_directory(path, "cells.npy", offset=10, value=struct.pack("<H", zipfile.ZIP_DEFLATED))
    _patch_directory(path, "cells.npy", offset=16, value=struct.pack("<L", zlib.crc32(array)))
    _patch_directory(path, "cells.npy", offset=24, value=struct.pack("<L", len(array)))
    assert refusal(path) == "cells.npy: the archive is wrong about the size of this member."


@pytest.mark.parametrize(
    ("growth", "sentence"),
    [
        (np.zeros((2, 3), dtype=np.int64), "its array is not one of n × 3 numbers ('<i4') in C order."),
        (np.zeros((3, 2), dtype="<i4"), "its array is not one of n × 3 numbers ('<i4') in C order."),
        (
            np.zeros((2, 3), dtype="<i4", order="F"),
            "its array is not one of n × 3 numbers ('<i4') in C order.",
        ),
        (np.array([[0, 0, 2]], dtype="<i4"), "a grown point is free (0) or spent (1)."),
        (np.array([[1 << 30, 1 - (1 << 31), 0]], dtype="<i4"), "a grown point is outside any maze."),
        (
            np.zeros((0, 3), dtype="<i4"),
            "grown points are a table of rows, columns and 0 or 1, with 1 to 131,072 points.",
        ),
        (npy(np.zeros((2, 3), dtype="<i4"))[:-1], "it has 151 bytes where its array takes 152."),
        (b"", "it is not a NumPy array."),
    ],
)
def test_a_growth_that_cannot_be(tmp_path: Path, growth: Any, sentence: str) -> None:
    path = forge(tmp_path / "a.maze", growth=growth)
    assert refusal(path) == f"growth.npy: {sentence}"


def test_a_growth_of_squares(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze", growth=np.array([[0, 0, 0]], dtype="<i4"))
    assert refusal(path) == "only a honeycomb grows from points."


def test_a_growth_that_unpacks_to_a_gigabyte(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze", growth=np.array([[0, 0, 0]], dtype="<i4"))
    _patch_directory(path, "growth.npy", offset=24, value=struct.pack("<L", 1 << 30))
    assert refusal(path) == "growth.npy: it has 1,073,741,824 bytes where 1,581,056 are the most."


def test_a_hundred_gigabytes_in_the_manifest(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze", manifest=manifest(rows=316_228, cols=316_228))
    assert refusal(path) == (
        "maze.json: 1 × 316228 × 316228 cells are too many; a maze has at most 268,435,456."
    )


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"version": 2}, "version 2 was made by a later Mazewright; this one reads version 1."),
        ({"version": 0}, "unknown version 0."),
        ({"version": "1"}, "expected an integer, got text at version."),
        ({"version": ...}, "the key 'version' is missing."),
        ({"format": "tiled"}, "the format is 'tiled', not 'mazewright'."),
        ({"lattice": "hexagons"}, "the lattice 'hexagons' is unknown. Known: honeycomb, square."),
        ({"mirrored": True}, "the lattice 'square' cannot be mirrored."),
        ({"rows": 0}, "a maze of 1 × 0 × 3 has no cells."),
        ({"rows": -2}, "a maze of 1 × -2 × 3 has no cells."),
        ({"rows": 2.5}, "expected an integer, got a number at rows."),
        ({"rows": 1 << 70}, f"1 × {1 << 70} × 3 cells are too many; a maze has at most 268,435,456."),
        ({"mood": 1 << 70}, "an integer has more than 64 bits."),
        ({"rows": None}, "expected an integer, got null at rows."),
        ({"rows": ...}, "the key 'rows' is missing."),
        ({"title": 7}, "expected text, got an integer at title."),
        ({"origin": [0]}, "expected a list of length 2, got 1 at origin."),
        ({"origin": [0, 1 << 40]}, "expected an integer, at most 2147483647 at origin[1]."),
        ({"links": {}}, "expected a list, got an object at links."),
        ({"properties": []}, "expected an object, got a list at properties."),
    ],
)  # fmt: skip
def test_a_manifest_that_says_something_else(tmp_path: Path, changes: dict[str, Any], sentence: str) -> None:
    assert refusal(forge(tmp_path / "a.maze", manifest=manifest(**changes))) == f"maze.json: {sentence}"


def test_an_origin_beyond_all_measure(tmp_path: Path) -> None:
    path = forge(tmp_path / "a.maze", manifest=manifest(origin=[0, 1 << 30]))
    assert refusal(path) == "the origin (0, 1073741824) is too far out; the farthest is 268,435,456."


def test_a_later_version_may_have_changed_anything_else(tmp_path: Path) -> None:
    later = {"format": "mazewright", "version": 7, "rows": "two", "cells": []}
    assert "version 7 was made by a later Mazewright" in refusal(forge(tmp_path / "a.maze", manifest=later))


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "input data was truncated."),
        (b"[]", "expected an object, got a list."),
        (b"{", "input data was truncated."),
        (b'{"format": "mazewright", "version": NaN}', "JSON is malformed: “invalid character (byte 36)”."),
        (b'{"a": ' + b"[" * 5000 + b"]" * 5000 + b"}", "lists and objects are nested too deeply."),
        (b'{"title": "\xff\xfe"}', "it is not UTF-8 text."),
        (b"\xff\xfe{\0}\0", "JSON is malformed: “invalid character (byte 0)”."),
        (b'{"rows": ' + b"1" * 5000 + b"}", "integer value out of range at rows."),
    ],
)  # fmt: skip
def test_a_manifest_that_is_no_json(tmp_path: Path, data: bytes, sentence: str) -> None:
    said = refusal(forge(tmp_path / "a.maze", manifest=data)).removeprefix("maze.json: ")
    assert said.lower().startswith(sentence.lower().partition(" at ")[0].rstrip("."))


def test_json_that_is_deep_but_not_too_deep_for_the_parser(tmp_path: Path) -> None:
    deep: Any = None
    for _ in range(70):
        deep = [deep]
    path = forge(tmp_path / "a.maze", manifest=manifest(mood=deep))
    assert refusal(path) == "maze.json: lists and objects are nested more than 64 deep."


def test_a_surrogate_by_half_in_a_title(tmp_path: Path) -> None:
    data = json.dumps(manifest()).replace('"version"', '"title": "\\ud800", "version"').encode()
    assert refusal(forge(tmp_path / "a.maze", manifest=data)).startswith("maze.json: ")


_FIRST, _SECOND = {"cell": [0, 0, 0], "side": "pad"}, {"cell": [0, 1, 2], "side": "pad"}


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ({"to": _SECOND}, "maze.json, links[0]: the key 'from' is missing."),
        ({"from": 7, "to": _SECOND}, "maze.json, links[0]: expected an object, got an integer at from."),
        ({"from": {"cell": [0, 0]}, "to": _SECOND},
         "maze.json, links[0]: expected a list of length 3, got 2 at from.cell."),
        ({"from": _FIRST, "to": _SECOND, "kind": "wormhole"},
         "maze.json, links[0]: the link kind of cell (0, 0, 0), 'wormhole', is unknown."
         " Known: teleporter, stairs."),
        ({"from": _FIRST, "to": {"cell": [0, 1, 2], "side": "middle"}},
         "maze.json, links[0]: the side of cell (0, 1, 2), 'middle', is unknown."
         " Known: N, E, S, W, pad, up, down."),
        ({"from": _FIRST, "to": {"cell": [0, 1, 99], "side": "pad"}},
         "cell (0, 1, 99) is outside the maze (levels 0 to 0, rows 0 to 1, columns 0 to 2)."),
        ({"from": _FIRST, "to": {"cell": [0, 1, 10**30], "side": "pad"}},
         "maze.json: an integer has more than 64 bits."),
        ({"from": _FIRST, "to": _FIRST}, "a link joins two different cells, not cell (0, 0, 0) with itself."),
        ({"from": {"cell": [0, 0, 0], "side": "E"}, "to": _SECOND},
         "the E side of cell (0, 0, 0) is not a wall; a link on a side is a portal in a wall."),
        ({"from": {"cell": [0, 0, 0], "side": "up"}, "to": _SECOND},
         "a teleporter must be on a side or on the pad of a cell; up and down are for stairs."),
    ],
)  # fmt: skip
def test_a_link_that_cannot_be(tmp_path: Path, link: dict[str, Any], sentence: str) -> None:
    assert refusal(forge(tmp_path / "a.maze", manifest=manifest(links=[link]))) == sentence


def test_a_link_into_rock(tmp_path: Path) -> None:
    cells = _MAZE.cells.copy()
    cells[0, 1, 2] = 0
    path = forge(tmp_path / "a.maze", cells=cells, manifest=manifest(links=[{"from": _FIRST, "to": _SECOND}]))
    assert refusal(path) == "cell (0, 1, 2) is rock; a link needs floor at both ends."


def test_two_links_on_one_port(tmp_path: Path) -> None:
    links = [{"from": _FIRST, "to": _SECOND}, {"from": {"cell": [0, 1, 0]}, "to": _SECOND}]
    path = forge(tmp_path / "a.maze", manifest=manifest(links=links))
    assert refusal(path) == "the pad of cell (0, 1, 2) carries a link already."


@pytest.mark.parametrize(
    ("marker", "sentence"),
    [
        ({"kind": "dragon", "cell": [0, 1, 2]},
         "maze.json, markers[0]: the marker kind of cell (0, 1, 2), 'dragon', is unknown."
         " Known: start, goal, treasure, npc, opponent, note."),
        ({"kind": "note", "cell": [1, 0, 0]},
         "cell (1, 0, 0) is outside the maze (levels 0 to 0, rows 0 to 1, columns 0 to 2)."),
        ({"kind": "note", "cell": [0, 0, 0], "side": "S"},
         "the side of a marker must be on the outer border; the S side of cell (0, 0, 0) is not."),
    ],
)  # fmt: skip
def test_a_marker_that_cannot_be(tmp_path: Path, marker: dict[str, Any], sentence: str) -> None:
    assert refusal(forge(tmp_path / "a.maze", manifest=manifest(markers=[marker]))) == sentence


def test_more_markers_than_any_maze_needs(tmp_path: Path) -> None:
    markers = ",".join(["{}"] * (MAX_THINGS + 1))
    data = json.dumps(manifest(markers="here")).replace('"here"', f"[{markers}]").encode()
    tracemalloc.reset_peak()
    with pytest.raises(MazeFileError, match="too many markers: 100,001; 100,000 are the most"):
        read(forge(tmp_path / "a.maze", manifest=data))
    tracemalloc.reset_peak()  # a hundred thousand empty objects are 30 MB


@pytest.mark.parametrize("part", ["cells", "walls"])
@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (b"", "it is not a NumPy array."),
        (b"\x93NUMPY\x01\x00", "the header of its NumPy array is cut short."),
        (b"\x93NUMPY\x09\x00\x10\x00", "its NumPy array has the unknown version 9."),
        (npy(_MAZE.cells)[:-1], "it has 133 bytes where its array takes 134."),
        (npy(_MAZE.cells) + b"\0", "it has 135 bytes where its array takes 134."),
        (npy(_MAZE.cells[0]), "its array is (2, 3) where maze.json says (1, 2, 3)."),
        (npy(np.zeros((1, 3, 2), np.uint8)), "its array is (1, 3, 2) where maze.json says (1, 2, 3)."),
        (npy(_MAZE.cells.astype(np.int64)), "it holds numbers of the kind '<i8', not bytes ('|u1')."),
        (npy(np.asfortranarray(_MAZE.cells)), "its array is in Fortran order; mazes are in C order."),
        (npy(np.full((1, 2, 3), None)), "it holds numbers of the kind '|O', not bytes ('|u1')."),
        (npy(np.zeros((1, 2, 3), "u1,u1")),
         "the header of its NumPy array is not that of a plain array of numbers."),
        (npy_with_header("{'descr': exit(), 'fortran_order': False, 'shape': (1, 2, 3), }"),
         "the header of its NumPy array is not that of a plain array of numbers."),
        (npy_with_header("{'descr': '|u1', 'fortran_order': False, 'shape': (" + "9" * 99 + ",), }"),
         "the shape of its NumPy array is larger than any maze."),
        (npy_with_header(" " * 5000), "the header of its NumPy array has 5,000 bytes; 4,096 are the most."),
        (b"\x93NUMPY\x02\x00" + struct.pack("<L", 1 << 31),
         "the header of its NumPy array has 2,147,483,648 bytes; 4,096 are the most."),
    ],
)  # fmt: skip
def test_an_array_that_is_not_the_mazes(tmp_path: Path, part: str, value: bytes, sentence: str) -> None:
    assert refusal(forge(tmp_path / "a.maze", **{part: value})) == f"{part}.npy: {sentence}"


def test_header_versions_2_and_3_are_as_good(tmp_path: Path) -> None:
    for version in (2, 3):
        header = "{'descr': '|u1', 'fortran_order': False, 'shape': (1, 2, 3)}"
        cells = npy_with_header(header, _MAZE.cells.tobytes(), version)
        assert read(forge(tmp_path / "a.maze", cells=cells)) == _MAZE


@pytest.mark.parametrize(
    ("part", "place", "code", "sentence"),
    [
        ("cells", (0, 1, 1), 8, "the cell code of cell (0, 6, -6) is invalid."),
        ("walls", (0, 0, 1), 16, "the wall code of cell (0, 5, -6) is invalid."),
        ("walls", (0, 0, 2), 0, "the border wall code of cell (0, 5, -5) is invalid."),
        ("walls", (0, 1, 0), 8, "the border wall code of cell (0, 6, -7) is invalid."),
    ],
)  # fmt: skip
def test_codes_that_no_cell_has(
    tmp_path: Path, part: str, place: tuple[int, int, int], code: int, sentence: str
) -> None:
    array = getattr(_MAZE, part).copy()
    array[place] = code
    path = forge(tmp_path / "a.maze", manifest=manifest(origin=[5, -7]), **{part: array})
    assert refusal(path) == sentence


@pytest.mark.parametrize(
    ("properties", "reason"),
    [
        ({"a": float("nan")}, "a number is not finite"),
        ({"a": {1: 2}}, "a key is not text"),
        ({"a": 1 << 64}, "an integer has more than 64 bits"),
        ({"a": object()}, "a value is of the kind object, which JSON does not have"),
        ({"a": "\ud800"}, "a text contains a lone surrogate"),
    ],
)
def test_what_could_not_be_read_again_is_not_written(
    tmp_path: Path, properties: dict[str, Any], reason: str
) -> None:
    maze = Maze.blank(1, 1)
    maze.properties = properties
    with pytest.raises(
        MazeFileError, match=rf"a\.maze, maze\.json: {reason.replace('(', '.').replace(')', '.')}"
    ):
        write(maze, tmp_path / "a.maze")
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
