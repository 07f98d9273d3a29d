"""The examples of `docs/how-to/console.md` give what the page shows, and its script runs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from mazarine.console.console import Console, Outcome, Shown
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.snapshots import Snapshots

_PAGE = (Path(__file__).resolve().parents[2] / "docs" / "how-to" / "console.md").read_text(encoding="utf-8")


def _plain(text: str) -> str:
    """Return a text without the numbers of statements, and without carets, which not all Pythons draw."""
    return re.sub(r"(?m)^[ ~^]+\^[ ~^]*\n", "", re.sub(r"<console \d+>", "<console>", text))


class Window:
    """An open maze that the console changes."""

    def __init__(self) -> None:
        self.snapshots = Snapshots(Maze.blank(4, 5))
        self.console = Console()
        self.selection = Area.nothing()

    @property
    def shown(self) -> Shown:
        return Shown(self.snapshots.take(), False, 0, self.selection)

    def take(self, outcome: Outcome) -> str:
        """Make the edit, and return what was printed."""
        if outcome.edit is not None:
            self.snapshots.apply(outcome.edit)
        if outcome.selection is not None:
            self.selection = outcome.selection
        return "".join(part.text for part in self.console.output.take()[1])


def test_the_page() -> None:
    window = Window()
    for example in doctest.DocTestParser().get_examples(_PAGE):
        printed = window.take(window.console.run_statement(example.source, window.shown))
        assert _plain(printed) == _plain(example.want), example.source
    assert window.snapshots.maze.shape == (1, 8, 8)
    assert not window.selection


def test_its_script(tmp_path: Path) -> None:
    window = Window()
    code = re.search(r"```python\n(.*?)```", _PAGE, re.DOTALL)
    assert code is not None
    script = tmp_path / "treasures.py"
    script.write_text(code[1], encoding="utf-8")
    window.take(window.console.run_statement("maze = mz.generate('prim', 8, 8, rng=7)", window.shown))
    assert window.take(window.console.run_script(script, window.shown)) == "24 treasures\n"
    assert len(window.snapshots.maze.markers) == window.selection.count == 24
