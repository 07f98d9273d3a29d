"""The window that makes mazes of rings: what it shows, and the files that it writes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest

from mazarine.gui.features.make.tiling_window import TilingWindow
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand


def _opened(hand: Hand) -> TilingWindow:
    hand.act("make.tiling")
    (window,) = hand.window.findChildren(TilingWindow)
    hand.qtbot.waitUntil(lambda: window.maze is not None)
    return window


def test_what_is_chosen_makes_another_maze(open_window: OpenWindow) -> None:
    hand = open_window()
    window = _opened(hand)
    assert window.maze is not None
    first = window.maze
    assert (first.tiling.name, window.cols_box.isEnabled()) == ("rings", False)
    QTest.mouseClick(window.seed_box.dice_button, Qt.MouseButton.LeftButton)
    hand.qtbot.waitUntil(lambda: window.maze is not first)
    assert not np.array_equal(window.maze.is_open, first.is_open)
    window.board_box.setCurrentIndex(window.board_box.findData("upsilon"))
    window.cols_box.setValue(3)
    window.rows_box.setValue(2)
    hand.qtbot.waitUntil(lambda: window.maze is not None and len(window.maze.tiling) == 8)
    assert window.cols_box.isEnabled()


def test_the_solution_is_shown_when_it_is_wanted(open_window: OpenWindow) -> None:
    window = _opened(open_window())
    before = window.view.grab().toImage()
    window.solution_box.click()
    assert window.view.grab().toImage() != before


def test_pages_drawings_and_pictures_are_exported(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window()
    window = _opened(hand)
    for suffix, start in ((".pdf", b"%PDF"), (".svg", b"<svg"), (".png", b"\x89PNG")):
        path = tmp_path / f"a{suffix}"
        window.export(path)
        hand.qtbot.waitUntil(path.exists)
        assert path.read_bytes().startswith(start)
        hand.qtbot.waitUntil(lambda path=path: window.messages.text == f"Exported “{path.name}”.")
    window.export(tmp_path / "nowhere" / "a.svg")
    hand.qtbot.waitUntil(lambda: "nowhere" in window.messages.text)


def test_two_pages_are_printed(open_window: OpenWindow, tmp_path: Path) -> None:
    window = _opened(open_window())
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(tmp_path / "a.pdf"))
    window.paint_all(printer)
    assert (tmp_path / "a.pdf").read_bytes().count(b"/Type /Page\n") == 2


def test_there_is_nothing_to_export_or_print_before_the_first_maze(open_window: OpenWindow) -> None:
    hand = open_window()
    hand.act("make.tiling")
    (window,) = hand.window.findChildren(TilingWindow)
    assert (window.maze, window.export_button.isEnabled(), window.print_button.isEnabled()) == (
        None, False, False,
    )  # fmt: skip
    hand.qtbot.waitUntil(window.export_button.isEnabled)
    assert window.print_button.isEnabled()


def test_the_window_can_be_closed_while_a_maze_is_made(open_window: OpenWindow) -> None:
    hand = open_window()
    window = _opened(hand)
    window.rows_box.setValue(60)
    window.close()
    hand.qtbot.waitUntil(lambda: not hand.window.findChildren(TilingWindow))
