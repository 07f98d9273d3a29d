"""The question about the unsaved work of a program that crashed."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Protocol

from mazarine.gui.recovery.orphaned_journals import OrphanedJournal


class RecoveryChoice(Enum):
    """Answers to the question."""

    OPEN = auto()
    DISCARD = auto()
    LATER = auto()


class RecoveryQuestions(Protocol):
    """Asks the user, and waits for the answer."""

    def recover(self, journals: Sequence[OrphanedJournal]) -> RecoveryChoice:
        """Ask what to do with the unsaved work of a program that crashed."""
