"""The shortcut editor: every action with its keys."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QWidget,
)

from mazewright.gui.actions.building import VIEW_KEYS, Keys, plain
from mazewright.gui.actions.table import ACTIONS, SPECS
from mazewright.gui.i18n import tr
from mazewright.gui.style.icons import icon
from mazewright.gui.widgets.building import column_of, ok_and_cancel, resize_within_screen, row_of


class ShortcutsDialog(QDialog):
    """Changes keys; nothing is changed before OK.

    Attributes
    ----------
    filter_line, table : the filter, and the list of actions
    key_edit, hint : the key of the selected action, and the effect of setting it
    """

    def __init__(self, keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self._keys = keys
        self.new_keys: dict[str, tuple[str, ...]] = {spec.name: keys.of(spec.name) for spec in ACTIONS}
        """The new keys of every action."""
        self.filter_line = QLineEdit(placeholderText=tr("Search by name or key"), clearButtonEnabled=True)
        self.filter_line.setAccessibleName(tr("Search"))
        self.table = QTableWidget(len(ACTIONS), 2)
        self.key_edit = QKeySequenceEdit(maximumSequenceLength=1, clearButtonEnabled=True)
        self.key_edit.setAccessibleName(tr("Key"))
        for clear_button in self.key_edit.findChildren(QToolButton):
            clear_button.setAccessibleName(tr("Clear the key"))
        self.set_button = QPushButton(tr("&Set key"))
        self.default_button = QPushButton(tr("&Default key"))
        self.all_defaults_button = QPushButton(tr("&All defaults"))
        self.hint = QLabel(wordWrap=True)
        self.buttons = ok_and_cancel(self, self._accept)
        self._fill()
        self._lay_out()
        self.filter_line.textChanged.connect(self._filter)
        self.table.currentCellChanged.connect(self._show_current)
        self.key_edit.keySequenceChanged.connect(self._show_hint)
        self.set_button.clicked.connect(self._set)
        self.default_button.clicked.connect(self._set_default)
        self.all_defaults_button.clicked.connect(self._set_all_defaults)
        self.table.setCurrentCell(0, 0)

    def _fill(self) -> None:
        self.table.setHorizontalHeaderLabels([tr("Action"), tr("Keys")])
        self.table.verticalHeader().hide()
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setShowGrid(False)
        self.table.setAccessibleName(tr("Actions"))
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        for row, spec in enumerate(ACTIONS):
            item = QTableWidgetItem(icon(spec.icon), plain(spec.text))
            item.setToolTip(tr(spec.tip))
            self.table.setItem(row, 0, item)
            self._show_keys(row)

    def _lay_out(self) -> None:
        keys = row_of(QLabel(tr("Key")), (self.key_edit, 1), self.set_button, self.default_button)
        below = row_of(self.all_defaults_button, 1, self.buttons)
        self.setLayout(column_of(self.filter_line, (self.table, 1), keys, self.hint, below))
        self.hint.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        resize_within_screen(self, QSize(560, 620))

    def _show_keys(self, row: int) -> None:
        self.table.setItem(row, 1, QTableWidgetItem(self._keys_in_words(ACTIONS[row].name)))

    def _keys_in_words(self, name: str) -> str:
        native = QKeySequence.SequenceFormat.NativeText
        return ", ".join(QKeySequence(key).toString(native) for key in self.new_keys[name])

    @property
    def _current(self) -> str:
        row = self.table.currentRow()
        return ACTIONS[row].name if row >= 0 else ""

    @Slot(str)
    def _filter(self, words: str) -> None:
        for row, spec in enumerate(ACTIONS):
            text = f"{plain(spec.text)} {self._keys_in_words(spec.name)}".casefold()
            self.table.setRowHidden(row, not all(word in text for word in words.casefold().split()))
        if not self._current or self.table.isRowHidden(self.table.currentRow()):
            seen = (row for row in range(len(ACTIONS)) if not self.table.isRowHidden(row))
            self.table.setCurrentCell(next(seen, -1), 0)

    @Slot()
    def _show_current(self) -> None:
        for widget in (self.key_edit, self.set_button, self.default_button):
            widget.setEnabled(bool(self._current))
        if not self._current:
            return
        keys = self.new_keys[self._current]
        self.key_edit.setKeySequence(QKeySequence(keys[0]) if keys else QKeySequence())
        self.default_button.setEnabled(keys != SPECS[self._current].keys)
        self._show_hint()

    @Slot()
    def _show_hint(self) -> None:
        key = self.key_edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        user, hints = self._user_of(key), []
        if user:
            action = plain(SPECS[user].text)
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
        self._give(self._current, SPECS[self._current].keys)

    @Slot()
    def _set_all_defaults(self) -> None:
        self.new_keys = {spec.name: spec.keys for spec in ACTIONS}
        self._show_all()

    def _give(self, name: str, keys: tuple[str, ...]) -> None:
        """Assign keys to an action and remove them from other actions."""
        for key in keys:
            user = self._user_of(key)
            if user:
                self.new_keys[user] = tuple(other for other in self.new_keys[user] if other != key)
        self.new_keys[name] = keys
        self._show_all()

    def _show_all(self) -> None:
        for row in range(self.table.rowCount()):
            self._show_keys(row)
        self._show_current()

    @Slot()
    def _accept(self) -> None:
        self._keys.change(self.new_keys)
        self.accept()
