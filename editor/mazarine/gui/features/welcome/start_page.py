"""The start page: create a maze, open one, look at an example, or take the tour."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QFont, QIcon, QKeyEvent, QPainter, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mazarine import files
from mazarine.gui.background.jobs import IsCurrent, LatestTask
from mazarine.gui.background.reporting import Reporting
from mazarine.gui.background.workers import Workers
from mazarine.gui.documents.examples import EXAMPLES
from mazarine.gui.file_names import shown
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.settings import Settings
from mazarine.gui.shell.workspaces import WORKSPACES, Workspace
from mazarine.gui.style.icons import icon
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.building import ActionButton, column_of, label_of, row_of
from mazarine.gui.widgets.labels import PlainLabel, literal
from mazarine.gui.widgets.thumbnail import thumbnail
from mazarine.messages import Message
from mazarine.picture import CellColors, Overlay, Palette, Plane, raster_for
from mazarine.regions import Segmentation

_SWITCH = "start_page"
PICTURE_PX = 228, 130
"""Width and height of the picture of a workspace."""
_BETWEEN_CARDS_PX = 14
_BETWEEN_PARTS_PX = 36
_MARGIN_PX = 20
_MOST_RECENT = 6
_BUTTON_WIDTH_PX = 190


class StartPage(Reporting, QScrollArea):
    """Lies over the maze until something is chosen, or Esc is pressed."""

    file_wanted = Signal(Path)
    workspace_wanted = Signal(object)
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
        self._settings, self._over, self._palette = settings, over, palette
        self.setObjectName("start_page")
        show_text("Start page", self.setAccessibleName)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.recent_buttons: list[QToolButton] = []
        self.example_buttons: dict[str, QToolButton] = {}
        self.workspace_buttons: dict[str, QToolButton] = {}
        self.show_box = QCheckBox()
        show_text("Show this page at startup", self.show_box.setText)
        show_text("When no maze is opened", self.show_box.setToolTip)
        self.show_box.setChecked(settings.is_on(_SWITCH, True))
        self.show_box.toggled.connect(self._remember)
        self.back_button = self._back_button(open_maze)
        self._begin = QVBoxLayout()
        self._cards = QGridLayout()
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out(actions)
        self._latest = LatestTask(workers.studies, self, self._show_pictures)
        self._latest.submit(self._begin_pictures)
        self.place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the workspaces beside the rest where they have room, else below."""
        super().resizeEvent(event)
        room = self.viewport().width() - 2 * _MARGIN_PX - _BETWEEN_PARTS_PX
        card = max(it.sizeHint().width() for it in self._frames)
        two = 2 * card + _BETWEEN_CARDS_PX
        directions = QBoxLayout.Direction
        is_beside = self._begin.sizeHint().width() + two <= room
        self._parts.setDirection(directions.LeftToRight if is_beside else directions.TopToBottom)
        self._show_cards(2 if two <= room + _BETWEEN_PARTS_PX else 1)

    @Slot()
    def place(self) -> None:
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
        self._frames = [self._card(workspace) for workspace in WORKSPACES]
        self._show_cards(2)
        self._cards.setSpacing(_BETWEEN_CARDS_PX)
        right = column_of(_heading(tr_later("What do you want to do?")), self._cards, 0)
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
        if open_maze is None:
            return None
        button = QPushButton(icon("previous_tab"), "")
        show_text(tr_later("&Back to {name}", name=open_maze), button.setText)
        button.setMinimumWidth(_BUTTON_WIDTH_PX)
        button.clicked.connect(self.leave)
        return button

    def _card(self, workspace: Workspace) -> QWidget:
        """Return a picture of a workspace with its name, what it is for, and its examples."""
        card, button, name = QFrame(), QToolButton(autoRaise=True), workspace.name
        card.setFrameShape(QFrame.Shape.StyledPanel)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        show_text(workspace.title, button.setText)
        show_text(workspace.tip, button.setToolTip, button.setAccessibleDescription)
        button.setFont(_heading_font(button.font()))
        button.setIconSize(QSize(*PICTURE_PX))
        button.setIcon(_framed(QPixmap(), PICTURE_PX, self.devicePixelRatioF()))
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self.workspace_wanted.emit(workspace))
        self.workspace_buttons[name] = button
        sentence = PlainLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignHCenter)
        show_text(workspace.tip, sentence.setText)
        sentence.setFixedWidth(PICTURE_PX[0])
        links = QHBoxLayout()
        links.setSpacing(0)
        links.addWidget(label_of(tr_later("Examples:")))
        for example in (it for file in workspace.examples for it in EXAMPLES if it.file == file):
            link = QToolButton(autoRaise=True)
            show_text(example.name, link.setText)
            show_text(example.description, link.setToolTip)
            link.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            link.clicked.connect(self._wanting(example.path))
            links.addWidget(link)
            self.example_buttons[f"{name}/{example.file}"] = link
        card.setLayout(column_of(button, sentence, links, margins=(6, 8, 6, 6), spacing=4))
        return card

    def _show_cards(self, columns: int) -> None:
        for number, card in enumerate(self._frames):
            self._cards.removeWidget(card)
            self._cards.addWidget(card, *divmod(number, columns))

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
        palette, ratio = self._palette, self.devicePixelRatioF()
        return lambda _: pictures(palette, ratio)

    @Slot(object)
    def _show_pictures(self, found: dict[str, NDArray[np.uint32]]) -> None:
        for name, pixels in found.items():
            pixmap = QPixmap.fromImage(image_of(pixels))
            self.workspace_buttons[name].setIcon(_framed(pixmap, PICTURE_PX, self.devicePixelRatioF()))

    @Slot(bool)
    def _remember(self, is_on: bool) -> None:
        self._settings.set_on(_SWITCH, is_on)


def _framed(picture: QPixmap, room_px: tuple[int, int], pixel_ratio: float) -> QIcon:
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
    label.setFont(_heading_font(label.font()))
    return label


def _heading_font(font: QFont) -> QFont:
    font.setPointSizeF(font.pointSizeF() * 1.15)
    font.setBold(True)
    return font


def _title() -> QWidget:
    widget, sign, name = QWidget(), PlainLabel(), PlainLabel("Mazarine")
    sign.setPixmap(icon("mazarine").pixmap(48, 48))
    show_text("The Mazarine icon", sign.setAccessibleName)
    font = name.font()
    font.setPointSizeF(font.pointSizeF() * 2.2)
    name.setFont(font)
    widget.setLayout(row_of(sign, name, spacing=14))
    return widget


def pictures(palette: Palette, pixel_ratio: float) -> dict[str, NDArray[np.uint32]]:
    """Return a thumbnail of the first example of each workspace, with its overlay, as 0xffRRGGBB words.

    They are made for a screen with this device pixel ratio.
    """
    width, height = (round(side * pixel_ratio) for side in PICTURE_PX)
    found = {}
    for workspace in WORKSPACES:
        maze = files.read(next(it.path for it in EXAMPLES if it.file == workspace.examples[0]))
        overlay = Overlay.KINDS if workspace.overlay is not Overlay.NONE else Overlay.NONE
        raster = raster_for(maze.geometry, CellColors(palette, overlay), as_points=True)
        kinds = Segmentation.of(maze).kind
        found[workspace.name] = thumbnail(raster, Plane.of(maze, 0, kinds), maze.geometry, width, height)
    return found
