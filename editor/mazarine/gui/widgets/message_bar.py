"""The bar that shows messages above the maze, one at a time."""

from __future__ import annotations

import logging

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from mazarine.gui.background.messages import MessageAction, Tone, message_of
from mazarine.gui.background.timers import single_shot
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.style.contrast import LINE, mixed, readable
from mazarine.gui.style.icons import icon
from mazarine.gui.style.painting import PaintedWidget
from mazarine.gui.widgets.building import row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.messages import Message

log = logging.getLogger(__name__)


_TONE_NAMES = {
    Tone.NOTE: tr_later("Information"), Tone.WARNING: tr_later("Warning"), Tone.ERROR: tr_later("Error"),
}  # fmt: skip
_EDGES = {Tone.NOTE: "#2f7fd0", Tone.WARNING: "#c98a1b", Tone.ERROR: "#c8402f"}
_GOES_AFTER_MS = {Tone.NOTE: 6000, Tone.WARNING: 9000}
_TINT = 0.13


class MessageBar(PaintedWidget):
    """Shows one message at a time; errors stay until they are closed or replaced.

    A success makes warnings and errors go, except those that stay until their cause is gone.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("message_bar")
        self.tone, self._message = Tone.NOTE, Message("")
        self._sign = PlainLabel()
        self._label = PlainLabel()
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = QToolButton(autoRaise=True)
        self.close_button.setIcon(icon("close"))
        show_text("Close the message", self.close_button.setToolTip, self.close_button.setAccessibleName)
        self.close_button.clicked.connect(self.dismiss)
        self._action: MessageAction | None = None
        self.action_button = QPushButton()
        self.action_button.clicked.connect(self._run_action)
        parts = self._sign, (self._label, 1), self.action_button, self.close_button
        self._row = row_of(*parts, margins=(16, 7, 8, 7), spacing=10)
        self.setLayout(self._row)
        self._timer = single_shot(self, 0, self.dismiss)
        self._stays = False
        self._is_new = single_shot(self, 0, lambda: None)
        on_language_change(self._show_text)
        self.hide()

    @property
    def text(self) -> str:
        return self._label.text() if not self.isHidden() else ""

    @property
    def message(self) -> Message | None:
        return self._message if not self.isHidden() else None

    def show_message(
        self,
        message: Message,
        tone: Tone = Tone.NOTE,
        *,
        stays: bool = False,
        action: MessageAction | None = None,
    ) -> None:
        """Show a message in place of the present one, for a while or until it is closed."""
        log.info("%s: %s", tone.name.lower(), message)
        self.tone, self._message, self._stays, self._action = tone, message, stays, action
        self.action_button.setVisible(action is not None)
        self._is_new.start()
        self._sign.setPixmap(icon(tone.value).pixmap(18, 18))
        self._show_text()
        self.show()
        self.update()
        _announce(self)
        self._timer.stop()
        if tone in _GOES_AFTER_MS and not stays:
            self._timer.start(_GOES_AFTER_MS[tone])

    @Slot()
    def _show_text(self) -> None:
        self._label.setText(tr(self._message))
        self.action_button.setText(tr(self._action.text) if self._action else "")
        self._sign.setAccessibleName(tr(_TONE_NAMES[self.tone]))
        self.setAccessibleName(self._label.text())
        # The layout above would keep the height of the previous text.
        self.updateGeometry()

    @Slot(object)
    def refuse(self, message: Message) -> None:
        """Show why something was not done."""
        self.show_message(message, Tone.WARNING)

    @Slot(object)
    def refuse_error(self, error: Exception) -> None:
        """Show why something ended with this exception."""
        self.refuse(message_of(error))

    @Slot(object)
    def fail(self, message: Message) -> None:
        """Show what went wrong."""
        self.show_message(message, Tone.ERROR)

    def withdraw(self, message: Message) -> None:
        """Close the bar if it shows this message, which is not true any more."""
        if self.message == message:
            self.dismiss()

    @Slot()
    def note_success(self) -> None:
        """Close an old warning or error after a successful action."""
        is_problem = self.tone in (Tone.WARNING, Tone.ERROR)
        # What has just been shown may be about the same action.
        if is_problem and not self._stays and not self._is_new.isActive():
            self.dismiss()

    @Slot()
    def dismiss(self) -> None:
        """Close the message, and forget its button, which may hold a maze that is closed."""
        self._timer.stop()
        self._action = None
        self.hide()

    @Slot()
    def _run_action(self) -> None:
        action = self._action
        self.dismiss()
        if action is not None:
            action.run()

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = QPainterPath()
        shape.addRoundedRect(rect, 6, 6)
        tone = QColor(_EDGES[self.tone])
        ground = mixed(tone, self.palette().base().color(), _TINT)
        color = readable(tone, ground, LINE)
        painter.fillPath(shape, ground)
        painter.setClipPath(shape)
        painter.fillRect(0, 0, 5, self.height(), color)
        painter.setClipping(False)
        painter.setPen(QPen(color, 1))
        painter.drawPath(shape)


def _announce(widget: QWidget) -> None:
    """Make a screen reader read the accessible name of a widget."""
    from PySide6.QtGui import QAccessible, QAccessibleEvent  # noqa: PLC0415  # large enums, not for the start

    QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.Alert))
