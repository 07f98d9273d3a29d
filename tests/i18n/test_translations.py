"""The files of translations: complete, up to date, and with the fields, tags and mnemonics of the source."""

from __future__ import annotations

import ast
import errno
import os
import re
import shutil
from html.parser import HTMLParser
from operator import eq
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from mazarine.errors import MazeFileError
from mazarine.files.faults import reason_of
from mazarine.gui.i18n import languages, tr, tr_later
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.messages import field_names, in_sequence
from tests.i18n.update import CODES, LANGUAGES, compile_file, translations_in, update

FORMS = {"fr": 2, "pl": 3}
EVERY_LANGUAGE = pytest.mark.parametrize("code", CODES)
pytestmark = pytest.mark.usefixtures("qapp")
_COLLECTED = ("tr", "tr_later", "show_text")


@EVERY_LANGUAGE
def test_every_text_is_translated(code: str) -> None:
    translations = translations_in(LANGUAGES / f"{code}.ts")
    assert [source for source, forms in translations.items() if not all(forms)] == []
    assert {len(forms) for forms in translations.values()} == {1, FORMS[code]}


def test_texts_in_the_code_are_collected() -> None:
    """The tool of Qt does not see calls inside f-strings."""
    collected = translations_in(LANGUAGES / f"{CODES[0]}.ts")
    missing = [
        f"{path.name}:{call.lineno}"
        for path in (LANGUAGES.parents[1] / "editor" / "mazarine" / "gui").rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in _COLLECTED
        if isinstance(call.args[0], ast.Constant) and call.args[0].value not in collected
    ]
    assert missing == []


def test_the_files_are_up_to_date(tmp_path: Path) -> None:
    """After a change of texts, `python -m tests.i18n.update` updates them."""
    for code in CODES:
        shutil.copy(LANGUAGES / f"{code}.ts", tmp_path)
    update(tmp_path)
    for code in CODES:
        kept, made = translations_in(LANGUAGES / f"{code}.ts"), translations_in(tmp_path / f"{code}.ts")
        assert made == kept


@EVERY_LANGUAGE
def test_the_compiled_files_are_up_to_date(code: str, tmp_path: Path) -> None:
    compile_file(LANGUAGES / f"{code}.ts", tmp_path / "made.qm")
    made, kept = QTranslator(), QTranslator()
    assert made.load(str(tmp_path / "made.qm"))
    assert kept.load(str(LANGUAGES / f"{code}.qm"))
    # Compared by their texts: another version of Qt's tool may write other bytes.
    for source in translations_in(LANGUAGES / f"{code}.ts"):
        for count in (-1, 1, 3, 5):
            assert made.translate("", source, "", count) == kept.translate("", source, "", count)


@EVERY_LANGUAGE
def test_translations_have_the_parts_of_the_source(code: str) -> None:
    for source, forms in translations_in(LANGUAGES / f"{code}.ts").items():
        for form in forms:
            assert field_names(form) == field_names(source), source
            assert bool(_mnemonic(form)) == bool(_mnemonic(source)), source
            assert _tags(form) == _tags(source), source
            assert form.endswith("…") == source.endswith("…"), source
            assert (form[:1] == " ", form[-1:] == " ") == (source[:1] == " ", source[-1:] == " "), source


@EVERY_LANGUAGE
def test_errors_of_files_are_translated_with_what_follows(code: str) -> None:
    kept = tr_later(
        "Your changes are kept, also in the journal {path}.", path=Path("/home/x/.~a.maze.journal")
    )
    errors = [
        MazeFileError("/mnt/a.maze", reason_of(OSError(number, os.strerror(number))))
        for number in errno.errorcode
    ]
    english = [str(error) for error in errors]
    set_language(Language(code))
    try:
        alone = [tr(error.message) for error in errors]
        both = [tr(in_sequence(error.message, kept)) for error in errors]
        after = tr(kept)
    finally:
        set_language(Language.ENGLISH)
    assert not any(map(eq, alone, english))
    assert both == [f"{text} {after}" for text in alone]


@EVERY_LANGUAGE
def test_names_that_are_not_text_stay(code: str) -> None:
    set_language(Language(code))
    try:
        text = tr("Opening {name}…", name="b\udce9te.maze")
    finally:
        set_language(Language.ENGLISH)
    assert "b�te.maze" in text
    assert not text.startswith("Opening")


def test_without_its_files_a_language_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(languages, "resource", lambda name: tmp_path / name)
    set_language(Language.FRENCH)
    try:
        assert tr("&Open…") == "&Open…"
        # The texts of Qt itself are translated.
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
    finally:
        set_language(Language.ENGLISH)


def test_numbers_are_written_as_the_language_does() -> None:
    text = tr_later("{count:,} of {share:.1%}", count=1234, share=0.345)
    written = {}
    for language in (Language.ENGLISH, Language.FRENCH, Language.POLISH):
        set_language(language)
        written[language] = tr(text), QLocale().toString(1234)
    set_language(Language.ENGLISH)
    assert written[Language.ENGLISH][0] == "1,234 of 34.5%"
    assert written[Language.FRENCH][0] == f"{written[Language.FRENCH][1]} of 34,5\u202f%"
    assert written[Language.POLISH][0].endswith(" of 34,5%")


def _mnemonic(text: str) -> str:
    """Return the letter that a menu underlines."""
    found = re.search(r"&(\w)(?!\w*;)", text.replace("&&", ""))
    return found[1].casefold() if found else ""


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        del attrs
        self.found.append(tag)


def _tags(text: str) -> list[str]:
    parser = _Tags()
    parser.feed(text)
    return sorted(parser.found)
