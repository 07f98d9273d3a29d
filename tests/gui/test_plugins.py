"""Plugins in the window: their lists, their dialog, failures, and a start after a crash."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QMenu

import mazarine as mz
from mazarine.gui.background.plugin_watch import plugin_watch
from mazarine.gui.features.plugins import PluginsDialog
from mazarine.gui.features.plugins.feature import report_off
from mazarine.picture.plugins import ADDED_OVERLAYS
from mazarine.plugins import PLUGINS, data_folder
from mazarine.plugins.folder import FOLDER_VARIABLE
from mazarine.plugins.plugins import OFF_VARIABLE
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.run.explorer import exploring

_COLD_MS = 30_000
"""The thread that looks may be at work on something else."""
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "plugins"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder with all examples."""
    folder = tmp_path / "plugins"
    shutil.copytree(EXAMPLES, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setenv("MAZARINE_PLUGINS", str(folder))
    monkeypatch.delenv("MAZARINE_NO_PLUGINS", raising=False)
    PLUGINS.refresh()
    yield folder
    monkeypatch.undo()
    PLUGINS.refresh()


@pytest.fixture
def hand(open_window: OpenWindow, folder: Path) -> Hand:
    """Return a window that knows the examples."""
    del folder
    hand = open_window(mz.generate("prim", 8, 9, rng=1))
    plugin_watch().start(hand.window.workers.jobs)
    plugin_watch().changed.emit()
    return hand


def items(box: QComboBox) -> list[str]:
    return [box.itemText(index) for index in range(box.count())]


def test_an_overlay_is_chosen_in_the_box_and_in_the_menu(hand: Hand) -> None:
    window = hand.window
    box = window.main_bar.overlay_box
    assert items(box)[-1] == "Openness"
    QTest.keyClick(box, Qt.Key.Key_End)
    box.activated.emit(box.currentIndex())
    assert window.scene.overlay.value == "openness"
    hand.qtbot.waitUntil(lambda: hand.session.tints.value is not None)
    assert hand.session.tints.value.most == 8
    none = window.actions_by_name["overlay.none"]
    menu = next(menu for menu in none.associatedObjects() if isinstance(menu, QMenu))
    action = menu.actions()[menu.actions().index(none) - 1]
    assert (action.text(), action.isChecked()) == ("Openness", True), "with the other overlays"
    hand.act("overlay.regions")
    assert not action.isChecked()
    action.trigger()
    assert window.scene.overlay.value == "openness"
    assert box.currentText() == "Openness"


def test_a_generator_fills_the_maze(hand: Hand) -> None:
    hand.act("window.make")
    form = hand.generators_panel.form
    assert items(form.algorithm_box)[-1] == "Snake"
    form.algorithm_box.setCurrentIndex(form.algorithm_box.count() - 1)
    assert "winds" in form.summary_label.text()
    assert form.fields.values() == {"along": "rows"}


def test_an_explorer_and_a_statistic_are_listed(hand: Hand) -> None:
    window = exploring(hand)
    hand.qtbot.addWidget(window)
    assert items(window.current.choice_box)[-1] == "Explorer: Least visited"
    hand.act("analyze.statistics")
    hand.qtbot.waitUntil(lambda: hand.session.statistics.value is not None)
    assert "wall-share" in hand.session.statistics.value.plugins


def test_a_file_that_is_added_changed_or_removed_is_noticed(hand: Hand, folder: Path) -> None:
    box = hand.window.main_bar.overlay_box
    text = (folder / "openness.py").read_text(encoding="utf-8")
    (folder / "other.py").write_text(text.replace("openness", "second"), encoding="utf-8")
    hand.qtbot.waitUntil(lambda: items(box)[-2:] == ["Openness", "Second"], timeout=_COLD_MS)
    (folder / "other.py").write_text(text.replace("openness", "third"), encoding="utf-8")
    hand.qtbot.waitUntil(lambda: items(box)[-2:] == ["Openness", "Third"], timeout=_COLD_MS)
    hand.window.scene.set_overlay(ADDED_OVERLAYS["third"])
    (folder / "other.py").unlink()
    hand.qtbot.waitUntil(lambda: items(box)[-1] == "Openness", timeout=_COLD_MS)
    assert hand.window.scene.overlay.value == "kinds"


def test_a_plugin_that_fails_is_one_sentence(hand: Hand, folder: Path) -> None:
    (folder / "bad.py").write_text(
        'MAZARINE_PLUGIN = """\napi = 1\n[[checks]]\nname = "bad"\n"""\n1 / 0\n', encoding="utf-8"
    )
    hand.act("window.problems")
    hand.qtbot.waitUntil(lambda: "bad.py failed" in hand.window.messages.text)
    assert "ZeroDivisionError" in hand.window.messages.text
    hand.qtbot.waitUntil(lambda: hand.session.problems.value is not None)


def test_the_dialog_lists_what_there_is_and_turns_it_off(hand: Hand, folder: Path) -> None:
    (folder / "odd.py").write_text("x = 1\n", encoding="utf-8")
    PLUGINS.refresh()
    shown: list[list[str]] = []

    def use(dialog: QDialog) -> None:
        assert isinstance(dialog, PluginsDialog)
        tree = dialog.tree
        shown.append([tree.topLevelItem(index).text(0) for index in range(tree.topLevelItemCount())])
        odd = tree.topLevelItem(shown[0].index("odd.py"))
        assert "no manifest" in odd.child(0).text(0)
        snake = tree.topLevelItem(shown[0].index("snake.py")).child(0)
        assert [snake.text(0), snake.text(1)] == ["Snake", "Generator"]
        QTest.mouseClick(dialog.switch_button, Qt.MouseButton.LeftButton)
        hand.qtbot.waitUntil(lambda: tree.topLevelItemCount() == 0)
        assert "off" in dialog.hint.text()
        QTest.mouseClick(dialog.switch_button, Qt.MouseButton.LeftButton)
        hand.qtbot.waitUntil(lambda: tree.topLevelItemCount() == len(shown[0]))
        dialog.reject()

    hand.fill_in(use)
    hand.act("plugins.show")
    assert "snake.py" in shown[0]


def test_the_folder_is_beside_the_log() -> None:
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    assert data_folder() == Path(place) / "Mazarine" / "Mazarine"


CRASH = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from mazarine.gui.start.application import StartGuard
app = QCoreApplication([])
guard = StartGuard(Path(sys.argv[1]))
print(guard.last_failed, flush=True)
if sys.argv[2] == "crash":
    os._exit(1)
guard.succeed()
"""


def test_a_start_after_a_crash_is_noticed(tmp_path: Path) -> None:
    def start(end: str) -> str:
        environment = {**os.environ, "PYTHONPATH": str(Path(mz.__file__).parents[1])}
        command = [sys.executable, "-c", CRASH, str(tmp_path), end]
        return subprocess.run(
            command, capture_output=True, text=True, check=False, env=environment
        ).stdout.strip()

    assert [start("crash"), start("ok"), start("ok"), start("crash"), start("crash"), start("ok")] == [
        "False", "True", "False", "False", "True", "True",
    ]  # fmt: skip


def test_without_plugins_nothing_is_said_of_them_after_a_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    monkeypatch.setattr("mazarine.plugins.finding.installed_plugins", lambda: ())
    assert not PLUGINS.are_installed
    (tmp_path / "mine.py").write_text("", encoding="utf-8")
    monkeypatch.setenv(OFF_VARIABLE, "1")
    assert PLUGINS.are_installed


def test_after_a_crash_plugins_are_off_and_can_be_turned_on(hand: Hand) -> None:
    PLUGINS.turn_off()
    report_off(hand.window)
    assert "plugins are off" in hand.window.messages.text
    QTest.mouseClick(hand.window.messages.action_button, Qt.MouseButton.LeftButton)
    hand.qtbot.waitUntil(lambda: not PLUGINS.are_off and PLUGINS.are_known)
    assert len(PLUGINS.found()) == 7
