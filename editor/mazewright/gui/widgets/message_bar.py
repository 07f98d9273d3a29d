"""The one place where the window tells something: a sentence that can be closed."""

from __future__ import annotations

import logging

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QLabel, QToolButton, QWidget

from mazewright.errors import MazeError
from mazewright.gui.background.messages import Tone
from mazewright.gui.background.timers import single_shot
from mazewright.gui.i18n import tr
from mazewright.gui.style.contrast import LINE, readable
from mazewright.gui.style.icons import icon
from mazewright.gui.widgets.building import row_of
from mazewright.picture.palette import blended

log = logging.getLogger(__name__)


_EDGES = {Tone.NOTE: "#2f7fd0", Tone.WARNING: "#c98a1b", Tone.ERROR: "#c8402f"}
_GOES_AFTER_MS = {Tone.NOTE: 6000, Tone.WARNING: 9000}
_MARGIN_PX = 10
_TINT = 0.13
_BESIDE_WORDS_PX = 110
_LEAST_WIDTH_PX = 260


class MessageBar(QFrame):
    """Shows one sentence at a time; errors stay until they are closed or replaced.

    It lies over the upper edge of a view, beside its scroll bar, so that nothing moves under the hand when
    it comes and goes.
    """

    def __init__(self, over: QAbstractScrollArea) -> None:
        super().__init__(over)
        self._over = over
        self.setObjectName("message_bar")
        self.tone, self._sentence = Tone.NOTE, ""
        """How the sentence that is shown is meant, and that in English."""
        self._sign = QLabel()
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = QToolButton(autoRaise=True)
        self.close_button.setIcon(icon("close"))
        self.close_button.setToolTip(tr("Close the message"))
        self.close_button.setAccessibleName(tr("Close the message"))
        self.close_button.clicked.connect(self.dismiss)
        parts = self._sign, (self._label, 1), self.close_button
        self._row = row_of(*parts, margins=(16, 7, 8, 7), spacing=10)
        self.setLayout(self._row)
        self._timer = single_shot(self, 0, self.dismiss)
        self.hide()

    @property
    def text(self) -> str:
        """The sentence that is shown, empty while there is none."""
        return self._label.text() if not self.isHidden() else ""

    @property
    def sentence(self) -> str:
        """The sentence that is shown, in English."""
        return self._sentence if not self.isHidden() else ""

    def tell(self, sentence: str, tone: Tone = Tone.NOTE, *, stays: bool = False) -> None:
        """Show a sentence in place of the one that is there, for a while or until it is closed."""
        log.info("%s: %s", tone.name.lower(), sentence)
        self.tone, self._sentence = tone, sentence
        self._label.setText(tr(sentence))
        self._sign.setPixmap(icon(tone.value).pixmap(18, 18))
        self._sign.setAccessibleName(tr(tone.value.capitalize()))
        self.setAccessibleName(tr(sentence))
        self.place()
        self.show()
        self.raise_()
        self.update()
        _announce(self)
        self._timer.stop()
        if tone in _GOES_AFTER_MS and not stays:
            self._timer.start(_GOES_AFTER_MS[tone])

    @Slot(str)
    def refuse(self, sentence: str) -> None:
        """Show why something was not done."""
        self.tell(sentence, Tone.WARNING)

    @Slot(object)
    def refuse_error(self, error: Exception) -> None:
        """Show why something ended with this exception."""
        self.refuse(str(error) if isinstance(error, MazeError) else f"This did not work (“{error!r}”).")

    @Slot(str)
    def fail(self, sentence: str) -> None:
        """Show what went wrong."""
        self.tell(sentence, Tone.ERROR)

    def take_back(self, sentence: str) -> None:
        """Close the message if it is this one, which is not so any more."""
        if self.sentence == sentence:
            self.dismiss()

    @Slot()
    def dismiss(self) -> None:
        """Close the message."""
        self._timer.stop()
        self.hide()

    @Slot()
    def place(self) -> None:
        """Lie in the middle of the upper edge, as wide as the sentence, on several lines if need be."""
        across = self._over.viewport().width()
        room = across - 2 * _MARGIN_PX
        words = self._label.fontMetrics().horizontalAdvance(self._label.text())
        width = min(max(words + _BESIDE_WORDS_PX, _LEAST_WIDTH_PX), room)
        height = max(self._row.heightForWidth(width), self._row.minimumSize().height())
        self.setGeometry((across - width) // 2, _MARGIN_PX, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tint the bar by its tone."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = QPainterPath()
        shape.addRoundedRect(rect, 6, 6)
        tone = QColor(_EDGES[self.tone])
        ground = QColor.fromRgb(int(blended(self.palette().base().color().rgb(), tone.rgb(), _TINT)))
        colour = readable(tone, ground, LINE)
        painter.fillPath(shape, ground)
        painter.setClipPath(shape)
        painter.fillRect(0, 0, 5, self.height(), colour)
        painter.setClipping(False)
        painter.setPen(QPen(colour, 1))
        painter.drawPath(shape)


def _announce(widget: QWidget) -> None:
    """Have a screen reader read the accessible name of a widget."""
    from PySide6.QtGui import QAccessible, QAccessibleEvent  # noqa: PLC0415  # large enums, not for the start

    QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.Alert))
