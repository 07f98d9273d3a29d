"""The Properties dock: the words of the maze, and links, markers and regions of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from mazarine.files import read
from mazarine.gui.features.properties.properties_dock import HereForm, PropertiesPanel
from mazarine.maze import Link, LinkKind, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.edits import (
    ArrangeLevels,
    PlaceLink,
    PlaceMarker,
    RemoveLink,
    SetCells,
    SetMetadata,
    SetWalls,
)
from tests.drawing import blocks, stairs, teleporter, walls
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, NO_KEYS, SHIFT, Hand, Place
from tests.gui.keeping import KeepWindow, wait_for_journal
from tests.gui.properties import dock_of

ALT = Qt.KeyboardModifier.AltModifier


def write(line: QWidget, text: str, *, ends: bool = True) -> None:
    """Write in a line, and leave it with Return."""
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_A, CTRL)
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    QTest.keyClicks(line, text)
    if ends:
        QTest.keyClick(line, Qt.Key.Key_Return)


def write_cell(dock: PropertiesPanel, row: int, column: int, text: str, *, ends: bool = True) -> None:
    """Write in a cell of the table of properties."""
    table = dock.maze_form.table
    table.setFocus()
    table.setCurrentCell(row, column)
    QTest.keyClick(table.viewport(), Qt.Key.Key_F2)
    write_open(dock, text, ends=ends)


def write_open(dock: PropertiesPanel, text: str, *, ends: bool = True) -> None:
    """Write in the cell of the table that is open."""
    (line,) = (line for line in dock.maze_form.table.findChildren(QLineEdit) if line.isVisible())
    write(line, text, ends=ends)
    QApplication.processEvents()


def point(hand: Hand, place: Place) -> HereForm:
    """Move the pointer to a place and press Alt+Return."""
    # The pointer of an earlier test may be there already, and then nothing moves.
    hand.move((place[0], place[1] + 0.2))
    hand.move(place)
    hand.key(Qt.Key.Key_Return, ALT)
    QApplication.processEvents()
    return hand.properties_panel.here_form


def page_of(form: HereForm) -> QWidget:
    """Return the visible page."""
    pages = (form.placeholder, form.link_form, form.marker_form, form.region_form)
    (shown,) = (page for page in pages if page.isVisible())
    return shown


def test_title_and_author_are_written_and_taken_back(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    form = dock_of(hand).maze_form
    write(form.title_line, "The long way")
    write(form.author_line, "Ada")
    assert (hand.maze.title, hand.maze.author) == ("The long way", "Ada")
    assert hand.document.is_dirty
    assert hand.actions["edit.undo"].text() == "&Undo change author"
    hand.act("edit.undo")
    hand.act("edit.undo")
    assert (hand.maze.title, form.title_line.text(), form.author_line.text()) == ("", "", "")
    assert not hand.document.is_dirty
    hand.act("edit.redo")
    assert form.title_line.text() == "The long way"
    hand.check_overlay()


def test_what_is_told_only_follows_the_maze(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 9, levels=2, lattice="honeycomb"))
    form = dock_of(hand).maze_form
    assert form.size_label.text() == "8 rows × 9 columns, 144 cells"
    assert (form.levels_label.text(), form.lattice_label.text()) == ("2", str(hand.maze.lattice.title))
    hand.act("levels.add_above")
    assert form.levels_label.text() == "3"
    other = Maze.blank(3, 4)
    SetMetadata("Other", "", {"n": 1}).apply(other)
    write(form.title_line, "half written", ends=False)
    hand.document.replace(other)
    assert (form.title_line.text(), form.table.rowCount()) == ("Other", 2)


def test_properties_are_added_changed_renamed_and_removed(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    dock = dock_of(hand)
    form = dock.maze_form
    QTest.mouseClick(form.add_button, LEFT)
    write_open(dock, "difficulty")
    assert hand.maze.properties == {"difficulty": ""}
    write_cell(dock, 0, 1, "3")
    assert hand.maze.properties == {"difficulty": 3}
    write_cell(dock, 0, 0, "hardness")
    write_cell(dock, 1, 0, "place")
    write_cell(dock, 1, 1, "a cave")
    assert hand.maze.properties == {"hardness": 3, "place": "a cave"}
    form.table.setCurrentCell(0, 0)
    QTest.keyClick(form.table, Qt.Key.Key_Delete)
    assert hand.maze.properties == {"place": "a cave"}
    form.table.setCurrentCell(0, 0)
    QTest.mouseClick(form.remove_button, LEFT)
    assert hand.maze.properties == {}
    assert not form.remove_button.isEnabled()
    for _ in range(7):
        hand.act("edit.undo")
    assert hand.maze.properties == {}
    assert not hand.document.is_dirty


def test_what_cannot_be_is_refused_below_the_table(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    dock = dock_of(hand)
    form = dock.maze_form
    hand.document.do(SetMetadata("", "", {"a": 1, "b": 2}), "words")
    write_cell(dock, 1, 0, "a")
    assert form.fault_label.isVisible()
    assert form.fault_label.text() == "There is already a property “a”."
    assert form.table.item(1, 0).text() == "b"
    write_cell(dock, 1, 0, " ")
    assert "Enter a name" in form.fault_label.text()
    write_cell(dock, 0, 1, "1" * 30)
    assert "64 bits" in form.fault_label.text()
    write_cell(dock, 0, 1, "[" * 70 + "]" * 70)
    assert "deep" in form.fault_label.text()
    assert hand.maze.properties == {"a": 1, "b": 2}
    write_cell(dock, 1, 0, "c")
    assert not form.fault_label.isVisible()
    assert hand.maze.properties == {"a": 1, "c": 2}


def test_a_save_takes_what_is_being_written_and_the_file_has_all_of_it(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    hand = open_window(Maze.blank(8, 8))
    dock = dock_of(hand)
    hand.document.set_path(tmp_path / "a.maze")
    write_cell(dock, 0, 0, "tags")
    write_cell(dock, 0, 1, '["dark", 1, true, null]')
    write(dock.maze_form.title_line, "Unfinished", ends=False)
    hand.save()
    found = read(tmp_path / "a.maze")
    assert found == hand.maze
    assert (found.title, found.properties) == ("Unfinished", {"tags": ["dark", 1, True, None]})
    assert not hand.document.is_dirty


@pytest.mark.parametrize(("column", "properties"), [(0, {"new": 1}), (1, {"a": "new"})])
def test_a_cell_of_the_table_that_is_being_written_is_saved_and_belongs_to_its_tab(
    open_window: OpenWindow, tmp_path: Path, column: int, properties: dict[str, object]
) -> None:
    hand = open_window(Maze.blank(8, 8))
    dock = dock_of(hand)
    hand.document.do(SetMetadata("", "", {"a": 1}), "words")
    hand.document.set_path(tmp_path / "a.maze")
    write_cell(dock, 0, column, "new", ends=False)
    hand.save()
    assert read(tmp_path / "a.maze").properties == hand.maze.properties == properties
    write_cell(dock, 0, 1, "2", ends=False)
    first = hand.document
    hand.window.sessions.add()
    assert list(first.maze.properties.values()) == [2]
    assert (hand.maze.properties, dock.maze_form.table.rowCount()) == ({}, 1)


def test_words_are_in_the_journal_at_once(keep_window: KeepWindow, tmp_path: Path) -> None:
    hand = keep_window(Maze.blank(8, 8))
    form = dock_of(hand).maze_form
    hand.click((2.5, 2.9))
    wait_for_journal(hand, tmp_path)
    write(form.title_line, "Not lost")
    wait_for_journal(hand, tmp_path)
    hand.act("edit.undo")
    wait_for_journal(hand, tmp_path)
    hand.document.do(SetMetadata("Again", "me", {"n": 1}), "words")
    hand.click((4.5, 4.9))
    wait_for_journal(hand, tmp_path)


def test_a_link_that_is_placed_is_shown_and_changed_as_one_step_each(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    form = dock_of(hand).here_form
    assert page_of(form) is form.placeholder
    hand.key("t")
    hand.drag((1.5, 1.5), (5.5, 6.5))
    assert page_of(form) is form.link_form
    assert "Row 2, column 2" in form.link_form.from_label.text()
    write(form.link_form.label_line, "mirror")
    QTest.mouseClick(form.link_form.one_way_box, LEFT, NO_KEYS, form.link_form.one_way_box.rect().center())
    if not form.link_form.one_way_box.isChecked():
        QTest.keyClick(form.link_form.one_way_box, Qt.Key.Key_Space)
    (link,) = hand.maze.links
    assert (link.label, link.one_way) == ("mirror", True)
    hand.check_overlay()
    hand.act("edit.undo")
    (link,) = hand.maze.links
    assert (link.label, link.one_way) == ("mirror", False)
    assert not form.link_form.one_way_box.isChecked()
    hand.act("edit.undo")
    assert form.link_form.label_line.text() == ""
    hand.act("edit.undo")
    assert page_of(form) is form.placeholder
    assert "was removed" in form.placeholder.text()


def test_what_a_file_said_beyond_stays_with_a_link_and_a_marker(open_window: OpenWindow) -> None:
    maze = Maze.blank(8, 8)
    link = Link(Port((0, 1, 1)), Port((0, 5, 5)), extra={"color": "red"})
    marker = Marker(MarkerKind.NOTE, (0, 3, 3), extra={"size": 2})
    PlaceLink(link).apply(maze)
    PlaceMarker(marker).apply(maze)
    hand = open_window(maze)
    form = point(hand, (1.5, 1.5))
    write(form.link_form.label_line, "a")
    point(hand, (3.5, 3.5))
    write(form.marker_form.label_line, "b")
    assert [(it.label, it.extra) for it in hand.maze.links] == [("a", {"color": "red"})]
    assert [(it.label, it.extra) for it in hand.maze.markers] == [("b", {"size": 2})]


def test_a_marker_becomes_another_kind_unless_the_cell_has_one(open_window: OpenWindow) -> None:
    maze = Maze.blank(8, 8)
    for kind in (MarkerKind.NOTE, MarkerKind.GOAL):
        PlaceMarker(Marker(kind, (0, 3, 3))).apply(maze)
    hand = open_window(maze)
    form = point(hand, (3.5, 3.5))
    assert [form.thing_box.itemText(at) for at in range(3)] == ["Note", "Goal", "Region"]
    box = form.marker_form.kind_box
    box.setFocus()
    box.setCurrentIndex(box.findData("goal"))
    box.activated.emit(box.currentIndex())
    assert form.marker_form.fault_label.text() == "This cell already has a marker of this kind."
    assert box.currentData() == "note"
    QTest.keyClick(box, Qt.Key.Key_Home)
    assert [it.kind for it in hand.maze.markers] == [MarkerKind.START, MarkerKind.GOAL]
    assert not form.marker_form.fault_label.isVisible()
    assert hand.actions["edit.undo"].text() == "&Undo change marker"
    hand.act("edit.undo")
    assert [it.kind for it in hand.maze.markers] == [MarkerKind.NOTE, MarkerKind.GOAL]
    assert box.currentData() == "note"


def test_of_several_things_the_nearest_is_shown_and_the_box_has_the_others(open_window: OpenWindow) -> None:
    maze = Maze.blank(8, 8, levels=2, walled=True)
    PlaceLink(stairs((0, 3, 3))).apply(maze)
    PlaceLink(Link(Port((0, 3, 3), PortSide.E), Port((0, 6, 6)))).apply(maze)
    PlaceMarker(Marker(MarkerKind.START, (0, 3, 3))).apply(maze)
    hand = open_window(maze)
    form = point(hand, (3.5, 3.95))
    assert page_of(form) is form.link_form
    assert form.thing_box.currentText() == "Teleporter"
    names = [form.thing_box.itemText(at) for at in range(form.thing_box.count())]
    assert names == ["Teleporter", "Start", "Stairs", "Region"]
    form.thing_box.setFocus()
    QTest.keyClick(form.thing_box, Qt.Key.Key_End)
    assert page_of(form) is form.region_form
    QTest.keyClick(form.thing_box, Qt.Key.Key_Up)
    assert page_of(form) is form.link_form
    assert form.title() == "Element: stairs"
    assert list(hand.maze.links.at(Port((0, 3, 3), PortSide.UP)).ports) == list(stairs((0, 3, 3)).ports)
    assert hand.maze.links.at(Port((0, 3, 3), PortSide.UP)).kind is LinkKind.STAIRS


def test_a_region_is_told_and_follows_strokes(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    form = point(hand, (2.5, 2.5)).region_form
    assert form.isVisible()
    assert (form.kind_label.text(), form.size_label.text()) == ("Room", "36 cells")
    hand.qtbot.waitUntil(lambda: form.entries_label.text() == "No entries")
    hand.document.do(SetCells([(0, row, 4, "rock") for row in range(6)]), "rock")
    hand.settle()
    assert form.size_label.text() == "24 cells"
    hand.document.do(SetCells([(0, 2, 4, "floor")]), "floor")
    hand.settle()
    hand.qtbot.waitUntil(lambda: form.entries_label.text() == "(row 3, column 4)")
    hand.document.do(SetCells([(0, 2, 2, "rock")]), "rock")
    hand.settle()
    assert form.kind_label.text().startswith("None")


def test_a_region_has_its_faces_or_ends_and_its_neighbors(open_window: OpenWindow) -> None:
    hand = open_window(walls("""
        +---+---+---+---+---+---+
        |                       |
        +   +---+---+---+   +   +
        |                       |
        +---+---+---+---+---+---+
    """))  # fmt: skip
    form = point(hand, (0.5, 5.5)).region_form
    hand.qtbot.waitUntil(lambda: form.faces_label.text() == "1")
    assert not form.ends_label.isVisible()
    assert form.neighbors_label.text() == "(row 1, column 5) → Corridor 2\n(row 2, column 5) → Corridor 2"
    form = point(hand, (0.5, 0.5)).region_form
    hand.qtbot.waitUntil(lambda: form.ends_label.text() == "row 1, column 4 and row 2, column 4")
    assert form.position_label.text() == "Cell 4 of 8"
    form = point(hand, (1.5, 2.5)).region_form
    hand.qtbot.waitUntil(lambda: form.position_label.text() == "Cell 7 of 8")
    form = point(hand, (0.5, 0.5)).region_form
    assert not form.faces_label.isVisible()
    assert form.neighbors_label.text() == "2 crossroads"
    hand.document.do(SetWalls([(0, 0, 2, "E", "wall")]), "wall")
    hand.qtbot.waitUntil(lambda: "row 1, column 3 (dead end)" in form.ends_label.text())


def test_a_room_names_what_lies_behind_each_entry(open_window: OpenWindow) -> None:
    hand = open_window(
        blocks("""
            ...#...#
            ........
            ...#...#
            .####.##
            .#######
        """)
    )
    form = point(hand, (0.5, 0.5)).region_form
    hand.qtbot.waitUntil(lambda: form.faces_label.text() == "4")
    assert form.neighbors_label.text() == "(row 2, column 3) → Corridor 3\n(row 3, column 1) → Corridor 6"
    form = point(hand, (0.5, 6.5)).region_form
    hand.qtbot.waitUntil(lambda: form.entries_label.text().startswith("3:"))
    assert form.neighbors_label.text() == (
        "(row 2, column 5) → Corridor 3\n(row 2, column 7) → Corridor 4\n(row 3, column 6) → Corridor 5"
    )
    hand.document.do(SetCells([(0, 0, 3, "floor")]), "floor")
    hand.qtbot.waitUntil(lambda: "(row 1, column 3)" not in form.neighbors_label.text())


def test_two_rooms_with_a_door_are_behind_each_others_entries(open_window: OpenWindow) -> None:
    hand = open_window(walls("""
        +---+---+---+---+
        |       |       |
        +   +   +   +   +
        |               |
        +---+---+---+---+
    """))  # fmt: skip
    form = point(hand, (0.5, 0.5)).region_form
    hand.qtbot.waitUntil(lambda: form.neighbors_label.text() == "(row 2, column 2) → Room 2")


def test_a_corridor_may_be_a_closed_ring(open_window: OpenWindow) -> None:
    hand = open_window(
        blocks("""
        ...
        .#.
        ...
    """)
    )
    form = point(hand, (0.5, 0.5)).region_form
    hand.qtbot.waitUntil(lambda: form.ends_label.text() == "None (closed ring)")
    assert form.neighbors_label.text() == "No neighbors"


def test_neighbors_of_a_region_follow_strokes_that_do_not_concern_it(open_window: OpenWindow) -> None:
    maze = walls("""
        +---+---+---+---+---+
        |                   |
        +---+---+---+---+---+
        |                   |
        +---+---+---+---+---+
    """)
    PlaceLink(teleporter((0, 0, 0), (0, 1, 0))).apply(maze)
    hand = open_window(maze)
    form = point(hand, (0.5, 4.5)).region_form
    other = int(hand.region[0, 1, 0])
    hand.qtbot.waitUntil(lambda: form.neighbors_label.text() == f"Corridor {other}")
    hand.document.do(SetWalls([(0, 1, 0, "E", "wall")]), "wall")
    hand.settle()
    assert hand.region[0, 1, 0] != other
    new = int(hand.region[0, 1, 0])
    hand.qtbot.waitUntil(lambda: form.neighbors_label.text() == f"Corridor {new}")


@pytest.mark.parametrize("lattice", ["square", "honeycomb", "hexagon"])
def test_a_note_that_is_placed_can_be_written_on_any_lattice(open_window: OpenWindow, lattice: str) -> None:
    hand = open_window(Maze.blank(8, 8, lattice=lattice))
    form = dock_of(hand).here_form
    hand.key("m")
    hand.key("6")
    x, y = hand.maze.geometry.middle(3, 4)
    hand.click((y, x))
    assert page_of(form) is form.marker_form
    write(form.marker_form.label_line, "Agent the step")
    (note,) = hand.maze.markers
    assert (note.kind, note.label, note.cell) == (MarkerKind.NOTE, "Agent the step", (0, 3, 4))
    assert form.title() == "Element: note"
    hand.check_overlay()


def test_beside_the_maze_there_is_nothing_and_it_says_so(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.dock("properties").hide()
    point(hand, (-0.5, -0.5))
    assert hand.dock("properties").isHidden()
    assert "Point at a link" in hand.message


def test_a_link_that_goes_and_levels_that_move_leave_nothing_wrong_behind(open_window: OpenWindow) -> None:
    maze = Maze.blank(6, 6, levels=2)
    PlaceLink(teleporter((0, 1, 1), (1, 4, 4))).apply(maze)
    hand = open_window(maze)
    form = point(hand, (1.5, 1.5))
    hand.document.do(ArrangeLevels((1, 0)), "move level")
    assert page_of(form) is form.placeholder
    point(hand, (1.5, 1.5))
    assert page_of(form) is form.link_form
    hand.document.do(RemoveLink(Port(next(iter(hand.maze.links)).first.cell)), "remove")
    assert page_of(form) is form.placeholder
    hand.document.replace(Maze.blank(3, 3))
    assert form.title() == "Element"


def test_a_one_way_teleporter_that_is_placed_is_shown_as_one(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    form = dock_of(hand).here_form
    hand.key("t")
    hand.drag((1.5, 1.5), (5.5, 6.5), keys=SHIFT)
    assert form.link_form.one_way_box.isChecked()
