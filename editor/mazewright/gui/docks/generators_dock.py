"""The Generators dock: choose an algorithm, see what its mazes are like, and have one made."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.docks.generators_panel import GeneratorsPanel
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.session.document_manager import DocumentManager
from mazewright.gui.widgets.message_bar import MessageBar

_LEAST_WIDTH_PX = 246


class ScrollableGenerators(QWidget):
    """The panel in a scroll area: some generators have many fields, and some screens are small.

    Attributes
    ----------
    panel : the form and the preview
    """

    def __init__(
        self, current: CurrentSession, scene: MazeScene, workers: Workers, documents: DocumentManager,
        messages: MessageBar,
    ) -> None:  # fmt: skip
        super().__init__()
        self.panel = GeneratorsPanel(current, scene, workers, documents, messages)
        area = QScrollArea()
        area.setAccessibleName(tr("Generators"))
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setMinimumWidth(_LEAST_WIDTH_PX)
        area.setWidget(self.panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(area, 1)
        column.addWidget(self.panel.foot)
