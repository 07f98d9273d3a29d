"""The window of the league: real mouse programs, and what is seen of them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mazarine.files import write
from mazarine.gui.features.watch.walk import Walk
from mazarine.gui.features.watch.watch_window import WatchWindow
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.mouse import Goals
from tests.cli.runner import run
from tests.gui.conftest import ENGINE_WITHIN_MS
from tests.gui.hand import LEFT
from tests.gui.league.leagues import TREMAUX, League, explore_windows, mice, opened, runs_of, timeless
from tests.pdf import pages_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs here want a terminal")


def shown_to_its_end(explore: WatchWindow, qtbot: QtBot) -> Walk:
    """Play a run as fast as it goes, to its end."""
    qtbot.waitUntil(lambda: explore.is_ready, timeout=ENGINE_WITHIN_MS)
    walk = explore.walk
    assert walk is not None
    explore.bar.set_speed(10_000)
    explore.player.play()
    qtbot.waitUntil(lambda: walk.simulation is not None and walk.simulation.is_over, timeout=ENGINE_WITHIN_MS)
    return walk


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

    assert timeless((tmp_path / "out.csv").read_text()) == timeless(printed)
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
    assert explore.options.reset_button.isHidden()
    assert not explore.options.marks_box.isHidden()
    QTest.mouseClick(explore.form.program.run_button, LEFT)
    league.qtbot.waitUntil(
        lambda: "status 9" in explore.current.status_label.text(), timeout=ENGINE_WITHIN_MS
    )
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
    path.write_text(path.read_text().replace("silence = 0.5", "silence = 60") + TREMAUX)
    league.open(path)
    window = league.window
    league.click(window.run_button)
    league.qtbot.waitUntil(lambda: window.league.done > 0, timeout=ENGINE_WITHIN_MS)
    league.click(window.stop_button)
    league.wait()
    assert window.continue_button.isEnabled()
    window.form.settings["mouse"].runs.setValue(2)
    assert not window.continue_button.isEnabled()


def test_box_charts_show_a_figure_of_each_program(league: League, tmp_path: Path) -> None:
    league.open(mice(tmp_path, "hand", more=TREMAUX))
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
    league.open(mice(tmp_path, "hand", mazes=1, more=TREMAUX))
    league.run()
    found = league.standings
    assert 2 < float(found["hand"]["MB"]) < 60
    assert found["Trémaux"]["MB"] == "–"


def test_standings_are_written_as_pdf(league: League, tmp_path: Path) -> None:
    league.open(mice(tmp_path, "broken", more=TREMAUX))
    league.run()
    league.window.export(tmp_path / "out.pdf")
    league.qtbot.waitUntil(lambda: "out.pdf" in league.window.messages.text, timeout=ENGINE_WITHIN_MS)
    (page,) = pages_of(tmp_path / "out.pdf")
    assert sum(len(it.lines) for it in page.strokes) > 20


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
