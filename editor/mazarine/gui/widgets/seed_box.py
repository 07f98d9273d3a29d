"""A box for a seed, with a button that chooses a random one."""

from __future__ import annotations

from random import SystemRandom

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QToolButton

from mazarine.gui.i18n import show_text
from mazarine.gui.style.icons import icon
from mazarine.gui.widgets.building import row_of
from mazarine.gui.widgets.number_boxes import NumberBox

MOST_SEED = (1 << 31) - 1
_CHANCE = SystemRandom()


def random_seed() -> int:
    return _CHANCE.randint(0, MOST_SEED)


class SeedBox(NumberBox):
    """Takes a seed."""

    def __init__(self) -> None:
        super().__init__(0, MOST_SEED, 1)
        self.setGroupSeparatorShown(True)
        # Raised, it would not show its focus in the dark theme.
        self.dice_button = QToolButton(autoRaise=True)
        """Chooses a random seed."""
        self.dice_button.setIcon(icon("dice"))
        self.dice_button.clicked.connect(self.throw_dice)
        show_text("Choose a random seed", self.dice_button.setToolTip)
        show_text("Random seed", self.dice_button.setAccessibleName)

    def row(self) -> QHBoxLayout:
        return row_of((self, 1), self.dice_button)

    @Slot()
    def throw_dice(self) -> None:
        self.setValue(random_seed())
