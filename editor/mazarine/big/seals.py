"""Seals: size and checksum of the files of a block, by which lost and damaged ones are noticed.

A Zarr array writes no file for zeros, and reads one that is missing as zeros.
"""

from __future__ import annotations

import contextlib
import zlib
from pathlib import Path

import numpy as np

from mazarine.big import records
from mazarine.big.job import Job, Node
from mazarine.big.messages import BigMessage
from mazarine.errors import MazeFileError
from mazarine.files.access import opened_regular
from mazarine.files.faults import faults_of

_SORT = "seal"
_ARRAYS = ("kind", "label"), ("region",)
_NO_FILE = -1
_PIECE, _MOST_BYTES = 1 << 20, 1 << 29


def seal(job: Job, node: Node, key: bytes, *, dense: bool = False) -> None:
    """Note the files of a block, which are written: of its kinds and labels, or of its numbers."""
    counts = np.zeros(records.COUNTS, dtype=np.int64)
    for index, path in enumerate(_files(job, node, dense=dense)):
        counts[2 * index : 2 * index + 2] = _seal_of(path)
    records.save(job.path("dense" if dense else _SORT, node), key, counts, {})


def is_sealed(job: Job, node: Node, key: bytes, *, dense: bool = False) -> bool:
    """Return whether the files of a block were made with this key, and are there in their length."""
    found, counts = records.head_of(job.path("dense" if dense else _SORT, node))
    sizes = counts[::2].tolist()
    return found == key and all(
        _size(path) == size for path, size in zip(_files(job, node, dense=dense), sizes, strict=False)
    )


def require_sound(job: Job, node: Node) -> None:
    """Raise `MazeFileError` if the kinds and labels of a block are not what was written."""
    found, counts = records.head_of(job.path(_SORT, node))
    if not found:
        return  # It was segmented by a version that made no seals.
    for index, path in enumerate(_files(job, node)):
        if _seal_of(path) != tuple(counts[2 * index : 2 * index + 2].tolist()):
            raise MazeFileError(path, BigMessage.RECORD_DAMAGED())


def _files(job: Job, node: Node, *, dense: bool = False) -> list[Path]:
    place = str(node.level), str(node.row), str(node.col)
    return [Path(job.target, name, "c", *place) for name in _ARRAYS[dense]]


def _seal_of(path: Path) -> tuple[int, int]:
    size = checksum = 0
    with faults_of(path), contextlib.suppress(FileNotFoundError), opened_regular(path) as file:
        while data := file.read(_PIECE):
            size, checksum = size + len(data), zlib.crc32(data, checksum)
            if size > _MOST_BYTES:
                raise MazeFileError(path, BigMessage.RECORD_DAMAGED())
        return size, checksum
    return _NO_FILE, 0


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return _NO_FILE
