"""The windows beside the main one fit small screens, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mazewright.gui.i18n.languages import Language, set_language
from mazewright.gui.windows.explore.explore_window import ExploreWindow
from mazewright.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.everywhere import DIALOGS, shown, widgets_of

SMALL = QSize(784, 550)
"""The room on a screen of 800 × 600, without the frame of the window."""


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.FRENCH, Language.POLISH])
@pytest.mark.parametrize("name", ["explore", "watch", "infinite"])
def test_a_window_opens_on_the_screen_and_can_be_small(
    open_window: OpenWindow, name: str, language: Language
) -> None:
    hand = open_window(Maze.blank(6, 7))
    set_language(language)
    try:
        with shown(hand, DIALOGS[name]) as window:
            room = window.screen().availableGeometry().size()
            assert window.width() < room.width()
            assert window.height() < room.height()
            window.resize(SMALL)
            QApplication.processEvents()
            assert window.size() == SMALL
            cut = [it for it in widgets_of(window) if it.parentWidget() is window and not whole(it)]
            assert cut == []
    finally:
        set_language(Language.ENGLISH)


def whole(widget: QWidget) -> bool:
    """Return whether a part of a window has at least the room that it needs."""
    return widget.size().expandedTo(widget.minimumSizeHint()) == widget.size()


def test_the_explore_window_names_the_file(open_window: OpenWindow, qtbot: QtBot, tmp_path: Path) -> None:
    hand = open_window(Maze.blank(4, 4))
    for path, title in ((None, "Explore Untitled"), (tmp_path / "AAMC18Maze.txt", "Explore AAMC18Maze.txt")):
        hand.document.set_path(path)
        hand.act("explore.open")
        qtbot.waitUntil(lambda: hand.window.findChild(ExploreWindow) is not None)
        window = hand.window.findChild(ExploreWindow)
        assert isinstance(window, ExploreWindow)
        assert window.windowTitle() == title
        window.close()
        qtbot.waitUntil(lambda: hand.window.findChild(ExploreWindow) is None)
    hand.document.set_path(None)
