"""Records: arrays in one file, with the key of what they were made from, written whole or not at all.

A record begins with its key and some counts, so that a run can find out cheaply which records are still
right, and add the counts up, without reading the arrays.
"""

from __future__ import annotations

import contextlib
import zlib
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numcodecs.blosc import Blosc
from numpy.typing import NDArray

from mazarine.big.messages import BigMessage
from mazarine.errors import MazeFileError
from mazarine.files.access import opened_regular, read_regular
from mazarine.files.bounded_codec import unpacked
from mazarine.files.faults import Fault, faults_of
from mazarine.files.syncing import replace_synced

KEY_BYTES = 16
COUNTS = 8
_HEAD_BYTES = KEY_BYTES + 8 * COUNTS + 4
_LONGEST_ELEMENT = 255
_MOST_BYTES = 1 << 30
"""The most bytes of a record, and of an array in it: a block of 2^24 cells has at most 48 for each."""
_CODEC = Blosc("lz4", clevel=1, shuffle=Blosc.SHUFFLE)

Arrays = dict[str, NDArray[Any]]


def key_of(parts: Iterable[bytes]) -> bytes:
    """Return a key for these parts, in this order."""
    digest = blake2b(digest_size=KEY_BYTES)
    for part in parts:
        digest.update(len(part).to_bytes(8, "little"))
        digest.update(part)
    return digest.digest()


def save(path: Path, key: bytes, counts: NDArray[np.int64], arrays: Mapping[str, NDArray[Any]]) -> None:
    """Write a record whole, and last."""
    packed = {name: (array.dtype.str, array.shape, _packed(array)) for name, array in arrays.items()}
    data = msgspec.msgpack.encode(packed)
    head = key + counts.astype("<i8").tobytes() + zlib.crc32(data).to_bytes(4, "little")
    with faults_of(path):
        replace_synced(path, head + data)


def _packed(array: NDArray[Any]) -> bytes:
    if not array.size:
        return b""
    array = np.ascontiguousarray(array)
    row_bytes = array.itemsize * array.shape[-1]
    if array.ndim == 2 and row_bytes <= _LONGEST_ELEMENT:
        # As one element a row, so that the bytes of a column come together.
        array = array.view(f"V{row_bytes}")
    packed: bytes = _CODEC.encode(array)
    return packed


def drop(path: Path) -> None:
    """Remove a record before what it stands for is written again."""
    with faults_of(path):
        path.unlink(missing_ok=True)


def head_of(path: Path) -> tuple[bytes, NDArray[np.int64]]:
    """Return the key and the counts of a record; an empty key if there is none."""
    head = b""
    with faults_of(path), contextlib.suppress(FileNotFoundError), opened_regular(path) as file:
        head = file.read(_HEAD_BYTES)
    if len(head) < _HEAD_BYTES:
        return b"", np.zeros(COUNTS, dtype=np.int64)
    return head[:KEY_BYTES], np.frombuffer(head, dtype="<i8", count=COUNTS, offset=KEY_BYTES)


def load(path: Path, names: Sequence[str] | None = None) -> Arrays:
    """Return the arrays of a record, or those with these names only."""
    with faults_of(path):
        data = read_regular(path, _MOST_BYTES)
    body = data[_HEAD_BYTES:]
    sum_at = _HEAD_BYTES - 4
    if len(data) < _HEAD_BYTES or zlib.crc32(body) != int.from_bytes(data[sum_at:_HEAD_BYTES], "little"):
        raise MazeFileError(path, BigMessage.RECORD_DAMAGED())
    try:
        packed = msgspec.msgpack.decode(body, type=dict[str, tuple[str, list[int], bytes]])
        return {name: _unpacked(*part) for name, part in packed.items() if names is None or name in names}
    except (ValueError, TypeError, Fault) as error:
        raise MazeFileError(path, BigMessage.RECORD_DAMAGED()) from error


def _unpacked(dtype: str, shape: list[int], raw: bytes) -> NDArray[Any]:
    data = unpacked("blosc", raw, _MOST_BYTES) if raw else b""
    return np.frombuffer(data, dtype=dtype).reshape(shape)
