r"""The encodings of texts: UTF-8, UTF-16, and those of one byte a character.

>>> encoding_of("#.".encode("utf-16"))
'utf-16'
>>> encoding_of(b"\xdb \xdb\xdb"), encoding_of(b"n\xb0 1"), encoding_of(b"\x00\x01\x02")
('cp437', 'latin-1', None)
"""

from __future__ import annotations

import codecs
import re

_MARKED = {codecs.BOM_UTF8: "utf-8-sig", codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}
"""The encodings that begin with a mark."""
_BINARY = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]")
"""Bytes that no text has."""
_MOST_BINARY = 0.1
"""The share of such bytes above which a file is no text, even if they are valid UTF-8."""
_LINES_OF_DOS = re.compile(rb"[\xb0-\xdf]")
"""Shades, blocks and lines of the code page 437."""
_FEWEST_LINES = 3
"""A title in Latin-1 may have a degree sign, which is a shade there."""
_BEYOND_ASCII = re.compile(rb"[\x80-\xff]")


def encoding_of(head: bytes) -> str | None:
    """Return the encoding of a text by its first bytes; None if they are not text."""
    for mark, name in _MARKED.items():
        if head.startswith(mark):
            return name
    if b"\0" in head:
        return _unmarked_utf16(head)
    if len(_BINARY.findall(head)) > _MOST_BINARY * len(head):
        return None
    try:
        codecs.getincrementaldecoder("utf-8")().decode(head)
    except UnicodeDecodeError:
        if _BINARY.search(head):
            return None
        beyond, lines = len(_BEYOND_ASCII.findall(head)), len(_LINES_OF_DOS.findall(head))
        return "cp437" if lines >= _FEWEST_LINES and 10 * lines > 9 * beyond else "latin-1"
    return "utf-8"


def _unmarked_utf16(head: bytes) -> str | None:
    """Return which half of each pair of bytes is zero, if one always is."""
    pairs = head[: len(head) // 2 * 2]
    for first, name in ((1, "utf-16-le"), (0, "utf-16-be")):
        zeros, signs = pairs[first::2], pairs[1 - first :: 2]
        if not zeros.strip(b"\0") and signs.isascii() and not _BINARY.search(signs):
            return name
    return None
