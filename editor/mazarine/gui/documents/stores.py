"""Which segmentation belongs to which maze: both are stores in one folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mazarine.files.access import is_file, read_regular
from mazarine.files.faults import Fault
from mazarine.files.folders import take_back

_META, _PLAN = "zarr.json", "plan.json"
_SEGMENTATION = "segmentation"
_MOST_BYTES = 1 << 20
_MOST_LOOKED_AT = 500


def store_at(path: Path) -> Path | None:
    """Return the maze in a Zarr store that a path names: the folder, its `zarr.json`, or its segmentation.

    None if the path is not in a store.
    """
    folder = path.parent if path.name == _META else path
    take_back(folder)
    if not is_file(folder / _META):
        return None
    source = _source_in(folder)
    if source is None:
        return folder
    beside = folder.absolute().with_name(source.name)
    return beside if is_file(beside / _META) else source


def segmentation_beside(maze: Path) -> Path | None:
    """Return the segmentation of a maze, in the same folder; the newest of several, None if there is none."""
    usual = usual_segmentation(maze)
    stores = sorted(maze.absolute().parent.glob("*.zarr"))[:_MOST_LOOKED_AT]
    found = [path for path in stores if (source := _source_in(path)) is not None and source.name == maze.name]
    if usual in found:
        return usual
    return max(found, key=_changed_at, default=None)


def is_segmentation(path: Path) -> bool:
    """Return whether a folder is a segmentation, or one that was begun."""
    return is_file(path / _PLAN)


def usual_segmentation(maze: Path) -> Path:
    """Return where the window segments a maze to.

    >>> usual_segmentation(Path("/a/city.maze.zarr")).name
    'city.regions.zarr'
    """
    return maze.absolute().with_name(f"{maze.name.removesuffix('.zarr').removesuffix('.maze')}.regions.zarr")


def is_older(segmentation: Path, maze: Path) -> bool:
    """Return whether a maze was changed after it was segmented."""
    return _changed_at(segmentation) < _changed_at(maze)


def _changed_at(path: Path) -> int:
    try:
        return (path / _META).stat().st_mtime_ns
    except OSError:
        return 0


def _source_in(path: Path) -> Path | None:
    """Return the maze that a store is the segmentation of; None if it is none."""
    try:
        value: Any = json.loads(read_regular(path / _META, _MOST_BYTES))
        source = str(value["attributes"][_SEGMENTATION]["source"])
    except (OSError, Fault, ValueError, KeyError, TypeError, RecursionError):
        return None
    # A name of another computer would be asked for there.
    return None if source.startswith(("//", "\\\\")) else Path(source)
