"""What was pointed at or placed last: a link, a marker or a region, and what can be changed of it."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QGroupBox, QLabel, QStackedWidget, QWidget

from mazewright.errors import EditRejected
from mazewright.gui.docks.properties.region_form import RegionForm
from mazewright.gui.docks.properties.thing_forms import LinkForm, MarkerForm, kind_of, name_of
from mazewright.gui.docks.properties.things_here import Here, LinkHere, MarkerHere, RegionHere, placed_by
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.widgets.building import column_of
from mazewright.gui.widgets.message_bar import MessageBar
from mazewright.maze import Link, Marker
from mazewright.maze.edits import Change, Edit, places_after

NOTHING = "Point at a link, a marker or a region and press Alt+Return. New elements are shown here too."
_GONE = "This element was removed. Point at another one and press Alt+Return."


class HereForm(QGroupBox):
    """Shows one of the things that are at a place.

    Attributes
    ----------
    thing_box : which of them, where there are several
    link_form, marker_form, region_form : what is shown of it
    words : what to do where nothing is shown
    """

    def __init__(self, current: CurrentSession, messages: MessageBar) -> None:
        super().__init__(tr("Here"))
        self._current = current
        self._messages = messages
        self._things: list[Here] = []
        self._at = 0
        self.thing_box = QComboBox()
        # A long label is no reason for a wider dock.
        self.thing_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.thing_box.setAccessibleName(tr("Element"))
        self.link_form, self.marker_form = LinkForm(), MarkerForm()
        self.region_form = RegionForm(current)
        self.words = QLabel(tr(NOTHING), wordWrap=True)
        self._pages = QStackedWidget()
        for page in (self.words, self.link_form, self.marker_form, self.region_form):
            self._pages.addWidget(page)
        self.setLayout(column_of(self.thing_box, self._pages, 1))
        self.thing_box.activated.connect(self._choose)
        self.link_form.edited.connect(self._do)
        self.marker_form.edited.connect(self._do)
        current.maze_changed.connect(self._follow)
        current.maze_replaced.connect(self._forget)
        self._show()

    def show_things(self, things: list[Here]) -> None:
        """Show the first of some things; the box names the others."""
        self.commit()
        self._things, self._at = list(things), 0
        self._show()

    def commit(self) -> None:
        """Take what is written in a line that has not been left yet."""
        page = self._pages.currentWidget()
        if isinstance(page, LinkForm | MarkerForm) and page.label_line.isModified():
            page.commit()

    @Slot(int)
    def _choose(self, index: int) -> None:
        self._at = index
        self._show()

    @Slot(object, str)
    def _do(self, edit: Edit, what: str) -> None:
        here = self._things[self._at] if self._things else None
        if isinstance(here, MarkerHere):
            self._things[self._at] = self.marker_form.here() or here
        self._current.document.settle()
        try:
            self._current.document.do(edit, what)
        except EditRejected as rejection:
            self._messages.refuse(str(rejection))
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
        """Return whether a thing is the one that is shown."""
        here = self._things[self._at] if self._things else None
        maze = self._current.maze
        if isinstance(here, LinkHere) and isinstance(thing, LinkHere):
            return here.find(maze) == thing.find(maze)
        return here == thing

    @Slot()
    def _forget(self) -> None:
        self._things = []
        self._show()

    def _show(self) -> None:
        maze = self._current.maze
        here = self._things[self._at] if self._things else None
        self._show_box()
        found: Link | Marker | None = None
        if isinstance(here, LinkHere | MarkerHere):
            found = here.find(maze)
        self.region_form.show_cell(here.cell if isinstance(here, RegionHere) else None)
        page: QWidget = self.words
        if isinstance(found, Link):
            page = self.link_form
            self.link_form.show_link(found, maze.lattice)
        elif isinstance(found, Marker):
            page = self.marker_form
            self.marker_form.show_marker(found, maze)
        elif isinstance(here, RegionHere):
            page = self.region_form
        self.words.setText(tr(NOTHING if here is None else _GONE))
        self._pages.setCurrentWidget(page)

    def _show_box(self) -> None:
        names = [
            tr("Region") if isinstance(thing, RegionHere) else name_of(thing, self._current.maze)
            for thing in self._things
        ]
        if names != [self.thing_box.itemText(at) for at in range(self.thing_box.count())]:
            self.thing_box.clear()
            self.thing_box.addItems(names)
        self.thing_box.setCurrentIndex(self._at if names else -1)
        self.thing_box.setVisible(len(names) > 1)
        here = self._things[self._at] if names else None
        thing = (
            "region" if isinstance(here, RegionHere) else kind_of(here, self._current.maze) if here else ""
        )
        self.setTitle(tr(f"Here: {thing}" if thing else "Here"))
