"""What of the view is repainted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication

from tests.gui.hand import Hand


class PaintWatch(QObject):
    """Collects the regions of paint events."""

    def __init__(self) -> None:
        super().__init__()
        self.region = QRegion()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note the region of a paint event."""
        del watched
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False


def require_all_repainted(hand: Hand, act: Callable[[], object]) -> None:
    """Check that an act changes the picture, and only where the view is repainted.

    A picture by `grab` does not tell: for that all is painted.
    """
    before, watch = hand.picture(), PaintWatch()
    QApplication.processEvents()
    hand.viewport.installEventFilter(watch)
    act()
    hand.settle()
    hand.qtbot.waitUntil(lambda: not watch.region.isEmpty())
    hand.viewport.removeEventFilter(watch)
    changed = hand.picture() != before
    assert changed.any()
    for rect in watch.region:
        changed[rect.top() : rect.bottom() + 1, rect.left() : rect.right() + 1] = False
    assert not changed.any()
