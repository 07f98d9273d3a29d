"""The language that the window speaks now."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from editor.gui.language.sentences import Sentences

_MOST_REMEMBERED = 4096


class _Speech:
    """What is said in English, as it is said in the language of the window."""

    def __init__(self) -> None:
        self.sentences: Sentences | None = None
        self.remembered: dict[str, str] = {}


_speech = _Speech()


def speak(sentences: Sentences | None) -> None:
    """Say everything from now on in another language; None for English.

    What is on the screen stays as it is: windows made from now on speak it.
    """
    _speech.sentences = sentences
    _speech.remembered = {}


def tr(text: str) -> str:
    """Give what is said in English in the language of the window.

    >>> tr("&Open…")
    '&Open…'
    """
    if _speech.sentences is None:
        return text
    said = _speech.remembered.get(text)
    if said is None:
        if len(_speech.remembered) >= _MOST_REMEMBERED:
            _speech.remembered = {}
        said = _speech.remembered[text] = _speech.sentences.translated(text)
    return said
