"""What screen readers are told of the cell cursor and of edits, and the steps that move the cursor."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest

from mazarine.gui.features.speech import narrator
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port
from mazarine.maze.borders import close_borders
from mazarine.maze.edits import PlaceLink, PlaceMarker, SetCells
from mazarine.messages import Message
from tests.drawing import blocks, stairs, walls
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import CTRL, NO_KEYS, SHIFT, Hand
from tests.gui.session.held_engine import HeldEngine
from tests.problems.marking import marked

ENTER = Qt.Key.Key_Return
UP, DOWN, LEFT, RIGHT = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right
MAZE = """
    +---+---+---+---+---+
    |         a |       |
    +   +---+   +   +   +
    |   |   ?   |       |
    +   +---+---+---+   +
    |   | a             |
    +---+---+---+---+---+
"""
"""A corridor in the west, a cell behind a secret door, a room in the east, a corridor in the south."""


class Reader:
    """A screen reader: notes what is announced.

    Attributes
    ----------
    texts : what was announced of places and edits, which interrupts what is being said
    problems : what was announced of problems, which does not
    senders : what it was announced for
    """

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.problems: list[str] = []
        self.senders: set[QObject] = set()

    def note(self, event: QAccessibleEvent) -> None:
        """Note an announcement."""
        if isinstance(event, QAccessibleAnnouncementEvent):
            is_urgent = event.politeness() is QAccessible.AnnouncementPoliteness.Assertive
            (self.texts if is_urgent else self.problems).append(event.message())
            self.senders.add(event.object())

    def next(self, hand: Hand) -> str:
        """Return the next announcement, once it is made."""
        hand.qtbot.waitUntil(lambda: bool(self.texts), timeout=ENGINE_WITHIN_MS)
        return self.texts.pop(0)

    def after(self, hand: Hand, key: str | Qt.Key, keys: Qt.KeyboardModifier = NO_KEYS) -> str:
        """Press a key, and return what is announced then."""
        self.texts.clear()
        hand.key(key, keys)
        return self.next(hand)


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    """Return a screen reader that is on."""
    reader, update = Reader(), QAccessible.updateAccessibility

    def note(event: QAccessibleEvent) -> None:
        reader.note(event)
        update(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    QAccessible.setActive(True)
    yield reader
    QAccessible.setActive(False)


def begin(hand: Hand, reader: Reader, row: int, col: int) -> str:
    """Switch the cursor on, bring it to a cell, and return what is announced there."""
    hand.key("c")
    for key in (UP, LEFT):
        for _ in range(6):
            hand.key(key, SHIFT)
    for key, count in ((DOWN, row), (RIGHT, col)):
        for _ in range(count):
            hand.key(key)
    return reader.next(hand)


def description(hand: Hand) -> str:
    """Return what a screen reader reads again of the maze."""
    interface = QAccessible.queryAccessibleInterface(hand.window.view)
    assert interface is not None
    return interface.text(QAccessible.Text.Description)


def quiet(hand: Hand, reader: Reader) -> bool:
    """Return whether nothing is announced for longer than anything is waited for."""
    QTest.qWait(narrator._PATIENCE_MS + 200)
    hand.settle()
    return reader.texts == reader.problems == []


def test_each_move_says_region_things_sides_and_position(open_window: OpenWindow, reader: Reader) -> None:
    maze = marked(walls(MAZE), ((0, 0, 0),))
    PlaceMarker(Marker(MarkerKind.NOTE, (0, 2, 4), label="Look up")).apply(maze)
    hand = open_window(maze)
    assert begin(hand, reader, 0, 0) == (
        "Corridor 2, 4 cells, leads to a crossroad with 3 exits and a dead end. Start."
        " Open to the east and south. Row 1, column 1."
    )
    assert reader.after(hand, RIGHT) == "Corridor 2. Open to the east and west. Row 1, column 2."
    assert reader.after(hand, RIGHT) == (
        "Crossroad with 3 exits, leads to corridor 3, corridor 2 and corridor 4."
        " Teleporter to row 3, column 2. Open to the south and west. Row 1, column 3."
    )
    assert reader.after(hand, DOWN) == (
        "Corridor 3, 2 cells, leads to a crossroad with 3 exits and a dead end."
        " Open to the north, secret door to the west. Row 2, column 3."
    )
    assert reader.after(hand, RIGHT) == (
        "Room 1, 3 cells, 1 exit, leads to corridor 4. Open to the north and east. Row 2, column 4."
    )
    assert reader.after(hand, RIGHT) == (
        "Crossroad with 3 exits, leads to room 1 and corridor 4. Wall to the east. Row 2, column 5."
    )
    assert reader.after(hand, DOWN) == (
        "Corridor 4, 4 cells, leads to a crossroad with 3 exits and room 1."
        " Note “Look up”. Open to the north and west. Row 3, column 5."
    )
    assert reader.senders == {hand.window.view}


def test_rock_secrets_and_one_way_links_are_named(open_window: OpenWindow, reader: Reader) -> None:
    maze = blocks("""
        ...
        .?#
        ...
    """)
    PlaceLink(Link(Port((0, 0, 0)), Port((0, 2, 2)), one_way=True, label="Chute")).apply(maze)
    hand = open_window(maze)
    assert "Teleporter “Chute” to row 3, column 3." in begin(hand, reader, 0, 0)
    hand.key(RIGHT)
    assert "Secret. Rock to the east. Row 2, column 2." in reader.after(hand, DOWN)
    assert reader.after(hand, RIGHT) == "Rock. Row 2, column 3."
    assert "End of a one-way link: teleporter “Chute” from row 1, column 1." in reader.after(hand, DOWN)


def test_costs_above_the_usual_one_are_said(open_window: OpenWindow, reader: Reader) -> None:
    maze = Maze.blank(2, 3)
    maze.set_cost([(0, 1)], 6)
    hand = open_window(maze)
    assert "Costs 6." in begin(hand, reader, 0, 1)
    assert "Costs" not in reader.after(hand, RIGHT)


def test_the_description_has_all_of_it_until_the_cursor_is_off(
    open_window: OpenWindow, reader: Reader
) -> None:
    hand = open_window(walls(MAZE))
    assert description(hand) == ""
    begin(hand, reader, 0, 0)
    reader.after(hand, RIGHT)
    assert description(hand) == (
        "Corridor 2, 4 cells, leads to a crossroad with 3 exits and a dead end."
        " Open to the east and west. Row 1, column 2."
    )
    hand.key("c")
    assert description(hand) == ""


def test_of_fast_moves_only_the_last_place_is_said(open_window: OpenWindow, reader: Reader) -> None:
    hand = open_window(Maze.blank(6, 30))
    begin(hand, reader, 1, 1)
    for _ in range(9):
        hand.key(RIGHT)
    assert reader.next(hand) == "Room 1. Open on all sides. Row 2, column 11."
    assert quiet(hand, reader)
    assert quiet(hand, reader)


def test_of_several_edits_at_once_only_the_last_effect_is_said(
    open_window: OpenWindow, reader: Reader
) -> None:
    hand = open_window(Maze.blank(6, 6))
    begin(hand, reader, 1, 1)
    speaker = hand.window.findChild(narrator.Narrator)
    assert speaker is not None
    speaker.add("edit", Message("room 2 was added"), Message("room 1 was removed"))
    speaker.add("problem", Message("the maze has no start"))
    speaker.add("edit", Message("regions unchanged"))
    assert reader.next(hand).startswith("Regions unchanged. The maze has no start. Room 1. ")


def test_without_cursor_or_screen_reader_nothing_is_said_or_checked(
    open_window: OpenWindow, reader: Reader
) -> None:
    hand = open_window(walls(MAZE))
    begin(hand, reader, 0, 0)
    hand.key("c")
    reader.texts.clear()
    hand.document.do(SetCells([(0, 0, 1, "rock")]), "fill")
    hand.keys(RIGHT, DOWN)
    assert quiet(hand, reader)
    assert not hand.session.problems.is_watched
    QAccessible.setActive(False)
    hand.keys("c", DOWN, RIGHT)
    hand.document.do(SetCells([(0, 0, 1, "floor")]), "dig")
    assert quiet(hand, reader)
    assert not hand.session.problems.is_watched
    assert description(hand) == ""


def test_selected_cells_are_not_counted_for_nobody(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(Maze.blank(4, 4))
    counted: list[int] = []

    def note(*, count: int) -> None:
        counted.append(count)

    monkeypatch.setattr(narrator, "Noun", SimpleNamespace(CELLS=note))
    hand.act("select.all")
    assert not counted


def test_it_is_said_what_edits_and_undo_have_done(open_window: OpenWindow, reader: Reader) -> None:
    hand = open_window(Maze.blank(4, 6))
    begin(hand, reader, 0, 2)
    hand.key("b")
    for _ in range(2):
        assert reader.after(hand, RIGHT, CTRL).startswith("Open faces lost: ")
        reader.after(hand, DOWN)
    assert reader.after(hand, RIGHT, CTRL) == (
        "Room 1 was split into rooms 1 and 2. Room 1. Wall to the east. Row 3, column 3."
    )
    assert reader.after(hand, RIGHT, CTRL).startswith("Nothing changed. Room 1. ")
    assert reader.after(hand, "z", CTRL).startswith("Rooms 1 and 2 were merged into room 1. Room 1. ")
    hand.key("2")
    assert reader.after(hand, ENTER) == (
        "Regions unchanged. Room 1. Goal. Open on all sides. Row 3, column 3."
    )
    hand.key("r")
    assert reader.after(hand, ENTER).startswith("Selected: 1 cell. Room 1. ")


def test_a_problem_is_said_when_it_arises_and_when_it_is_solved(
    open_window: OpenWindow, reader: Reader
) -> None:
    hand = open_window(marked(blocks("......"), ((0, 0, 0),), ((0, 0, 5),)))
    begin(hand, reader, 0, 3)
    hand.qtbot.waitUntil(lambda: not hand.session.problems.is_stale, timeout=ENGINE_WITHIN_MS)
    hand.key("k")
    effect = reader.after(hand, ENTER)
    assert effect.startswith("Corridor 1 was split into corridors ")
    assert effect.endswith("Rock. Row 1, column 4.")
    hand.qtbot.waitUntil(lambda: bool(reader.problems), timeout=ENGINE_WITHIN_MS)
    assert reader.problems.pop().startswith("No goal can be reached from the start at (row 1, column 1). ")
    assert "were merged into corridor 1" in reader.after(hand, Qt.Key.Key_Backspace)
    hand.qtbot.waitUntil(lambda: reader.problems == ["Problems left: 0."], timeout=ENGINE_WITHIN_MS)


def test_regions_that_are_not_known_in_time_are_not_waited_for(
    open_window: OpenWindow, reader: Reader
) -> None:
    engine = HeldEngine()
    engine.hold()
    hand = open_window(walls(MAZE), segment=engine, prepares=False)
    assert begin(hand, reader, 0, 1) == (
        "Regions are not available yet. Open to the east and west. Row 1, column 2."
    )
    hand.key("u")
    assert hand.message == "Regions are not available yet"
    engine.gate.set()
    assert reader.next(hand).startswith("Corridor 2, 4 cells, leads to ")


def test_regions_that_will_not_come_are_not_waited_for(
    open_window: OpenWindow, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(narrator, "_PATIENCE_MS", 10 * ENGINE_WITHIN_MS)
    engine = HeldEngine()
    engine.hold()
    hand = open_window(walls(MAZE), segment=engine, prepares=False)
    hand.act("analyze.stop")
    assert begin(hand, reader, 0, 1).startswith("Regions are not available yet. ")
    engine.gate.set()


def test_places_of_a_large_maze_are_said(open_window: OpenWindow, reader: Reader) -> None:
    shape = 1, 2048, 2048
    closed = np.where(np.random.default_rng(1).random(shape) < 0.5, 1, 4).astype(np.uint8)
    close_borders(closed)
    hand = open_window(Maze(np.full(shape, 2, np.uint8), closed))
    hand.zoom_to(20)
    begin(hand, reader, 0, 0)
    hand.key("b")
    for key, keys in ((RIGHT, SHIFT), (DOWN, NO_KEYS), (UP, CTRL), ("u", NO_KEYS), ("a", NO_KEYS)):
        assert "column" in reader.after(hand, key, keys)


def test_on_a_honeycomb_there_are_three_sides_and_points(open_window: OpenWindow, reader: Reader) -> None:
    hand = open_window(Maze.blank(6, 6, lattice="honeycomb"))
    assert begin(hand, reader, 2, 2).startswith("Room 1, ")
    hand.key("b")
    said = reader.after(hand, RIGHT, CTRL)
    assert "Wall to the east. Row 3, column 3, point (" in said
    assert "Open to the south. Row 3, column 3, point (" in reader.after(hand, UP, CTRL)


def test_a_level_is_named_when_it_is_another(open_window: OpenWindow, reader: Reader) -> None:
    hand = open_window(blocks("...", "...", links=[stairs((0, 0, 1))]))
    assert begin(hand, reader, 0, 1).endswith(
        "Crossroad with 3 exits, leads to corridor 2, corridor 1 and a crossroad with 3 exits."
        " Stairs to level 2, row 1, column 2. Open to the east and west. Level 1, row 1, column 2."
    )
    assert reader.after(hand, LEFT).endswith(" Row 1, column 1.")
    assert reader.after(hand, Qt.Key.Key_PageUp).endswith(" Level 2, row 1, column 1.")
    assert reader.after(hand, RIGHT).endswith(" Row 1, column 2.")
    assert "Level 2, row 1, column 2." in description(hand)


def test_it_is_said_in_the_language_of_the_window(open_window: OpenWindow, reader: Reader) -> None:
    hand = open_window(blocks("..#"))
    set_language(Language.FRENCH)
    assert begin(hand, reader, 0, 2) == "Roche. Ligne 1, colonne 3."
    set_language(Language.ENGLISH)


def test_a_key_goes_from_exit_to_exit_of_the_region_where_one_began(
    open_window: OpenWindow, reader: Reader
) -> None:
    hand = open_window(walls(MAZE))
    begin(hand, reader, 2, 3)
    assert hand.cursor == (2, 3)
    places = []
    for _ in range(3):
        assert reader.after(hand, "u").startswith("Crossroad with 3 exits")
        places.append((hand.level, *hand.cursor))
    assert places == [(0, 0, 2), (0, 1, 4), (0, 0, 2)]
    reader.after(hand, LEFT)
    assert reader.after(hand, RIGHT).startswith("Crossroad")
    exits = []
    for _ in range(4):
        reader.after(hand, "u")
        exits.append(hand.cursor)
    assert exits == [(1, 2), (0, 1), (2, 1), (1, 2)]


def test_a_key_goes_to_exits_of_the_maze_that_is_shown(open_window: OpenWindow, reader: Reader) -> None:
    hand = open_window()
    hand.document.replace(walls(MAZE))
    begin(hand, reader, 2, 3)
    reader.after(hand, "u")
    place, revision = hand.cursor, hand.document.revision
    hand.window.sessions.add().document.replace(blocks("..#..", "#.#.#", "#.#.#"))
    hand.settle()
    assert (hand.cursor, hand.document.revision) == (place, revision)
    hand.key("u")
    assert hand.message == "The cell cursor is in no region."


def test_a_key_goes_through_rooms_and_corridors_by_number_and_shows_them(
    open_window: OpenWindow, reader: Reader
) -> None:
    hand = open_window(Maze.blank(3, 90))
    hand.document.do(SetCells([(0, row, 45, "rock") for row in range(3)]), "wall")
    hand.settle()
    hand.zoom_to(40)
    assert reader.after(hand, "a")
    assert hand.actions["view.cell_cursor"].isChecked()
    seen = []
    for _ in range(3):
        said = reader.after(hand, "a")
        row, col = hand.cursor
        assert hand.viewport.rect().contains(hand.pixel((row + 0.5, col + 0.5)))
        seen.append(said.split(",")[0])
    assert sorted(seen[:2]) == ["Room 1", "Room 2"]
    assert seen[2] == seen[0]


def test_keys_go_to_problems_on_any_level_and_say_them(open_window: OpenWindow, reader: Reader) -> None:
    hand = open_window(marked(blocks("...", "##.", "#.."), ((0, 0, 0),), ((0, 0, 1),)))
    problems = [reader.after(hand, "h"), reader.after(hand, "h")]
    assert problems[0].startswith("2 cells around cell (level 3, row 1, column 2) cannot be reached")
    assert problems[0].endswith("Level 3, row 1, column 2.")
    assert problems[1].startswith("Cell (level 2, row 1, column 3) cannot")
    assert (hand.level, hand.cursor) == (1, (0, 2))
    assert reader.after(hand, "h", SHIFT).startswith("2 cells around")
    assert reader.after(hand, "h", SHIFT).startswith("Cell (")
    hand.begin(marked(blocks("..."), ((0, 0, 0),), ((0, 0, 1),)))
    hand.key("h")
    hand.qtbot.waitUntil(lambda: hand.message == "No problems found.", timeout=ENGINE_WITHIN_MS)


def test_where_there_is_nothing_to_go_to_a_message_says_so(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(3, 3))
    hand.key("u")
    hand.qtbot.waitUntil(lambda: hand.message == "The region has no exits.", timeout=ENGINE_WITHIN_MS)
    hand.begin(blocks("##"))
    hand.keys("u")
    assert hand.message == "The cell cursor is in no region."
    hand.key("a")
    assert hand.message == "There are no rooms and corridors."


def test_no_other_action_has_the_keys(open_window: OpenWindow) -> None:
    hand = open_window()
    names = [name for name in hand.actions if name.startswith("go.")]
    keys = [key for name in names for key in hand.keys_of(name)]
    others = {key for name in hand.actions if name not in names for key in hand.keys_of(name)}
    assert len(set(keys)) == len(names) == 4
    assert not others.intersection(keys)
