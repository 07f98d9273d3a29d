"""Numbers as people read them: levels, rows and columns from 1 in the window, and from 0 in the library."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication, QLabel

from mazarine.gui.analysis.names import cell_name, cell_within, name_cells, region_name
from mazarine.gui.i18n import tr
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker, SetCells
from mazarine.maze.messages import MazeMessage
from mazarine.messages import CELL_FIELDS, INDEX_FIELDS, field_names
from mazarine.regions import Kind
from tests.gui.conftest import OpenWindow
from tests.messages.catalogs import catalogs

NUMBER = st.integers(min_value=-5, max_value=10_000)


@given(NUMBER.map(abs), NUMBER, NUMBER)
def test_a_message_is_counted_from_0_in_the_library_and_from_1_in_the_window(
    level: int, row: int, col: int
) -> None:
    message = MazeMessage.NO_MARKER(cell=(level, row, col))
    assert str(message) == f"Cell ({level}, {row}, {col}) has no marker."
    assert tr(message) == f"Cell (level {level + 1}, row {row + 1}, column {col + 1}) has no marker."
    assert message.fields == {"cell": (level, row, col)}


def test_numbers_within_other_messages_are_counted_from_1_too() -> None:
    message = MazeMessage.NO_LEVEL(level=4, first_level=0, last_level=2)
    assert str(message) == "Level 4 does not exist; the levels are 0 to 2."
    assert tr(message) == "Level 5 does not exist; the levels are 1 to 3."
    maze = Maze.blank(9, 9, 3)
    assert tr(cell_name((1, 2, 3), maze)) == "Level 2, row 3, column 4"
    assert tr(cell_within((1, 2, 3), maze, shown_level=1)) == "row 3, column 4"
    assert tr(name_cells(MazeMessage.NO_MARKER(cell=(0, 2, 3)), Maze.blank(9, 9))) == (
        "Cell (row 3, column 4) has no marker."
    )
    point = cell_name((0, 2, 3), Maze.blank(9, 9, lattice="honeycomb"))
    assert tr(point) == "Row 3, column 4, point (3, 0, -2)"


def test_no_message_has_a_field_for_a_place_under_another_name() -> None:
    texts = [
        text for catalog in catalogs(with_window=True) for entry in catalog for text in _texts(entry.value)
    ]
    assert len(texts) > 500
    for text in texts:
        for name in re.findall(r"\b(?:[Ll]evels?|[Rr]ows?|[Cc]olumns?) \{(\w+)", text):
            assert name in INDEX_FIELDS | {"number", "column", "page_row", "page_col", "rows", "cols"}, text
        for name in re.findall(r"\b[Cc]ell \{(\w+)", text):
            assert name in CELL_FIELDS | {"x"}, text
        assert not re.search(r"\b(?:level|row|column) 0", text), text
        assert not field_names(text) & CELL_FIELDS & INDEX_FIELDS


def _texts(value: str | tuple[str, ...]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else value


@pytest.fixture
def language() -> Iterator[None]:
    """Restore the language."""
    yield
    set_language(Language.ENGLISH)


def test_thousands_are_separated_in_region_numbers_too(language: None) -> None:
    del language
    assert tr(region_name(2734246, Kind.ROOM)) == "Room 2,734,246"
    set_language(Language.FRENCH)
    assert re.search("2\u202f734\u202f246", tr(region_name(2734246, Kind.ROOM)).replace("\xa0", "\u202f"))


def test_the_legend_and_the_problems_name_cells_by_row_and_column(open_window: OpenWindow) -> None:
    maze = Maze.blank(6, 6, walled=True)
    PlaceMarker(Marker(MarkerKind.START, (0, 4, 2))).apply(maze)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 0))).apply(maze)
    hand = open_window(maze)
    hand.act("overlay.distances")
    hand.actions["view.legend"].setChecked(True)

    def labels() -> list[str]:
        return [label.text() for label in hand.window.legend.findChildren(QLabel)]

    hand.qtbot.waitUntil(lambda: "Steps from (row 5, column 3)" in labels())
    dock = hand.dock("problems")
    dock.show()
    dock.raise_()
    model = hand.problems_panel.table.model()
    hand.qtbot.waitUntil(lambda: model.rowCount() > 0)
    texts = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert "No goal can be reached from the start at (row 5, column 3)." in texts


def test_a_level_that_is_added_below_says_that_others_were_renumbered(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 5))
    hand.document.do(SetCells([(0, 1, 1, "rock")]), "rock")
    hand.act("levels.add_above")
    assert hand.message == ""
    hand.act("maze.level_down")
    hand.act("levels.add_below")
    QApplication.processEvents()
    assert hand.message == "The new level is level 1. Each level above it is now counted one higher."
    assert hand.level_box.text() == "1 of 3"
    assert hand.maze.cells[1, 1, 1] == 0
