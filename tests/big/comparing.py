"""Compares a segmentation in a store with one in memory: every cell, every region."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from mazarine.big import Report, StoredSegmentation, result, segment
from mazarine.big.result import StoredRegion
from mazarine.files.zarr_store import write_maze
from mazarine.maze import Maze
from mazarine.regions import Kind, Region, Segmentation


def store_of(maze: Maze, folder: Path, shard: int) -> Path:
    """Write a maze in blocks of `shard` by `shard` cells."""
    path = folder / "a.maze.zarr"
    path.mkdir()
    write_maze(maze, path, path, shard=shard)
    return path


def segmented(maze: Maze, folder: Path, shard: int, *, dense: bool = False) -> StoredSegmentation:
    """Segment a maze in blocks, and compare the result with its segmentation in memory."""
    source, target = store_of(maze, folder, shard), folder / "a.zarr"
    report = segment(source, target, workers=1, dense=dense)
    stored = StoredSegmentation(target)
    assert_equal(stored, report, maze)
    return stored


def assert_equal(stored: StoredSegmentation, report: Report, maze: Maze) -> None:
    """Compare kinds, the partition, counts, and everything that is known of each region."""
    expected = Segmentation.of(maze)
    levels, rows, cols = maze.shape
    numbers = np.stack([stored.numbers(level, 0, 0, rows, cols) for level in range(levels)])
    kinds = np.stack([stored.kinds(level, 0, 0, rows, cols) for level in range(levels)])
    assert np.array_equal(kinds, expected.kind)
    pairs = np.unique(np.stack((numbers.reshape(-1), expected.region.reshape(-1))), axis=1)
    assert len(np.unique(pairs[0])) == len(np.unique(pairs[1])) == pairs.shape[1]
    assert report.cells == stored.cells == {
        kind.name.lower(): int(np.count_nonzero(expected.kind == kind)) for kind in Kind
    }  # fmt: skip
    assert report.regions == stored.regions == {
        kind.name.lower(): expected.regions.count(kind) for kind in Kind if kind is not Kind.ROCK
    }  # fmt: skip
    found = {region.number: region for region in stored.each()}
    areas = [region for region in expected.regions.values() if region.kind is not Kind.CROSSROAD]
    assert len(found) == len(areas)
    with pytest.MonkeyPatch.context() as patch:
        # Each region is read from the files of its blocks, which hundreds of regions share.
        patch.setattr(result, "segmented", cache(result.segmented))
        patch.setattr(StoredSegmentation, "_closed", cache(StoredSegmentation._closed))
        for region in areas:
            number = _number_of(region, maze)
            assert stored.region(number) == found[number]
            _assert_region(stored, found[number], region, expected)


def _number_of(region: Region, maze: Maze) -> int:
    first = min(map(tuple, (region.faces if region.kind is Kind.ROOM else region.cells).tolist()))
    return 4 * maze.grid.flat_places(np.array([first])).item() + region.kind


def _assert_region(
    stored: StoredSegmentation, found: StoredRegion, region: Region, expected: Segmentation
) -> None:
    number = found.number
    assert (found.kind, found.size, found.face_count) == (region.kind, region.size, region.face_count)
    assert stored.entries_of(number) == tuple(sorted(set(region.entries)))
    assert found.entry_count == len(set(region.entries))
    (level, top, left), (_, bottom, right) = expected.regions.corners_of(region.number).tolist()
    assert (found.level, found.box) == (level, (top, left, bottom + 1, right + 1))
    cells, walk = stored.cells_of(number).tolist(), region.cells.tolist()
    if region.kind is Kind.CORRIDOR and found.is_ring:
        assert not region.ends
        at = walk.index(cells[0])
        walk = walk[at:] + walk[:at]
        assert cells in (walk, [walk[0], *walk[:0:-1]])
    elif region.kind is Kind.CORRIDOR:
        assert cells in (walk, walk[::-1])
    else:
        assert cells == walk
