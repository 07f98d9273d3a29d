"""The window of the league: plans and their settings."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog
from pytestqt.qtbot import QtBot

from mazarine.files import read
from mazarine.gui.features.league.dialogs import MadeDialog, ProgramDialog, SizeDialog
from mazarine.gui.features.league.league_window import LeagueWindow
from mazarine.gui.features.watch.program_form import program_plan
from mazarine.gui.features.watch.walker_form import MOUSE
from mazarine.league import read_spec
from mazarine.league.proving import read_plan
from mazarine.maze import Maze
from mazarine.mouse import Goals, ProgramSpec
from mazarine.mouse.model import read_model
from mazarine.resources_path import resource
from tests.cli.runner import run
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import LEFT
from tests.gui.league.leagues import PYTHON, League, mice, opened, timeless
from tests.gui.run.explorer import exploring
from tests.league.generator_programs import PROGRAMS, plan_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs here want a terminal")


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
    assert timeless((tmp_path / "out.csv").read_text()) == timeless(printed)
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
        dialog.command.setText(f"{PYTHON} mouse.py")
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
    spec = ProgramSpec(f"{PYTHON} mouse.py", tmp_path / "hand", goals=Goals.MIDDLE)
    explore = exploring(hand, program_plan(MOUSE, spec))
    explore.show()
    explore.tabs.setCurrentWidget(explore.compare)
    QTest.mouseClick(explore.compare.league_button, LEFT)
    window = hand.window.findChild(LeagueWindow)
    assert window is not None
    assert window.isVisible()
    assert window.form.draft.programs == [
        {"name": "hand", "command": f"{PYTHON} mouse.py", "folder": str(tmp_path / "hand")}
    ]
    assert window.form.draft.values["goals"] == "middle"
    explore.close()
    window.close()
    del qtbot
