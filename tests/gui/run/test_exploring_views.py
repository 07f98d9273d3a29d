"""What is seen of a walk: what the walker knows, all there is, and curves."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QToolTip, QWidget

from mazarine.generators import generate
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker
from mazarine.picture import LIGHT, CellColors, Overlay, Plane
from tests.drawing import blocks, walls
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT
from tests.gui.run.conftest import Explore

_SMALL = QSize(784, 550)
"""The room on a screen of 800 × 600, without the frame of the window."""


def test_the_view_shows_only_what_is_known_and_the_other_all(explore: Explore, tree: Maze) -> None:
    it = explore(tree)
    it.choose("hand")
    view, true = it.pane.map, it.window.grid.true
    agent, shown = it.shown.walker.agent, it.shown
    kind, cells = shown.walker.agent.knowledge.segmentation.kind, shown.maze.cells
    known = agent.terrain.space.grid.view(agent.knowledge.flags) & 1 > 0
    assert 1 < known.sum() < known.size
    assert ((kind > 0) == known).all()
    assert ((cells == 2) == known).all()
    view.fit()
    true.fit()
    fog = next(map(tuple, np.argwhere(~known)))
    for widget, color in ((view, LIGHT.fog), (true, LIGHT.floor)):
        at = widget.position_of(*fog[1:])
        # Beside the middle, where no way is drawn.
        pixel = widget.grab().toImage().pixel(round(at.x()) + 2, round(at.y()) + 2)
        assert pixel == color


def test_the_frontier_the_way_and_where_it_was_are_drawn(explore: Explore) -> None:
    it = explore(generate("rooms-and-corridors", 21, 21, rng=np.random.default_rng(2)))
    for _ in range(12):
        QTest.keyClick(it.window, Qt.Key.Key_Period)
    view, shown = it.pane.map, it.shown
    picture = view.picture
    assert picture is not None
    knowledge = shown.walker.agent.knowledge
    assert len(picture.dots) == len(knowledge.frontier) > 0
    assert len(picture.path) == len(shown.walker.explorer.plan) > 1
    assert len(picture.trail) == 13
    drawn = view.grab().toImage()
    nothing = np.empty((0, 3), dtype=np.int64)
    for name, places in (("dots", picture.dots), ("path", picture.path), ("trail", picture.trail)):
        view.show_picture(replace(picture, **{name: nothing}), Overlay.KINDS)
        bare = view.grab().toImage()
        points = [view.position_of(*place[1:]) for place in places.tolist()]
        if name != "dots":  # Between cells nothing else is drawn.
            points = [(here + there) / 2 for here, there in pairwise(points)]
        at = [point.toPoint() for point in points]
        assert any(drawn.pixel(point) != bare.pixel(point) for point in at), name
    for index, (kind, region) in enumerate(((True, False), (False, True), (False, False))):
        it.window.options.overlay.setCurrentIndex(index)
        colors = CellColors(LIGHT, (Overlay.KINDS, Overlay.REGIONS, Overlay.NONE)[index], hides_fog=True)
        row, col = picture.dots[0, 1:].tolist()
        known = shown.walker.agent.knowledge.segmentation
        plane = Plane.of(shown.maze, 0, known.kind if kind or region else None, known.lookup())
        at = view.position_of(row, col).toPoint() + QPoint(-5, -5)
        assert view.grab().toImage().pixel(at) == colors.of(plane)[row, col]


@pytest.mark.parametrize("lattice", ["square", "honeycomb", "hexagon"])
def test_the_way_so_far_has_no_gaps_but_those_of_links(explore: Explore, lattice: str) -> None:
    maze = generate("stack", 9, 9, lattice=lattice, rng=np.random.default_rng(2))
    it = explore(maze)
    it.choose("left-hand")
    for _ in range(12):
        QTest.keyClick(it.window, Qt.Key.Key_Period)
    view = it.pane.map
    view.fit()
    picture = view.picture
    assert picture is not None
    drawn = view.grab().toImage()
    view.show_picture(replace(picture, trail=np.empty((0, 3), dtype=np.int64)), Overlay.KINDS)
    bare = view.grab().toImage()
    points = [view.position_of(*place[1:]) for place in picture.trail.tolist()]
    between = [((here + there) / 2).toPoint() for here, there in pairwise(points)]
    assert len(between) == 12
    assert all(drawn.pixel(point) != bare.pixel(point) for point in between)


def test_curves_are_drawn(explore: Explore, tree: Maze) -> None:
    it = explore(tree)
    before = it.window.plot.grab().toImage()
    for _ in range(10):
        QTest.keyClick(it.window, Qt.Key.Key_Period)
    assert it.window.plot.grab().toImage() != before


def test_whom_the_walker_does_not_see_is_on_the_right_only(explore: Explore) -> None:
    maze = walls("""
        +---+---+---+---+
        |       |       |
        +---+---+---+---+
    """)
    PlaceMarker(Marker(MarkerKind.OPPONENT, (0, 0, 3))).apply(maze)
    it = explore(maze)
    it.choose("hand")
    it.window.form.opponents.setCurrentIndex(1)
    it.wait()
    known, true = it.pane.map.picture, it.window.grid.true.picture
    assert known is not None
    assert true is not None
    assert (len(known.discs), len(true.discs)) == (1, 2)


def test_a_tooltip_says_what_the_walker_knows_of_a_cell(explore: Explore) -> None:
    maze = blocks("""
        ....#..
        ###.#..
        ###..##
    """)
    it = explore(maze)
    view = it.pane.map
    text = "row 1, column 1  ·  Corridor 1  ·  4 cells  ·  no entries  ·  0 steps from the explorer"
    assert it.shown.text_at(0, 0) == text
    assert it.shown.text_at(0, 6) == "row 1, column 7  ·  not known"
    assert it.shown.text_at(-1, 0) == ""
    at = view.position_of(0, 0).toPoint()
    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(at)))
    assert QToolTip.text().startswith("row 1, column 1  ·  Corridor")
    QToolTip.hideText()


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.FRENCH, Language.POLISH])
def test_the_window_fits_small_screens(
    open_window: OpenWindow, explore: Explore, tree: Maze, language: Language
) -> None:
    hand = open_window(tree)
    set_language(language)
    try:
        it = explore(hand)
        window = it.window
        screen = window.screen().availableGeometry()
        assert window.width() < screen.width()
        assert window.height() < screen.height()
        QTest.mouseClick(window.options.add_button, LEFT)
        it.wait()
        window.resize(_SMALL)
        QApplication.processEvents()
        assert window.size() == _SMALL
        parts = (
            *window.bar.findChildren(QToolButton),
            window.bar.place,
            window.options.map_button,
            window.options.overlay,
        )
        for widget in (*parts, window.options.truth_box, it.pane.status_label, it.pane.choice_box):
            assert is_whole(widget), widget
        assert it.pane.map.height() > 60
        window.options.seed_box.setFocus()
        assert is_whole(window.options.seed_box), "the fields scroll to the one that has the focus"
        window.tabs.setCurrentWidget(window.compare)
        window.compare.form.mazes.setCurrentIndex(1)
        QApplication.processEvents()
        assert window.size() == _SMALL
        for widget in (window.compare.run_button, window.compare.export_button, window.compare.form.mazes):
            it.qtbot.waitUntil(partial(is_whole, widget))
        QTest.mouseClick(window.options.settings_box, LEFT)
        while window.options.add_button.isEnabled():
            QTest.mouseClick(window.options.add_button, LEFT)
            it.wait()
        QApplication.processEvents()
        assert window.size() == _SMALL
        it.close()
    finally:
        set_language(Language.ENGLISH)


def is_whole(widget: QWidget) -> bool:
    """Return whether all of a widget is seen."""
    return widget.visibleRegion().boundingRect() == widget.rect()


def test_arrows_step_in_a_map_too_and_move_it_with_shift(explore: Explore, tree: Maze) -> None:
    it = explore(tree)
    view = it.pane.map
    view.zoom_to(40.0)
    view.setFocus()
    middle = view.middle
    it.key(Qt.Key.Key_Right)
    it.key(Qt.Key.Key_Right)
    it.key(Qt.Key.Key_Left)
    assert it.walk.turn == 1
    view.move_to(middle)
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert it.walk.turn == 1
    assert view.middle.x() > middle.x()
