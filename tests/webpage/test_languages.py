"""A page is in the language of the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mazarine.gui.i18n import tr
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.maze import Maze
from mazarine.picture.webpage import web_page
from tests.webpage.browser import Browser
from tests.webpage.test_watch import growth

_SAID = {
    Language.ENGLISH: [
        "Hint", "Hint: go right.", "Row 1, column 2. Open: right, left. Steps: 1,235.",
        "The maze grows at cell (row 4, column 2).",
    ],
    Language.FRENCH: [
        "Indice", "Indice\u00a0: allez vers la droite.",
        "Ligne 1, colonne 2. Ouvert\u00a0: vers la droite, vers la gauche. Pas\u00a0: 1\u202f235.",
        "Le labyrinthe grandit à la case (ligne 4, colonne 2).",
    ],
    Language.POLISH: [
        "Wskazówka", "Wskazówka: idź w prawo.",
        "Wiersz 1, kolumna 2. Otwarte: w prawo, w lewo. Kroki: 1235.",
        "Labirynt rośnie przy komórce (wiersz 4, kolumna 2).",
    ],
}  # fmt: skip


@pytest.fixture(params=_SAID)
def language(request: pytest.FixtureRequest) -> Iterator[Language]:
    chosen = Language(request.param)
    set_language(chosen)
    yield chosen
    set_language(Language.ENGLISH)


@pytest.mark.usefixtures("qapp")
def test_pages_speak_three_languages(page: Browser, file: Path, language: Language) -> None:
    recordings = [growth("prim")]
    text = web_page(Maze.blank(1, 3), recordings, language=language.value, translate=tr)
    file.write_text(text, encoding="utf-8")
    page.open(file)
    hint = page.run("return document.querySelectorAll('#buttons button')[4].textContent")
    page.click("#buttons button:nth-of-type(5)")
    said = page.run("return document.getElementById('news').textContent")
    page.run("parts.play.walk.steps = 1234")
    page.press("right")
    place = page.run("return document.getElementById('news').textContent")
    page.click("#parts button:nth-of-type(2)")
    page.press(".")
    sentence = page.run("return document.querySelector('.pane p').textContent")
    assert [hint, said, place, sentence] == _SAID[language]
    assert page.run("return document.documentElement.lang") == language.value
    assert page.errors() == []
