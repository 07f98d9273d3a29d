"""Running a graph of tasks: in threads, in processes of this machine, or by a Dask scheduler elsewhere."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import dask.callbacks
import dask.threaded
import distributed

from mazarine.big.memory import kept_memory
from mazarine.big.messages import BigMessage
from mazarine.big.processes import run_in_processes
from mazarine.errors import MazeError

Graph = Mapping[Any, Any]
Done = Callable[[Any, Any], None]
"""Called with the key and the result of each task that is done; it may raise to stop."""

_TIMEOUT_S = 20
# They have no types.
_dask: Any = dask
_distributed: Any = distributed


def run_graph(graph: Graph, scheduler: str, workers: int, done: Done) -> None:
    """Do all tasks.

    Raises `MazeError` if a task fails, the scheduler cannot be reached, or its workers are lost again and
    again.

    Parameters
    ----------
    graph : tasks by key, as Dask has them
    scheduler : `threads`, `processes`, or the address of a Dask scheduler, which is trusted
    workers : how many at once; at an address, those that are there
    done : told each key and result
    """
    if not graph:
        return
    if scheduler == "threads":
        with kept_memory(), _dask.callbacks.Callback(posttask=lambda key, result, *_: done(key, result)):
            _dask.threaded.get(graph, list(graph), num_workers=workers)
    elif scheduler == "processes":
        run_in_processes(graph, workers, done)
    else:
        _run_elsewhere(graph, scheduler, done)


def _run_elsewhere(graph: Graph, address: str, done: Done) -> None:
    with _client(address) as client:
        try:
            futures = client.get(graph, list(graph), sync=False)
            keys = {future.key: key for future, key in zip(futures, graph, strict=True)}
            for future, result in _distributed.as_completed(futures, with_results=True):
                done(keys[future.key], result)
        except distributed.KilledWorker as error:
            raise MazeError(BigMessage.WORKERS_LOST(reason=str(error).partition(".")[0])) from error


@contextlib.contextmanager
def _client(address: str) -> Iterator[Any]:
    try:
        client = _distributed.Client(address, timeout=_TIMEOUT_S)
    except (OSError, ValueError) as error:
        raise MazeError(BigMessage.SCHEDULER_UNREACHABLE(address=address)) from error
    with client:
        yield client
