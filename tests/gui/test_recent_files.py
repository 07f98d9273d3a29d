"""Recent files, and what else is remembered from one window to the next."""

from __future__ import annotations

from pathlib import Path

from mazarine.files import write
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow


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
    names = [action.text() for action in hand.recent_files]
    assert names[:2] == ["&1  other.maze", "&2  saved.maze"]
    with hand.qtbot.waitSignal(hand.documents.opening.opened):
        hand.recent_files[1].trigger()
    assert hand.document.path == saved
