"""Tables in NumPy files: whole numbers, booleans, letters, or floating-point numbers that are whole."""

from __future__ import annotations

import math
import re
from typing import IO

import numpy as np

from mazarine.files import npy
from mazarine.files.archive import Archive, opened_archive
from mazarine.files.array_messages import ArrayMessage
from mazarine.files.faults import Fault
from mazarine.files.limits import MAX_LEVELS, MAX_TEXT_BYTES, size_fault
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.files.tables.messages import TableMessage
from mazarine.files.tables.table import Table, Values
from mazarine.files.tables.words import LARGEST, SIGN, UNKNOWN
from mazarine.messages import quoted

_KINDS = re.compile(r"[|<>=]?(?:b1|[iu][1248]|f[248]|U1|S1)")
_NAMES = ("maze", "grid", "cells", "walls", "map", "board", "layout", "arr_0")


def is_table(header: npy.NpyHeader) -> bool:
    """Return whether the header is that of one or several tables."""
    shape = header.shape
    return (
        _KINDS.fullmatch(header.dtype) is not None
        and len(shape) in (2, 3)
        and 0 not in shape
        and (len(shape) == 2 or shape[0] <= MAX_LEVELS or shape[2] == 4)
    )


def table_of_array(stream: IO[bytes], size: int) -> Table:
    """Read an array from a file of this many bytes; `Fault` if it holds no table."""
    header = npy.read_header(stream)
    if not is_table(header):
        raise Fault(
            ArrayMessage.UNSUPPORTED_ARRAY(
                shape=header.shape, dtype=quoted(header.dtype), hint=ArrayMessage.ARRAY_HINT()
            )
        )
    dtype = np.dtype(header.dtype)
    expected = header.size + math.prod(header.shape) * dtype.itemsize
    if size != expected:
        raise Fault(FileMessage.WRONG_BYTES(size=size, expected=expected))
    fault = size_fault(1, *header.shape[-2:]) or size_fault(1, 1, math.prod(header.shape))
    if fault or expected > MAX_TEXT_BYTES:
        raise Fault(fault or FileMessage.TOO_MANY_BYTES(size=expected, most=MAX_TEXT_BYTES))
    stored = header.shape[::-1] if header.fortran_order else header.shape
    data = npy.read_bytes(stream, (*stored[:-1], stored[-1] * dtype.itemsize))
    return Table(
        _levels(_whole(data.view(dtype).reshape(stored).T if header.fortran_order else data.view(dtype)))
    )


def table_in_archive(source: Source) -> Table:
    """Read the array of an archive that is a maze: by its name, or else the first table."""
    with opened_archive(source) as archive:
        tables = [name for name in archive.names if name.endswith(".npy") and _is_table_in(archive, name)]
        if not tables:
            raise source.fault(TableMessage.NO_TABLE_IN_FILE())
        named = {name.removesuffix(".npy").lower(): name for name in reversed(tables)}
        chosen = next((named[name] for name in _NAMES if name in named), tables[0])
        with archive.member(chosen, MAX_TEXT_BYTES) as (stream, size), source.faults(chosen):
            table = table_of_array(stream, size)
    if sum(name.endswith(".npy") for name in archive.names) > 1:
        table.notes.append(TableMessage.FIRST_ARRAY(name=chosen.removesuffix(".npy")))
    return table


def _is_table_in(archive: Archive, name: str) -> bool:
    with archive.member(name, MAX_TEXT_BYTES) as (stream, _):
        try:
            return is_table(npy.read_header(stream))
        except Fault:
            return False


def _whole(array: np.ndarray) -> Values:
    """Return the elements as whole numbers; others are unknown."""
    if array.dtype.kind in "US":
        codes = array.astype("U1").view(np.uint32).reshape(array.shape)
        return np.where(codes > 0x10FFFF, UNKNOWN, codes.astype(np.int64) + SIGN).astype(np.int32)
    if array.dtype.kind == "f":
        array = array.astype(np.float64)
        is_whole = np.isfinite(array) & (array == np.floor(array)) & (np.abs(array) <= LARGEST)
        return np.where(is_whole, array, UNKNOWN).astype(np.int32)
    if array.dtype.itemsize <= 2 and array.dtype.kind != "u":
        return array.astype(np.int32)
    low = array < -LARGEST if array.dtype.kind == "i" else np.zeros(array.shape, dtype=bool)
    return np.where(low | (array > LARGEST), UNKNOWN, array).astype(np.int32)


def _levels(values: Values) -> Values:
    """Return (levels, rows, cols) values; four numbers a cell become side masks."""
    if values.ndim == 2:
        return np.ascontiguousarray(values)[None]
    if values.shape[2] == 4 and min(values.shape[:2]) > 1 and set(np.unique(values).tolist()) == {0, 1}:
        masks: Values = (values << np.arange(4)).sum(axis=2, dtype=np.int32)
        return masks[None]
    return np.ascontiguousarray(values)
