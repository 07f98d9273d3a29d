"""The files of a store that may come from strangers, as Zarr sees them.

Regular files inside the folder are read, never more than a chunk or a shard can take, and the metadata of
arrays are checked before Zarr has them.
"""

from __future__ import annotations

import asyncio
import math
import os
from collections.abc import AsyncIterator, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import zarr
from zarr.abc.store import ByteRequest, OffsetByteRequest, RangeByteRequest, Store, SuffixByteRequest
from zarr.core.array_spec import ArrayConfigParams
from zarr.core.buffer import Buffer, BufferPrototype

from mazarine.files import bounded_codec  # noqa: F401 - registers the codec
from mazarine.files.access import opened_regular, read_regular
from mazarine.files.faults import Fault
from mazarine.files.messages import FileMessage
from mazarine.files.store_metadata import MAX_BYTES, MEMBER, array_metadata, checked_array
from mazarine.files.syncing import replace_synced

WHOLE: ArrayConfigParams = {"write_empty_chunks": True}
"""To look for chunks of zeros first costs more than to write them."""
RAISED = ValueError, TypeError, LookupError, ArithmeticError, AttributeError, RuntimeError
"""What Zarr raises, beside errors of the system, for what it cannot understand."""
_FREE_BYTES = 1 << 16


def open_stored(root: Path, name: str, dtype: str, *, write: bool = False) -> zarr.Array[Any] | None:
    """Open an array of a store, None if it is not there.

    Raises `Fault` if it is another array than those that are read.

    Parameters
    ----------
    root, name : the folder of the store, and the array in it
    dtype : the type that the array must have
    write : whether blocks of it will be written
    """
    if not os.path.lexists(root / name / MEMBER):
        return None
    store = GuardedStore(root, {name: dtype}, read_only=not write)
    return zarr.open_array(store, path=name, mode="r+" if write else "r", zarr_format=3, config=WHOLE)


def create_stored(
    root: Path,
    name: str,
    dtype: str,
    shape: tuple[int, ...],
    block: tuple[int, ...],
    chunk: tuple[int, ...],
    names: tuple[str, ...],
    packing: Mapping[str, Any],
) -> zarr.Array[Any]:
    """Make an array in a store.

    Parameters
    ----------
    root, name : the folder of the store, and the array in it
    dtype, shape : its type and its size
    block : the size of a shard, or of a chunk, if they are the same
    chunk : the size of a chunk
    names : of the dimensions
    packing : the configuration of Blosc
    """
    store = GuardedStore(root, {name: dtype}, read_only=False)
    metadata = array_metadata(dtype, shape, block, chunk, names, packing)
    replace_synced(store.path(f"{name}/{MEMBER}"), metadata)
    return zarr.open_array(store, path=name, mode="r+", zarr_format=3, config=WHOLE)


class GuardedStore(Store):
    """A folder whose files are read and replaced one by one, and nothing outside it.

    Parameters
    ----------
    root : the folder
    dtypes : the types of its arrays, by name
    read_only : whether nothing is written
    """

    supports_writes = supports_deletes = True
    supports_listing = False

    def __init__(self, root: Path, dtypes: Mapping[str, str], *, read_only: bool = True) -> None:
        super().__init__(read_only=read_only)
        self._root, self._dtypes = Path(os.path.realpath(root)), dtypes
        self._most: dict[str, int] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GuardedStore) and self._root == other._root

    __hash__ = Store.__hash__

    def with_read_only(self, read_only: bool = False) -> GuardedStore:
        """Return the same store for reading only, or for writing too."""
        return GuardedStore(self._root, self._dtypes, read_only=read_only)

    def path(self, key: str) -> Path:
        """Return where a file lies: in the folder, and not behind a link."""
        path = self._root / key
        if os.path.realpath(path) != str(path):
            raise Fault(FileMessage.NOT_REGULAR_FILE(), key)
        return path

    def _read(self, key: str, part: ByteRequest | None) -> bytes | None:
        name = next((name for name in self._dtypes if key.startswith(f"{name}/")), None)
        if name is None:
            return None
        try:
            if key == f"{name}/{MEMBER}":
                return self._metadata(name)
            return _part_of(self.path(key), self._most_bytes(name), part)
        except FileNotFoundError:
            return None
        except Fault as fault:
            raise fault if fault.where else Fault(fault.message, key) from None

    def _metadata(self, name: str) -> bytes:
        data = read_regular(self.path(f"{name}/{MEMBER}"), MAX_BYTES)
        return checked_array(data, self._dtypes[name], name)

    def _most_bytes(self, name: str) -> int:
        """Return how many bytes a file of an array may have: little more than its numbers."""
        if name not in self._most:
            array = msgspec.json.decode(self._metadata(name))
            count = math.prod(array["chunk_grid"]["configuration"]["chunk_shape"])
            size = count * np.dtype(self._dtypes[name]).itemsize
            self._most[name] = size + size // 8 + _FREE_BYTES
        return self._most[name]

    async def get(
        self, key: str, prototype: BufferPrototype, byte_range: ByteRequest | None = None
    ) -> Buffer | None:
        """Return a file or a part of it, None if there is none."""
        data = await asyncio.to_thread(self._read, key, byte_range)
        return None if data is None else prototype.buffer.from_bytes(data)

    async def get_partial_values(
        self, prototype: BufferPrototype, key_ranges: Iterable[tuple[str, ByteRequest | None]]
    ) -> list[Buffer | None]:
        """Return parts of files."""
        return [await self.get(key, prototype, part) for key, part in key_ranges]

    async def exists(self, key: str) -> bool:
        """Return whether there is a regular file."""
        return await asyncio.to_thread(lambda: self.path(key).is_file())

    async def set(self, key: str, value: Buffer) -> None:
        """Replace a file."""
        self._check_writable()
        await asyncio.to_thread(lambda: replace_synced(self.path(key), value.as_buffer_like()))

    async def delete(self, key: str) -> None:
        """Remove a file."""
        self._check_writable()
        await asyncio.to_thread(lambda: self.path(key).unlink(missing_ok=True))

    def list(self) -> AsyncIterator[str]:
        """List nothing: no file is found but by its name."""
        raise NotImplementedError

    def list_prefix(self, prefix: str) -> AsyncIterator[str]:
        """List nothing."""
        raise NotImplementedError

    def list_dir(self, prefix: str) -> AsyncIterator[str]:
        """List nothing."""
        raise NotImplementedError


def _part_of(path: Path, most: int, part: ByteRequest | None) -> bytes:
    with opened_regular(path) as file:
        size = os.fstat(file.fileno()).st_size
        if size > most:
            raise Fault(FileMessage.TOO_MANY_BYTES(size=size, most=most))
        start, stop = 0, size
        if isinstance(part, RangeByteRequest):
            start, stop = part.start, min(part.end, size)
        elif isinstance(part, OffsetByteRequest):
            start = part.offset
        elif isinstance(part, SuffixByteRequest):
            start = size - part.suffix
        if not 0 <= start <= stop:
            raise Fault(FileMessage.FILE_DAMAGED())
        file.seek(start)
        return file.read(stop - start)
