"""The page about mazes on request, and its gallery."""

from __future__ import annotations

import doctest
import importlib.util
from typing import Any

import pytest

from mazarine.paths.structure import statistics
from mazarine.problems import Severity, check
from tests.docs.shown import ROOT

_DOCS = ROOT / "docs"
_SPEC = importlib.util.spec_from_file_location("gallery_make", _DOCS / "gallery" / "make.py")
assert _SPEC is not None
assert _SPEC.loader is not None
_GALLERY: Any = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(_GALLERY)


def test_the_examples_in_python() -> None:
    results = doctest.testfile(str(_DOCS / "how-to" / "mazes-on-request.md"), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0


@pytest.mark.parametrize("name", _GALLERY.REQUESTS)
def test_the_gallery_shows_what_is_found(name: str) -> None:
    found = _GALLERY.find(name)
    assert found.met
    page = (_DOCS / "gallery" / "README.md").read_text(encoding="utf-8")
    # Another system may round logarithms differently, and find another maze.
    section = page.split(f"## {_GALLERY.REQUESTS[name][0]}\n")[1].split("\n## ")[0]
    assert all(f"| {outcome.requirement.text} |" in section for outcome in found.outcomes)
    assert (_DOCS / "gallery" / f"{name}.png").exists()
    assert statistics(found.maze, with_longest_path=False).components.count == 1
    assert all(problem.severity is Severity.NOTE for problem in check(found.maze))
