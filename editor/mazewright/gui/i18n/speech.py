"""The language that the window speaks now."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mazewright.gui.i18n.sentences import Sentences


class _Speech:
    """The sentences of the language that is spoken; None for English."""

    sentences: Sentences | None = None


_speech = _Speech()


def speak(sentences: Sentences | None) -> None:
    """Say everything from now on in another language; None for English.

    What is on the screen stays as it is: windows made from now on speak it.
    """
    _speech.sentences = sentences


def tr(text: str) -> str:
    """Give what is said in English in the language of the window.

    >>> tr("&Open…")
    '&Open…'
    """
    return text if _speech.sentences is None else _speech.sentences.translated(text)
