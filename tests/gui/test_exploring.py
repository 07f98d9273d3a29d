"""Exploring in the window: play, step, back, by hand, several walkers, comparing, and the map."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from threading import Event

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from editor.files import losses, read
from editor.generators import generate
from editor.gui.exploring.explore_window import ExploreWindow
from editor.gui.exploring.walk import Walk
from editor.maze import Marker, MarkerKind, Maze
from editor.maze.edits import PlaceMarker
from editor.picture import LIGHT, CellColours, Overlay, Plane
from tests.drawing import blocks, stairs, teleporter, walls
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import Hand


class Explorer:
    """Hands and eyes at the Explore window."""

    def __init__(self, qtbot: QtBot, hand: Hand) -> None:
        self.qtbot = qtbot
        self.before = hand.maze.copy()
        self.hand = hand
        self.window = ExploreWindow(hand.maze.copy(), "a maze", hand.window.workers, LIGHT, hand.window)
        self.window.show()
        self.wait()

    @property
    def walk(self) -> Walk:
        """The walk that is shown."""
        assert self.window.walk is not None
        return self.window.walk

    @property
    def words(self) -> str:
        """What the window says."""
        return self.window.words.text()

    @property
    def cell(self) -> tuple[int, int, int]:
        """Where the watched walker stands."""
        assert self.walk.shown is not None
        return self.walk.shown.walker.mind.cell

    def wait(self) -> None:
        """Wait until it is where it was wanted."""
        self.qtbot.waitUntil(lambda: self.window.is_ready, timeout=ENGINE_WITHIN_MS)

    def key(self, key: Qt.Key) -> None:
        """Press a key over the walker's view."""
        QTest.keyClick(self.window.views.known, key)
        self.wait()

    def click(self, row: int, col: int) -> None:
        """Click a cell of what the walker knows."""
        view = self.window.views.known
        at = view.position_of(row, col)
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(round(at.x()), round(at.y())))

    def choose(self, name: str) -> None:
        """Choose an explorer for the walker of the list that is chosen."""
        box = self.window.form.explorer
        box.setCurrentIndex(box.findData(name))
        self.wait()

    def close(self) -> None:
        """Close the window; the document is as it was."""
        self.window.close()
        assert self.hand.maze == self.before


def with_goal(maze: Maze, row: int, col: int) -> Maze:
    PlaceMarker(Marker(MarkerKind.GOAL, (0, row, col))).apply(maze)
    return maze


@pytest.fixture
def tree() -> Maze:
    return with_goal(generate("stack", 12, 16, rng=np.random.default_rng(4)), 11, 15)


def test_a_walk_is_played_to_the_goal_and_walked_back(
    open_window: OpenWindow, qtbot: QtBot, tree: Maze
) -> None:
    it = Explorer(qtbot, open_window(tree))
    it.window.bar.set_speed(10_000)
    QTest.keyClick(it.window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: "reached the goal" in it.words, timeout=ENGINE_WITHIN_MS)
    end, steps = it.cell, it.walk.turn
    assert end == (0, 11, 15)
    trail = list(it.walk.shown.walker.trail) if it.walk.shown else []
    it.window.bar.place.setValue(3)
    it.wait()
    assert it.walk.turn == 3
    assert it.walk.shown is not None
    assert it.walk.shown.walker.trail == trail[:4]
    QTest.keyClick(it.window, Qt.Key.Key_Period)
    assert (it.walk.turn, it.walk.shown.walker.trail) == (4, trail[:5])
    QTest.keyClick(it.window, Qt.Key.Key_Comma)
    it.wait()
    assert it.walk.turn == 3
    it.window.bar.place.setValue(steps)
    it.wait()
    assert it.cell == end
    assert it.window.log.item(0, 5).text() == f"{steps:,}"
    it.close()


def test_the_view_shows_only_what_is_known_and_the_other_all(
    open_window: OpenWindow, qtbot: QtBot, tree: Maze
) -> None:
    it = Explorer(qtbot, open_window(tree))
    it.choose("hand")
    view, true = it.window.views.known, it.window.views.true
    assert it.walk.shown is not None
    mind, shown = it.walk.shown.walker.mind, it.walk.shown
    kind, cells = shown.kind, shown.maze.cells
    known = mind.terrain.space.layout.view(mind.knowledge.flags) & 1 > 0
    assert 1 < known.sum() < known.size
    assert ((kind > 0) == known).all()
    assert ((cells == 2) == known).all()
    view.fit()
    true.fit()
    fog = next(map(tuple, np.argwhere(~known)))
    for widget, colour in ((view, LIGHT.fog), (true, LIGHT.floor)):
        at = widget.position_of(*fog[1:])
        # Beside the middle, where no way is drawn.
        pixel = widget.grab().toImage().pixel(round(at.x()) + 2, round(at.y()) + 2)
        assert pixel == colour
    it.close()


def test_by_hand_arrow_keys_clicks_and_return_walk(open_window: OpenWindow, qtbot: QtBot) -> None:
    link = teleporter((0, 1, 3), (0, 3, 2))
    maze = blocks("....#\n###.#\n#####\n##..#", links=[link])
    it = Explorer(qtbot, open_window(maze))
    it.choose("hand")
    it.key(Qt.Key.Key_Right)
    assert it.cell == (0, 0, 1)
    it.key(Qt.Key.Key_Down)
    assert it.cell == (0, 0, 1), "there is rock"
    it.click(0, 3)
    qtbot.waitUntil(lambda: it.cell == (0, 0, 3), timeout=ENGINE_WITHIN_MS)
    it.click(1, 3)
    qtbot.waitUntil(lambda: it.cell == (0, 1, 3), timeout=ENGINE_WITHIN_MS)
    it.key(Qt.Key.Key_Return)
    assert it.cell == (0, 3, 2)
    it.key(Qt.Key.Key_Return)
    it.click(2, 0)
    assert "knows no way there" in it.words
    it.window.bar.place.setValue(1)
    it.wait()
    assert it.cell == (0, 0, 1), "what was done by hand is walked again"
    it.close()


def test_by_hand_page_up_takes_stairs_and_the_view_goes_along(open_window: OpenWindow, qtbot: QtBot) -> None:
    it = Explorer(qtbot, open_window(blocks("..", "..", links=[stairs((0, 0, 0))])))
    it.choose("hand")
    it.key(Qt.Key.Key_PageDown)
    assert "no such link" in it.words
    it.key(Qt.Key.Key_PageUp)
    assert it.cell == (1, 0, 0)
    it.key(Qt.Key.Key_PageDown)
    assert it.cell == (0, 0, 0)
    it.close()


def test_several_walkers_and_opponents_are_on_their_way_at_once(
    open_window: OpenWindow, qtbot: QtBot, tree: Maze
) -> None:
    PlaceMarker(Marker(MarkerKind.OPPONENT, (0, 11, 0))).apply(tree)
    it = Explorer(qtbot, open_window(tree))
    form = it.window.form
    QTest.mouseClick(form.add_button, Qt.MouseButton.LeftButton)
    it.wait()
    it.choose("random")
    form.opponents.setCurrentIndex(1)
    it.wait()
    for _ in range(5):
        QTest.keyClick(it.window, Qt.Key.Key_Period)
    expedition = it.walk.expedition
    assert expedition is not None
    assert [walker.explorer.name for walker in expedition.walkers] == ["nearest-unknown", "random"]
    assert len(expedition.opponents) == 1
    assert it.window.log.rowCount() == 2
    for row, name in ((0, "nearest-unknown"), (1, "random")):
        form.list.setCurrentRow(row)
        it.wait()
        assert it.walk.turn == 5
        assert it.walk.shown is not None
        assert it.walk.shown.walker.explorer.name == name
    QTest.mouseClick(form.remove_button, Qt.MouseButton.LeftButton)
    it.wait()
    assert it.window.log.rowCount() == 1
    it.close()


def test_fields_make_a_mind_and_a_mind_fills_the_fields(
    open_window: OpenWindow, qtbot: QtBot, tree: Maze
) -> None:
    it = Explorer(qtbot, open_window(tree))
    form = it.window.form
    form.mind.setCurrentIndex(form.mind.findData("forgetful"))
    assert (form.radius.value(), form.memory.currentData(), form.number.value()) == (8, "age", 60)
    form.memory.setCurrentIndex(form.memory.findData("distance"))
    assert str(form.order.plans[0].mind.memory) == "distance:15"
    form.endless.setChecked(True)
    form.chance.setValue(25)
    form.seed.setValue(7)
    mind = form.order.plans[0].mind
    assert (mind.radius, mind.chance, form.order.seed) == (None, 0.25, 7)
    assert form.mind.currentText() == "Other"
    it.wait()
    it.close()


def test_explorers_are_compared_aside_and_exported(
    open_window: OpenWindow, qtbot: QtBot, tree: Maze, tmp_path: Path
) -> None:
    it = Explorer(qtbot, open_window(tree))
    panel, form = it.window.compare, it.window.form
    QTest.mouseClick(form.add_button, Qt.MouseButton.LeftButton)
    it.wait()
    it.choose("tremaux")
    panel.count.setValue(3)
    panel.run()
    assert panel.is_busy
    qtbot.waitUntil(lambda: not panel.is_busy, timeout=ENGINE_WITHIN_MS)
    assert [outcome.explorer for outcome in panel.outcomes] == ["nearest-unknown"] * 3 + ["tremaux"] * 3
    assert [panel.table.item(row, 0).text() for row in (0, 1)] == ["1. Nearest unknown", "2. Trémaux"]
    assert panel.table.item(1, 1).text() == "3 of 3"
    panel.export(tmp_path / "walks.csv")
    assert len((tmp_path / "walks.csv").read_text().splitlines()) == 7
    panel.export(tmp_path / "nowhere" / "walks.csv")
    assert "nowhere" in panel.words.text()
    form.explorer.setCurrentIndex(form.explorer.findData("hand"))
    it.wait()
    panel.run()
    assert "by hand cannot be compared" in panel.words.text()
    it.close()


def test_a_comparison_is_stopped(open_window: OpenWindow, qtbot: QtBot, tree: Maze) -> None:
    it = Explorer(qtbot, open_window(tree))
    it.choose("random")
    panel = it.window.compare
    panel.count.setValue(10_000)
    panel.run()
    panel.stop()
    qtbot.waitUntil(lambda: not panel.is_busy, timeout=ENGINE_WITHIN_MS)
    assert panel.words.text().startswith("Stopped after")
    assert len(panel.outcomes) < 10_000
    assert panel.export_button.isEnabled() == bool(panel.outcomes)
    it.close()


def test_what_cannot_be_walked_is_said_and_the_next_choice_counts(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    it = Explorer(qtbot, open_window(Maze.blank(4, 4)))
    box = it.window.form.explorer
    box.setCurrentIndex(box.findData("greedy"))
    qtbot.waitUntil(lambda: "greedy needs a goal" in it.words, timeout=ENGINE_WITHIN_MS)
    it.choose("random")
    qtbot.waitUntil(it.window.bar.isEnabled, timeout=ENGINE_WITHIN_MS)
    it.close()


def test_the_map_is_saved_with_the_rest_in_fog(
    open_window: OpenWindow, qtbot: QtBot, tree: Maze, tmp_path: Path
) -> None:
    it = Explorer(qtbot, open_window(tree))
    it.window.save_map(tmp_path / "map.maze")
    qtbot.waitUntil(lambda: it.words == "Written to map.maze.", timeout=ENGINE_WITHIN_MS)
    saved = read(tmp_path / "map.maze")
    assert it.walk.shown is not None
    assert int((saved.cells & 1 == 0).sum()) == it.walk.shown.walker.mind.knowledge.count
    it.close()


def test_what_is_lost_in_a_table_is_told_before_the_map_is_saved(
    open_window: OpenWindow, qtbot: QtBot, tree: Maze, tmp_path: Path
) -> None:
    it = Explorer(qtbot, open_window(tree))
    it.hand.answer(QMessageBox.StandardButton.Cancel)
    it.window.save_map(tmp_path / "map.csv")
    assert not (tmp_path / "map.csv").exists()
    it.close()


def test_the_fog_that_a_text_cannot_hold_is_told_before_the_map_is_saved(
    open_window: OpenWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    maze = generate("stack", 12, 16, rng=np.random.default_rng(4))
    it = Explorer(qtbot, open_window(maze))
    assert losses(maze, tmp_path / "map.txt") == []
    told = []

    def read_and_cancel(box: QMessageBox) -> None:
        told.append(box.informativeText())
        QTest.mouseClick(box.button(QMessageBox.StandardButton.Cancel), Qt.MouseButton.LeftButton)

    it.hand.fill_in(read_and_cancel)
    it.window.save_map(tmp_path / "map.txt")
    assert it.walk.shown is not None
    unknown = maze.cells.size - it.walk.shown.walker.mind.knowledge.count
    assert told == [f"• The fog on {unknown:,} cells is left out."]
    assert not (tmp_path / "map.txt").exists()
    it.close()


def test_a_window_that_is_closed_while_its_map_is_written_is_told_nothing(
    open_window: OpenWindow, qtbot: QtBot, tree: Maze, tmp_path: Path
) -> None:
    it = Explorer(qtbot, open_window(tree))
    jobs, gate, done = it.hand.window.workers.jobs, Event(), []
    jobs.run(gate.wait)
    it.window.save_map(tmp_path / "map.maze")
    it.close()
    qtbot.waitUntil(lambda: not isValid(it.window), timeout=ENGINE_WITHIN_MS)
    gate.set()
    jobs.run(lambda: None).done.connect(done.append)
    qtbot.waitUntil(lambda: bool(done), timeout=ENGINE_WITHIN_MS)
    assert (tmp_path / "map.maze").exists()


def test_another_walker_is_chosen_before_it_has_set_out(
    open_window: OpenWindow, qtbot: QtBot, tree: Maze
) -> None:
    it = Explorer(qtbot, open_window(tree))
    QTest.mouseClick(it.window.form.add_button, Qt.MouseButton.LeftButton)
    it.window.form.list.setCurrentRow(0)
    it.window.form.list.setCurrentRow(1)
    assert not it.window.is_ready
    it.wait()
    assert it.walk.watched == 1
    assert "range" not in it.words
    it.close()


def test_the_frontier_the_way_and_where_it_was_are_drawn(open_window: OpenWindow, qtbot: QtBot) -> None:
    it = Explorer(qtbot, open_window(generate("rooms-and-corridors", 21, 21, rng=np.random.default_rng(2))))
    for _ in range(12):
        QTest.keyClick(it.window, Qt.Key.Key_Period)
    view, shown = it.window.views.known, it.walk.shown
    picture = view.picture
    assert shown is not None
    assert picture is not None
    knowledge = shown.walker.mind.knowledge
    assert len(picture.dots) == len(knowledge.frontier) > 0
    assert len(picture.way) == len(shown.walker.explorer.plan) > 1
    assert len(picture.trail) == 13
    drawn = view.grab().toImage()
    nothing = np.empty((0, 3), dtype=np.int64)
    for name, places in (("dots", picture.dots), ("way", picture.way), ("trail", picture.trail)):
        view.show_picture(replace(picture, **{name: nothing}), Overlay.KINDS)
        bare = view.grab().toImage()
        points = [view.position_of(*place[1:]) for place in places.tolist()]
        if name != "dots":  # Between cells nothing else is drawn.
            points = [(here + there) / 2 for here, there in pairwise(points)]
        at = [point.toPoint() for point in points]
        assert any(drawn.pixel(point) != bare.pixel(point) for point in at), name
    for index, (kind, region) in enumerate(((True, False), (False, True), (False, False))):
        it.window.overlay.setCurrentIndex(index)
        colours = CellColours(LIGHT, (Overlay.KINDS, Overlay.REGIONS, Overlay.NONE)[index], hides_fog=True)
        row, col = picture.dots[0, 1:].tolist()
        plane = Plane.of(shown.maze, 0, shown.kind if kind or region else None, shown.region)
        at = view.position_of(row, col).toPoint() + QPoint(-5, -5)
        assert view.grab().toImage().pixel(at) == colours.of(plane)[row, col]
    it.close()


def test_curves_and_plots_are_drawn(open_window: OpenWindow, qtbot: QtBot, tree: Maze) -> None:
    it = Explorer(qtbot, open_window(tree))
    before = it.window.plot.grab().toImage()
    for _ in range(10):
        QTest.keyClick(it.window, Qt.Key.Key_Period)
    assert it.window.plot.grab().toImage() != before
    panel = it.window.compare
    panel.count.setValue(2)
    panel.run()
    qtbot.waitUntil(lambda: not panel.is_busy, timeout=ENGINE_WITHIN_MS)
    filled = panel.plot.grab().toImage()
    panel.plot.show_summaries([])
    assert panel.plot.grab().toImage() != filled
    it.close()


def test_whom_the_walker_does_not_see_is_on_the_right_only(open_window: OpenWindow, qtbot: QtBot) -> None:
    maze = walls("""
        +---+---+---+---+
        |       |       |
        +---+---+---+---+
    """)
    PlaceMarker(Marker(MarkerKind.OPPONENT, (0, 0, 3))).apply(maze)
    it = Explorer(qtbot, open_window(maze))
    it.choose("hand")
    it.window.form.opponents.setCurrentIndex(1)
    it.wait()
    known, true = it.window.views.known.picture, it.window.views.true.picture
    assert known is not None
    assert true is not None
    assert (len(known.discs), len(true.discs)) == (1, 2)
    it.close()


def test_by_hand_with_others_what_was_walked_is_walked_again(
    open_window: OpenWindow, qtbot: QtBot, tree: Maze
) -> None:
    it = Explorer(qtbot, open_window(tree))
    QTest.mouseClick(it.window.form.add_button, Qt.MouseButton.LeftButton)
    it.wait()
    it.choose("hand")
    for _ in range(4):
        QTest.keyClick(it.window, Qt.Key.Key_Period)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        it.key(key)
    assert it.walk.expedition is not None
    trails = [list(walker.trail) for walker in it.walk.expedition.walkers]
    turn = it.walk.turn
    it.window.bar.place.setValue(2)
    it.wait()
    it.window.bar.place.setValue(turn)
    it.wait()
    assert [walker.trail for walker in it.walk.expedition.walkers] == trails
    it.close()


def test_orders_count_after_going_back_and_beyond_what_was_told(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    it = Explorer(qtbot, open_window(Maze.blank(6, 6)))
    it.choose("hand")
    for _ in range(4):
        it.key(Qt.Key.Key_Right)
    it.window.bar.place.setValue(1)
    it.wait()
    it.key(Qt.Key.Key_Down)
    it.window.bar.place.setValue(4)
    it.wait()
    assert (it.walk.turn, it.cell) == (4, (0, 1, 1))
    it.key(Qt.Key.Key_Right)
    assert it.cell == (0, 1, 2)
    QTest.keyClick(it.window, Qt.Key.Key_Comma)
    QTest.keyClick(it.window, Qt.Key.Key_Comma)
    it.wait()
    assert it.walk.turn == 3
    it.close()


def test_return_takes_one_link_of_a_cell_after_the_other(open_window: OpenWindow, qtbot: QtBot) -> None:
    links = [teleporter((0, 0, 0), (0, 0, 2)), teleporter((0, 0, 0, "N"), (0, 0, 4))]
    it = Explorer(qtbot, open_window(blocks(".#.#.", links=links)))
    it.choose("hand")
    cells = []
    for _ in range(4):
        it.key(Qt.Key.Key_Return)
        cells.append(it.cell[2])
    assert {0, 2, 4} == set(cells)
    it.close()


def test_it_is_closed_in_the_middle_of_everything(open_window: OpenWindow, qtbot: QtBot, tree: Maze) -> None:
    it = Explorer(qtbot, open_window(tree))
    it.window.bar.set_speed(10_000)
    it.walk.play()
    it.window.compare.count.setValue(10_000)
    it.window.compare.run()
    it.close()
    it.hand.window.close()
