"""The manual comes with the program, and its links lead on."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from mazarine.gui.dialogs.manual import ManualWindow, anchor_of
from mazarine.resources_path import manual_page
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, Hand
from tests.gui.run.explorer import Explorer


def manual_of(hand: Hand) -> ManualWindow:
    """Return the window of the manual, closed when the main window is."""
    found = hand.window.findChild(ManualWindow)
    assert found is not None
    return found


def test_the_menu_opens_the_contents_and_links_and_buttons_lead_on_and_back(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window()
    hand.act("help.manual")
    pages = manual_of(hand).pages
    assert "How-to guides" in pages.toPlainText()
    pages.anchorClicked.emit(QUrl("how-to/draw.md#grow-points"))
    assert pages.source().fileName() == "draw.md"
    assert pages.textCursor().block().text() == "Grow points"
    pages.anchorClicked.emit(QUrl("../gallery"))
    assert pages.source().toLocalFile().endswith("gallery/README.md")
    pages.backward()
    assert pages.source().fileName() == "draw.md"
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    pages.anchorClicked.emit(QUrl("https://example.org"))
    assert [url.toString() for url in opened] == ["https://example.org"]
    hand.act("help.manual")
    assert pages.source().fileName() == "README.md"
    manual_of(hand).close()


def test_design_and_explore_have_a_button_for_their_page(open_window: OpenWindow) -> None:
    hand = open_window()
    hand.act("make.requirements")
    it = Explorer(hand.qtbot, hand)
    for owner, page in ((hand.dock("make"), "mazes-on-request.md"), (it.window, "explore.md")):
        (button,) = (each for each in owner.findChildren(QToolButton) if each.text() == "?")
        QTest.mouseClick(button, LEFT)
        assert manual_of(hand).pages.source().fileName() == page
    manual_of(hand).close()
    it.close()


def test_tools_that_need_more_than_a_hint_have_a_button_for_their_heading(open_window: OpenWindow) -> None:
    hand = open_window()
    for tool in ("secret_brush", "fog_brush", "grow"):
        hand.act(f"tool.{tool}")
        (button,) = (it for it in hand.window.options_bar.findChildren(QToolButton) if it.text() == "?")
        QTest.mouseClick(button, LEFT)
        pages = manual_of(hand).pages
        assert anchor_of(pages.textCursor().block().text()) == pages.source().fragment()
    manual_of(hand).close()


def test_every_heading_that_a_page_links_to_is_found() -> None:
    text = manual_page("how-to/draw.md").read_text(encoding="utf-8")
    headings = {anchor_of(line.lstrip("# ")) for line in text.splitlines() if line.startswith("#")}
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= headings
