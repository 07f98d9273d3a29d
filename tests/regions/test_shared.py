"""Threads may share a segmentation: whatever they call, one call is made after the other."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from threading import Barrier, Event, Thread
from time import monotonic

import numpy as np
import pytest

import mazarine as mz
from mazarine.errors import MazeError
from mazarine.native.calls import List
from mazarine.native.regions import corridor_cells
from mazarine.paths.region_distances import region_distances
from mazarine.paths.structure import longest_path
from mazarine.regions import Patch, Space
from mazarine.regions.regions import Regions
from tests.depth import deep

_SECONDS = 0.5
_PAIRS = [
    ("patch", other) for other in ("patch", "distance", "path", "graph", "loops", "dead ends", "regions")
]
_PAIRS += [("update", "update"), ("update", "distance"), ("update", "graph"), ("patch", "copy")]


def deeds(size: int) -> tuple[mz.Segmentation, dict[str, Callable[[int], object]]]:
    """Return a segmentation, and what threads do with it again and again."""
    maze = mz.generate("kruskal", size, size, rng=1)
    segmentation = mz.segment(maze)
    router = mz.Router(segmentation, near_cells=8)
    edits, patches = [], []
    for step in range(200):
        row, col = step // 20 * (size // 11), step % 20 * (size // 21)  # Apart, so that any order is right.
        edits.append(mz.SetWalls((0, row + i, col + j, "E", "open") for i in range(6) for j in range(6)))
        change = maze.apply(edits[-1])
        patches.append(Patch.of(maze, change.dirty))
        change.inverse.apply(maze)
        patches.append(Patch.of(maze, change.dirty))
    cells = [(0, step * 53 % size, step * 29 % size) for step in range(200)]

    def update(step: int) -> None:
        with segmentation.lock:
            change = maze.apply(edits[step % 200])
            segmentation.update(change)
        with segmentation.lock:
            segmentation.update(change.inverse.apply(maze))

    def regions(step: int) -> None:
        with segmentation.lock:
            assert all(
                len(it.cells) == it.size for it in list(segmentation.regions.values())[step % 99 :: 99]
            )

    return segmentation, {
        "patch": lambda step: segmentation.patch(patches[step % 400]),
        "update": update,
        "distance": lambda step: router.distance(cells[step % 200], cells[step * 7 % 200]),
        "path": lambda step: router.path(cells[step % 200], cells[step * 7 % 200]),
        "graph": lambda _: mz.RegionGraph.of(segmentation),
        "loops": lambda _: mz.loops(segmentation),
        "dead ends": lambda _: mz.dead_ends(segmentation),
        "regions": regions,
        "copy": lambda _: segmentation.copy(),
    }


def run(size: int) -> None:
    """Let two threads at a time call one segmentation."""
    for pair in _PAIRS:
        sys.stdout.write(f"{pair}\n")
        sys.stdout.flush()
        segmentation, known = deeds(size)
        end = monotonic() + _SECONDS

        def work(name: str, known: dict[str, Callable[[int], object]] = known, end: float = end) -> None:
            for step in count():
                known[name](step)
                if monotonic() > end:
                    return

        with ThreadPoolExecutor(2) as pool:
            list(pool.map(work, pair))
        fresh = mz.Segmentation.of_space(segmentation.copy().space)
        assert np.array_equal(segmentation.kind, fresh.kind)
        assert len(segmentation) == len(fresh)


@pytest.mark.parametrize("size", [300, *deep([500])])
def test_two_threads_do_not_harm_a_segmentation(size: int) -> None:
    result = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", "tests.regions.test_shared", str(size)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, f"{result.stdout.splitlines()[-1:]}\n{result.stderr}"


_MAZE = mz.generate("prim", 6, 6, rng=1)
_MARKED = mz.Segmentation.of(_MAZE)
_ROUTER = mz.Router(_MARKED)
_CALLS: dict[str, Callable[[], object]] = {
    "kind": lambda: _MARKED.kind,
    "region": lambda: _MARKED.region,
    "update": lambda: _MARKED.update(mz.SetCells([(0, 0, "floor")]).apply(_MAZE)),
    "patch": lambda: _MARKED.patch(Patch.of(_MAZE, np.arange(3))),
    "labels": _MARKED.labels,
    "graph": lambda: mz.RegionGraph.of(_MARKED),
    "copy": _MARKED.copy,
    "pickle": lambda: pickle.dumps(_MARKED),
    "compare": lambda: _MARKED.__eq__(mz.segment(_MAZE)),
    "compare the other way": lambda: mz.segment(_MAZE) == _MARKED,
    "length": lambda: len(_MARKED),
    "text": lambda: repr(_MARKED),
    "add_follower": lambda: _MARKED.add_follower(_ROUTER),
    "distance": lambda: _ROUTER.distance((0, 0), (5, 5)),
    "path": lambda: _ROUTER.path((0, 0), (5, 5)),
    "distances_from": lambda: _ROUTER.distances_from((0, 0)),
    "nearest": lambda: _ROUTER.nearest((0, 0), [(5, 5)]),
    "solution": lambda: mz.solution(_ROUTER, (0, 0), (5, 5)),
    "region_distances": lambda: region_distances(_MARKED, _ROUTER, (0, 0, 0)),
    "RegionGraph.of": lambda: mz.RegionGraph.of(_MARKED),
    "chokepoints": lambda: mz.chokepoints(_MARKED),
    "loops": lambda: mz.loops(_MARKED),
    "dead_ends": lambda: mz.dead_ends(_MARKED),
    "longest_path": lambda: longest_path(_MARKED),
    "statistics": lambda: mz.statistics(_MAZE, _MARKED),
    "new router": lambda: mz.Router(_MARKED),
    "cells of a region": lambda: _MARKED.regions[1].cells,
    "picture": _MARKED._repr_png_,
}
_OTHERS = ("entries_of", "size_of", "take_engine")  # They call others, or are called under the lock.
for _name in ("__len__", *vars(Regions)):
    if _name == "__len__" or (not _name.startswith("_") and _name not in _OTHERS):
        _arguments = {"count": (mz.Kind.ROOM,), "faces_around": (np.array([50]),)}.get(
            _name, (1,) if _name.endswith(("_of", "_cells")) else ()
        )
        _CALLS[f"regions.{_name}"] = lambda name=_name, it=_arguments: getattr(_MARKED.regions, name)(*it)


@pytest.mark.parametrize("name", _CALLS)
def test_a_call_waits_for_the_lock(name: str) -> None:
    is_done = Event()

    def ask() -> None:
        _CALLS[name]()
        is_done.set()

    _CALLS[name]()
    asking = Thread(target=ask)
    with _MARKED.lock:
        asking.start()
        assert not is_done.wait(0.05)
    asking.join()
    assert is_done.is_set()


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_a_copy_has_a_lock_of_its_own(way: Callable[[mz.Segmentation], mz.Segmentation]) -> None:
    segmentation = mz.segment(mz.Maze.blank(3, 3))
    twin = way(segmentation)
    with segmentation.lock, ThreadPoolExecutor(1) as pool:
        assert pool.submit(lambda: len(twin)).result(5) == 1
    regions = way(segmentation.regions)  # type: ignore[arg-type]
    with segmentation.lock, ThreadPoolExecutor(1) as pool:
        assert pool.submit(lambda: len(regions)).result(5) == 1


def test_two_that_compare_each_other_do_not_wait_for_ever() -> None:
    one, other = (mz.Segmentation.of_space(Space.of(mz.Maze.blank(3, 3))) for _ in range(2))
    together = Barrier(2)

    def compare(first: mz.Segmentation, second: mz.Segmentation) -> bool:
        together.wait()
        return all(first == second for _ in range(2000))

    with ThreadPoolExecutor(2) as pool:
        found = [pool.submit(compare, *pair) for pair in ((one, other), (other, one))]
        assert all(it.result(30) for it in found)


def test_a_region_may_be_asked_with_or_without_the_lock() -> None:
    segmentation = mz.segment(mz.generate("prim", 12, 12, rng=1))
    together = Barrier(2)

    def ask(lock: bool) -> None:
        together.wait()
        for _ in range(50):
            for region in list(segmentation.regions.values()):
                if lock:
                    with segmentation.lock:
                        assert len(region.cells) == region.size
                else:
                    assert len(region.cells) == region.size

    with ThreadPoolExecutor(2) as pool:
        for asked in [pool.submit(ask, lock) for lock in (True, False)]:
            asked.result(30)


def test_each_follower_gets_an_update_whatever_others_raise() -> None:
    maze = mz.Maze.blank(3, 3)
    segmentation = mz.segment(maze)
    told: list[object] = []

    class Follower:
        def follow(self, delta: mz.Delta) -> None:
            told.append(delta)
            raise RuntimeError(f"a defect of follower {len(told)}")

    followers = [Follower() for _ in range(3)]
    for follower in followers:
        segmentation.add_follower(follower)
    with pytest.raises(RuntimeError, match="a defect of follower 1"):
        segmentation.update(mz.SetWalls([(0, 1, 1, "E", "wall")]).apply(maze))
    assert len(told) == 3
    assert np.array_equal(segmentation.region > 0, mz.segment(maze).region > 0)


def test_reading_without_the_lock_what_another_thread_reads_is_an_error() -> None:
    segmentation = mz.segment(mz.generate("stack", 500, 500, rng=1))
    router = mz.Router(segmentation)
    reader = Thread(target=router.distance, args=((0, 0), (499, 499)))
    reader.start()
    errors = 0
    while reader.is_alive():
        try:
            corridor_cells(segmentation.engine, 1, List(np.int64))
        except MazeError:
            errors += 1
    assert errors


if __name__ == "__main__":
    run(int(sys.argv[1]))
