"""The window of the league: real programs, and what is seen of them."""

from __future__ import annotations

import csv
import io
import re
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from mazarine.files import read, write
from mazarine.generators import generate
from mazarine.gui.features.league.league_window import LeagueWindow
from mazarine.gui.features.league.made_dialog import MadeDialog, SizeDialog
from mazarine.gui.features.league.program_dialog import ProgramDialog
from mazarine.gui.features.run.explore_window import ExploreWindow
from mazarine.gui.features.run.program_form import program_plan
from mazarine.gui.features.run.walk import Walk
from mazarine.gui.features.run.walkers_form import MOUSE
from mazarine.league import read_spec
from mazarine.league.proving import read_plan
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.mouse import Goals, ProgramSpec
from mazarine.mouse.model import read_model
from mazarine.resources_path import resource
from tests.cli.runner import run
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import LEFT, Hand
from tests.league.generator_programs import PROGRAMS, plan_of
from tests.pdf import pages_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs here want a terminal")

_PYTHON = shlex.quote(sys.executable)
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
_TREMAUX = '[[mouse]]\nname = "Trémaux"\nexplorer = "tremaux"\n'
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


@pytest.fixture
def league(open_window: OpenWindow, qtbot: QtBot) -> Iterator[League]:
    """Return the window of the league over a small maze."""
    found = League(open_window(Maze.blank(4, 4)), qtbot)
    yield found
    found.window.close()
    found.wait()


def mice(folder: Path, *programs: str, more: str = "", mazes: int = 2) -> Path:
    """Write a plan of mouse programs."""
    (folder / "mazes").mkdir()
    for seed in range(mazes):
        write(generate("prim", rows=6, cols=6, rng=seed), folder / "mazes" / f"m{seed}.maze")
    text = 'mazes = ["mazes/*.maze"]\n[limits]\nsilence = 0.5\nmoves = 400\n'
    for name in programs:
        (folder / name).mkdir()
        (folder / name / "mouse.py").write_text(_MICE[name])
        text += f'[[mouse]]\nname = "{name}"\nfolder = "{name}"\ncommand = """{_PYTHON} mouse.py"""\n'
    path = folder / "mice.toml"
    path.write_text(text + more)
    return path


def _timeless(text: str) -> list[dict[str, str]]:
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


def test_mice_are_ranked_and_what_goes_wrong_is_in_their_row(league: League, tmp_path: Path) -> None:
    more = (
        '[[mouse]]\nname = "gone"\nfolder = "hand"\ncommand = "./no-such-program"\n'
        '[[mouse]]\nname = "unbuilt"\nfolder = "hand"\ncommand = "./x"\nbuild = "./no-such-compiler"\n'
        '[[mouse]]\nname = "Trémaux"\nexplorer = "tremaux"\n'
    )
    league.open(mice(tmp_path, "hand", "broken", "silent", more=more))
    league.run()
    found = league.standings
    assert next(iter(found)) == "Trémaux", "the lowest score is first"
    assert {name: (row["At goal"], row["Crashes"]) for name, row in found.items() if name != "hand"} == {
        "Trémaux": ("2 of 2", "0"), **dict.fromkeys(("broken", "silent", "gone", "unbuilt"), ("0 of 2", "2")),
    }  # fmt: skip
    assert 0 < float(found["Trémaux"]["Best run (s)"]) <= float(found["Trémaux"]["All runs (s)"]) / 2
    assert (found["gone"]["Best run (s)"], found["gone"]["All runs (s)"]) == ("–", "0.00")
    reasons = {row["Program"]: row["Reason"] for row in league.rows(league.window.tables.runs)}
    assert "status 7" in reasons["broken"]
    assert "0.5 seconds" in reasons["silent"]
    assert "cannot be started" in reasons["gone"]
    assert reasons["unbuilt"] == "The program cannot be started: No such file or directory."
    model = league.window.tables.runs.model()
    hints = {model.index(row, 0).data(): model.index(row, 2).data(Qt.ItemDataRole.ToolTipRole)
             for row in range(model.rowCount())}  # fmt: skip
    assert "cannot be started" in hints["gone"], "the state says why"
    assert len({row["Maze"] for row in league.rows(league.window.tables.runs)}) == 2
    assert league.window.status_label.text() == "Finished 12 of 12 runs."


_THERE_AND_BACK = """
import sys
for line in 2 * ["moveForward 2", "turnRight", "turnRight", "moveForward 2", "turnRight", "turnRight"]:
    print(line, flush=True)
    sys.stdin.readline()
"""


def test_runs_to_the_goals_of_the_maze_are_counted_and_the_plan_may_take_those_of_mms(
    league: League, tmp_path: Path
) -> None:
    path = mice(tmp_path, "hand", mazes=0)
    (tmp_path / "hand" / "mouse.py").write_text(_THERE_AND_BACK)
    maze = Maze.blank(6, 6)
    for kind, cell in ((MarkerKind.START, (0, 0, 5)), (MarkerKind.GOAL, (0, 2, 5))):
        maze.markers.add(Marker(kind, cell))
    write(maze, tmp_path / "mazes" / "m0.maze")
    league.open(path)
    league.run()
    (row,) = league.rows(league.window.tables.runs)
    assert (row["Runs"], row["Best run"], row["Returns"]) == ("2", "2 + 0", "4 + 4")
    assert "did not send mazeGoals, mazeStart" in row["Reason"]
    assert league.standings["hand"]["Best run"] == "2 + 0"
    path.write_text(f'goals = "middle"\n{path.read_text()}')
    league.window.form.draft.path = tmp_path
    league.open(path)
    league.run()
    (row,) = league.rows(league.window.tables.runs)
    # From (0, 0) it goes to (0, 2), which is beside the middle.
    assert (row["Runs"], row["Best run"], row["To the goal"]) == ("0", "–", "–")
    assert "did not send" not in row["Reason"]
    table = league.window.tables.runs
    QTest.mouseClick(table.viewport(), LEFT, pos=league.point(table, 0))
    QTest.mouseDClick(table.viewport(), LEFT, pos=league.point(table, 0))
    league.qtbot.waitUntil(lambda: len(explore_windows()) == 1, timeout=ENGINE_WITHIN_MS)
    (explore,) = explore_windows()
    league.qtbot.waitUntil(lambda: bool(explore.programs.running), timeout=ENGINE_WITHIN_MS)
    assert explore.form.program.spec.goals is Goals.MIDDLE
    explore.close()


def test_the_results_are_those_of_the_command_line(league: League, tmp_path: Path) -> None:
    path = mice(tmp_path, "broken", more='[[mouse]]\nname = "Trémaux"\nexplorer = "tremaux"\n')
    league.open(path)
    league.run()
    league.window.export(tmp_path / "out.csv")
    league.window.export(tmp_path / "out.xml")
    printed = run("league", path, "--csv").stdout

    assert _timeless((tmp_path / "out.csv").read_text()) == _timeless(printed)
    assert 'failures="2"' in (tmp_path / "out.xml").read_text()


def test_a_click_on_a_program_shows_its_runs_and_a_header_sorts(league: League, tmp_path: Path) -> None:
    league.open(mice(tmp_path, "broken", more='[[mouse]]\nname = "Trémaux"\nexplorer = "tremaux"\n'))
    league.run()
    window = league.window
    QTest.mouseClick(window.tables.standings.viewport(), LEFT, pos=league.point(window.tables.standings, 0))
    assert {row["Program"] for row in league.rows(window.tables.runs)} == {"Trémaux"}
    assert window.tables.runs_title.text() == "Runs of Trémaux"
    league.click(window.tables.all_button)
    assert len(league.rows(window.tables.runs)) == 4
    header = window.tables.runs.horizontalHeader()
    at = QPoint(header.sectionViewportPosition(4) + 5, header.height() // 2)
    QTest.mouseClick(header.viewport(), LEFT, pos=at)
    scores = [float(row["Score"].replace(",", "")) for row in league.rows(window.tables.runs)]
    assert scores == sorted(scores)


def explore_windows() -> list[ExploreWindow]:
    """Return the open windows of explorers."""
    return [it for it in QApplication.topLevelWidgets() if isinstance(it, ExploreWindow) and it.isVisible()]


def opened(league: League, row: int) -> ExploreWindow:
    """Double-click a run; return the window in which it is shown."""
    table = league.window.tables.runs
    QTest.mouseClick(table.viewport(), LEFT, pos=league.point(table, row))
    QTest.mouseDClick(table.viewport(), LEFT, pos=league.point(table, row))
    league.qtbot.waitUntil(lambda: len(explore_windows()) == 1, timeout=ENGINE_WITHIN_MS)
    (explore,) = explore_windows()
    return explore


def shown_to_its_end(explore: ExploreWindow, qtbot: QtBot) -> Walk:
    """Play a run as fast as it goes, to its end."""
    qtbot.waitUntil(lambda: explore.is_ready, timeout=ENGINE_WITHIN_MS)
    walk = explore.walk
    assert walk is not None
    explore.bar.set_speed(10_000)
    walk.play()
    qtbot.waitUntil(lambda: walk.simulation is not None and walk.simulation.is_over, timeout=ENGINE_WITHIN_MS)
    return walk


@pytest.mark.parametrize("way", ["double click", "Return", "button"])
def test_a_run_is_shown_as_it_was_and_nothing_runs_again(league: League, tmp_path: Path, way: str) -> None:
    league.open(mice(tmp_path, "hand", mazes=1))
    league.run()
    window = league.window
    (row,) = league.rows(window.tables.runs)
    (tmp_path / "hand" / "mouse.py").write_text("raise SystemExit(9)")
    if way == "double click":
        explore = opened(league, 0)
    else:
        assert not window.tables.watch_button.isEnabled()
        QTest.mouseClick(window.tables.runs.viewport(), LEFT, pos=league.point(window.tables.runs, 0))
        if way == "button":
            league.click(window.tables.watch_button)
        else:
            QTest.keyClick(window.tables.runs, Qt.Key.Key_Return)
        league.qtbot.waitUntil(lambda: len(explore_windows()) == 1, timeout=ENGINE_WITHIN_MS)
        (explore,) = explore_windows()
    assert explore.windowTitle() == "Explore mazes/m0.maze"
    shown_to_its_end(explore, league.qtbot)
    (program,) = explore.programs.running.values()
    result = window.league.runs[0].result
    assert (program.protocol.moves, program.protocol.turns) == (result.moves, result.turns)
    assert (program.protocol.goal, program.protocol.commands) == (result.goal, result.commands)
    assert f"{program.protocol.source_scoring.score:,.1f}" == row["Score"]
    assert "recorded run" in explore.program_log.toPlainText()
    assert explore.reset_button.isHidden()
    assert not explore.marks_box.isHidden()
    QTest.mouseClick(explore.form.program.run_button, LEFT)
    league.qtbot.waitUntil(lambda: "status 9" in explore.status_label.text(), timeout=ENGINE_WITHIN_MS)
    explore.close()


def test_an_explorer_that_uses_chance_is_shown_with_its_seed(league: League, tmp_path: Path) -> None:
    path = mice(tmp_path, mazes=1, more='[[mouse]]\nname = "dice"\nexplorer = "random"\n')
    path.write_text(
        path.read_text().replace("[limits]", "runs = 3\n[limits]").replace("moves = 400", "moves = 9999")
    )
    league.open(path)
    league.run()
    results = [it.result for it in league.window.league.runs]
    assert len({it.moves for it in results}) > 1
    explore = opened(league, 1)
    walk = shown_to_its_end(explore, league.qtbot)
    assert walk.simulation is not None
    assert walk.simulation.walkers[0].steps == results[1].moves
    explore.close()


def test_a_run_whose_record_is_too_large_runs_again_and_that_is_said(
    league: League, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazarine.gui.features.league.background_league._MOST_REPLAY_BYTES", 10)
    league.open(mice(tmp_path, "hand", mazes=1))
    league.run()
    explore = opened(league, 0)
    assert "runs again" in league.window.messages.text
    league.qtbot.waitUntil(lambda: bool(explore.programs.running), timeout=ENGINE_WITHIN_MS)
    assert not explore.programs.running[0].is_recorded
    assert explore.form.program.spec.folder == tmp_path / "hand"
    explore.close()


def test_a_stopped_league_goes_on_with_the_runs_that_are_missing(league: League, tmp_path: Path) -> None:
    path = mice(tmp_path, "slow", mazes=9)
    path.write_text(path.read_text().replace("silence = 0.5", "silence = 60"))
    league.open(path)
    window = league.window
    assert not window.continue_button.isEnabled()
    league.click(window.run_button)
    league.qtbot.waitUntil(lambda: window.league.done >= 2, timeout=ENGINE_WITHIN_MS)
    league.click(window.stop_button)
    league.wait()
    first = {number: it.result for number, it in enumerate(window.league.runs) if it.result is not None}
    assert 2 <= len(first) < 9
    league.click(window.continue_button)
    league.wait()
    assert window.status_label.text() == "Finished 9 of 9 runs."
    assert all(window.league.runs[number].result is result for number, result in first.items())
    assert len((tmp_path / "slow" / "starts").read_text()) <= 9 + 4, "few were interrupted and repeated"
    assert not window.continue_button.isEnabled()


def test_another_plan_does_not_go_on(league: League, tmp_path: Path) -> None:
    path = mice(tmp_path, "silent")
    path.write_text(path.read_text().replace("silence = 0.5", "silence = 60") + _TREMAUX)
    league.open(path)
    window = league.window
    league.click(window.run_button)
    league.qtbot.waitUntil(lambda: window.league.done > 0, timeout=ENGINE_WITHIN_MS)
    league.click(window.stop_button)
    league.wait()
    assert window.continue_button.isEnabled()
    window.form.settings["mouse"].runs.setValue(2)
    assert not window.continue_button.isEnabled()


def test_mazes_are_generated_by_request_and_saved_in_the_plan(league: League, tmp_path: Path) -> None:
    window, form = league.window, league.window.form
    form.draft.put_program({"name": "Trémaux", "explorer": "tremaux"})
    texts = []

    def fill(dialog: MadeDialog) -> None:
        box = dialog.maze_form.algorithm_box
        box.setCurrentIndex(box.findData("kruskal"))
        for field, value in (
            (dialog.maze_form.rows_box, 7),
            (dialog.maze_form.cols_box, 8),
            (dialog.count, 3),
        ):
            field.setValue(value)
        dialog.maze_form.seed_box.setValue(5)
        dialog.accept()

    def require(dialog: MadeDialog) -> None:
        dialog.sort.setCurrentIndex(1)
        ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
        QTest.mouseClick(ok, LEFT)
        texts.append(dialog.messages.text)
        QTest.keyClicks(dialog.require, "dead_endz >= 6")
        QTest.mouseClick(ok, LEFT)
        texts.append(dialog.messages.text)
        dialog.require.setPlainText("dead_ends >= 6\n")
        for field, value in ((dialog.rows, 6), (dialog.cols, 6), (dialog.count, 1)):
            field.setValue(value)
        QTest.mouseClick(ok, LEFT)

    for act in (fill, require):
        league.hand.fill_when_open(act, MadeDialog)
        league.click(form.made_button)
    assert texts[0] == "Enter at least one requirement."
    assert "dead_endz" in texts[1]
    assert [form.tasks.item(row).text() for row in range(form.tasks.count())] == [
        "kruskal, 7 × 8, seed 5–7", "dead_ends >= 6, 6 × 6, seed 1",
    ]  # fmt: skip
    league.run()
    assert {row["Maze"] for row in league.rows(window.tables.runs)} == {
        *(f"kruskal, 7 × 8, seed {seed}" for seed in (5, 6, 7)), "dead_ends >= 6, 6 × 6, seed 1",
    }  # fmt: skip
    path = tmp_path / "made.toml"
    window.save(path)
    window.export(tmp_path / "out.csv")
    printed = run("league", path, "--csv").stdout
    assert _timeless((tmp_path / "out.csv").read_text()) == _timeless(printed)
    league.open(path)
    assert form.tasks.count() == 2
    form.tasks.setCurrentRow(0)
    league.click(form.remove_task_button)
    assert form.tasks.item(0).text().startswith("dead_ends")
    league.run()
    explore = opened(league, 0)
    assert explore.windowTitle() == "Explore dead_ends >= 6, 6 × 6, seed 1"
    explore.close()


def test_mazes_to_be_generated_and_sizes_are_edited(league: League, tmp_path: Path) -> None:
    path, form = mice(tmp_path, "broken", mazes=1), league.window.form
    kept = "rows = 9\ncols = 7\nseeds = [2, 9]\n"
    path.write_text(
        f'{path.read_text()}[[maze]]\ngenerator = "growing-tree"\nparameters = {{choice = "oldest"}}\n'
        f'finishes = {{braid = 0.5}}\n{kept}[[maze]]\nrequire = ["dead_ends >= 3"]\nedits = 77\n{kept}'
    )
    league.open(path)
    before = read_spec(path).mazes
    form.tasks.setCurrentRow(0)
    assert not form.edit_made_button.isEnabled(), "it is a file"
    for row in (1, 2):
        form.tasks.setCurrentRow(row)
        league.hand.fill_when_open(MadeDialog.accept, MadeDialog)
        league.click(form.edit_made_button)
    league.window.save(path)
    assert [it.source for it in read_spec(path).mazes] == [it.source for it in before]

    def change(dialog: MadeDialog) -> None:
        assert dialog.sort.currentText() == "By requirements"
        dialog.rows.setValue(8)
        dialog.count.setValue(1)
        dialog.accept()

    form.tasks.setCurrentRow(2)
    league.hand.fill_when_open(change, MadeDialog)
    league.click(form.edit_made_button)
    assert form.tasks.item(2).text() == "dead_ends >= 3, 8 × 7, seed 2"
    assert form.tasks.currentRow() == 2
    (tmp_path / "programs").mkdir()
    league.open(plan_of(tmp_path / "programs", {"good": PROGRAMS["good"]}))
    form.draft.put_made([3, 4])
    form.show_draft(form.draft)
    form.tasks.setCurrentRow(1)

    def resize(dialog: SizeDialog) -> None:
        assert dialog.entry == [3, 4]
        dialog.cols.setValue(6)
        dialog.accept()

    league.hand.fill_when_open(resize, SizeDialog)
    league.click(form.edit_made_button)
    assert form.draft.values["sizes"] == [[3, 6]]


def test_settings_are_changed_in_the_form_and_saved(league: League, tmp_path: Path) -> None:
    league.open(mice(tmp_path, "broken", mazes=1))
    form = league.window.form
    settings = form.settings["mouse"]
    form.tabs.setCurrentIndex(1)
    assert (settings.limits["silence"].value(), settings.limits["moves"].value()) == (0.5, 400)
    assert (settings.goals.currentText(), settings.model.currentText()) == ("As marked", "Contest mouse")
    settings.runs.setValue(2)
    QTest.keyClick(settings.goals, Qt.Key.Key_Down)
    QTest.keyClick(settings.model, Qt.Key.Key_Down)
    settings.limits["moves"].setValue(3000)
    settings.limits["seconds"].setValue(12.5)
    league.window.save(tmp_path / "other.toml")
    spec = read_spec(tmp_path / "other.toml")
    limits = spec.mice[0].limits
    assert (spec.runs, limits.moves, limits.seconds, limits.silence) == (2, 3000, 12.5, 0.5)
    assert (spec.mice[0].goals, spec.mice[0].model) == (Goals.MIDDLE, read_model("champion"))
    assert "moves" not in (tmp_path / "other.toml").read_text(), "it is the usual one"
    league.run()
    assert {row["Maze"] for row in league.rows(league.window.tables.runs)} == {
        "mazes/m0.maze #1",
        "mazes/m0.maze #2",
    }


def test_the_model_of_a_mouse_may_be_a_file_which_is_found_from_where_the_plan_is_saved(
    league: League, tmp_path: Path
) -> None:
    path = mice(tmp_path, "broken", mazes=1)
    (tmp_path / "mine.toml").write_bytes(resource("mice/champion.toml").read_bytes())
    path.write_text(f'mouse_model = "mine.toml"\n{path.read_text()}')
    league.open(path)
    model = league.window.form.settings["mouse"].model
    assert (model.currentText(), model.count()) == ("mine.toml", 4)
    (tmp_path / "below").mkdir()
    league.window.save(tmp_path / "below" / "other.toml")
    assert model.currentText() == "../mine.toml"
    assert read_spec(tmp_path / "below" / "other.toml").mice[0].model == read_model("champion")
    model.setCurrentIndex(0)
    league.window.save(tmp_path / "other.toml")
    assert read_spec(tmp_path / "other.toml").mice[0].model == read_model("learner")
    assert model.count() == 3


def test_programs_that_write_mazes_get_sizes_seeds_and_wrong_configs(league: League, tmp_path: Path) -> None:
    window, form = league.window, league.window.form
    league.open(plan_of(tmp_path, {"good": PROGRAMS["good"], "refuses": PROGRAMS["refuses"]}))
    settings = form.settings["generator"]
    settings.bad_configs.click()
    settings.seeds.setFocus()
    settings.seeds.setText("3, 4,")
    settings.seeds.setText("3, 4")
    settings.seeds.editingFinished.emit()

    def fill(dialog: SizeDialog) -> None:
        dialog.rows.setValue(5)
        dialog.accept()

    league.hand.fill_when_open(fill, SizeDialog)
    league.click(form.made_button)
    assert [form.tasks.item(row).text() for row in range(form.tasks.count())] == ["*.config", "5 × 20"]
    window.save(tmp_path / "other.toml")
    plan = read_plan(tmp_path / "other.toml")
    assert (plan.has_bad_configs, [it.seed for it in plan.sizes]) == (True, [3, 4])
    league.run()
    assert len(league.rows(window.tables.runs)) == 2 * 21
    found = league.standings
    assert found["refuses"]["Wrong configs"] == "20 of 20"
    assert found["good"]["Rules kept"] == "1 of 1"
    window.export(tmp_path / "out.xml")
    printed = run("league", tmp_path / "other.toml", "--generators", "--junit", tmp_path / "same.xml")
    assert printed.exit_code == 1
    counts = [
        re.findall(r'(?:tests|failures)="\d+"', (tmp_path / name).read_text())
        for name in ("out.xml", "same.xml")
    ]
    assert counts[0] == counts[1]


def test_box_charts_show_a_figure_of_each_program(league: League, tmp_path: Path) -> None:
    league.open(mice(tmp_path, "hand", more=_TREMAUX))
    league.run()
    plots = league.window.tables.plots["mouse"]
    league.window.tables.views.setCurrentIndex(1)
    assert plots.isVisible()
    rows = {str(row.name): (sorted(row.values), str(row.beside)) for row in plots.plot._rows}
    moves = sorted(it.result.goal[0] for it in league.window.tables._lines["Trémaux"].runs)
    assert rows["Trémaux"] == (moves, "2 of 2")
    assert list(rows) == [row["Program"] for row in league.rows(league.window.tables.standings)]
    plots.figure_box.setCurrentIndex(plots.figure_box.findData("score"))
    assert [len(row.values) for row in plots.plot._rows] == [2, 2]
    assert (
        len(set(plots.grab().toImage().convertToFormat(QImage.Format.Format_RGB32).constBits().tobytes()))
        > 20
    )


@pytest.mark.skipif(sys.platform != "linux", reason="memory is known on Linux only")
def test_memory_is_a_column(league: League, tmp_path: Path) -> None:
    league.open(mice(tmp_path, "hand", mazes=1, more=_TREMAUX))
    league.run()
    found = league.standings
    assert 2 < float(found["hand"]["MB"]) < 60
    assert found["Trémaux"]["MB"] == "–"


def test_standings_are_written_as_pdf(league: League, tmp_path: Path) -> None:
    league.open(mice(tmp_path, "broken", more=_TREMAUX))
    league.run()
    league.window.export(tmp_path / "out.pdf")
    league.qtbot.waitUntil(lambda: "out.pdf" in league.window.messages.text, timeout=ENGINE_WITHIN_MS)
    (page,) = pages_of(tmp_path / "out.pdf")
    assert sum(len(it.lines) for it in page.strokes) > 20


def test_a_plan_that_is_opened_in_the_main_window_opens_the_league(
    open_window: OpenWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    hand = open_window(Maze.blank(4, 4))
    plan = mice(tmp_path, "broken")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(plan))])
    where = QPointF(9, 9), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    hand.window.dropEvent(QDropEvent(*where))
    qtbot.waitUntil(lambda: hand.window.findChild(LeagueWindow) is not None, timeout=ENGINE_WITHIN_MS)
    window = hand.window.findChild(LeagueWindow)
    assert window is not None
    qtbot.waitUntil(lambda: window.form.draft.path == plan, timeout=ENGINE_WITHIN_MS)
    assert window.isVisible()
    assert hand.maze.shape == (1, 4, 4)
    (tmp_path / "other.toml").write_text("[project]\nname = 'x'\n")
    hand.window.documents.opening.open_path(tmp_path / "other.toml")
    qtbot.waitUntil(lambda: "other.toml" in window.messages.text, timeout=ENGINE_WITHIN_MS)
    window.close()


def test_another_plan_has_no_results_yet_and_a_saved_one_keeps_them(league: League, tmp_path: Path) -> None:
    path = mice(tmp_path, "broken", mazes=1)
    league.open(path)
    league.run()
    league.window.save(tmp_path / "same.toml")
    assert league.standings["broken"]["Crashes"] == "1"
    league.open(path)
    league.qtbot.waitUntil(lambda: not league.standings)
    assert not league.window.export_button.isEnabled()


def test_stop_and_closing_the_window_end_the_programs(league: League, tmp_path: Path) -> None:
    path = mice(tmp_path, "silent")
    path.write_text(path.read_text().replace("silence = 0.5", "silence = 60"))
    mark = f"{tmp_path}/silent/mouse.py"
    path.write_text(path.read_text().replace("mouse.py", mark))
    league.open(path)
    for end in (lambda: league.click(league.window.stop_button), league.window.close):
        league.click(league.window.run_button)
        league.qtbot.waitUntil(lambda: bool(runs_of(mark)), timeout=ENGINE_WITHIN_MS)
        end()
        league.wait()
        assert not runs_of(mark)
        assert league.window.status_label.text() == "Stopped after 0 of 2 runs."
        league.hand.act("league.open")
    assert league.window.run_button.isEnabled(), "the plan is still there"


def test_closing_the_program_ends_the_league(open_window: OpenWindow, qtbot: QtBot, tmp_path: Path) -> None:
    hand = open_window(Maze.blank(4, 4))
    league = League(hand, qtbot)
    plan = plan_of(tmp_path, {"hang": PROGRAMS["hang"]}, seconds=60)
    mark = f"{tmp_path}/hang/a_maze_ing.py"
    plan.write_text(plan.read_text().replace("a_maze_ing.py", mark))
    league.open(plan)
    league.click(league.window.run_button)
    qtbot.waitUntil(lambda: bool(runs_of(mark)), timeout=ENGINE_WITHIN_MS)
    assert hand.window.close()
    end = time.monotonic() + 10
    while runs_of(mark) and time.monotonic() < end:
        time.sleep(0.05)
    assert not runs_of(mark)


def test_programs_that_write_mazes_are_judged_and_their_mazes_are_opened(
    league: League, tmp_path: Path
) -> None:
    names = "good", "half", "crash"
    league.open(plan_of(tmp_path, {name: PROGRAMS[name] for name in names}))
    window = league.window
    assert window.kind_box.currentText() == "Programs that write mazes"
    league.run()
    found = league.standings
    assert [found[name]["Rules kept"] for name in names] == ["1 of 1", "0 of 1", "0 of 1"]
    assert [found[name]["Broken"] for name in names] == ["0", "1", "0"]
    assert [found[name]["No maze"] for name in names] == ["0", "0", "1"]
    assert found["good"]["Same again"] == "1 of 1"
    assert "format.grid 1" in found["half"]["Codes"]
    good, half, crash = league.rows(window.tables.runs)
    assert (good["Loops"], good["State"], crash["Reason"]) == ("0", "All rules kept", "ValueError: oops")
    assert half["State"] == "Rules broken"
    pictures = window.tables.pictures
    assert [pictures.item(row).text() for row in range(pictures.count())] == [
        "good\na.config", "half\na.config",
    ]  # fmt: skip
    league.qtbot.waitUntil(lambda: not pictures.item(0).icon().isNull(), timeout=ENGINE_WITHIN_MS)
    spot = pictures.visualItemRect(pictures.item(0)).center()
    QTest.mouseClick(pictures.viewport(), LEFT, pos=spot)
    QTest.mouseDClick(pictures.viewport(), LEFT, pos=spot)
    league.qtbot.waitUntil(lambda: league.hand.maze.shape == (1, 11, 15), timeout=ENGINE_WITHIN_MS)
    assert league.hand.window.document.path is None, "it is a copy"
    window.export(tmp_path / "out.xml")
    assert 'failures="2"' in (tmp_path / "out.xml").read_text()


def test_a_plan_is_made_by_hand_and_saved_for_the_command_line(
    league: League, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mice(tmp_path, "broken", mazes=1)
    window, maze = league.window, tmp_path / "mazes" / "m0.maze"
    assert not window.run_button.isEnabled()

    def fill(dialog: ProgramDialog) -> None:
        QTest.keyClicks(dialog.name, 'a "broken" one')
        monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "broken"))
        league.click(dialog.choose_button)
        assert dialog.command.text() == "python3 mouse.py", "there is one script"
        dialog.command.setText(f"{_PYTHON} mouse.py")
        dialog.accept()

    league.hand.fill_when_open(fill, ProgramDialog)
    league.click(window.form.add_button)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(maze)], ""))
    league.click(window.form.files_button)
    (tmp_path / "plans").mkdir()
    path = tmp_path / "plans" / "mine.toml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    league.click(window.save_button)
    spec = read_spec(path)
    assert [it.source.resolve() for it in spec.mazes if isinstance(it.source, Path)] == [maze]
    assert [(it.name, it.folder.resolve()) for it in spec.mice] == [('a "broken" one', tmp_path / "broken")]
    assert 'folder = "../broken"' in path.read_text(), "the plan can be moved with its programs"
    league.run()
    assert list(league.standings) == ['a "broken" one']
    window.form.programs.setCurrentRow(0)
    league.click(window.form.remove_button)
    assert not window.run_button.isEnabled()


def test_a_folder_and_a_plan_are_dropped(league: League, tmp_path: Path) -> None:
    plan = plan_of(tmp_path, {"good": PROGRAMS["good"]})
    proposed = []

    def fill(dialog: ProgramDialog) -> None:
        proposed.append((dialog.name.text(), dialog.command.text()))
        dialog.accept()

    league.hand.fill_when_open(fill, ProgramDialog)
    league.drop(tmp_path / "good", tmp_path / "a.config")
    form = league.window.form
    league.qtbot.waitUntil(lambda: form.tasks.count() == 1, timeout=ENGINE_WITHIN_MS)
    assert proposed == [("good", "python3 a_maze_ing.py {config}")]
    assert form.draft.programs[0]["folder"] == str(tmp_path / "good")
    league.drop(plan)
    league.qtbot.waitUntil(lambda: form.draft.path == plan, timeout=ENGINE_WITHIN_MS)
    assert form.tasks.item(0).text() == "*.config"


def test_keys_of_any_kind_are_saved_and_names_that_are_not_unicode_are_refused(
    league: League, tmp_path: Path
) -> None:
    plan = plan_of(tmp_path, {"good": PROGRAMS["good"]})
    plan.write_text(plan.read_text() + 'keys = {"A B" = "1", "c.d" = "2"}\n')
    before = read_plan(plan)
    league.open(plan)
    league.window.save(plan)
    assert read_plan(plan) == before
    kept = plan.read_bytes()
    league.window.form.add_files([tmp_path / "b\udcff.config"])
    league.window.save(plan)
    assert "a file of TOML cannot hold the name 'b\\udcff" in league.window.messages.text
    assert plan.read_bytes() == kept


def test_a_refused_program_is_not_in_the_plan(league: League, tmp_path: Path) -> None:
    league.open(mice(tmp_path, "silent", mazes=1))
    league.click(league.window.run_button)
    league.window.add_mice([ProgramSpec("true", tmp_path)])
    assert "Stop it first" in league.window.messages.text
    league.click(league.window.stop_button)
    league.wait()
    assert [it["name"] for it in league.window.form.draft.programs] == ["silent"]


@pytest.mark.parametrize(
    ("text", "said"), [("mazes = [", "this is not TOML"), ("mazes = ['*.none']\nmouse = []", "no such files")]
)
def test_a_wrong_plan_is_refused_in_a_sentence(league: League, tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "plan.toml").write_text(text)
    league.window.open_plan(tmp_path / "plan.toml")
    league.qtbot.waitUntil(lambda: said in league.window.messages.text, timeout=ENGINE_WITHIN_MS)
    assert not league.window.form.draft.programs


def test_a_maze_that_is_gone_is_said_when_the_league_begins(league: League, tmp_path: Path) -> None:
    league.open(mice(tmp_path, "broken", mazes=1))
    (tmp_path / "mazes" / "m0.maze").unlink()
    league.run()
    assert "no such files" in league.window.messages.text
    assert league.window.run_button.isEnabled()


def test_the_comparison_of_explorers_leads_programs_to_the_league(
    open_window: OpenWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    mice(tmp_path, "hand", mazes=1)
    hand = open_window(read(tmp_path / "mazes" / "m0.maze"))
    spec = ProgramSpec(f"{_PYTHON} mouse.py", tmp_path / "hand", goals=Goals.MIDDLE)
    explore = ExploreWindow(hand.window, hand.maze.copy(), program_plan(MOUSE, spec))
    explore.show()
    explore.tabs.setCurrentWidget(explore.compare)
    QTest.mouseClick(explore.compare.league_button, LEFT)
    window = hand.window.findChild(LeagueWindow)
    assert window is not None
    assert window.isVisible()
    assert window.form.draft.programs == [
        {"name": "hand", "command": f"{_PYTHON} mouse.py", "folder": str(tmp_path / "hand")}
    ]
    assert window.form.draft.values["goals"] == "middle"
    explore.close()
    window.close()
    del qtbot
