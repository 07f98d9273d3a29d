"""Every function of the native core, with each of its arguments wrong in turn: C is not called.

What is right is tried on the smallest mazes; in a run with sanitizers nothing may be read beyond them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mazarine as mz
import mazarine.native
from mazarine.design.judge import Judge
from mazarine.errors import MazeError
from mazarine.flood_fill.flood import FloodPlane, flood
from mazarine.generators import GENERATORS
from mazarine.native.calls import Array, Function, Handle, List, ListOf, Record, Size, f64, flag
from mazarine.native.jobs import Job

_LENGTH = 3
"""Of each axis that may have any."""


class _OtherRecord(Record):
    """A record that no function takes."""


def _functions() -> Iterator[Function]:
    for file in sorted(Path(mazarine.native.__file__).parent.glob("[a-z]*.py")):
        names = vars(import_module(f"mazarine.native.{file.stem}"))
        yield from (it for it in names.values() if isinstance(it, Function))


FUNCTIONS = {it.name: it for it in _functions()}


def _is_record(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Record | Handle)


def _shape(kind: Array, length: int = _LENGTH) -> tuple[int, ...]:
    return tuple(axis if isinstance(axis, int) else length for axis in kind.shape)


def right(kind: Any) -> Any:
    """Return something that a function takes for such an argument."""
    if isinstance(kind, Array):
        return np.zeros(_shape(kind), dtype=kind.dtype)
    if isinstance(kind, ListOf):
        return List(kind.dtype)
    if _is_record(kind):
        made = object.__new__(kind)
        made.pointer = made.entries = 0
        return made
    return True if kind is flag else 1


def wrong(kind: Any) -> Iterator[Any]:
    """Yield what a function refuses for such an argument."""
    yield from ("1", [1], object(), _OtherRecord)
    if isinstance(kind, Array):
        yield from _wrong_arrays(kind)
    elif isinstance(kind, ListOf):
        yield from (None, List(np.int32 if kind.dtype == np.int64 else np.int64))
    elif _is_record(kind):
        yield from (None, 0, 1 << 40, _OtherRecord())
    elif kind is f64:
        yield from (None, 1j)
    elif kind is flag:
        yield from (None, 1, 0.0)
    else:
        yield from (None, 1.0, np.float64(1), 1 << 64, -(1 << 64))


def _wrong_arrays(kind: Array) -> Iterator[Any]:
    shape = _shape(kind)
    if not kind.optional:
        yield None
    yield np.zeros(shape, dtype=np.complex64)
    yield np.zeros(shape, dtype=object)
    yield np.ma.zeros(shape, dtype=kind.dtype)
    if kind.dtype.itemsize > 1:
        yield np.zeros(shape, dtype=kind.dtype.newbyteorder())
        yield (
            np.zeros(kind.dtype.itemsize * int(np.prod(shape)) + 1, np.uint8)[1:]
            .view(kind.dtype)
            .reshape(shape)
        )
    yield np.zeros((), dtype=kind.dtype)
    yield np.zeros((*shape, 1), dtype=kind.dtype)
    if shape[-1] > 1:
        yield np.zeros((*shape[:-1], 2 * shape[-1]), dtype=kind.dtype)[..., ::2]
        yield np.zeros(shape, dtype=kind.dtype)[..., ::-1]
    if len(shape) > 1:
        yield np.zeros(shape[::-1], dtype=kind.dtype).T
    for axis, length in enumerate(kind.shape):
        if isinstance(length, int):
            for other in (0, length - 1, length + 1):
                yield np.zeros((*shape[:axis], other, *shape[axis + 1 :]), dtype=kind.dtype)
    if kind.writes:
        array = np.zeros(shape, dtype=kind.dtype)
        array.flags.writeable = False
        yield array


@pytest.mark.parametrize("name", FUNCTIONS)
def test_wrong_arguments_do_not_arrive_in_c(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    function = FUNCTIONS[name]
    arrived: list[tuple[object, ...]] = []

    def call(*arguments: object) -> int:
        arrived.append(arguments)
        return 0

    monkeypatch.setattr(function, "_call", call)
    kinds = [kind for kind in function.kinds if kind is not Job and not isinstance(kind, Size)]
    values = [right(kind) for kind in kinds]
    function(*values)
    assert len(arrived) == 1
    assert len(arrived[0]) == len(function.kinds)
    for place, kind in enumerate(kinds):
        for value in wrong(kind):
            with pytest.raises((TypeError, ValueError)):
                function(*values[:place], value, *values[place + 1 :])
    assert len(arrived) == 1


@pytest.mark.parametrize("name", FUNCTIONS)
def test_arrays_that_share_a_length_must_have_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    function = FUNCTIONS[name]
    monkeypatch.setattr(function, "_call", lambda *_arguments: pytest.fail("C was called"))
    kinds = [kind for kind in function.kinds if kind is not Job and not isinstance(kind, Size)]
    values = [right(kind) for kind in kinds]
    named = [
        {axis for axis in kind.shape if isinstance(axis, str)} if isinstance(kind, Array) else set()
        for kind in kinds
    ]
    for place, kind in enumerate(kinds):
        others = set().union(*named[:place], *named[place + 1 :])
        if not named[place] & others:
            continue
        for length in (0, 1, _LENGTH + 1):
            value = np.zeros(_shape(kind, length), dtype=kind.dtype)
            with pytest.raises(ValueError, match="Expected the length"):
                function(*values[:place], value, *values[place + 1 :])


def _records() -> dict[str, type[Record]]:
    found = {}
    for file in sorted(Path(mazarine.native.__file__).parent.glob("[a-z]*.py")):
        for it in vars(import_module(f"mazarine.native.{file.stem}")).values():
            if isinstance(it, type) and issubclass(it, Record) and it is not Record:
                found[it.__name__] = it
    return found


RECORDS = _records()


@pytest.mark.parametrize("name", RECORDS)
def test_records_refuse_what_is_wrong(name: str) -> None:
    record = RECORDS[name]
    kinds = {field: kind for field, kind in record.fields.items() if not isinstance(kind, Size)}
    values = {field: right(kind) for field, kind in kinds.items()}
    Record.__init__(object.__new__(record), **values)
    for field, kind in kinds.items():
        for value in wrong(kind):
            with pytest.raises((TypeError, ValueError)):
                Record.__init__(object.__new__(record), **{**values, field: value})


@pytest.mark.parametrize("shape", [(1, 1), (1, 2), (2, 1), (1, 9), (9, 1), (2, 2)], ids=str)
@pytest.mark.parametrize("lattice", ["square", "honeycomb", "hexagon"])
@pytest.mark.parametrize("walled", [False, True])
def test_the_smallest_mazes(shape: tuple[int, int], lattice: str, walled: bool) -> None:
    maze = mz.Maze.blank(*shape, walled=walled, lattice=lattice)
    last = (0, shape[0] - 1, shape[1] - 1)
    for kind, cell in ((mz.MarkerKind.START, (0, 0, 0)), (mz.MarkerKind.GOAL, last)):
        mz.PlaceMarker(mz.Marker(kind, cell)).apply(maze)
    regions = mz.segment(maze)
    router = mz.Router(regions, near_cells=1)
    assert (router.distance((0, 0), last[1:]) is None) == (router.path((0, 0), last[1:]) is None)
    assert router.distances_from((0, 0))[0, 0, 0] == 0
    assert mz.statistics(maze, regions).size.floor == maze.cells.size
    assert flood(FloodPlane.of(maze, 0), 0, 0).mask[0, 0]
    for edit in (mz.braid(maze, rng=1), mz.sparsify(maze, rng=1), mz.remove_loops(maze, rng=1)):
        edit.apply(maze.copy())
    for explorer in ("nearest-unknown", "flood-fill", "wall-follower"):
        with suppress(MazeError):
            mz.explore(maze, explorer, rng=1, max_steps=20)
    judge = Judge(maze, blocks=True)
    judge.flip(range(len(judge)))
    judge.undo()
    regions.update(mz.SetCells([(*last, "rock")]).apply(maze))
    assert len(regions) == len(mz.segment(maze))


@pytest.mark.parametrize("name", GENERATORS)
def test_the_smallest_boards_of_a_generator(name: str) -> None:
    for shape in ((1, 1), (1, 9), (9, 1), (2, 2)):
        with suppress(MazeError):
            assert mz.generate(name, *shape, rng=1).shape == (1, *shape)
