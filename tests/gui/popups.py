"""Menus that are open, and how a user chooses in them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tests.gui.hand import LEFT, NO_KEYS, RIGHT


def right_click(widget: QWidget, place: QPoint) -> None:
    """Click with the right button, as the system reports it to the window: Qt asks for a menu, too."""
    window = widget.window()
    QTest.mouseClick(window.windowHandle(), RIGHT, NO_KEYS, widget.mapTo(window, place))


def open_menu() -> QMenu:
    """Return the menu that is open."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def entries() -> list[str]:
    """Return what can be chosen in the menu that is open."""
    return [it.text().replace("&", "") for it in open_menu().actions() if it.isEnabled() and it.text()]


def when_open(act: Callable[[], None], tries: int = 200) -> None:
    """Do something with a menu that is modal, once it is open; it is closed, whatever happens."""
    if QApplication.activePopupWidget() is None:
        if tries:
            QTimer.singleShot(5, lambda: when_open(act, tries - 1))
        return
    try:
        act()
    finally:
        menu = QApplication.activePopupWidget()
        if menu is not None:
            menu.close()


def choose(text: str) -> None:
    """Click an entry of the menu that is open."""
    menu = open_menu()
    entry = next(it for it in menu.actions() if it.text().replace("&", "") == text)
    place = menu.actionGeometry(entry).center()
    QTest.mouseMove(menu, place)
    QTest.mouseClick(menu, LEFT, NO_KEYS, place)
    QApplication.processEvents()
