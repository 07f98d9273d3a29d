"""The start page: create a maze, open one, look at an example, or take the tour."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QPainter, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mazarine import files
from mazarine.gui.background.latest import IsCurrent, LatestTask
from mazarine.gui.background.reporting import Reporting
from mazarine.gui.background.workers import Workers
from mazarine.gui.documents.examples import EXAMPLES
from mazarine.gui.file_names import shown
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.settings import Settings
from mazarine.gui.style.icons import icon
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.action_button import ActionButton
from mazarine.gui.widgets.building import column_of, label_of, row_of
from mazarine.gui.widgets.plain_text import PlainLabel, literal
from mazarine.gui.widgets.thumbnail import thumbnail
from mazarine.messages import Message
from mazarine.picture import CellColors, Overlay, Palette, Plane, raster_for
from mazarine.regions import Segmentation

_SWITCH = "start_page"
_FEWEST_BESIDE = 2
"""Where not even so few examples have room beside what one can begin with, they stand below it."""
PICTURE_PX = 120, 80
"""Width and height of the room for a picture."""
_SIZES = (((0, 0), PICTURE_PX, 4), ((1500, 820), (240, 160), 4), ((2200, 1150), (320, 213), 4))
"""The least sizes of the page, and for each the size of the pictures and the most columns of them."""
_AROUND_PICTURE_PX = QSize(16, 34)
_BETWEEN_EXAMPLES_PX = 10
_BETWEEN_PARTS_PX = 28
_MARGIN_PX = 20
_MOST_RECENT = 6
_BUTTON_WIDTH_PX = 190


class StartPage(Reporting, QScrollArea):
    """Lies over the maze until something is chosen, or Esc is pressed.

    Attributes
    ----------
    recent_buttons, example_buttons : one for each file
    """

    file_wanted = Signal(Path)
    left = Signal()
    """The page was closed."""

    def __init__(
        self,
        settings: Settings,
        workers: Workers,
        palette: Palette,
        actions: Mapping[str, QAction],
        over: QWidget,
        open_maze: Message | str | None = None,
    ) -> None:
        # A child of the view would lie below its scroll bars.
        super().__init__(over.parentWidget())
        self._settings = settings
        self._over = over
        self._palette = palette
        self.setObjectName("start_page")
        show_text("Start page", self.setAccessibleName)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.recent_buttons: list[QToolButton] = []
        self.example_buttons: dict[str, QToolButton] = {}
        self.show_box = QCheckBox()
        show_text("Show this page at startup", self.show_box.setText)
        show_text("When no maze is opened", self.show_box.setToolTip)
        self.show_box.setChecked(settings.is_on(_SWITCH, True))
        self.show_box.toggled.connect(self._remember)
        self._picture_px, self._most_columns = PICTURE_PX, _SIZES[0][2]
        self.back_button = self._back_button(open_maze)
        self._begin = QVBoxLayout()
        self._examples = QGridLayout()
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out(actions)
        self._latest = LatestTask(workers.studies, self, self._show_pictures)
        self._latest.submit(self._begin_pictures)
        self.place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many examples side by side as fit, in pictures that use a large screen."""
        super().resizeEvent(event)
        size = self.viewport().size()
        for (width, height), picture_px, columns in _SIZES:
            if size.width() >= width and size.height() >= height:
                chosen = picture_px, columns
        if chosen != (self._picture_px, self._most_columns):
            self._picture_px, self._most_columns = chosen
            self._size_examples()
            self._latest.submit(self._begin_pictures)
        room = self.viewport().width() - 2 * _MARGIN_PX
        beside = self._columns_in(room - self._begin.sizeHint().width() - _BETWEEN_PARTS_PX)
        is_beside = beside >= _FEWEST_BESIDE
        directions = QBoxLayout.Direction
        self._parts.setDirection(directions.LeftToRight if is_beside else directions.TopToBottom)
        self._show_examples(beside if is_beside else self._columns_in(room))

    @Slot()
    def place(self) -> None:
        """Lie over all of the maze."""
        self.setGeometry(self._over.geometry())

    @Slot()
    def leave(self) -> None:
        """Go to the maze."""
        if not self.isHidden():
            self.hide()
            self.left.emit()

    def _lay_out(self, actions: Mapping[str, QAction]) -> None:
        page = QWidget()
        page.setBackgroundRole(QPalette.ColorRole.Base)
        page.setAutoFillBackground(True)
        begin = self._begin
        begin.setSpacing(6)
        if self.back_button is not None:
            begin.addWidget(self.back_button)
            begin.addSpacing(18)
        begin.addWidget(_heading(tr_later("Start")))
        for name in ("file.new", "file.open", "help.tour"):
            starter = ActionButton(actions[name])
            starter.setIcon(actions[name].icon())
            starter.setMinimumWidth(_BUTTON_WIDTH_PX)
            begin.addWidget(starter)
        begin.addSpacing(18)
        begin.addWidget(_heading(tr_later("Recent files")))
        recent = self._settings.recent_files[:_MOST_RECENT]
        for path in recent:
            begin.addWidget(self._button_of_file(path))
        if not recent:
            begin.addWidget(label_of(tr_later("Files that you open or save\nare listed here.")))
        begin.addStretch()
        for example in EXAMPLES:
            button = QToolButton(toolButtonStyle=Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            show_text(example.name, button.setText)
            tip = tr_later(
                "<b>{name}</b><br>{description}", name=example.name, description=example.description
            )
            show_text(tip, button.setToolTip)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(self._wanting(example.path))
            self.example_buttons[example.file] = button
        self._examples.setSpacing(_BETWEEN_EXAMPLES_PX)
        self._size_examples()
        self._show_examples(self._most_columns)
        right = column_of(_heading(tr_later("Examples")), self._examples, 0)
        self._parts.setSpacing(_BETWEEN_PARTS_PX)
        self._parts.addStretch(1)
        self._parts.addLayout(self._begin)
        self._parts.addLayout(right)
        for part in (self._begin, right):
            self._parts.setAlignment(part, Qt.AlignmentFlag.AlignLeft)
        self._parts.addStretch(1)
        column = QVBoxLayout(page)
        column.setContentsMargins(_MARGIN_PX, 28, _MARGIN_PX, 16)
        column.addStretch(1)
        column.addWidget(_title(), alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(20)
        column.addLayout(self._parts)
        column.addStretch(2)
        column.addWidget(self.show_box, alignment=Qt.AlignmentFlag.AlignHCenter)
        self.setWidget(page)

    def _back_button(self, open_maze: Message | str | None) -> QPushButton | None:
        """Return the button that goes back to an open maze; None if there is none."""
        if open_maze is None:
            return None
        button = QPushButton(icon("previous_tab"), "")
        show_text(tr_later("&Back to {name}", name=open_maze), button.setText)
        button.setMinimumWidth(_BUTTON_WIDTH_PX)
        button.clicked.connect(self.leave)
        return button

    def _size_examples(self) -> None:
        """Set the size of the buttons of the examples, with room for the pictures that are to come."""
        for button in self.example_buttons.values():
            button.setIconSize(QSize(*self._picture_px))
            button.setFixedSize(QSize(*self._picture_px) + _AROUND_PICTURE_PX)
            button.setIcon(_framed(QPixmap(), self._picture_px, self.devicePixelRatioF()))

    def _columns_in(self, room_px: int) -> int:
        """Return how many examples have room side by side, one at least."""
        width = self._picture_px[0] + _AROUND_PICTURE_PX.width() + _BETWEEN_EXAMPLES_PX
        return min(max((room_px + _BETWEEN_EXAMPLES_PX) // width, 1), self._most_columns)

    def _show_examples(self, columns: int) -> None:
        """Arrange the examples in this number of columns."""
        for number, button in enumerate(self.example_buttons.values()):
            self._examples.removeWidget(button)
            self._examples.addWidget(button, *divmod(number, columns))

    def _button_of_file(self, path: Path) -> QToolButton:
        button = QToolButton()
        words = button.fontMetrics().elidedText(
            shown(path.name), Qt.TextElideMode.ElideMiddle, _BUTTON_WIDTH_PX - 40
        )
        button.setText(words.replace("&", "&&"))
        button.setIcon(icon("open"))
        button.setToolTip(literal(shown(path)))
        button.setAccessibleName(shown(path.name))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(self._wanting(path))
        self.recent_buttons.append(button)
        return button

    def _wanting(self, path: Path) -> Callable[[], None]:
        return lambda: self.file_wanted.emit(path)

    def _begin_pictures(self) -> Callable[[IsCurrent], dict[str, NDArray[np.uint32]]]:
        palette, ratio, size_px = self._palette, self.devicePixelRatioF(), self._picture_px
        return lambda _: pictures(palette, ratio, size_px)

    @Slot(object)
    def _show_pictures(self, found: dict[str, NDArray[np.uint32]]) -> None:
        for file, pixels in found.items():
            pixmap = QPixmap.fromImage(image_of(pixels))
            framed = _framed(pixmap, self._picture_px, self.devicePixelRatioF())
            self.example_buttons[file].setIcon(framed)

    @Slot(bool)
    def _remember(self, is_on: bool) -> None:
        self._settings.set_on(_SWITCH, is_on)


def _framed(picture: QPixmap, room_px: tuple[int, int], pixel_ratio: float) -> QIcon:
    """Return an icon with a picture in the middle of the room for it."""
    room = QPixmap(QSize(*room_px) * pixel_ratio)
    room.fill(Qt.GlobalColor.transparent)
    painter = QPainter(room)
    left, top = (room.width() - picture.width()) // 2, (room.height() - picture.height()) // 2
    painter.drawPixmap(left, top, picture)
    painter.end()
    room.setDevicePixelRatio(pixel_ratio)
    return QIcon(room)


def _heading(text: Message) -> QLabel:
    label = label_of(text)
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * 1.15)
    font.setBold(True)
    label.setFont(font)
    return label


def _title() -> QWidget:
    widget, sign, name = QWidget(), PlainLabel(), PlainLabel("Mazarine")
    sign.setPixmap(icon("mazarine").pixmap(48, 48))
    show_text("The Mazarine icon", sign.setAccessibleName)
    font = name.font()
    font.setPointSizeF(font.pointSizeF() * 2.2)
    name.setFont(font)
    widget.setLayout(row_of(sign, name, spacing=14))
    return widget


def pictures(
    palette: Palette, pixel_ratio: float, size_px: tuple[int, int] = PICTURE_PX
) -> dict[str, NDArray[np.uint32]]:
    """Return the thumbnails of all examples by their files, as 0xffRRGGBB words.

    They are made for a screen with this device pixel ratio.
    """
    width, height = (round(side * pixel_ratio) for side in size_px)
    found = {}
    for example in EXAMPLES:
        maze = files.read(example.path)
        colors = CellColors(palette, Overlay.KINDS)
        raster = raster_for(maze.geometry, colors, as_points=True)
        kinds = Segmentation.of(maze).kind
        found[example.file] = thumbnail(raster, Plane.of(maze, 0, kinds), maze.geometry, width, height)
    return found
