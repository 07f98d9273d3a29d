"""The reference pages are those that the docstrings make, and tell of every public name."""

from __future__ import annotations

import dataclasses
import importlib.util
import inspect
from pathlib import Path

import pytest

import mazarine

_FOLDER = Path(__file__).resolve().parents[2] / "docs" / "reference" / "api"
_SPEC = importlib.util.spec_from_file_location("api_pages", _FOLDER / "make.py")
assert _SPEC is not None
assert _SPEC.loader is not None
_MAKE = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(_MAKE)


def test_the_pages_are_up_to_date() -> None:
    made = _MAKE.pages()
    there = {path.name: path.read_text(encoding="utf-8") for path in _FOLDER.glob("*.md")}
    assert made == there, "run `python docs/reference/api/make.py`"


def test_every_public_name_has_a_heading_of_its_own() -> None:
    headings = [
        line.removeprefix("## ")
        for page in _MAKE.pages().values()
        for line in page.splitlines()
        if line.startswith("## ")
    ]
    packages = {name for name in dir(mazarine) if inspect.ismodule(getattr(mazarine, name))}
    assert sorted(headings) == sorted(set(dir(mazarine)) - packages)


@pytest.mark.parametrize("name", dir(mazarine))
def test_fields_and_parameters_are_described(name: str) -> None:
    value = getattr(mazarine, name)
    said = inspect.getdoc(value) or ""
    if dataclasses.is_dataclass(value) and not issubclass(value, mazarine.MazeError):  # type: ignore[arg-type]
        fields = [it.name for it in dataclasses.fields(value) if not it.name.startswith("_")]
        assert [it for it in fields if it not in said] == []
    elif inspect.isfunction(value):
        assert [it for it in inspect.signature(value).parameters if it not in said] == []
