"""The dialog about plugins: which were found, what they add, and what is wrong with them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QTreeWidget, QTreeWidgetItem, QWidget

from mazarine.gui.background.plugin_watch import PluginWatch
from mazarine.gui.file_names import url_of
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.style.icons import icon
from mazarine.gui.widgets.building import column_of, resize_within_screen, row_of
from mazarine.gui.widgets.labels import PlainLabel, literal
from mazarine.plugins import PLUGINS, Plugin, PluginKind, plugins_folder

_SIZE_PX = (760, 440)
_KIND_NAMES = {
    PluginKind.GENERATORS: tr_later("Generator"),
    PluginKind.EXPLORERS: tr_later("Explorer"),
    PluginKind.FORMATS: tr_later("File format"),
    PluginKind.OVERLAYS: tr_later("Overlay"),
    PluginKind.CHECKS: tr_later("Check"),
    PluginKind.STATISTICS: tr_later("Statistic"),
    PluginKind.SEARCHES: tr_later("Path search"),
}


class PluginsDialog(QDialog):
    """Lists the plugins."""

    def __init__(self, watch: PluginWatch, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Plugins"))
        self._watch = watch
        self.hint = PlainLabel(wordWrap=True)
        self.tree = QTreeWidget()
        self.tree.setHeaderLabels([tr("Name"), tr("Adds"), tr("Description")])
        self.tree.setAccessibleName(tr("Plugins"))
        self.folder_button = QPushButton(tr("Open &folder"))
        self.folder_button.setToolTip(tr("Python files in this folder are plugins"))
        self.look_button = QPushButton(tr("Look &again"))
        self.switch_button = QPushButton()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        row = row_of(self.folder_button, self.look_button, self.switch_button, (buttons, 1))
        self.setLayout(column_of(self.hint, (self.tree, 1), row))
        self.folder_button.clicked.connect(self._open_folder)
        self.look_button.clicked.connect(watch.look)
        self.switch_button.clicked.connect(self._switch)
        buttons.rejected.connect(self.reject)
        watch.changed.connect(self._show)
        resize_within_screen(self, QSize(*_SIZE_PX))
        self._show()

    @Slot()
    def _show(self) -> None:
        self.tree.clear()
        plugins = PLUGINS.found()
        items = [_item_of(plugin) for plugin in plugins]
        self.tree.addTopLevelItems(items)
        self.tree.expandAll()
        for column in range(2):
            self.tree.resizeColumnToContents(column)
        # Sentences go over all columns: they must not make the first one wide.
        for plugin, item in zip(plugins, items, strict=True):
            _add_problems(item, plugin)
            item.setExpanded(True)
        folder = plugins_folder()
        place = "" if folder is None else tr("Plugins are Python files in {folder}, and installed packages.",
                                             folder=str(folder))  # fmt: skip
        self.hint.setText(tr("Plugins are off until Mazarine is restarted.") if PLUGINS.are_off else place)
        self.switch_button.setText(tr("&Turn on") if PLUGINS.are_off else tr("&Turn off"))
        self.folder_button.setEnabled(folder is not None)

    @Slot()
    def _open_folder(self) -> None:
        folder = plugins_folder()
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            self._watch.look()
            QDesktopServices.openUrl(url_of(folder))

    @Slot()
    def _switch(self) -> None:
        self._watch.switch(PLUGINS.are_off)


def _item_of(plugin: Plugin) -> QTreeWidgetItem:
    item = QTreeWidgetItem([plugin.name])
    for kind, entry, _ in plugin.entries:
        item.addChild(QTreeWidgetItem([entry.shown_title, tr(_KIND_NAMES[kind]), entry.summary]))
    return item


def _add_problems(item: QTreeWidgetItem, plugin: Plugin) -> None:
    for problem in plugin.problems:
        line = QTreeWidgetItem([tr(problem)])
        line.setIcon(0, icon("warning"))
        line.setToolTip(0, literal(tr(problem)))
        item.addChild(line)
        line.setFirstColumnSpanned(True)
