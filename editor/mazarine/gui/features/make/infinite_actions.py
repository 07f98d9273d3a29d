"""The action that shows an infinite maze."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.documents.document_manager import DocumentManager
from mazarine.gui.features.make import generators
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.widgets.seed_box import random_seed


class ExploreActions(QObject):
    """Shows an infinite maze."""

    def __init__(
        self,
        current: CurrentSession,
        scene: MazeScene,
        documents: DocumentManager,
        workers: Workers,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._current, self._scene, self._documents = current, scene, documents
        self._workers, self._window = workers, window

    @Slot()
    def show_infinite(self) -> None:
        """Show an infinite binary tree maze with a random seed."""
        seed = random_seed()
        generators.show_infinite(
            GeneratorRequest("binary-tree", 16, 16, seed, {}),
            self._current, self._documents, self._scene.palette_of_maze, self._window,
        )  # fmt: skip
