"""Workers in processes give the same result, and one that is killed is replaced."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any

import dask.distributed
import pytest

from mazarine.big import StoredSegmentation, engines, segment, segmenting
from mazarine.generators import generate
from tests.big.comparing import assert_equal, store_of

pytestmark = [
    # Dask leaves sockets to the garbage collector when a cluster ends.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL"),
]


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    maze = generate("caves", 60, 60, rng=3)
    source, target = store_of(maze, tmp_path, 8), tmp_path / "b.zarr"
    killed = []

    def run_graph(graph: Any, scheduler: str, workers: int, memory: int, done: engines.Done) -> None:
        def kill(key: Any, result: Any) -> None:
            if not killed:
                pids = dask.distributed.default_client().run(os.getpid)
                killed.append(next(iter(pids.values())))
                os.kill(killed[0], signal.SIGKILL)
            done(key, result)

        engines.run_graph(graph, scheduler, workers, memory, kill)

    monkeypatch.setattr(segmenting, "run_graph", run_graph)
    report = segment(source, target, scheduler="processes", workers=2, dense=True)
    assert killed
    assert_equal(StoredSegmentation(target), report, maze)


def test_a_scheduler_elsewhere_is_used_by_its_address(tmp_path: Path) -> None:
    maze = generate("prim", 20, 20, rng=3)
    source, target = store_of(maze, tmp_path, 8), tmp_path / "b.zarr"
    cluster: Any = dask.distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None)
    with cluster:
        report = segment(source, target, scheduler=cluster.scheduler_address)
    assert_equal(StoredSegmentation(target), report, maze)
