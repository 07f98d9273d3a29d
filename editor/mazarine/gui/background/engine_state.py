"""The state of the compiled engine, for all windows of the program."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, Signal

from mazarine import precompile
from mazarine.compiling import MODE
from mazarine.gui.i18n import tr_later
from mazarine.messages import Message


class EngineState(QObject):
    """Prepares compiled kernels once for the whole program, from `start` on; see `Preparation`."""

    changed = Signal()
    """The state has changed; emitted in any thread."""

    def __init__(self) -> None:
        super().__init__()
        self._preparation: precompile.Preparation | None = None
        self._is_reported = False

    @property
    def has_engine(self) -> bool:
        """Whether mazes of any size can be segmented and updated."""
        return MODE.compiled if self._preparation is None else self._preparation.has_engine

    @property
    def is_complete(self) -> bool:
        """Whether every compiled kernel can be used."""
        return MODE.compiled if self._preparation is None else self._preparation.is_complete

    @property
    def compiled(self) -> tuple[int, int]:
        """The numbers of compiled and of all kernels; (0, 0) if none had to be compiled."""
        return (self._preparation.done, self._preparation.total) if self._preparation else (0, 0)

    def wait_for(self, package: str) -> None:
        """Wait, in a thread, until the kernels of a package are on disk: other processes will load them."""
        if self._preparation is not None and not self.is_complete:
            self._preparation.wait_for_package(f"{package}.")

    def waiting_text(self, usual: Message) -> Message:
        """Return what to show of work in progress: how far the engine is if something waits for it."""
        if self._preparation is None or not self._preparation.waiting:
            return usual
        done, total = self.compiled
        return tr_later("Waiting for the engine, {done} of {total}", done=done, total=total)

    def take_problem(self) -> Message | None:
        """Return why compiled kernels are not stored; None if they are, or if that was already returned."""
        if self._is_reported or self._preparation is None:
            return None
        problem = self._preparation.problem
        self._is_reported = problem is not None
        return problem

    def start(self) -> None:
        """Start the preparation on the first call."""
        if self._preparation is None:
            self._preparation = precompile.Preparation(self.changed.emit)
            self._preparation.start()

    def stop(self, timeout_s: float = 0.0) -> bool:
        """Cancel the preparation because the program ends; return whether it has ended in time."""
        return self._preparation is None or self._preparation.stop(timeout_s)


@cache
def engine_state() -> EngineState:
    """Return the state that all windows of this process share."""
    return EngineState()
