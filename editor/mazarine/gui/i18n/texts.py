"""Texts in the language of the window.

`tr` translates a text where it is used. `show_text` also shows it again when the language changes, and
`on_language_change` calls what shows texts that change. `tr_later` makes a message that is translated by one
of these. Qt's `lupdate` collects the first arguments of all of them (see `docs/how-to/developing.md`).
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, MutableMapping
from operator import index
from typing import SupportsIndex

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal
from shiboken6 import isValid

from mazarine.messages import CELL_FIELDS, INDEX_FIELDS, Field, Message, Series, joined, shown


def tr_later(text: str, /, **fields: Field) -> Message:
    """Return a text that is translated where it is shown."""
    return Message(text, fields)


class _Language(QObject):
    """The language of the window, as far as texts depend on it."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_english = True
        """Whether texts stay as they are in the source."""
        self.shown_texts: MutableMapping[QObject, dict[str, Message]] = weakref.WeakKeyDictionary()

    def change(self, *, is_english: bool) -> None:
        self.is_english = is_english
        for target, texts in list(self.shown_texts.items()):
            if isValid(target):
                for setter, message in texts.items():
                    getattr(target, setter)(tr(message))
        self.changed.emit()


_language = _Language()


def change_texts(*, is_english: bool) -> None:
    """Show all texts again after the translators were changed."""
    _language.change(is_english=is_english)


def on_language_change(slot: Callable[[], object]) -> None:
    """Call a slot whenever the language has changed."""
    _language.changed.connect(slot)


def tr(text: str | Message, /, **fields: Field) -> str:
    """Return a text in the language of the window.

    Parameters
    ----------
    text : in English, with the names of fields in braces if there are any
    fields : the values by name; messages among them are translated, too

    >>> tr("&Open…"), tr("Zoom {share:.0%}", share=0.5)
    ('&Open…', 'Zoom 50%')
    """
    if isinstance(text, str):
        if not fields:
            return text if _language.is_english else _translated(text, -1) or text
        text = Message(text, fields)
    if _language.is_english:
        return text.filled(text.english, localized)
    count = text.fields.get("count", -1) if text.singular else -1
    assert isinstance(count, SupportsIndex)
    translation = _translated(text.text, _small(abs(index(count))) if text.singular else -1)
    return text.filled(translation or text.english, localized)


def show_text(text: str | Message, *setters: Callable[[str], object]) -> None:
    """Show a text, now and whenever the language changes.

    Parameters
    ----------
    text : in English
    setters : methods of widgets or actions that take the text, such as `label.setText`
    """
    message = Message(text) if isinstance(text, str) else text
    for setter in setters:
        target: QObject = setter.__self__  # type: ignore[attr-defined]  # A method of Qt.
        _language.shown_texts.setdefault(target, {})[setter.__name__] = message
        setter(tr(message))


def capitalized(text: str) -> str:
    """Return a text with a capital first letter; the rest stays, unlike with `str.capitalize`."""
    return text[:1].upper() + text[1:]


def percent_sign() -> str:
    """Return what stands after a percentage: French leaves a narrow space before the sign."""
    return "\u202f%" if QLocale().language() is QLocale.Language.French else "%"


def _small(count: int) -> int:
    """Return a count of 31 bits, as Qt takes it, with the same plural form: the last two digits decide."""
    return count if count < 1000 else 1000 + count % 1000


def _translated(text: str, count: int) -> str:
    """Return the translation, empty where there is none."""
    found = QCoreApplication.translate("", text, "", count)
    return "" if found == text else found


def cell_text(cell: tuple[object, ...]) -> Message:
    """Return the level, row and column of a cell as people read them.

    >>> tr(cell_text((0, 21, 27)))
    'level 1, row 22, column 28'
    """
    level, row, col = map(index, cell)  # type: ignore[arg-type]
    return tr_later("level {level}, row {row}, column {col}", level=level, row=row, col=col)


def localized(value: Field, specification: str, name: str = "") -> str:
    """Return a field of a message as the language writes it.

    This is the one place where levels, rows and columns, which the library counts from 0, are counted from 1.

    >>> tr("Cell {cell} is on level {level}.", cell=(0, 1, 2), level=0)
    'Cell (level 1, row 2, column 3) is on level 1.'
    """
    if isinstance(value, Message):
        return tr(value)
    if isinstance(value, Series):
        return joined([localized(item, "") for item in value.items], tr(", "), tr(value.last))
    if name in CELL_FIELDS and isinstance(value, tuple):
        return f"({tr(cell_text(value))})"
    if name in INDEX_FIELDS and isinstance(value, int):
        value += 1
    text = shown(value, specification)
    if isinstance(value, int | float) and not isinstance(value, bool):
        locale = QLocale()
        signs = {ord(","): locale.groupSeparator(), ord("."): locale.decimalPoint(), ord("%"): percent_sign()}
        return text.translate(signs)
    return text
