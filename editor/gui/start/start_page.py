"""The start page: begin a maze, go on with one, look at an example, or take the tour."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QIcon, QImage, QKeyEvent, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.gui.background.latest import Latest, Wanted
from editor.gui.language import tr
from editor.gui.looks.icons import icon
from editor.gui.settings import Settings
from editor.gui.start.examples import EXAMPLES, PICTURE_PX, pictures
from editor.gui.worker import Workers
from editor.picture import Palette

_SWITCH = "start_page"
_COLUMNS = 3
_MOST_RECENT = 6
_BUTTON_WIDTH_PX = 190


class StartPage(QScrollArea):
    """Lies over the maze until something is chosen, or Esc is pressed.

    Attributes
    ----------
    recent_buttons, example_buttons : one for each file
    close_button : goes to the maze behind
    """

    file_wanted = Signal(Path)
    left = Signal()
    """It has been closed."""

    def __init__(
        self,
        settings: Settings,
        workers: Workers,
        palette: Palette,
        actions: dict[str, QAction],
        over: QWidget,
    ) -> None:
        # A child of the view would lie below its scroll bars.
        super().__init__(over.parentWidget())
        self._settings = settings
        self._over = over
        self._palette = palette
        self.setObjectName("start_page")
        self.setAccessibleName(tr("Start page"))
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.recent_buttons: list[QToolButton] = []
        self.example_buttons: dict[str, QToolButton] = {}
        self.close_button = QPushButton(icon("close"), tr("&Close this page"))
        self.close_button.setToolTip(tr("Go to the maze behind this page (Esc)"))
        self.close_button.clicked.connect(self.leave)
        self.show_box = QCheckBox(tr("Show this page at the start where no maze is opened"))
        self.show_box.setChecked(settings.is_on(_SWITCH, True))
        self.show_box.toggled.connect(self._remember)
        self._lay_out(actions)
        self._latest = Latest(workers.studies, self)
        self._latest.done.connect(self._show_pictures)
        self._latest.want(self._begin_pictures)
        self.place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

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
        begin = QVBoxLayout()
        begin.setSpacing(6)
        begin.addWidget(_heading("Begin"))
        for name in ("file.new", "file.open", "help.tour"):
            begin.addWidget(self._button_of(actions[name]))
        begin.addWidget(self.close_button)
        begin.addSpacing(18)
        begin.addWidget(_heading("Go on with"))
        recent = self._settings.recent_files[:_MOST_RECENT]
        for path in recent:
            begin.addWidget(self._button_of_file(path))
        if not recent:
            begin.addWidget(QLabel(tr("Files that you open or save\nwill be listed here.")))
        begin.addStretch()
        examples = QGridLayout()
        examples.setSpacing(10)
        for number, example in enumerate(EXAMPLES):
            button = QToolButton()
            button.setText(tr(example.name))
            button.setToolTip(f"<b>{tr(example.name)}</b><br>{tr(example.words)}")
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setIconSize(QSize(*PICTURE_PX))
            button.setFixedSize(PICTURE_PX[0] + 16, PICTURE_PX[1] + 34)
            # Its room, so that no name moves when the pictures come.
            button.setIcon(_framed(QPixmap(), self.devicePixelRatioF()))
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(self._wanting(example.path))
            self.example_buttons[example.file] = button
            examples.addWidget(button, *divmod(number, _COLUMNS))
        right = QVBoxLayout()
        right.addWidget(_heading("Look at an example"))
        right.addLayout(examples)
        right.addStretch()
        across = QHBoxLayout()
        across.setSpacing(28)
        across.addStretch(1)
        across.addLayout(begin)
        across.addLayout(right)
        across.addStretch(1)
        column = QVBoxLayout(page)
        column.setContentsMargins(20, 28, 20, 16)
        column.addStretch(1)
        column.addWidget(_title(), alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(20)
        column.addLayout(across)
        column.addStretch(2)
        column.addWidget(self.show_box, alignment=Qt.AlignmentFlag.AlignHCenter)
        self.setWidget(page)

    def _button_of(self, action: QAction) -> QPushButton:
        button = QPushButton(action.icon(), action.text())
        button.setToolTip(action.toolTip())
        button.setMinimumWidth(_BUTTON_WIDTH_PX)
        button.clicked.connect(action.trigger)
        return button

    def _button_of_file(self, path: Path) -> QToolButton:
        button = QToolButton()
        words = button.fontMetrics().elidedText(
            path.name, Qt.TextElideMode.ElideMiddle, _BUTTON_WIDTH_PX - 40
        )
        button.setText(words.replace("&", "&&"))
        button.setIcon(icon("open"))
        button.setToolTip(str(path))
        button.setAccessibleName(path.name)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(self._wanting(path))
        self.recent_buttons.append(button)
        return button

    def _wanting(self, path: Path) -> Callable[[], None]:
        return lambda: self.file_wanted.emit(path)

    def _begin_pictures(self) -> Callable[[Wanted], dict[str, NDArray[np.uint32]]]:
        palette, ratio = self._palette, self.devicePixelRatioF()
        return lambda _: pictures(palette, ratio)

    @Slot(object)
    def _show_pictures(self, found: dict[str, NDArray[np.uint32]]) -> None:
        for file, pixels in found.items():
            height, width = pixels.shape
            image = QImage(pixels.data, width, height, width * 4, QImage.Format.Format_RGB32)
            self.example_buttons[file].setIcon(_framed(QPixmap.fromImage(image), self.devicePixelRatioF()))

    @Slot(bool)
    def _remember(self, is_on: bool) -> None:
        self._settings.set_on(_SWITCH, is_on)


def _framed(picture: QPixmap, pixel_ratio: float) -> QIcon:
    """Give an icon with a picture in the middle of the room for it."""
    room = QPixmap(QSize(*PICTURE_PX) * pixel_ratio)
    room.fill(Qt.GlobalColor.transparent)
    painter = QPainter(room)
    left, top = (room.width() - picture.width()) // 2, (room.height() - picture.height()) // 2
    painter.drawPixmap(left, top, picture)
    painter.end()
    room.setDevicePixelRatio(pixel_ratio)
    return QIcon(room)


def _heading(words: str) -> QLabel:
    label = QLabel(tr(words))
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * 1.15)
    font.setBold(True)
    label.setFont(font)
    return label


def _title() -> QWidget:
    widget, sign, words = QWidget(), QLabel(), QLabel(tr("Mazewright"))
    sign.setPixmap(icon("mazewright").pixmap(48, 48))
    sign.setAccessibleName(tr("The sign of Mazewright"))
    font = words.font()
    font.setPointSizeF(font.pointSizeF() * 2.2)
    words.setFont(font)
    row = QHBoxLayout(widget)
    row.setSpacing(14)
    row.addWidget(sign)
    row.addWidget(words)
    return widget
