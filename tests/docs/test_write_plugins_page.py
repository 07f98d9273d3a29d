"""The plugin of `docs/how-to/write-plugins.md` works, and the page names every example."""

from __future__ import annotations

import re
from pathlib import Path

import mazarine as mz
from mazarine.plugins import PLUGINS

_DOCS = Path(__file__).resolve().parents[2] / "docs"
_PAGE = (_DOCS / "how-to" / "write-plugins.md").read_text(encoding="utf-8")


def test_its_generator_makes_a_perfect_maze(plugins_folder: Path) -> None:
    code = re.search(r"```python\n(.*?)```", _PAGE, re.DOTALL)
    assert code is not None
    (plugins_folder / "staircase.py").write_text(code[1], encoding="utf-8")
    PLUGINS.refresh()
    mazes = [mz.generate("staircase", 6, 9, rng=seed, south=0.8) for seed in (1, 1, 2)]
    found = mz.statistics(mazes[0])
    assert (found.loops.count, found.components.count) == (0, 1)
    assert mazes[0] == mazes[1]
    assert mazes[0] != mazes[2]


def test_it_names_every_example() -> None:
    named = set(re.findall(r"examples/plugins/(\w+\.py)", _PAGE))
    assert named == {path.name for path in (_DOCS / "examples" / "plugins").glob("*.py")}
