"""Writing a journal: a whole maze first, then a patch for each change."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Self

import msgspec

from mazarine.errors import MazeFileError
from mazarine.files import native
from mazarine.files.access import open_private
from mazarine.files.faults import reason_of
from mazarine.files.format import Sink
from mazarine.files.journal.messages import JournalMessage
from mazarine.files.journal.patch import (
    CellPatch,
    GrowthPatch,
    GrowthRecord,
    MetadataPatch,
    MetadataRecord,
    PatchRecord,
)
from mazarine.maze import Maze

MAGIC = b"MAZEJRN1"
_HEAD = struct.Struct("<QI")
MAX_FRAME_BYTES = 1 << 32
"""A whole board of 10⁸ cells takes a fifth of it."""


def framed(payload: bytes) -> bytes:
    """Return a record as it is appended."""
    return _HEAD.pack(len(payload), zlib.crc32(payload)) + payload


def frames_of(stream: BinaryIO, size: int) -> Iterator[bytes]:
    """Yield the records up to the first that is not whole; none if this is no journal.

    No more memory is taken than the file has bytes.
    """
    if stream.read(len(MAGIC)) != MAGIC:
        return
    left = size - len(MAGIC)
    while left >= _HEAD.size:
        length, checksum = _HEAD.unpack(stream.read(_HEAD.size))
        left -= _HEAD.size
        if length > min(left, MAX_FRAME_BYTES):
            return
        payload = stream.read(length)
        if len(payload) < length or zlib.crc32(payload) != checksum:
            return
        left -= length
        yield payload


_COMPACT_FROM_BYTES = 1 << 22
_COMPACT_FROM_SHARE = 2
"""When steps take this many times the bytes of the maze at the start, the journal is rewritten."""
MAX_STEPS = 1 << 20
_SURROGATES = 0xD800
_COMPACT_FROM_STEPS = MAX_STEPS // 4


@dataclass(frozen=True)
class Origin:
    """The origin of a maze: its file or None, the format of the file, and its name.

    Attributes
    ----------
    stamp : size, time and number of the file as it was read or written, None if that is not known
    """

    path: str | None
    format: str | None
    name: str
    stamp: tuple[int, int, int] | None = None


class StartRecord(msgspec.Struct, tag="start"):
    """The first record: where the maze comes from, and all of it in the native format."""

    path: str | None
    format: str | None
    name: str
    maze: bytes
    stamp: tuple[int, int, int] | None = None

    @classmethod
    def of(cls, origin: Origin, maze: bytes) -> Self:
        path = None if origin.path is None else _escaped(origin.path)
        return cls(path, origin.format, _escaped(origin.name), maze, origin.stamp)

    @property
    def origin(self) -> Origin:
        """The origin of the maze."""
        path = None if self.path is None else _unescaped(self.path)
        return Origin(path, self.format, _unescaped(self.name), self.stamp)


def _escaped(name: str) -> str:
    """Return the name of a file as valid text: NUL, which is in no name, and a number for each surrogate."""
    return re.sub("[\ud800-\udfff]", lambda found: f"\0{chr(ord(found[0]) - _SURROGATES)}", name)


def _unescaped(text: str) -> str:
    return re.sub("\0([\0-\u07ff])", lambda found: chr(ord(found[1]) + _SURROGATES), text)


Record = StartRecord | PatchRecord | MetadataRecord | GrowthRecord
JournalPatch = CellPatch | MetadataPatch | GrowthPatch
ENCODER = msgspec.msgpack.Encoder()
DECODER = msgspec.msgpack.Decoder(Record)


class JournalWriter:
    """A journal that is being written. Every method may block: call none in the window's thread.

    Parameters
    ----------
    path : of the journal; its folder is made if it is not there

    Attributes
    ----------
    wants_maze : whether the whole maze should be written next, because the steps have become many
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._stream: BinaryIO | None = None
        self._start_bytes = self._step_bytes = self._steps = 0

    @property
    def wants_maze(self) -> bool:
        """Whether the whole maze should be written next."""
        most = max(_COMPACT_FROM_BYTES, _COMPACT_FROM_SHARE * self._start_bytes)
        return self._stream is None or self._step_bytes > most or self._steps > _COMPACT_FROM_STEPS

    def begin(self, origin: Origin, maze: Maze | bytes) -> None:
        """Write the whole maze; the journal before stays until this one is on the disk.

        Raises `MazeFileError` if it cannot be written.

        `maze` may be what `encoded` has returned for it.
        """
        body = maze if isinstance(maze, bytes) else encoded(maze)
        start = framed(ENCODER.encode(StartRecord.of(origin, body)))
        beside = self.path.with_name(f".mazarine-{os.urandom(8).hex()}.tmp")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            stream = open_private(beside)
            try:
                stream.write(MAGIC + start)
                _take_mode(beside, origin.path)
                _sync(stream)
                beside.replace(self.path)
            except BaseException:
                stream.close()
                raise
        except OSError as error:
            raise MazeFileError(self.path, reason_of(error)) from error
        finally:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)
        self.close()
        self._stream, self._start_bytes, self._step_bytes, self._steps = stream, len(start), 0, 0

    def append(self, patches: Iterable[JournalPatch]) -> None:
        """Write patches, and return when they are on the disk.

        Raises `MazeFileError` if it cannot be written; the next thing to write is the whole maze.
        """
        if self._stream is None:
            raise MazeFileError(self.path, JournalMessage.JOURNAL_NOT_STARTED())
        if not self._is_there():
            self.close()
            raise MazeFileError(self.path, JournalMessage.JOURNAL_REPLACED())
        frames = [framed(ENCODER.encode(patch.record())) for patch in patches]
        data = b"".join(frames)
        try:
            self._stream.write(data)
            _sync(self._stream)
        except OSError as error:
            self.close()
            raise MazeFileError(self.path, reason_of(error)) from error
        self._step_bytes += len(data)
        self._steps += len(frames)

    def drop(self) -> None:
        """Remove the journal, unless another process has replaced it."""
        is_there = self._is_there()
        self.close()
        if is_there:
            with contextlib.suppress(OSError):
                self.path.unlink(missing_ok=True)

    def _is_there(self) -> bool:
        """Return whether the file at the path is the one that is written to."""
        if self._stream is None:
            return False
        try:
            return os.path.samestat(os.fstat(self._stream.fileno()), self.path.stat())
        except OSError:
            return False

    def close(self) -> None:
        """Leave the journal as it is on the disk."""
        if self._stream is not None:
            with contextlib.suppress(OSError):
                self._stream.close()
            self._stream = None


def encoded(maze: Maze) -> bytes:
    """Return a whole maze as a journal contains it; this takes most of the time of `JournalWriter.begin`."""
    body = io.BytesIO()
    native.NATIVE.write(maze, Sink(Path("journal"), body))
    return body.getvalue()


def _sync(stream: BinaryIO) -> None:
    stream.flush()
    os.fsync(stream.fileno())


def _take_mode(journal: Path, path: str | None) -> None:
    """Let those read a journal who can read its file; only the user, if there is none."""
    if path is not None:
        with contextlib.suppress(OSError, ValueError):
            shutil.copymode(path, journal)
