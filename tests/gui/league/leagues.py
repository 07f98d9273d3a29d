"""The window of the league as tests use it, and plans of mouse programs."""

from __future__ import annotations

import csv
import io
import shlex
import sys
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from mazarine.files import write
from mazarine.generators import generate
from mazarine.gui.features.league.league_window import LeagueWindow
from mazarine.gui.features.watch.watch_window import WatchWindow
from tests.gui.conftest import ENGINE_WITHIN_MS
from tests.gui.hand import LEFT, Hand

PYTHON = shlex.quote(sys.executable)
_HAND = """
import sys
def ask(line):
    print(line, flush=True)
    return sys.stdin.readline().strip()
while True:
    if ask("wallLeft") == "false":
        ask("turnLeft")
    while ask("wallFront") == "true":
        ask("turnRight")
    ask("moveForward")
"""
TREMAUX = '[[mouse]]\nname = "Trémaux"\nexplorer = "tremaux"\n'
_SLOW = "import time; open('starts', 'a').write('x'); time.sleep(0.4)"
_MICE = {
    "hand": _HAND,
    "slow": _SLOW,
    "broken": "raise SystemExit(7)",
    "silent": "import time; time.sleep(77)",
}


class League:
    """Hands and eyes at the window of the league."""

    def __init__(self, hand: Hand, qtbot: QtBot) -> None:
        self.hand, self.qtbot = hand, qtbot
        hand.act("league.open")
        window = hand.window.findChild(LeagueWindow)
        assert window is not None
        self.window = window

    def click(self, button: QPushButton) -> None:
        """Click a button."""
        assert button.isEnabled()
        QTest.mouseClick(button, LEFT)

    def open(self, path: Path) -> None:
        """Open a plan."""
        self.window.open_plan(path)
        self.qtbot.waitUntil(lambda: self.window.form.draft.path == path, timeout=ENGINE_WITHIN_MS)

    def run(self) -> None:
        """Click Run, and wait for the end."""
        self.click(self.window.run_button)
        self.wait()

    def wait(self) -> None:
        """Wait until nothing runs."""
        self.qtbot.waitUntil(lambda: not self.window.league.is_busy, timeout=ENGINE_WITHIN_MS)

    def rows(self, table: QTableView) -> list[dict[str, str]]:
        """Return the rows of a table as they are shown, by the titles of the columns."""
        model, head = table.model(), Qt.Orientation.Horizontal
        return [
            {
                model.headerData(col, head): model.index(row, col).data()
                for col in range(model.columnCount())
            }
            for row in range(model.rowCount())
        ]  # fmt: skip

    @property
    def standings(self) -> dict[str, dict[str, str]]:
        """The rows of the standings by program."""
        return {row["Program"]: row for row in self.rows(self.window.tables.standings)}

    def point(self, table: QTableView, row: int) -> QPoint:
        """Return the middle of a cell in the first column."""
        return table.visualRect(table.model().index(row, 0)).center()

    def drop(self, *paths: Path) -> None:
        """Drop files on the window."""
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        event = QDropEvent(
            QPointF(9, 9), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
        )
        self.window.dropEvent(event)


def mice(folder: Path, *programs: str, more: str = "", mazes: int = 2) -> Path:
    """Write a plan of mouse programs."""
    (folder / "mazes").mkdir()
    for seed in range(mazes):
        write(generate("prim", rows=6, cols=6, rng=seed), folder / "mazes" / f"m{seed}.maze")
    text = 'mazes = ["mazes/*.maze"]\n[limits]\nsilence = 0.5\nmoves = 400\n'
    for name in programs:
        (folder / name).mkdir()
        (folder / name / "mouse.py").write_text(_MICE[name])
        text += f'[[mouse]]\nname = "{name}"\nfolder = "{name}"\ncommand = """{PYTHON} mouse.py"""\n'
    path = folder / "mice.toml"
    path.write_text(text + more)
    return path


def timeless(text: str) -> list[dict[str, str]]:
    """Return the rows of a table without what differs from run to run."""
    return [{**row, "seconds": "", "memory": ""} for row in csv.DictReader(io.StringIO(text))]


def runs_of(program: str) -> list[int]:
    """Return the processes with these words in their command."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if program.encode() in path.read_bytes():
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


def explore_windows() -> list[WatchWindow]:
    """Return the open windows of explorers."""
    return [it for it in QApplication.topLevelWidgets() if isinstance(it, WatchWindow) and it.isVisible()]


def opened(league: League, row: int) -> WatchWindow:
    """Double-click a run; return the window in which it is shown."""
    table = league.window.tables.runs
    QTest.mouseClick(table.viewport(), LEFT, pos=league.point(table, row))
    QTest.mouseDClick(table.viewport(), LEFT, pos=league.point(table, row))
    league.qtbot.waitUntil(lambda: len(explore_windows()) == 1, timeout=ENGINE_WITHIN_MS)
    (explore,) = explore_windows()
    return explore
