"""How far the compiled engine is, for all windows of the program."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, Signal

from editor.warm_up.preparation import Preparation


class EngineState(QObject):
    """Prepares compiled kernels once for the whole program; see `Preparation` for what it knows."""

    changed = Signal()
    """The state has changed; emitted in any thread."""

    def __init__(self) -> None:
        super().__init__()
        self._preparation = Preparation(self.changed.emit)
        self._has_begun = self._is_told = False

    @property
    def has_engine(self) -> bool:
        """Whether mazes of any size can be segmented and updated."""
        return self._preparation.has_engine

    @property
    def is_complete(self) -> bool:
        """Whether every compiled kernel can be used."""
        return self._preparation.is_complete

    @property
    def compiled(self) -> tuple[int, int]:
        """How many kernels have been compiled, of how many; (0, 0) where none had to be."""
        return self._preparation.done, self._preparation.total

    def take_problem(self) -> str:
        """Return why compiled kernels are not kept, once; empty if they are, or it was told."""
        sentence = "" if self._is_told else self._preparation.problem
        self._is_told = self._is_told or bool(sentence)
        return sentence

    def start(self) -> None:
        """Start the preparation on the first call."""
        if not self._has_begun:
            self._has_begun = True
            self._preparation.start()

    def stop(self) -> None:
        """Cancel the preparation because the program ends."""
        self._preparation.stop()


@cache
def engine_state() -> EngineState:
    """Return the state that all windows of this process share."""
    return EngineState()
