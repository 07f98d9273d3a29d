"""Preferences, and the file that was open."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget

from mazarine.files import write
from mazarine.gui.features.view.preferences import PreferencesDialog
from mazarine.gui.features.welcome.tour import Tour
from mazarine.gui.settings import Settings
from mazarine.gui.style.themes import Theme, theme_of
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.everywhere import DIALOGS, furnished, shown
from tests.gui.hand import CTRL, SHIFT, Hand
from tests.gui.words import all_words

ROOT = Path(__file__).resolve().parents[2]


def _prefer_the_wheel(dialog: QDialog) -> None:
    assert isinstance(dialog, PreferencesDialog)
    dialog.wheel_box.click()
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()


def test_the_wheel_zooms_where_that_is_preferred_also_in_the_next_window(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(30, 30))
    hand.fill_in(_prefer_the_wheel)
    hand.act("edit.preferences")
    before = hand.cell_px
    hand.wheel((5, 5), 1)
    assert hand.cell_px > before
    now = hand.cell_px
    hand.wheel((5, 5), 1, CTRL)
    hand.wheel((5, 5), -1, CTRL | SHIFT)
    assert hand.cell_px == now
    hand.window.close()
    again = open_window(Maze.blank(30, 30))
    assert again.window.view.wheel_zooms


def _texts_on_wheel(hand: Hand) -> list[str]:
    """Return the texts that say how to zoom, of other windows, of the tour and of the Minimap."""

    def said(place: QWidget) -> list[str]:
        texts = (re.split(r"[\n.] ?", text) for _, text in all_words(place))
        return sorted({it.strip() for text in texts for it in text if re.search("[Ww]heel(?! and)", it)})

    found = []
    for name in ("infinite", "large", "keys"):
        with shown(hand, DIALOGS[name]) as dialog:
            hand.qtbot.waitUntil(lambda dialog=dialog: bool(said(dialog)))
            found += said(dialog)
    hand.act("help.tour")
    tour = hand.window.findChild(Tour)
    assert tour is not None
    tour.go_to(3)
    found += said(tour)
    tour.end()
    return found + said(hand.dock("minimap").content)


def test_texts_name_what_zooms(open_window: OpenWindow) -> None:
    hand = furnished(open_window)
    usual = _texts_on_wheel(hand)
    hand.fill_in(_prefer_the_wheel)
    hand.act("edit.preferences")
    exchanged = _texts_on_wheel(hand)
    assert usual == [
        "Drag to move, Ctrl+wheel to zoom",
        "Drag to move, Ctrl+wheel to zoom, Shift+drag to select",
        "Ctrl+wheel, or two fingers",
        "Wheel; Shift+wheel",
        "▸ Zoom in with the mouse: Ctrl+wheel",
        "Arrows, wheel: scroll",
        "Plus, minus, Ctrl+wheel: zoom",
    ]
    assert exchanged == [
        "Drag to move, wheel to zoom",
        "Drag to move, wheel to zoom, Shift+drag to select",
        "Ctrl+wheel; Shift+wheel",
        "Wheel, or two fingers",
        "▸ Zoom in with the mouse: wheel",
        "Arrows, Ctrl+wheel: scroll",
        "Plus, minus, wheel: zoom",
    ]


def test_nothing_changes_when_the_dialog_is_left(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))

    def leave(dialog: QDialog) -> None:
        assert isinstance(dialog, PreferencesDialog)
        dialog.wheel_box.click()
        dialog.theme_box.setCurrentIndex(2)
        dialog.reject()

    hand.fill_in(leave)
    hand.act("edit.preferences")
    assert not hand.window.view.wheel_zooms
    assert theme_of(hand.settings) is Theme.SYSTEM


def test_a_theme_that_is_not_known_is_the_systems(store: QSettings) -> None:
    settings = Settings(store)
    settings.theme = "mauve"
    assert theme_of(settings) is Theme.SYSTEM
    settings.theme = "dark"
    assert theme_of(settings) is Theme.DARK


_START = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
QSettings.setDefaultFormat(QSettings.Format.IniFormat)
application = QApplication([])
from mazarine.gui.start.application import open_window
end, *paths = sys.argv[1:]
for turn, path in enumerate(paths, 1):
    window = open_window(*([Path(path)] if path else []))
    while window.tasks.task is not None:
        QTest.qWait(10)
    print(window.document.path, flush=True)
    if turn < len(paths) or end == "close":
        window.close()
os._exit(0)
"""


def _start(home: Path, end: str, *paths: Path | str) -> list[str]:
    """Open a window on each path in turn, "" for none, and end after the last; return what was open."""
    call = [sys.executable, "-c", _START, end, *map(str, paths)]
    done = subprocess.run(
        call, capture_output=True, text=True, cwd=ROOT, check=True,
        env=os.environ | {
            "QT_QPA_PLATFORM": "offscreen", "HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_DATA_HOME": str(home / "data"),
        },
    )  # fmt: skip
    return done.stdout.splitlines()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="settings are in files there")
def test_the_last_file_is_opened_again_but_not_after_a_bad_end(tmp_path: Path) -> None:
    path = tmp_path / "mine.maze"
    write(Maze.blank(3, 3), path)
    assert _start(tmp_path, "crash", path, "", "") == [str(path)] * 3
    assert _start(tmp_path, "close", "", path) == ["None", str(path)]
    path.unlink()
    assert _start(tmp_path, "close", "") == ["None"]
