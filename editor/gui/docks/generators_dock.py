"""The Generators dock: choose an algorithm, see what its mazes are like, and have one made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from editor.gui.docks.dock import Dock
from editor.gui.document import Document
from editor.gui.filing.files import Files
from editor.gui.language import tr
from editor.gui.message_bar import MessageBar
from editor.gui.scene.maze_scene import MazeScene
from editor.gui.selecting.selection import Selection
from editor.gui.worker import Workers

if TYPE_CHECKING:
    from editor.gui.generating.panel import GeneratorsPanel

_LEAST_WIDTH_PX = 246


class GeneratorsDock(Dock):
    """Has its contents made when it is first shown: they load all generators, and most starts need none.

    Attributes
    ----------
    panel : the contents, None before
    """

    def __init__(
        self, document: Document, scene: MazeScene, selection: Selection, workers: Workers, files: Files,
        messages: MessageBar, parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(tr("Generators"), parent)
        self.setObjectName("generators_dock")
        self._needs = document, scene, selection, workers, files, messages
        self.panel: GeneratorsPanel | None = None
        # Some generators have many fields, and some screens are small.
        self._area = QScrollArea()
        self._area.setAccessibleName(tr("Generators"))
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setMinimumWidth(_LEAST_WIDTH_PX)
        body = QWidget()
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._area, 1)
        self.setWidget(body)

    def showEvent(self, event: QShowEvent) -> None:
        """Make the contents, the first time."""
        from editor.gui.generating.panel import GeneratorsPanel  # noqa: PLC0415

        super().showEvent(event)
        if self.panel is None:
            self.panel = GeneratorsPanel(*self._needs)
            self._area.setWidget(self.panel)
            self._column.addWidget(self.panel.foot)
