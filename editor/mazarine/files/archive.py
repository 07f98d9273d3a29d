"""ZIP archives read within limits: the list of members is checked before anything is inflated."""

from __future__ import annotations

import contextlib
import errno
import struct
import zipfile
import zlib
from collections.abc import Iterator
from typing import IO

from mazarine.files.limits import MAX_DIRECTORY_BYTES, MAX_MEMBERS
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source

_END = struct.Struct("<4s4H2LH")
_END_MARK = b"PK\x05\x06"
_END64_LOCATOR_MARK = b"PK\x06\x07"
_END64_LOCATOR_SIZE = 20
_LONGEST_COMMENT = (1 << 16) - 1
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED = 1
_DEFLATE_RATIO = 1032
"""Deflate cannot shrink by more: a member that claims to is lying."""


_PACKED_SLACK = 1 << 12


class Archive:
    """The members of an open ZIP archive."""

    def __init__(self, source: Source, zip_file: zipfile.ZipFile) -> None:
        self._source = source
        self._zip = zip_file
        self._members: dict[str, zipfile.ZipInfo] = {}
        infos = zip_file.infolist()
        if len(infos) > MAX_MEMBERS:
            raise source.fault(FileMessage.TOO_MANY_MEMBERS(count=len(infos), most=MAX_MEMBERS))
        for info in infos:
            if info.filename in self._members:
                raise source.fault(FileMessage.MEMBER_TWICE(), info.filename)
            self._members[info.filename] = info

    def __contains__(self, name: str) -> bool:
        return name in self._members

    @property
    def names(self) -> list[str]:
        """The names of the members."""
        return list(self._members)

    @contextlib.contextmanager
    def member(self, name: str, most_bytes: int) -> Iterator[tuple[IO[bytes], int]]:
        """Open a member of at most `most_bytes` bytes; return the stream and its size.

        Raises `MazeFileError` if the member is missing, too large, encrypted or damaged, also while it is
        read.
        """
        info = self._members.get(name)
        if info is None:
            raise self._source.fault(FileMessage.MEMBER_MISSING(), name)
        self._require(info, most_bytes)
        with _explained_damage(self._source, name), self._zip.open(info) as stream:
            yield stream, info.file_size

    def _require(self, info: zipfile.ZipInfo, most_bytes: int) -> None:
        name = info.filename
        if info.flag_bits & _ENCRYPTED:
            raise self._source.fault(FileMessage.MEMBER_ENCRYPTED(), name)
        if info.compress_type not in _METHODS:
            raise self._source.fault(FileMessage.MEMBER_COMPRESSION(), name)
        if info.file_size > most_bytes:
            raise self._source.fault(FileMessage.TOO_MANY_BYTES(size=info.file_size, most=most_bytes), name)
        packed = info.compress_size
        # Deflate can also unpack to nothing, for ever: a member that is far longer packed is lying too.
        most = min(self._source.size, 2 * info.file_size + _PACKED_SLACK)
        if packed > most or info.file_size > (packed + 1) * _DEFLATE_RATIO:
            raise self._source.fault(FileMessage.MEMBER_SIZE_WRONG(), name)


def names_in(source: Source) -> bytes:
    """Return the bytes in which the names of the first and the last members of an archive stand."""
    source.stream.seek(max(len(source.head), source.size - MAX_DIRECTORY_BYTES))
    tail = source.stream.read()
    source.stream.seek(0)
    return source.head + tail


@contextlib.contextmanager
def opened_archive(source: Source) -> Iterator[Archive]:
    """Open a ZIP archive; `MazeFileError` if the file is not one, or one beyond the limits."""
    _require_end(source)
    with _explained_damage(source, ""):
        zip_file = zipfile.ZipFile(source.stream)
    with zip_file:
        yield Archive(source, zip_file)


def _require_end(source: Source) -> None:
    """Look at the record that ends the archive, before `zipfile` reads a list of any length."""
    source.stream.seek(max(0, source.size - _END.size - _LONGEST_COMMENT - _END64_LOCATOR_SIZE))
    tail = source.stream.read()
    source.stream.seek(0)
    start = len(tail) - _END.size
    if tail[start:][:4] != _END_MARK or tail[-2:] != b"\0\0":
        start = tail.rfind(_END_MARK)
    if start < 0 or len(tail) - start < _END.size:
        raise source.fault(FileMessage.ARCHIVE_CUT_SHORT())
    if tail[:start][-_END64_LOCATOR_SIZE:].startswith(_END64_LOCATOR_MARK):
        raise source.fault(FileMessage.ARCHIVE_64_BIT())
    directory_bytes = _END.unpack_from(tail, start)[5]
    if directory_bytes > MAX_DIRECTORY_BYTES:
        raise source.fault(FileMessage.DIRECTORY_TOO_LONG(size=directory_bytes, most=MAX_DIRECTORY_BYTES))


@contextlib.contextmanager
def _explained_damage(source: Source, where: str) -> Iterator[None]:
    """Turn what `zipfile` raises on a damaged archive into a `MazeFileError`."""
    try:
        yield
    except (zipfile.BadZipFile, zlib.error, EOFError) as error:
        raise source.fault(FileMessage.FILE_DAMAGED_DETAIL(text=_text_of(error)), where) from error
    except (NotImplementedError, RuntimeError, ValueError, OverflowError, struct.error) as error:
        # NotImplementedError: a method or version that zipfile does not know; RuntimeError: encryption;
        # ValueError and the rest: offsets and names that make no sense.
        raise source.fault(FileMessage.ARCHIVE_UNREADABLE(text=_text_of(error)), where) from error
    except OSError as error:
        if error.errno != errno.EINVAL:
            raise
        raise source.fault(FileMessage.FILE_DAMAGED(), where) from error


def _text_of(error: Exception) -> str:
    text = str(error).strip().rstrip(".") or type(error).__name__
    return text if text.isascii() and text.isprintable() else type(error).__name__
