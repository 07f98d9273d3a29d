"""The tour: a card that moves from part to part of the window and waits until the user has tried it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal, SignalInstance, Slot
from PySide6.QtGui import QAction, QColor, QFont, QKeyEvent, QKeySequence, QPainter, QPalette, QPen
from PySide6.QtWidgets import QDockWidget, QFrame, QLabel, QMainWindow, QPushButton, QWidget

from mazarine.gui.background.reporting import Reporting
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.style.painting import PaintedWidget
from mazarine.gui.widgets.building import column_of, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.messages import Message

_CARD_WIDTH_PX = 320
_GAP_PX = 14
_RING_PX = 3


@dataclass(frozen=True)
class TourStep:
    """A step of the tour.

    Attributes
    ----------
    part : the part of the window that the step is about
    action : triggered when the step begins, such as activating a tool
    task : what the user is asked to do; None for nothing
    done : emitted when the user does it
    area : returns the area of the window that the step is about, where that is not the whole part
    """

    title: Message
    text: Message
    part: QWidget
    action: QAction | None = None
    task: Message | None = None
    done: SignalInstance | None = None
    area: Callable[[], QRect] | None = None


class _Ring(PaintedWidget):
    """A frame around a part, which lets the pointer through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#2f7fd0"), _RING_PX))
        half = _RING_PX // 2
        painter.drawRoundedRect(self.rect().adjusted(half, half, -half, -half), 6, 6)


class Tour(Reporting, QFrame):
    """Shows one step after the other, and covers nothing that the step is about.

    A step with a task waits until the user has done it, or skips it.

    `fallback` is the part that is framed while that of the step is hidden.
    """

    ended = Signal()

    def __init__(self, steps: Sequence[TourStep], page: QMainWindow, fallback: QWidget) -> None:
        super().__init__(page)
        self._steps, self._fallback = steps, fallback
        self._awaited: SignalInstance | None = None
        self.subject = QRect()
        self._page = page
        self.at = 0
        self.setObjectName("tour")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setFixedWidth(_CARD_WIDTH_PX)
        self._ring = _Ring(page)
        self.title = PlainLabel()
        font = bold_of(self.title.font())
        font.setPointSizeF(font.pointSizeF() * 1.15)
        self.title.setFont(font)
        self.text = QLabel(wordWrap=True, textFormat=Qt.TextFormat.RichText)
        self.task = PlainLabel(wordWrap=True)
        self.task.setFont(bold_of(self.task.font()))
        self.count = PlainLabel()
        self.count.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.back_button, self.next_button, self.close_button = QPushButton(), QPushButton(), QPushButton()
        show_text("&Back", self.back_button.setText)
        show_text("&End tour", self.close_button.setText)
        self.next_button.setDefault(True)
        buttons = row_of(self.count, 0, self.close_button, self.back_button, self.next_button)
        self.setLayout(
            column_of(self.title, self.text, self.task, buttons, margins=(16, 14, 16, 12), spacing=8)
        )
        self.back_button.clicked.connect(self.go_back)
        self.next_button.clicked.connect(self.go_on)
        self.close_button.clicked.connect(self.end)
        page.installEventFilter(self)
        on_language_change(self._show_task)
        on_language_change(self.place)
        self.go_to(0)

    @Slot()
    def go_on(self) -> None:
        if self.at + 1 < len(self._steps):
            self.go_to(self.at + 1)
        else:
            self.end()

    @Slot()
    def go_back(self) -> None:
        self.go_to(max(0, self.at - 1))

    @Slot()
    def end(self) -> None:
        self._await(None)
        self._page.removeEventFilter(self)
        self._ring.hide()
        self._ring.deleteLater()
        self.hide()
        self.deleteLater()
        self.ended.emit()

    @Slot(bool)
    def leave(self, has_canceled: bool) -> None:
        """End by Esc in the maze, unless the key has canceled something there."""
        if not has_canceled:
            self.end()

    @property
    def is_waiting(self) -> bool:
        return self._awaited is not None

    def go_to(self, number: int) -> None:
        self._await(None)
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
        self.close_button.setHidden(number + 1 == len(self._steps))
        self._await(step.done)
        self._show_task()
        self.show()
        self.place()
        self.next_button.setFocus()

    def _await(self, signal: SignalInstance | None) -> None:
        """Wait until the task is done, and no longer for the one before."""
        if self._awaited is not None:
            self._awaited.disconnect(self._finish_task)
        self._awaited = signal
        if signal is not None:
            signal.connect(self._finish_task)

    @Slot()
    def _finish_task(self) -> None:
        self._await(None)
        self._show_task()
        self.place()

    @Slot()
    def _show_task(self) -> None:
        task = self._steps[self.at].task
        self.task.setHidden(task is None)
        if task is not None:
            sign = "▸" if self.is_waiting else "✓"
            self.task.setText(f"{sign} {tr(task)}")
        is_last = self.at + 1 == len(self._steps)
        text = tr_later("&Skip") if self.is_waiting else tr_later("&Next")
        show_text(tr_later("&Done") if is_last else text, self.next_button.setText)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay beside the part when the window changes, and end with an Esc that nothing else needs."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.place()
        elif isinstance(event, QKeyEvent) and event == QKeySequence.StandardKey.Cancel:
            self.end()
        return super().eventFilter(watched, event)

    @Slot()
    def place(self) -> None:
        """Move beside the part of the step, inside the window, and put the ring around that part."""
        step = self._steps[self.at]
        # A dock that floats is a window of its own.
        is_seen = step.part.isVisible() and step.part.window() is self._page.window()
        part = step.part if is_seen else self._fallback
        around = QRect(part.mapTo(self._page, QPoint()), part.size())
        # Outside of the part: its title would be struck through.
        out = _RING_PX + 1
        self._ring.setGeometry(around.adjusted(-out, -out, out, out) & self._page.rect())
        self._ring.setVisible(part.isVisible())
        self._ring.raise_()
        self.setFixedHeight(self.heightForWidth(_CARD_WIDTH_PX))
        room = self._page.rect()
        room.setBottom(self._page.statusBar().y() - 1)  # It shows hints on the active tool.
        self.subject = step.area() if step.area is not None and is_seen else around
        self.move(_beside(self.subject, self.rect(), room))
        self.raise_()


def bold_of(font: QFont) -> QFont:
    font.setBold(True)
    return font


def _beside(part: QRect, card: QRect, room: QRect) -> QPoint:
    """Return the place of a card: right or left of a part, below or above it, or where it covers least of it.

    >>> _beside(QRect(0, 0, 40, 400), QRect(0, 0, 320, 150), QRect(0, 0, 900, 600))
    PySide6.QtCore.QPoint(54, 14)
    >>> _beside(QRect(200, 0, 600, 600), QRect(0, 0, 320, 150), QRect(0, 0, 900, 600))
    PySide6.QtCore.QPoint(14, 14)
    """
    inner = room.adjusted(_GAP_PX, _GAP_PX, -_GAP_PX, -_GAP_PX)
    right, bottom = inner.right() + 1 - card.width(), inner.bottom() + 1 - card.height()
    wanted = (
        QPoint(part.right() + 1 + _GAP_PX, part.top() + _GAP_PX),
        QPoint(part.left() - _GAP_PX - card.width(), part.top() + _GAP_PX),
        QPoint(part.left(), part.bottom() + 1 + _GAP_PX),
        QPoint(part.left(), part.top() - _GAP_PX - card.height()),
        QPoint(right, bottom), QPoint(inner.left(), bottom),
    )  # fmt: skip
    places = [
        QPoint(max(inner.left(), min(at.x(), right)), max(inner.top(), min(at.y(), bottom))) for at in wanted
    ]

    def covered(place: QPoint) -> int:
        both = QRect(place, card.size()) & part
        return max(both.width(), 0) * max(both.height(), 0)

    return min(places, key=covered)
