"""The available languages, and the one that is chosen."""

from __future__ import annotations

import logging
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from mazarine.gui.i18n.texts import change_texts
from mazarine.resources_path import resource

log = logging.getLogger(__name__)


class Language(StrEnum):
    """A language of the window, or that of the system."""

    SYSTEM = ""
    ENGLISH = "en"
    FRENCH = "fr"
    POLISH = "pl"

    @classmethod
    def of(cls, code: str) -> Language:
        """Return the language of a code; the system's if the code is not known.

        >>> Language.of("pl"), Language.of("de")
        (<Language.POLISH: 'pl'>, <Language.SYSTEM: ''>)
        """
        return next((language for language in cls if language.value == code), cls.SYSTEM)

    @property
    def own_name(self) -> str:
        """The name of the language in itself; empty for the system's."""
        return {"en": "English", "fr": "Français", "pl": "Polski"}.get(self.value, "")


def set_language(language: Language) -> None:
    """Show all texts in a language, Qt's own dialogs too.

    The language of the system is the first one of its list that is known here, English where none is.
    """
    if language is Language.SYSTEM:
        language = _system_language()
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    QLocale.setDefault(QLocale(language.value))
    if language is not Language.ENGLISH:
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{language}.qm"
        for path in (resource(f"languages/{language}.qm"), qt):
            translator = QTranslator()
            if translator.load(str(path)):
                QCoreApplication.installTranslator(translator)
                _installed.append(translator)
            else:
                log.warning("no translations can be read from %s", path)
    change_texts(is_english=not _installed)


def _system_language() -> Language:
    found = (Language.of(name.partition("-")[0]) for name in QLocale.system().uiLanguages())
    return next((language for language in found if language is not Language.SYSTEM), Language.ENGLISH)


_installed: list[QTranslator] = []
"""Qt does not keep translators alive."""
