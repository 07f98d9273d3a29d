"""The wheel, the keys and drags do the same in every view that pans and zooms."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mazarine.big.tiles import TileSource
from mazarine.files import write
from mazarine.gui.features.large.large_view import LargeView
from mazarine.gui.features.make.generators.infinite_window import InfiniteView
from mazarine.gui.features.watch.map_view import MapView, Picture
from mazarine.gui.widgets.pan_zoom import PanZoom, PanZoomWidget
from mazarine.maze import Maze
from mazarine.messages import Message
from mazarine.picture import LIGHT, Overlay
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, MIDDLE, NO_KEYS, SHIFT, Hand

AT = QPoint(150, 90)
_MAZE = Maze.blank(300, 300)


@dataclass
class Viewed:
    """A view, the widgets that get the events of the pointer and of the keys, and where that leads.

    Attributes
    ----------
    place_at : returns the place of the maze under a place of the room
    spot : where the pointer is on its widget, which is over `AT` of the room
    """

    view: PanZoom
    surface: QWidget
    keys: QWidget
    place_at: Callable[[QPointF], QPointF]
    spot: Callable[[], QPointF] = lambda: QPointF(AT)

    def wheel(self, notches: int, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        at = self.spot()
        event = QWheelEvent(
            at, self.surface.mapToGlobal(at), QPoint(), QPoint(0, 120 * notches), Qt.MouseButton.NoButton,
            keys, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(self.surface, event)

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        QTest.keyClick(self.keys, key, keys)

    def drag(self, by: QPoint, button: Qt.MouseButton) -> None:
        QTest.mousePress(self.surface, button, pos=AT)
        QTest.mouseMove(self.surface, AT + by / 2)
        QTest.mouseMove(self.surface, AT + by)
        QTest.mouseRelease(self.surface, button, pos=AT + by)

    @property
    def corner(self) -> QPointF:
        return self.place_at(QPointF())


def _main(hand: Hand) -> Viewed:
    view = hand.window.view
    return Viewed(view, view.viewport(), view, view.scene_point)


def _minimap(hand: Hand) -> Viewed:
    view, minimap = hand.window.view, hand.minimap_panel
    hand.dock("minimap").show()
    QApplication.processEvents()
    minimap.grab()

    def spot() -> QPointF:
        return minimap.picture.to_picture.map(view.scene_point(QPointF(AT)))

    return Viewed(view, minimap, minimap, view.scene_point, spot)


def _of(view: PanZoomWidget) -> Viewed:
    view.resize(400, 300)
    view.show()
    view.setFocus()
    return Viewed(view, view, view, view.place_at)


def _map(_hand: Hand) -> Viewed:
    view = MapView(Message("Map"), LIGHT, hides_fog=False)
    viewed, nowhere = _of(view), np.empty((0, 3), dtype=np.int64)
    view.show_picture(Picture(_MAZE, 0, None, None, [], nowhere, nowhere, nowhere), Overlay.NONE)
    return viewed


def _large(hand: Hand, folder: Path) -> Viewed:
    view = LargeView(LIGHT, hand.workers.tiles)
    write(_MAZE, folder / "a.maze.zarr")
    view.show_source(TileSource(folder / "a.maze.zarr", None, LIGHT))
    return _of(view)


def _infinite(_hand: Hand) -> Viewed:
    view = InfiniteView()
    view.show_maze(3, {})
    return _of(view)


_DRAGGED = ["main", "map", "large", "infinite"]
"""Views that a drag pans; on the minimap it moves the rectangle."""


@pytest.fixture(params=["minimap", *_DRAGGED])
def viewed(open_window: OpenWindow, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Viewed]:
    """Show each view of a large maze, and the middle of that."""
    views = {
        "main": _main, "minimap": _minimap, "map": _map, "large": partial(_large, folder=tmp_path),
        "infinite": _infinite,
    }  # fmt: skip
    hand = open_window(_MAZE.copy())
    viewed = views[request.param](hand)
    viewed.view.zoom_to(20.0)
    viewed.view.scroll_by(QPointF(500, 500))
    yield viewed
    assert hand.maze == _MAZE, "nothing was drawn"
    if isinstance(viewed.view, PanZoomWidget):
        viewed.view.close()
        viewed.view.deleteLater()


def require_moved(viewed: Viewed, before: QPointF, right_px: float, down_px: float) -> None:
    """Check that the corner has moved by this many pixels, or by one more or less."""
    by = (viewed.corner - before) * viewed.view.cell_px
    assert by.toTuple() == pytest.approx((right_px, down_px), abs=1.01)


def test_ctrl_and_the_wheel_zoom_about_the_pointer(viewed: Viewed) -> None:
    for notches in (3, -2, 1):
        before, place = viewed.view.cell_px, viewed.place_at(QPointF(AT))
        viewed.wheel(notches, CTRL)
        assert viewed.view.cell_px == pytest.approx(before * 1.2**notches)
        by = (viewed.place_at(QPointF(AT)) - place) * viewed.view.cell_px
        assert by.manhattanLength() < 4


def test_over_a_part_that_is_out_of_sight_the_minimap_zooms_about_the_middle(open_window: OpenWindow) -> None:
    viewed = _minimap(open_window(_MAZE.copy()))
    viewed.view.zoom_to(20.0)
    middle = QPointF(viewed.view.room.center())
    before, viewed.spot = viewed.place_at(middle), lambda: QPointF(1, 1)
    viewed.wheel(1, CTRL)
    assert viewed.view.cell_px == pytest.approx(24)
    assert (viewed.place_at(middle) - before).manhattanLength() * 24 < 4


def test_the_wheel_scrolls_and_with_shift_sideways(viewed: Viewed) -> None:
    room, before = viewed.view.room, viewed.corner
    viewed.wheel(-1)
    require_moved(viewed, before, 0, room.height() / 8)
    viewed.wheel(1)
    viewed.wheel(-1, SHIFT)
    require_moved(viewed, before, room.width() / 8, 0)
    assert viewed.view.cell_px == 20


def test_the_wheel_alone_zooms_where_that_is_preferred(
    viewed: Viewed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PanZoom, "wheel_zooms", True)
    before = viewed.corner
    viewed.wheel(-1, CTRL)
    require_moved(viewed, before, 0, viewed.view.room.height() / 8)
    viewed.wheel(-1, SHIFT)
    assert viewed.view.cell_px == 20
    viewed.wheel(1)
    assert viewed.view.cell_px == pytest.approx(24)


def test_arrows_scroll(viewed: Viewed) -> None:
    room, before = viewed.view.room, viewed.corner
    # Beside a play bar, the arrows alone are steps.
    arrow_keys = SHIFT if isinstance(viewed.view, MapView) else NO_KEYS
    viewed.key(Qt.Key.Key_Right, arrow_keys)
    viewed.key(Qt.Key.Key_Down, arrow_keys)
    require_moved(viewed, before, room.width() / 8, room.height() / 8)
    viewed.key(Qt.Key.Key_Left, arrow_keys)
    viewed.key(Qt.Key.Key_Up, arrow_keys)
    require_moved(viewed, before, 0, 0)


def test_keys_zoom_and_fit(viewed: Viewed) -> None:
    view = viewed.view
    view.fit()
    fitted_px, fitted = view.cell_px, viewed.corner
    view.zoom_to(20.0)
    for key, keys, cell_px in (
        (Qt.Key.Key_Plus, NO_KEYS, 24), (Qt.Key.Key_Equal, NO_KEYS, 28.8), (Qt.Key.Key_Minus, NO_KEYS, 24),
        (Qt.Key.Key_Plus, CTRL, 28.8), (Qt.Key.Key_Minus, CTRL, 24), (Qt.Key.Key_Minus, NO_KEYS, 20),
        (Qt.Key.Key_0, CTRL, 24), (Qt.Key.Key_Slash, CTRL, fitted_px), (Qt.Key.Key_Plus, NO_KEYS, None),
        (Qt.Key.Key_Home, NO_KEYS, fitted_px),
    ):  # fmt: skip
        viewed.key(key, keys)
        assert cell_px is None or view.cell_px == pytest.approx(cell_px)
    assert (viewed.corner - fitted).manhattanLength() * view.cell_px < 2


@pytest.mark.parametrize("viewed", _DRAGGED, indirect=True)
def test_the_middle_button_and_space_with_the_left_one_pan(viewed: Viewed) -> None:
    before = viewed.corner
    viewed.drag(QPoint(30, 20), MIDDLE)
    require_moved(viewed, before, -30, -20)
    QTest.keyPress(viewed.keys, Qt.Key.Key_Space)
    assert viewed.surface.cursor().shape() == Qt.CursorShape.OpenHandCursor
    viewed.drag(QPoint(-30, -20), LEFT)
    QTest.keyRelease(viewed.keys, Qt.Key.Key_Space)
    assert viewed.surface.cursor().shape() != Qt.CursorShape.OpenHandCursor
    require_moved(viewed, before, 0, 0)
