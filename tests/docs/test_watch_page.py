"""The page on watching searches: its session, its search, and its table of names."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import mazarine as mz
from mazarine.plugins import PLUGINS
from mazarine.searches.registry import ALIASES
from tests.plugins.conftest import WritePlugin

_DOCS = Path(__file__).resolve().parents[2] / "docs"
_PAGE = _DOCS / "how-to" / "watch.md"
_TEXT = _PAGE.read_text(encoding="utf-8")


def test_its_session_is_what_python_prints() -> None:
    assert doctest.testfile(str(_PAGE), module_relative=False).failed == 0


def test_its_search_finds_a_path(plugins_folder: Path) -> None:
    code = re.search(r"```python\n(.*?)```", _TEXT, re.DOTALL)
    assert code is not None
    (plugins_folder / "newest.py").write_text(code[1], encoding="utf-8")
    PLUGINS.refresh()
    maze = mz.generate("prim", 8, 8, rng=3)
    found = mz.watch(maze, "newest", "bfs", start=(0, 0), goal=(7, 7))
    assert found["newest"].length == found["bfs"].length


def test_it_names_every_search_and_its_other_names() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| ((?:`[\w-]+`(?:, )?)*) ?\|", _TEXT, re.MULTILINE)
    assert [name for name, _ in rows if name in mz.SEARCHES] == list(mz.SEARCHES.built_in)
    for name, others in rows:
        assert all(ALIASES[other] == name for other in re.findall(r"`([\w-]+)`", others))


@pytest.mark.parametrize("events", ["[(9, 1, -1, 0)]", "[(2, 0, -1, 0)]", "[(2, 'x', -1, 0)]", "[2]", "7"])
def test_a_search_that_yields_nonsense_is_refused(write_plugin: WritePlugin, events: str) -> None:
    manifest = 'api = 1\n[[searches]]\nname = "odd"\n'
    write_plugin(manifest, f"def odd(graph, start, goals):\n    return {events}\n")
    with pytest.raises(mz.PluginError):
        mz.watch(mz.Maze.blank(2, 2), "odd", start=(0, 0), goal=(1, 1))
