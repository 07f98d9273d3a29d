"""Typing numbers: a comma and a point mean the same, whatever the language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDoubleSpinBox, QSpinBox, QToolTip

from mazarine.gui.i18n.languages import Language, set_language
from mazarine.gui.widgets.number_boxes import DecimalBox, NumberBox

LANGUAGES = [Language.ENGLISH, Language.FRENCH, Language.POLISH]


@pytest.fixture(params=LANGUAGES, autouse=True)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    """Set each language in turn."""
    del qapp
    set_language(request.param)
    yield request.param
    set_language(Language.ENGLISH)


def _typed(box: QSpinBox | QDoubleSpinBox, text: str) -> float:
    box.selectAll()
    QTest.keyClicks(box, text)
    QTest.keyClick(box, Qt.Key.Key_Return)
    return box.value()


@pytest.mark.parametrize(
    ("text", "number"),
    [("2.5", 2.5), ("2,5", 2.5), ("-0,25", -0.25), (",5", 0.5), (".5", 0.5), ("12", 12), ("1 234,5", 1234.5)],
)
def test_a_comma_and_a_point_separate_decimals(text: str, number: float) -> None:
    assert _typed(DecimalBox(-10_000, 10_000, 2, " mm"), text) == number


@settings(max_examples=50, deadline=None)
@given(number=st.integers(-99_999, 99_999), sign=st.sampled_from(",."))
def test_every_number_can_be_typed_with_either_sign(number: int, sign: str) -> None:
    box = DecimalBox(-1000, 1000, 2)
    assert _typed(box, f"{number / 100:.2f}".replace(".", sign)) == number / 100
    point = QLocale().decimalPoint()
    assert box.text() == f"{number / 100:.2f}".replace(".", point)


@pytest.mark.parametrize("sign", [",", "."])
def test_a_whole_number_with_decimals_becomes_the_nearest(sign: str) -> None:
    for box in (NumberBox(1, 100_000), DecimalBox(-10, 10, 0)):
        box.selectAll()
        QTest.keyClicks(box, f"2{sign}5")
        assert QToolTip.text().split() != []
        QTest.keyClick(box, Qt.Key.Key_Return)
        assert box.value() == 3
    assert _typed(NumberBox(5, 9), f"2{sign}5") == 5


def test_digits_may_be_grouped_as_the_language_does(language: Language) -> None:
    box = NumberBox(0, 100_000)
    assert _typed(box, "1 234") == 1234
    assert _typed(box, "1,234") == (1234 if language is Language.ENGLISH else 1)
    box.setGroupSeparatorShown(True)
    assert _typed(box, "12345") == 12345
    QTest.keyClick(box, Qt.Key.Key_End)
    QTest.keyClick(box, Qt.Key.Key_Backspace)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.value() == 1234


def test_decimals_are_refused_where_digits_are_grouped_by_the_same_sign(language: Language) -> None:
    box = DecimalBox(0, 100_000, 1)
    box.setGroupSeparatorShown(True)
    assert _typed(box, "1,234.5") == 1234.5 if language is Language.ENGLISH else True
    assert _typed(box, "2.5") == 2.5


def test_a_pasted_number_is_read_like_a_typed_one() -> None:
    for text in ("7,5", "7.5"):
        box = DecimalBox(0, 100, 1)
        QApplication.clipboard().setText(text)
        box.selectAll()
        QTest.keySequence(box, "Ctrl+V")
        QTest.keyClick(box, Qt.Key.Key_Return)
        assert box.value() == 7.5
