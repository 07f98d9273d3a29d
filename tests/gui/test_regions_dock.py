"""The table of regions: sorting, filtering, finding, following strokes."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.modeltest import ModelTester

from mazarine.gui.analysis.region_list import RegionList, RegionRows
from mazarine.gui.analysis.region_order import (
    EXITS_COLUMN,
    KIND_COLUMN,
    NUMBER_COLUMN,
    SIZE_COLUMN,
    RegionFilter,
    shown_numbers,
)
from mazarine.gui.features.analysis_dock import regions_dock
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from mazarine.paths.region_graph import RegionGraph
from mazarine.regions import Delta, Kind, Segmentation
from mazarine.regions.tables import CROSSROAD_BASE
from tests.drawing import blocks
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, Hand
from tests.regions.oracle import Oracle

WINDING = """
    ...#....#..
    ...........
    ...#....#.#
    #.####.###.
    ..#..#....#
    .##..####.#
    ....#......
"""


@pytest.fixture
def open_window(open_window: OpenWindow) -> OpenWindow:
    """Open windows with the table of regions in front."""

    def make(maze: Maze) -> Hand:
        hand = open_window(maze)
        hand.dock("analysis").raise_()
        hand.qtbot.waitUntil(lambda: not hand.dock("analysis").is_covered)
        return hand

    return make


def rows(hand: Hand) -> list[tuple[str, int, int]]:
    """Kind, number and size of each row, as it is shown; a crossroad shows no number."""
    model = hand.regions_panel.model
    found = []
    for row in range(model.rowCount()):
        kind, number, size = (model.index(row, col).data() for col in range(3))
        assert number == ("" if kind == "Crossroad" else str(model.number_at(row)))
        found.append((kind, model.number_at(row), int(size.replace(",", ""))))
    return found


def expected(maze: Maze) -> list[tuple[str, int]]:
    """Kind and size of every region, as the oracle has them."""
    oracle = Oracle(maze)
    rooms = [("Room", len(room.cells)) for room in oracle.rooms]
    corridors = [("Corridor", len(corridor.cells)) for corridor in oracle.corridors]
    return sorted(rooms + corridors + [("Crossroad", 1)] * len(oracle.crossroads))


def refreshed(hand: Hand) -> None:
    hand.settle()
    hand.qtbot.waitUntil(lambda: not hand.regions_panel.model.orderer.is_stale)


def test_the_table_lists_every_region_and_begins_with_the_largest(open_window: OpenWindow) -> None:
    hand = open_window(blocks(WINDING))
    refreshed(hand)
    assert sorted((kind, size) for kind, _, size in rows(hand)) == expected(hand.maze)
    sizes = [size for _, _, size in rows(hand)]
    assert sizes == sorted(sizes, reverse=True)


def test_a_click_on_a_header_sorts_by_it_and_another_turns_it_around(open_window: OpenWindow) -> None:
    hand = open_window(blocks(WINDING))
    refreshed(hand)
    header = hand.regions_panel.table.horizontalHeader()
    for descending in (False, True):
        at = header.sectionViewportPosition(NUMBER_COLUMN) + 10
        QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(at, 8))
        numbers = [number for _, number, _ in rows(hand)]
        assert numbers == sorted(numbers, reverse=descending)


def test_exits_are_counted_dead_ends_named_and_both_are_an_order(open_window: OpenWindow) -> None:
    hand = open_window(blocks(WINDING))
    refreshed(hand)
    model, header = hand.regions_panel.model, hand.regions_panel.table.horizontalHeader()

    def shown() -> list[tuple[str, str]]:
        return [
            tuple(model.index(row, column).data() for column in (KIND_COLUMN, EXITS_COLUMN))
            for row in range(model.rowCount())
        ]

    def expected_exits() -> list[tuple[str, str]]:
        graph = RegionGraph.of(Segmentation.of(hand.maze))
        counts = np.bincount(graph.edges.ravel(), minlength=len(graph.numbers)).tolist()
        kinds = [Kind(kind).name.capitalize() for kind in graph.kinds.tolist()]
        return [
            (kind, "1, dead end" if (kind, count) == ("Corridor", 1) else str(count))
            for kind, count in zip(kinds, counts, strict=True)
        ]

    hand.qtbot.waitUntil(lambda: sorted(shown()) == sorted(expected_exits()))
    assert ("Corridor", "1, dead end") in shown()
    for descending in (False, True):
        at = QPoint(header.sectionViewportPosition(EXITS_COLUMN) + 10, 8)
        QTest.mouseClick(header.viewport(), LEFT, pos=at)
        counts = [int(text[0]) for _, text in shown()]
        assert counts == sorted(counts, reverse=descending)
    hand.document.do(SetWalls([(0, 0, 0, "E", "wall")]), "wall")
    hand.qtbot.waitUntil(lambda: sorted(shown()) == sorted(expected_exits()))


def test_a_filter_that_leaves_few_of_very_many_regions_asks_for_no_exits_and_says_so(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(regions_dock, "_MOST_WITH_EXITS", 5)
    hand = open_window(blocks(WINDING))
    refreshed(hand)
    count_label = hand.regions_panel.count_label
    assert count_label.text().endswith(" regions. Exits are counted in mazes of up to 5 regions.")
    assert hand.regions_panel.model.total > 5
    QTest.keyClicks(hand.regions_panel.filter_line, ">3")
    assert hand.regions_panel.model.total <= 5
    assert not hand.session.graph.is_watched


def test_the_kind_box_and_the_line_filter(open_window: OpenWindow) -> None:
    hand = open_window(blocks(WINDING))
    refreshed(hand)
    dock = hand.regions_panel
    dock.kind_box.setCurrentText("Corridors")
    assert {kind for kind, _, _ in rows(hand)} == {"Corridor"}
    QTest.keyClicks(dock.filter_line, ">1")
    assert all(size > 1 for _, _, size in rows(hand))
    assert rows(hand)
    dock.kind_box.setCurrentText("All kinds")
    dock.filter_line.setText("<2")
    assert {size for _, _, size in rows(hand)} <= {0, 1}
    dock.filter_line.setText("nonsense")
    assert rows(hand) == []
    assert dock.count_label.text().startswith("Enter the number of a region")
    dock.filter_line.setText(">= 3")
    assert min(size for _, _, size in rows(hand)) == 3
    dock.filter_line.setText(">999999")
    assert dock.count_label.text() == "0 regions"


def test_a_region_that_is_seen_well_does_not_move(open_window: OpenWindow) -> None:
    hand = open_window(blocks(WINDING))
    before = hand.pixel((0, 0))
    hand.outline_region(int(hand.region[0, 0, 0]))
    assert hand.pixel((0, 0)) == before


def test_a_region_far_down_is_not_fetched_up_to(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    model = hand.regions_panel.model
    model._show(np.arange(1_000_000, dtype=np.int32))
    assert model.row_of(900_000) is None
    assert model.row_of(50_000) == 50_000
    assert 50_000 < model.rowCount() < 60_000


def test_news_that_come_while_crossroads_are_merged_are_not_lost() -> None:
    none = np.empty(0, dtype=np.int32)
    base = np.array([3, 5], dtype=np.int32) + CROSSROAD_BASE
    facts = RegionRows(none, none.astype(np.uint8), none)
    listed = RegionList(np.zeros(1, dtype=np.uint8), np.zeros(1, dtype=np.int32), base)
    listed.follow(Delta.of_numbers(base[:1], base[:0], none), facts)
    unmerged = listed.unmerged_crossroads
    listed.follow(Delta.of_numbers(none, base[:1] + 4, none), facts)
    listed.take_merged(unmerged, unmerged.merged())
    assert (listed.crossroads - CROSSROAD_BASE).tolist() == [5, 7]


def test_letters_typed_into_the_filter_do_not_choose_tools(open_window: OpenWindow) -> None:
    hand = open_window(blocks(WINDING))
    line = hand.regions_panel.filter_line
    line.setFocus()
    QTest.keyClicks(line, "kbe")
    assert line.text() == "kbe"
    assert hand.tool.name == "tool.wall_brush"


def test_the_table_follows_strokes_and_undo(open_window: OpenWindow) -> None:
    hand = open_window(blocks(WINDING))
    refreshed(hand)
    hand.key("k")
    hand.drag((1.5, 0.5), (1.5, 7.5))
    refreshed(hand)
    assert sorted((kind, size) for kind, _, size in rows(hand)) == expected(hand.maze)
    hand.act("edit.undo")
    refreshed(hand)
    assert sorted((kind, size) for kind, _, size in rows(hand)) == expected(hand.maze)


def test_a_double_click_outlines_the_region_and_centres_on_it(open_window: OpenWindow) -> None:
    hand = open_window(blocks(*[WINDING] * 2))
    refreshed(hand)
    hand.key("0", Qt.KeyboardModifier.ControlModifier)
    table = hand.regions_panel.table
    number = int(hand.region[1, 0, 0])
    hand.scroll_by(QPoint(5000, 0))
    row = hand.regions_panel.model.row_of(number)
    table.scrollTo(hand.regions_panel.model.index(row, 0))
    place = table.visualRect(hand.regions_panel.model.index(row, SIZE_COLUMN)).center()
    QTest.mouseClick(table.viewport(), LEFT, pos=place)
    with hand.qtbot.waitSignal(hand.region_outlined):
        QTest.mouseDClick(table.viewport(), LEFT, pos=place)
    assert hand.level == 1
    assert hand.outlined is not None
    cells = np.argwhere(hand.region[1] == number)
    box = hand.outlined.rect
    assert (box.top(), box.left()) == tuple(cells.min(axis=0))
    assert (box.bottom(), box.right()) == tuple(cells.max(axis=0) + 1)
    assert table.currentIndex().row() == row
    middle = hand.viewport.rect().center()
    seen = hand.pixel((box.center().y(), box.center().x()))
    assert abs(seen.x() - middle.x()) <= 2
    assert abs(seen.y() - middle.y()) <= 2
    hand.key(Qt.Key.Key_Escape)
    assert hand.outlined is None
    hand.document.do(SetWalls([(1, 0, 0, "E", "wall")]), "draw a wall")
    hand.settle()
    assert hand.outlined is None


def test_a_region_that_changes_keeps_a_true_outline_and_one_that_goes_loses_it(
    open_window: OpenWindow,
) -> None:
    hand = open_window(Maze.blank(4, 6))
    hand.outline_region(int(hand.region[0, 0, 0]))
    assert hand.outlined.rect.right() == 6
    with hand.qtbot.waitSignal(hand.region_outlined):
        hand.drag((0.5, 4.95), (3.5, 4.95))
    assert hand.outlined.rect.right() == 5
    hand.document.replace(Maze.blank(2, 2))
    assert hand.outlined is None


def test_a_hidden_table_costs_nothing_and_is_right_when_it_comes_back(open_window: OpenWindow) -> None:
    hand = open_window(blocks(WINDING))
    refreshed(hand)
    before = hand.regions_panel.model.rowCount()
    hand.act("window.analysis")
    hand.key("k")
    hand.drag((1.5, 0.5), (1.5, 7.5))
    hand.settle()
    assert hand.regions_panel.model.orderer.is_stale
    assert hand.regions_panel.model.rowCount() == before
    hand.act("window.analysis")
    refreshed(hand)
    assert sorted((kind, size) for kind, _, size in rows(hand)) == expected(hand.maze)


@pytest.mark.parametrize("column", [KIND_COLUMN, NUMBER_COLUMN, SIZE_COLUMN])
@pytest.mark.parametrize("descending", [False, True])
def test_millions_of_regions_are_ordered_and_fetched_piece_by_piece(
    open_window: OpenWindow, column: int, descending: bool
) -> None:
    rng = np.random.default_rng(1)
    kinds = rng.choice(np.array([0, 1, 3], dtype=np.uint8), 1_000_000)
    sizes = rng.integers(0, 100_000, 1_000_000).astype(np.int32)
    crossroads = np.arange(1_000_000, dtype=np.int32) + CROSSROAD_BASE
    hand = open_window(Maze.blank(4, 4))
    hand.analysis.regions = RegionList(kinds, sizes, crossroads)
    model = hand.regions_panel.model
    order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
    hand.regions_panel.table.sortByColumn(column, order)
    model.orderer.refresh()
    hand.qtbot.waitUntil(lambda: model.total == np.count_nonzero(kinds) + len(crossroads))
    hand.qtbot.waitUntil(lambda: not model.orderer.is_ordering)
    assert model.rowCount() <= 4000
    numbers = model._numbers
    keys = {
        KIND_COLUMN: np.where(numbers < CROSSROAD_BASE, kinds[numbers % CROSSROAD_BASE % 1_000_000], 2),
        NUMBER_COLUMN: numbers,
        SIZE_COLUMN: np.where(numbers < CROSSROAD_BASE, sizes[numbers % CROSSROAD_BASE % 1_000_000], 1),
    }[column].astype(np.int64)
    steps = np.diff(keys)
    assert (steps <= 0).all() if descending else (steps >= 0).all()
    model.fetchMore()
    assert model.rowCount() <= 6000


def test_digits_find_the_numbers_that_begin_with_them() -> None:
    kinds = np.full(2000, Kind.CORRIDOR, dtype=np.uint8)
    sizes = np.ones(2000, dtype=np.int32)
    none = np.empty(0, dtype=np.int32)
    found = shown_numbers(kinds, sizes, none, RegionFilter(text="12", column=NUMBER_COLUMN, descending=False))
    assert found.tolist() == [12, *range(120, 130), *range(1200, 1300)]


def test_crossroads_that_come_and_go_and_come_again_are_listed_once() -> None:
    none = np.empty(0, dtype=np.int32)
    base = np.array([3, 5, 9], dtype=np.int32) + CROSSROAD_BASE
    listed = RegionList(np.zeros(1, dtype=np.uint8), np.zeros(1, dtype=np.int32), base)
    facts = RegionRows(none, none.astype(np.uint8), none)
    for gone, new in (([5], [1, 7]), ([7], []), ([], [5, 7]), ([3], [11])):
        numbers = [np.array(part, dtype=np.int32) + CROSSROAD_BASE for part in (gone, new)]
        listed.follow(Delta.of_numbers(*numbers, none), facts)
    assert (listed.crossroads - CROSSROAD_BASE).tolist() == [1, 5, 7, 9, 11]
    listed.follow(Delta.of_numbers(listed.crossroads, none, none), facts)
    assert listed.crossroads.tolist() == []
    listed.follow(Delta.of_numbers(none, base, none), facts)
    assert listed.crossroads.tolist() == base.tolist()


def test_the_list_of_regions_is_that_of_the_segmentation() -> None:
    maze = blocks(WINDING)
    segmentation = Segmentation.of(maze)
    listed = RegionList.of(segmentation)
    for number, region in segmentation.regions.items():
        assert listed.kind_of(number) is region.kind
        assert listed.size_of(number) == region.size
    crossroads = [number for number in segmentation.regions if number >= CROSSROAD_BASE]
    assert listed.crossroads.tolist() == sorted(crossroads)
    assert np.count_nonzero(listed.kinds) + len(crossroads) == len(segmentation.regions)


def test_the_list_of_regions_grows_seldom() -> None:
    segmentation = Segmentation.of(blocks(WINDING))
    listed = RegionList.of(segmentation)
    none, arrays = np.empty(0, dtype=np.int32), [listed.kinds]
    first = 1 + max(number for number in segmentation.regions if number < CROSSROAD_BASE)
    for number in range(first, 1000):
        new = np.array([number], dtype=np.int32)
        listed.follow(Delta.of_numbers(none, new, none), RegionRows(new, np.array([1], np.uint8), new))
        if listed.kinds is not arrays[-1]:
            arrays.append(listed.kinds)
        assert number > first or len(arrays) == 1
    assert listed.size_of(999) == 999
    assert len(listed.kinds) == len(listed.sizes)
    assert len(arrays) < 20


def test_the_table_keeps_the_rules_of_models_while_it_changes(
    open_window: OpenWindow, qtmodeltester: ModelTester
) -> None:
    hand = open_window(blocks(WINDING))
    refreshed(hand)
    model = hand.regions_panel.model
    qtmodeltester.check(model)
    hand.key("k")
    hand.drag((1.5, 0.5), (1.5, 7.5))
    refreshed(hand)
    hand.regions_panel.kind_box.setCurrentText("Rooms")
    hand.regions_panel.kind_box.setCurrentText("All kinds")
    hand.document.replace(Maze.blank(2, 2))
    refreshed(hand)
    assert model.rowCount() == 1


def test_the_selection_stays_on_its_region_when_the_order_changes(open_window: OpenWindow) -> None:
    hand = open_window(blocks(WINDING))
    refreshed(hand)
    dock = hand.regions_panel
    model = dock.model
    number = model.number_at(2)
    dock.select(number)
    dock.table.sortByColumn(NUMBER_COLUMN, Qt.SortOrder.AscendingOrder)
    assert model.number_at(dock.table.currentIndex().row()) == number
    dock.kind_box.setCurrentText("Crossroads")
    dock.kind_box.setCurrentText("All kinds")
    assert not dock.table.currentIndex().isValid()


def test_the_names_of_kinds_are_not_cut_off(open_window: OpenWindow) -> None:
    hand = open_window(blocks(WINDING))
    hand.window.resize(1180, 780)
    refreshed(hand)
    table = hand.regions_panel.table
    assert {"Room", "Corridor", "Crossroad"} == {kind for kind, *_ in rows(hand)}
    hand.qtbot.waitUntil(lambda: table.sizeHintForColumn(KIND_COLUMN) <= table.columnWidth(KIND_COLUMN))


def test_the_arrow_of_a_descending_column_points_down(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.settle()
    header = hand.regions_panel.table.horizontalHeader()
    left = header.sectionViewportPosition(SIZE_COLUMN)

    def rows_of_the_arrow() -> list[int]:
        """Return the numbers of dark pixels in the rows of the arrow."""
        right = left + header.sectionSize(SIZE_COLUMN)
        image = header.grab().toImage().copy(right - 18, 0, 16, header.height())
        dark = [
            sum(image.pixelColor(x, y).lightness() < 140 for x in range(image.width()))
            for y in range(3, image.height() - 3)
        ]
        return [count for count in dark if count]

    assert header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
    down = rows_of_the_arrow()
    place = QPoint(left + 20, header.height() // 2)
    QTest.mouseClick(header.viewport(), LEFT, pos=place)
    up = rows_of_the_arrow()
    assert header.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
    assert down[0] > down[-1]
    assert up[0] < up[-1]


def test_a_number_is_found_as_it_is_written_with_separators() -> None:
    kinds = np.full(3000, Kind.CORRIDOR, dtype=np.uint8)
    sizes = np.arange(3000, dtype=np.int32)
    none = np.empty(0, dtype=np.int32)
    for text in ("2734", "2,734", "2\u202f734", "2\xa0734", "2.734"):
        assert shown_numbers(kinds, sizes, none, RegionFilter(text=text)).tolist() == [2734]
        assert len(shown_numbers(kinds, sizes, none, RegionFilter(text=f"> {text}"))) == 265
