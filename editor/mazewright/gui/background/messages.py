"""How sentences for the user are told, wherever they are shown."""

from __future__ import annotations

import logging
from enum import Enum
from typing import Protocol

from mazewright.errors import Cancelled, MazeError

log = logging.getLogger(__name__)


class Tone(Enum):
    """How a sentence is meant."""

    NOTE = "note"
    WARNING = "warning"
    ERROR = "error"


class Messages(Protocol):
    """Shows one sentence at a time."""

    @property
    def sentence(self) -> str:
        """The sentence that is shown, in English; empty while there is none."""

    def tell(self, sentence: str, tone: Tone = Tone.NOTE, *, stays: bool = False) -> None:
        """Show a sentence in place of the one that is there, for a while or until it is closed."""

    def refuse(self, sentence: str) -> None:
        """Show why something was not done."""

    def fail(self, sentence: str) -> None:
        """Show what went wrong."""

    def dismiss(self) -> None:
        """Show nothing any more."""


def tell_error(messages: Messages, error: Exception, stopped: str) -> None:
    """Show why a task ended without a result; `stopped` is the sentence for work that the user stopped."""
    if isinstance(error, Cancelled):
        messages.tell(stopped)
    elif isinstance(error, MazeError):
        messages.fail(str(error))
    else:
        log.error("work has failed", exc_info=error)
        messages.fail(f"This did not work (“{error}”).")
