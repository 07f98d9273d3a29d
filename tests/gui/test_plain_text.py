"""Text of a file is shown letter by letter wherever it stands: Qt would open what `<img src=…>` names."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsView,
    QLabel,
    QMenu,
    QTabBar,
    QTextEdit,
    QWidget,
)

from mazarine.files import write
from mazarine.files.backups import Version
from mazarine.gui.dialogs.questions import _box
from mazarine.gui.dialogs.versions import VersionsDialog
from mazarine.gui.features.export.export_dialog import ExportDialog
from mazarine.gui.features.export.order import ExportRequest
from mazarine.gui.i18n import tr_later
from mazarine.gui.widgets.message_bar import Tone
from mazarine.maze import Link, LinkKind, Marker, MarkerKind, Maze, Port
from tests.gui.conftest import OpenWindow
from tests.gui.everywhere import DIALOGS, Make, shown
from tests.gui.hand import Hand

MARK = "<img src='x'>"
_NAME = f"{MARK}.maze"
_ESCAPED = MARK.replace("<", "&lt;").replace(">", "&gt;")
_STAIRS = Link(Port((0, 0, 0), "up"), Port((1, 0, 0), "down"), LinkKind.STAIRS, label=MARK)
_NAMED: dict[str, Make] = {
    "versions of a file": lambda hand: VersionsDialog(
        _NAME, [Version(Path(_NAME), datetime(2025, 1, 2, tzinfo=UTC), 300)], hand.workers, hand.window
    ),
    "export of a file": lambda hand: ExportDialog(
        hand.maze, _NAME, ExportRequest(), hand.window.workers.jobs, hand.window
    ),
    "question": lambda hand: _box(hand.window, MARK, MARK, f"{MARK} {MARK}"),
}  # fmt: skip


def _tips_of_rows(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(parent)):
        # A list keeps to itself that it has one.
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)):
            yield str(model.index(row, column, parent).data(Qt.ItemDataRole.ToolTipRole) or "")
        yield from _tips_of_rows(model, model.index(row, 0, parent))


def _tips_of_actions(actions: list[QAction]) -> Iterator[str]:
    for action in actions:
        yield action.toolTip()
        yield action.whatsThis()
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield from _tips_of_actions(menu.actions())


def _may_be_rich(widget: QWidget) -> Iterator[str]:
    """Yield the texts of a widget in which Qt looks for HTML."""
    yield widget.toolTip()
    yield widget.whatsThis()
    yield from _tips_of_actions(widget.actions())
    match widget:
        case QLabel() if widget.textFormat() is not Qt.TextFormat.PlainText:
            yield widget.text()
        case QTextEdit():
            yield widget.toHtml()
        case QTabBar():
            yield from (widget.tabToolTip(index) for index in range(widget.count()))
        case QComboBox():
            yield from _tips_of_rows(widget.model(), QModelIndex())
        case QAbstractItemView():
            yield from _tips_of_rows(widget.model(), QModelIndex())
        case QGraphicsView() if widget.scene() is not None:
            yield from (item.toolTip() for item in widget.scene().items())


def _walk(window: QWidget) -> list[str]:
    """Require that no text of a file is taken for HTML in a window; return those that are escaped."""
    texts = [text for widget in (window, *window.findChildren(QWidget)) for text in _may_be_rich(widget)]
    assert [text for text in texts if MARK in text or "src=&quot;x" in text] == []
    return [text for text in texts if _ESCAPED in text]


@pytest.fixture
def hand(open_window: OpenWindow, tmp_path: Path) -> Hand:
    """Open a file in which every text is HTML, with every dock."""
    maze = Maze.blank(8, 8, levels=2, walled=True)
    maze = Maze(
        maze.cells, maze.walls, lattice=maze.lattice, title=MARK, author=MARK,
        properties={MARK: MARK, "list": [MARK]}, extra={MARK: MARK}, links=[_STAIRS],
        markers=[
            Marker(MarkerKind.START, (0, 3, 3), label=MARK), Marker(MarkerKind.NOTE, (0, 5, 5), label=MARK)
        ],
    )  # fmt: skip
    path = tmp_path / _NAME
    write(maze, path)
    (tmp_path / "stamps").mkdir()
    write(Maze.blank(2, 2), tmp_path / "stamps" / _NAME)
    hand = open_window(data=tmp_path)
    hand.open(path)
    hand.settle()
    for dock in hand.window.docks.values():
        dock.show()
    hand.act("edit.properties")
    hand.window.messages.show_message(tr_later("“{name}” was restored.", name=MARK), Tone.WARNING, stays=True)
    QApplication.processEvents()
    return hand


def test_no_widget_takes_the_text_of_a_file_for_html(hand: Hand) -> None:
    for dock in hand.window.docks.values():
        dock.raise_()
        hand.qtbot.waitUntil(lambda dock=dock: not dock.is_covered)
    escaped = _walk(hand.window)
    assert len(escaped) > 5, "the texts of the file stand in tool tips"
    shown_plain = [it.text() for it in hand.window.findChildren(QLabel) if MARK in it.text()]
    assert shown_plain


@pytest.mark.parametrize("name", [*_NAMED, *(name for name in DIALOGS if name not in ("large", "watch"))])
def test_no_dialog_takes_the_text_of_a_file_for_html(name: str, hand: Hand) -> None:
    with shown(hand, (_NAMED | DIALOGS)[name]) as dialog:
        QApplication.processEvents()
        _walk(dialog)
