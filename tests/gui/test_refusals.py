"""The errors of damaged files are translated, whatever is wrong with them."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from mazarine.errors import MazeError
from mazarine.files import read
from mazarine.files.registry import FORMATS
from mazarine.gui.i18n import tr
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.messages import Message
from tests.files.seeds import seeds_of

_SEED = 20261122
_MUTATIONS = 12
_ENGLISH = re.compile(r"\b(?:the|is|are|of|has|have|and|not|this|there|with|cannot|where|ends|holds)\b")


def _mutations(data: bytes, chance: random.Random) -> list[bytes]:
    """Cut a file short, change bytes of it, and lines."""
    lines = data.split(b"\n")
    found = [b"", data[: len(data) // 2], data[:-1], data + data, b"\n".join(lines[1:])]
    for _ in range(_MUTATIONS):
        changed = bytearray(data)
        changed[chance.randrange(len(data))] = chance.choice(b'0x9{}[],"<>\x00\xff')
        found.append(bytes(changed))
    return found


def _messages(folder: Path) -> set[Message]:
    """Return the messages of hundreds of damaged files."""
    found, chance = set[Message](), random.Random(_SEED)
    for format in FORMATS:
        for number, seed in enumerate(seeds_of(format)):
            for data in _mutations(seed, chance):
                path = folder / f"{number}{FORMATS[format].suffixes[0]}"
                path.write_bytes(data)
                try:
                    read(path)
                except MazeError as error:
                    found.add(error.message)
    return found


@pytest.mark.usefixtures("qapp")
def test_errors_of_files_are_in_the_language_of_the_window(tmp_path: Path) -> None:
    messages = _messages(tmp_path)
    assert len(messages) > 100
    for language in (Language.FRENCH, Language.POLISH):
        set_language(language)
        try:
            translated = {str(message): tr(message) for message in messages}
        finally:
            set_language(Language.ENGLISH)
        english = {
            sentence: text for sentence, text in translated.items()
            if _ENGLISH.search(re.sub(r"[“«„].*?[”»]", "", text.partition(": ")[2]))
        }  # fmt: skip
        assert english == {}
