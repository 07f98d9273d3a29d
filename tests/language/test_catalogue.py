"""The files of translations: complete, in step with the source, and true to what is said in English."""

from __future__ import annotations

import errno
import os
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from mazewright.files.faults import reason_of
from mazewright.generators import GENERATORS
from mazewright.generators.finishing import FINISHES
from mazewright.generators.parameter import Choice
from mazewright.gui.actions.menus import MENUS, SUBMENUS
from mazewright.gui.actions.table import SPECS
from mazewright.gui.i18n import languages, tr
from mazewright.gui.i18n.languages import Language, begin_to_speak, sentences_of
from mazewright.gui.windows.generators.fields import ALGORITHM_WORDS, CHOICE_WORDS, PARAMETER_WORDS
from tests.language.collect import (
    CONTEXT,
    FORMS,
    LANGUAGES,
    ROOT,
    compiled,
    counted_source,
    holes_of,
    is_crowded,
    patterns_of,
    said_by,
    translations_in,
    write,
)

SAID = said_by(ROOT / "editor" / "mazewright")
EVERY_LANGUAGE = pytest.mark.parametrize("language", FORMS)


@EVERY_LANGUAGE
def test_everything_that_the_window_says_is_translated(language: str) -> None:
    translations = translations_in(LANGUAGES / f"{language}.ts")
    assert [text for text in SAID.texts if not all(translations.get(text, [""]))] == []
    for noun in map(counted_source, SAID.nouns):
        forms = translations.get(noun, [])
        assert len(forms) == FORMS[language], noun
        assert all("%Ln" in form for form in forms), noun


@EVERY_LANGUAGE
def test_the_files_are_what_the_tool_makes_of_the_source(language: str, tmp_path: Path) -> None:
    path = LANGUAGES / f"{language}.ts"
    write(tmp_path / path.name, language, SAID, translations_in(path))
    assert (tmp_path / path.name).read_text(encoding="utf-8") == path.read_text(encoding="utf-8")
    compiled(path, tmp_path / "made.qm")
    made, kept = QTranslator(), QTranslator()
    assert made.load(str(tmp_path / "made.qm"))
    assert kept.load(str(path.with_suffix(".qm")))
    # Compared by what they say: another version of Qt's tool may write other bytes.
    for text in SAID.texts:
        assert made.translate(CONTEXT, text) == kept.translate(CONTEXT, text)
    for noun in map(counted_source, SAID.nouns):
        for number in (1, 3, 5):
            forms = [it.translate(CONTEXT, noun, "", number) for it in (made, kept)]
            assert forms[0] == forms[1]
    assert (LANGUAGES / "patterns.json").read_text(encoding="utf-8") == patterns_of(SAID)


@EVERY_LANGUAGE
def test_holes_marks_and_ends_are_kept(language: str) -> None:
    for source, (told, *_) in translations_in(LANGUAGES / f"{language}.ts").items():
        assert sorted(holes_of(told)) == sorted(holes_of(source)), source
        assert bool(_mnemonic(told)) == bool(_mnemonic(source)), source
        assert _tags(told) == _tags(source), source
        assert told.endswith("…") == source.endswith("…"), source
        assert (told[:1] == " ", told[-1:] == " ") == (source[:1] == " ", source[-1:] == " "), source


@EVERY_LANGUAGE
def test_letters_are_taken_once_in_a_menu(language: str) -> None:
    told = {source: forms[0] for source, forms in translations_in(LANGUAGES / f"{language}.ts").items()}
    texts = {"the bar": list(MENUS)}
    for title, names in (*MENUS.items(), *SUBMENUS.values()):
        texts[title] = [SPECS[name].text for name in names if name in SPECS]
    for title, within in texts.items():
        letters = [letter for text in within if (letter := _mnemonic(told.get(text, text)))]
        # A menu that is longer than the alphabet has to use some twice.
        if len(letters) <= _MOST_LETTERS:
            assert len(letters) == len(set(letters)), f"{title}: {sorted(letters)}"


def test_holes_can_be_told_apart() -> None:
    assert [text for text in SAID.texts if is_crowded(text)] == []


def test_every_algorithm_parameter_and_choice_has_a_title() -> None:
    parameters = [*FINISHES, *(it for generator in GENERATORS.values() for it in generator.parameters)]
    assert set(ALGORITHM_WORDS) == set(GENERATORS)
    assert set(PARAMETER_WORDS) == {parameter.name for parameter in parameters}
    choices = {choice for it in parameters if isinstance(it, Choice) for choice in it.choices}
    assert set(CHOICE_WORDS) == choices


_MOST_LETTERS = 25


def _mnemonic(text: str) -> str:
    """Give the letter that a menu marks."""
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


@EVERY_LANGUAGE
def test_a_file_whose_name_is_not_text_is_spoken_of(language: str) -> None:
    translator = QTranslator()
    assert translator.load(str(LANGUAGES / f"{language}.qm"))
    said = sentences_of(translator).translated("Opening b\udce9te.maze…")
    assert "b\udce9te.maze" in said
    assert not said.startswith("Opening")


@EVERY_LANGUAGE
def test_why_a_file_cannot_be_written_is_said_whole_with_what_follows(language: str) -> None:
    translator = QTranslator()
    assert translator.load(str(LANGUAGES / f"{language}.qm"))
    sentences = sentences_of(translator)
    kept = "Your changes are kept, also in the journal /home/x/.~a.maze.journal."
    for code in errno.errorcode:
        reason = reason_of(OSError(code, os.strerror(code)))
        alone = sentences.translated(f"/mnt/a.maze: {reason}.")
        both = sentences.translated(f"/mnt/a.maze: {reason}. {kept}")
        assert alone != f"/mnt/a.maze: {reason}."
        assert both == f"{alone} {sentences.translated(kept)}"


def test_without_its_files_a_language_is_not_spoken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(languages, "resource", lambda name: tmp_path / name)
    begin_to_speak(Language.FRENCH)
    assert tr("&Open…") == "&Open…"
    begin_to_speak(Language.ENGLISH)
