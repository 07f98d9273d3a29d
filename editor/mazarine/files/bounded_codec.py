"""The codec of stores that may come from strangers: it unpacks no more than a chunk has."""

from __future__ import annotations

import asyncio
import math
import sys
import zlib
from dataclasses import dataclass, replace
from typing import Any, Self

from numcodecs.blosc import Blosc
from zarr.abc.codec import BytesBytesCodec
from zarr.codecs import BloscCodec, GzipCodec, ZstdCodec
from zarr.core.array_spec import ArraySpec
from zarr.core.buffer import Buffer
from zarr.registry import register_codec

from mazarine.files.faults import Fault
from mazarine.files.messages import FileMessage
from mazarine.files.store_metadata import BOUNDED

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

_CODECS: dict[str, Any] = {"blosc": BloscCodec, "gzip": GzipCodec, "zstd": ZstdCodec}
_SUMS = 16
"""Bytes of checksums that a chunk may have beside its numbers."""


@dataclass(frozen=True)
class BoundedCodec(BytesBytesCodec):
    """A codec of Zarr that packs as it does and unpacks with a limit.

    Attributes
    ----------
    name : `blosc`, `gzip` or `zstd`
    codec : Zarr's own
    """

    is_fixed_size = False

    name: str
    codec: Any

    @classmethod
    def from_dict(cls, data: Any) -> Self:
        """Return the codec that the metadata of an array names."""
        inner = data["configuration"]["codec"]
        return cls(inner["name"], _CODECS[inner["name"]].from_dict(inner))

    def to_dict(self) -> dict[str, Any]:
        """Return its metadata: those of Zarr's own codec."""
        found: dict[str, Any] = self.codec.to_dict()
        return found

    def evolve_from_array_spec(self, array_spec: ArraySpec) -> Self:
        """Return the codec for arrays of a type."""
        return replace(self, codec=self.codec.evolve_from_array_spec(array_spec))

    async def _encode_single(self, chunk_bytes: Buffer, chunk_spec: ArraySpec) -> Buffer | None:
        found = await self.codec.encode([(chunk_bytes, chunk_spec)])
        return next(iter(found))  # type: ignore[no-any-return]

    async def _decode_single(self, chunk_bytes: Buffer, chunk_spec: ArraySpec) -> Buffer:
        most = math.prod(chunk_spec.shape) * chunk_spec.dtype.to_native_dtype().itemsize + _SUMS
        data = await asyncio.to_thread(unpacked, self.name, chunk_bytes.to_bytes(), most)
        return chunk_spec.prototype.buffer.from_bytes(data)

    def compute_encoded_size(self, _input_byte_length: int, _chunk_spec: ArraySpec) -> int:
        """Do not know it."""
        raise NotImplementedError


def unpacked(name: str, data: bytes, most: int) -> bytes:
    """Return what `blosc`, `gzip` or `zstd` has packed; `Fault` if it is damaged or more than `most`."""
    try:
        found = _UNPACK[name](data, most)
    except (ValueError, RuntimeError, zlib.error, zstd.ZstdError) as error:
        raise Fault(FileMessage.FILE_DAMAGED_DETAIL(text=str(error))) from None
    if len(found) > most:
        raise Fault(FileMessage.CHUNK_TOO_LONG(most=most))
    return found


def _from_blosc(data: bytes, most: int) -> bytes:
    # The head has four bytes of kinds, and the numbers of bytes: unpacked, of a part, and packed.
    size, packed = (int.from_bytes(data[at : at + 4], "little") for at in (4, 12))
    if size > most:
        raise Fault(FileMessage.CHUNK_TOO_LONG(most=most))
    if packed != len(data):
        raise Fault(FileMessage.FILE_DAMAGED())
    found: bytes = Blosc().decode(data) if size else b""
    return found


def _from_gzip(data: bytes, most: int) -> bytes:
    return zlib.decompressobj(zlib.MAX_WBITS | 16).decompress(data, most + 1)


def _from_zstd(data: bytes, most: int) -> bytes:
    # A window of 128 MiB is the most that the library takes.
    return zstd.ZstdDecompressor().decompress(data, most + 1)


_UNPACK = {"blosc": _from_blosc, "gzip": _from_gzip, "zstd": _from_zstd}

register_codec(BOUNDED, BoundedCodec)
