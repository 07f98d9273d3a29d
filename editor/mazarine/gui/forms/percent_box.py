"""A box for percentages."""

from __future__ import annotations

from PySide6.QtCore import Slot

from mazarine.gui.i18n import on_language_change
from mazarine.gui.i18n.texts import percent_sign
from mazarine.gui.widgets.number_boxes import DecimalBox


class PercentBox(DecimalBox):
    """Takes percentages from 0 to 100, with the sign as the language writes it."""

    def __init__(self, decimals: int = 0) -> None:
        super().__init__(0.0, 100.0, decimals)
        self._show_sign()
        on_language_change(self._show_sign)

    @Slot()
    def _show_sign(self) -> None:
        self.setSuffix(percent_sign())
