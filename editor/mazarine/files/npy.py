"""The `.npy` layout: a short header, then the numbers. Headers are matched, never evaluated.

`numpy.lib.format` writes them, but does not read them: it takes any number of bytes before it looks at their
length, compiles them as Python, and warns of some.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.lib import format as layout
from numpy.typing import NDArray

from mazarine.files.archive_writing import SAMPLE_BYTES, new_archive
from mazarine.files.array_messages import ArrayMessage
from mazarine.files.atomic import replacing
from mazarine.files.faults import Fault
from mazarine.progress import Progress, tell

_LONGEST_HEADER = 1 << 12
_CHUNK_BYTES = 1 << 20
_ITEM = rb"'(\w+)'\s*:\s*('[^'\\]*'|True|False|\([\d,\s]*\))"
_HEADER = re.compile(rb"\{\s*" + _ITEM + rb"\s*,\s*" + _ITEM + rb"\s*,\s*" + _ITEM + rb"\s*,?\s*\}\s*")


@dataclass(frozen=True)
class NpyHeader:
    """The header of an array.

    Attributes
    ----------
    dtype : NumPy's name of the type, such as `|u1`
    fortran_order : whether the first index runs fastest
    shape : the extents
    size : bytes of the header itself
    """

    dtype: str
    fortran_order: bool
    shape: tuple[int, ...]
    size: int


def read_header(stream: IO[bytes]) -> NpyHeader:
    """Read the header of an array; `Fault` if it is not one."""
    try:
        version, _ = layout.read_magic(stream)
    except ValueError:
        raise Fault(ArrayMessage.NOT_NUMPY()) from None
    if version not in (1, 2, 3):
        raise Fault(ArrayMessage.NUMPY_VERSION(version=version))
    count = 2 if version == 1 else 4
    length_bytes = stream.read(count)
    if len(length_bytes) < count:
        raise Fault(ArrayMessage.NUMPY_HEADER_CUT_SHORT())
    length = int.from_bytes(length_bytes, "little")
    if length > _LONGEST_HEADER:
        raise Fault(ArrayMessage.NUMPY_HEADER_TOO_LONG(size=length, most=_LONGEST_HEADER))
    text = stream.read(length)
    if len(text) < length:
        raise Fault(ArrayMessage.NUMPY_HEADER_CUT_SHORT())
    return _parsed(text, layout.MAGIC_LEN + count + length)


def header_of(shape: tuple[int, ...], dtype: str = "|u1") -> bytes:
    """Return the header of an array, by default of bytes.

    >>> len(header_of((1, 16, 16))) % 64
    0
    """
    stream = io.BytesIO()
    layout.write_array_header_1_0(stream, {"descr": dtype, "fortran_order": False, "shape": shape})
    return stream.getvalue()


def read_bytes(
    stream: IO[bytes], shape: tuple[int, ...], progress: Progress | None = None
) -> NDArray[np.uint8]:
    """Read an array of bytes of a size that was checked; `Fault` if the stream ends early."""
    array = np.empty(shape, dtype=np.uint8)
    flat = array.reshape(-1)
    done = 0
    while done < flat.size:
        chunk = stream.read(min(_CHUNK_BYTES, flat.size - done))
        if not chunk:
            raise Fault(ArrayMessage.NUMPY_DATA_CUT_SHORT())
        flat[done : done + len(chunk)] = np.frombuffer(chunk, dtype=np.uint8)
        done += len(chunk)
        tell(progress, done / flat.size)
    return array


def read_nonzero(stream: IO[bytes], shape: tuple[int, ...], item_bytes: int) -> NDArray[np.bool_]:
    """Read which whole numbers of an array are not zero; `Fault` if the stream ends early.

    The size was checked before. The order of the bytes of a number does not matter.
    """
    array = np.empty(shape, dtype=np.bool_)
    flat = array.reshape(-1)
    for start in range(0, flat.size, _CHUNK_BYTES):
        part = flat[start : start + _CHUNK_BYTES]
        part[:] = read_bytes(stream, (part.size * item_bytes,)).view(f"u{item_bytes}") != 0
    return array


def chunks_of(array: NDArray[np.uint8], progress: Progress | None = None) -> Iterator[bytes | memoryview]:
    """Yield the pieces of an array of bytes as it is written, header and all."""
    yield header_of(array.shape)
    flat = np.ascontiguousarray(array).reshape(-1)
    for start in range(0, flat.size, _CHUNK_BYTES):
        yield flat[start : start + _CHUNK_BYTES].data
        tell(progress, min(start + _CHUNK_BYTES, flat.size) / flat.size)


def samples_of(array: NDArray[np.uint8], count: int, places: int = 8) -> bytes:
    """Return `count` bytes from some places of an array, or all if it has fewer."""
    flat, each = np.ascontiguousarray(array).reshape(-1), count // places
    if flat.size <= count:
        return flat.tobytes()
    starts = np.linspace(0, flat.size - each, places).astype(np.int64).tolist()
    return b"".join(flat[start : start + each].tobytes() for start in starts)


def _parsed(text: bytes, size: int) -> NpyHeader:
    match = _HEADER.fullmatch(text)
    items = dict(zip(match.groups()[::2], match.groups()[1::2], strict=True)) if match else {}
    if items.keys() != {b"descr", b"fortran_order", b"shape"}:
        raise Fault(ArrayMessage.NUMPY_HEADER_INVALID())
    dtype, order, shape = items[b"descr"], items[b"fortran_order"], items[b"shape"]
    if not dtype.startswith(b"'") or order not in (b"True", b"False") or not shape.startswith(b"("):
        raise Fault(ArrayMessage.NUMPY_HEADER_INVALID())
    extents = re.findall(rb"\d+", shape)
    if any(len(extent) > 18 for extent in extents):
        raise Fault(ArrayMessage.NUMPY_SHAPE_TOO_LARGE())
    return NpyHeader(dtype[1:-1].decode("latin-1"), order == b"True", tuple(map(int, extents)), size)


def write_npz(path: str | Path, **arrays: NDArray[Any]) -> None:
    """Write arrays by name; `MazeFileError` if the file cannot be written."""
    with replacing(path) as stream, new_archive(stream) as archive:
        for name, array in arrays.items():
            plain = np.ascontiguousarray(array)
            body = io.BytesIO()
            np.lib.format.write_array(body, plain, allow_pickle=False)
            sample = samples_of(plain.reshape(-1).view(np.uint8), SAMPLE_BYTES)
            archive.add(f"{name}.npy", [body.getbuffer()], sample)
