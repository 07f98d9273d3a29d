"""How far the compiled engine is, for all windows of the program."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, Signal

from mazewright import precompile
from mazewright.compiling import MODE


class EngineState(QObject):
    """Prepares compiled kernels once for the whole program, from `start` on; see `Preparation`."""

    changed = Signal()
    """The state has changed; emitted in any thread."""

    def __init__(self) -> None:
        super().__init__()
        self._preparation: precompile.Preparation | None = None
        self._is_told = False

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
        """How many kernels have been compiled, of how many; (0, 0) where none had to be."""
        return (self._preparation.done, self._preparation.total) if self._preparation else (0, 0)

    def take_problem(self) -> str:
        """Return why compiled kernels are not kept, once; empty if they are, or it was told."""
        sentence = "" if self._is_told or self._preparation is None else self._preparation.problem
        self._is_told = self._is_told or bool(sentence)
        return sentence

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
