"""Finds the translation of a sentence that was put together in English.

The core says everything in English and knows of no other language. A sentence with values in it, as `3 links
between ports are left out.`, is split again by the templates that `tests.language.collect` takes from
the source, here `{count} between ports are left out.`; the template is translated, and so is each value, if
it is words or a number. What the user has named stays: what stands in “these quotes”, and what fills a hole
of one of the names in `OWN`.

A sentence of which a part is not known is said in English as a whole: half a sentence is worse.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from operator import itemgetter
from string import Formatter

Lookup = Callable[[str], str]
"""Return the translation of a source, empty if there is none."""

Count = Callable[[int, str], str]
"""Return a number with its noun, given in the singular, in the other language."""

OWN = frozenset(("name", "title", "path", "path_name", "file", "folder", "label", "document_title", "host"))
"""Holes that are filled with what the user, or the system, has named."""

_SEPARATORS = ("\n", ";;", "  ·  ", " · ", "; ", ": ", " (", ", ", " and ", " or ")
_NEXT_SENTENCE = re.compile(r"(?<=[.!?]) (?=[A-Z“])")
_NUMBER = re.compile(r"[+−-]?\d{1,3}(?:,\d{3})*(?:\.\d+)?%?")
_COUNTED = re.compile(r"(\d{1,3}(?:,\d{3})*) (\D.*)", re.DOTALL)
_FILE = re.compile(r"/|[A-Za-z]:[\\/]")
_HOLE = "(.*?)"
_FIRST_HOLE = "((?:(?!: ).)*?)"
"""At the begin, where the name of a file and a colon may stand before the sentence."""
_WORD = re.compile(r"\w+")
_SMALL_WORDS = re.compile(r"(?<!\S)[a-z]{2,}\b")
_FEW_LETTERS = 8
_ENDS = (".", ":", "…", ")")
_LONGEST = 600
"""What is longer is looked up as it stands."""
_DEEPEST = 4
_MOST_REMEMBERED = 4096


class Template:
    """A sentence with holes.

    Attributes
    ----------
    source : the sentence, with a name in braces for each hole
    mark : its longest word, which must be in a sentence that is made from it; empty if it may have none
    names : the names of the holes
    own : the names of those whose values are the user's own words
    is_loose : it says so little itself that it fits other sentences by chance
    """

    def __init__(self, source: str) -> None:
        self.source = source
        self._pieces = [(literal, name or "") for literal, name, *_ in Formatter().parse(source)]
        self.names = tuple(name for _, name in self._pieces if name)
        self.own = frozenset(
            name for literal, name in self._pieces if name and (literal.endswith("“") or name in OWN)
        )
        # A word beside a hole may be a part of a longer one.
        marks = _WORD.findall(re.sub(r"\w*\{\w+\}\w*", "|", source))
        self.mark = max(marks, key=len, default="")
        letters = sum(map(str.isalpha, "".join(literal for literal, _ in self._pieces)))
        self.is_loose = not source[0].isupper() and letters < _FEW_LETTERS

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What a sentence that is made from it looks like, a group for each hole.

        >>> Template("“{name}” has {cells}").pattern.fullmatch("“Room” has 3 cells").groups()
        ('Room', '3 cells')
        """
        pattern = "".join(re.escape(literal) + (_HOLE if name else "") for literal, name in self._pieces)
        if not self._pieces[0][0]:
            pattern = pattern.replace(_HOLE, _FIRST_HOLE, 1)
        return re.compile(pattern, re.DOTALL)


class Sentences:
    """Translates whole sentences.

    Parameters
    ----------
    templates : the sources with holes
    nouns : the nouns that are counted, by each of their forms
    lookup, count : give translations of sources, and of counted nouns
    number : writes a number as the language does
    """

    def __init__(
        self, templates: Iterable[str], nouns: Mapping[str, str], lookup: Lookup, count: Count,
        number: Callable[[str], str] = str,
    ) -> None:  # fmt: skip
        # What has most words of its own fits least often by chance.
        self._by_mark: dict[str, list[tuple[int, Template]]] = {}
        for place, source in enumerate(sorted(templates, key=_own_length, reverse=True)):
            template = Template(source)
            self._by_mark.setdefault(template.mark, []).append((place, template))
        self._nouns = nouns
        self._lookup = lookup
        self._count = count
        self._number = number
        self._found: dict[tuple[str, int], str] = {}

    def translated(self, text: str) -> str:
        """Return a sentence in the other language, as it is if it is not known."""
        if len(self._found) > _MOST_REMEMBERED:
            self._found.clear()
        if len(text) > _LONGEST:
            return self._lookup(text) or text
        return self._of_file(text) or self._said(text, 0) or text

    def template_of(self, text: str) -> str:
        """Return the template that a sentence is taken to be made from, empty if there is none."""
        found = self._fitting(text, 0)
        return found[0].source if found else ""

    def _of_file(self, text: str) -> str:
        """Translate what is said of a file: its path, perhaps a place in it, and a sentence after a colon."""
        place, colon, reason = text.partition(": ")
        if not colon or not _FILE.match(place):
            return ""
        path, comma, where = place.partition(", ")
        return f"{path}{comma}{self._said(where, 0) or where}: {self._said(reason, 0) or reason}"

    def _said(self, text: str, depth: int) -> str:
        """Return the translation, empty if there is none; `depth` counts how often the text was split."""
        if not text or depth > _DEEPEST:
            return ""
        if not any(map(str.isalpha, text)):
            return self._number(text) if _NUMBER.fullmatch(text) else ""
        key = text, depth
        if key not in self._found:
            self._found[key] = (
                self._plain(text)
                or self._counted(text)
                or self._filled(text, depth)
                or self._recased(text, depth)
                or self._one_by_one(text, depth)
                or self._unstopped(text, depth)
                or self._parted(text, depth)
            )
        return self._found[key]

    def _plain(self, text: str) -> str:
        """Look a text up as it stands, without its stop, and with a small letter at its begin."""
        words = self._lookup(text)
        if not words and text.endswith(_ENDS) and text[:-1]:
            words = self._plain(text[:-1])
            return words and words + text[-1]
        if not words and text[0].isupper():
            words = self._lookup(text[0].lower() + text[1:])
            return words[:1].upper() + words[1:]
        return words

    def _counted(self, text: str) -> str:
        found = _COUNTED.fullmatch(text)
        noun = self._nouns.get(found[2]) if found else None
        return self._count(int(found[1].replace(",", "")), noun) if found and noun else ""

    def _filled(self, text: str, depth: int) -> str:
        found = self._fitting(text, depth)
        if found is None:
            return ""
        template, values = found
        words = self._lookup(template.source)
        told = {
            name: value if name in template.own else self._said(value, depth + 1) or value
            for name, value in zip(template.names, values, strict=True)
        }
        return words.format(**told) if words else ""

    def _fitting(self, text: str, depth: int) -> tuple[Template, tuple[str, ...]] | None:
        marks = {"", *_WORD.findall(text)}
        pairs = (pair for mark in marks for pair in self._by_mark.get(mark, ()))
        for _, template in sorted(pairs, key=itemgetter(0)):
            found = template.pattern.fullmatch(text)
            if found and not any(
                self._is_strange(value, depth + 1, is_strict=template.is_loose)
                for name, value in zip(template.names, found.groups(), strict=True)
                if name not in template.own
            ):
                return template, found.groups()
        return None

    def _is_strange(self, value: str, depth: int, *, is_strict: bool = False) -> bool:
        """Return whether a value is words that are not known, rather than a number, a place or a name."""
        if value.startswith("'"):
            return False
        if is_strict and _NEXT_SENTENCE.search(value):
            return True
        has_words = len(_SMALL_WORDS.findall(value)) > 1
        has_words |= is_strict and len(value) > 1 and any(map(str.isalpha, value))
        return has_words and not self._said(value, depth)

    def _recased(self, text: str, depth: int) -> str:
        """Try it with its first letter in the other case."""
        recased = text[0].swapcase() + text[1:]
        words = self._plain(recased) or self._filled(recased, depth)
        return words and (words[0].upper() if text[0].isupper() else words[0].lower()) + words[1:]

    def _unstopped(self, text: str, depth: int) -> str:
        """Try it without its stop."""
        words = self._said(text[:-1], depth + 1) if text.endswith(_ENDS) else ""
        return words and words + text[-1]

    def _one_by_one(self, text: str, depth: int) -> str:
        """Try several sentences one after the other."""
        sentences = _NEXT_SENTENCE.split(text)
        if len(sentences) == 1:
            return ""
        return _joined(" ", [self._said(sentence, depth + 1) for sentence in sentences], sentences)

    def _parted(self, text: str, depth: int) -> str:
        """Try what stands between commas and other signs."""
        for separator in _SEPARATORS:
            parts = text.split(separator)
            if len(parts) > 1 and not any(self._is_strange(part, depth + 1) for part in parts):
                said = [self._said(part, depth + 1) for part in parts]
                words = _joined(self._lookup(separator) or separator, said, parts)
                if words:
                    return words
        return ""


def _joined(separator: str, said: list[str], parts: list[str]) -> str:
    """Join what is said, and what is not as it stands; empty if nothing is said."""
    return separator.join(words or part for words, part in zip(said, parts, strict=True)) if any(said) else ""


def _own_length(source: str) -> int:
    return len(re.sub(r"\{\w+\}", "", source))
