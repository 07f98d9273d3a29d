"""Generating in the Generate dock: what is asked for is shown small, made aside, and is one undo step."""

from __future__ import annotations

from threading import Event

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QSpinBox, QWidget

from mazarine.errors import Cancelled
from mazarine.generators import GENERATORS, braid, generate
from mazarine.generators.filling import fill
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n import tr_later
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.maze import MAX_CELLS, MarkerKind, Maze
from mazarine.maze.area import Area
from mazarine.maze.edits import Resize, SetWalls
from mazarine.paths.structure import dead_ends
from mazarine.regions import Space
from tests.drawing import walls
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import Hand
from tests.gui.making import choose_algorithm, click, generators, wait_for_maze


def hold(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Let mazes be made when an event is set."""
    gate, real = Event(), GeneratorRequest.make
    monkeypatch.setattr(GeneratorRequest, "make", lambda *made: (gate.wait(20), real(*made))[1])
    return gate


def wait_for_preview(hand: Hand) -> None:
    preview = hand.generators_panel.preview
    hand.qtbot.waitUntil(lambda: preview.is_idle and preview.sample is not None, timeout=ENGINE_WITHIN_MS)


def test_the_buttons_are_seen_in_a_low_window(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 5))
    hand.window.resize(900, 480)
    panel = generators(hand, "binary-tree")
    wait_for_preview(hand)
    for button in (panel.make_button, panel.watch_button, panel.infinite_button):
        assert button.visibleRegion().boundingRect() == button.rect()


def test_a_maze_is_made_in_one_undo_step(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 7))
    panel = generators(hand, "prim")
    assert (panel.form.rows_box.value(), panel.form.cols_box.value()) == (6, 7)
    panel.form.rows_box.setValue(9)
    panel.form.seed_box.setValue(5)
    click(panel.make_button)
    wait_for_maze(hand)
    expected = generate("prim", 9, 7, rng=np.random.default_rng(5))
    assert hand.maze == expected
    assert hand.document.is_dirty
    assert len(hand.sessions) == 1, "a blank maze makes room"
    assert "Prim" in hand.actions["edit.undo"].text()
    hand.check_overlay()
    hand.document.undo()
    hand.settle()
    assert hand.maze.shape == (1, 6, 7)
    hand.document.redo()
    assert hand.maze.shape == (1, 9, 7)


def test_points_on_an_infinite_board_can_be_grown_on(open_window: OpenWindow) -> None:
    before = Maze.blank(6, 7, lattice="honeycomb")
    hand = open_window(before.copy())
    panel = generators(hand, "points")
    panel.form.seed_box.setValue(5)
    board = panel.form.fields.findChild(QComboBox, "board")
    assert isinstance(board, QComboBox)
    board.setCurrentIndex(board.findData("infinite"))
    click(panel.make_button)
    wait_for_maze(hand)
    options = {"lattice": "honeycomb", "board": "infinite"}
    expected = generate("points", 6, 7, rng=np.random.default_rng(5), **options)
    assert hand.maze == expected
    growth = hand.maze.growth
    assert growth is not None
    free = next(number for number in range(1, len(growth) + 1) if growth.is_free(number))
    hand.key("n")
    row, col = growth.place(free)
    x, y = hand.maze.geometry.middle(row - hand.maze.origin[0], col - hand.maze.origin[1])
    hand.click((y, x))
    assert hand.maze.growth is not None
    assert not hand.maze.growth.is_free(free)
    hand.check_overlay()
    hand.document.undo()
    assert hand.maze == expected
    hand.document.undo()
    assert hand.maze == before


def test_the_fields_are_those_that_the_generator_declares(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 7))
    panel = generators(hand)
    form = panel.form
    for name, generator in GENERATORS.items():
        choose_algorithm(panel, name)
        assert panel.form.summary_label.text() == str(generator.summary)
        defaults = {parameter.name: parameter.default for parameter in generator.parameters}
        finishes = dict.fromkeys(("remove_loops", "braid", "sparsify", "secrets", "fog"), 0.0)
        finishes |= dict.fromkeys(("treasure", "npc", "opponent"), 0)
        rows, cols, seed = (box.value() for box in (form.rows_box, form.cols_box, form.seed_box))
        assert form.order == GeneratorRequest(name, rows, cols, seed, defaults, finishes=finishes)
    choose_algorithm(panel, "binary-tree")
    bias = panel.form.fields.findChild(QComboBox, "bias")
    assert isinstance(bias, QComboBox)
    bias.setCurrentIndex(bias.findData("south-east"))
    click(panel.make_button)
    wait_for_maze(hand)
    rng = np.random.default_rng(panel.form.seed_box.value())
    assert hand.maze == generate("binary-tree", rows, cols, rng=rng, bias="south-east")


def test_sizes_are_made_to_fit_when_a_generator_is_chosen_and_refused_when_they_do_not(
    open_window: OpenWindow,
) -> None:
    hand = open_window(Maze.blank(6, 8))
    panel = generators(hand, "prim-blocks")
    assert (panel.form.rows_box.value(), panel.form.cols_box.value()) == (7, 9)
    wait_for_preview(hand)
    panel.form.cols_box.setValue(400)
    refusal = "prim-blocks needs odd numbers of rows and columns, not 7 × 400; 7 × 401 fits."
    hand.qtbot.waitUntil(lambda: panel.sample_label.text() == refusal, timeout=ENGINE_WITHIN_MS)
    assert panel.picture.pixmap().isNull()


def test_the_form_follows_the_maze_in_front(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    first, panel = hand.session, generators(hand)
    form = panel.form

    def board() -> tuple[int, int, str]:
        return form.rows_box.value(), form.cols_box.value(), form.lattice_box.currentData().name

    choose_algorithm(panel, "stack")
    hand.sessions.add().document.replace(Maze.blank(28, 40, lattice="honeycomb"))
    assert board() == (28, 40, "honeycomb")
    form.rows_box.setValue(4096)
    hand.sessions.show(first)
    assert board() == (6, 8, "square")
    hand.document.do(Resize((0, 0), 9, 11), tr_later("resize"))
    assert board() == (9, 11, "square")


def test_a_small_maze_is_shown_with_what_it_is_like(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(200, 100))
    panel = generators(hand)
    wait_for_preview(hand)
    before = panel.picture.pixmap().toImage()
    assert before.height() > before.width()
    assert "dead ends" in panel.sample_label.text()
    click(panel.form.seed_box.dice_button)
    wait_for_preview(hand)
    assert panel.picture.pixmap().toImage() != before
    assert not hand.document.is_dirty


def test_making_can_be_stopped_and_closing_in_the_middle_ends_it(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(Maze.blank(6, 7))
    panel = generators(hand)
    wait_for_preview(hand)
    gate = hold(monkeypatch)
    click(panel.make_button)
    assert panel.progress_bar.isVisible()
    assert not panel.make_button.isEnabled()
    click(panel.stop_button)
    gate.set()
    wait_for_maze(hand)
    assert hand.maze == Maze.blank(6, 7)
    assert hand.message == ""
    assert panel.make_button.isEnabled()
    gate.clear()
    panel.form.replace_box.setChecked(True)
    click(panel.make_button)
    hand.document.replace(Maze.blank(3, 3))
    gate.set()
    wait_for_maze(hand)
    assert hand.maze == Maze.blank(3, 3)


def test_an_area_is_filled_on_the_level_on_which_it_was_asked_for(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(Maze.blank(6, 7, levels=2))
    panel = generators(hand)
    hand.select(Area.block(1, 1, 4, 4))
    panel.form.selection_box.setChecked(True)
    gate = hold(monkeypatch)
    click(panel.make_button)
    hand.show_level(1)
    gate.set()
    wait_for_maze(hand)
    assert [bool(walls.any()) for walls in hand.maze.walls[:, 1:4, 1:4]] == [True, False]


@pytest.mark.parametrize("is_closed", [False, True])
def test_a_maze_is_made_for_the_tab_in_which_it_was_asked_for(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, is_closed: bool
) -> None:
    hand = open_window(Maze.blank(6, 7))
    panel = generators(hand)
    wait_for_preview(hand)
    gate = hold(monkeypatch)
    click(panel.make_button)
    first = hand.session
    second = hand.window.sessions.add()
    if is_closed:
        hand.window.documents.leaving.close(first)
        hand.qtbot.waitUntil(lambda: not hand.window.sessions.ending)
    second.document.do(SetWalls([(0, 0, 0, "E", "wall")]), tr_later("wall"))
    drawn = second.document.maze.copy()
    gate.set()
    wait_for_maze(hand)
    assert second.document.maze == drawn
    assert hand.session is second
    *_, made = [it for it in hand.sessions if it is not second]
    assert (made is first) is not is_closed
    assert made.document.maze.walls.any()
    assert (
        hand.message
        == "A maze was generated: Depth-first (recursive backtracker). It is in the tab “Untitled”."
    )
    assert hand.window.messages.action_button.text() == "Show"
    click(hand.window.messages.action_button)
    assert hand.session is made


def test_making_can_be_stopped_while_the_maze_is_finished() -> None:
    order, shares = GeneratorRequest("prim", 30, 30, 1, {}, finishes={"braid": 0.5, "npc": 3}), list[float]()

    def stop_after_growing(share: float) -> bool:
        shares.append(share)
        return share <= 0.5

    with pytest.raises(Cancelled):
        order.make(stop_after_growing)
    assert shares == sorted(shares)
    assert 0.5 in shares
    assert order.make()[0].markers


def test_what_cannot_be_is_said(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 7))
    panel = generators(hand)
    wait_for_preview(hand)
    panel.form.rows_box.setValue(panel.form.rows_box.maximum())
    panel.form.cols_box.setValue(panel.form.cols_box.maximum())
    assert panel.preview.is_idle
    assert f"the maximum is {MAX_CELLS:,}" in panel.sample_label.text()
    assert not panel.make_button.isEnabled()
    panel.maker.make(GeneratorRequest("prime", 3, 3, 1, {}), hand.session)
    wait_for_maze(hand)
    assert "Unknown generator 'prime'" in hand.message


def test_the_floor_of_the_open_maze_is_filled_and_the_rest_stays(open_window: OpenWindow) -> None:
    maze = walls("""
        +---+---+---+---+
        | a         | # |
        +   +   +   +---+
        |           | a |
        +---+---+---+---+
    """)
    hand = open_window(maze.copy())
    panel = generators(hand, "prim")
    panel.form.seed_box.setValue(4)
    QTest.mouseClick(
        panel.form.floor_box, Qt.MouseButton.LeftButton, pos=QPoint(8, panel.form.floor_box.height() // 2)
    )
    assert panel.form.floor_box.isChecked()
    assert not panel.form.rows_box.isEnabled()
    click(panel.make_button)
    wait_for_maze(hand)
    expected, pieces = fill(maze, 0, "prim", rng=np.random.default_rng(4))
    assert pieces == 1
    assert hand.maze == expected
    assert hand.maze.links == maze.links
    hand.check_overlay()
    hand.zoom_to(30)
    hand.document.undo()
    assert hand.maze == maze
    assert hand.cell_px == 30
    choose_algorithm(panel, "eller")
    click(panel.make_button)
    wait_for_maze(hand)
    assert "rectangle" in hand.message


def test_it_says_in_how_many_pieces_the_floor_is(open_window: OpenWindow) -> None:
    maze = Maze.blank(5, 5)
    maze.buffers.cells[0, :, 2] = 0
    hand = open_window(maze)
    panel = generators(hand)
    panel.form.floor_box.setChecked(True)
    click(panel.make_button)
    wait_for_maze(hand)
    assert hand.message == "The floor has 2 separate areas. Each became a maze of its own."


@pytest.mark.parametrize("area", [None, Area.block(1, 1, 7, 7)])
def test_tunnels_are_gone_when_a_floor_is_filled_again_and_back_after_undo(
    open_window: OpenWindow, area: Area | None
) -> None:
    maze = generate("weave", 9, 9, rng=3, crossings=1.0)
    hand = open_window(maze.copy())
    panel = generators(hand, "stack")
    if area is None:
        panel.form.floor_box.setChecked(True)
    else:
        hand.select(area)
        panel.form.selection_box.setChecked(True)
    click(panel.make_button)
    wait_for_maze(hand)
    inside = [
        it for it in maze.links if area is None or all(area.has(*port.cell[1:]) for port in it.ports)
    ]  # fmt: skip
    assert len(inside) > 3
    left = {*hand.maze.links}
    assert left <= {*maze.links} - {*inside}
    assert not left or area is not None
    hand.document.undo()
    assert hand.maze == maze
    hand.document.redo()
    assert {*hand.maze.links} == left


def test_a_floor_that_was_changed_meanwhile_is_not_filled(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 7))
    panel = generators(hand)
    panel.form.floor_box.setChecked(True)
    order = panel.form.order
    hand.document.do(SetWalls([(0, 0, 0, "E", "wall")]), tr_later("wall"))
    before = hand.maze.copy()
    panel.maker.make(order, hand.session)
    wait_for_maze(hand)
    assert "changed meanwhile" in hand.message
    assert hand.maze == before


def test_a_large_maze_that_is_opened_cannot_be_watched_being_filled(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 7))
    panel = generators(hand)
    panel.form.floor_box.setChecked(True)
    assert panel.watch_button.isEnabled()
    hand.document.replace(Maze.blank(1000, 1000))
    hand.settle()
    assert not panel.watch_button.isEnabled()


def test_dead_ends_are_taken_away_afterwards(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(9, 9))
    panel = generators(hand, "stack")
    panel.form.seed_box.setValue(3)
    box = panel.form.finishes.findChild(QDoubleSpinBox, "braid")
    assert isinstance(box, QDoubleSpinBox)
    box.setValue(100.0)
    click(panel.make_button)
    wait_for_maze(hand)
    rng = np.random.default_rng(3)
    expected = generate("stack", 9, 9, rng=rng)
    assert len(dead_ends(Space.of(expected)).cells) > 3
    braid(expected, 1.0, rng=rng).apply(expected)
    assert hand.maze == expected
    assert len(dead_ends(Space.of(hand.maze)).cells) == 0
    box.setValue(0.0)
    spare = panel.form.finishes.findChild(QDoubleSpinBox, "sparsify")
    assert isinstance(spare, QDoubleSpinBox)
    spare.setValue(50.0)
    click(panel.make_button)
    wait_for_maze(hand)
    assert (hand.maze.cells == 0).any()
    treasures = panel.form.finishes.findChild(QSpinBox, "treasure")
    assert isinstance(treasures, QSpinBox)
    treasures.setValue(4)
    click(panel.make_button)
    wait_for_maze(hand)
    assert [marker.kind for marker in hand.maze.markers] == [MarkerKind.TREASURE] * 4


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.FRENCH, Language.POLISH])
def test_nothing_is_cut_off_in_the_narrowest_dock(open_window: OpenWindow, language: Language) -> None:
    hand = open_window(Maze.blank(9, 9))
    hand.window.resize(1000, 700)
    set_language(language)
    try:
        panel, dock = generators(hand), hand.dock("make")
        for name in GENERATORS:
            choose_algorithm(panel, name)
            hand.window.resizeDocks([dock], [1], Qt.Orientation.Horizontal)
            wait_for_preview(hand)
            hand.qtbot.waitUntil(lambda: panel.width() >= panel.minimumSizeHint().width())
            form = panel.form
            for box in (form.algorithm_box, form.lattice_box, *form.fields.findChildren(QComboBox)):
                assert box.width() >= box.minimumSizeHint().width(), (name, box)
            for part in panel.findChildren(QWidget):
                right = part.mapTo(dock, part.rect().topRight()).x()
                assert not part.isVisible() or right < dock.width(), (name, part)
    finally:
        set_language(Language.ENGLISH)


def test_algorithms_parameters_and_measures_are_explained(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(9, 9))
    panel = generators(hand)
    box = panel.form.algorithm_box
    assert box.itemText(box.findData("stack")) == "Depth-first (recursive backtracker)"
    for row, generator in enumerate(GENERATORS.values()):
        tip = box.itemData(row, Qt.ItemDataRole.ToolTipRole)
        assert tip == str(generator.summary)
        assert tip.endswith(".")
    for name in ("remove_loops", "braid", "sparsify"):
        assert len(panel.form.finishes.findChild(QWidget, name).toolTip().split()) > 4
    wait_for_preview(hand)
    assert "river" in panel.sample_label.text()
    assert "River: Mean number of steps along a passage" in panel.sample_label.toolTip()
    assert "Bias: From −1 to 1." in panel.sample_label.toolTip()
