"""All kernels are compiled ahead by processes of their own, whatever happens to these."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mazarine.compiling.mode import MODE, compiled_here, wait_to_compile
from mazarine.compiling.ready import is_ready
from mazarine.errors import Cancelled
from mazarine.precompile import WarmUp, processes, warm_up
from mazarine.precompile.messages import PrecompileMessage
from mazarine.precompile.preparation import Preparation
from mazarine.precompile.steps import STEPS

QUICK = {"flood_fill": 1, "painting": 1}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Compile two quick groups only, into a folder of the test's own."""
    monkeypatch.setattr(processes, "STEPS", QUICK)
    monkeypatch.setattr(processes, "store_folder", lambda: tmp_path)
    monkeypatch.setattr(
        processes, "set_ready", lambda names: (tmp_path / "ready").write_text(" ".join(names))
    )
    return tmp_path


def kernels_in(folder: Path) -> list[str]:
    return sorted(path.name.partition("-")[0] for path in folder.glob("*.kernel"))


def test_every_kernel_is_compiled_by_some_step() -> None:
    """In a process of its own: other tests have kernels of theirs, and have loaded some already."""
    program = """
from mazarine.compiling import KERNELS
from mazarine.compiling.mode import compiled_here
from mazarine.compiling.store import Store
from mazarine.precompile.steps import STEPS, steps_of
loaded, counts = set(), {}
Store.on_ready = loaded.add
with compiled_here():
    for group in STEPS:
        before = len(loaded)
        for step in steps_of(group):
            step()
        counts[group] = len(loaded) - before
print(counts == STEPS, counts)
print(*(kernel.__qualname__ for kernel in KERNELS if not kernel.is_compiled))
print(len(loaded) == len(KERNELS))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    right, missing, each_once = done.stdout.splitlines()
    assert right.startswith("True"), right
    assert missing == ""
    assert each_once == "True"


def test_progress_goes_up_to_the_number_of_all(folder: Path) -> None:
    told: list[tuple[int, int]] = []
    work = WarmUp(lambda done, of: told.append((done, of)), processes=1)
    work.start()
    assert work.wait()
    assert told[0] == (0, 2)
    assert told[-1] == (2, 2)
    assert kernels_in(folder) == ["spread.spread", "triangles.paint_triangles"]
    assert (folder / "ready").exists()


def test_what_somebody_waits_for_is_compiled_at_once_with_normal_priority(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started, popen = list[list[str]](), subprocess.Popen

    def start(command: list[str], **options: Any) -> Any:
        started.append(command[4:])
        return popen(command, **options)

    monkeypatch.setattr(processes.subprocess, "Popen", start)
    done, told = list[str](), list[tuple[int, int]]()
    work = WarmUp(lambda *counts: told.append(counts), done.append, processes=1)
    work.start()
    work.prefer("painting")
    work.prefer("painting")
    assert work.wait()
    assert sorted(done) == sorted(QUICK)
    assert sorted(started) == [[], ["--urgent"]]
    assert told[-1] == (2, 2)
    assert kernels_in(folder) == ["spread.spread", "triangles.paint_triangles"]
    assert (folder / "ready").exists()


def test_two_programs_at_once_compile_each_kernel_once(folder: Path) -> None:
    both = [WarmUp(processes=1), WarmUp(processes=1)]
    for work in both:
        work.start()
    assert [work.wait() for work in both] == [True, True]
    assert kernels_in(folder) == ["spread.spread", "triangles.paint_triangles"]
    assert not list(folder.glob("*.part"))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_child_that_is_killed_leaves_its_group_to_another(folder: Path) -> None:
    killed: list[int] = []

    def report(done: int, _of: int) -> None:
        if done == 1 and not killed:
            (child,) = work._children
            killed.append(child.pid)
            os.kill(child.pid, signal.SIGKILL)

    work = WarmUp(report, processes=1)
    work.start()
    assert work.wait()
    assert killed
    assert len(kernels_in(folder)) == 2


def test_where_no_process_can_be_started_the_rest_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(subprocess, "Popen", refuse)
    told: list[str] = []
    work = WarmUp(group_done=told.append)
    work.start()
    assert not work.wait()
    assert work.problem == PrecompileMessage.NO_COMPILING_PROCESS(reason="no more processes")
    assert sorted(told) == sorted(QUICK)
    assert not (folder / "ready").exists()


def test_it_can_be_cancelled(folder: Path) -> None:
    del folder
    with pytest.raises(Cancelled):
        warm_up(lambda _share: False)


def test_an_error_of_the_callers_progress_reaches_the_caller(folder: Path) -> None:
    def fail(share: float) -> bool:
        if share > 0:
            raise ValueError("no such bar")
        return True

    with pytest.raises(ValueError, match="no such bar"):
        warm_up(fail)
    assert not (folder / "ready").exists()


def test_children_that_always_die_are_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    popen = subprocess.Popen

    def die(_command: list[str], **options: Any) -> subprocess.Popen[str]:
        return popen([sys.executable, "-c", "input()"], **options)

    monkeypatch.setattr(subprocess, "Popen", die)
    work = WarmUp(processes=1)
    work.start()
    assert not work.wait()
    assert work.has_failed
    assert work.problem == PrecompileMessage.COMPILING_PROCESS_LOST()
    assert not (folder / "ready").exists()


def test_a_child_ends_with_its_input_in_the_middle_of_a_group(tmp_path: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "mazarine.precompile"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
    )  # fmt: skip
    with child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write("generators\n")
        child.stdin.flush()
        assert child.stdout.readline().startswith("step")
        child.stdin.close()
        assert child.wait(60) == 0
        assert "done" not in child.stdout.read()
    assert len(list(tmp_path.glob("*.kernel"))) < STEPS["generators"]


def test_a_preparation_loads_what_is_on_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_ready()
    monkeypatch.setattr(MODE, "compiled", False)
    preparation = Preparation(lambda: None)
    assert not preparation.has_engine
    preparation.start()
    preparation._thread.join()
    assert preparation.is_complete
    assert MODE.compiled
    assert (preparation.done, preparation.total) == (0, 0)


def test_a_preparation_that_is_stopped_lets_waiting_threads_go(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del folder
    monkeypatch.setattr(MODE, "compiled", False)
    monkeypatch.setattr(MODE, "before_compiling", None)
    monkeypatch.setattr("mazarine.precompile.preparation.is_ready", lambda: False)
    preparation = Preparation(lambda: None)
    preparation.start()
    preparation.stop()
    preparation._thread.join()
    with pytest.raises(Cancelled):
        preparation.wait_for_package("mazarine.generators.kernels.prim")


def test_work_that_always_runs_compiled_waits_for_the_processes_too(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()
    monkeypatch.setattr(MODE, "before_compiling", asked.append)
    with compiled_here():
        wait_to_compile("mazarine.design.annealing")
    assert asked == ["mazarine.design.annealing"]


def test_a_preparation_that_fails_lets_the_window_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> bool:
        raise OSError("no temporary folder")

    monkeypatch.setattr(MODE, "compiled", False)
    monkeypatch.setattr("mazarine.precompile.preparation.is_ready", fail)
    preparation = Preparation(lambda: None)
    preparation.start()
    preparation._thread.join()
    assert preparation.has_engine
    assert preparation.is_complete


def test_where_nothing_can_be_kept_the_next_start_prepares_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    popen = subprocess.Popen

    def limited(*arguments: Any, **options: Any) -> subprocess.Popen[str]:
        return popen(
            *arguments,
            **options,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, limits[1])),
        )

    monkeypatch.setattr(subprocess, "Popen", limited)
    work = WarmUp(processes=1)
    work.start()
    assert not work.wait()
    assert work.problem is not None
    assert work.problem.code == "kernels-not-stored"
    assert work.problem.fields["reason"] == "File too large"
    assert not (folder / "ready").exists()
