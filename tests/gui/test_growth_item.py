"""How grown points are painted."""

from __future__ import annotations

import sys

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from mazarine.gui.canvas.items.growth_item import GrowthItem
from mazarine.gui.canvas.many_shapes import Stamps
from mazarine.gui.editing.document import Document
from mazarine.lattice.triplets import triplet_at
from mazarine.maze import Maze
from mazarine.maze.edits import Expand, SetCells
from mazarine.maze.growth import GrownPoints
from tests.gui.conftest import OpenWindow
from tests.gui.repainting import PaintWatch


def grown(rows: int, cols: int) -> Maze:
    """Return a board all of whose places are points, every third of them free."""
    maze = Maze.blank(rows, cols, lattice="honeycomb", walled=True)
    places = np.indices((rows, cols)).reshape(2, -1).T
    maze.growth = GrownPoints(np.column_stack((places, np.arange(len(places)) % 3 != 0)))
    return maze


def painted(item: GrowthItem, unit_px: float, *parts: QRectF) -> QImage:
    """Return the picture of an item that is painted in parts of its rectangle."""
    rect = item.boundingRect()
    image = QImage(int(rect.width() * unit_px), int(rect.height() * unit_px), QImage.Format.Format_RGB32)
    image.fill(0xDDDDDD)
    painter = QPainter(image)
    for part in parts:
        option = QStyleOptionGraphicsItem()
        option.exposedRect = part  # type: ignore[attr-defined]
        painter.save()
        painter.scale(unit_px, unit_px)
        painter.setClipRect(part)
        item.paint(painter, option)
        painter.restore()
    painter.end()
    return image


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("unit_px", [8, 13, 30, 80])
def test_points_look_the_same_painted_in_strips(unit_px: int) -> None:
    item = GrowthItem(Document(grown(12, 7)))
    rect = item.boundingRect()
    whole = painted(item, unit_px, rect)
    bounds = range(0, whole.height() + 10, 10)
    strips = [QRectF(0, y / unit_px, rect.width(), 10 / unit_px) for y in bounds]
    assert whole == painted(item, unit_px, *strips)
    assert whole != painted(item, unit_px)


@pytest.mark.usefixtures("qtbot")
def test_many_points_take_no_more_calls_than_few() -> None:
    counts = []
    for rows, cols in ((4, 4), (90, 60)):
        item = GrowthItem(Document(grown(rows, cols)))
        rect, calls = item.boundingRect(), 0

        def count(_frame: object, event: str, _argument: object) -> None:
            nonlocal calls
            calls += event in ("call", "c_call")

        painted(item, 12, rect)
        sys.setprofile(count)
        try:
            painted(item, 12, rect)
        finally:
            sys.setprofile(None)
        counts.append(calls)
    assert counts[1] < 2 * counts[0]


@pytest.mark.usefixtures("qtbot")
def test_long_numbers_are_drawn_from_a_higher_zoom_on() -> None:
    def numbered(number: int, unit_px: int) -> bool:
        maze = Maze.blank(1, 1, lattice="honeycomb")
        table = np.ones((number, 3), dtype=np.int32)
        table[-1, :2] = 0
        maze.growth = GrownPoints(table)
        item = GrowthItem(Document(maze))
        image = painted(item, unit_px, item.boundingRect())
        x, y = maze.geometry.middle(0, 0)
        inner = QRectF((x - 0.1) * unit_px, (y - 0.1) * unit_px, 0.2 * unit_px, 0.2 * unit_px).toRect()
        middle = image.copy(inner)
        return len(np.unique(np.frombuffer(middle.constBits(), dtype=np.uint32))) > 1

    for number, unit_px in ((7, 28), (777, 60), (77_777, 90)):
        assert numbered(number, unit_px)
        assert not numbered(number, unit_px // 2)


@pytest.mark.usefixtures("qtbot")
def test_the_last_of_several_points_at_a_place_is_drawn_and_none_on_rock() -> None:
    maze = Maze.blank(1, 2, lattice="honeycomb")
    SetCells([(0, 0, 1, "rock")]).apply(maze)
    maze.growth = GrownPoints(np.array([(0, 0, 1), (0, 1, 1), (0, 0, 0), (0, 7, 0)]))
    item = GrowthItem(Document(maze))
    image = painted(item, 20, item.boundingRect())
    colors = [
        image.pixel(int(x * 20), int(y * 20))
        for x, y in maze.geometry.middles(np.array([0, 0]), np.array([0, 1]))
    ]
    assert colors == [0xFFFFFFFF, 0xFFDDDDDD]


def test_stamps_are_cut_off_at_the_edge() -> None:
    stamps = Stamps(4, 3, 3)
    stamp = np.array([[0, 1, 0], [1, 1, 1], [0, 1, 0]], dtype=np.uint32)
    stamps.put(stamp, np.array([(0.5, 0.5), (-50.0, 1.0), (3.9, 2.2), (1.0, 1e9), (-3.5, 1.0)]))
    assert stamps.picture[3:-3, 3:-3].tolist() == [[1, 1, 0, 0], [1, 0, 0, 1], [0, 0, 1, 1]]


@pytest.mark.parametrize("grows", [False, True])
def test_a_change_repaints_only_what_is_around_it(open_window: OpenWindow, grows: bool) -> None:
    hand = open_window(grown(60, 40))
    # The first change after the start paints all that was changed before it.
    hand.act("view.points")
    hand.act("view.points")
    viewport, growth_item = hand.viewport, hand.window.scene.growth_item
    hand.settle()
    hand.zoom_to(16)
    hand.qtbot.wait(50)
    assert growth_item.isVisible()
    watch = PaintWatch()
    viewport.installEventFilter(watch)
    point = triplet_at(30, 21, False)
    hand.document.do(Expand(point) if grows else SetCells([(0, 30, 21, "rock")]), "change")
    hand.qtbot.waitUntil(lambda: not watch.region.isEmpty())
    viewport.removeEventFilter(watch)
    seen = watch.region.boundingRect()
    y, x = hand.maze.geometry.middle(30, 21)[::-1]
    assert seen.contains(hand.pixel((y, x)))
    assert seen.width() < 10 * 16
    assert seen.height() < 10 * 16
