"""Rectangles of a large maze: read as a maze, edited, and written back whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from mazarine.big import records
from mazarine.big.messages import BigMessage
from mazarine.files import checked_path
from mazarine.files.locking import only_writer
from mazarine.files.records import link_from, link_record, marker_from, marker_record
from mazarine.files.store_metadata import set_attribute
from mazarine.files.zarr_store import (
    COSTS,
    KEY,
    PENDING,
    Block,
    Bytes,
    MazeStore,
    checks_of,
    create_array,
    open_to_write,
    write_block,
)
from mazarine.maze import Link, Maze
from mazarine.maze.borders import close_borders

Box = tuple[int, int, int, int]
"""The first row and column of the array, and those after the last."""
Layers = tuple[Bytes, Bytes]
"""Cells and walls."""


def read_rectangle(path: str | Path, cell: tuple[int, int, int], rows: int, cols: int) -> Maze:
    """Read a rectangle of a maze in a Zarr store as a maze of one level.

    Its outer border is walled. It has the links with both ends and the markers that lie in it. Raises
    `MazeFileError` if the store is damaged, or the rectangle does not lie in the maze.

    Parameters
    ----------
    path : the store
    cell : level, lattice row and lattice column of its first cell
    rows, cols : its size

    Returns
    -------
    maze : Maze
        Its origin is the row and the column of the first cell.
    """
    store = MazeStore(checked_path(path))
    box = _box(store, cell, rows, cols)
    cells, walls = (part[None] for part in _sound_window(store, cell[0], box))
    costs = store.read_costs(cell[0], *box)
    arguments = store.manifest.arguments
    close_borders(walls, arguments["lattice"], cell[1:])
    inside = [
        link
        for link in arguments["links"]
        if all(_holds(store, cell[0], box, port.cell) for port in link.ports)
    ]
    here = [_on_level(link_record(link), 0) for link in inside]
    markers = [it for it in arguments["markers"] if _holds(store, cell[0], box, it.cell) and not it.is_gap]
    with store.faults():
        return Maze(
            cells, walls, lattice=arguments["lattice"], origin=cell[1:], links=map(link_from, here),
            markers=[marker_from(_on_level(marker_record(it), 0)) for it in markers],
            title=arguments["title"], costs=None if costs is None else costs[None],
        )  # fmt: skip


def write_rectangle(path: str | Path, level: int, maze: Maze) -> None:
    """Write a rectangle back to where its origin says, on a level.

    The walls on its border to the east and south stay as they are in the store. Its links and markers
    replace those that lie in it; links that lead out of it stay. A crash at any moment leaves the old
    rectangle or, once the store is used again, the new one. Raises `MazeFileError` if it does not lie in the
    maze, has another lattice, makes a link from outside impossible, or cannot be written.

    Parameters
    ----------
    path : the store
    level : the level to write to
    maze : the rectangle, of one level
    """
    with only_writer(MazeStore(checked_path(path)).path):
        _write(MazeStore(checked_path(path), completes=False), level, maze)


def _write(store: MazeStore, level: int, maze: Maze) -> None:
    store.require_four_sides()
    arguments = store.manifest.arguments
    if (maze.shape[0], maze.lattice) != (1, arguments["lattice"]):
        raise store.fault(BigMessage.LATTICES_DIFFER())
    box = _box(store, (level, *maze.origin), *maze.shape[1:])
    cells, walls = maze.cells[0], np.array(maze.walls[0])
    _, old = _sound_window(store, level, box)
    walls[:, -1] = walls[:, -1] & 12 | old[:, -1] & 3
    walls[-1] = walls[-1] & 3 | old[-1] & 12
    value = _value(store, level, box, maze)
    _require_links(store, value, level, box, cells, walls)
    changed = _changed(store, level, box, (cells, walls))
    arrays = {
        "cells": cells, "walls": walls, "place": np.array((level, *box[:2])),
        "value": np.frombuffer(msgspec.json.encode(value), dtype=np.uint8),
        "checks": np.array([checks_of(*layers) for _, layers in changed], dtype=np.uint32),
    }  # fmt: skip
    if maze.has_costs or store.costs is not None:
        arrays["costs"] = maze.costs[0]
    records.save(
        store.path / PENDING, bytes(records.KEY_BYTES), np.zeros(records.COUNTS, dtype=np.int64), arrays
    )
    _complete(store, arrays)


def complete(path: Path) -> None:
    """Complete what a writer that was killed has left in a store."""
    with only_writer(path):
        if (path / PENDING).exists():
            _complete(MazeStore(path, completes=False), records.load(path / PENDING))


def _complete(store: MazeStore, arrays: records.Arrays) -> None:
    """Do what is noted, from any state between the old store and the new one."""
    try:
        level, top, left = arrays["place"].tolist()
        cells, walls, noted = arrays["cells"], arrays["walls"], arrays["checks"].tolist()
        box = top, left, top + cells.shape[0], left + cells.shape[1]
        is_inside = 0 <= level < store.shape[0] and 0 <= top < box[2] <= store.shape[1]
        costs = arrays.get("costs", cells)
        fits = walls.shape == cells.shape == costs.shape
        if not (is_inside and 0 <= left < box[3] <= store.shape[2] and fits):
            raise store.fault(BigMessage.RECORD_DAMAGED(), PENDING)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise store.fault(BigMessage.RECORD_DAMAGED(), PENDING) from error
    with store.faults():
        targets = [open_to_write(store.path, name) for name in ("cells", "walls")]
        changed = _changed(store, level, box, (cells, walls))
        for (block, layers), checks in zip(changed, noted, strict=True):
            if checks_of(*layers) != tuple(checks):
                raise store.damage(block)
            write_block((targets[0], targets[1]), store.layout, block, *layers)
            if store.checks is not None:
                store.checks[block] = checks
        if "costs" in arrays:
            if store.costs is None:
                create_array(store.path, COSTS, store.layout, "uint8")
            open_to_write(store.path, COSTS)[level, top : box[2], left : box[3]] = costs
        if store.checks is not None:
            open_to_write(store.path, "checks", "uint32")[...] = store.checks
        set_attribute(store.path, KEY, arrays["value"].tobytes())
        (store.path / PENDING).unlink(missing_ok=True)


def _box(store: MazeStore, cell: tuple[int, int, int], rows: int, cols: int) -> Box:
    """Return the array rows and columns of a rectangle."""
    levels, all_rows, all_cols = store.shape
    origin = store.manifest.arguments["origin"]
    top, left = cell[1] - origin[0], cell[2] - origin[1]
    is_inside = (
        0 <= cell[0] < levels and 0 <= top < top + rows <= all_rows and 0 <= left < left + cols <= all_cols
    )
    if not is_inside:
        size = {"rows": rows, "cols": cols, "all_rows": all_rows, "all_cols": all_cols}
        raise store.fault(BigMessage.RECTANGLE_OUTSIDE(cell=cell, **size))
    return top, left, top + rows, left + cols


def _holds(store: MazeStore, level: int, box: Box, cell: tuple[int, int, int]) -> bool:
    """Return whether a lattice cell lies in a rectangle of the array."""
    origin = store.manifest.arguments["origin"]
    row, col = cell[1] - origin[0], cell[2] - origin[1]
    return cell[0] == level and box[0] <= row < box[2] and box[1] <= col < box[3]


def _shared(store: MazeStore, level: int, box: Box) -> Iterator[tuple[Block, Any, Any]]:
    """Yield the blocks that a rectangle meets, and their common part: as an index of the block, and of it."""
    for block in store.layout.meeting(level, box):
        own = store.layout.box(block)
        top, left = max(box[0], own[0]), max(box[1], own[1])
        bottom, right = min(box[2], own[2]), min(box[3], own[3])
        yield (
            block,
            (slice(top - own[0], bottom - own[0]), slice(left - own[1], right - own[1])),
            (slice(top - box[0], bottom - box[0]), slice(left - box[1], right - box[1])),
        )


def _sound_window(store: MazeStore, level: int, box: Box) -> Layers:
    """Read a rectangle, and compare the blocks that it meets with their checks."""
    cells, walls = (np.empty((box[2] - box[0], box[3] - box[1]), dtype=np.uint8) for _ in range(2))
    for block, there, here in _shared(store, level, box):
        cells[here], walls[here] = (part[there] for part in store.read_block(block))
    return cells, walls


def _changed(store: MazeStore, level: int, box: Box, rectangle: Layers) -> Iterator[tuple[Block, Layers]]:
    """Yield the blocks that a rectangle meets, with the rectangle in place of what is there."""
    for block, there, here in _shared(store, level, box):
        cells, walls = (np.array(part) for part in store.read_window(level, *store.layout.box(block)))
        cells[there], walls[there] = (part[here] for part in rectangle)
        yield block, (cells, walls)


def _value(store: MazeStore, level: int, box: Box, maze: Maze) -> dict[str, Any]:
    """Return the manifest with the links and markers of a rectangle in place of those that lay in it."""
    arguments = store.manifest.arguments
    links: list[Link] = arguments["links"]
    outside = [it for it in links if not all(_holds(store, level, box, port.cell) for port in it.ports)]
    markers = [it for it in arguments["markers"] if it.is_gap or not _holds(store, level, box, it.cell)]
    return {
        **store.value,
        "links": [*map(link_record, outside), *(_on_level(link_record(it), level) for it in maze.links)],
        "markers": [
            *map(marker_record, markers), *(_on_level(marker_record(it), level) for it in maze.markers)
        ],
    }  # fmt: skip


def _on_level(record: dict[str, Any], level: int) -> dict[str, Any]:
    """Return the record of a link or a marker of one level as it is on another."""
    ends: dict[str, Any] = {
        key: {**record[key], "cell": [level, *record[key]["cell"][1:]]}
        for key in ("from", "to")
        if key in record
    }
    own = {"cell": [level, *record["cell"][1:]]} if "cell" in record else {}
    return {**record, **ends, **own}


def _require_links(
    store: MazeStore, value: dict[str, Any], level: int, box: Box, cells: Bytes, walls: Bytes
) -> None:
    """Refuse a rectangle in which a link of the whole maze has no floor or no wall for its port.

    A port on the border may need a wall that a cell outside stores.
    """
    origin = store.manifest.arguments["origin"]
    used: set[tuple[Any, ...]] = set()
    for record in value["links"]:
        for port in link_from(record).ports:
            if not _holds(store, level, box, port.cell):
                continue
            row, col = port.cell[1] - origin[0], port.cell[2] - origin[1]
            is_free = (port.cell, port.side) not in used
            used.add((port.cell, port.side))
            is_floor = cells[row - box[0], col - box[1]] > 1
            if not (
                is_free and is_floor and _is_walled(store, level, box, walls, (row, col, port.side.value))
            ):
                raise store.fault(BigMessage.LINK_FROM_OUTSIDE(cell=port.cell))


def _is_walled(store: MazeStore, level: int, box: Box, walls: Bytes, port: tuple[int, int, str]) -> bool:
    """Return whether a wall stands on a side of a cell; ports in no wall need none."""
    row, col, side = port
    if side not in ("N", "E", "S", "W"):
        return True
    shift = 0 if side in ("E", "W") else 2
    row, col = row - (side == "N"), col - (side == "W")
    if row < 0 or col < 0:
        return True
    if row < box[0] or col < box[1]:
        _, outside = store.read_window(level, row, col, row + 1, col + 1)
        return bool(outside[0, 0] >> shift & 3 == 1)
    return bool(walls[row - box[0], col - box[1]] >> shift & 3 == 1)
