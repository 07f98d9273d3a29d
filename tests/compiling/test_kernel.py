"""Kernels run plain or compiled, whichever fits, and both do the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Thread
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from mazarine.compiling import MODE, Fields, at, empty_int_list, int64, jit_inner, kernel, word_of
from mazarine.compiling.mode import SMALL, compiled_here, plain_here


class Tally(Fields):
    """A sum, and how many numbers are in it."""

    total: int
    seen: NDArray[np.int64]


@kernel
def begin(start: int) -> Tally:
    return Tally(int64(start), np.zeros(1, dtype=np.int64))


@jit_inner
def doubled(number: int) -> int:
    return int64(number) * 2


@kernel
def add_doubled(tally: Tally, numbers: NDArray[np.uint8]) -> int:
    for index in range(len(numbers)):
        tally.total += doubled(numbers[index])
    tally.seen[0] += len(numbers)
    return tally.total


@kernel
def sum_of(numbers: NDArray[np.int64]) -> int:
    found = empty_int_list()
    for number in numbers:
        found.append(int64(number))
    return sum(found)


@kernel
def mixed(numbers: NDArray[np.int64], words: NDArray[np.uint64]) -> None:
    for index in range(len(numbers)):
        words[at(index)] = word_of(numbers[index]) * np.uint64(0x9E3779B97F4A7C15)


def test_plain_and_compiled_state_give_the_same() -> None:
    numbers = np.full(300, 200, dtype=np.uint8)
    found = []
    for here in (plain_here, compiled_here):
        with here():
            tally = begin(5)
        assert isinstance(tally, Fields) == (here is plain_here)
        found.append([add_doubled(tally, numbers), add_doubled(tally, numbers)])
    assert found[0] == found[1] == [5 + 300 * 400, 5 + 600 * 400]


def test_words_wrap_around_alike() -> None:
    numbers = np.array([0, 1, -1, 2**40, -(2**62)])
    words = np.zeros((2, len(numbers)), dtype=np.uint64)
    for here, found in zip((plain_here, compiled_here), words, strict=True):
        with here():
            mixed(numbers, found)
    assert words[0].tolist() == words[1].tolist()


def test_a_kernel_works_beside_the_state_that_it_is_given() -> None:
    with plain_here():
        assert begin.beside(begin(0)) is begin.plain
    with compiled_here():
        assert begin.beside(begin(0)) is begin.compiled


def test_small_work_runs_plain_and_large_work_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MODE, "compiled", False)
    monkeypatch.setattr(MODE, "spent_s", 0.0)
    monkeypatch.setattr(sum_of, "_compiled", None)
    assert sum_of(np.ones(SMALL, dtype=np.int64)) == SMALL
    assert not sum_of.is_compiled
    assert sum_of(np.ones(SMALL + 1, dtype=np.int64)) == SMALL + 1
    assert sum_of.is_compiled


def test_after_seconds_of_plain_work_compiling_is_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MODE, "compiled", False)
    monkeypatch.setattr(MODE, "spent_s", 10.0)
    monkeypatch.setattr(sum_of, "_compiled", None)
    assert sum_of(np.ones(3, dtype=np.int64)) == 3
    assert sum_of.is_compiled


def test_two_threads_may_need_a_kernel_first_at_once() -> None:
    @kernel
    def doubled_all(numbers: NDArray[np.int64]) -> int:
        return int(numbers.sum()) * 2

    found: list[int] = []

    def work() -> None:
        with compiled_here():
            found.append(doubled_all(np.ones(5, dtype=np.int64)))

    threads = [Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [10] * 4


def test_small_work_stays_plain_while_the_rest_is_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MODE, "compiled", False)
    monkeypatch.setattr(MODE, "spent_s", 0.0)
    with compiled_here():
        begin(1)
    assert begin.is_compiled
    assert isinstance(begin(1), Fields)


def test_plain_kernels_give_plain_numbers() -> None:
    with plain_here():
        assert type(sum_of(np.ones(3, dtype=np.int64))) is int


def test_nothing_is_compiled_where_it_is_held_back(plain_kernels: None) -> None:
    del plain_kernels
    with compiled_here():
        assert isinstance(begin(1), Fields)


def test_other_numba_functions_of_the_process_are_compiled_as_ever() -> None:
    import numba  # noqa: PLC0415

    with compiled_here():
        begin(1)
    njit = numba.njit  # type: ignore[attr-defined]

    @njit  # type: ignore[untyped-decorator]
    def lowest(count: int) -> int:
        return int(np.zeros(count, dtype=np.int64)[0]) + 1

    @njit  # type: ignore[untyped-decorator]
    def twice(count: int) -> int:
        return int(lowest(count)) * 2

    assert twice(4) == 2
    from numba.core import codegen  # noqa: PLC0415

    assert codegen.JITCPUCodegen._library_class is codegen.JITCodeLibrary


@jit_inner
def _one_more(number: int) -> int:
    return int64(number + 1)


@kernel
def _two_more(numbers: NDArray[np.int64]) -> int:
    return _one_more(_one_more(int64(numbers[0])))


def test_an_interrupt_while_a_kernel_is_prepared_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    from mazarine.compiling import twins  # noqa: PLC0415  # loads Numba

    names_of, asked = twins.used_globals, 0

    def interrupted(function: Callable[..., Any]) -> Iterator[tuple[str, Any]]:
        nonlocal asked
        for name in names_of(function):
            asked += 1
            if asked == 2:
                raise KeyboardInterrupt
            yield name

    with compiled_here():
        monkeypatch.setattr(twins, "used_globals", interrupted)
        with pytest.raises(KeyboardInterrupt):
            _two_more(np.array([3]))
        monkeypatch.undo()
        assert _two_more(np.array([3])) == 5
