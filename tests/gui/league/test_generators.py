"""The window of the league: real programs that write mazes."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mazarine.gui.features.league.dialogs import SizeDialog
from mazarine.league.proving import read_plan
from mazarine.maze import Maze
from tests.cli.runner import run
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import LEFT
from tests.gui.league.leagues import League, runs_of
from tests.league.generator_programs import PROGRAMS, plan_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs here want a terminal")


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
