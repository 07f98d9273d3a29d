"""Every algorithm has a page that tells what it declares and what was measured, and whose command works."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from mazarine.files import read
from mazarine.generators import GENERATORS
from tests.cli.runner import run
from tests.docs.glance import (
    ALGORITHMS,
    DOCS,
    bytes_a_cell,
    command_of,
    glance,
    page_of,
    stated_memory,
    written,
)

_OTHERS = {"README", "distances", "fills", "reworking", "searches"}
_MOST_BYTES = 15_000


def test_every_page_is_of_an_algorithm_and_every_algorithm_has_one() -> None:
    pages = {page.stem for page in ALGORITHMS.glob("*.md")}
    assert pages == {*GENERATORS, *_OTHERS}


def test_the_index_leads_to_every_page() -> None:
    index = (ALGORITHMS / "README.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"(?m)^\| \[`([\w-]+)`\]\(\1\.md\) \| (.*) \|$", index))
    assert rows == {name: str(generator.summary) for name, generator in GENERATORS.items()}


@pytest.mark.parametrize("name", GENERATORS)
def test_a_page_tells_what_the_algorithm_declares_and_what_was_measured(name: str) -> None:
    page = page_of(name).read_text(encoding="utf-8")
    assert written(page) == glance(name, stated_memory(page)).strip()


@pytest.mark.parametrize("name", GENERATORS)
def test_a_page_tells_how_much_memory_is_taken(name: str) -> None:
    told = stated_memory(page_of(name).read_text(encoding="utf-8"))
    assert abs(told - bytes_a_cell(name)) < 1


@pytest.mark.parametrize("name", GENERATORS)
def test_the_command_of_a_page_makes_a_maze(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = command_of(GENERATORS[name])
    assert command in page_of(name).read_text(encoding="utf-8")
    assert run(*shlex.split(command)[1:]).exit_code == 0
    assert read("maze.maze").shape == (1, 21, 31)


@pytest.mark.parametrize("name", GENERATORS)
def test_the_picture_is_a_small_file(name: str) -> None:
    picture = DOCS / "pictures" / f"algorithm-{name}.png"
    assert f"](../../pictures/{picture.name})" in page_of(name).read_text(encoding="utf-8")
    assert 0 < picture.stat().st_size < _MOST_BYTES


@pytest.mark.parametrize("name", ["fills", "reworking"])
def test_the_examples_of_the_other_pages(name: str) -> None:
    results = doctest.testfile(str(ALGORITHMS / f"{name}.md"), module_relative=False)
    assert results.attempted > 4
    assert results.failed == 0
