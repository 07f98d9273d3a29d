"""Reading a file in another way: the dialog, what it shows, and what takes the place of the maze."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from mazarine import files
from mazarine.files import Format, ReadOptions, format_named, read
from mazarine.files.messages import FileMessage
from mazarine.files.registry import FORMATS
from mazarine.files.source import Source
from mazarine.gui.dialogs import read_as
from mazarine.gui.dialogs.read_as import ReadAsDialog
from tests.files.rendered_pictures import Look, draw, shown
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, Hand

_GRID = "1,1,1,1,1\n1,0,0,0,1\n1,1,1,0,1\n1,1,1,1,1\n"
_OPENED = {"one-is-wall": 4, "zero-is-wall": 16}
_WITHIN_MS = 20_000


@pytest.fixture
def hand(open_window: OpenWindow, grid: Path) -> Hand:
    """Return a window with the table open."""
    hand = open_window()
    hand.open(grid)
    return hand


@pytest.fixture
def grid(tmp_path: Path) -> Path:
    """Return a table of numbers that can be read in two ways."""
    path = tmp_path / "grid.csv"
    path.write_text(_GRID)
    return path


def _pick(hand: Hand, dialog: ReadAsDialog, title: str) -> None:
    """Choose a reading with the mouse, and wait for its preview."""
    hand.qtbot.waitUntil(lambda: dialog.list.count() > 0, timeout=_WITHIN_MS)
    (item,) = dialog.list.findItems(title, Qt.MatchFlag.MatchExactly)
    dialog.list.scrollToItem(item)
    QTest.mouseClick(
        dialog.list.viewport(),
        LEFT,
        Qt.KeyboardModifier.NoModifier,
        dialog.list.visualItemRect(item).center(),
    )
    hand.qtbot.waitUntil(lambda: dialog.preview is not None, timeout=_WITHIN_MS)


def _title(name: str) -> str:
    return str(format_named(name).title)


def _ok(dialog: QDialog) -> None:
    assert isinstance(dialog, ReadAsDialog)
    QTest.mouseClick(dialog.buttons.button(dialog.buttons.StandardButton.Ok), LEFT)


def _wait(hand: Hand) -> None:
    hand.qtbot.waitUntil(lambda: not hand.documents.reader.is_reading, timeout=_WITHIN_MS)


def _read_as(hand: Hand, choose: Callable[[ReadAsDialog], None]) -> None:
    """Open the dialog, answer it, and wait until the file is read."""
    hand.fill_when_open(choose)
    hand.act("file.read_as")
    _wait(hand)


def test_another_reading_takes_the_place_of_the_maze_and_stays_when_the_file_is_reloaded(
    hand: Hand, grid: Path
) -> None:
    first = hand.document.format
    other = next(name for name in _OPENED if name != first)
    seen: list[str] = []

    def choose(dialog: ReadAsDialog) -> None:
        hand.qtbot.waitUntil(lambda: dialog.preview is not None, timeout=_WITHIN_MS)
        assert dialog.reading is not None
        seen.append(dialog.reading.format or "")
        _pick(hand, dialog, _title(other))
        seen.append(dialog.lines.text())
        assert not dialog.picture.pixmap().isNull()
        _ok(dialog)

    _read_as(hand, choose)
    floor = _OPENED[other]
    assert seen[0] == first
    assert seen[1].startswith(f"4 × 5 cells\n{20 - floor} rock, {floor} floor")
    assert (hand.document.path, hand.document.format, len(hand.sessions)) == (grid, other, 1)
    assert hand.maze == read(grid, format=other)
    hand.act("file.reload")
    _wait(hand)
    assert hand.maze == read(grid, format=other)


def test_a_maze_that_was_changed_stays_beside_the_other_reading(hand: Hand, grid: Path) -> None:
    hand.click((2.5, 2.9))
    kept = hand.maze.copy()

    def choose(dialog: ReadAsDialog) -> None:
        _pick(hand, dialog, _title("zero-is-wall"))
        QTest.keyClick(dialog.list, Qt.Key.Key_Return)

    _read_as(hand, choose)
    hand.qtbot.waitUntil(lambda: len(hand.sessions) == 2, timeout=_WITHIN_MS)
    assert hand.maze == read(grid, format="zero-is-wall")
    assert hand.document.path is None
    assert hand.sessions[0].document.maze == kept


def test_a_reading_that_is_not_possible_says_why_and_cannot_be_taken(hand: Hand) -> None:
    before = hand.maze.copy()
    seen: list[tuple[str, bool]] = []

    def choose(dialog: ReadAsDialog) -> None:
        _pick(hand, dialog, _title("movingai"))
        seen.append(
            (dialog.lines.text(), dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled())
        )
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    _read_as(hand, choose)
    assert seen[0][0].startswith("It cannot be read so: ")
    assert not seen[0][1]
    assert hand.maze == before


def test_a_file_that_nothing_takes_can_be_read_as_what_the_user_knows(
    open_window: OpenWindow, grid: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def take_nothing(source: Source) -> list[Format]:
        raise source.fault(FileMessage.FILE_EMPTY())

    monkeypatch.setattr(files, "readings_of", take_nothing)
    monkeypatch.setattr("mazarine.gui.documents.readings.readings_of", take_nothing)
    hand = open_window()
    hand.open(grid)
    bar = hand.window.messages
    assert "Cannot open" in hand.message
    assert bar.action_button.text() == "Read as…"

    def choose(dialog: ReadAsDialog) -> None:
        _pick(hand, dialog, _title("one-is-wall"))
        _ok(dialog)

    hand.fill_when_open(choose)
    QTest.mouseClick(bar.action_button, LEFT)
    _wait(hand)
    assert (hand.document.path, hand.document.format) == (grid, "one-is-wall")


def test_the_level_of_a_project_is_chosen(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "project.ldtk"
    levels = [
        {
            "identifier": name, "uid": number, "pxWid": 16 * cols, "pxHei": 16, "worldX": 0, "worldY": 0,
            "layerInstances": [{
                "__identifier": "Walls", "__type": "IntGrid", "__cWid": cols, "__cHei": 1, "__gridSize": 16,
                "intGridCsv": [1] + [0] * (cols - 1), "gridTiles": [], "autoLayerTiles": [],
                "entityInstances": [],
            }],
        }
        for number, (name, cols) in enumerate((("Cellar", 3), ("Attic", 5)))
    ]  # fmt: skip
    path.write_text(
        json.dumps({"__header__": {"app": "LDtk"}, "jsonVersion": "1.5.3", "levels": levels, "defs": {}})
    )
    hand = open_window()
    hand.open(path)
    seen: list[list[str]] = []

    def choose(dialog: ReadAsDialog) -> None:
        hand.qtbot.waitUntil(lambda: dialog.preview is not None, timeout=_WITHIN_MS)
        box = dialog.level_box
        seen.append([box.itemText(row) for row in range(box.count())])
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Down)
        hand.qtbot.waitUntil(lambda: dialog.preview is not None, timeout=_WITHIN_MS)
        _ok(dialog)

    _read_as(hand, choose)
    assert len(seen[0]) == 2
    assert hand.document.reading.options == ReadOptions(level=seen[0][1])
    assert hand.maze.shape == (1, 1, 5)


def test_a_picture_can_be_adjusted(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window()
    path = tmp_path / "maze.png"
    picture = shown("stack", 8, 10, 1, has_entrances=False)
    draw(picture, Look(is_smooth=False), np.random.default_rng(1)).save(path)
    hand.open(path)
    monkeypatch.setattr(read_as, "ask_picture", lambda *_: ReadOptions(cells=(4, 5)))

    def choose(dialog: ReadAsDialog) -> None:
        _pick(hand, dialog, _title("png"))
        assert not dialog.adjust_button.isVisible()
        _pick(hand, dialog, _title("picture"))
        QTest.mouseClick(dialog.adjust_button, LEFT)
        hand.qtbot.waitUntil(lambda: dialog.preview is not None, timeout=_WITHIN_MS)
        _ok(dialog)

    _read_as(hand, choose)
    assert hand.maze.shape == (1, 4, 5)


def test_a_maze_without_a_file_has_no_other_reading(open_window: OpenWindow) -> None:
    hand = open_window()
    hand.act("file.read_as")
    assert hand.message == "This maze has no file, so it cannot be read in another way."


def test_all_formats_of_text_are_offered(hand: Hand) -> None:
    names: list[str] = []

    def look(dialog: ReadAsDialog) -> None:
        hand.qtbot.waitUntil(lambda: dialog.list.count() > 0, timeout=_WITHIN_MS)
        names.extend(dialog.list.item(row).text() for row in range(dialog.list.count()))
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    _read_as(hand, look)
    assert names[0] == "Likely"
    assert "Others" in names
    texts = [str(it.title) for it in FORMATS.values() if {".txt", ".csv"} & set(it.suffixes)]
    assert set(texts) <= set(names)
