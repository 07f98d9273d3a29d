"""Segmenting a store into another: what is to be done, in which order, and when all is done.

Every record carries the key of what it was made from: blocks of the maze, then the records below. So a run
does what is missing or was made from something else. That is all that continuing a run that was stopped,
and following a change of the maze, take.
"""

from __future__ import annotations

import contextlib
import os
import resource
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazarine.big import records
from mazarine.big.block import do_block, ports_of
from mazarine.big.dense import do_dense, do_links
from mazarine.big.engines import run_graph
from mazarine.big.job import DTYPES, Job, Node
from mazarine.big.messages import BigMessage
from mazarine.big.seals import is_sealed
from mazarine.big.tree import do_down, do_node
from mazarine.cores import cores
from mazarine.errors import MazeError, MazeFileError
from mazarine.files import checked_path
from mazarine.files.access import read_regular
from mazarine.files.faults import Fault, faults_of
from mazarine.files.guarded_store import open_stored
from mazarine.files.locking import LOCK, only_writer
from mazarine.files.store_metadata import MAX_CHUNK_CELLS, write_group
from mazarine.files.syncing import replace_synced
from mazarine.files.zarr_store import CHECKS, RIM, Layout, MazeStore, checks_of, create_array
from mazarine.progress import Progress, tell

VERSION = 1
_BEGUN = 0
"""The version of a plan whose arrays are not there yet."""
KEY = "segmentation"
_PLAN = "plan.json"
_MOST_PLAN_BYTES = 1 << 16
_PARTS = (
    "kind", "label", "region", "seal", "seam", "table", "final", "dense", "links", "overview",
    "overview-keys",
)  # fmt: skip
_BYTES_PER_CELL = 48
_BYTES_PER_WORKER = 200 << 20
USUAL_MEMORY = 2 << 30
"""Bytes for all workers."""
_LEAST_SIDE = 512
_CHECKS_BESIDE: dict[tuple[int, int], slice] = {
    (0, 0): slice(2),
    (1, 0): slice(2, 3), (-1, 0): slice(3, 4), (0, 1): slice(4, 5), (0, -1): slice(5, 6),
    (1, 1): slice(6, 7), (1, -1): slice(7, 8), (-1, 1): slice(8, 9), (-1, -1): slice(9, 10),
}  # fmt: skip
"""Which checks of a block matter to the one from which it lies so far below and to the right."""


@dataclass(frozen=True)
class Report:
    """What a run did.

    Attributes
    ----------
    cells, regions : the numbers of cells and of regions, by kind
    seconds : how long it took
    blocks : blocks that were segmented in this run
    resumed : whether something was there already that is still right
    peak_memory_mb : the most memory that this process, or one of its workers, had
    """

    cells: dict[str, int]
    regions: dict[str, int]
    seconds: float
    blocks: int
    resumed: bool
    peak_memory_mb: int


class _Plan(msgspec.Struct):
    """What a folder was begun for; with another plan the work starts from the beginning.

    It also tells that the folder is one of this program.
    """

    version: int
    shape: tuple[int, int, int]
    block: tuple[int, int]
    lattice: str
    mirrored: bool
    dense: bool
    program: Literal["mazarine segment"] = "mazarine segment"


def segment(
    source: str | Path,
    target: str | Path,
    *,
    scheduler: str = "threads",
    workers: int | None = None,
    memory: int = USUAL_MEMORY,
    dense: bool = False,
    as_before: bool = False,
    progress: Progress | None = None,
) -> Report:
    """Segment a maze in a Zarr store, block by block, into another store.

    What a run that was stopped has done is kept: the same call goes on. If blocks of the maze have changed,
    only they, what lies beside them, and the tree above are done again.

    Parameters
    ----------
    source : the store of the maze
    target : the folder of its segmentation
    scheduler : `threads`, `processes`, or the address of a Dask scheduler that sees the same files
    workers : how many blocks at once; by default one for each core
    memory : bytes for all workers together, which limit the size of blocks
    dense : also write the number of every cell's region, as an array
    as_before : keep the blocks of an earlier run, and its `dense`, if there was one
    progress : called with the share that is done

    Raises
    ------
    MazeFileError
        If the store is damaged, or a folder cannot be written.
    Cancelled
        If `progress` requested a stop; what is done is kept.
    """
    start = time.perf_counter()
    store, target = MazeStore(checked_path(source)), checked_path(target)
    store.require_four_sides()
    workers = workers or cores()
    _require_own(store, target)
    before = _read_plan(target / _PLAN) if as_before else None
    dense = dense if before is None else before.dense
    block = _block_for(store, workers, memory) if before is None else before.block
    with only_writer(target):
        job = _prepared(store, target, dense, block)
        checks = _checks(store)
        work = _Work(job, checks)
        graph, kept = work.graph()
        total = sum(map(work.weight, graph)) or 1
        share = 0.0

        def done(key: Any, _: object) -> None:
            nonlocal share
            share += work.weight(key) / total
            tell(progress, min(share, 1.0))

        run_graph(graph, scheduler, workers, done)
        do_links(job)
        cells, regions = work.counts()
        checksum = records.key_of((checks.tobytes(),)).hex()
        _finish(job, store, {"cells": cells, "regions": regions, "checksum": checksum})
        blocks = sum(key[0] == "block" for key in graph)
        return Report(cells, regions, time.perf_counter() - start, blocks, kept, _peak_memory_mb())


def _require_own(store: MazeStore, target: Path) -> None:
    """Require that a folder is new, empty, or holds a segmentation, outside the maze."""
    # `resolve` raises an error for links that lead to themselves.
    if Path(os.path.realpath(store.path)) in Path(os.path.realpath(target)).parents:
        raise MazeFileError(target, BigMessage.INSIDE_MAZE())
    with faults_of(target):
        is_foreign = target.exists() and _read_plan(target / _PLAN) is None
        if is_foreign and any(it.name != LOCK for it in target.iterdir()):
            raise MazeFileError(target, BigMessage.NOT_SEGMENTATION_TO_REPLACE())


def _block_for(store: MazeStore, workers: int, memory: int) -> tuple[int, int]:
    """Return the largest block that this memory allows: that of the maze, or halves of it."""
    each = memory // workers - _BYTES_PER_WORKER
    rows, cols = store.layout.block
    each = min(each, MAX_CHUNK_CELLS * _BYTES_PER_CELL)
    while rows * cols * _BYTES_PER_CELL > each and max(rows, cols) > _LEAST_SIDE:
        rows, cols = (-(-side // 2) if side == max(rows, cols) else side for side in (rows, cols))
    if rows * cols * _BYTES_PER_CELL > each:
        least = (rows * cols * _BYTES_PER_CELL + _BYTES_PER_WORKER) * workers
        amounts = {"memory": f"{memory >> 20} MiB", "least": f"{(least >> 20) + 1} MiB"}
        raise MazeError(BigMessage.MEMORY_TOO_SMALL(workers=workers, **amounts))
    return rows, cols


def _prepared(store: MazeStore, target: Path, dense: bool, block: tuple[int, int]) -> Job:
    """Make the folder of a segmentation, or find it as an earlier run left it; it is not complete now."""
    lattice = store.manifest.arguments["lattice"]
    plan = _Plan(VERSION, store.shape, block, lattice.name, lattice.mirrored, dense)
    path = target / _PLAN
    with faults_of(target):
        (target / "zarr.json").unlink(missing_ok=True)
        is_linked = any((target / part).is_symlink() for part in _PARTS)
        if _read_plan(path) != plan or is_linked or not all(_is_array(target, it) for it in _arrays_of(plan)):
            _begin(target, plan)
    names = str(store.path.resolve()), str(target.resolve())
    token = os.urandom(8).hex()
    return Job(*names, Layout(store.shape, block), lattice.name, lattice.mirrored, dense, token)


def _begin(target: Path, plan: _Plan) -> None:
    """Make empty arrays; the plan, which tells that they are there, comes last."""
    replace_synced(target / _PLAN, msgspec.json.encode(msgspec.structs.replace(plan, version=_BEGUN)))
    for part in _PARTS:
        _clear(target / part)
    for name in _arrays_of(plan):
        create_array(target, name, Layout(plan.shape, plan.block), DTYPES[name])
    replace_synced(target / _PLAN, msgspec.json.encode(plan))


def _arrays_of(plan: _Plan) -> list[str]:
    """Return the names of the arrays of a plan."""
    return [name for name in DTYPES if name != "region" or plan.dense]


def _is_array(target: Path, name: str) -> bool:
    try:
        return open_stored(target, name, DTYPES[name]) is not None
    except (Fault, OSError, ValueError, TypeError, KeyError):
        return False


def _clear(folder: Path) -> None:
    """Remove the chunks and records in a folder, and no other files; a link goes, not what it leads to."""
    if folder.is_symlink():
        folder.unlink()
    for path in sorted(folder.rglob("*"), reverse=True):  # What is in a folder comes before it.
        if path.is_dir() and not path.is_symlink():
            with contextlib.suppress(OSError):
                path.rmdir()
        elif path.name == "zarr.json" or path.name.isdecimal() or path.suffix == ".rec":
            path.unlink()


def _read_plan(path: Path) -> _Plan | None:
    try:
        return msgspec.json.decode(read_regular(path, _MOST_PLAN_BYTES), type=_Plan)
    except (FileNotFoundError, Fault, msgspec.MsgspecError):
        return None


def _checks(store: MazeStore) -> NDArray[np.uint32]:
    """Return the checks of the blocks of a store, which are computed where it has none."""
    if store.checks is not None:
        return store.checks
    checks = np.zeros((*store.layout.grid, CHECKS), dtype=np.uint32)
    for block in store.layout.blocks():
        checks[block] = checks_of(*store.read_block(block))
    return checks


class _Work:
    """The tasks of a job, and the keys that their records must have."""

    def __init__(self, job: Job, checks: NDArray[np.uint32]) -> None:
        self.job = job
        self._checks = checks
        self._ports = ports_of(job.store)
        self._by_rims = job.layout == job.store.layout and min(job.layout.block) >= RIM
        self._keys: dict[Node, bytes] = {}
        for node in self._nodes_up():
            self._keys[node] = self._block_key(node) if node.height == 0 else self._node_key(node)

    def _nodes_up(self) -> Iterator[Node]:
        for height in range(self.job.top + 1):
            yield from self.job.nodes(height)

    def _block_key(self, node: Node) -> bytes:
        """Return the key of a block: of what its window sees of the maze, and its links."""
        top, left, bottom, right = self.job.box(node)
        level, row, col = self._ports.cells.T
        inside = (level == node.level) & (row >= top) & (row < bottom) & (col >= left) & (col < right)
        ports = np.column_stack((self._ports.cells[inside], self._ports.sides[inside]))
        parts = self._near(node) if self._by_rims else self._around(node)
        return records.key_of((*(part.tobytes() for part in parts), ports[np.lexsort(ports.T)].tobytes()))

    def _near(self, node: Node) -> Iterator[NDArray[np.uint32]]:
        """Yield the checks of a block, and those of the rims around it."""
        _, rows, cols = self.job.layout.grid
        for down, right in product((-1, 0, 1), repeat=2):
            row, col = node.row + down, node.col + right
            if 0 <= row < rows and 0 <= col < cols:
                checks: NDArray[np.uint32] = self._checks[node.level, row, col]
                yield checks[_CHECKS_BESIDE[down, right]]

    def _around(self, node: Node) -> Iterator[NDArray[np.uint32]]:
        """Yield the checks of all blocks of the maze that the window of a block meets."""
        top, left, bottom, right = self.job.box(node)
        (down, beside), (high, wide) = self.job.halo, self.job.store.layout.block
        rows = slice(max(top - down, 0) // high, (bottom + down - 1) // high + 1)
        cols = slice(max(left - beside, 0) // wide, (right + beside - 1) // wide + 1)
        yield self._checks[node.level, rows, cols]

    def _node_key(self, node: Node) -> bytes:
        return records.key_of(self._keys[child] for row in self.job.children(node) for child in row)

    def _is_done(self, node: Node) -> bool:
        key = self._keys[node]
        is_written = self.job.path("table", node).is_file() and (
            node.height > 0 or is_sealed(self.job, node, key)
        )
        return is_written and records.head_of(self.job.path("seam", node))[0] == key

    def graph(self) -> tuple[dict[Any, Any], bool]:
        """Return the tasks that are left, and whether some are done."""
        job = self.job
        graph: dict[Any, Any] = {}
        kept = False
        for node in self._nodes_up():
            if self._is_done(node):
                kept = True
            elif node.height == 0:
                graph["block", *node] = (do_block_task, job, tuple(node), self._keys[node])
            else:
                below = [
                    key for row in job.children(node) for it in row if (key := self._key_up(it)) in graph
                ]
                graph["node", *node] = (do_node_task, job, tuple(node), self._keys[node], below)
        for height in range(job.top, 0, -1):
            for node in job.nodes(height):
                above = ("node", *node) if height == job.top else ("down", *node.parent())
                after = [above] if above in graph else []
                graph["down", *node] = (do_down_task, job, tuple(node), after)
        if job.dense:
            for node in job.nodes(0):
                after = [("down", *node.parent())]
                graph["dense", *node] = (do_dense_task, job, tuple(node), self._keys[node], after)
        return graph, kept

    def _key_up(self, node: Node) -> tuple[Any, ...]:
        return ("block" if node.height == 0 else "node", *node)

    def weight(self, key: tuple[Any, ...]) -> float:
        """Return how much work a task is, in cells."""
        sort, node = key[0], Node(*key[1:])
        top, left, bottom, right = self.job.box(node)
        cells = (bottom - top) * (right - left)
        return {"block": 1.0, "dense": 0.4}.get(sort, 0.0) * cells + 8 * (bottom - top + right - left)

    def counts(self) -> tuple[dict[str, int], dict[str, int]]:
        """Return the numbers of cells and of regions, by kind."""
        total = np.zeros(records.COUNTS, dtype=np.int64)
        for node in self._nodes_up():
            total += records.head_of(self.job.path("seam", node))[1]
        names = ("rock", "corridor", "crossroad", "room")
        cells, regions = (dict(zip(names, part.tolist(), strict=True)) for part in (total[:4], total[4:]))
        del regions["rock"]
        return cells, regions


# Tasks get nodes as plain tuples, and what they come after as a last argument that Dask fills in.


def do_block_task(job: Job, node: tuple[int, ...], key: bytes) -> None:
    do_block(job, Node(*node), key)


def do_node_task(job: Job, node: tuple[int, ...], key: bytes, _after: object) -> None:
    """Unite the children of a node."""
    do_node(job, Node(*node), key)


def do_down_task(job: Job, node: tuple[int, ...], _after: object) -> None:
    """Pass the final numbers to the children of a node."""
    do_down(job, Node(*node))


def do_dense_task(job: Job, node: tuple[int, ...], key: bytes, _after: object) -> None:
    """Write the numbers of the cells of a block."""
    do_dense(job, Node(*node), key)


def _finish(job: Job, store: MazeStore, found: dict[str, Any]) -> None:
    """Write what makes a whole segmentation of a folder."""
    value = {
        "version": VERSION, **found,
        "maze": {**store.value, "links": [], "markers": []}, "source": job.source,
        "block": list(job.layout.block),
    }  # fmt: skip
    with faults_of(job.target):
        write_group(Path(job.target), KEY, value)


def _peak_memory_mb() -> int:
    who = resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return max(resource.getrusage(it).ru_maxrss for it in who) // unit
