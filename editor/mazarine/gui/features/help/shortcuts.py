"""The shortcut editor: every action with its keys."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSize, Qt, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from mazarine.gui.features.help.action_search import found
from mazarine.gui.i18n import tr
from mazarine.gui.shell.actions import VIEW_KEYS, Keys, native, plain
from mazarine.gui.shell.menus import sections
from mazarine.gui.widgets.building import column_of, ok_and_cancel, resize_within_screen, row_of
from mazarine.gui.widgets.labels import PlainLabel

_NAME = Qt.ItemDataRole.UserRole
_NAMES_PX = 330
_BETWEEN_ROWS_PX = 8


class ShortcutsDialog(QDialog):
    """Changes keys; nothing is changed before OK."""

    def __init__(self, keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self._keys = keys
        self.new_keys: dict[str, tuple[str, ...]] = {name: keys.of(name) for name in keys.actions}
        """The new keys of every action."""
        self.filter_line = QLineEdit(
            placeholderText=tr("Search by name, key or purpose"), clearButtonEnabled=True
        )
        self.filter_line.setAccessibleName(tr("Search"))
        self.tree = QTreeWidget(columnCount=2)
        self.items: dict[str, QTreeWidgetItem] = {}
        self._headings: list[tuple[QTreeWidgetItem, list[str]]] = []
        self.key_edit = QKeySequenceEdit(maximumSequenceLength=1, clearButtonEnabled=True)
        self.key_edit.setAccessibleName(tr("Key"))
        for clear_button in self.key_edit.findChildren(QToolButton):
            clear_button.setAccessibleName(tr("Clear the key"))
        self.set_button = QPushButton(tr("&Set key"))
        self.default_button = QPushButton(tr("&Default key"))
        self.all_defaults_button = QPushButton(tr("&All defaults"))
        self.hint = PlainLabel(wordWrap=True)
        self.buttons = ok_and_cancel(self, self._accept)
        self._fill()
        self._lay_out()
        self.filter_line.textChanged.connect(self._filter)
        self.tree.currentItemChanged.connect(self._show_current)
        self.key_edit.keySequenceChanged.connect(self._show_hint)
        self.set_button.clicked.connect(self._set)
        self.default_button.clicked.connect(self._set_default)
        self.all_defaults_button.clicked.connect(self._set_all_defaults)
        self._filter("")

    def _fill(self) -> None:
        tree = self.tree
        tree.setHeaderLabels([tr("Action"), tr("Keys")])
        tree.setAccessibleName(tr("Actions"))
        tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        tree.setItemsExpandable(False)
        tree.setRootIsDecorated(False)
        tree.setUniformRowHeights(True)
        tree.setColumnWidth(0, _NAMES_PX)
        for title, names in sections(self._keys.actions):
            heading = _heading(plain(title))
            heading.setSizeHint(0, QSize(0, self.fontMetrics().height() + _BETWEEN_ROWS_PX))
            tree.addTopLevelItem(heading)
            heading.setFirstColumnSpanned(True)
            self._headings.append((heading, names))
            for name in names:
                action = self._keys.actions[name]
                item = self.items[name] = QTreeWidgetItem(heading, [action.title])
                item.setIcon(0, action.icon())
                item.setToolTip(0, tr(action.spec.tip))
                item.setData(0, _NAME, name)
                self._show_keys(name)
        tree.expandAll()

    def _lay_out(self) -> None:
        keys = row_of(PlainLabel(tr("Key")), (self.key_edit, 1), self.set_button, self.default_button)
        below = row_of(self.all_defaults_button, 1, self.buttons)
        self.setLayout(column_of(self.filter_line, (self.tree, 1), keys, self.hint, below))
        self.hint.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        resize_within_screen(self, QSize(560, 620))

    def _show_keys(self, name: str) -> None:
        self.items[name].setText(1, self._keys_in_words(name))

    def _keys_in_words(self, name: str) -> str:
        return ", ".join(map(native, self.new_keys[name]))

    @property
    def _current(self) -> str:
        item = self.tree.currentItem()
        return "" if item is None else item.data(0, _NAME) or ""

    @Slot(str)
    def _filter(self, words: str) -> None:
        """Show the actions that the search for actions finds, and those with such a key."""
        by_words = set(found(words, self._keys.actions))
        shown = {name for name in self.items if name in by_words or self._has_words(name, words)}
        for name, item in self.items.items():
            item.setHidden(name not in shown)
        for heading, names in self._headings:
            heading.setHidden(shown.isdisjoint(names))
        if self._current not in shown:
            self.tree.setCurrentIndex(QModelIndex())
            first = next((item for name, item in self.items.items() if name in shown), None)
            if first is not None:
                self.tree.setCurrentItem(first)
            self._show_current()

    def _has_words(self, name: str, words: str) -> bool:
        text = f"{self._keys.actions[name].title} {self._keys_in_words(name)}".casefold()
        return all(word in text for word in words.casefold().split())

    @Slot()
    def _show_current(self) -> None:
        for widget in (self.key_edit, self.set_button, self.default_button):
            widget.setEnabled(bool(self._current))
        if not self._current:
            return
        keys = self.new_keys[self._current]
        self.key_edit.setKeySequence(QKeySequence(keys[0]) if keys else QKeySequence())
        self.default_button.setEnabled(keys != self._keys.actions[self._current].spec.keys)
        self._show_hint()

    @Slot()
    def _show_hint(self) -> None:
        key = self.key_edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        user, hints = self._user_of(key), []
        if user:
            action = self._keys.actions[user].title
            hints.append(
                tr(
                    "{key} is already used for “{action}”. Setting it here removes it there.",
                    key=key, action=action,
                )
            )  # fmt: skip
        if key in VIEW_KEYS and key not in self.new_keys[self._current]:
            hints.append(
                tr(
                    "In the maze, {key}: {effect}. Setting this key replaces that.",
                    key=key, effect=VIEW_KEYS[key],
                )
            )  # fmt: skip
        self.hint.setText(" ".join(hints))

    def _user_of(self, key: str) -> str:
        """Return the name of the other action that has a key; empty if none has."""
        return next(
            (name for name, keys in self.new_keys.items() if key and key in keys and name != self._current),
            "",
        )

    @Slot()
    def _set(self) -> None:
        key = self.key_edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        others = tuple(other for other in self.new_keys[self._current][1:] if other != key)
        self._give(self._current, (key, *others) if key else ())

    @Slot()
    def _set_default(self) -> None:
        self._give(self._current, self._keys.actions[self._current].spec.keys)

    @Slot()
    def _set_all_defaults(self) -> None:
        self.new_keys = {name: action.spec.keys for name, action in self._keys.actions.items()}
        self._show_all()

    def _give(self, name: str, keys: tuple[str, ...]) -> None:
        for key in keys:
            user = self._user_of(key)
            if user:
                self.new_keys[user] = tuple(other for other in self.new_keys[user] if other != key)
        self.new_keys[name] = keys
        self._show_all()

    def _show_all(self) -> None:
        for name in self.items:
            self._show_keys(name)
        self._show_current()

    @Slot()
    def _accept(self) -> None:
        self._keys.change(self.new_keys)
        self.accept()


def _heading(title: str) -> QTreeWidgetItem:
    """Return the title of a menu, which cannot be chosen."""
    heading = QTreeWidgetItem([title])
    heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
    font = heading.font(0)
    font.setBold(True)
    heading.setFont(0, font)
    return heading
