"""The tour: a card that moves from part to part of the window, while the window stays usable; its steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Slot
from PySide6.QtGui import QAction, QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QDockWidget, QFrame, QLabel, QMainWindow, QPushButton, QWidget

from mazewright.gui.background.reporting import Reporting
from mazewright.gui.i18n import on_language_change, show_text, tr_later
from mazewright.gui.widgets.building import column_of, row_of
from mazewright.messages import Message

_CARD_WIDTH_PX = 320
_GAP_PX = 14
_RING_PX = 3


@dataclass(frozen=True)
class TourStep:
    """A step of the tour.

    Attributes
    ----------
    title, text : the content of the card
    part : the part of the window that the step is about
    action : triggered when the step begins, such as activating a tool
    """

    title: Message
    text: Message
    part: QWidget
    action: QAction | None = None


class _Ring(QWidget):
    """A frame around a part, which lets the pointer through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#2f7fd0"), _RING_PX))
        half = _RING_PX // 2 + 1
        painter.drawRoundedRect(self.rect().adjusted(half, half, -half, -half), 6, 6)


class Tour(Reporting, QFrame):
    """Shows one step after the other, and covers nothing that the step is about.

    Attributes
    ----------
    at : the number of the step, from 0
    back_button, next_button, close_button : go through the steps, and end them
    """

    def __init__(self, steps: Sequence[TourStep], page: QMainWindow) -> None:
        super().__init__(page)
        self._steps = steps
        self._page = page
        self.at = 0
        self.setObjectName("tour")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setFixedWidth(_CARD_WIDTH_PX)
        self._ring = _Ring(page)
        self.title = QLabel()
        font = self.title.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.15)
        self.title.setFont(font)
        self.text = QLabel(wordWrap=True, textFormat=Qt.TextFormat.RichText)
        self.count = QLabel()
        self.count.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.back_button, self.next_button, self.close_button = QPushButton(), QPushButton(), QPushButton()
        show_text("&Back", self.back_button.setText)
        show_text("&End tour", self.close_button.setText)
        self.next_button.setDefault(True)
        buttons = row_of(self.count, 0, self.close_button, self.back_button, self.next_button)
        self.setLayout(column_of(self.title, self.text, buttons, margins=(16, 14, 16, 12), spacing=8))
        self.back_button.clicked.connect(self.go_back)
        self.next_button.clicked.connect(self.go_on)
        self.close_button.clicked.connect(self.end)
        page.installEventFilter(self)
        on_language_change(self.place)
        self.go_to(0)

    @Slot()
    def go_on(self) -> None:
        """Show the next step; after the last one the tour ends."""
        if self.at + 1 < len(self._steps):
            self.go_to(self.at + 1)
        else:
            self.end()

    @Slot()
    def go_back(self) -> None:
        """Show the previous step."""
        self.go_to(max(0, self.at - 1))

    @Slot()
    def end(self) -> None:
        """Remove the card."""
        self._page.removeEventFilter(self)
        self._ring.hide()
        self._ring.deleteLater()
        self.hide()
        self.deleteLater()

    def go_to(self, number: int) -> None:
        """Show a step."""
        self.at, step = number, self._steps[number]
        if step.action is not None and not step.action.isChecked():
            step.action.trigger()
        if isinstance(step.part, QDockWidget):
            step.part.raise_()
            # Docks come to the front after the layout is done.
            QTimer.singleShot(0, self.place)
        show_text(step.title, self.title.setText, self.setAccessibleName)
        show_text(step.text, self.text.setText, self.setAccessibleDescription)
        show_text(
            tr_later("{number} of {count}", number=number + 1, count=len(self._steps)), self.count.setText
        )
        self.back_button.setEnabled(number > 0)
        is_last = number + 1 == len(self._steps)
        show_text(tr_later("&Done") if is_last else tr_later("&Next"), self.next_button.setText)
        self.close_button.setVisible(not is_last)
        self.show()
        self.place()
        self.next_button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.end()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay beside the part when the window changes its size or layout."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.place()
        return super().eventFilter(watched, event)

    @Slot()
    def place(self) -> None:
        """Move beside the part of the step, inside the window, and put the ring around that part."""
        part = self._steps[self.at].part
        self.setFixedHeight(self.heightForWidth(_CARD_WIDTH_PX))
        around = QRect(part.mapTo(self._page, QPoint()), part.size())
        self._ring.setGeometry(around)
        # A dock that floats is a window of its own.
        self._ring.setVisible(part.isVisible() and part.window() is self._page.window())
        self._ring.raise_()
        room = self._page.rect()
        room.setBottom(self._page.statusBar().y() - 1)  # It shows hints on the active tool.
        self.move(_beside(around, self.rect(), room))
        self.raise_()


def _beside(part: QRect, card: QRect, page: QRect) -> QPoint:
    """Return the place of a card: right or left of a part, below or above it, else in its corner.

    >>> _beside(QRect(0, 0, 40, 400), QRect(0, 0, 320, 150), QRect(0, 0, 900, 600))
    PySide6.QtCore.QPoint(54, 14)
    """
    highest = page.height() - card.height() - _GAP_PX
    y = max(_GAP_PX, min(part.top() + _GAP_PX, highest))
    if part.right() + _GAP_PX + card.width() < page.width():
        return QPoint(part.right() + 1 + _GAP_PX, y)
    if part.left() - _GAP_PX - card.width() > 0:
        return QPoint(part.left() - _GAP_PX - card.width(), y)
    x = max(_GAP_PX, min(part.left(), page.width() - card.width() - _GAP_PX))
    if part.bottom() + _GAP_PX + card.height() < page.height():
        return QPoint(x, part.bottom() + 1 + _GAP_PX)
    if part.top() - _GAP_PX - card.height() > 0:
        return QPoint(x, part.top() - _GAP_PX - card.height())
    return QPoint(part.right() - card.width() - 2 * _GAP_PX, part.bottom() - card.height() - 2 * _GAP_PX)


def steps_of(actions: Mapping[str, QAction], parts: Mapping[str, QWidget]) -> list[TourStep]:
    """Return the steps through the parts of a window; trying each takes two minutes."""
    return [
        TourStep(
            tr_later("Draw walls"),
            tr_later(
                "The <b>wall brush</b> (B) is active. Drag along cell edges. Start on an empty edge to draw, "
                "on a wall to erase. The <b>right button erases</b> with any brush. <b>Ctrl+Z</b> undoes a "
                "stroke."
            ),
            parts["view"], actions["tool.wall_brush"],
        ),
        TourStep(
            tr_later("Watch the analysis"),
            tr_later(
                "While you draw, every cell becomes part of a <b>room</b>, a <b>corridor</b> or a "
                "<b>crossroad</b>. Close off part of a room, or open a wall, and watch the colors change."
            ),
            parts["legend"], actions["view.legend"],
        ),
        TourStep(
            tr_later("Explore the editor"),
            tr_later(
                "<b>Ctrl+wheel</b> zooms. Drag with the <b>middle button</b>, or hold Space and drag, to "
                "move the maze. <b>Ctrl+/</b> shows all of it. The status bar describes the cell under the "
                "pointer."
            ),
            parts["status_bar"],
        ),
        TourStep(
            tr_later("Other tools"),
            tr_later(
                "<b>Rock</b> (K) fills whole cells, <b>P</b> draws rectangles, <b>F</b> fills. With the"
                " <b>teleporter</b> (T), drag from one cell to another: the two are then one step apart."
                " <b>R</b> selects pieces to move, rotate, copy and save as stamps."
            ),
            parts["tool_bar"],
        ),
        TourStep(
            tr_later("Find a path"),
            tr_later(
                "The <b>path probe</b> (D): press in a cell and move. The shortest path to the pointer is "
                "shown, through teleporters and levels, and stays up to date while you edit."
            ),
            parts["view"], actions["tool.path_probe"],
        ),
        TourStep(
            tr_later("See more"),
            tr_later(
                "Show another overlay: regions in different colors, <b>distances</b>, dead ends, chokepoints "
                "or the <b>solution</b>."
            ),
            parts["overlay_box"],
        ),
        TourStep(
            tr_later("All regions in a table"),
            tr_later(
                "Sort and filter the table; double-click a row to go there. Find more docks in the Window "
                "menu: statistics, <b>problems</b> with a button that fixes them, levels, history, stamps."
            ),
            parts["regions"], actions["window.regions"],
        ),
        TourStep(
            tr_later("Generate a maze"),
            tr_later(
                "<b>Generators</b> (F8): choose an algorithm, see what its mazes are like, generate one or"
                " watch how it grows. Undo restores the previous maze."
            ),
            parts["generators"], actions["window.generators"],
        ),
        TourStep(
            tr_later("Anything else"),
            tr_later(
                "<b>Ctrl+Shift+P</b> finds anything by a word, and <b>F1</b> lists the keys. Unsaved"
                " changes are kept in a recovery journal, so a crash loses nothing. Start drawing."
            ),
            parts["menu_bar"], actions["tool.wall_brush"],
        ),
    ]  # fmt: skip
