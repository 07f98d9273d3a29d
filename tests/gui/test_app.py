"""The program: how it starts, with a screen and without, what is loaded when, and what a defect says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from mazarine.gui.start.application import open_window as open_first_window
from tests.gui.hand import Hand

ROOT = Path(__file__).resolve().parents[2]


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {key: value for key, value in os.environ.items() if key not in SCREENS} | environment
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
START = "import sys; from mazarine.gui.start.app import run; sys.exit(run())"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ":987"}, {"QT_QPA_PLATFORM": "nonsense"}])
def test_without_a_screen_a_sentence_names_the_command_that_needs_none(environment: dict[str, str]) -> None:
    done = run(START, **environment)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "`mazarine render FILE OUT.png`" in done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
def test_without_a_screen_the_command_names_the_file_that_was_asked_for() -> None:
    done = run("from mazarine.cli.root import root; root(['--example'])")
    assert re.search(r"`mazarine render \S*welcome\.maze OUT\.png`", done.stderr)


def test_without_qt_a_sentence_says_so() -> None:
    done = run("import sys; sys.modules['PySide6.QtWidgets'] = None; " + START, QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Qt cannot be loaded" in done.stderr


def test_the_first_picture_waits_for_neither_the_engine_nor_scipy(tmp_path: Path) -> None:
    code = f"""
import sys
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
application = QApplication([])
from mazarine.gui.main_window import MainWindow
window = MainWindow(QSettings({str(tmp_path / "settings.ini")!r}, QSettings.Format.IniFormat))
window.view.grab()
heavy = set("scipy msgspec click".split())
later = {{
    "mazarine.generators", "mazarine.paths.router", "mazarine.files.transfer",
    "mazarine.gui.features.watch.watch_window", "mazarine.gui.features.export.order",
    "mazarine.gui.forms.order", "mazarine.problems.checking",
    "mazarine.gui.features.levels.levels_dock", "mazarine.gui.features.problems.problems_dock",
    "mazarine.gui.features.properties.properties_dock",
    "mazarine.gui.tools.rock_brush", "mazarine.gui.tools.marker", "mazarine.gui.features.levels.level_links",
}}
print(sorted(heavy.intersection(name.partition(".")[0] for name in sys.modules) | later & set(sys.modules)))
window.end_threads(60)
window.deleteLater()
"""
    done = run(code, QT_QPA_PLATFORM="offscreen")
    assert done.stdout.strip() == "[]", done.stderr


def test_the_source_of_modules_is_not_read_when_they_are_loaded_after_qt() -> None:
    done = run("""
import linecache
from mazarine.gui.start.app import _load_qt
_load_qt()
import mazarine.gui.editing.document
print([path for path in linecache.cache if "editor" in path])
""")
    assert done.stdout.strip() == "[]", done.stderr


def test_a_maze_of_our_own_is_read_without_the_other_formats() -> None:
    done = run("""
import sys
from mazarine.files import read
from mazarine.resources_path import resource
read(resource("mazes/welcome.maze"))
print(sorted(name for name in ("registry", "native", "tiled") if f"mazarine.files.{name}" in sys.modules))
""")
    assert done.stdout.strip() == "['native']", done.stderr


def test_the_program_ends_well_after_something_was_copied(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from mazarine.gui.features.selection.feature import SelectionActions
from mazarine.gui.start import app
from mazarine.gui.start import application
from mazarine.maze.area import Area
opened = application.open_window
def open_window(path):
    window = opened(path)
    def copy():
        window.current.selection.select(Area.block(0, 0, 3, 3))
        window.findChild(SelectionActions).copy()
        QTimer.singleShot(300, window.close)
    QTimer.singleShot(100, copy)
    return window
application.open_window = open_window
from mazarine.resources_path import resource
sys.exit(app.run(resource("mazes/welcome.maze")))
"""
    folders = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    done = run(code, QT_QPA_PLATFORM="offscreen", **folders)
    assert done.returncode == 0, done.stderr


def test_the_first_start_shows_the_welcome_maze_and_later_ones_a_new_one(
    store: QSettings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("mazarine.gui.start.application.program_store", lambda *_: store)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    titles = []
    for _ in range(2):
        window = open_first_window()
        hand = Hand(qtbot, window)
        titles.append((hand.document.title, hand.document.path, hand.document.is_dirty))
        hand.settings.add_recent_file(tmp_path / "some.maze")
        hand.drop()
        window.deleteLater()
        del window
    assert titles == [("Welcome", None, False), ("Untitled", None, False)]


def test_a_defect_says_what_is_left_to_do_and_promises_no_more(
    store: QSettings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazarine.gui.start.application.program_store", lambda *_: store)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    window = open_first_window()
    hand = Hand(qtbot, window)
    try:
        sys.excepthook(ValueError, ValueError("a defect"), None)
        assert "a defect" in hand.message
        assert hand.message.endswith("Your changes are kept; save the maze under another name.")
    finally:
        hand.drop()
        window.deleteLater()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits are set otherwise elsewhere")
def test_as_many_files_may_be_open_as_the_system_allows() -> None:
    done = run("""
import resource
_, most = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (64, most))
from mazarine.gui.start.application import _allow_many_files
_allow_many_files()
print(resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most))
""")
    assert done.stdout.strip() == "True", done.stderr
