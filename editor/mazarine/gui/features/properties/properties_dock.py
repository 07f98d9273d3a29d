"""The Properties dock: the properties of the maze, and of a link, a marker or a region."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from mazarine.gui.features.properties.here_form import HereForm
from mazarine.gui.features.properties.maze_form import MazeForm, TileForm
from mazarine.gui.features.properties.things_here import HereTracker, RegionHere, things_at
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import column_of
from mazarine.maze import Cell


class PropertiesPanel(QScrollArea):
    """Holds the forms: for the maze, for its map of tiles, and for the element that was pointed at."""

    def __init__(self, shell: Shell, here: HereTracker) -> None:
        super().__init__()
        current = self._current = shell.current
        self._scene, self._here, self._messages = shell.scene, here, shell.messages
        self.maze_form = MazeForm(current, shell.actions_by_name["board.resize"])
        self.tile_form = TileForm(current)
        self.here_form = HereForm(current, shell.messages)
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
        self.here_form.show_things([RegionHere(cell)])
        self.ensureWidgetVisible(self.here_form)

    @Slot()
    def _commit(self) -> None:
        self.maze_form.commit()
        self.here_form.commit()
