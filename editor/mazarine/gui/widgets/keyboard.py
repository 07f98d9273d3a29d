"""The keyboard focus: what keys may be given to, and a ring in the widget that has them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from mazarine.gui.style.painting import PaintedWidget

_WIDTH_PX = 2.0
_CORNER_PX = 3.0


def is_written_in(widget: QWidget | None) -> bool:
    is_text = isinstance(widget, QPlainTextEdit) and not widget.isReadOnly()
    return is_text or _is_field(widget)


def _is_field(widget: QWidget | None) -> bool:
    return isinstance(widget, QLineEdit | QAbstractSpinBox)


def first_for_keys(within: QWidget) -> QWidget | None:
    """Return the first widget that has a use for keys, itself or in it; None if there is none.

    Fields of one line are left out: who goes on to a tool by its letter must not write there. So are tabs:
    what they have chosen comes first.
    """
    return next((widget for widget in (within, *within.findChildren(QWidget)) if _takes_keys(widget)), None)


def _takes_keys(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    is_other = isinstance(widget, QScrollArea | QTabBar) or _is_field(widget)
    return by_tab and not is_other and widget.isVisible() and widget.isEnabled()


class FocusRing(QObject):
    """Keeps the ring where the focus is.

    Styles show the focus of buttons and lines by a shade that few see, and that of lists, tables and
    pictures not at all. Who works with the mouse sees no ring.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ring: _Ring | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)

    @Slot(QWidget, QWidget)
    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None
        # Qt sets it when Tab is pressed, and takes it back when the mouse is.
        if (
            now is not None
            and self._is_mine(now)
            and now.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        ):
            self._ring = _Ring(now)

    def _is_mine(self, widget: QWidget) -> bool:
        """Return whether a widget is in the page that this is of, or in a window that belongs to it."""
        owner: QWidget | None = widget
        while owner is not None and owner is not self.parent():
            owner = owner.parentWidget()
        return owner is not None


class _Ring(PaintedWidget):
    """Lies over a widget, as large as it is, and lets the pointer through."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("focus_ring")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        over.installEventFilter(self)
        self.resize(over.size())
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.resize(watched.size())
        return False

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # The inner line parts the ring from what it lies on, which may be blue too.
        for role, width, inset in (
            (QPalette.ColorRole.Base, 1.0, _WIDTH_PX + 0.5),
            (QPalette.ColorRole.Link, _WIDTH_PX, _WIDTH_PX / 2),
        ):
            painter.setPen(QPen(self.palette().color(role), width))
            box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(box, _CORNER_PX, _CORNER_PX)
