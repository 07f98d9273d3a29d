"""The available languages, the chosen one, and its translations."""

from __future__ import annotations

import json
import logging
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from mazewright.errors import MazeError
from mazewright.gui import i18n
from mazewright.gui.settings import Settings, known
from mazewright.resources_path import resource

log = logging.getLogger(__name__)

_CONTEXT = "Mazewright"


class Language(StrEnum):
    """A language of the window, or what the system speaks."""

    SYSTEM = ""
    ENGLISH = "en"
    FRENCH = "fr"
    POLISH = "pl"

    @property
    def own_name(self) -> str:
        """What the language calls itself; empty for the system's."""
        return {"en": "English", "fr": "Français", "pl": "Polski"}.get(self.value, "")


def language_of(settings: Settings) -> Language:
    """Return the language that is preferred."""
    return known(settings.language, Language.SYSTEM)


def begin_to_speak(language: Language) -> None:
    """Make all windows that come from now on speak a language, Qt's own dialogs too.

    What the system speaks is the first language of its list that is known here, English where none is.
    """
    if language is Language.SYSTEM:
        language = _of_the_system()
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    QLocale.setDefault(QLocale(language.value))
    if language is Language.ENGLISH:
        speak(None)
        return
    try:
        ours = _loaded(resource(f"languages/{language}.qm"))
        sentences = sentences_of(ours)
    except (MazeError, OSError, ValueError, KeyError, TypeError):
        log.warning("the language %s cannot be spoken", language.value, exc_info=True)
        speak(None)
        return
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{language}.qm"
    for translator in (ours, *([_loaded(qt)] if qt.is_file() else [])):
        QCoreApplication.installTranslator(translator)
        _installed.append(translator)
    speak(sentences)


def sentences_of(translator: QTranslator) -> i18n.Sentences:
    """Make the sentences of a file of translations."""
    patterns = json.loads(resource("languages/patterns.json").read_text(encoding="utf-8"))
    locale = QLocale(translator.language())

    def count(number: int, noun: str) -> str:
        # Qt chooses the form of the noun; it would write the number as the system does.
        words = translator.translate(_CONTEXT, f"%Ln {noun}(s)", "", abs(number))
        return (words or "").replace("%Ln", locale.toString(number))

    def number(text: str) -> str:
        words = text.translate({ord(","): locale.groupSeparator(), ord("."): locale.decimalPoint()})
        return words.replace("%", percent_sign(locale))

    def lookup(source: str) -> str:
        try:
            return translator.translate(_CONTEXT, source) or ""
        except UnicodeEncodeError:  # The name of a file that is not UTF-8.
            return ""

    return i18n.Sentences(patterns["templates"], patterns["nouns"], lookup, count, number)


def percent_sign(locale: QLocale | None = None) -> str:
    """Return what stands after a number of per cents: French leaves a narrow space before the sign."""
    language = (locale or QLocale()).language()
    return "\u202f%" if language is QLocale.Language.French else "%"


def _of_the_system() -> Language:
    spoken = (known(name.partition("-")[0], Language.SYSTEM) for name in QLocale.system().uiLanguages())
    return next((language for language in spoken if language is not Language.SYSTEM), Language.ENGLISH)


def _loaded(path: Path) -> QTranslator:
    translator = QTranslator()
    if not translator.load(str(path)):
        log.warning("no translations can be read from %s", path)
    return translator


_installed: list[QTranslator] = []
"""Qt does not keep translators alive."""


class _Speech:
    """The sentences of the language that is spoken; None for English."""

    sentences: i18n.Sentences | None = None


_speech = _Speech()


def speak(sentences: i18n.Sentences | None) -> None:
    """Set the language of the program; None for English.

    What is on the screen stays as it is: windows made from now on speak it.
    """
    _speech.sentences = sentences


def tr(text: str) -> str:
    """Return what is said in English in the language of the window.

    >>> tr("&Open…")
    '&Open…'
    """
    return text if _speech.sentences is None else _speech.sentences.translated(text)
