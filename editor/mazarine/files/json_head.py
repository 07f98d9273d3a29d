"""The keys of JSON that its first bytes show, before all of it is read."""

from __future__ import annotations

import re

from mazarine.files.source import Source

_TOKEN = re.compile(rb'"((?:[^"\\]|\\.)*+)"(\s*+:)?|[{}\[\]]')


def keys_of(source: Source) -> dict[str, str]:
    """Return the keys of the JSON in a file, as `keys_in` does."""
    return source.once("keys of JSON", lambda: keys_in(source.head))


def keys_in(head: bytes) -> dict[str, str]:
    r"""Return the keys of the outermost object in the first bytes of a file, each with its text, if any.

    A list at the top counts as the one thing that it holds first.

    >>> keys_in(b'{"type": "world", "maps": [{"x": 0}], "height":')
    {'type': 'world', 'maps': '', 'height': ''}
    >>> keys_in(b"[[1, 0], [0, 1]]")
    {}
    """
    head = head.removeprefix(b"\xef\xbb\xbf").lstrip()
    if head[:1] == b"[":
        head = head[1:].lstrip()
    if head[:1] != b"{":
        return {}
    keys: dict[str, str] = {}
    depth, key = 0, ""
    for token in _TOKEN.finditer(head):
        mark = token[0]
        if mark in (b"{", b"["):
            depth += 1
            key = ""
        elif mark in (b"}", b"]"):
            depth -= 1
            if not depth:
                break
        elif depth == 1:
            text = token[1].decode("utf-8", "replace")
            if token[2]:
                keys.setdefault(text, "")
                key = text
            elif key:
                keys[key], key = text, ""
    return keys
