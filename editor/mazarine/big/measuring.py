"""Measures of a large maze that add up from block to block."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.big.block import padded_window
from mazarine.big.engines import run_graph
from mazarine.big.job import Job, Node
from mazarine.cores import cores
from mazarine.files import checked_path
from mazarine.files.zarr_store import MazeStore
from mazarine.lattice import Side
from mazarine.maze.codes import SOUTH_SHIFT, Matter, Wall
from mazarine.progress import Progress, tell
from mazarine.regions.space import LINK_SHIFT, OPEN_SIDES

_DEGREES = 5
_PASSAGES, _SECRET_CELLS, _SECRET_DOORS, _FOUND, _ROCK = range(_DEGREES, _DEGREES + 5)
_COUNTS = _DEGREES + 5


@dataclass(frozen=True)
class Measures:
    """What can be measured of a maze block by block.

    Attributes
    ----------
    rock, floor : cells of rock, and the others
    degrees : floor cells by the number of their open sides, from 0 to 4; links do not count
    passages : open sides between two cells
    secret_cells, secret_doors, secrets_found : secrets, and how many of them are found
    links, markers : their numbers
    """

    rock: int
    floor: int
    degrees: tuple[int, ...]
    passages: int
    secret_cells: int
    secret_doors: int
    secrets_found: int
    links: int
    markers: int


def measure(
    path: str | Path,
    *,
    scheduler: str = "threads",
    workers: int | None = None,
    progress: Progress | None = None,
) -> Measures:
    """Measure a maze in a Zarr store block by block.

    Raises `MazeFileError` if the store is damaged, and `Cancelled` if `progress` requested a stop.

    Parameters
    ----------
    path : the store
    scheduler, workers : as for `segment`
    progress : called with the share that is done
    """
    store = MazeStore(checked_path(path))
    store.require_four_sides()
    lattice = store.manifest.arguments["lattice"]
    job = Job(
        str(store.path.resolve()),
        "",
        store.layout,
        lattice.name,
        lattice.mirrored,
        False,
        os.urandom(8).hex(),
    )
    graph = {("measure", *block): (do_measure_task, job, tuple(block)) for block in store.layout.blocks()}
    total = np.zeros(_COUNTS, dtype=np.int64)
    done = 0

    def note(_: Any, counts: NDArray[np.int64]) -> None:
        nonlocal done, total
        total = total + counts
        done += 1
        tell(progress, done / len(graph))

    run_graph(graph, scheduler, workers or cores(), note)
    counts = total.tolist()
    degrees = tuple(counts[:_DEGREES])
    things = (len(store.manifest.arguments[name]) for name in ("links", "markers"))
    return Measures(
        counts[_ROCK], sum(degrees), degrees, counts[_PASSAGES] // 2, counts[_SECRET_CELLS],
        counts[_SECRET_DOORS], counts[_FOUND], *things,
    )  # fmt: skip


def do_measure_task(job: Job, block: tuple[int, int, int]) -> NDArray[np.int64]:
    """Return the counts of a block."""
    window = padded_window(job, Node(0, *block))
    rows, cols = window.own
    space, cells = window.space.grid.view(window.space.cells)[0, rows, cols], window.cells[rows, cols]
    walls = window.walls[rows, cols]
    counts = np.zeros(_COUNTS, dtype=np.int64)
    ones = np.array([sides.bit_count() for sides in range(1 << LINK_SHIFT)])
    degree = ones[space & OPEN_SIDES][cells > 1]
    counts[:_DEGREES] = np.bincount(degree, minlength=_DEGREES)
    counts[_PASSAGES] = degree.sum()
    matter, doors = cells >> 1, np.stack((walls & 3, walls >> SOUTH_SHIFT))
    # Beside rock, a door means nothing: the side is not open.
    doors = doors * (np.stack((space >> Side.E, space >> Side.S)) & 1)
    counts[_ROCK] = np.count_nonzero(matter == Matter.ROCK)
    counts[_SECRET_CELLS] = np.count_nonzero(matter >= Matter.SECRET)
    counts[_SECRET_DOORS] = np.count_nonzero(doors >= Wall.SECRET)
    counts[_FOUND] = np.count_nonzero(matter == Matter.FOUND) + np.count_nonzero(doors == Wall.FOUND)
    return counts
