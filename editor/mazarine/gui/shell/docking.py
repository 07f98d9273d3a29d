"""Layout of tool bars and docks: where they are, which are hidden, and how to restore them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QByteArray, QObject, Qt, QTimer, SignalInstance, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar, QWidget

from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.dock import Dock, draw_title_icons

_VERSION = 9
"""Another number makes a window forget layouts; Qt passes over docks that are gone, and leaves new ones."""
_WIDTH_PX = 328
_HEIGHTS_PX = 140, 235, 305
"""Of the minimap, the levels and the properties; those of a larger window are in the same proportion."""
_IN_FRONT = "minimap", "levels", "properties"
_SHOWN_BEHIND = "analysis", "problems"
_BEHIND = (*_SHOWN_BEHIND, "make")
_BEHIND_LEVELS = "history", "stamps"
_BELOW = "console"


class Docking(QObject):
    """Keeps the layout of a window, and shows docks."""

    def __init__(
        self, window: QMainWindow, docks: Mapping[str, Dock[QWidget]], actions: Mapping[str, QAction]
    ) -> None:
        super().__init__(window)
        self._window, self._docks, self._actions = window, docks, actions
        self._bars: Sequence[QToolBar] = ()
        self._hidden: list[Dock[QWidget]] = []
        self._set_aside: list[tuple[QWidget, bool]] = []
        self._first = QByteArray()
        self._idle: set[str] = set()
        self._waiting: set[str] = set()
        self._kept: set[str] = set()
        self._heights = dict(zip(_IN_FRONT, _HEIGHTS_PX, strict=True))

    def specs(self) -> tuple[ActionSpec, ...]:
        return (
            ActionSpec("window.hide_docks", tr_later("&Hide docks"), "hide_docks", ("Tab",),
                       tr_later("Hide all docks"), self.set_docks_hidden, is_switch=True, in_view=True),
            ActionSpec("window.full_screen", tr_later("&Full screen"), "full_screen", ("F11",),
                       tr_later("Show the window full screen"),
                       self.set_full_screen, is_switch=True, needs_maze=False),
            ActionSpec("window.lock", tr_later("Loc&k layout"), "lock", (),
                       tr_later("Lock tool bars and docks in place"),
                       self.set_locked, is_switch=True, needs_maze=False, remembered=("locked", False)),
        )  # fmt: skip

    def complete(self, bars: Sequence[QToolBar], palette_changed: SignalInstance) -> None:
        """Follow the docks, now that all are there, and the colors of their titles."""
        self._bars = bars
        for dock in self._docks.values():
            dock.visibilityChanged.connect(self._show_which)
        palette_changed.connect(self._draw_title_icons)

    @property
    def layout(self) -> QByteArray:
        return self._window.saveState(_VERSION)

    def full_layout(self) -> QByteArray:
        """Return the layout for the settings, after bringing back hidden docks; none is filled for that."""
        self._window.setUpdatesEnabled(False)
        self.show_hidden()
        layout = self.layout
        self._window.setUpdatesEnabled(True)
        return layout

    def arrange(self) -> None:
        """Put the docks where they are at first: some below each other, and the others behind the last."""
        window, docks = self._window, self._docks
        in_front, below = [docks[name] for name in _IN_FRONT], docks[_BELOW]
        for dock in in_front:
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        # Hidden first: the tabs of those that share a place would be left over it.
        for each in docks.values():
            each.hide()
        for name in _BEHIND:
            window.tabifyDockWidget(in_front[-1], docks[name])
        # Not there, too: with more than four tabs in a place their titles would not be readable.
        for name in _BEHIND_LEVELS:
            window.tabifyDockWidget(docks["levels"], docks[name])
        # Below the maze only: together with those at the right it would not fit on a small screen.
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, below)
        below.hide()
        for name in (*_IN_FRONT, *_SHOWN_BEHIND):
            docks[name].show()
        in_front[-1].raise_()
        window.resizeDocks(in_front[-1:], [_WIDTH_PX], Qt.Orientation.Horizontal)
        window.resizeDocks(in_front, list(_HEIGHTS_PX), Qt.Orientation.Vertical)

    def lay_out(self, layout: QByteArray) -> bool:
        """Restore a saved layout; one of another version changes nothing. Return whether it is restored."""
        is_restored = self._window.restoreState(layout, _VERSION)
        self._follow_use()
        return is_restored

    def note_layout(self) -> None:
        """Make the current places those that `reset` restores."""
        self._first = self.layout

    def reset(self, shown: Sequence[str]) -> None:
        """Restore the initial places of bars and docks, and show these docks, the first one in front."""
        self.show_hidden()
        self._kept.clear()
        self._window.restoreState(self._first, _VERSION)
        for name, dock in self._docks.items():
            dock.setVisible(name in shown)
        self._docks[shown[0]].raise_()
        self._follow_use()

    def set_useful(self, name: str, is_useful: bool) -> None:
        """Hide a dock while it would show nothing of use, and bring it back then.

        One that the user shows meanwhile stays.
        """
        if is_useful:
            self._idle.discard(name)
            self._kept.discard(name)
        else:
            self._idle.add(name)
        self._follow_use()

    def _follow_use(self) -> None:
        if self._first.isEmpty() or self._set_aside or self._actions["window.hide_docks"].isChecked():
            return
        for name, dock in self._docks.items():
            if name in self._waiting - self._idle:
                self._waiting.discard(name)
                dock.show()
                self._give_height(name)
            elif name in self._idle - self._kept and not dock.isHidden() and not dock.isFloating():
                self._waiting.add(name)
                if self._window.isVisible() and not dock.is_covered:
                    self._heights[name] = dock.height()
                dock.put_away()

    def _give_height(self, name: str) -> None:
        """Let a dock that is back be as high as it was, once it has its place: else it is very low."""
        dock, height = self._docks[name], self._heights[name]
        QTimer.singleShot(
            0, self, lambda: self._window.resizeDocks([dock], [height], Qt.Orientation.Vertical)
        )

    @Slot(bool)
    def set_locked(self, is_locked: bool) -> None:
        feature = QDockWidget.DockWidgetFeature
        may = feature.DockWidgetClosable
        if not is_locked:
            may |= feature.DockWidgetMovable | feature.DockWidgetFloatable
        for dock in self._docks.values():
            dock.setFeatures(may)
        for bar in self._bars:
            bar.setMovable(not is_locked)

    @Slot(bool)
    def set_docks_hidden(self, are_hidden: bool) -> None:
        """Hide the docks that are there, or bring back those that were."""
        if are_hidden:
            self._hidden = [dock for dock in self._docks.values() if not dock.isHidden()]
        for dock in self._hidden:
            dock.setVisible(not are_hidden)
        if not are_hidden:
            self._hidden = []
            self._follow_use()

    def set_aside(self, is_aside: bool) -> None:
        """Hide docks and bars, which are about a maze, while the start page is shown; or bring them back."""
        if is_aside and not self._set_aside:
            parts = [*self._docks.values(), *self._bars, self._window.statusBar()]
            shown = [part for part in parts if not part.isHidden()]
            self._set_aside = [(part, isinstance(part, Dock) and not part.is_covered) for part in shown]
            for part in shown:
                part.hide()
        elif not is_aside:
            parts_before, self._set_aside = self._set_aside, []
            for part, _ in parts_before:
                part.show()
            for part, is_in_front in parts_before:
                if is_in_front:
                    part.raise_()
            self._follow_use()

    def show_hidden(self) -> None:
        """Bring back the docks that were hidden together or for the start page, if they are."""
        self.set_aside(False)
        self._actions["window.hide_docks"].setChecked(False)
        waiting, self._waiting = self._waiting, set()
        for name in waiting:
            self._docks[name].show()

    @Slot(bool)
    def set_full_screen(self, is_on: bool) -> None:
        state, full = self._window.windowState(), Qt.WindowState.WindowFullScreen
        self._window.setWindowState(state | full if is_on else state & ~full)

    @Slot()
    def _show_which(self) -> None:
        for name, dock in self._docks.items():
            self._actions[dock.action_name].setChecked(not dock.isHidden())
            if name in self._waiting and not dock.isHidden():
                self._waiting.discard(name)
                self._kept.add(name)
                self._give_height(name)

    @Slot()
    def _draw_title_icons(self) -> None:
        for dock in self._docks.values():
            draw_title_icons(dock)
