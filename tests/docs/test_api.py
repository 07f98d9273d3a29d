"""The reference pages are those that the docstrings make, and leave no public name out."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import mazewright

_FOLDER = Path(__file__).resolve().parents[2] / "docs" / "api"
_SPEC = importlib.util.spec_from_file_location("api_pages", _FOLDER / "make.py")
assert _SPEC is not None
assert _SPEC.loader is not None
_MAKE = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(_MAKE)


def test_the_pages_are_up_to_date() -> None:
    made = _MAKE.pages()
    there = {path.name: path.read_text(encoding="utf-8") for path in _FOLDER.glob("*.md")}
    assert made == there, "run `python docs/api/make.py`"


def test_no_public_name_is_left_out() -> None:
    named = [name for names in _MAKE.topics().values() for name in names]
    assert sorted(named) == dir(mazewright)
    text = "".join(_MAKE.pages().values())
    assert all(f"`{name}`" in text for name in named)
