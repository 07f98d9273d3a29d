"""What is refused before C is called, and what C's errors become."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from mazarine.native.calls import Array, Handle, List, ListOf, Record, Size, function, i64


class Rule(Record, takes=i64, opens=i64, lacks_east=i64):
    """What `mz_flood_spread` takes."""


class Board(Record, cells=Array("u1", "rows", "cols"), marks=Array("?", "rows", "cols", writes=True),
            rows=Size("rows"), cols=Size("cols")):  # fmt: skip
    """A record with arrays."""


class State(Handle):
    """A state that C frees with a function of the native core."""

    destroy = "mz_list_clear"


_spread = function(
    "mz_flood_spread",
    Array("u1", "rows", "cols"), Array("u1", "rows", "cols"), Rule,
    Array("?", "rows", "cols", writes=True), Array("i8", 4, writes=True), ListOf("i8"), i64,
    Size("rows"), Size("cols"),
)  # fmt: skip
_RULE = Rule(takes=0, opens=0, lacks_east=0)


def _read_only(array: Any) -> Any:
    array.flags.writeable = False
    return array


def _bytes(*shape: int) -> Any:
    return np.zeros(shape, dtype=np.uint8)


def _call(place: int | None = None, value: object = None) -> object:
    """Call it with one argument replaced."""
    marks = np.zeros((3, 4), dtype=np.bool_)
    values = [_bytes(3, 4), _bytes(3, 4), _RULE, marks, np.zeros(4, dtype=np.int64), List(np.int64), 1]
    if place is not None:
        values[place] = value
    return _spread(*values)


def test_what_fits_is_taken() -> None:
    assert _call() == 0
    assert _call(0, _read_only(_bytes(3, 4))) == 0
    assert _call(6, np.int32(5)) == 0


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (0, np.zeros((3, 4), dtype=np.int8)),
        (0, np.zeros((3, 4), dtype=np.bool_)),
        (4, np.zeros(4, dtype=">i8")),
        (0, [[0] * 4] * 3),
        (0, None),
        (0, np.ma.zeros((3, 4), dtype=np.uint8)),
        (2, None),
        (2, State),
        (5, np.zeros(3, dtype=np.int64)),
        (5, List(np.int32)),
        (6, None),
        (6, 1.0),
        (6, np.float64(1)),
        (6, "1"),
    ],
    ids=[
        "signed", "boolean", "byte-order", "list", "none", "masked", "no-record", "other-record", "array",
        "other-list", "no-number", "float", "float-of-numpy", "text",
    ],
)  # fmt: skip
def test_other_types_are_refused(place: int, value: object) -> None:
    with pytest.raises(TypeError):
        _call(place, value)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (0, _bytes(4, 3).T),
        (0, _bytes(3, 8)[:, ::2]),
        (0, _bytes(6, 4)[::2]),
        (0, _read_only(_bytes(4, 3).T)),
        (1, _bytes(3, 5)),
        (1, _bytes(0, 0)),
        (0, _bytes(12)),
        (4, np.zeros(3, dtype=np.int64)),
        (4, _read_only(np.zeros(4, dtype=np.int64))),
        (3, _read_only(np.zeros((3, 4), dtype=np.bool_))),
        (3, np.zeros((4, 3), dtype=np.bool_).T),
        (4, np.zeros(33, dtype=np.uint8)[1:].view(np.int64)),
    ],
    ids=[
        "transposed", "gaps", "rows-left-out", "read-only-transposed", "wider", "empty", "flat", "shorter",
        "read-only", "read-only-plane", "written-and-transposed", "misaligned",
    ],
)  # fmt: skip
def test_other_shapes_orders_and_read_only_arrays_are_refused(place: int, value: object) -> None:
    with pytest.raises(ValueError, match="Expected"):
        _call(place, value)


@pytest.mark.parametrize("value", [1 << 63, -(1 << 63) - 1, 1 << 64])
def test_numbers_that_do_not_fit_are_refused(value: int) -> None:
    with pytest.raises(ValueError, match="Expected a number"):
        _call(6, value)
    with pytest.raises(ValueError, match="Expected a number"):
        Rule(takes=value, opens=0, lacks_east=0)


def test_the_number_of_arguments_is_checked() -> None:
    with pytest.raises(TypeError, match="7 arguments, not 1"):
        _spread(_RULE)


def test_a_record_checks_its_arrays_and_keeps_them() -> None:
    with pytest.raises(TypeError):
        Board(cells=_bytes(2, 2))
    with pytest.raises(TypeError):
        Board(cells=_bytes(2, 2), marks=_bytes(2, 2))
    with pytest.raises(ValueError, match="length 2 along axis 1"):
        Board(cells=_bytes(2, 2), marks=np.zeros((2, 3), dtype=np.bool_))
    cells = _bytes(2, 3)
    board = Board(cells=cells, marks=np.zeros((2, 3), dtype=np.bool_))
    address = cells.__array_interface__["data"][0]
    del cells
    gc.collect()
    assert board.values["cells"].__array_interface__["data"][0] == address == board.structure.cells
    assert (board.structure.rows, board.structure.cols) == (2, 3)


def test_a_handle_of_nothing_is_a_lack_of_memory() -> None:
    with pytest.raises(MemoryError):
        State(0)


@pytest.mark.parametrize("dtype", [np.int32, np.int64])
def test_a_list_copies_what_it_begins_with(dtype: type[np.generic]) -> None:
    first = np.arange(5, dtype=dtype)
    numbers = List(dtype, first)
    first[:] = 9
    assert (len(numbers), numbers.array().tolist()) == (5, [0, 1, 2, 3, 4])
