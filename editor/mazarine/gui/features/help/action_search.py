"""The search for actions by their name, menu or description."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QWidget

from mazarine.gui.i18n import tr
from mazarine.gui.shell.actions import WindowAction, plain
from mazarine.gui.shell.menus import MENUS, SUBMENUS, sections
from mazarine.gui.widgets.building import column_of

_NAME = Qt.ItemDataRole.UserRole
_SIZE_PX = (460, 420)

SYNONYMS = {
    "edit.preferences": "settings options language theme dark light wheel",
    "help.shortcuts": "shortcuts hotkeys keyboard settings",
    "file.export": "image picture png svg pdf",
    "file.contest_sheets": "print real size build walls posts micromouse pdf",
    "file.new": "create size honeycomb hexagons triangles",
    "file.new_shape": "heart star text letters picture mask",
    "file.versions": "backup history restore recover",
    "board.resize": "size canvas grow shrink enlarge dimensions rows columns",
    "board.crop_selection": "trim cut size canvas",
    "board.crop_content": "trim shrink size canvas",
    "board.add_border": "margin frame grow enlarge size",
    "board.rotate_right": "turn clockwise transform",
    "board.rotate_left": "turn counterclockwise transform",
    "board.rotate_half": "turn upside down transform",
    "board.flip_horizontal": "mirror transform",
    "board.flip_vertical": "mirror transform",
    "edit.clear": "delete remove erase",
    "select.turn": "rotate",
    "select.none": "unselect",
    "mode.erase": "eraser rubber",
    "tool.teleporter": "portal warp gate link",
    "tool.stairs": "ladder elevator floors",
    "tool.marker": "flag start goal entrance exit",
    "tool.path_probe": "shortest path distance measure",
    "tool.fill": "bucket",
    "tool.grow": "point triplet expand direction hexagon",
    "tool.pick": "eyedropper pipette",
    "overlay.solution": "solve shortest path answer",
    "overlay.chokepoints": "bottlenecks bridges",
    "plugins.show": "extensions addons add-ons extend",
    "scripts.run": "macro automate execute",
    "window.console": "repl shell terminal script",
    "window.problems": "check errors validate",
    "make.requirements": "design request require search find difficulty generate optimize",
    "make.tiling": "circle circular round polar theta upsilon octagon triangle hexagon",
    "design.harder": "difficult difficulty raise",
    "design.easier": "simple difficulty lower",
    "window.make": "generators random create algorithm",
    "window.levels": "floors storeys layers",
    "view.fit": "whole all zoom",
}
"""Words for the same in other programs."""


class ActionSearch(QDialog):
    """Lists the actions whose name, menu or description has all words; Enter triggers the selected one."""

    def __init__(self, actions: Mapping[str, WindowAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Search actions"))
        self._actions = actions
        self.chosen: QAction | None = None
        self.line = QLineEdit(placeholderText=tr("What do you want to do?"), clearButtonEnabled=True)
        self.line.setAccessibleName(tr("Search actions"))
        self.line.installEventFilter(self)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Actions"))
        self.list.setFocusProxy(self.line)
        self.setLayout(column_of(self.line, (self.list, 1)))
        self.line.textChanged.connect(self._show_found)
        self.line.returnPressed.connect(self._choose)
        self.list.itemClicked.connect(self._choose)
        self.resize(*_SIZE_PX)
        self._show_found("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows move in the list while words are typed."""
        moves = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in moves:
            self.list.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    @Slot(str)
    def _show_found(self, text: str) -> None:
        self.list.clear()
        for name in found(text, self._actions):
            action, menu = self._actions[name], menu_of(name)
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            text = action.title + (f"   ({menu})" if menu else "") + (f"   {keys}" if keys else "")
            item = QListWidgetItem(action.icon(), text)
            item.setData(_NAME, name)
            item.setToolTip(tr(action.spec.tip))
            if not action.isEnabled():
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
            self.list.addItem(item)
        if not self.list.count():
            nothing = QListWidgetItem(tr("No matching action."))
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(nothing)
        self.list.setCurrentRow(0)

    @Slot()
    def _choose(self) -> None:
        item = self.list.currentItem()
        if item is not None and item.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.chosen = self._actions[item.data(_NAME)]
            self.accept()


def found(text: str, actions: Mapping[str, WindowAction]) -> list[str]:
    """Return the names of the actions that have all words, best names first.

    Those that are as good are in the order of the menus.
    """
    searched = text.casefold().strip()
    words, ranked = searched.split(), []
    in_menus = (actions[name] for _, within in sections(actions) for name in within)
    for order, action in enumerate(in_menus):
        spec, name = action.spec, action.title.casefold()
        also = tr(SYNONYMS[spec.name]) if spec.name in SYNONYMS else ""
        whole = f"{name} {menu_of(spec.name)} {tr(spec.tip)} {also}".casefold()
        if all(word in whole for word in words):
            has_all = all(word in name for word in words)
            rank = not has_all, not name.startswith(searched), name != searched
            ranked.append((rank, order, spec.name))
    return [name for *_, name in sorted(ranked)]


def menu_of(name: str) -> str:
    """Return the path of the menu that has an action; empty if none has.

    >>> menu_of("edit.undo"), menu_of("select.grow")
    ('Edit', 'Edit › Selection')
    """
    for title, names in MENUS.items():
        if name in names:
            return plain(title)
        for within in filter(None, names):
            if within in SUBMENUS and name in SUBMENUS[within][1]:
                return f"{plain(title)} › {plain(SUBMENUS[within][0])}"
    return ""
