"""For screen readers and for the keys alone: everything has a name, and the focus is seen."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QRadioButton, QWidget

from mazarine.gui.features.view.preferences import PreferencesDialog
from mazarine.gui.features.welcome.start_page import StartPage
from mazarine.gui.features.welcome.tour import Tour
from mazarine.gui.style.themes import palette_of_window
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.everywhere import DIALOGS, furnished, in_dialogs, in_places, shown, widgets_of
from tests.picture.seen import GRAY, linear

THEMES = pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])


def is_told(widget: QWidget) -> bool:
    """Whether a screen reader has to say something of a widget: it takes the focus, or is a picture."""
    draws = any(
        "paintEvent" in vars(sort) for sort in type(widget).__mro__ if sort.__module__.startswith("mazarine.")
    )
    is_picture = isinstance(widget, QLabel) and not widget.pixmap().isNull()
    takes_focus = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) or isinstance(widget, QAbstractButton)
    is_decoration = widget.objectName() == "focus_ring"
    return (takes_focus or draws or is_picture) and widget.focusProxy() is None and not is_decoration


def nameless(place: QWidget) -> list[str]:
    found = []
    for widget in filter(is_told, widgets_of(place)):
        told = QAccessible.queryAccessibleInterface(widget)
        if told is None or not told.text(QAccessible.Text.Name).strip():
            parents = []
            above: QWidget | None = widget
            while above is not None and above is not place:
                parents.append(f"{type(above).__name__} {above.objectName()}".strip())
                above = above.parentWidget()
            found.append(" in ".join(parents))
    return found


def test_everything_in_the_window_and_its_docks_has_a_name(open_window: OpenWindow) -> None:
    assert in_places(furnished(open_window), nameless) == {}


def test_everything_in_dialogs_has_a_name(open_window: OpenWindow) -> None:
    hand = furnished(open_window)
    assert in_dialogs(hand, nameless) == {}
    assert in_dialogs(hand, lambda dialog: not dialog.windowTitle()) == {}


def pixels(window: QWidget, rect: QRect) -> NDArray[np.uint32]:
    image = window.grab(rect).toImage().convertToFormat(QImage.Format.Format_RGB32)
    words = np.frombuffer(image.constBits(), dtype=np.uint32).reshape(image.height(), -1)
    return words[:, : image.width()].copy()


def changes(before: NDArray[np.uint32], after: NDArray[np.uint32]) -> int:
    """Count the pixels whose two looks have a contrast of 3 to 1."""
    first, second = (linear(words) @ GRAY[0] + 0.05 for words in (before, after))
    return int(np.count_nonzero(np.maximum(first, second) / np.minimum(first, second) >= 3))


def unseen(place: QWidget) -> list[str]:
    """Go by Tab to all that takes the focus, and give where that is not seen."""
    window, found = place.window(), []
    takers = [
        widget
        for widget in widgets_of(place)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isEnabled()
        and widget.focusProxy() is None
        and not widget.visibleRegion().isEmpty()
    ]
    # A single one has the focus always.
    for widget in takers if len(takers) > 1 else ():
        widget.setFocus()
        for keys in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            # To the window: some widgets have a use for Tab themselves.
            QTest.keyClick(window, Qt.Key.Key_Tab, keys)
        if QApplication.focusWidget() is not widget:
            # Of radio buttons the one that is on is gone to.
            assert isinstance(widget, QRadioButton), widget
            continue
        rect = QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())
        with_focus = pixels(window, rect)
        widget.clearFocus()
        without = pixels(window, rect)
        # A line as thin as a pixel along the longer side.
        count = changes(without, with_focus)
        if count < max(rect.width(), rect.height()):
            found.append(f"{type(widget).__name__} {widget.accessibleName()}: {count}")
    return found


@pytest.fixture
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> bool:
    is_dark: bool = request.param
    qapp.setPalette(palette_of_window(is_dark=is_dark))
    return is_dark


BOTH_THEMES = pytest.mark.parametrize("theme", [False, True], ids=["light", "dark"], indirect=True)


@BOTH_THEMES
@pytest.mark.usefixtures("theme")
def test_the_focus_is_seen_in_the_window_and_its_docks(open_window: OpenWindow) -> None:
    hand = furnished(open_window)
    # In the maze Tab hides the docks; Shift and Tab leave it.
    hand.actions["window.hide_docks"].setEnabled(False)
    assert in_places(hand, unseen) == {}


@BOTH_THEMES
@pytest.mark.usefixtures("theme")
def test_the_focus_is_seen_in_dialogs(open_window: OpenWindow) -> None:
    assert in_dialogs(furnished(open_window), unseen) == {}


def test_who_works_with_the_mouse_sees_no_ring(open_window: OpenWindow) -> None:
    with shown(furnished(open_window), DIALOGS["preferences"]) as dialog:
        assert isinstance(dialog, PreferencesDialog)
        box = dialog.wheel_box
        QTest.mouseClick(box, Qt.MouseButton.LeftButton)
        assert QApplication.focusWidget() is box
        assert dialog.findChild(QWidget, "focus_ring") is None
        QTest.keyClick(box, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is dialog.reopen_box
        ring = dialog.findChild(QWidget, "focus_ring")
        assert ring is not None
        assert ring.parentWidget() is dialog.reopen_box
        assert ring.size() == dialog.reopen_box.size()
        dialog.resize(dialog.width() + 80, dialog.height())
        assert ring.size() == dialog.reopen_box.size()
        QTest.mouseClick(box, Qt.MouseButton.LeftButton)
        QTest.qWait(0)
        assert dialog.findChild(QWidget, "focus_ring") is None


@BOTH_THEMES
@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize(("action", "sort"), [("help.start_page", StartPage), ("help.tour", Tour)])
def test_newcomers_find_names_and_the_focus(
    open_window: OpenWindow, action: str, sort: type[QWidget]
) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.window.resize(1100, 800)
    hand.act(action)
    shown_first = hand.window.findChild(sort)
    assert shown_first is not None
    assert nameless(shown_first) == []
    assert unseen(shown_first) == []
