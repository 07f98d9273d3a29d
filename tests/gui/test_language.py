"""The window in other languages: nothing stays English, and nothing is cut off."""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget

from mazarine.generators import generate
from mazarine.gui.features.view.preferences import PreferencesDialog
from mazarine.gui.features.watch.watch_window import WatchWindow
from mazarine.gui.i18n import tr_later
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.gui.i18n.texts import change_texts
from mazarine.gui.shell.actions import tool_tip
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.edits import SetCells
from tests.gui.conftest import OpenWindow
from tests.gui.everywhere import DIALOGS, furnished, in_dialogs, in_places, places_of, shown, widgets_of
from tests.gui.hand import CTRL, Hand
from tests.gui.words import all_words, cut_words, english_in

OWN = {
    "Mazarine",
    "KiB",
    "English",
    "Français",
    "Polski",
    "GraphML",
    "JSON",
    "PySide6",
    "Python",
    "NumPy",
    "Qt",
    "Letter",
    "Legal",
    "Tabloid",
    "Here",
    # A command.
    "mazarine",
    "segment",
    "zarr",
}
"""Words that are the same in every language."""
_REST_MS = 600


class _Marking(QTranslator):
    """Translates to English between ⟦ and ⟧; fields are outside of these, and have marks of their own."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        del context, disambiguation, n
        return re.sub(r"(?<!\{)\{\w+(:[^}]*)?\}", r"⟧\g<0>⟦", f"⟦{source}⟧")

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def marked(qapp: QApplication) -> Iterator[None]:
    """Use a language that is English between ⟦ and ⟧."""
    translator = _Marking()
    qapp.installTranslator(translator)
    change_texts(is_english=False)
    yield
    qapp.removeTranslator(translator)
    change_texts(is_english=True)


def left_english(place: QWidget) -> list[str]:
    words = all_words(place)
    return sorted({f"{where} «{text}»" for where, text in words if set(english_in(text).split()) - OWN})


@pytest.mark.usefixtures("marked")
def test_nothing_in_the_window_and_its_docks_stays_english(open_window: OpenWindow) -> None:
    assert in_places(furnished(open_window), left_english) == {}


@pytest.mark.usefixtures("marked")
def test_nothing_in_dialogs_stays_english(open_window: OpenWindow) -> None:
    assert in_dialogs(furnished(open_window), left_english) == {}


@pytest.fixture(params=["en", "fr", "pl"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Speak a language."""
    code: str = request.param
    set_language(Language(code))
    yield code
    set_language(Language.ENGLISH)


def cut_off(place: QWidget) -> list[str]:
    # Words that came just now are laid out when the window is free.
    QApplication.processEvents()
    return sorted(f"{type(it).__name__}: {words}" for it in widgets_of(place) if (words := cut_words(it)))


@pytest.mark.usefixtures("language")
def test_nothing_in_the_window_and_its_docks_is_cut_off(open_window: OpenWindow) -> None:
    # All docks at once leave each other no room; each is looked at by itself.
    assert in_places(furnished(open_window), cut_off).keys() <= {"window"}


@pytest.mark.usefixtures("language")
def test_nothing_in_the_bare_window_is_cut_off(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.window.resize(1100, 800)
    assert cut_off(hand.window) == []
    hand.act("help.start_page")
    assert cut_off(hand.window) == []


@pytest.mark.usefixtures("language")
def test_nothing_in_dialogs_is_cut_off(open_window: OpenWindow) -> None:
    assert in_dialogs(furnished(open_window), cut_off) == {}


def _texts(hand: Hand) -> dict[str, set[tuple[str, str]]]:
    """Return all texts of a window by its parts; of scroll buttons Qt changes no names."""
    for _ in places_of(hand):
        pass  # The same dock is in front then, whichever was before.
    return {
        name: {it for it in all_words(place) if it[1] and "Scroll" not in it[0]}
        for name, place in places_of(hand)
    }


def _wait_for_texts(hand: Hand) -> None:
    """Wait until the work in the background has ended, which shows its results in the docks."""
    hand.settle()
    hand.qtbot.waitUntil(lambda: _texts(hand) == _texts_later(hand), timeout=20_000)


def _texts_later(hand: Hand) -> dict[str, set[tuple[str, str]]]:
    hand.qtbot.wait(_REST_MS)
    return _texts(hand)


def _drawn_on(open_window: OpenWindow) -> Hand:
    hand = furnished(open_window)
    hand.document.do(SetCells([(0, 1, 1, "rock")]), tr_later("draw walls"))
    hand.move((3.5, 3.5))
    hand.act("edit.properties")
    _wait_for_texts(hand)
    return hand


def test_a_change_of_language_takes_effect_at_once_and_everywhere(open_window: OpenWindow) -> None:
    hand = _drawn_on(open_window)
    english = _texts(hand)
    set_language(Language.POLISH)
    try:
        polish = _texts(hand)
        set_language(Language.ENGLISH)
        assert _texts(hand) == english
        hand.window.hide()
        set_language(Language.POLISH)
        assert polish == _texts(_drawn_on(open_window)), "a window opened in this language has the same texts"
        assert polish != english
    finally:
        set_language(Language.ENGLISH)


def _texts_when_ready(hand: Hand, window: QWidget) -> list[tuple[str, str]]:
    """Return the texts of a window when nothing in it changes any more."""
    match window:
        case WatchWindow():
            hand.qtbot.waitUntil(lambda: window.is_ready or not window.grid.walkers)
            hand.qtbot.waitUntil(lambda: all(pane.subject or pane.is_walker for pane in window.panes))
            window.player.pause()
            window.player.seek(3)
    QApplication.processEvents()
    return list(all_words(window))


def test_other_windows_follow_a_change_of_language(open_window: OpenWindow) -> None:
    hand = furnished(open_window)
    for name in ("explore", "infinite", "watch", "large"):
        with shown(hand, DIALOGS[name]) as window:
            english = _texts_when_ready(hand, window)
            set_language(Language.FRENCH)
            try:
                changed = _texts_when_ready(hand, window)
                with shown(hand, DIALOGS[name]) as opened:
                    assert changed == _texts_when_ready(hand, opened)
            finally:
                set_language(Language.ENGLISH)
            assert _texts_when_ready(hand, window) == english
            assert changed != english


def test_the_language_is_chosen_in_the_preferences(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    assert Language.of(hand.settings.language) is Language.SYSTEM

    def choose(dialog: PreferencesDialog) -> None:
        QTest.keyClicks(dialog.language_box, "Pol")
        QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), Qt.MouseButton.LeftButton)

    try:
        hand.fill_when_open(choose, PreferencesDialog)
        hand.act("edit.preferences")
        assert Language.of(hand.settings.language) is Language.POLISH
        assert hand.actions["file.open"].text() == "&Otwórz…"
        with shown(hand, DIALOGS["preferences"]) as dialog:
            assert isinstance(dialog, PreferencesDialog)
            # Qt's own texts too.
            assert dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel).text() == "Anuluj"
    finally:
        set_language(Language.ENGLISH)
    assert hand.actions["file.open"].text() == "&Open…"


@pytest.mark.parametrize(("system", "button"), [("fr-CA", "Annuler"), ("pl", "Anuluj"), ("de-AT", "Cancel")])
def test_the_language_of_the_system_is_spoken_where_it_is_known(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, system: str, button: str
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _locale: [system])
    set_language(Language.SYSTEM)
    try:
        with shown(open_window(Maze.blank(6, 6)), DIALOGS["preferences"]) as dialog:
            assert isinstance(dialog, PreferencesDialog)
            assert dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel).text() == button
    finally:
        set_language(Language.ENGLISH)


def test_keys_are_written_as_the_language_does(open_window: OpenWindow) -> None:
    save_as = open_window().actions["file.save_as"].spec
    set_language(Language.FRENCH)
    try:
        assert "Ctrl+Maj+S" in tool_tip(save_as)
        set_language(Language.POLISH)
        assert "Ctrl+Shift+S" in tool_tip(save_as)
    finally:
        set_language(Language.ENGLISH)


@pytest.mark.parametrize("lattice", ["square", "honeycomb", "hexagon"])
def test_entries_in_the_status_bar_are_said_in_one_language(
    language: str, lattice: str, open_window: OpenWindow
) -> None:
    maze = generate("stack", 8, 8, rng=np.random.default_rng(5), lattice=lattice)
    hand = open_window(maze)
    entry = {"en": "entry: ", "fr": "entrée\xa0: ", "pl": "wejście: "}[language]
    told: list[str] = []
    for row in range(8):
        x, y = maze.geometry.middle(row, row)
        hand.move((y, x))
        # The place, the region and its size come before the entries; of a crossroad its name is the last.
        hand.qtbot.waitUntil(lambda: len(hand.status_text.split("  ·  ")) != 3)
        told += hand.status_text.split("  ·  ")[3:]
    assert sum(words.startswith(entry) for words in told) > 3
    english = {"row", "column", "entry", "step", "steps", "in", "more"} | (
        {"point"} if language == "pl" else set()
    )
    assert language == "en" or not english & set(re.findall(r"\w+", " ".join(told)))


@pytest.mark.usefixtures("language", "clean_clipboard")
def test_a_message_is_closed_when_what_it_says_is_done(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(9, 9))
    hand.select(Area.block(1, 1, 2, 2))
    hand.key("c", CTRL)
    hand.key("v", CTRL)
    assert hand.message
    hand.key(Qt.Key.Key_Escape)
    assert hand.message == ""
