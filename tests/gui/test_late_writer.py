"""Settings are written down when the hand rests, and never later than the end."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from mazarine.gui.settings import LateWriter, Settings
from tests.gui.conftest import OpenWindow


def words_of(store: QSettings) -> str:
    path = Path(store.fileName())
    return path.read_text() if path.exists() else ""


def writer_of(store: QSettings) -> LateWriter:
    (writer,) = store.findChildren(LateWriter)
    return writer


def test_what_is_set_is_known_at_once_and_written_when_the_hand_rests(qtbot: QtBot, store: QSettings) -> None:
    settings = Settings(store)
    for overlay in ("none", "regions"):
        settings.overlay = overlay
        qtbot.wait(1)
        assert writer_of(store).is_waiting
        assert overlay not in words_of(store)
        assert Settings(QSettings(store.fileName(), QSettings.Format.IniFormat)).overlay == overlay
    qtbot.waitUntil(lambda: not writer_of(store).is_waiting)
    assert "overlay=regions" in words_of(store)
    settings.overlay = "kinds"
    qtbot.waitUntil(lambda: "overlay=kinds" in words_of(store))


def test_several_who_set_share_a_writer_and_can_have_it_written_at_once(store: QSettings) -> None:
    one, other = Settings(store), Settings(store)
    one.theme, other.color_scheme = "dark", "default"
    one.sync()
    assert "theme=dark" in words_of(store)
    assert "color_scheme=default" in words_of(store)
    assert writer_of(store) is not None


def test_the_end_of_a_store_writes_it(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "short.ini"
    settings = Settings(QSettings(str(path), QSettings.Format.IniFormat))
    settings.theme = "dark"
    qtbot.wait(1)
    assert not path.exists()
    del settings
    assert "theme=dark" in path.read_text()


def test_what_was_chosen_last_is_written_when_the_window_closes(
    open_window: OpenWindow, store: QSettings
) -> None:
    hand = open_window()
    hand.act("overlay.regions")
    hand.window.close()
    assert "overlay=regions" in words_of(store)
