"""What is said of files that cannot be read is known, whatever is wrong with them."""

from __future__ import annotations

import random
import re

import pytest

from mazewright.errors import MazeError
from mazewright.files import read
from mazewright.files.registry import FORMATS
from mazewright.gui.i18n.languages import Language, begin_to_speak, tr
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
def sentences(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """What is said of hundreds of spoilt files."""
    found, chance, folder = set[str](), random.Random(_SEED), tmp_path_factory.mktemp("spoilt")
    for format in FORMATS:
        for number, seed in enumerate(seeds_of(format)):
            for data in _mutations(seed, chance):
                path = folder / f"{number}{FORMATS[format].suffixes[0]}"
                path.write_bytes(data)
                try:
                    read(path)
                except MazeError as error:
                    found.add(str(error))
    return found


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("code", ["fr", "pl"])
def test_refusals_of_files_are_said_in_the_language_of_the_window(code: str, sentences: set[str]) -> None:
    assert len(sentences) > 100
    begin_to_speak(Language(code))
    try:
        said = {sentence: tr(sentence) for sentence in sentences}
    finally:
        begin_to_speak(Language.ENGLISH)
    left = {
        sentence: words for sentence, words in said.items()
        if _ENGLISH.search(re.sub(r"[“«„].*?[”»]", "", words.partition(": ")[2]))
    }  # fmt: skip
    assert left == {}
