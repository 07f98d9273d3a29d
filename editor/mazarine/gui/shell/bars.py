"""The menus and tool bars, made of the table of actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QEvent, QObject, QPoint, QSignalBlocker, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QAction, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QWidget

from mazarine.gui.background.plugin_watch import plugin_watch
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.file_names import shown
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.shell.menus import MAIN_BAR, MENUS, SUBMENUS, TOOL_BAR, VIEW_MENU
from mazarine.gui.style.themes import OVERLAY_NAMES
from mazarine.gui.widgets.building import choice_of, label_of, show_added
from mazarine.gui.widgets.labels import literal
from mazarine.gui.widgets.number_boxes import NumberBox
from mazarine.messages import Message
from mazarine.picture.plugins import ADDED_OVERLAYS, overlay_named


def build_menus(
    window: QMainWindow, actions: Mapping[str, QAction], recent: Mapping[str, RecentMenu]
) -> None:
    for title, names in MENUS.items():
        menu = Menu(title, window)
        window.menuBar().addMenu(menu)
        fill_menu(menu, names, actions, recent)


def fill_menu(
    menu: QMenu,
    names: Iterable[str | None],
    actions: Mapping[str, QAction],
    recent: Mapping[str, RecentMenu] = MappingProxyType({}),
) -> None:
    """Add actions, separators and submenus to a menu, in the notation of `MENUS`."""
    for name in names:
        if name is None:
            menu.addSeparator()
        elif name in recent:
            menu.addMenu(recent[name].menu)
        elif name in SUBMENUS:
            title, within = SUBMENUS[name]
            submenu = Menu(title, menu)
            fill_menu(submenu, within, actions, recent)
            submenu.setIcon(submenu.actions()[-1].icon())
            menu.addMenu(submenu)
        else:
            menu.addAction(actions[name])


class Menu(QMenu):
    """A menu whose entries have tooltips.

    While it is open, letters choose entries, and not the tools that have them as keys.
    """

    def __init__(self, title: Message | str, parent: QWidget) -> None:
        super().__init__(parent)
        show_text(title, self.setTitle)
        self.setToolTipsVisible(True)

    def showEvent(self, event: QShowEvent) -> None:
        """Filter events from now on; before, each change of an entry is one."""
        super().showEvent(event)
        self.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep letters for the menu."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
            if plain and event.text():
                event.accept()
                return True
        return super().eventFilter(watched, event)


class ViewMenu(QObject):
    """The context menu of the maze; its actions are about the place where it was opened."""

    def __init__(self, view: MazeView, actions: Mapping[str, QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self._view = view
        self.menu = Menu("Maze", parent)
        fill_menu(self.menu, VIEW_MENU, actions)
        view.menu_requested.connect(self._open)
        self.menu.aboutToHide.connect(self._follow_end)

    @Slot(QPoint)
    def _open(self, place: QPoint) -> None:
        self._view.keep_pointer(True)
        self.menu.popup(self._view.viewport().mapToGlobal(place))

    @Slot()
    def _follow_end(self) -> None:
        # The action that was chosen is triggered after the menu is hidden.
        QTimer.singleShot(0, self._let_pointer_go)

    @Slot()
    def _let_pointer_go(self) -> None:
        self._view.keep_pointer(False)


def build_tool_bar(window: QMainWindow, actions: Mapping[str, QAction]) -> QToolBar:
    bar = _bar(tr_later("Tools"), "tool_bar", actions, TOOL_BAR)
    bar.setIconSize(QSize(24, 24))
    window.addToolBar(Qt.ToolBarArea.LeftToolBarArea, bar)
    return bar


class MainBar(QObject):
    """The bar above the maze."""

    def __init__(
        self, window: QMainWindow, actions: Mapping[str, QAction], current: CurrentSession, scene: MazeScene
    ) -> None:
        super().__init__(window)
        self._current, self._scene = current, scene
        self.bar = _bar(tr_later("Main"), "main_bar", actions, MAIN_BAR)
        self.bar.setIconSize(QSize(20, 20))
        self.overlay_box = choice_of({overlay.value: name for overlay, name in OVERLAY_NAMES.items()})
        for index, overlay in enumerate(OVERLAY_NAMES):
            self.overlay_box.setItemIcon(index, actions[f"overlay.{overlay.value}"].icon())
        show_text("Overlay", self.overlay_box.setAccessibleName)
        show_text("<b>Overlay</b><br>Choose an overlay (Ctrl+1 to Ctrl+8)", self.overlay_box.setToolTip)
        self.overlay_box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.level_box = NumberBox()
        show_text("Level", self.level_box.setAccessibleName)
        show_text("<b>Level</b>&nbsp; PgUp, PgDown<br>Choose the level", self.level_box.setToolTip)
        self.level_box.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._add(tr_later("Overlay"), self.overlay_box)
        line = self.bar.addSeparator()
        self._level_actions = [line, *self._add(tr_later("Level"), self.level_box)]
        window.addToolBar(Qt.ToolBarArea.TopToolBarArea, self.bar)
        self.level_box.valueChanged.connect(self._choose_level)
        self.overlay_box.activated.connect(self._choose_overlay)
        current.shape_changed.connect(self._show_levels)
        scene.level_changed.connect(self._show_levels)
        scene.overlay_changed.connect(self._show_overlay)
        plugin_watch().changed.connect(self._list_plugins)
        self._show_levels()
        self._show_overlay()

    @Slot()
    def _show_levels(self) -> None:
        count, level = self._current.maze.shape[0], self._scene.level
        # A smaller range would choose another level before the right one is set.
        with QSignalBlocker(self.level_box):
            self.level_box.setRange(1, count)
            self.level_box.setValue(level + 1)
        show_text(tr_later(" of {count:,}", count=count), self.level_box.setSuffix)
        for action in self._level_actions:
            action.setVisible(count > 1)

    @Slot()
    def _list_plugins(self) -> None:
        titles = {name: overlay.title for name, overlay in ADDED_OVERLAYS.items()}
        show_added(self.overlay_box, len(OVERLAY_NAMES), titles)

    @Slot()
    def _show_overlay(self) -> None:
        self.overlay_box.setCurrentIndex(self.overlay_box.findData(self._scene.overlay.value))

    @Slot(int)
    def _choose_level(self, number: int) -> None:
        self._scene.set_level(number - 1)

    @Slot()
    def _choose_overlay(self) -> None:
        self._scene.set_overlay(overlay_named(self.overlay_box.currentData()))

    def _add(self, text: Message, widget: QWidget) -> list[QAction]:
        label = label_of(text, widget)
        label.setContentsMargins(6, 0, 6, 0)
        return [self.bar.addWidget(label), self.bar.addWidget(widget)]


class RecentMenu(QObject):
    """A menu of the files used last."""

    def __init__(
        self,
        title: Message,
        recent: Callable[[], list[Path]],
        open_path: Callable[[Path], object],
        clear: Callable[[], None],
        parent: QWidget,
        can_open: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(parent)
        self._recent, self._open_path, self._clear, self._can_open = recent, open_path, clear, can_open
        self.menu = Menu(title, parent)
        self.menu.aboutToShow.connect(self.fill)
        self.menu.triggered.connect(self._open)

    @Slot()
    def fill(self) -> None:
        self.menu.clear()
        recent = self._recent()
        for number, path in enumerate(recent, start=1):
            name = shown(path.name).replace("&", "&&")
            action = self.menu.addAction(f"{'&' if number < 10 else ''}{number}  {name}")
            action.setToolTip(literal(shown(path)))
            action.setData(path)
            action.setEnabled(self._can_open())
        if not recent:
            self.menu.addAction(tr("No files yet")).setEnabled(False)
            return
        self.menu.addSeparator()
        self.menu.addAction(tr("&Clear list"))

    @Slot(QAction)
    def _open(self, action: QAction) -> None:
        if action.data():
            self._open_path(action.data())
        else:
            self._clear()


def _bar(
    title: Message, name: str, actions: Mapping[str, QAction], names: tuple[str | None, ...]
) -> QToolBar:
    bar = QToolBar()
    show_text(title, bar.setWindowTitle)
    bar.setObjectName(name)
    bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    for action_name in names:
        if action_name is None:
            bar.addSeparator()
        else:
            bar.addAction(actions[action_name])
    return bar
