"""Every recipe of `docs/how-to/cookbook.md` gives what the page shows."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

_PAGE = Path(__file__).resolve().parents[2] / "docs" / "how-to" / "cookbook.md"


def test_the_recipes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # Recipes write files.
    results = doctest.testfile(str(_PAGE), module_relative=False)
    assert results.attempted > 80
    assert results.failed == 0
