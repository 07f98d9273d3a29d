"""Maps of Tiled that nobody in this project wrote, with figures that another program worked out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mazarine.files import read, write

_DATA = Path(__file__).resolve().parents[2] / ".." / "shared" / "data"
_FIGURES: dict[str, Any] = (
    json.loads((_DATA / "expected.json").read_text()) if (_DATA / "expected.json").exists() else {}
)
_ZSTD = "tiled/tiled_base64_zstandard.tmx"
_MAPS = [name for name in _FIGURES if name.startswith("tiled/") and name != _ZSTD]

pytestmark = pytest.mark.skipif(not _FIGURES, reason="the collection of real files is not beside this tree")


def _figures(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the known figures of the only layer of a map, and those of reading nonzero tiles as floor."""
    layer = _FIGURES[name]["layers"][0]
    return layer, layer.get("nonzero_is_floor", {})


@pytest.mark.parametrize("name", [name for name in _MAPS if len(_FIGURES[name]["layers"]) == 1])
def test_a_real_map_of_one_layer_has_floor_where_it_has_tiles(name: str) -> None:
    maze = read(_DATA / name)
    layer, figures = _figures(name)
    floor = maze.cells[0] == 2
    width, height = layer["size_wh"]
    assert maze.shape == (1, height, width)
    assert maze.origin == (layer["origin_xy"][1], layer["origin_xy"][0])
    assert floor.sum() == layer["nonzero"]
    if figures:
        edges = (floor[1:] & floor[:-1]).sum() + (floor[:, 1:] & floor[:, :-1]).sum()
        assert edges == figures["edges"]


def test_real_layers_of_walls_are_rock() -> None:
    name = "tiled/perspective_walls.tmx"
    walls = _FIGURES[name]["layers"]
    maze = read(_DATA / name)
    assert (maze.cells[0] == 0).sum() == 78
    assert [layer["nonzero"] for layer in walls] == [77, 1, 1]


def test_real_groups_are_one_level() -> None:
    maze = read(_DATA / "tiled" / "tiled_group_layers.tmx")
    assert maze.shape == (1, 8, 8)
    assert (maze.cells[0] == 2).sum() == 27


@pytest.mark.parametrize("name", _MAPS)
@pytest.mark.parametrize("format", ["tmx-blocks", "tmj-blocks", "tmx-mask"])
def test_a_real_map_survives_what_holds_it(name: str, format: str, tmp_path: Path) -> None:
    maze = read(_DATA / name)
    path = tmp_path / f"a.{format[:3]}"
    write(maze, path, format=format)
    assert read(path) == maze


def test_a_real_map_of_zstd_is_read_like_the_same_map_in_csv() -> None:
    assert read(_DATA / _ZSTD) == read(_DATA / "tiled" / "tiled_csv.tmx")
