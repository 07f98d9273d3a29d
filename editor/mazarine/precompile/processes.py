"""Child processes that compile all kernels, as many at once as there are cores."""

from __future__ import annotations

import contextlib
import logging
import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from pathlib import Path
from threading import Lock, Thread

from mazarine.compiling.messages import CompilingMessage
from mazarine.compiling.ready import set_ready
from mazarine.compiling.store import store_folder
from mazarine.cores import cores
from mazarine.errors import Cancelled, MazeError
from mazarine.messages import Message
from mazarine.precompile.messages import PrecompileMessage
from mazarine.precompile.steps import STEPS, URGENT

log = logging.getLogger(__name__)

_TRIES = 2


class WarmUp:
    """Compiles all kernels in the background.

    Groups are taken in order by child processes. A child that is killed, or cannot be started, leaves its
    group for a second try; what could not be compiled is compiled when it is needed.

    Parameters
    ----------
    report : called in some thread with the number of kernels done and the number of all
    group_done : called in some thread with the name of a group that is on disk, or cannot be compiled
    processes : how many at once; None for as many as there are cores
    """

    def __init__(
        self,
        report: Callable[[int, int], None] = lambda _done, _all: None,
        group_done: Callable[[str], None] = lambda _name: None,
        processes: int | None = None,
    ) -> None:
        self._report = report
        self._group_done = group_done
        self._lock = Lock()
        self._waiting = deque((name, _TRIES) for name in STEPS)
        self._done = dict.fromkeys(STEPS, 0)
        self._urgent: set[str] = set()
        self._children: set[subprocess.Popen[str]] = set()
        self._is_stopped = False
        self._failed: list[str] = []
        self._files: dict[str, set[str]] = {name: set() for name in STEPS}
        count = min(processes or cores(), len(STEPS))
        self._threads = [Thread(target=self._work, name="warm-up", daemon=True) for _ in range(count)]
        self._running = count
        self.problem: Message | None = None
        """Why compiled kernels are not stored, if they are not."""

    def start(self) -> None:
        """Start the child processes."""
        self._report(0, sum(STEPS.values()))
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Cancel, and kill the child processes; what is on disk by then stays there."""
        with self._lock:
            self._is_stopped = True
            for child in self._children:
                child.kill()

    def prefer(self, name: str) -> None:
        """Compile a group now, with the priority of the program: the user waits for it."""
        with self._lock:
            if self._is_stopped or name in self._urgent or self._done[name] == STEPS[name]:
                return
            self._urgent.add(name)
            self._running += 1
            tries = next((left for waiting, left in self._waiting if waiting == name), _TRIES)
            self._waiting = deque(it for it in self._waiting if it[0] != name)
            thread = Thread(target=self._work_on, args=(name, tries), name="warm-up", daemon=True)
            self._threads.append(thread)
        thread.start()

    @property
    def has_failed(self) -> bool:
        """Whether something could not be compiled or stored."""
        return bool(self._failed)

    def wait(self) -> bool:
        """Wait for the end; return whether everything is on disk."""
        for thread in self._threads:
            thread.join()
        return self._done == STEPS and not self._failed

    def _work(self) -> None:
        child: subprocess.Popen[str] | None = None
        try:
            while (task := self._take()) is not None:
                child = self._child(child)
                if child is None:
                    self._failed.append(task[0])
                    self._group_done(task[0])
                elif not self._compile(child, *task):
                    self._dismiss(child)
                    child = None
        finally:
            self._dismiss(child)
            self._end()

    def _work_on(self, name: str, tries: int) -> None:
        """Compile one group in a child of its own; if that fails, continue as the other threads do."""
        child, is_done = self._child(None, is_urgent=True), False
        try:
            if child is None:
                with self._lock:
                    self._waiting.appendleft((name, tries))
            else:
                is_done = self._compile(child, name, tries)
        finally:
            self._dismiss(child)
            (self._end if is_done else self._work)()

    def _dismiss(self, child: subprocess.Popen[str] | None) -> None:
        """End a child, which ends with its input."""
        if child is None:
            return
        with self._lock:
            self._children.discard(child)
        with contextlib.suppress(OSError):
            child.communicate()

    def _take(self) -> tuple[str, int] | None:
        with self._lock:
            return self._waiting.popleft() if self._waiting and not self._is_stopped else None

    def _end(self) -> None:
        with self._lock:
            self._running -= 1
            is_last = self._running == 0
        if is_last and self._done == STEPS and not self._failed:
            set_ready(set().union(*self._files.values()))

    def _child(
        self, child: subprocess.Popen[str] | None, *, is_urgent: bool = False
    ) -> subprocess.Popen[str] | None:
        """Return a child that takes tasks: this one or a new one; None if none can be started."""
        if child is not None and child.poll() is None:
            return child
        command = [sys.executable, "-P", "-m", "mazarine.precompile", *([URGENT] if is_urgent else [])]
        folder = str(store_folder())
        paths = [path or str(Path.cwd()) for path in sys.path]
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder, "PYTHONPATH": os.pathsep.join(paths)}
        environment.pop("MAZARINE_KERNELS", None)
        try:
            child = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                text=True, env=environment, creationflags=_QUIET,
            )  # fmt: skip
        except OSError as error:
            reason = error.strerror or str(error)
            self.problem = PrecompileMessage.NO_COMPILING_PROCESS(reason=reason)
            return None
        with self._lock:
            if self._is_stopped:
                child.kill()
            self._children.add(child)
        return child

    def _compile(self, child: subprocess.Popen[str], name: str, tries: int) -> bool:
        """Compile a group in a child; return whether the child can take another."""
        assert child.stdin is not None
        assert child.stdout is not None
        try:
            child.stdin.write(f"{name}\n")
            child.stdin.flush()
            for line in child.stdout:
                if line.startswith("failed"):
                    log.warning("The kernels of %s could not be prepared: %s", name, line[7:].strip())
                    self._failed.append(name)
                if line.startswith("problem"):
                    self.problem = CompilingMessage.KERNELS_NOT_STORED(reason=line[8:].strip())
                    self._failed.append(name)
                    self._give_up()
                elif line.startswith("step"):
                    # The same kernel may come from two children.
                    self._files[name].add(line[5:].strip())
                    self._count(name, len(self._files[name]))
                else:
                    self._count(name, STEPS[name])
                    self._group_done(name)
                    return True
        except OSError:
            pass  # It has ended: its output or input is closed.
        log.info("A process that compiles %s has ended early, with status %s.", name, child.poll())
        with self._lock:
            if tries > 1:
                self._waiting.appendleft((name, tries - 1))
                return False
        self._failed.append(name)
        self.problem = self.problem or PrecompileMessage.COMPILING_PROCESS_LOST()
        self._group_done(name)
        return False

    def _give_up(self) -> None:
        """Drop the groups that are waiting: what is compiled for them could not be stored either."""
        with self._lock:
            left = [name for name, _tries in self._waiting]
            self._waiting.clear()
        for name in left:
            self._failed.append(name)
            self._group_done(name)

    def _count(self, name: str, done: int) -> None:
        with self._lock:
            self._done[name] = min(done, STEPS[name])
            count = sum(self._done.values())
        self._report(count, sum(STEPS.values()))


_QUIET: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)


def warm_up(progress: Callable[[float], bool] | None = None, processes: int | None = None) -> None:
    """Compile all kernels now, so that nothing waits for them later; the first time takes about a minute.

    Parameters
    ----------
    progress
        Called with the share done, 0 to 1; returns whether to continue.
    processes
        The number of processes that compile at once; None for the number of cores.

    Raises
    ------
    Cancelled
        If `progress` returned False. What is compiled by then stays on disk.
    MazeError
        If something could not be compiled or stored.
    """
    reason: BaseException | None = None

    def report(done: int, of: int) -> None:
        nonlocal reason
        if progress is None or reason is not None:
            return
        try:
            if progress(done / of):
                return
            reason = Cancelled()
        except BaseException as error:  # noqa: BLE001  # raised again for the caller, in the caller's thread
            reason = error
        work.stop()

    work = WarmUp(report, processes=processes)
    try:
        work.start()
        is_done = work.wait()
    finally:
        work.stop()
    if reason is not None:
        raise reason
    if not is_done:
        raise MazeError(work.problem or PrecompileMessage.NOT_ALL_COMPILED())
