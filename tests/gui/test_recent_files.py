"""Recent files, and what else is remembered from one window to the next."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings

from mazewright.files import write
from mazewright.gui.settings import Settings
from mazewright.maze import Maze
from tests.gui.conftest import OpenWindow


def test_a_missing_file_leaves_the_recent_files(open_window: OpenWindow, saved: Path) -> None:
    hand = open_window()
    hand.open(saved)
    assert hand.window.settings.recent_files == [saved]
    hand.document.replace(Maze.blank(2, 2))
    saved.unlink()
    hand.open(saved)
    assert "saved.maze" in hand.message
    assert hand.window.settings.recent_files == []


def test_recent_files_are_remembered_by_another_window_and_open(
    open_window: OpenWindow, saved: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.maze"
    write(Maze.blank(2, 2), other)
    first = open_window()
    first.open(saved)
    first.open(other)
    first.window.close()

    hand = open_window()
    hand.window.recent.fill()
    names = [action.text() for action in hand.window.recent.menu.actions()]
    assert names[:2] == ["&1  other.maze", "&2  saved.maze"]
    with hand.qtbot.waitSignal(hand.window.documents.opened):
        hand.window.recent.menu.actions()[1].trigger()
    assert hand.document.path == saved


def test_settings_survive_a_file_with_their_types(store: QSettings, tmp_path: Path) -> None:
    settings = Settings(store)
    settings.add_recent_file(tmp_path / "one.maze")
    settings.set_on("grid", True)
    settings.set_on("legend", False)
    settings.sync()
    again = Settings(QSettings(store.fileName(), QSettings.Format.IniFormat))
    assert again.recent_files == [tmp_path / "one.maze"]
    assert again.is_on("grid", False) is True
    assert again.is_on("legend", True) is False
    assert again.last_folder == Path.home()
