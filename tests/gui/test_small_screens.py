"""Small screens: every dialog fits 1024 × 640 and works at 800 × 600, and so does the window."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMessageBox,
    QToolBar,
    QWidget,
)

from mazarine.gui.dialogs.questions import WindowQuestions
from mazarine.gui.documents.questions import Unsaved
from mazarine.gui.features.watch.map_view import MapView, Picture
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.gui.shell.options_bar import ToolOptionsBar
from mazarine.gui.tools.toolbox import TOOLS
from mazarine.maze import Maze
from mazarine.messages import Message
from mazarine.picture import LIGHT, Overlay
from tests.gui.conftest import OpenWindow
from tests.gui.everywhere import DIALOGS, furnished, shown, widgets_of

SMALL, LEAST = QSize(1024, 640), QSize(800, 600)
FRAME = QSize(8, 40)
"""About the frame of a window."""
HERE = [name for name in DIALOGS if name != "explore"]
"""The window of explorers has tests of its own."""


@pytest.fixture(params=["en", "fr", "pl"])
def language(request: pytest.FixtureRequest) -> Iterator[None]:
    """Speak a language."""
    set_language(Language(request.param))
    yield
    set_language(Language.ENGLISH)


def cut_controls(dialog: QWidget) -> list[str]:
    """Return the controls that reach out of a window, unless they can be scrolled to."""
    room, found = QRect(QPoint(), dialog.size()), []
    for widget in widgets_of(dialog):
        if isinstance(widget, QAbstractButton | QAbstractSpinBox | QComboBox | QLineEdit):
            place = QRect(widget.mapTo(dialog, QPoint()), widget.size())
            if not room.contains(place) or widget.width() < min(widget.minimumSizeHint().width(), 16):
                found.append(f"{type(widget).__name__} at {place}")
    return found


@pytest.mark.usefixtures("language")
def test_dialogs_fit_a_small_screen_and_work_on_the_smallest(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, lacking = furnished(open_window), {}
    monkeypatch.setattr(QScreen, "availableSize", lambda _: SMALL)
    for name in HERE:
        with shown(hand, DIALOGS[name]) as dialog:
            room, least = SMALL - FRAME, LEAST - FRAME
            if dialog.size().boundedTo(room) != dialog.size():
                lacking[name] = f"opens with {dialog.size()}"
            elif dialog.minimumSizeHint().boundedTo(least) != dialog.minimumSizeHint():
                lacking[name] = f"needs {dialog.minimumSizeHint()}"
            dialog.resize(dialog.size().boundedTo(least))
            QApplication.processEvents()
            if cut := cut_controls(dialog):
                lacking[name] = ", ".join(cut)
    assert lacking == {}


@pytest.mark.usefixtures("language")
def test_questions_about_many_things_fit_too(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    sizes: list[QSize] = []

    def look(box: QMessageBox) -> None:
        sizes.append(box.size())
        box.button(QMessageBox.StandardButton.Cancel).click()

    hand.fill_in(look)
    questions = WindowQuestions(hand.window, hand.workers)
    assert (
        questions.unsaved_mazes([f"a maze with a rather long name {n}" for n in range(60)]) is Unsaved.CANCEL
    )
    assert sizes[0] == sizes[0].boundedTo(LEAST - FRAME)


@pytest.mark.usefixtures("language")
def test_the_window_works_at_its_smallest(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(12, 12, levels=2))
    window = hand.window
    window.resize(LEAST)
    QApplication.processEvents()
    assert window.size() == LEAST
    for bar in window.findChildren(QToolBar):
        if bar.parent() is window and bar.isVisible():
            _check_bar(bar)
    for dock in window.docks.values():
        dock.show()
        dock.raise_()
        hand.wait_for_jobs()
        QApplication.processEvents()
        assert window.size() == LEAST, dock.windowTitle()
        assert window.view.width() >= 250, dock.windowTitle()
        dock.hide()
    hint = window.status.hint_label
    assert hint.shown_text == hint.text() or hint.toolTip() == hint.text()


def _check_bar(bar: QToolBar) -> None:
    """Check that each action of a bar has its widget in it, or that a button shows the rest."""
    room = bar.rect()
    widgets = [bar.widgetForAction(action) for action in bar.actions() if action.isVisible()]
    hidden = [it for it in widgets if it is not None and (it.isHidden() or not room.contains(it.geometry()))]
    more = bar.findChild(QAbstractButton, "qt_toolbar_ext_button")
    assert not hidden or (more is not None and more.isVisible())


def test_what_has_no_room_in_the_hint_is_shown_by_its_tool_tip(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.window.resize(LEAST)
    QTest.keyClick(hand.window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    hand.window.resize(QSize(560, 500))
    QApplication.processEvents()
    hint = hand.window.status.hint_label
    assert hint.shown_text.endswith("…")
    assert hint.toolTip() == hint.text()


def _options_out_of_sight(bar: ToolOptionsBar) -> list[str]:
    widgets = {action: bar.widgetForAction(action) for action in bar.actions() if not action.isSeparator()}
    return [
        widget.accessibleName() or action.text()
        for action, widget in widgets.items()
        if widget is None or not widget.isVisible() or not bar.rect().contains(widget.geometry())
    ]


@pytest.mark.usefixtures("language")
def test_all_options_of_tools_are_reached_on_the_smallest_screen(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(12, 12, levels=2))
    window, bar = hand.window, hand.window.options_bar
    window.resize(LEAST)
    QApplication.processEvents()
    more = bar.findChild(QAbstractButton, "qt_toolbar_ext_button")
    assert more is not None
    for name in TOOLS:
        hand.act(name)
        QApplication.processEvents()
        if more.isVisible():
            QTest.mouseClick(more, Qt.MouseButton.LeftButton)
            hand.qtbot.waitUntil(lambda: not _options_out_of_sight(bar))
        assert not _options_out_of_sight(bar), name
        for option in hand.tool.options:
            for choice in option.choices:
                QTest.mouseClick(bar.buttons[option.name, choice.name], Qt.MouseButton.LeftButton)
                assert hand.option(option.name) == choice.name
        if hand.tool.has_symmetry:
            last = bar.widgetForAction(hand.actions["symmetry.quarter-turns"])
            QTest.mouseClick(last, Qt.MouseButton.LeftButton)
            assert hand.actions["symmetry.quarter-turns"].isChecked()
            hand.act("symmetry.none")
        if more.isChecked():
            QTest.mouseClick(more, Qt.MouseButton.LeftButton)
            hand.qtbot.waitUntil(lambda: not more.isChecked())
        assert window.size() == LEAST


@pytest.fixture
def large_font(qapp: QApplication) -> Iterator[None]:
    """Write everything in 16 points."""
    before, large = qapp.font(), qapp.font()
    large.setPointSize(16)
    qapp.setFont(large)
    yield
    qapp.setFont(before)


@pytest.mark.usefixtures("large_font")
def test_with_large_letters_the_window_fits_and_explorers_see_a_whole_maze(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(28, 40))
    for dock in hand.window.docks.values():
        dock.set_shown(True)
        QApplication.processEvents()
        needed = hand.window.minimumSizeHint()
        assert needed.boundedTo(QSize(1024, 660)) == needed, dock.windowTitle()
    view = MapView(Message("Map"), LIGHT, hides_fog=False)
    view.resize(250, 300)
    nowhere = np.empty((0, 3), dtype=np.int64)
    view.show_picture(Picture(hand.maze, 0, None, None, [], nowhere, nowhere, nowhere), Overlay.NONE)
    corners = view.position_of(0, 0), view.position_of(27, 39)
    assert all(view.rect().contains(corner.toPoint()) for corner in corners)
