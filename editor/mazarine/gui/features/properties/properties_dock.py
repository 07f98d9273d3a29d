"""The Properties dock: the properties of the maze, and of a link, a marker or a region."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QFrame, QGroupBox, QScrollArea, QStackedWidget, QWidget

from mazarine.errors import EditRejected
from mazarine.gui.features.properties.maze_form import MazeForm, TileForm
from mazarine.gui.features.properties.region_form import RegionForm
from mazarine.gui.features.properties.thing_forms import LinkForm, MarkerForm, kind_of, name_of
from mazarine.gui.features.properties.things_here import (
    Here,
    HereTracker,
    LinkHere,
    MarkerHere,
    RegionHere,
    placed_by,
    things_at,
)
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.i18n.texts import capitalized
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import choice_of, column_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.maze import Cell, Link, Marker
from mazarine.maze.edits import Change, Edit, places_after
from mazarine.messages import Message

_NOTHING = tr_later(
    "Point at a link, a marker or a region and press Alt+Return. New elements are shown here too."
)
_REMOVED = tr_later("This element was removed. Point at another one and press Alt+Return.")
_REGION = tr_later("region")


class HereForm(QGroupBox):
    """Shows one of the elements at a place."""

    def __init__(self, current: CurrentSession, messages: MessageBar) -> None:
        super().__init__()
        self._current, self._messages = current, messages
        self._things: list[Here] = []
        self._at = 0
        self.thing_box = choice_of({})
        # A long label must not make the dock wider.
        self.thing_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        show_text("Element", self.thing_box.setAccessibleName)
        self.link_form, self.marker_form = LinkForm(), MarkerForm()
        self.region_form = RegionForm(current)
        self.placeholder = PlainLabel(wordWrap=True)
        self._pages = QStackedWidget()
        for page in (self.placeholder, self.link_form, self.marker_form, self.region_form):
            self._pages.addWidget(page)
        self.setLayout(column_of(self.thing_box, self._pages, 1))
        self.thing_box.activated.connect(self._choose)
        self.link_form.edited.connect(self._do)
        self.marker_form.edited.connect(self._do)
        current.maze_changed.connect(self._follow)
        current.maze_replaced.connect(self._forget)
        on_language_change(self._show)
        self._show()

    def show_things(self, things: list[Here]) -> None:
        """Show the first of some elements; the box lists the others."""
        self.commit()
        self._things, self._at = list(things), 0
        self._show()

    def commit(self) -> None:
        """Apply the text in a field that still has the focus."""
        page = self._pages.currentWidget()
        if isinstance(page, LinkForm | MarkerForm) and page.label_line.isModified():
            page.commit()

    @Slot(int)
    def _choose(self, index: int) -> None:
        self._at = index
        self._show()

    @Slot(object, object)
    def _do(self, edit: Edit, title: Message) -> None:
        here = self._things[self._at] if self._things else None
        if isinstance(here, MarkerHere):
            self._things[self._at] = self.marker_form.here() or here
        self._current.document.commit_gesture()
        try:
            self._current.document.do(edit, title)
        except EditRejected as rejection:
            self._messages.refuse(rejection.message)
        self._show()

    @Slot(object)
    def _follow(self, change: Change) -> None:
        if change.reshaped:
            if places_after(change) is not None:
                self._things = []
        else:
            placed = placed_by(self._current.maze, change)
            if placed is not None and not self._has(placed):
                self._things, self._at = [placed], 0
        self._show()

    def _has(self, thing: Here) -> bool:
        """Return whether an element is the one that is shown."""
        here = self._things[self._at] if self._things else None
        maze = self._current.maze
        if isinstance(here, LinkHere) and isinstance(thing, LinkHere):
            return here.find(maze) == thing.find(maze)
        return here == thing

    @Slot()
    def _forget(self) -> None:
        self._things = []
        self._show()

    @Slot()
    def _show(self) -> None:
        maze = self._current.maze
        here = self._things[self._at] if self._things else None
        self._show_box()
        found: Link | Marker | None = None
        if isinstance(here, LinkHere | MarkerHere):
            found = here.find(maze)
        self.region_form.show_cell(here.cell if isinstance(here, RegionHere) else None)
        page: QWidget = self.placeholder
        if isinstance(found, Link):
            page = self.link_form
            self.link_form.show_link(found, maze)
        elif isinstance(found, Marker):
            page = self.marker_form
            self.marker_form.show_marker(found, maze)
        elif isinstance(here, RegionHere):
            page = self.region_form
        show_text(_NOTHING if here is None else _REMOVED, self.placeholder.setText)
        self._pages.setCurrentWidget(page)

    def _show_box(self) -> None:
        maze = self._current.maze
        names = [
            capitalized(tr(_REGION if isinstance(thing, RegionHere) else name_of(thing, maze)))
            for thing in self._things
        ]
        if names != [self.thing_box.itemText(at) for at in range(self.thing_box.count())]:
            self.thing_box.clear()
            self.thing_box.addItems(names)
        self.thing_box.setCurrentIndex(self._at if names else -1)
        self.thing_box.setVisible(len(names) > 1)
        here = self._things[self._at] if names else None
        kind = _REGION if isinstance(here, RegionHere) else kind_of(here, maze) if here else None
        self.setTitle(tr("Element") if kind is None else tr("Element: {kind}", kind=kind))


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
