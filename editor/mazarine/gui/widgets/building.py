"""Widgets in rows, columns and rows that wrap, boxes, buttons, and dialogs with their buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QPoint, QRect, QSignalBlocker, QSize, Qt, Slot
from PySide6.QtGui import QAction, QFont, QIcon
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QPushButton,
    QScrollArea,
    QTableView,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from mazarine.gui.i18n import on_language_change, show_text, tr
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.messages import Message

_Box = TypeVar("_Box", bound=QBoxLayout)

Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int]
"""A widget or layout, optionally with its stretch; a number is empty space with this stretch."""
_LEAST_SCROLLED_PX = 56
_LEAST_CHARACTERS = 16
Margins = tuple[int, int, int, int]
"""Left, top, right, bottom, in pixels."""


_FRAME_PX = QSize(8, 40)
"""About the size of the frame that a desktop puts around a window."""
_LEAST_SIZE_PX, _MOST_SIZE_PX, _OF_SCREEN = QSize(1180, 780), QSize(2000, 1300), 0.8
"""The size of a window that was never resized: a part of the screen, within limits."""


def resize_within_screen(window: QWidget, size: QSize) -> None:
    """Resize a window, to the size of the screen at most."""
    window.resize(size.boundedTo(window.screen().availableSize() - _FRAME_PX))


def first_size(screen: QSize) -> QSize:
    """Return the size of the window at the first start.

    >>> [first_size(QSize(*screen)).toTuple() for screen in ((2560, 1400), (1366, 740), (1024, 600))]
    [(2000, 1120), (1180, 700), (1016, 560)]
    """
    size = (screen * _OF_SCREEN).expandedTo(_LEAST_SIZE_PX).boundedTo(_MOST_SIZE_PX)
    return size.boundedTo(screen - _FRAME_PX)


def row_of(*parts: Part, margins: Margins | None = None, spacing: int | None = None) -> QHBoxLayout:
    """Return a layout of parts side by side, by default with the margins and the spacing of the style."""
    return _filled(QHBoxLayout(), parts, margins, spacing)


def column_of(*parts: Part, margins: Margins | None = None, spacing: int | None = None) -> QVBoxLayout:
    """Return a layout of parts below each other, by default with the margins and the spacing of the style."""
    return _filled(QVBoxLayout(), parts, margins, spacing)


def choice_of(names: Mapping[Any, Message | str], chosen: Any = None) -> QComboBox:
    """Return a box to choose one of several values, each with its name; the first one is the default.

    Messages are translated; other names are shown as they are.
    """
    box = QComboBox()
    WheelGuard(box)
    for value, name in names.items():
        box.addItem("", value)
        if isinstance(name, str):
            box.setItemText(box.count() - 1, name)
    _ChoiceNames(box, names.values())
    box.setCurrentIndex(max(box.findData(chosen), 0))
    return box


def narrow_choice_of(names: Mapping[Any, Message | str], chosen: Any = None) -> QComboBox:
    """Return a box as `choice_of` does, which may be narrower than its longest name."""
    box = choice_of(names, chosen)
    box.setMinimumContentsLength(_LEAST_CHARACTERS)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    return box


def show_added(box: QComboBox, own: int, added: Mapping[Any, Message]) -> None:
    """List what plugins add after a box's own choices, in place of what was listed there before."""
    chosen = box.currentData()
    with QSignalBlocker(box):
        while box.count() > own:
            box.removeItem(own)
        for value, name in added.items():
            box.addItem(tr(name), value)
        box.setCurrentIndex(box.findData(chosen))
    if box.currentIndex() < 0:
        box.setCurrentIndex(0)


class WheelGuard(QObject):
    """Lets the wheel change a box of a form only while it has the focus, so that the form can be scrolled."""

    def __init__(self, box: QWidget) -> None:
        super().__init__(box)
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # The wheel gives none.
        box.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the wheel to what is behind the box."""
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)


class _ChoiceNames(QObject):
    """Shows the names of choices in the language of the window."""

    def __init__(self, box: QComboBox, names: Iterable[Message | str]) -> None:
        super().__init__(box)
        self._box = box
        self._names = [(index, name) for index, name in enumerate(names) if isinstance(name, Message)]
        on_language_change(self._show)
        self._show()

    @Slot()
    def _show(self) -> None:
        for index, name in self._names:
            self._box.setItemText(index, tr(name))


class Scrollable(QScrollArea):
    """An area as wide as its content, in which the content scrolls where it is too high."""

    def __init__(self, title: Message, content: QWidget) -> None:
        super().__init__(widgetResizable=True)
        show_text(title, self.setAccessibleName)
        self._content = content
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)

    def minimumSizeHint(self) -> QSize:
        """Return the width of the content beside a scroll bar."""
        width = self._content.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(width, _LEAST_SCROLLED_PX)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the width of the content."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


def height_of_rows(table: QTableWidget) -> int:
    """Return the height at which all rows of a table are visible, with a scroll bar below them."""
    rows = sum(table.rowHeight(row) for row in range(table.rowCount()))
    bar = table.horizontalScrollBar().sizeHint().height()
    return rows + table.horizontalHeader().sizeHint().height() + bar + 2 * table.frameWidth()


def table_of(model: QAbstractItemModel, name: Message, *, wraps: bool = False) -> QTableView:
    """Return a table of which one row is selected; its rows are as high as a line."""
    table = QTableView(showGrid=False, wordWrap=wraps)
    table.setModel(model)
    table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
    table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
    table.setAlternatingRowColors(True)
    table.setTabKeyNavigation(False)
    table.horizontalHeader().setHighlightSections(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 8)
    show_text(name, table.setAccessibleName)
    return table


def label_of(text: Message, buddy: QWidget | None = None) -> QLabel:
    """Return a label whose text follows the language; its mnemonic leads to the buddy."""
    label = PlainLabel()
    show_text(text, label.setText)
    if buddy is not None:
        label.setBuddy(buddy)
    return label


def heading_of(text: Message) -> QLabel:
    label = label_of(text)
    font = label.font()
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    return label


def add_row(form: QFormLayout, label: Message, field: QWidget) -> None:
    """Add a row to a form, with a label that follows the language."""
    form.addRow(label_of(label, field), field)


def ok_and_cancel(dialog: QDialog, accept: Callable[[], None] | None = None) -> QDialogButtonBox:
    """Return the buttons of a dialog; OK accepts it, or calls `accept`."""
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
    buttons.accepted.connect(accept or dialog.accept)
    buttons.rejected.connect(dialog.reject)
    return buttons


def show_modal(dialog: QDialog) -> int:
    """Open a dialog and return its result; its buttons have no icons, which would be those of the style."""
    for box in dialog.findChildren(QDialogButtonBox):
        for button in box.buttons():
            button.setIcon(QIcon())
    return dialog.exec()


def accepts(dialog: QDialog) -> bool:
    """Open a dialog; return whether it was accepted. It lives on until the events that follow."""
    is_accepted = show_modal(dialog) == QDialog.DialogCode.Accepted
    # Its parent would keep it until the window is closed, which may have happened meanwhile.
    if isValid(dialog):
        dialog.deleteLater()
    return is_accepted


def _filled(box: _Box, parts: tuple[Part, ...], margins: Margins | None, spacing: int | None) -> _Box:
    if margins is not None:
        box.setContentsMargins(*margins)
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        item, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(item, QWidget):
            box.addWidget(item, stretch)
        elif isinstance(item, QLayout):
            box.addLayout(item, stretch)
        else:
            box.addStretch(item)
    return box


class FlowLayout(QLayout):
    """Puts widgets in rows like words.

    `spacing` is the room between two of them, in pixels.
    """

    def __init__(self, parent: QWidget, spacing: int) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._items]
        width = sum(size.width() for size in sizes) + self.spacing() * max(len(sizes) - 1, 0)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        most = QSize(0, 0)
        for item in self._items:
            most = most.expandedTo(item.minimumSize())
        return most

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        for item, place in zip(self._items, self._places(rect.width()), strict=True):
            item.setGeometry(place.translated(rect.topLeft()))

    def _places(self, width: int) -> list[QRect]:
        at, rows, places = QPoint(0, 0), list[list[QRect]](), list[QRect]()
        for item in self._items:
            size = item.sizeHint()
            if item.isEmpty():
                places.append(QRect(at, size))
                continue
            if at.x() + size.width() > width and at.x():
                at = QPoint(0, max(place.bottom() + 1 for place in rows[-1]) + self.spacing() // 4)
            if not at.x():
                rows.append([])
            places.append(QRect(at, size))
            rows[-1].append(places[-1])
            at += QPoint(size.width() + self.spacing(), 0)
        for row in rows:
            height = max(place.height() for place in row)
            for place in row:
                place.translate(0, (height - place.height()) // 2)
        return places


class ActionButton(QPushButton):
    """Shows the text and the tooltip of an action, and can be clicked while the action is enabled."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self._action = action
        action.changed.connect(self._follow)
        self._follow()
        self.clicked.connect(action.trigger)

    @Slot()
    def _follow(self) -> None:
        self.setText(self._action.text())
        self.setToolTip(self._action.toolTip())
        self.setEnabled(self._action.isEnabled())
