"""The Properties dock: the properties of the maze, and of a link, a marker or a region."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.features.properties.here_form import HereForm
from mazarine.gui.features.properties.maze_form import MazeForm
from mazarine.gui.features.properties.things_here import HereTracker, RegionHere, things_at
from mazarine.gui.features.properties.tile_form import TileForm
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.widgets.building import column_of
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.maze import Cell


class PropertiesPanel(QScrollArea):
    """Holds the two forms.

    Attributes
    ----------
    maze_form : the properties of the maze
    tile_form : what is written in a map of tiles; hidden for other files
    here_form : the element that was pointed at, or placed last
    """

    def __init__(
        self, current: CurrentSession, scene: MazeScene, here: HereTracker,
        messages: MessageBar, resize: QAction,
    ) -> None:  # fmt: skip
        super().__init__()
        self._current = current
        self._scene = scene
        self._here = here
        self._messages = messages
        self.maze_form = MazeForm(current, resize)
        self.tile_form = TileForm(current)
        self.here_form = HereForm(current, messages)
        if here.placed is not None:
            self.here_form.show_things([here.placed])
        self._body = QWidget()
        self._body.setLayout(
            column_of(self.tile_form, self.maze_form, self.here_form, 1, margins=(6, 6, 6, 4))
        )
        show_text("Properties", self.setAccessibleName)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._body)
        current.settled.connect(self._commit)
        current.cut.connect(self._commit)

    def showEvent(self, event: QShowEvent) -> None:
        """Make the panel as wide as its texts, whose width is known once they have their font."""
        bar = self.verticalScrollBar().sizeHint().width()
        self.setMinimumWidth(self._body.minimumSizeHint().width() + bar)
        super().showEvent(event)

    def show_here(self) -> bool:
        """Show the element under the pointer, or the last one there; return whether there is one."""
        pointer = self._here.pointer
        things = [] if pointer is None else things_at(self._current.maze, self._scene.level, pointer)
        self.here_form.show_things(things)
        if not things:
            self._messages.show_message(tr_later("Point at a link, a marker or a region first."))
        return bool(things)

    def show_region(self, cell: Cell) -> None:
        """Show the region of a cell."""
        self.here_form.show_things([RegionHere(cell)])
        self.ensureWidgetVisible(self.here_form)

    @Slot()
    def _commit(self) -> None:
        self.maze_form.commit()
        self.here_form.commit()
