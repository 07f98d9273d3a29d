"""A kernel stands a signal that comes while it returns."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import numpy as np
import pytest

from mazarine.compiling.mode import compiled_here
from mazarine.maze import Maze
from mazarine.paths.structure.kernels.components import label_components
from mazarine.paths.structure.space import all_passages
from mazarine.regions import Space

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system has no such timer")


class Interrupted(Exception):
    """Raised by the handler of a signal, as KeyboardInterrupt is."""


@pytest.fixture
def interrupts() -> Iterator[None]:
    """Raise `Interrupted` some time after each call of `setitimer`."""

    def interrupt(_number: int, _frame: object) -> None:
        raise Interrupted

    before = signal.signal(signal.SIGALRM, interrupt)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def test_an_exception_of_a_handler_comes_between_two_kernels(interrupts: None) -> None:
    del interrupts
    space = Space.of(Maze.blank(8, 8))
    passages, labels = all_passages(space), np.zeros(space.grid.padded_size, dtype=np.int32)

    def work() -> None:
        signal.setitimer(signal.ITIMER_REAL, 0.0002)
        while True:
            label_components(passages, labels)

    with compiled_here():
        label_components(passages, labels)
        for _ in range(1000):
            with pytest.raises(Interrupted):
                work()
