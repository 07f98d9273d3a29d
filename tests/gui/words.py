"""All that a window says: on its widgets, in their tables and lists, in tooltips and to screen readers.

And whether it has room for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import ceil

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDateTimeEdit,
    QDoubleSpinBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QTabBar,
    QTextBrowser,
    QWidget,
)

_TOLD = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
_MOST_ROWS = 200
_LINE_MARGINS_PX = 6
_COMBO_SIGNS_PX = 24


def words_of(widget: QWidget) -> Iterator[tuple[str, str]]:
    """Yield the texts of a widget, each after its place: the widget's class and the kind of text."""
    name = f"{type(widget).__name__} {widget.objectName()}".strip()
    yield f"{name}: tooltip", widget.toolTip()
    yield f"{name}: status tip", widget.statusTip()
    yield f"{name}: name", widget.accessibleName()
    yield f"{name}: description", widget.accessibleDescription()
    if widget.isWindow():
        yield f"{name}: title", widget.windowTitle()
    for kind, text in _shown(widget):
        yield f"{name}: {kind}", text
    for action in widget.actions():
        yield from action_words(action)


def _shown(widget: QWidget) -> Iterator[tuple[str, str]]:
    match widget:
        case QLabel() | QAbstractButton():
            yield "text", widget.text()
        case QTextBrowser():
            yield "text", widget.toPlainText()
        case QLineEdit():
            # What is written there is the user's own.
            yield "placeholder", widget.placeholderText()
        case QGroupBox():
            yield "title", widget.title()
        case QSpinBox() | QDoubleSpinBox():
            yield from (("prefix", widget.prefix()), ("suffix", widget.suffix()))
        case QComboBox():
            yield from (("item", widget.itemText(index)) for index in range(widget.count()))
        case QTabBar():
            yield from (("tab", widget.tabText(index)) for index in range(widget.count()))
        case QMenu():
            yield "title", widget.title()
        case QAbstractItemView():
            yield from _rows(widget.model(), QModelIndex())
            for line in Qt.Orientation:
                count = _columns(widget.model()) if line == Qt.Orientation.Horizontal else 0
                for index in range(count):
                    yield "heading", str(widget.model().headerData(index, line) or "")
    if isinstance(widget, QAbstractSpinBox) and not isinstance(widget, QDateTimeEdit):
        yield "special value", widget.specialValueText()


def _rows(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[tuple[str, str]]:
    for row in range(min(model.rowCount(parent), _MOST_ROWS)):
        for column in range(_columns(model)):
            index = model.index(row, column, parent)
            for role in _TOLD:
                said = model.data(index, role)
                if isinstance(said, str):
                    yield "cell", said
        yield from _rows(model, model.index(row, 0, parent))


def _columns(model: QAbstractItemModel) -> int:
    # A list keeps to itself that it has one.
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount()


def action_words(action: QAction) -> Iterator[tuple[str, str]]:
    """Yield the texts of an action and of the menu below it, each after its place."""
    name = action.objectName() or "action"
    yield f"{name}: text", action.text()
    yield f"{name}: tooltip", action.toolTip()
    menu = action.menu()
    if isinstance(menu, QMenu):
        for inner in menu.actions():
            yield from action_words(inner)


def all_words(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield the texts of a window and of all that is visible in it, menus included, each after its place."""
    for widget in (window, *(inner for inner in window.findChildren(QWidget) if inner.isVisibleTo(window))):
        if widget.window() is window.window() or isinstance(widget, QMenu):
            yield from words_of(widget)
    if isinstance(window, QMainWindow):
        for action in window.menuBar().actions():
            yield from action_words(action)


def english_in(text: str) -> str:
    """Return the words of a text that are not between ⟦ and ⟧, which mark another language.

    >>> english_in("⟦Size⟧: ⟦3 ⟦cells⟧⟧ <b>at</b> Ctrl+F"), english_in("⟦Level 3⟧, row 5")
    ('', 'row')
    """
    # The versions that a report tells are names.
    text = re.sub(r"<small>.*?</small>", "⟧", text)
    while True:
        shorter = re.sub(r"⟦[^⟦⟧]*⟧", "", text)
        if shorter == text:
            break
        text = shorter
    text = re.sub(
        r"<[^>]*>|\b\w+(?:\.\w+)+\b|“[^”]*”|&\w+;|(?:(?:Ctrl|Shift|Alt|Meta)\+)+\S+|\b(?:PgUp|PgDown|Return|Del|Esc|Tab|F\d+)\b",
        "",
        text,
    )
    return " ".join(re.findall(r"[^\W\d_]{3,}", text.replace("&", "")))


def cut_words(widget: QWidget) -> str:
    """Return the text of a widget that does not fit; empty if all of it is visible."""
    said, wanted, room = "", 0, widget.width()
    match widget:
        case QLabel() if widget.wordWrap():
            said, wanted, room = widget.text(), widget.heightForWidth(widget.width()), widget.height()
        case QLabel() | QPushButton() | QCheckBox() | QRadioButton():
            said, wanted = widget.text(), widget.sizeHint().width()
        case QTextBrowser():
            said, wanted = widget.accessibleName(), ceil(widget.document().size().width())
            room = widget.viewport().width()
        case QLineEdit():
            said, room = widget.placeholderText(), widget.contentsRect().width() - _LINE_MARGINS_PX
            wanted = widget.fontMetrics().horizontalAdvance(said)
        case QGroupBox():
            said, wanted = widget.title(), widget.fontMetrics().horizontalAdvance(widget.title())
        case QComboBox():
            icon_px = 0 if widget.itemIcon(widget.currentIndex()).isNull() else widget.iconSize().width()
            said, room = widget.currentText(), room - _COMBO_SIGNS_PX - icon_px
            wanted = widget.fontMetrics().horizontalAdvance(said)
        case QScrollArea() if widget.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
            inner = widget.widget()
            said, wanted = widget.accessibleName(), inner.minimumSizeHint().width() if inner else 0
            room = widget.viewport().width()
        case QHeaderView() if widget.orientation() == Qt.Orientation.Horizontal:
            return ", ".join(
                str(widget.model().headerData(index, Qt.Orientation.Horizontal))
                for index in range(widget.count())
                if widget.sectionSizeHint(index) > widget.sectionSize(index)
            )
    return said if wanted > room else ""
