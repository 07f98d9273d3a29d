"""The dock of the overview, which is hidden while all of the maze is visible."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from mazarine.gui.background.timers import single_shot
from mazarine.gui.features import minimap
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.shell import Shell

_LOOK_AFTER_MS = 150


class _Usefulness(QObject):
    """Looks whether a part of the maze is out of sight, a moment after the view has moved."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._scene, self._view, self._docking = shell.scene, shell.view, shell.docking
        self._timer = single_shot(self, _LOOK_AFTER_MS, self._look)
        shell.view.zoom_changed.connect(self._timer.start)
        shell.view.resized.connect(self._timer.start)
        self._docking.set_useful("minimap", False)

    @Slot()
    def _look(self) -> None:
        seen = self._view.seen_rect.adjusted(-0.01, -0.01, 0.01, 0.01)
        self._docking.set_useful("minimap", not seen.contains(self._scene.maze_rect))


def install(shell: Shell) -> None:
    shell.add_dock(
        "minimap", tr_later("Minim&ap"), "minimap", ("Shift+F7",),
        tr_later("Show or hide the overview of the level"),
        lambda: minimap.Minimap(shell.scene, shell.view),
    )  # fmt: skip
    _Usefulness(shell)
