"""The examples of the pages on exploring and sight, and the names of all explorers and agents there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from mazarine.agents.explorers import EXPLORERS
from mazarine.agents.settings import AGENTS

_DOCS = Path(__file__).parents[2] / "docs" / "explanation"


@pytest.mark.parametrize("name", ["exploring.md", "sight.md"])
def test_the_examples_of_the_page_are_so(name: str) -> None:
    result = doctest.testfile(str(_DOCS / name), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_page_names_every_explorer_and_says_what_every_agent_is_like() -> None:
    text = (_DOCS / "exploring.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| (.*) \|$", text, flags=re.MULTILINE))
    assert {name: rows[name] for name in AGENTS} == {name: str(it.text) for name, it in AGENTS.items()}
    named = set(re.findall(r"`([a-z-]+)`", text))
    assert set(EXPLORERS) - {"hand"} <= named
