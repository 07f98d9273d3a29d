"""Running a graph of tasks by Dask: in threads, in processes of this machine, or by a scheduler elsewhere."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import dask.callbacks
import dask.threaded
import distributed

from mazarine.big.memory import ENVIRONMENT, kept_memory
from mazarine.big.messages import BigMessage
from mazarine.errors import MazeError

Graph = Mapping[Any, Any]
Done = Callable[[Any, Any], None]
"""Called with the key and the result of each task that is done; it may raise to stop."""

_TIMEOUT_S = 20
# They have no types.
_dask: Any = dask
_distributed: Any = distributed


def run_graph(graph: Graph, scheduler: str, workers: int, memory: int, done: Done) -> None:
    """Do all tasks.

    Parameters
    ----------
    graph : tasks by key, as Dask has them
    scheduler : `threads`, `processes`, or the address of a Dask scheduler
    workers : how many at once; at an address, those that are there
    memory : bytes for all workers together; only processes hold to it
    done : told each key and result

    Raises
    ------
    MazeError
        If a task fails, the scheduler cannot be reached, or its workers are lost again and again.
    """
    if not graph:
        return
    if scheduler == "threads":
        with kept_memory(), _dask.callbacks.Callback(posttask=lambda key, result, *_: done(key, result)):
            _dask.threaded.get(graph, list(graph), num_workers=workers)
        return
    with _client(scheduler, workers, memory) as client:
        try:
            futures = client.get(graph, list(graph), sync=False)
            keys = {future.key: key for future, key in zip(futures, graph, strict=True)}
            for future, result in _distributed.as_completed(futures, with_results=True):
                done(keys[future.key], result)
        except distributed.KilledWorker as error:
            raise MazeError(BigMessage.WORKERS_LOST(reason=str(error).partition(".")[0])) from error


@contextlib.contextmanager
def _client(scheduler: str, workers: int, memory: int) -> Iterator[Any]:
    if scheduler == "processes":
        # A worker that was lost is replaced, and its task done again: that is no news for the user.
        with _dask.config.set({"distributed.nanny.pre-spawn-environ": ENVIRONMENT}):
            cluster = _distributed.LocalCluster(
                n_workers=workers, threads_per_worker=1, memory_limit=memory // workers,
                dashboard_address=None, silence_logs=logging.CRITICAL,
            )  # fmt: skip
        with cluster, _distributed.Client(cluster) as client:
            yield client
        return
    try:
        client = _distributed.Client(scheduler, timeout=_TIMEOUT_S)
    except (OSError, ValueError) as error:
        raise MazeError(BigMessage.SCHEDULER_UNREACHABLE(address=scheduler)) from error
    with client:
        yield client
