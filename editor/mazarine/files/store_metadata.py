"""The `zarr.json` of groups and arrays, and what an array in a store may be.

They are understood here, not by Zarr, which would also take older formats, metadata of other files, and
any codec that is installed.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import numpy as np

from mazarine.files.access import read_regular
from mazarine.files.faults import Fault, require
from mazarine.files.limits import parts_fault
from mazarine.files.messages import FileMessage
from mazarine.files.records import decoded, msgspec_fault
from mazarine.files.syncing import replace_synced
from mazarine.messages import quoted

MEMBER = "zarr.json"
MAX_BYTES = 1 << 25
"""The most bytes of a `zarr.json`."""
MAX_CHUNK_CELLS = 1 << 24
MAX_BLOCK_CELLS = 1 << 26
_MAX_CHUNKS = 1 << 12
"""The most chunks of a shard."""
_MAX_BLOCKS, _FREE_BLOCKS, _CELLS_PER_BLOCK = 1 << 20, 1 << 12, 1 << 10
BOUNDED = "mazarine.bounded"
"""The name of the codec that unpacks no more than a chunk has."""
_PACKING = ("blosc", "gzip", "zstd")
_MAX_CODECS = 4
_INDEX_CODECS = (["bytes"], ["bytes", "crc32c"])

_Record = TypeVar("_Record")


class _Group(msgspec.Struct):
    zarr_format: Literal[3]
    node_type: Literal["group"]
    attributes: dict[str, msgspec.Raw] = {}


class _Named(msgspec.Struct):
    name: str
    configuration: dict[str, Any] = {}


class _Chunks(msgspec.Struct):
    chunk_shape: list[int]


class _Grid(msgspec.Struct):
    name: Literal["regular"]
    configuration: _Chunks


class _Shards(msgspec.Struct):
    chunk_shape: list[int]
    codecs: list[_Named | str]
    index_codecs: list[_Named | str]
    index_location: Literal["start", "end"] = "end"


class _Array(msgspec.Struct):
    zarr_format: Literal[3]
    node_type: Literal["array"]
    shape: list[int]
    data_type: str
    chunk_grid: _Grid
    chunk_key_encoding: _Named
    fill_value: Any
    codecs: list[_Named | str]
    storage_transformers: list[Any] = []


def attribute_of(root: Path, key: str) -> bytes | None:
    """Return an attribute of the group in a folder as JSON; None if there is no such group or attribute."""
    group = _decoded(read_regular(root / MEMBER, MAX_BYTES, MEMBER), _Group, MEMBER)
    raw = group.attributes.get(key)
    return None if raw is None else bytes(raw)


def set_attribute(root: Path, key: str, value: bytes) -> None:
    """Set an attribute of the group in a folder to a value in JSON; the others stay."""
    group = _decoded(read_regular(root / MEMBER, MAX_BYTES, MEMBER), _Group, MEMBER)
    group.attributes[key] = msgspec.Raw(value)
    replace_synced(root / MEMBER, msgspec.json.encode(group))


def write_group(root: Path, key: str, value: Any) -> None:
    """Make a group of a folder, with one attribute: the last file of a store that is written."""
    group = _Group(3, "group", {key: msgspec.Raw(msgspec.json.encode(value))})
    replace_synced(root / MEMBER, msgspec.json.encode(group))


def array_metadata(
    dtype: str,
    shape: tuple[int, ...],
    block: tuple[int, ...],
    chunk: tuple[int, ...],
    names: tuple[str, ...],
    packing: Mapping[str, Any],
) -> bytes:
    """Return the `zarr.json` of a new array; see `create_stored`."""
    size = np.dtype(dtype).itemsize
    order = {"name": "bytes", "configuration": {"endian": "little"}}
    codecs: list[dict[str, Any]] = [
        order if size > 1 else {"name": "bytes"},
        {"name": "blosc", "configuration": {"typesize": size, **packing, "blocksize": 0}},
    ]
    if chunk != block:
        shards = {
            "chunk_shape": chunk, "codecs": codecs, "index_codecs": [order, {"name": "crc32c"}],
            "index_location": "end",
        }  # fmt: skip
        codecs = [{"name": "sharding_indexed", "configuration": shards}]
    value = {
        "zarr_format": 3, "node_type": "array", "shape": shape, "data_type": dtype,
        "chunk_grid": {"name": "regular", "configuration": {"chunk_shape": block}},
        "chunk_key_encoding": {"name": "default", "configuration": {"separator": "/"}},
        "fill_value": 0, "codecs": codecs, "dimension_names": names or None, "attributes": {},
        "storage_transformers": [],
    }  # fmt: skip
    return msgspec.json.encode({key: item for key, item in value.items() if item is not None})


def checked_array(data: bytes, dtype: str, where: str) -> bytes:
    """Return the metadata of an array, with codecs that unpack no more than a chunk has.

    Raises `Fault` if it is no such array, or its chunks or codecs are not among those that are read.

    Parameters
    ----------
    data : a `zarr.json`
    dtype : the type that the array must have
    where : its name, for errors
    """
    array = _decoded(data, _Array, where)
    if array.data_type != dtype:
        raise Fault(FileMessage.ARRAY_TYPE(found=quoted(array.data_type), expected=dtype), where)
    bounds = np.iinfo(dtype)
    if not isinstance(array.fill_value, int) or not bounds.min <= array.fill_value <= bounds.max:
        raise Fault(FileMessage.ARRAY_TYPE(found=quoted(str(array.fill_value)), expected=dtype), where)
    if array.storage_transformers:
        raise _other(array.storage_transformers, where)
    block = array.chunk_grid.configuration.chunk_shape
    _require_chunks(block, array.shape, MAX_BLOCK_CELLS, where)
    codecs, chunk = array.codecs, block
    if codecs and _named(codecs[0]).name == "sharding_indexed":
        shards = _converted(_named(codecs[0]).configuration, _Shards, where)
        chunk = shards.chunk_shape
        if len(codecs) > 1 or [_named(it).name for it in shards.index_codecs] not in _INDEX_CODECS:
            raise _other(codecs, where)
        _require_chunks(chunk, block, MAX_CHUNK_CELLS, where)
        if math.prod(block) // math.prod(chunk) > _MAX_CHUNKS:
            raise Fault(FileMessage.TOO_MANY_CHUNKS(most=_MAX_CHUNKS), where)
        configuration = {
            **msgspec.to_builtins(shards), "codecs": _bounded(shards.codecs, where),
        }  # fmt: skip
        safe = [{"name": "sharding_indexed", "configuration": configuration}]
    else:
        _require_chunks(chunk, array.shape, MAX_CHUNK_CELLS, where)
        safe = _bounded(codecs, where)
    _require_blocks(array.shape, block, where)
    return msgspec.json.encode({**msgspec.to_builtins(array), "codecs": safe, "attributes": {}})


def _decoded(data: bytes, record: type[_Record], where: str) -> _Record:
    require(parts_fault(data), where)
    return decoded(data, record, where)


def _converted(value: Any, record: type[_Record], where: str) -> _Record:
    try:
        return msgspec.convert(value, record)
    except msgspec.ValidationError as error:
        raise Fault(msgspec_fault(error), where) from None


def _named(codec: _Named | str) -> _Named:
    return _Named(codec) if isinstance(codec, str) else codec


def _other(codecs: list[Any], where: str) -> Fault:
    """Return the fault of codecs that are not read."""
    found = ", ".join(it if isinstance(it, str) else str(getattr(it, "name", "?")) for it in codecs)
    return Fault(FileMessage.STORE_CODECS(found=quoted(found)), where)


def _bounded(codecs: list[_Named | str], where: str) -> list[dict[str, Any]]:
    first, *rest = map(_named, codecs or ["?"])
    if first.name != "bytes" or len(codecs) > _MAX_CODECS:
        raise _other(codecs, where)
    safe = [msgspec.to_builtins(first)]
    for codec in rest:
        if codec.name in _PACKING:
            safe.append({"name": BOUNDED, "configuration": {"codec": msgspec.to_builtins(codec)}})
        elif codec.name == "crc32c":
            safe.append(msgspec.to_builtins(codec))
        else:
            raise _other(codecs, where)
    return safe


def _require_chunks(chunk: list[int], shape: list[int], most: int, where: str) -> None:
    if len(chunk) != len(shape) or min((*chunk, *shape), default=0) < 1 or math.prod(chunk) > most:
        raise Fault(FileMessage.CHUNK_SHAPE(found=tuple(chunk), most=most), where)


def _require_blocks(shape: list[int], block: list[int], where: str) -> None:
    """Refuse blocks that are so small that finding them takes too long."""
    count = math.prod(-(-size // side) for size, side in zip(shape, block, strict=True))
    most = min(_MAX_BLOCKS, _FREE_BLOCKS + math.prod(shape) // _CELLS_PER_BLOCK)
    if count > most:
        raise Fault(FileMessage.TOO_MANY_BLOCKS(count=count, most=most), where)
