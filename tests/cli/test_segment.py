"""`mazarine segment`."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from mazarine.files import read, write
from mazarine.regions import Segmentation
from tests.cli.runner import needs_big, refusal, run, said


def test_the_arrays_are_those_of_the_segmentation(file: Path, tmp_path: Path) -> None:
    told = said("segment", file, "-o", tmp_path / "a.npz")
    segmentation = Segmentation.of(read(file))
    with np.load(tmp_path / "a.npz") as arrays:
        assert sorted(arrays) == ["kind", "region"]
        assert (arrays["kind"].dtype, arrays["region"].dtype) == (np.uint8, np.int32)
        assert np.array_equal(arrays["kind"], segmentation.kind)
        assert np.array_equal(arrays["region"], segmentation.region)
    assert told["cells"] == {"rock": 1, "corridor": 9, "crossroad": 2, "room": 3}
    assert told["output"] == str(tmp_path / "a.npz")


def test_the_list_has_every_region_with_its_cells(file: Path, tmp_path: Path) -> None:
    maze = read(file)
    maze.name_region(Segmentation.of(maze).region_at((0, 0, 0)), "Attic")
    write(maze, file)
    told = said("segment", file, "-o", tmp_path / "a.json")
    listed = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert (listed["levels"], listed["rows"], listed["cols"], listed["origin"]) == (1, 3, 5, [0, 0])
    regions = Segmentation.of(maze).regions
    assert len(listed["regions"]) == sum(told["regions"].values())
    for it in listed["regions"]:
        region = regions[it["number"]]
        assert (it["kind"], it["size"]) == (region.kind.name.lower(), region.size)
        assert it["cells"] == sorted(region.cells.tolist())
        assert it["entries"] == [list(cell) for cell in region.entries if it["kind"] == "room"]
    assert [it["name"] for it in listed["regions"] if it["name"]] == ["Attic"]
    assert any(it["entries"] for it in listed["regions"])


def test_without_json_it_prints_two_lines(file: Path, tmp_path: Path) -> None:
    result = run("segment", file, "-o", tmp_path / "a.npz")
    assert result.stdout == (
        "Cells    1 rock, 9 corridor, 2 crossroad, 3 room\nRegions  3 corridors, 2 crossroads, 1 room\n"
    )
    assert result.stderr == ""


def test_nothing_is_left_where_nothing_can_be_written(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "none" / "a.npz"
    assert refusal("segment", file, "-o", out) == f"{out}: the folder {out.parent} does not exist."


@needs_big
def test_a_store_is_segmented_into_another(file: Path, tmp_path: Path) -> None:
    store, out = tmp_path / "a.maze.zarr", tmp_path / "b.zarr"
    run("convert", file, store)
    told = said("segment", store, "-o", out, "--dense", "--memory", "2GiB", "--workers", 1)
    assert told["cells"] == {"rock": 1, "corridor": 9, "crossroad": 2, "room": 3}
    assert told["regions"] == said("info", file)["regions"]
    assert {"seconds", "cells_per_second", "peak_memory_mb"} < told.keys()
    assert (told["resumed"], told["blocks"]) == (False, 1)
    assert said("segment", store, "-o", out, "--dense", "--memory", "2GiB", "--workers", 1)["blocks"] == 0
    assert run("segment", store, "-o", out).stdout.startswith("Cells    1 rock, 9 corridor, 2 crossroad")


def test_options_for_stores_need_a_store(file: Path, tmp_path: Path) -> None:
    assert refusal("segment", file, "-o", tmp_path / "b.zarr").endswith(
        "convert the maze to .maze.zarr first."
    )
    assert refusal("segment", tmp_path / "none.maze.zarr", "-o", tmp_path / "b.zarr").endswith(
        "the file does not exist."
    )
    assert refusal("segment", file, "-o", tmp_path / "b.npz", "--dense").startswith(
        "--dense is for Zarr stores"
    )


@needs_big
def test_an_amount_of_memory_has_a_unit_that_is_known(file: Path, tmp_path: Path) -> None:
    run("convert", file, tmp_path / "a.zarr")
    said_of = refusal("segment", tmp_path / "a.zarr", "-o", tmp_path / "b.zarr", "--memory", "2 lots")
    assert said_of == "'2 lots' is not an amount of memory; write it as in 2GiB."
