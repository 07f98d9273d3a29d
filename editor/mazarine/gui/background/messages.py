"""Messages to the user, wherever they are shown."""

from __future__ import annotations

import logging
from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, Protocol

from mazarine.errors import Cancelled, MazeError
from mazarine.gui.i18n import tr_later
from mazarine.messages import Message, quoted

log = logging.getLogger(__name__)


class Tone(Enum):
    """The severity of a message."""

    NOTE = "note"
    WARNING = "warning"
    ERROR = "error"


class MessageAction(NamedTuple):
    """A button beside a message, which closes it."""

    text: Message
    run: Callable[[], object]


class Messages(Protocol):
    """Shows one message at a time."""

    @property
    def message(self) -> Message | None:
        """The message that is shown."""

    def show_message(
        self,
        message: Message,
        tone: Tone = Tone.NOTE,
        *,
        stays: bool = False,
        action: MessageAction | None = None,
    ) -> None:
        """Show a message in place of the present one, for a while or until it is closed."""

    def refuse(self, message: Message) -> None:
        """Show why something was not done."""

    def fail(self, message: Message) -> None:
        """Show what went wrong."""

    def dismiss(self) -> None:
        """Close the message."""


def message_of(error: BaseException) -> Message:
    """Return the message of an error; an unexpected one is quoted."""
    if isinstance(error, MazeError):
        return error.message
    return tr_later("An unexpected error occurred (“{error}”).", error=quoted(error))


def show_error(messages: Messages, error: Exception, stopped: Message) -> None:
    """Show why a task ended without a result; `stopped` is the message for work that the user stopped."""
    if isinstance(error, Cancelled):
        messages.show_message(stopped)
        return
    if not isinstance(error, MazeError):
        log.error("work has failed", exc_info=error)
    messages.fail(message_of(error))
