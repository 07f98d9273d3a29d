"""The Properties dock: what the maze says of itself, and a link, a marker or a region of it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from editor.gui.analysis import Analysis
from editor.gui.docks.dock import Dock
from editor.gui.document import Document
from editor.gui.language import tr
from editor.gui.message_bar import MessageBar
from editor.gui.properties.here_form import HereForm
from editor.gui.properties.maze_form import MazeForm
from editor.gui.properties.things_here import things_at
from editor.gui.scene.view import MazeView
from editor.gui.tools.pointer import Pointer


class PropertiesDock(Dock):
    """Holds the two forms.

    Attributes
    ----------
    maze_form : the maze
    here_form : what was pointed at, or placed last
    """

    def __init__(
        self, document: Document, analysis: Analysis, view: MazeView, messages: MessageBar,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(tr("Properties"), parent)
        self.setObjectName("properties_dock")
        self._document = document
        self._view = view
        self._messages = messages
        self._pointer: Pointer | None = None
        self.maze_form = MazeForm(document)
        self.here_form = HereForm(document, analysis, messages)
        self._body = QWidget()
        layout = QVBoxLayout(self._body)
        layout.setContentsMargins(6, 6, 6, 4)
        layout.addWidget(self.maze_form)
        layout.addWidget(self.here_form)
        layout.addStretch(1)
        self._area = QScrollArea()
        self._area.setAccessibleName(tr("Properties"))
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._body)
        self.setWidget(self._area)
        view.pointer_moved.connect(self._note_pointer)
        document.settled.connect(self._commit)
        document.cut.connect(self._commit)

    def showEvent(self, event: QShowEvent) -> None:
        """Be as wide as the words are, which is known once they have their font."""
        self._area.setMinimumWidth(self._body.minimumSizeHint().width())
        super().showEvent(event)

    @Slot()
    def show_here(self) -> None:
        """Show what is under the pointer, or was when it left the maze last."""
        scene = self._view.maze_scene
        things = [] if self._pointer is None else things_at(self._document.maze, scene.level, self._pointer)
        self.here_form.show_things(things)
        if not things:
            self._messages.tell("There is nothing here: point at a link, a marker or a region first.")
            return
        self.show()
        self.raise_()
        self._area.ensureWidgetVisible(self.here_form)

    @Slot(object)
    def _note_pointer(self, pointer: Pointer | None) -> None:
        # When the pointer goes to the menu, where it was is what is meant.
        if pointer is not None:
            self._pointer = pointer

    @Slot()
    def _commit(self) -> None:
        self.maze_form.commit()
        self.here_form.commit()
