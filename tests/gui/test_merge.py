"""Merging the changes of a file into the maze that is open, and the window that decides conflicts."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QStyle, QStyleOptionViewItem

import mazarine as mz
from mazarine.gui import dialogs
from mazarine.gui.features.compare.merge_dialog import MergeDialog
from mazarine.gui.features.compare.merge_window import OURS, THEIRS, UNDECIDED, ConflictsModel, MergeWindow
from mazarine.maze import Link, Maze, Port, PortSide
from mazarine.maze.edits import PlaceLink, RemoveLink
from mazarine.maze.numbering import RegionName
from mazarine.messages import Message
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, Hand

ROCK, SECRET = 0, 4


class Merging:
    """Merges into a maze in a window, and decides by real clicks and keys."""

    def __init__(self, hand: Hand, base: Maze, theirs: Maze, folder: Path) -> None:
        self.hand = hand
        self.base, self.theirs = folder / "base.maze", folder / "theirs.maze"
        mz.write(base, self.base)
        mz.write(theirs, self.theirs)

    def begin(self) -> None:
        """Choose both files."""

        def fill(dialog: MergeDialog) -> None:
            assert not dialog.ok_button.isEnabled()
            QTest.keyClicks(dialog.theirs_field, str(self.theirs))
            QTest.keyClicks(dialog.base_field, str(self.base))
            QTest.mouseClick(dialog.ok_button, LEFT)

        self.hand.fill_when_open(fill, MergeDialog)
        self.hand.act("file.merge")

    def merge(self) -> MergeWindow:
        """Merge, and return the window with the conflicts."""
        self.begin()
        self.hand.qtbot.waitUntil(lambda: bool(self.windows))
        (window,) = self.windows
        return window

    @property
    def windows(self) -> list[MergeWindow]:
        return self.hand.window.findChildren(MergeWindow)


def sentence(window: MergeWindow, row: int) -> str:
    return str(window.model.index(row, UNDECIDED).data())


def choices(window: MergeWindow) -> list[int]:
    """Return the choice that the boxes of each row show."""
    found = []
    for row in range(window.model.rowCount()):
        checked = [
            side
            for side in (OURS, THEIRS)
            if window.model.index(row, side).data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
        ]
        found.append(sum(checked))
    return found


def click(window: MergeWindow, row: int, column: int) -> None:
    """Click the sentence of a conflict, or one of its boxes."""
    index = window.model.index(row, column)
    place: QPoint = window.list.visualRect(index).center()
    if column != UNDECIDED:
        option = QStyleOptionViewItem()
        window.list.initViewItemOption(option)
        option.rect = window.list.visualRect(index)
        option.features = QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
        box = QStyle.SubElement.SE_ItemViewItemCheckIndicator
        place = window.list.style().subElementRect(box, option, window.list).center()
    QTest.mouseClick(window.list.viewport(), LEFT, pos=place)


def three() -> tuple[Maze, Maze, Maze]:
    """Return mazes with three conflicts: two cells and a wall; theirs has a rock besides."""
    base = Maze.blank(20, 30)
    ours, theirs = base.copy(), base.copy()
    ours.set_cells([(2, 3), (15, 25)], "rock")
    theirs.set_cells([(2, 3), (15, 25)], "secret")
    ours.set_wall((8, 8), "E")
    theirs.set_wall((8, 8), "E", "secret")
    theirs.set_cells([(0, 0)], "rock")
    return base, ours, theirs


@pytest.fixture
def merging(open_window: OpenWindow, tmp_path: Path) -> Merging:
    base, ours, theirs = three()
    return Merging(open_window(ours), base, theirs, tmp_path)


def test_a_merge_is_one_undo_step_and_lists_the_conflicts(merging: Merging) -> None:
    before = merging.hand.maze.copy()
    window = merging.merge()
    assert window.windowTitle() == "Conflicts with theirs.maze"
    assert [sentence(window, row) for row in range(3)] == [
        "Cell (row 3, column 4): ours has rock, theirs a secret.",
        "Cell (row 16, column 26): ours has rock, theirs a secret.",
        "Side E of cell (row 9, column 9): ours has a wall, theirs a secret.",
    ]
    assert window.state_label.text() == "3 of 3 undecided; these stay ours"
    assert merging.hand.maze.cells[0, 0, 0] == ROCK
    assert merging.hand.maze.cells[0, 2, 3] == ROCK
    merging.hand.act("edit.undo")
    assert merging.hand.maze == before


def test_a_click_decides_and_another_takes_it_back(merging: Merging) -> None:
    hand, window = merging.hand, merging.merge()
    click(window, 1, THEIRS)
    assert window.view.cell == (0, 15, 25)
    assert window.list.currentIndex().row() == 1
    hand.act("edit.undo")
    click(window, 0, THEIRS)
    assert hand.maze.cells[0, 2, 3] == SECRET
    assert choices(window) == [THEIRS, UNDECIDED, UNDECIDED]
    assert window.state_label.text() == "2 of 3 undecided; these stay ours"
    click(window, 0, OURS)
    assert hand.maze.cells[0, 2, 3] == ROCK
    assert choices(window) == [OURS, UNDECIDED, UNDECIDED]
    hand.act("edit.undo")
    assert choices(window) == [THEIRS, UNDECIDED, UNDECIDED]
    hand.act("edit.undo")
    assert choices(window) == [UNDECIDED] * 3
    assert hand.maze.cells[0, 2, 3] == ROCK
    hand.act("edit.redo")
    assert choices(window) == [THEIRS, UNDECIDED, UNDECIDED]


def test_keys_decide_and_undo(merging: Merging) -> None:
    hand, window = merging.hand, merging.merge()
    keys = Qt.Key
    for key in (keys.Key_Down, keys.Key_Down, keys.Key_Right, keys.Key_Space, keys.Key_Up, keys.Key_Space):
        QTest.keyClick(window.list, key)
    assert choices(window) == [UNDECIDED, THEIRS, THEIRS]
    assert hand.maze.wall_at((0, 8, 8), "E").name == "SECRET"
    QTest.keyClick(window.list, keys.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert choices(window) == [UNDECIDED, UNDECIDED, THEIRS]


def test_a_conflict_is_shown_in_the_picture_and_in_the_maze(merging: Merging) -> None:
    hand, window = merging.hand, merging.merge()
    hand.zoom_to(80)
    click(window, 1, UNDECIDED)
    for middle in (window.view.middle, hand.window.view.mapToScene(hand.viewport.rect().center())):
        assert (int(middle.x()), int(middle.y())) == (25, 15)
    QTest.keyClick(window.list, Qt.Key.Key_Down)
    assert window.view.cell == (0, 8, 8)


def test_all_are_decided_in_one_step(merging: Merging) -> None:
    hand, window = merging.hand, merging.merge()
    click(window, 2, OURS)
    before = hand.maze.copy()
    QTest.mouseClick(window.all_buttons[THEIRS], LEFT)
    assert not window.list.isEnabled()
    hand.wait_for_jobs()
    assert choices(window) == [THEIRS] * 3
    assert hand.maze == mz.read(merging.theirs)
    assert window.list.isEnabled()
    assert window.list.hasFocus()
    hand.act("edit.undo")
    assert hand.maze == before
    assert choices(window) == [UNDECIDED, UNDECIDED, OURS]
    QTest.mouseClick(window.all_buttons[OURS], LEFT)
    hand.wait_for_jobs()
    assert choices(window) == [OURS] * 3
    assert hand.maze == before


def test_nothing_is_decided_while_the_merge_is_undone(merging: Merging) -> None:
    hand, window = merging.hand, merging.merge()
    hand.act("edit.undo")
    assert window.state_label.text() == "The merge is undone. Redo it to decide conflicts."
    assert not window.all_buttons[THEIRS].isEnabled()
    click(window, 0, THEIRS)
    assert choices(window) == [UNDECIDED] * 3
    hand.act("edit.redo")
    click(window, 0, THEIRS)
    assert choices(window) == [THEIRS, UNDECIDED, UNDECIDED]


def test_nothing_is_decided_while_cells_are_elsewhere(merging: Merging) -> None:
    hand, window = merging.hand, merging.merge()
    hand.act("board.flip_horizontal")
    hand.wait_for_jobs()
    assert window.state_label.text().startswith("The maze was resized")
    assert not window.list.isEnabled()
    hand.act("edit.undo")
    assert window.list.isEnabled()


def test_what_is_not_possible_says_why_until_an_edit_makes_it_possible(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    base = Maze.blank(4, 6)
    ours, theirs = base.copy(), base.copy()
    link = Link(Port((0, 0, 0), PortSide.N), Port((0, 1, 1)))
    ours.apply(PlaceLink(link))
    theirs.add_marker("start", (0, 0), "N")
    hand = open_window(ours)
    window = Merging(hand, base, theirs, tmp_path).merge()
    before = hand.maze.copy()
    for decide in (
        lambda: click(window, 0, THEIRS),
        lambda: QTest.mouseClick(window.all_buttons[THEIRS], LEFT),
    ):
        decide()
        hand.wait_for_jobs()
        assert window.refusal_label.isVisible()
        assert window.refusal_label.text().startswith(
            "Not possible: Side N of cell (row 1, column 1) has a link"
        )
        assert hand.maze == before
        assert choices(window) == [UNDECIDED]
    hand.document.do(RemoveLink(link.first), Message("remove link"))
    click(window, 0, THEIRS)
    assert not window.refusal_label.isVisible()
    assert choices(window) == [THEIRS]
    assert hand.maze == theirs


def test_values_have_no_place_and_are_decided_all(open_window: OpenWindow, tmp_path: Path) -> None:
    base = Maze.blank(4, 6)
    ours, theirs = base.copy(), base.copy()
    for name, maze in (("ours", ours), ("theirs", theirs)):
        maze.title, maze.properties = name, {"seed": name, "level": name}
        maze.named_regions = {1: RegionName(name)}
    hand = open_window(ours)
    window = Merging(hand, base, theirs, tmp_path).merge()
    assert [sentence(window, row) for row in range(4)] == [
        "title: ours is 'ours', theirs 'theirs'.",
        "properties: seed: ours is 'ours', theirs 'theirs'.",
        "properties: level: ours is 'ours', theirs 'theirs'.",
        "Region 1: ours is 'ours', theirs 'theirs'.",
    ]
    click(window, 0, THEIRS)
    assert (hand.maze.title, window.view.cell) == ("theirs", None)
    QTest.mouseClick(window.all_buttons[THEIRS], LEFT)
    hand.wait_for_jobs()
    assert (hand.maze, hand.maze.named_regions) == (theirs, theirs.named_regions)


def test_a_merge_without_conflicts_says_so(open_window: OpenWindow, tmp_path: Path) -> None:
    base, _, theirs = three()
    hand = open_window(base)
    merging = Merging(hand, base, theirs, tmp_path)
    merging.begin()
    hand.qtbot.waitUntil(lambda: hand.message == "Merged theirs.maze. There were no conflicts.")
    assert hand.maze == theirs
    merging.begin()
    hand.qtbot.waitUntil(lambda: hand.message == "This maze already has all changes of theirs.maze.")
    assert hand.document.undo_stack.count() == 1


@pytest.mark.parametrize(
    ("other", "text"),
    [(Maze.blank(4, 4, lattice="honeycomb"), "same lattice"), (Maze.blank(5, 5), "same size")],
)
def test_other_lattices_and_sizes_are_refused(
    open_window: OpenWindow, tmp_path: Path, other: Maze, text: str
) -> None:
    hand = open_window(Maze.blank(4, 4))
    merging = Merging(hand, Maze.blank(4, 4), other, tmp_path)
    merging.begin()
    hand.qtbot.waitUntil(lambda: text in hand.message)
    assert not merging.windows
    assert hand.document.undo_stack.count() == 0


def test_files_are_chosen_and_the_folder_is_remembered(
    merging: Merging, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = []

    def choose(_parent: object, folder: Path) -> Path:
        folders.append(folder)
        return merging.theirs

    def fill(dialog: MergeDialog) -> None:
        for choose_button in dialog.findChildren(QPushButton, "choose"):
            QTest.mouseClick(choose_button, LEFT)
        assert (dialog.theirs, dialog.base) == (merging.theirs, merging.theirs)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    monkeypatch.setattr(dialogs, "ask_open_path", choose)
    merging.hand.fill_in(fill)
    merging.hand.act("file.merge")
    assert folders[1] == merging.theirs.parent != folders[0]
    assert not merging.windows


def test_the_window_goes_with_its_maze_and_leads_to_its_tab(merging: Merging) -> None:
    hand, window = merging.hand, merging.merge()
    sessions = hand.window.sessions
    first, second = sessions.current.session, sessions.add()
    assert sessions.current.session is second
    click(window, 0, THEIRS)
    assert sessions.current.session is first
    sessions.remove(first)
    hand.qtbot.waitUntil(lambda: not merging.windows)
    assert not sessions.current.document.is_dirty


def test_a_window_that_is_closed_while_all_are_decided_loses_nothing(merging: Merging) -> None:
    hand, window = merging.hand, merging.merge()
    QTest.mouseClick(window.all_buttons[THEIRS], LEFT)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    hand.qtbot.waitUntil(lambda: not merging.windows)
    hand.qtbot.waitUntil(lambda: hand.maze == mz.read(merging.theirs))


def test_another_merge_replaces_the_list(merging: Merging) -> None:
    window = merging.merge()
    click(window, 0, THEIRS)
    merging.begin()
    merging.hand.qtbot.waitUntil(lambda: merging.windows not in ([], [window]))
    (again,) = merging.windows
    assert again.model.rowCount() == 2


def test_of_a_million_conflicts_only_those_in_sight_are_asked_for(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    data = ConflictsModel.data

    def counted(model: ConflictsModel, index: QModelIndex, role: int = 0) -> object:
        asked.append(index.row())
        return data(model, index, role)

    monkeypatch.setattr(ConflictsModel, "data", counted)
    base = Maze.blank(1000, 1000)
    ours, theirs = base.copy(), base.copy()
    ours.buffers.cells[:], theirs.buffers.cells[:] = ROCK, SECRET
    hand = open_window(ours)
    window = Merging(hand, base, theirs, tmp_path).merge()
    window.list.scrollToBottom()
    QTest.mouseClick(window.all_buttons[THEIRS], LEFT)
    hand.wait_for_jobs()
    QApplication.processEvents()
    assert len(asked) < 10_000
    assert (hand.maze.cells == SECRET).all()
    assert window.state_label.text() == "0 of 1,000,000 undecided; these stay ours"
    assert (window.model.choices == THEIRS).all()
