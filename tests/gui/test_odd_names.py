"""Files whose names are not UTF-8: on old disks, and out of archives."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData, QPointF, QSettings, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from mazarine.files import read, write
from mazarine.gui.disk.file_lock import lock_beside
from mazarine.gui.file_names import chosen_path, path_of, path_of_url, shown, stored, url_of
from mazarine.gui.settings import Settings
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="names are bytes on Linux alone")

_NAMES = st.binary(min_size=1, max_size=20).filter(lambda name: not {0, ord("/")} & set(name))


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    """Return a maze file in a folder, the names of which are Latin-1."""
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xe9t\xe9"))
    folder.mkdir()
    path = folder / os.fsdecode(b"caf\xe9.maze")
    write(Maze.blank(4, 5), path)
    return path


@given(_NAMES)
def test_every_name_is_stored_and_addressed_by_its_bytes(name: bytes) -> None:
    path = Path("/folder", os.fsdecode(name))
    assert os.fsencode(path_of(stored(path))) == os.fsencode(path)
    assert os.fsencode(path_of_url(url_of(path))) == os.fsencode(os.path.normpath(path))
    assert path_of_url(QUrl.fromEncoded(url_of(path).toEncoded())) == path_of_url(url_of(path))
    assert shown(path).isprintable()


def test_a_name_is_remembered_as_it_is(tmp_path: Path, odd: Path) -> None:
    def settings() -> Settings:
        return Settings(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))

    first = settings()
    for _ in range(3):
        first.add_recent_file(odd)
        first.add_recent_script(odd)
        first.last_folder = odd.parent
        first.end_session([odd], odd)
        first.sync()
    second = settings()
    assert second.recent_files == second.recent_scripts == second.session == [odd]
    assert (second.session_current, second.last_folder) == (odd, odd.parent)
    second.remove_recent_file(odd)
    assert second.recent_files == []


def test_the_window_shows_a_readable_name_and_opens_the_file_again(
    open_window: OpenWindow, odd: Path
) -> None:
    hand = open_window()
    hand.open(odd)
    assert hand.window.windowTitle() == "caf�.maze[*] – Mazarine"
    hand.window.close()
    hand = open_window()
    assert hand.recent_files[0].text() == "&1  caf�.maze"
    with hand.qtbot.waitSignal(hand.documents.opening.opened):
        hand.recent_files[0].trigger()
    assert hand.document.path == odd
    hand.click((2.5, 2.9))
    asked: list[str] = []

    def cancel(box: QMessageBox) -> None:
        asked.append(box.text())
        box.button(QMessageBox.StandardButton.Cancel).click()

    hand.fill_in(cancel)
    hand.documents.close_shown()
    assert asked == ["<b>Do you want to save the changes to “caf�.maze”?</b>"]
    hand.act("file.save")
    hand.qtbot.waitUntil(lambda: not hand.document.is_dirty and not hand.is_at_work)
    assert hand.message == "Saved “caf�.maze”."
    assert read(odd) == hand.maze


def test_a_name_comes_by_dropping_and_goes_to_the_clipboard(open_window: OpenWindow, odd: Path) -> None:
    hand = open_window()
    data = QMimeData()
    data.setData("text/uri-list", odd.as_uri().encode() + b"\r\n")
    event = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
    with hand.qtbot.waitSignal(hand.documents.opening.opened):
        hand.window.dropEvent(event)
    assert hand.document.path == odd
    menu = hand.window.strip._menu
    menu._session = hand.window.current.session
    menu._copy_path()
    copied = QApplication.clipboard().mimeData()
    assert [path_of_url(url) for url in copied.urls()] == [odd]
    assert copied.text() == shown(odd)


def test_what_a_dialog_names_is_the_file_that_it_shows(odd: Path) -> None:
    assert chosen_path(shown(odd)) == odd
    assert chosen_path(f"{shown(odd.parent)}/new.maze") == odd.parent / "new.maze"
    assert chosen_path("/none/caf�.maze") == Path("/none/caf�.maze")


def test_a_change_by_another_program_is_seen(open_window: OpenWindow, odd: Path, tmp_path: Path) -> None:
    hand = open_window()
    odd = odd.rename(tmp_path / odd.name)
    hand.open(odd)
    write(Maze.blank(5, 5), odd)
    hand.qtbot.waitUntil(lambda: "changed by another program" in hand.message, timeout=20_000)
    assert hand.message.startswith("“caf�.maze” was changed")


def test_two_odd_names_have_locks_of_their_own(odd: Path) -> None:
    other = odd.with_name(os.fsdecode(b"caf\xe8.maze"))
    assert lock_beside(odd).name == ".~bytes:caf%E9.maze.lock"
    assert lock_beside(odd) != lock_beside(other)
