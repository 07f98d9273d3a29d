"""Long calls of the native core can be canceled: by those who watch, and by Ctrl+C in the main thread."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mazarine as mz
import mazarine.native
from mazarine.errors import Cancelled
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker, Resize, SetCells
from mazarine.native import jobs
from mazarine.native.calls import Function
from mazarine.paths.structure.tree import tree
from mazarine.progress import stage, watched
from mazarine.regions import Space

_SIZE = 160
"""Cells on a side: so many that each loop looks at its job again after the first time."""
_CORNER = (_SIZE - 1, _SIZE - 1)
Work = Callable[[], Any]


def _rooms() -> Maze:
    return _marked(mz.generate("rooms-and-corridors", rows=_SIZE, cols=_SIZE, rng=4))


def _marked(maze: Maze) -> Maze:
    for cell, kind in (((0, 0, 0), MarkerKind.START), ((0, *_CORNER), MarkerKind.GOAL)):
        PlaceMarker(Marker(kind, cell)).apply(maze)
    return maze


def _tree() -> Maze:
    return mz.generate("stack", rows=_SIZE, cols=_SIZE, rng=2)


def _secretive() -> Maze:
    maze = _rooms()
    is_secret = np.zeros(maze.shape, np.bool_)
    is_secret[:, :, 1:-1:2] = True
    SetCells([(*cell, "secret") for cell in np.argwhere(is_secret).tolist()]).apply(maze)
    return maze


def _measured(maze: Maze) -> Work:
    return lambda: repr(mz.statistics(maze))


def _distance() -> Work:
    router = mz.Router(mz.segment(_rooms()))
    return lambda: router.distance((0, 0), _CORNER)


def _distances() -> Work:
    router = mz.Router(mz.segment(_rooms()))
    return lambda: router.distances_from((0, 0)).tobytes()


def _tree_of() -> Work:
    space = Space.of(_tree())
    return lambda: repr(tree(space, space.grid.padded_place((0, 0, 0))))


def _updated(edit: Callable[[Maze], Any]) -> Work:
    """Return a large update, which can be made again after it was canceled."""
    maze = _rooms()
    regions = mz.segment(maze)
    change = edit(maze).apply(maze)

    def update() -> Any:
        regions.update(change)
        return regions.labels().tobytes()

    return update


def _half_of_rock(_maze: Maze) -> Any:
    return SetCells([(0, row, col, "rock") for row in range(_SIZE // 2) for col in range(_SIZE)])


def _generated(name: str) -> Work:
    return lambda: mz.generate(name, rows=_SIZE, cols=_SIZE, rng=1)


def _explored() -> Work:
    maze = _rooms()
    return lambda: mz.explore(maze, "flood-fill", rng=1, max_steps=3).path.shape


_OPERATIONS = {
    "mz_far_distance": _distance,
    "mz_spread": _distances,
    "mz_find_nodes": lambda: _measured(_rooms()),
    "mz_find_contacts": lambda: _measured(_rooms()),
    "mz_find_components": lambda: _measured(_rooms()),
    "mz_label_components": lambda: _measured(_rooms()),
    "mz_dead_end_lengths": lambda: _measured(_tree()),
    "mz_peel": lambda: _measured(_rooms()),
    "mz_hanging": lambda: _measured(_marked(_tree())),
    "mz_sweep_from": lambda: _measured(_rooms()),
    "mz_subtree_sizes": _tree_of,
    "mz_fewest_secrets": lambda: _measured(_secretive()),
    "mz_find_node_cuts": lambda: _measured(_rooms()),
    "mz_fill_cuts": lambda: _measured(_rooms()),
    "mz_meet": lambda: _updated(lambda _maze: Resize((0, 0), _SIZE - 1, _SIZE)),
    "mz_rivals": lambda: _updated(_half_of_rock),
    "mz_differences": lambda: _updated(_half_of_rock),
    "mz_find_pieces": lambda: _generated("rooms-and-corridors"),
    "mz_find_walls": lambda: _generated("kruskal"),
    "mz_open_dead_ends": lambda: partial(mz.braid, _tree(), rng=1),
    "mz_fill_dead_ends": lambda: partial(mz.sparsify, _tree(), rng=1),
    "mz_close_loops": lambda: partial(mz.remove_loops, _rooms(), rng=1),
    "mz_reflood": _explored,
}
"""What calls each function that takes a job."""


def _long_calls() -> set[str]:
    files = Path(mazarine.native.__file__).parent.glob("[a-z]*.py")
    modules = [import_module(f"mazarine.native.{file.stem}") for file in files]
    found = [it for module in modules for it in vars(module).values() if isinstance(it, Function)]
    return {it.name for it in found if it.has_job}


def test_every_function_that_takes_a_job_is_tested() -> None:
    assert set(_OPERATIONS) == _long_calls()


@pytest.mark.parametrize("name", _OPERATIONS)
def test_a_canceled_job_stops_the_call_and_changes_nothing(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    make, results = Function._make, []

    def made(self: Function, *arguments: Any) -> Any:
        if self.name != name:
            return make(self, *arguments)
        results.append(make(self, *arguments[:-1], jobs.Job(cancel=1)))
        return results[-1]

    work = _OPERATIONS[name]()
    with monkeypatch.context() as patch:
        patch.setattr(Function, "_make", made)
        with pytest.raises(Cancelled):
            work()
    assert results == [-1002]
    assert work() == _OPERATIONS[name]()()


def _endless(job: jobs.Job | None) -> int:
    """Do what a long call does."""
    assert job is not None
    job.total = 4
    while not job.cancel:
        job.done = min(job.done + 1, 3)
        time.sleep(0.001)
    return -1002


def test_who_watches_is_told_the_share_and_can_cancel() -> None:
    told: list[float] = []

    def progress(share: float) -> bool:
        told.append(share)
        return share < 0.7

    with pytest.raises(Cancelled), stage(progress, 0.4, 0.8):
        jobs.run(_endless, jobs._LONG)
    assert told[-1] == pytest.approx(0.7)


def test_what_the_progress_raises_ends_the_call() -> None:
    def progress(_share: float) -> bool:
        raise ValueError("a defect")

    with pytest.raises(ValueError, match="a defect"), watched(progress):
        jobs.run(_endless, jobs._LONG)


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Let an interrupt raise `KeyboardInterrupt`; a program that was started in the background ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_ends_a_call_of_the_main_thread_before_it_is_raised() -> None:
    started, ended = time.monotonic(), threading.Event()

    def slow_to_end(job: jobs.Job | None) -> None:
        _endless(job)
        time.sleep(0.3)  # C goes on a little; the second interrupt comes meanwhile.
        ended.set()

    for delay_s in (0.05, 0.15):
        threading.Timer(delay_s, signal.raise_signal, (signal.SIGINT,)).start()
    with pytest.raises(KeyboardInterrupt):
        jobs.run(slow_to_end, jobs._LONG)
    assert ended.is_set()
    assert time.monotonic() - started < 5


def test_a_call_whose_thread_was_interrupted_at_its_start_is_not_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[object] = []
    late: list[threading.Thread] = []

    def interrupted(self: jobs._Made) -> None:
        late.append(self)
        raise KeyboardInterrupt

    monkeypatch.setattr(jobs._Made, "start", interrupted)
    with pytest.raises(KeyboardInterrupt):
        jobs.run(made.append, jobs._LONG)
    late[0].run()
    assert not made


def test_no_thread_is_made_where_nobody_waits_or_little_is_done() -> None:
    asked: list[object] = []
    jobs.run(asked.append, jobs._LONG - 1)
    thread = threading.Thread(target=jobs.run, args=(asked.append, jobs._LONG))
    thread.start()
    thread.join()
    assert asked == [None, None]


def test_results_and_errors_come_from_the_other_thread() -> None:
    assert jobs.run(lambda job: job is not None, jobs._LONG)
    with pytest.raises(ZeroDivisionError):
        jobs.run(lambda _job: 1 // 0, jobs._LONG)
