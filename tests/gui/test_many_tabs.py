"""Twenty tabs: they stay readable, scroll, are listed, and have a menu."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QTabBar, QToolButton

from tests.gui.hand import LEFT
from tests.gui.popups import choose, entries, open_menu, right_click
from tests.gui.tabs import MakeFile, Tabs

_NAMES = [f"A maze with a long name {number}.maze" for number in range(20)]


@pytest.fixture
def twenty(tabs: Tabs, file: MakeFile) -> Tabs:
    paths = [file(name) for name in _NAMES]
    tabs.documents.opening.reopen(paths, paths[0])
    tabs.qtbot.waitUntil(lambda: tabs.titles == _NAMES)
    QApplication.processEvents()
    return tabs


def _right_click(tabs: Tabs, index: int) -> None:
    strip = tabs.window.strip
    right_click(strip, strip.tabRect(index).center() - QPoint(20, 0))


def test_tabs_stay_readable_and_scroll(twenty: Tabs) -> None:
    strip = twenty.window.strip
    assert all(strip.tabRect(index).width() >= 120 for index in range(strip.count()))
    last = strip.count() - 1
    assert not strip.rect().contains(strip.tabRect(last).center())
    arrows = [it for it in strip.findChildren(QToolButton) if it.arrowType() != Qt.ArrowType.NoArrow]
    assert len(arrows) == 2
    for _ in range(40):
        QTest.mouseClick(arrows[1], LEFT)
    assert strip.rect().contains(strip.tabRect(last).center())
    twenty.click(last)
    assert twenty.hand.document.title == _NAMES[last]


def test_the_close_buttons_are_quiet_and_close_their_tab(twenty: Tabs) -> None:
    strip = twenty.window.strip
    button = strip.tabButton(1, QTabBar.ButtonPosition.RightSide)
    picture = strip.grab().toImage()
    pixels = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
    assert not any(color.red() > color.blue() + 60 for color in pixels), "no red square"
    QTest.mouseClick(button, LEFT)
    assert twenty.titles == [name for name in _NAMES if name != _NAMES[1]]


def test_the_list_leads_to_any_tab(twenty: Tabs) -> None:
    button = twenty.window.strip.list_button
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)
    assert entries() == _NAMES
    assert [it.text() for it in open_menu().actions() if it.isChecked()] == [_NAMES[0]]
    choose(_NAMES[17])
    assert twenty.current == 17
    strip = twenty.window.strip
    assert strip.rect().contains(strip.tabRect(17).center())


def test_the_menu_of_a_tab_closes_others(twenty: Tabs) -> None:
    _right_click(twenty, 2)
    assert entries() == ["Close", "Close others", "Close to the right", "Copy path", "Show in folder"]
    choose("Close to the right")
    assert twenty.titles == _NAMES[:3]
    _right_click(twenty, 0)
    choose("Close")
    assert twenty.titles == _NAMES[1:3]
    _right_click(twenty, 1)
    assert "Close to the right" not in entries()
    choose("Close others")
    assert [it.document.title for it in twenty.sessions] == _NAMES[2:3]
    assert not twenty.has_strip
    assert not twenty.window.strip.list_button.isVisible()


def test_closing_others_asks_and_stops_when_it_is_canceled(twenty: Tabs) -> None:
    twenty.click(1)
    twenty.draw()
    _right_click(twenty, 2)

    def cancel(box: QMessageBox) -> None:
        QTest.mouseClick(box.button(QMessageBox.StandardButton.Cancel), LEFT)

    twenty.hand.fill_when_open(cancel, QMessageBox)
    choose("Close others")
    assert twenty.titles == [f"{_NAMES[1]} *", *_NAMES[2:]]


def test_the_menu_of_a_tab_knows_where_its_file_is(
    twenty: Tabs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    _right_click(twenty, 2)
    choose("Copy path")
    assert QGuiApplication.clipboard().text() == str(tmp_path / _NAMES[2])
    _right_click(twenty, 2)
    choose("Show in folder")
    assert shown == [QUrl.fromLocalFile(str(tmp_path))]


def test_a_maze_without_a_file_has_no_path(twenty: Tabs) -> None:
    twenty.sessions.add()
    QApplication.processEvents()
    _right_click(twenty, twenty.current)
    assert entries() == ["Close", "Close others", "Close to the right"]
    QTest.keyClick(open_menu(), Qt.Key.Key_Escape)
