"""Workers in processes give the same result, and one that is killed is replaced."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import subprocess
import sys
import time
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

    def run_graph(graph: Any, scheduler: str, workers: int, done: engines.Done) -> None:
        def kill(key: Any, result: Any) -> None:
            if not killed:
                killed.append(multiprocessing.active_children()[0])
                killed[0].kill()
            done(key, result)

        engines.run_graph(graph, scheduler, workers, kill)

    monkeypatch.setattr(segmenting, "run_graph", run_graph)
    report = segment(source, target, scheduler="processes", workers=2, dense=True)
    assert killed
    assert_equal(StoredSegmentation(target), report, maze)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has /proc")
def test_processes_open_no_port(tmp_path: Path) -> None:
    source, target = store_of(generate("caves", 60, 60, rng=3), tmp_path, 8), tmp_path / "b.zarr"
    before, seen = _listening(), []

    def look(_: float) -> bool:
        seen.append(_listening() - before)
        return True

    segment(source, target, scheduler="processes", workers=2, progress=look)
    assert seen
    assert set().union(*seen) == set()


def _listening() -> set[str]:
    """Return the sockets that this process and its children listen on, by address and inode."""
    own = {os.getpid(), *(it.pid for it in multiprocessing.active_children())}
    inodes = set()
    for number in own:
        for link in Path(f"/proc/{number}/fd").iterdir():
            with contextlib.suppress(OSError):
                inodes.add(str(link.readlink()))
    found = set()
    for table in ("tcp", "tcp6", "udp"):
        for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
            words = line.split()
            if f"socket:[{words[9]}]" in inodes and words[3] == "0A":
                found.add(words[1])
    return found


_KILLED = """
import os, signal, sys, multiprocessing
from mazarine.big import segment
if __name__ == "__main__":
    def kill(_):
        print(*(it.pid for it in multiprocessing.active_children()), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    segment(*sys.argv[1:], scheduler="processes", workers=2, progress=kill)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has /proc")
def test_processes_end_with_the_one_that_started_them(tmp_path: Path) -> None:
    source, target = store_of(generate("caves", 60, 60, rng=3), tmp_path, 8), tmp_path / "b.zarr"
    (tmp_path / "killed.py").write_text(_KILLED)
    command = [sys.executable, str(tmp_path / "killed.py"), str(source), str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    children = [int(word) for word in done.stdout.split()]
    assert children, done.stderr
    until = time.monotonic() + 20
    while any(Path(f"/proc/{it}").exists() for it in children) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(Path(f"/proc/{it}").exists() for it in children)


def test_a_scheduler_elsewhere_is_used_by_its_address(tmp_path: Path) -> None:
    maze = generate("prim", 20, 20, rng=3)
    source, target = store_of(maze, tmp_path, 8), tmp_path / "b.zarr"
    cluster: Any = dask.distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None)
    with cluster:
        report = segment(source, target, scheduler=cluster.scheduler_address)
    assert_equal(StoredSegmentation(target), report, maze)
