"""Pixels, drawings and the window show the same symbols."""

from __future__ import annotations

import logging
import pkgutil
from importlib import import_module
from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

from mazarine.gui.canvas import items
from mazarine.gui.canvas.items.base import SceneItem
from mazarine.gui.canvas.items.symbol_paths import draw_symbol
from mazarine.gui.canvas.items.thing_items import LinksItem, MarkerItem
from mazarine.lattice import HEXAGON, LATTICES, Side
from mazarine.maze import Marker, MarkerKind, Maze, PortSide
from mazarine.picture import LIGHT
from mazarine.picture.palette import WHITE
from mazarine.picture.symbol_pixels import symbol_pixels
from mazarine.picture.symbols import (
    MARKER_SIGNS,
    Disc,
    Line,
    LinkEnd,
    Polygon,
    Symbol,
    Text,
    marker_badge,
    marker_symbol,
    reach_of,
)  # fmt: skip
from mazarine.picture.vector.elements import symbol_elements

_INK, _GROUND = 0xFF7B3FA8, 0xFF000000
_CELL_PX = 120
_SIDE = 2 * _CELL_PX + 1

Picture = NDArray[np.uint32]


FACING = {PortSide.N: (0.0, -1.0), PortSide.E: (1.0, 0.0), PortSide.S: (0.0, 1.0), PortSide.W: (-1.0, 0.0)}
FACING |= {
    PortSide[name]: HEXAGON.geometry((0, 0)).facing(0, 0, Side[name]) for name in ("NE", "SE", "SW", "NW")
}


def facing(side: PortSide) -> tuple[float, float]:
    return FACING.get(side, (0.0, 0.0))


SYMBOLS: dict[str, Symbol] = {
    **{f"badge of a {kind}": marker_badge(kind, _INK, _CELL_PX) for kind in MarkerKind},
    "dot of a marker": marker_badge(MarkerKind.START, _INK, 5),
    **{
        f"{kind} of a {lattice.name} at {side}": marker_symbol(
            Marker(kind, (0, 1, 1), side), lattice.geometry((0, 0)), (0, 0), LIGHT, _CELL_PX
        )
        for kind in (MarkerKind.START, MarkerKind.DOOR, MarkerKind.GATE)
        for lattice in LATTICES
        for side in (PortSide(it.name) for it in lattice.sides[:2])
        if Maze.blank(3, 3, lattice=lattice).has_side((0, 1, 1), side)
    },
    **{
        f"end on {side}{' that is a way in' * is_way_in} from {level} to {other}": LinkEnd(
            side, facing(side), _INK, is_way_in, level, other
        ).symbol(_CELL_PX)
        for side, is_way_in, (level, other) in product(
            PortSide, (False, True), ((1, 1), (1, 0), (1, 23), (1, -1))
        )
    },
    "end of a link in small cells": LinkEnd(PortSide.PAD, (0.0, 0.0), _INK, False, 0, 0).symbol(8, True),
}


def pixels_of(image: QImage) -> Picture:
    return np.frombuffer(image.constBits(), dtype=np.uint32).reshape(image.height(), image.width()).copy()


def blank() -> QImage:
    image = QImage(_SIDE, _SIDE, QImage.Format.Format_RGB32)
    image.fill(_GROUND)
    return image


def as_pixels(symbol: Symbol) -> Picture:
    picture = np.full((_SIDE, _SIDE), _GROUND, dtype=np.uint32)
    pixels = symbol_pixels(symbol, _CELL_PX, 0.5, 0.5)
    room = (_SIDE - len(pixels)) // 2
    inner = picture[room : _SIDE - room, room : _SIDE - room]
    np.copyto(inner, pixels, where=pixels != 0)
    return picture


def in_the_window(symbol: Symbol) -> Picture:
    image = blank()
    painter = QPainter(image)
    painter.translate(_SIDE / 2, _SIDE / 2)
    painter.scale(_CELL_PX, _CELL_PX)
    draw_symbol(painter, symbol)
    painter.end()
    return pixels_of(image)


def as_a_drawing(symbol: Symbol) -> Picture:
    image, half = blank(), _SIDE / 2 / _CELL_PX
    box = f"{-half} {-half} {2 * half} {2 * half}"
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{symbol_elements(symbol, (0, 0))}</svg>'
    painter = QPainter(image)
    QSvgRenderer(svg.encode()).render(painter)
    painter.end()
    return pixels_of(image)


def near_edges(picture: Picture) -> NDArray[np.bool_]:
    """Return which pixels have another color within three pixels."""
    found = np.zeros(picture.shape, dtype=np.bool_)
    for down, right in product(range(-3, 4), repeat=2):
        found |= np.roll(picture, (down, right), (0, 1)) != picture
    return found


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("name", SYMBOLS)
def test_pixels_drawings_and_the_window_show_the_same_symbols(name: str) -> None:
    symbol = SYMBOLS[name]
    shapes = tuple(shape for shape in symbol if not isinstance(shape, Text))
    pictures = [draw(shapes) for draw in (as_pixels, in_the_window, as_a_drawing)]
    assert {shape.color for shape in shapes} <= {*np.unique(pictures[0]).tolist()}
    sure = ~near_edges(pictures[0])
    for other in pictures[1:]:
        np.testing.assert_array_equal(np.where(sure, pictures[0], 0), np.where(sure, other, 0))


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("text", ["0", "1", "23", "456789", "?"])
def test_texts_stand_in_the_same_place(text: str) -> None:
    """The letters differ: pixels have dots, and the others fonts."""
    symbol = (Text(WHITE, text, (0.2, -0.1), 0.25),)
    for draw in (as_pixels, in_the_window, as_a_drawing):
        rows, cols = np.nonzero(draw(symbol) == WHITE)
        middle = np.array([cols.min() + cols.max(), rows.min() + rows.max()]) / 2
        assert middle == pytest.approx(np.array((0.2, -0.1)) * _CELL_PX + _SIDE / 2, abs=0.04 * _CELL_PX)
        assert np.ptp(rows) == pytest.approx(0.2 * _CELL_PX, abs=0.07 * _CELL_PX)


def test_every_kind_has_a_symbol_of_its_own() -> None:
    assert MARKER_SIGNS.keys() == {*MarkerKind}
    badges = {marker_badge(kind, _INK, 24) for kind in MarkerKind}
    ends = {
        LinkEnd(side, facing(side), _INK, is_way_in, 0, 0).symbol(24)
        for side, is_way_in in product(PortSide, (False, True))
    }
    assert len(badges) == len(MarkerKind)
    assert len(ends) == 2 * len(PortSide)


def test_symbols_are_made_of_every_shape_and_reach_less_than_a_cell() -> None:
    assert {type(shape) for symbol in SYMBOLS.values() for shape in symbol} == {Disc, Polygon, Line, Text}
    assert all(0 < reach_of(symbol) < 1 for symbol in SYMBOLS.values())


def test_every_item_of_the_scene_paints_through_the_base() -> None:
    names = [found.name for found in pkgutil.iter_modules(items.__path__, f"{items.__name__}.")]
    classes = {
        found
        for name in names
        for found in vars(import_module(name)).values()
        if isinstance(found, type) and issubclass(found, QGraphicsItem) and found.__module__ == name
    }
    assert {MarkerItem, LinksItem} <= classes
    assert all(issubclass(found, SceneItem) for found in classes)


@pytest.mark.usefixtures("qtbot")
def test_an_item_that_cannot_be_painted_is_logged_and_leaves_the_painter_as_it_was(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: object, painter: QPainter, *__: object) -> None:
        painter.translate(9, 9)
        raise ValueError("no ink")

    item = MarkerItem(Marker(MarkerKind.GOAL, (0, 0, 0)), Maze.blank(2, 2), LIGHT)
    monkeypatch.setattr(MarkerItem, "_paint", fail)
    image = blank()
    painter = QPainter(image)
    with caplog.at_level(logging.ERROR):
        item.paint(painter, QStyleOptionGraphicsItem())
    assert painter.worldTransform().isIdentity()
    painter.end()
    assert "MarkerItem could not be painted" in caplog.text
