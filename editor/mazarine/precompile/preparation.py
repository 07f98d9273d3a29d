"""Loading compiled kernels in the background of a running program, such as the window."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Lock, Thread

from mazarine.compiling.mode import MODE, compiled_here, use_compiled
from mazarine.compiling.ready import is_ready
from mazarine.compiling.store import problem
from mazarine.errors import Cancelled
from mazarine.messages import Message
from mazarine.precompile.processes import WarmUp
from mazarine.precompile.steps import STEPS, steps_of

log = logging.getLogger(__name__)

ENGINE = ("segmentation", "updates")
_LOADED = (*ENGINE, "paths", "painting")
"""Groups that are loaded ahead of need, in this order; the others take no time worth mentioning."""

_GROUPS_OF_PACKAGE = {
    "mazarine.regions": ("segmentation", "updates"),
    "mazarine.picture": ("painting",),
    "mazarine.flood_fill": ("flood_fill",),
    "mazarine.paths.structure": ("statistics",),
    "mazarine.paths": ("paths",),
    "mazarine.agents": ("explorers",),
    "mazarine.generators": ("generators",),
    "mazarine.design": ("design",),
}


class Preparation:
    """Compiles all kernels in other processes if they are not on disk, and loads them in a thread.

    Small work runs plain meanwhile. A thread that needs a compiled kernel waits until it is on disk, and its
    group is compiled first.

    Parameters
    ----------
    tell : called in any thread when an attribute has changed

    Attributes
    ----------
    done, total : kernels that have been compiled so far, of all; both 0 if all were on disk
    has_engine : whether mazes of any size can be segmented and updated
    is_complete : whether everything can be used; from then on it is, whatever the size
    waiting : how many threads wait for kernels
    """

    def __init__(self, tell: Callable[[], None]) -> None:
        self._tell = tell
        self._on_disk = {name: Event() for name in STEPS}
        self._warm_up: WarmUp | None = None
        self._is_stopped = False
        self._lock = Lock()
        self.done = self.total = self.waiting = 0
        self.has_engine = self.is_complete = MODE.compiled
        self._thread = Thread(target=self._run, name="preparation", daemon=True)

    @property
    def problem(self) -> Message | None:
        """The reason why compiled kernels are not stored; None if they are."""
        return problem() or (self._warm_up.problem if self._warm_up is not None else None)

    def start(self) -> None:
        """Begin, unless all is there already or nothing is to be compiled."""
        if not self.is_complete and not MODE.is_held_back:
            self._thread.start()

    def stop(self, timeout_s: float = 0.0) -> bool:
        """Cancel because the program ends; threads that wait for a kernel raise `Cancelled`.

        Returns
        -------
        bool
            Whether nothing is loaded or compiled any more, `timeout_s` seconds later at most.
        """
        with self._lock:
            self._is_stopped = True
            if self._warm_up is not None:
                self._warm_up.stop()
        for event in self._on_disk.values():
            event.set()
        if self._thread.is_alive():
            self._thread.join(timeout_s)
        return not self._thread.is_alive()

    def _run(self) -> None:
        try:
            if not is_ready() and not self._compile():
                return
            self._load_all()
        except Cancelled:
            return
        except Exception:
            log.exception("compiled kernels could not be prepared")
        if not self._is_stopped:
            MODE.is_preparing, MODE.before_compiling = False, None
            use_compiled()
            self.has_engine = self.is_complete = True
            self.done = self.total
            self._tell()

    def _compile(self) -> bool:
        """Start to compile all kernels in other processes; return whether that has begun."""
        warm_up = WarmUp(self._report, self._note_group)
        with self._lock:
            if self._is_stopped:
                return False
            self._warm_up = warm_up
            MODE.is_preparing, MODE.before_compiling = True, self.wait_for_package
            warm_up.start()
        return True

    def _load_all(self) -> None:
        for name in _LOADED:
            self._wait_for_group(name)
            self._load(name)
            if name == ENGINE[-1]:
                self.has_engine = True
                self._tell()
        for name in STEPS:
            self._wait_for_group(name)

    def _wait_for_group(self, name: str) -> None:
        """Wait until a group is on disk, or cannot be."""
        if self._warm_up is not None:
            self._on_disk[name].wait()
            if self._warm_up.has_failed:
                self._report(0, 0)  # The rest is compiled here, and not counted.
        self._go_on()

    def _load(self, name: str) -> None:
        try:
            with compiled_here():
                for step in steps_of(name):
                    self._go_on()
                    step()
        except Cancelled:
            raise
        except Exception:
            log.exception("the kernels of %s could not be loaded", name)

    def _go_on(self) -> None:
        if self._is_stopped:
            raise Cancelled

    def _report(self, done: int, total: int) -> None:
        self.done, self.total = done, total
        self._tell()

    def _note_group(self, name: str) -> None:
        self._on_disk[name].set()

    def wait_for_package(self, module: str) -> None:
        """Wait until the kernels of a module's package are on disk, which are compiled first."""
        package = next((package for package in _GROUPS_OF_PACKAGE if module.startswith(f"{package}.")), "")
        groups = [it for it in _GROUPS_OF_PACKAGE.get(package, ()) if not self._on_disk[it].is_set()]
        if groups and self._warm_up is not None:
            self._count_waiting(1)
            for group in groups:
                self._warm_up.prefer(group)
            for group in groups:
                self._on_disk[group].wait()
            self._count_waiting(-1)
        self._go_on()

    def _count_waiting(self, change: int) -> None:
        with self._lock:
            self.waiting += change
        self._tell()
