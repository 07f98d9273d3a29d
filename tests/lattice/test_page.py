"""What `docs/explanation/lattices.md` shows is so."""

from __future__ import annotations

import doctest
from pathlib import Path

_PAGE = Path(__file__).resolve().parents[2] / "docs" / "explanation" / "lattices.md"


def test_the_doctests() -> None:
    failed, tried = doctest.testfile(str(_PAGE), module_relative=False)
    assert tried >= 4
    assert failed == 0
