"""The code of `docs/how-to/python.md` gives what the page shows, from top to bottom."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

_PAGE = Path(__file__).resolve().parents[2] / "docs" / "how-to" / "python.md"
_OPTIONAL = ("matplotlib", "networkx", "skimage")


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # The page writes files.
    monkeypatch.setenv("MPLBACKEND", "Agg")


def _failures(page: str) -> int:
    """Run the code of a page, and return how many examples gave something else."""
    test = doctest.DocTestParser().get_doctest(page, {"__name__": "__main__"}, _PAGE.name, str(_PAGE), 0)
    return doctest.DocTestRunner().run(test).failed


def _without(page: str, packages: tuple[str, ...]) -> str:
    """Return a page without the sections that import a package."""
    sections = re.split(r"(?m)^(?=##)", page)
    imports = re.compile(rf"(?m)^ +>>> (?:import|from) (?:{'|'.join(packages)})\b")
    return "".join(section for section in sections if not imports.search(section))


def test_the_page_without_packages_that_may_be_missing() -> None:
    page = _PAGE.read_text(encoding="utf-8")
    rest = _without(page, _OPTIONAL)
    assert len(page) // 2 < len(rest) < len(page)
    assert _failures(rest) == 0


def test_the_section_on_networkx() -> None:
    pytest.importorskip("networkx")
    assert _failures(_without(_PAGE.read_text(encoding="utf-8"), ("matplotlib", "skimage"))) == 0


def test_the_whole_page() -> None:
    for package in _OPTIONAL:
        pytest.importorskip(package)
    assert _failures(_PAGE.read_text(encoding="utf-8")) == 0
