"""Writes settings down when the hand rests: a file that is written safely takes longer than a frame may."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSettings, Slot

from mazewright.gui.background.timers import single_shot

_REST_MS = 500


class LateWriter(QObject):
    """Keeps a store from writing itself down at once, and has it do so later.

    What is set can be read back at once, also by other stores of the same file in this process; `sync` and
    the end of the store write at once.
    """

    def __init__(self, store: QSettings) -> None:
        super().__init__(store)
        self._timer = single_shot(self, _REST_MS, self._write)
        store.installEventFilter(self)

    @classmethod
    def watch(cls, store: QSettings) -> None:
        """Have a store written late, unless it is already."""
        if store.findChild(cls) is None:
            cls(store)

    @property
    def is_waiting(self) -> bool:
        """Whether something is still to be written."""
        return self._timer.isActive()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to itself that the store wants to be written."""
        if event.type() != QEvent.Type.UpdateRequest:
            return super().eventFilter(watched, event)
        self._timer.start()
        return True

    @Slot()
    def _write(self) -> None:
        # Held on to, the store would never end: it holds on to this.
        store = self.parent()
        assert isinstance(store, QSettings)
        store.sync()
