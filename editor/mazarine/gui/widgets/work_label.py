"""Labels of work in progress, which may have to wait for the engine."""

from __future__ import annotations

from PySide6.QtCore import Slot

from mazarine.gui.background.engine_state import engine_state
from mazarine.gui.i18n import show_text
from mazarine.gui.widgets.plain_text import PlainLabel
from mazarine.messages import Message


class WorkLabel(PlainLabel):
    """A label that shows how far the engine is, while work in progress waits for it."""

    def __init__(self) -> None:
        super().__init__(wordWrap=True)
        self._work: Message | None = None
        engine_state().changed.connect(self._show_work)

    def show_message(self, message: Message) -> None:
        """Show a text."""
        self._work = None
        show_text(message, self.setText)

    def show_work(self, message: Message) -> None:
        """Show that something is in progress, until another text is shown."""
        self._work = message
        self._show_work()

    @Slot()
    def _show_work(self) -> None:
        if self._work is not None:
            show_text(engine_state().waiting_text(self._work), self.setText)
