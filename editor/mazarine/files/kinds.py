"""What a file is that no reader takes, and what to do next: by its first bytes, its keys or its words."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable

import msgspec

from mazarine.files.archive import names_in
from mazarine.files.kind_messages import KindMessage, KindName, NextStep
from mazarine.files.kind_tables import BEGINNINGS, BRANDS, JSON_KEYS, MEMBERS, RIFF, ROOTS, TEXTS, Kind
from mazarine.files.source import Source, keys_of
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.messages import Message

_PEEK_BYTES = 1 << 9
_MOST_LINES = 400
_SHORT_TEXT = 1 << 13
_MOST_JSON = 1 << 22
_ROOT = re.compile(rb"<(?![?!])(?:\w+:)?([A-Za-z][\w.-]*)")
_WORDY = 0.3
"""The share of letters from which a text is prose."""
_WORD = re.compile(r"[^\W\d_]{3,}")
_KEY_LINE = re.compile(r"\s*(?:- )?[\w.-]+\s*(?:[:=](?:\s.*)?|=.*)|\s*- .*|\s*[#;].*|\[.*\]\s*|\s*")
_NUMBERS = re.compile(r"[\s,;]*+(?:[-+]?\d[\d.]*+(?:[eE][-+]?\d++)?+[\s,;]*+)++")


def refusal_of(source: Source, hint: Message | None = None) -> Message:
    """Return why a file that no reader takes is refused; `hint` is what its suffix asks for."""
    kind = kind_of(source)
    if kind.name in (KindName.BINARY, KindName.NUMPY) and hint is not None:
        return KindMessage.OTHER_KIND(kind=kind.name(), step=hint)
    return KindMessage.OTHER_KIND(kind=kind.name(**dict(kind.fields)), step=kind.step())


def is_other_text(source: Source) -> bool:
    """Return whether a text is surely no maze, whatever its signs look like."""
    if not source.first_lines:
        return False
    kind = _by_beginning(source) or _by_json(source) or _by_xml(source)
    if kind is not None:
        return kind.name in _NO_MAZES
    text = _told_lines(source)[:_SHORT_TEXT]
    return any(pattern.search(text) for pattern, kind in TEXTS if kind.name in _NO_MAZES)


def is_lost_in_words(source: Source, maze: Maze) -> bool:
    """Return whether a board is so small a part of a text of words that it is there by chance.

    Frames of comments and lists of numbers in programs look like drawings. In JSON, words are keys.
    """
    if source.head.lstrip()[:1] in (b"{", b"["):
        return False
    told = [line for line in source.first_lines if line.strip()]
    _, rows, cols = maze.shape
    least = 4 if (maze.cells >> 1 == Matter.ROCK).any() else 3  # A frame alone has three lines.
    is_small = min(rows, cols) < least or 4 * (2 * rows + 1) < len(told)
    signs = (2 * rows + 1) * (2 * cols + 1)
    if not is_small and 4 * signs > len(source.head):
        return False
    text = "\n".join(told)
    letters = sum(len(word) for word in _WORD.findall(text) if len(set(word)) > 2)
    return (is_small or 4 * signs < letters) and letters > _WORDY * len(text)


def kind_of(source: Source) -> Kind:
    """Return what a file is, as far as its beginning and its end show."""
    return next(kind for kind in (look(source) for look in _LOOKS) if kind is not None)


def _by_beginning(source: Source) -> Kind | None:
    head = source.head
    for beginning, kind in BEGINNINGS:
        if head.startswith(beginning):
            return kind
    if head[257:262] == b"ustar":
        return Kind(KindName.PACKED, NextStep.UNPACK, (("kind", "tar"),))
    if head[4:6] == b"\xe0\xa5" and head[:4] == source.size.to_bytes(4, "little"):
        return Kind(KindName.ASEPRITE, NextStep.SAVE_AS_PNG)
    if head[4:8] == b"ftyp":
        return BRANDS.get(head[8:12], Kind(KindName.SOUND, NextStep.SAVE_MAZE))
    return RIFF.get(head[8:12]) if head.startswith(b"RIFF") else None


def _by_packing(source: Source) -> Kind | None:
    if source.head.startswith(b"PK"):
        return _zip_kind(source)
    if not source.head.startswith(b"\x1f\x8b"):
        return None
    try:
        inside = zlib.decompressobj(31).decompress(source.head, _PEEK_BYTES)
    except zlib.error:
        inside = b""
    if inside[:3] == b"\x0a\0\0" or (inside[:1] == b"\x0a" and inside[3:12] == b"Schematic"):
        return Kind(KindName.MINECRAFT, NextStep.VIEW_AS_PNG)
    if inside[:4] == b"\xff\xff\xff\xff" and 0 < inside[4] < 10 and inside[5:8] == b"\0\0\0":
        return Kind(KindName.REXPAINT, NextStep.SAVE_AS_PNG)
    return Kind(KindName.PACKED, NextStep.UNPACK, (("kind", "gzip"),))


def _zip_kind(source: Source) -> Kind:
    shown = names_in(source)
    for member, kind in MEMBERS:
        if member in shown:
            return kind
    if b"PK\x05\x06" not in shown:
        return Kind(KindName.ZIP_CUT, NextStep.COPY_AGAIN)
    return Kind(KindName.PACKED, NextStep.UNPACK, (("kind", "ZIP"),))


def _by_json(source: Source) -> Kind | None:
    begin = source.head.removeprefix(b"\xef\xbb\xbf").lstrip()[:1]
    if begin not in (b"{", b"["):
        return None
    keys = keys_of(source)
    for needed, kind in JSON_KEYS:
        if all(key in keys and (not text or keys[key] == text) for key, text in needed.items()):
            return kind
    if not keys and begin == b"{":
        return None
    return _whole_json(source)


def _whole_json(source: Source) -> Kind | None:
    """Return whether JSON of no known keys is whole; None if it is no JSON."""
    known = Kind(KindName.JSON, NextStep.SAVE_MAZE)
    if source.size > _MOST_JSON:
        return known
    data = source.head if source.size <= len(source.head) else source.whole()
    try:
        msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=msgspec.Raw)
    except RecursionError:
        return known
    except (msgspec.MsgspecError, ValueError) as error:
        return Kind(KindName.JSON_CUT, NextStep.COPY_AGAIN) if "truncated" in str(error) else None
    return known


def _by_xml(source: Source) -> Kind | None:
    head = source.head.removeprefix(b"\xef\xbb\xbf").lstrip()
    if not head.startswith(b"<"):
        return None
    if head[:14].lower() == b"<!doctype html":
        return ROOTS["html"]
    root = _ROOT.search(head, 0, 1 << 12)
    if root is None:
        return None
    name = root[1].decode("ascii")
    is_xml = head.startswith((b"<?xml", b"<!--", b"<!DOCTYPE")) or root.start() == 0
    return ROOTS.get(name.lower(), Kind(KindName.XML, NextStep.SAVE_MAZE) if is_xml else None)


def _by_words(source: Source) -> Kind | None:
    """Return what a text is by the first of its lines that tells."""
    if not source.head.removeprefix(b"\xef\xbb\xbf").strip(b"\0 \t\r\n"):
        return Kind(KindName.BLANK, NextStep.SAVE_AGAIN)
    text = _told_lines(source)
    if not text:
        return None
    for pattern, kind in TEXTS:
        if pattern.search(text):
            return kind
    return _by_shape(text.split("\n"), text)


def _told_lines(source: Source) -> str:
    """Return the first lines that are not blank."""
    return "\n".join([line for line in source.first_lines if line.strip()][:_MOST_LINES])


def _by_shape(lines: list[str], text: str) -> Kind | None:
    letters = sum(len(word) for word in _WORD.findall(text) if len(set(word)) > 2)
    for separator in (",", ";", "\t"):
        counts = [line.count(separator) for line in lines]
        is_even = min(counts) > 0 and counts.count(counts[0]) > 0.9 * len(counts) and len(lines) > 1
        if is_even and letters > 0.1 * len(text):
            return Kind(KindName.CSV_OF_WORDS, NextStep.TABLE_AS_CSV)
    if sum(map(bool, map(_NUMBERS.fullmatch, lines))) > 0.7 * len(lines):
        return Kind(KindName.NUMBERS, NextStep.TABLE_AS_CSV)
    keys = sum(":" in line or "=" in line for line in lines)
    has_keys = letters > 0.1 * len(text) and keys > 0.3 * len(lines)
    if has_keys and all(map(_KEY_LINE.fullmatch, lines)):
        return Kind(KindName.YAML, NextStep.SAVE_MAZE)
    return Kind(KindName.PROSE, NextStep.COPY_TEXT) if letters > 0.5 * len(text) else None


def _as_unknown(source: Source) -> Kind:
    if not source.first_lines:
        return Kind(KindName.BINARY, NextStep.SAVE_MAZE)
    return Kind(KindName.TEXT, NextStep.DRAW_TEXT)


_NO_MAZES = frozenset(
    (
        KindName.PDF, KindName.POSTSCRIPT, KindName.XPM, KindName.RTF, KindName.LFS_POINTER, KindName.GODOT,
        KindName.UNITY, KindName.CAD, KindName.MODEL, KindName.SCENARIO, KindName.SVG, KindName.FOUNDRY,
        KindName.NOTEBOOK, KindName.GEO, KindName.JSON_CUT, KindName.TILED_SCRIPT, KindName.GAME_MAKER,
    )
)  # fmt: skip
"""Texts whose signs and numbers could be taken for a drawing or a table."""
_LOOKS: tuple[Callable[[Source], Kind | None], ...] = (
    _by_beginning,
    _by_packing,
    _by_json,
    _by_xml,
    _by_words,
    _as_unknown,
)
