"""Sentences with values in them are known again by their templates."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazewright.gui.i18n.languages import speak, tr
from mazewright.gui.i18n.sentences import Sentences
from tests.language.collect import ROOT, holes_of, said_by

SAID = said_by(ROOT / "editor" / "mazewright")
NOUNS = {form: noun for noun, several in SAID.nouns.items() for form in (noun, several)}

WORDS = {
    "Levels": "Niveaux",
    "cell": "case",
    "rock": "roche",
    "{count} of {kind} left out.": "{kind} : {count} de côté.",
    "The stamp “{name}” is of {kind}.": "Le tampon « {name} » est de {kind}.",
    "draw walls": "dessiner des murs",
    "&Undo {text}": "Ann&uler {text}",
    " and ": " et ",
    "{what} in {place}": "{what} dans {place}",
}


def counted(number: int, noun: str) -> str:
    return f"{number} {WORDS[noun]}{'s' if number > 1 else ''}"


SENTENCES = Sentences(
    [text for text in WORDS if "{" in text], {"cell": "cell", "cells": "cell"},
    lambda source: WORDS.get(source, ""), counted, lambda number: number.replace(",", "_"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("Levels", "Niveaux"),
        ("3 cells", "3 cases"),
        ("1 cell", "1 case"),
        ("12,000", "12_000"),
        ("−12,000", "−12_000"),
        ("12,000 of them", "12,000 of them"),
        ("a flight in rock", "a flight in rock"),
        ("3 cells of rock left out.", "roche : 3 cases de côté."),
        ("1,200 cells of rock left out.", "roche : 1200 cases de côté."),
        ("&Undo draw walls", "Ann&uler dessiner des murs"),
        ("The stamp “rock” is of rock.", "Le tampon « rock » est de roche."),
        ("Levels  ·  2 cells", "Niveaux  ·  2 cases"),
        ("Levels and rock", "Niveaux et roche"),
        ("levels.maze: 3 cells of rock left out.", "levels.maze: roche : 3 cases de côté."),
        ("Rock", "Roche"),
        ("Rock.", "Roche."),
        ("2 cells in rock", "2 cases dans roche"),
        ("(0, 1, 2) in rock", "(0, 1, 2) dans roche"),
        ("goes on in its own way", "goes on in its own way"),
        ("nothing that is known", "nothing that is known"),
        ("", ""),
        ("{", "{"),
    ],
)
def test_what_is_said_is_put_together_again(english: str, french: str) -> None:
    assert SENTENCES.translated(english) == french


@given(st.text())
def test_no_words_are_too_strange(text: str) -> None:
    assert isinstance(SENTENCES.translated(text), str)


@pytest.mark.parametrize(
    "text",
    [
        " of ".join("abcdefghij" * 5),
        "; ".join(["a thing: b (c, d and e. f)"] * 10),
        ", ".join(["3 rooms and 4 of 5 in the corridor"] * 15),
        "Levels and " * 2000,
    ],
)
def test_strange_words_are_soon_given_up(text: str) -> None:
    """By counting: what is looked up grows with the text, and not with its powers."""
    calls: list[str] = []
    sentences = Sentences(SAID.templates, NOUNS, lambda source: calls.append(source) or "", counted)  # type: ignore[func-returns-value]
    assert sentences.translated(text) == text
    assert len(calls) < 60 * len(text)


def test_english_is_said_as_it_is() -> None:
    assert tr("Levels") == "Levels"
    speak(SENTENCES)
    try:
        assert tr("Levels") == tr("Levels") == "Niveaux"
    finally:
        speak(None)
    assert tr("Levels") == "Levels"


@pytest.mark.parametrize("value", ["7", "7–9", "3 cells", "a.maze", "'x'"])
def test_each_sentence_is_told_by_its_own_template(value: str) -> None:
    sentences = Sentences(
        SAID.templates, NOUNS, lambda source: source, lambda number, noun: f"{number} {noun}"
    )
    others = {
        text: found
        for text in SAID.templates
        if (found := sentences.template_of(text.format(**dict.fromkeys(holes_of(text), value)))) != text
    }
    assert others == {}
