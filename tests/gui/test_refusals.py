"""The errors of damaged files are translated, whatever is wrong with them."""

from __future__ import annotations

import random
import re

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


@pytest.fixture(scope="module")
def messages(tmp_path_factory: pytest.TempPathFactory) -> set[Message]:
    """Return the messages of hundreds of damaged files."""
    found, chance, folder = set[Message](), random.Random(_SEED), tmp_path_factory.mktemp("spoilt")
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
@pytest.mark.parametrize("code", ["fr", "pl"])
def test_errors_of_files_are_in_the_language_of_the_window(code: str, messages: set[Message]) -> None:
    assert len(messages) > 100
    set_language(Language(code))
    try:
        translated = {str(message): tr(message) for message in messages}
    finally:
        set_language(Language.ENGLISH)
    english = {
        sentence: text for sentence, text in translated.items()
        if _ENGLISH.search(re.sub(r"[“«„].*?[”»]", "", text.partition(": ")[2]))
    }  # fmt: skip
    assert english == {}
