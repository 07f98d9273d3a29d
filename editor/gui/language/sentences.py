"""Finds the translation of a sentence that was put together in English.

The core says everything in English and knows of no other language. A sentence with values in it, as `3 links
between ports are left out.`, is told apart again by the templates that `tests.language.collect` takes from
the source, here `{count} between ports are left out.`; the template is translated, and so is each value, if
it is words or a number. What stands in “these quotes” is the user's own and stays.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from operator import itemgetter
from string import Formatter

Lookup = Callable[[str], str]
"""Gives the translation of a source, empty if there is none."""

Count = Callable[[int, str], str]
"""Gives a number with its noun, which is named in the singular, in the other language."""

_SEPARATORS = ("\n", ";;", ". ", "  ·  ", " · ", "; ", ": ", " (", ", ", " and ")
_NUMBER = re.compile(r"[+−-]?\d{1,3}(?:,\d{3})*(?:\.\d+)?")
_COUNTED = re.compile(rf"({_NUMBER.pattern}) (\D.*)", re.DOTALL)
_HOLE = "(.*?)"
_FIRST_HOLE = "((?:(?!: ).)*?)"
"""At the begin, where the name of a file and a colon may stand before the sentence."""
_WORD = re.compile(r"\w+")
_FEW_LETTERS = 8
_ENDS = (".", ":", "…", ")")


@dataclass(frozen=True, slots=True)
class Template:
    """A sentence with holes.

    Attributes
    ----------
    source : the sentence, with a name in braces for each hole
    mark : its longest word, which must be in a sentence that is made from it; empty if it may have none
    pattern : what such a sentence looks like, a group for each hole
    names : the names of the holes
    own : the names of those whose values are the user's own words
    is_loose : it says so little itself that it fits other sentences by chance
    """

    source: str
    mark: str
    pattern: re.Pattern[str]
    names: tuple[str, ...]
    own: frozenset[str]
    is_loose: bool

    @classmethod
    def of(cls, source: str) -> Template:
        """Make the template of a source.

        >>> Template.of("“{name}” has {cells}").pattern.fullmatch("“Room” has 3 cells").groups()
        ('Room', '3 cells')
        """
        pieces = [(literal, name or "") for literal, name, *_ in Formatter().parse(source)]
        pattern = "".join(re.escape(literal) + (_HOLE if name else "") for literal, name in pieces)
        if not pieces[0][0]:
            pattern = pattern.replace(_HOLE, _FIRST_HOLE, 1)
        names = tuple(name for _, name in pieces if name)
        own = frozenset(name for literal, name in pieces if name and literal.endswith("“"))
        # A word beside a hole may be a part of a longer one.
        marks = _WORD.findall(re.sub(r"\w*\{\w+\}\w*", "|", source))
        mark = max(marks, key=len, default="")
        letters = sum(map(str.isalpha, "".join(literal for literal, _ in pieces)))
        is_loose = not source[0].isupper() and letters < _FEW_LETTERS
        return cls(source, mark, re.compile(pattern, re.DOTALL), names, own, is_loose)


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
            template = Template.of(source)
            self._by_mark.setdefault(template.mark, []).append((place, template))
        self._nouns = nouns
        self._lookup = lookup
        self._count = count
        self._number = number

    def translated(self, text: str) -> str:
        """Give a sentence in the other language, as it is if it is not known."""
        return self._known(text) or text

    def template_of(self, text: str) -> str:
        """Give the template that a sentence is taken to be made from, empty if there is none."""
        found = self._fitting(text)
        return found[0].source if found else ""

    def _known(self, text: str) -> str:
        if not any(map(str.isalpha, text)):
            return self._numbers(text)
        ways = (self._plain, self._counted, self._filled, self._bent, self._parted)
        return next((words for way in ways if (words := way(text))), "")

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

    def _numbers(self, text: str) -> str:
        return self._number(text) if _NUMBER.fullmatch(text) else ""

    def _counted(self, text: str) -> str:
        found = _COUNTED.fullmatch(text)
        noun = self._nouns.get(found[2]) if found else None
        if not found or not noun or not found[1].replace(",", "").isdigit():
            return ""
        return self._count(int(found[1].replace(",", "")), noun)

    def _filled(self, text: str) -> str:
        found = self._fitting(text)
        if found is None:
            return ""
        template, values = found
        words = self._lookup(template.source)
        told = {
            name: value if name in template.own else self.translated(value)
            for name, value in zip(template.names, values, strict=True)
        }
        return words.format(**told) if words else ""

    def _fitting(self, text: str) -> tuple[Template, tuple[str, ...]] | None:
        marks = {"", *_WORD.findall(text)}
        for _, template in sorted(
            (pair for mark in marks for pair in self._by_mark.get(mark, ())), key=itemgetter(0)
        ):
            found = template.pattern.fullmatch(text)
            if found and not (template.is_loose and any(map(self._is_strange, found.groups()))):
                return template, found.groups()
        return None

    def _is_strange(self, value: str) -> bool:
        """Whether a value is words that are not known."""
        ways = (self._plain, self._counted, self._filled)
        return len(value) > 1 and any(map(str.isalpha, value)) and not any(way(value) for way in ways)

    def _bent(self, text: str) -> str:
        """Try what is put together without its stop, and with another letter at its begin."""
        words = self._filled(text[0].swapcase() + text[1:])
        if words:
            return (words[0].upper() if text[0].isupper() else words[0].lower()) + words[1:]
        if text.endswith(_ENDS):
            words = self._known(text[:-1])
            return words and words + text[-1]
        return ""

    def _parted(self, text: str) -> str:
        for separator in _SEPARATORS:
            parts = text.split(separator)
            if len(parts) > 1:
                told = [self._known(part) if part else "" for part in parts]
                if any(told):
                    said = self._lookup(separator) or separator
                    return said.join(words or part for words, part in zip(told, parts, strict=True))
        return ""


def _own_length(source: str) -> int:
    return len(re.sub(r"\{\w+\}", "", source))
