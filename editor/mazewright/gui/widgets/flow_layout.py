"""A layout that puts widgets side by side, and in another row those that have no room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Puts widgets in rows like words.

    Parameters
    ----------
    spacing : the room between two of them, in pixels
    """

    def __init__(self, parent: QWidget, spacing: int) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Put an item after the last one."""
        self._items.append(item)

    def count(self) -> int:
        """Tell how many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Give an item; None if there is none, as Qt asks for it."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take an item out; None if there is none."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Want no more room than there is need for."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Be higher where it is narrower."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height of all rows."""
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        """Give the size of a single row."""
        sizes = [item.sizeHint() for item in self._items]
        width = sum(size.width() for size in sizes) + self.spacing() * max(len(sizes) - 1, 0)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """Give the room of the largest item."""
        most = QSize(0, 0)
        for item in self._items:
            most = most.expandedTo(item.minimumSize())
        return most

    def setGeometry(self, rect: QRect) -> None:
        """Put the items into rows."""
        super().setGeometry(rect)
        for item, place in zip(self._items, self._places(rect.width()), strict=True):
            item.setGeometry(place.translated(rect.topLeft()))

    def _places(self, width: int) -> list[QRect]:
        at, below, places = QPoint(0, 0), 0, list[QRect]()
        for item in self._items:
            size = item.sizeHint()
            if at.x() and at.x() + size.width() > width:
                at = QPoint(0, below + self.spacing() // 4)
            places.append(QRect(at, size))
            at, below = at + QPoint(size.width() + self.spacing(), 0), max(below, at.y() + size.height())
        return places
