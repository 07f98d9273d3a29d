"""The start page and the tour, by real clicks and keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QToolBar, QWidget
from pytestqt.qtbot import QtBot

from mazarine.files import read, write
from mazarine.gui.features.welcome.start_page import EXAMPLES, StartPage, pictures
from mazarine.gui.features.welcome.tour import Tour
from mazarine.gui.shell.menus import MENUS
from mazarine.gui.start.application import open_window as open_first_window
from mazarine.maze import Maze
from mazarine.picture import LIGHT
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import CTRL, LEFT, Hand


def page_of(hand: Hand) -> StartPage | None:
    return hand.window.findChild(StartPage)


def tour_of(hand: Hand) -> Tour | None:
    return hand.window.findChild(Tour)


def shown(hand: Hand) -> StartPage:
    hand.act("help.start_page")
    page = page_of(hand)
    assert page is not None
    return page


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.file)
def test_an_example_is_opened_by_a_click_and_is_nobodys_file(open_window: OpenWindow, example) -> None:
    hand = open_window(Maze.blank(4, 4))
    page = shown(hand)
    with hand.qtbot.waitSignal(hand.documents.opening.opened):
        QTest.mouseClick(next(it for name, it in page.example_buttons.items() if example.file in name), LEFT)
    assert hand.maze == read(example.path)
    assert hand.document.path is None
    hand.qtbot.waitUntil(lambda: page_of(hand) is None)
    hand.check_overlay()


def test_workspaces_are_shown_in_pictures_that_differ(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    page = shown(hand)
    buttons = page.workspace_buttons.values()

    def differ() -> bool:
        images = [button.icon().pixmap(button.iconSize()).toImage() for button in buttons]
        return all(image != other for at, image in enumerate(images) for other in images[:at])

    sizes = [button.icon().availableSizes() for button in buttons]
    hand.qtbot.waitUntil(differ, timeout=ENGINE_WITHIN_MS)
    # Names do not move when the pictures come.
    assert sizes == [button.icon().availableSizes() for button in buttons]
    assert all(some == sizes[0] for some in sizes)


def test_pictures_of_workspaces_have_a_pixel_for_each_of_the_screen() -> None:
    usual, fine = (pictures(LIGHT, ratio)["contest"] for ratio in (1.0, 2.0))
    assert (usual.shape, fine.shape) == ((130, 130), (260, 260))


def test_a_recent_file_is_opened_by_a_click(open_window: OpenWindow, tmp_path: Path) -> None:
    write(Maze.blank(3, 5), tmp_path / "mine.maze")
    hand = open_window(Maze.blank(4, 4))
    hand.settings.add_recent_file(tmp_path / "mine.maze")
    (button,) = shown(hand).recent_buttons
    assert button.text() == "mine.maze"
    with hand.qtbot.waitSignal(hand.documents.opening.opened):
        QTest.mouseClick(button, LEFT)
    assert hand.document.path == tmp_path / "mine.maze"


def test_it_covers_the_maze_until_esc_is_pressed(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    page = shown(hand)
    assert page.geometry() == hand.window.view.geometry()
    hand.window.resize(900, 700)
    assert page.geometry() == hand.window.view.geometry()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    hand.qtbot.waitUntil(lambda: page_of(hand) is None)
    hand.drag((1.0, 0.5), (1.0, 3.5))
    assert hand.document.undo_stack.count() == 1


def test_esc_closes_it_after_a_dock_or_a_tool_as_well(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.window.activateWindow()
    page = shown(hand)
    hand.act("window.make")
    assert not page.hasFocus()
    hand.act("window.make")
    assert page.hasFocus()
    hand.act("stroke.rectangle")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    hand.qtbot.waitUntil(lambda: page_of(hand) is None)
    assert hand.has_focus


@pytest.mark.parametrize(("width_px", "columns"), [(1400, 2), (1050, 2), (640, 1)])
def test_its_workspaces_are_whole_between_docks(open_window: OpenWindow, width_px: int, columns: int) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.window.resize(width_px, 780)
    page = shown(hand)
    hand.dock("make").show()
    hand.dock("make").raise_()
    QApplication.processEvents()
    assert page.horizontalScrollBar().maximum() == 0
    across = set()
    for button in page.workspace_buttons.values():
        left = button.mapTo(page.viewport(), QPoint()).x()
        assert 0 <= left <= page.viewport().width() - button.width()
        across.add(left)
    assert len(across) == columns


def test_it_hides_what_is_about_a_maze_and_brings_it_back(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    window = hand.window
    window.resize(1180, 780)
    hand.dock("analysis").raise_()
    hand.qtbot.waitUntil(lambda: not hand.dock("analysis").is_covered)
    hand.dock("minimap").hide()
    hand.act("view.fit")
    parts = (*window.docks.values(), window.main_bar.bar, window.tool_bar, window.statusBar(), window.legend)
    before, cell_px = [part for part in parts if part.isVisible()], hand.cell_px
    page = shown(hand)
    assert window.windowTitle() == "Mazarine"
    assert not any(part.isVisible() for part in parts if part is not window.legend)
    assert page.geometry().contains(window.view.geometry()), "it covers the legend"
    QTest.keyClick(page, Qt.Key.Key_Escape)
    hand.qtbot.waitUntil(lambda: not hand.dock("analysis").is_covered)
    assert [part for part in parts if part.isVisible()] == before
    assert window.windowTitle() == "Untitled[*] – Mazarine"
    assert hand.cell_px == cell_px


def test_actions_on_the_maze_that_it_covers_are_disabled(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 6, levels=2))
    hand.drag((1.0, 0.5), (1.0, 3.5))
    before, actions = hand.maze.copy(), hand.actions
    enabled = {name for name, action in actions.items() if action.isEnabled()}
    assert {"edit.undo", "board.resize", "maze.level_up"} <= enabled
    assert "maze.level_down" not in enabled
    page = shown(hand)
    for key in "zasvp":
        QTest.keyClick(page, key, CTRL)
    hand.act("board.rotate_right")
    hand.act("edit.paste")
    hand.act("fog.lay")
    hand.wait_for_jobs()
    assert hand.maze == before
    assert QApplication.activeModalWidget() is None
    for name in ("tool.fill", "file.print", "board.resize", "edit.paste", "edit.undo", "symmetry.mirror"):
        assert not actions[name].isEnabled(), name
    for name in ("file.new", "file.open", "file.quit", "help.tour", "help.search", "window.make"):
        assert actions[name].isEnabled(), name
    # What becomes possible meanwhile waits until the maze is back.
    hand.show_level(1)
    assert not actions["maze.level_down"].isEnabled()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    hand.qtbot.waitUntil(lambda: page_of(hand) is None)
    after = {name for name, action in actions.items() if action.isEnabled()}
    assert after - enabled == {"maze.level_down", "levels.move_down"}
    assert enabled - after == {"maze.level_up", "levels.move_up"}
    hand.act("board.rotate_right")
    hand.qtbot.waitUntil(lambda: hand.maze.shape == (2, 6, 4))


def test_a_maze_that_is_generated_beside_it_is_shown(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    shown(hand)
    hand.act("window.make")
    QApplication.processEvents()
    with hand.qtbot.waitSignal(hand.document.steps_changed):
        QTest.mouseClick(hand.generators_panel.make_button, LEFT)
    hand.qtbot.waitUntil(lambda: page_of(hand) is None)
    assert hand.window.tool_bar.isVisible()
    assert hand.actions["edit.undo"].isEnabled()
    assert hand.maze.walls.any()


def test_a_dock_that_is_opened_beside_it_stays_with_the_new_maze(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    page = shown(hand)
    hand.act("window.make")
    with hand.qtbot.waitSignal(hand.documents.opening.opened):
        QTest.mouseClick(page.example_buttons["contest/contest.txt"], LEFT)
    hand.qtbot.waitUntil(lambda: page_of(hand) is None)
    assert not hand.dock("make").isHidden()
    assert hand.dock("properties").isVisible()
    QApplication.processEvents()
    inside = QRect(hand.pixel((0, 0)), hand.pixel((16, 16)))
    assert hand.viewport.rect().contains(inside), "the maze is seen whole"


def test_the_layout_is_kept_when_the_program_ends_on_it(open_window: OpenWindow) -> None:
    first = open_window(Maze.blank(4, 4))
    first.dock("problems").hide()
    shown(first)
    first.window.close()
    again = open_window(Maze.blank(4, 4))
    assert again.dock("problems").isHidden()
    assert again.dock("properties").isVisible()
    assert again.window.tool_bar.isVisible()


def test_its_button_leads_back_to_an_open_maze(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    page = shown(hand)
    assert page.back_button is None
    QTest.keyClick(page, Qt.Key.Key_Escape)
    hand.qtbot.waitUntil(lambda: page_of(hand) is None)
    hand.drag((1.0, 0.5), (1.0, 3.5))
    page = shown(hand)
    assert page.back_button is not None
    assert page.back_button.text() == "&Back to Untitled"
    QTest.mouseClick(page.back_button, LEFT)
    hand.qtbot.waitUntil(lambda: page_of(hand) is None)
    assert hand.window.tool_bar.isVisible()
    assert hand.document.undo_stack.count() == 1


def test_its_buttons_do_what_the_menus_do(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    page = shown(hand)
    hand.fill_in(QDialog.accept)
    new = next(it for it in page.findChildren(QPushButton) if it.text() == "&New…")
    QTest.mouseClick(new, LEFT)
    assert hand.maze.shape == (1, 16, 16)
    hand.qtbot.waitUntil(lambda: page_of(hand) is None)


def test_it_is_shown_at_the_start_where_nothing_is_opened_unless_it_is_not_wanted(
    store: QSettings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("mazarine.gui.start.application.program_store", lambda *_: store)
    monkeypatch.setattr("sys.excepthook", None)
    write(Maze.blank(3, 5), tmp_path / "mine.maze")

    def start(*paths: Path, unticks: bool = False) -> bool:
        window = open_first_window(*paths)
        room = window.screen().availableSize()
        assert window.size() == window.size().boundedTo(room), "it fits on the screen"
        hand = Hand(qtbot, window)
        qtbot.waitUntil(lambda: not hand.is_at_work)
        page = page_of(hand)
        if unticks and page is not None:
            page.show_box.click()
        hand.drop()
        window.deleteLater()
        return page is not None

    assert start()
    assert not start(tmp_path / "mine.maze")
    assert not start(), "the file of before is opened"
    store.setValue("session", [])
    assert start(unticks=True)
    assert not start()


@pytest.mark.parametrize("height", [760, 560])
def test_the_tour_leads_through_the_window_and_everything_can_be_tried(
    open_window: OpenWindow, height: int
) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.window.resize(1100, height)
    hand.act("help.tour")
    tour = tour_of(hand)
    assert tour is not None
    hand.drag((1.0, 0.5), (1.0, 3.5))
    assert hand.document.undo_stack.count() == 1, "the card is not in the way"
    seen = []
    hand.act("window.make")
    while tour.isVisible():
        hand.qtbot.waitUntil(lambda: hand.window.rect().contains(tour.geometry()))
        assert hand.window.rect().contains(tour.geometry())
        assert not hand.window.statusBar().geometry().intersects(tour.geometry())
        assert tour.text.height() >= tour.text.heightForWidth(tour.text.width()), "nothing is cut off"
        seen.append(tour.title.text())
        QTest.mouseClick(tour.next_button, LEFT)
    assert len(seen) == len(set(seen)) == 10
    assert not hand.dock("make").isVisible(), "the layout is as before"
    assert hand.tool.name == "tool.wall_brush"
    hand.qtbot.waitUntil(lambda: tour_of(hand) is None)


def test_the_tour_goes_back_and_ends_with_esc(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.act("help.tour")
    tour = tour_of(hand)
    assert tour is not None
    assert not tour.back_button.isEnabled()
    QTest.keyClick(tour.next_button, Qt.Key.Key_Return)
    QTest.mouseClick(tour.back_button, LEFT)
    assert (tour.at, tour.count.text()) == (0, "1 of 10")
    QTest.keyClick(tour.next_button, Qt.Key.Key_Escape)
    hand.qtbot.waitUntil(lambda: tour_of(hand) is None)
    hand.act("help.tour")
    hand.press((1.0, 0.5))
    hand.move((1.0, 3.5))
    hand.key(Qt.Key.Key_Escape)
    assert tour_of(hand) is not None
    hand.release((1.0, 3.5))
    hand.key(Qt.Key.Key_Escape)
    hand.qtbot.waitUntil(lambda: tour_of(hand) is None)
    hand.act("help.tour")
    QTest.keyClick(hand.window.findChildren(QToolBar)[0], Qt.Key.Key_Escape)
    hand.qtbot.waitUntil(lambda: tour_of(hand) is None)


def test_the_tour_names_the_menu_of_the_generators(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.act("help.tour")
    tour = tour_of(hand)
    assert tour is not None
    tour.go_to(8)
    (menu,) = re.findall(r"in the (\w+) menu", tour.task.text())
    assert menu == "Make"
    assert "window.make" in MENUS["Ma&ke"]


def _do_tasks(hand: Hand) -> dict[str, Callable[[], object]]:
    """Return how to do the task of each step, by the title of the step."""

    def go_to_a_region() -> None:
        table = hand.regions_panel.table
        place = table.visualRect(table.model().index(0, 0)).center()
        QTest.mouseClick(table.viewport(), LEFT, pos=place)
        QTest.mouseDClick(table.viewport(), LEFT, pos=place)

    return {
        "Draw walls": lambda: hand.drag((1.0, 0.5), (1.0, 3.5)),
        "Undo": lambda: hand.key("z", CTRL),
        "Watch the analysis": lambda: hand.drag((2.0, 0.5), (2.0, 3.5)),
        "Explore the editor": lambda: hand.wheel((3.5, 3.5), 1, keys=CTRL),
        "Other tools": lambda: hand.key("k"),
        "Find a path": lambda: hand.drag((0.5, 0.5), (4.5, 4.5)),
        "See more": lambda: hand.key("2", CTRL),
        "All regions in a table": go_to_a_region,
        "Generate a maze": lambda: hand.key(Qt.Key.Key_F8),
    }


def test_the_tour_waits_for_each_task_and_puts_the_layout_back(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.window.resize(1200, 800)
    hand.settle()
    docks = [dock.isVisible() for dock in hand.window.docks.values()]
    place, has_legend = hand.window.view.place, hand.actions["view.legend"].isChecked()
    hand.act("help.tour")
    tour, tasks = tour_of(hand), _do_tasks(hand)
    assert tour is not None
    done = []
    while tour.isVisible():
        title = tour.title.text()
        if title in tasks:
            assert (tour.is_waiting, tour.next_button.text()) == (True, "&Skip"), title
            assert tour.task.text().startswith("▸ ")
            tasks[title]()
            hand.qtbot.waitUntil(lambda: not tour.is_waiting)
            assert tour.next_button.text() == "&Next"
            assert tour.task.text().startswith("✓ ")
            done.append(title)
        assert tour.title.text() == title, "it stays until the user goes on"
        QTest.mouseClick(tour.next_button, LEFT)
    assert done == list(tasks)
    QApplication.processEvents()
    assert [dock.isVisible() for dock in hand.window.docks.values()] == docks
    assert hand.actions["view.legend"].isChecked() is has_legend
    hand.qtbot.waitUntil(lambda: hand.window.view.place == place)


def test_the_docks_of_a_workspace_that_is_chosen_in_the_tour_stay(open_window: OpenWindow) -> None:
    hand = open_window()
    hand.act("help.tour")
    hand.act("workspace.contest")
    hand.focus()
    hand.key(Qt.Key.Key_Escape)
    shown = {name for name, dock in hand.window.docks.items() if not dock.isHidden()}
    assert shown == {"problems", "properties"}


def test_a_window_that_is_closed_during_the_tour_remembers_the_layout_of_before(
    open_window: OpenWindow,
) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.act("help.tour")
    hand.act("window.make")
    assert hand.dock("make").isVisible()
    hand.window.close()
    again = open_window(Maze.blank(6, 6))
    assert not again.dock("make").isVisible()


@pytest.mark.parametrize("size", [(1200, 800), (800, 600)])
def test_the_card_covers_nothing_that_it_speaks_of(open_window: OpenWindow, size: tuple[int, int]) -> None:
    hand = open_window(Maze.blank(20, 16))
    hand.window.resize(*size)
    hand.act("help.tour")
    tour = tour_of(hand)
    assert tour is not None
    while tour.isVisible():
        QApplication.processEvents()
        covered = tour.geometry() & tour.subject
        share = covered.width() * covered.height() / (tour.subject.width() * tour.subject.height())
        assert share <= (0.0 if size[0] > 1000 else 0.1), tour.title.text()
        QTest.mouseClick(tour.next_button, LEFT)


def test_the_frame_is_around_the_part_and_strikes_no_title_through(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.window.resize(1200, 800)
    hand.act("help.tour")
    tour = tour_of(hand)
    assert tour is not None
    while tour.title.text() != "All regions in a table":
        QTest.mouseClick(tour.next_button, LEFT)
    QApplication.processEvents()
    dock = hand.dock("analysis")
    part = QRect(dock.mapTo(hand.window, QPoint()), dock.size())
    ring = next(it for it in hand.window.findChildren(QWidget) if type(it).__name__ == "_Ring")
    assert ring.geometry().top() < part.top()
    # At the edge of the window there is no room beside the part.
    inner = part.adjusted(5, 0, -5, -5)
    with_ring = hand.window.grab(inner).toImage()
    ring.hide()
    assert hand.window.grab(inner).toImage() == with_ring, "the frame does not touch the part"


def test_another_tour_takes_the_place_of_the_first(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.act("help.tour")
    hand.act("help.tour")
    hand.qtbot.waitUntil(lambda: len(hand.window.findChildren(Tour)) == 1)
