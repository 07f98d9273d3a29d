"""The action that shows an infinite maze."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from mazarine.gui import forms
from mazarine.gui.features.make import generators
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.seed_box import random_seed


class InfiniteActions(QObject):
    """Shows an infinite maze."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._current, self._scene, self._documents = shell.current, shell.scene, shell.documents
        self._window = shell
        shell.add(
            ActionSpec("explore.infinite", tr_later("&Infinite maze…"), "overlay_subtrees", (),
                       tr_later("Walk through a maze without a border, and cut out a part of it"),
                       self.show_infinite, needs_maze=False),
        )  # fmt: skip

    @Slot()
    def show_infinite(self) -> None:
        """Show an infinite binary tree maze with a random seed."""
        seed = random_seed()
        generators.show_infinite(
            forms.GeneratorRequest("binary-tree", 16, 16, seed, {}),
            self._current, self._documents, self._scene.palette_of_maze, self._window,
        )  # fmt: skip
