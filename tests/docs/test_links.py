"""Every link of the pages leads somewhere, and every page and picture is led to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

_ROOT = Path(__file__).resolve().parents[2]
_DOCS = _ROOT / "docs"
_PAGES = [_ROOT / "README.md", *sorted(_DOCS.rglob("*.md"))]
_CODE = re.compile(r"(?s)```.*?```|`[^`\n]*`|(?m:^    .*$)")


def _links(page: Path) -> list[str]:
    """Return the links of a page, except those to other sites."""
    text = _CODE.sub("", page.read_text(encoding="utf-8"))
    return [link for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]


def _anchors(page: Path) -> set[str]:
    """Return the anchors of a page: its headings, as web pages of repositories name them."""
    headings = re.findall(r"(?m)^#+ (.*)$", re.sub(r"(?s)```.*?```", "", page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", _PAGES, ids=lambda page: page.relative_to(_ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for link in _links(page):
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), link
        if anchor:
            assert anchor in _anchors(target), link


def test_the_index_leads_to_every_page() -> None:
    led_to: set[Path] = set()
    waiting = [_DOCS / "README.md"]
    while waiting:
        page = waiting.pop()
        if page not in led_to:
            led_to.add(page)
            targets = [(page.parent / link.partition("#")[0]).resolve() for link in _links(page)]
            waiting += [it for it in targets if it.suffix == ".md" and it.is_file()]
            waiting += [it for target in targets if target.is_dir() for it in target.glob("*.md")]
    assert led_to >= set(_PAGES)


def test_the_tests_that_a_page_names_exist() -> None:
    """`folder/test_file.py` is a file in `tests`, and `::test_name` is a test in the file named last."""
    text, file = (_DOCS / "explanation" / "seeds-checked.md").read_text(encoding="utf-8"), ""
    names = re.findall(r"`((?:\w+/)+\w+\.py)?(?:::(\w+))?`", text)
    assert len(names) > 30
    for path, test in names:
        if path:
            found = _ROOT / path if path.startswith("editor/") else _ROOT / "tests" / path
            assert found.is_file(), path
            file = found.read_text(encoding="utf-8")
        assert not test or f"def {test}(" in file, test


def test_every_picture_is_shown() -> None:
    shown = {(page.parent / link).resolve() for page in _PAGES for link in _links(page)}
    pictures = {*(_DOCS / "pictures").glob("*.png"), *(_DOCS / "pictures").glob("*.svg")}
    assert pictures <= shown
