"""ZIP archives read within limits: what the list of members says is checked before anything is inflated."""

from __future__ import annotations

import contextlib
import errno
import struct
import zipfile
import zlib
from collections.abc import Iterator
from typing import IO

from mazewright.files.limits import MAX_DIRECTORY_BYTES, MAX_MEMBERS
from mazewright.files.source import Source

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
            raise source.fault(f"the archive has {len(infos)} members; a maze file has at most {MAX_MEMBERS}")
        for info in infos:
            if info.filename in self._members:
                raise source.fault("the archive contains it twice", info.filename)
            self._members[info.filename] = info

    def __contains__(self, name: str) -> bool:
        return name in self._members

    @contextlib.contextmanager
    def member(self, name: str, most_bytes: int) -> Iterator[tuple[IO[bytes], int]]:
        """Open a member of at most `most_bytes` bytes; return the stream and its size.

        Raises
        ------
        MazeFileError
            If the member is missing, too large, encrypted or damaged, also while it is read.
        """
        info = self._members.get(name)
        if info is None:
            raise self._source.fault("the ZIP archive has no such member", name)
        self._require(info, most_bytes)
        with _damage_said(self._source, name), self._zip.open(info) as stream:
            yield stream, info.file_size

    def _require(self, info: zipfile.ZipInfo, most_bytes: int) -> None:
        name = info.filename
        if info.flag_bits & _ENCRYPTED:
            raise self._source.fault("the member is encrypted", name)
        if info.compress_type not in _METHODS:
            raise self._source.fault("the member uses a compression method other than deflate", name)
        if info.file_size > most_bytes:
            raise self._source.fault(
                f"it has {info.file_size:,} bytes where {most_bytes:,} are the most", name
            )
        packed = info.compress_size
        # Deflate can also unpack to nothing, for ever: a member that is far longer packed is lying too.
        most = min(self._source.size, 2 * info.file_size + _PACKED_SLACK)
        if packed > most or info.file_size > (packed + 1) * _DEFLATE_RATIO:
            raise self._source.fault("the archive is wrong about the size of this member", name)


@contextlib.contextmanager
def opened_archive(source: Source) -> Iterator[Archive]:
    """Open a ZIP archive; `MazeFileError` if the file is not one, or one beyond the limits."""
    _require_end(source)
    with _damage_said(source, ""):
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
        raise source.fault("the ZIP archive is cut short, its list of members is missing")
    if tail[:start][-_END64_LOCATOR_SIZE:].startswith(_END64_LOCATOR_MARK):
        raise source.fault("the ZIP archive is of the 64-bit form, which is for files larger than any maze")
    directory_bytes = _END.unpack_from(tail, start)[5]
    if directory_bytes > MAX_DIRECTORY_BYTES:
        raise source.fault(
            f"its list of members has {directory_bytes:,} bytes; {MAX_DIRECTORY_BYTES:,} are the most"
        )


@contextlib.contextmanager
def _damage_said(source: Source, where: str) -> Iterator[None]:
    """Turn what `zipfile` raises on a damaged archive into one sentence."""
    try:
        yield
    except (zipfile.BadZipFile, zlib.error, EOFError) as error:
        raise source.fault(f"the file is damaged (“{_plain(error)}”)", where) from error
    except (NotImplementedError, RuntimeError, ValueError, OverflowError, struct.error) as error:
        # NotImplementedError: a method or version that zipfile does not know; RuntimeError: encryption;
        # ValueError and the rest: offsets and names that make no sense.
        raise source.fault(f"the archive cannot be read (“{_plain(error)}”)", where) from error
    except OSError as error:
        if error.errno != errno.EINVAL:
            raise
        raise source.fault("the file is damaged (a place in it cannot be)", where) from error


def _plain(error: Exception) -> str:
    text = str(error).strip().rstrip(".") or type(error).__name__
    return text if text.isascii() and text.isprintable() else type(error).__name__
