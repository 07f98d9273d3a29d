"""Light and dark can be read: text, icons, lines and signs have contrast enough to what they stand on."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionSlider,
    QTableWidget,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mazarine.gui.canvas.area_overlay import _FLOATS, _SELECTED
from mazarine.gui.canvas.cell_cursor import _COLOR as CURSOR
from mazarine.gui.canvas.previews import ACCENT, ERASE
from mazarine.gui.features.history.history_dock import HistoryModel
from mazarine.gui.features.watch.walker_form import COLORS
from mazarine.gui.shell.legend.legend_parts import Chip
from mazarine.gui.style.icons import SvgEngine
from mazarine.gui.style.themes import Theme, apply_theme, palette_of_window
from mazarine.gui.widgets.message_bar import Tone
from mazarine.gui.widgets.swatches import Swatches
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells
from mazarine.messages import Message
from mazarine.picture import ColorScheme, Overlay, palette_of
from mazarine.picture.palette import blended
from mazarine.regions import Kind
from mazarine.resources_path import resource
from tests.gui.conftest import OpenWindow
from tests.gui.everywhere import furnished, in_dialogs, in_places, widgets_of
from tests.picture.seen import GRAY, contrast, linear

Role = QPalette.ColorRole
TEXT, LINE = 4.5, 3.0
READ = [
    (Role.WindowText, Role.Window), (Role.Text, Role.Base), (Role.Text, Role.AlternateBase),
    (Role.ButtonText, Role.Button), (Role.ButtonText, Role.Window), (Role.HighlightedText, Role.Highlight),
    (Role.PlaceholderText, Role.Base), (Role.PlaceholderText, Role.Window), (Role.Link, Role.Base),
    (Role.Link, Role.Window), (Role.LinkVisited, Role.Base), (Role.ToolTipText, Role.ToolTipBase),
    (Role.WindowText, Role.Base), (Role.Text, Role.Window), (Role.Text, Role.Button),
]  # fmt: skip
SEEN = [(Role.Highlight, Role.Window), (Role.Highlight, Role.Base), (Role.Accent, Role.Base)]
BOTH = pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
WHITE = 0xFFFFFFFF


def word(color: QColor) -> int:
    return int(color.rgb())


@BOTH
@pytest.mark.parametrize(("pairs", "least"), [(READ, TEXT), (SEEN, LINE)], ids=["text", "lines"])
def test_themes_have_contrast(is_dark: bool, pairs: list[tuple[Role, Role]], least: float) -> None:
    palette = palette_of_window(is_dark=is_dark)
    for above, below in pairs:
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
            found = contrast(word(palette.color(group, above)), word(palette.color(group, below)))
            assert found >= least, (above, below, found)


def faint(place: QWidget) -> list[str]:
    """Return the widgets with text whose own colors contrast too little."""
    found = []
    for widget in filter(QWidget.isEnabled, widgets_of(place)):
        pairs: list[tuple[QColor, QColor]] = []
        palette = widget.palette()
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit | QComboBox):
            pairs.append((palette.color(widget.foregroundRole()), palette.color(widget.backgroundRole())))
        if isinstance(widget, QTextBrowser):
            pairs.append((palette.text().color(), palette.base().color()))
        if isinstance(widget, QTableWidget):
            items = (
                widget.item(*at) for at in product(range(widget.rowCount()), range(widget.columnCount()))
            )
            brushes = [item.foreground() for item in items if item is not None]
            pairs += [
                (brush.color(), palette.base().color())
                for brush in brushes
                if brush.style() is not Qt.BrushStyle.NoBrush
            ]
        for text, ground in pairs:
            if contrast(word(text), word(ground)) < TEXT:
                found.append(f"{type(widget).__name__} {text.name()} on {ground.name()}")
    return found


@BOTH
def test_words_in_the_window_and_its_docks_can_be_read(open_window: OpenWindow, is_dark: bool) -> None:
    QApplication.setPalette(palette_of_window(is_dark=is_dark))
    assert in_places(furnished(open_window), faint) == {}


@BOTH
def test_words_in_dialogs_can_be_read(open_window: OpenWindow, is_dark: bool) -> None:
    QApplication.setPalette(palette_of_window(is_dark=is_dark))
    assert in_dialogs(furnished(open_window), faint) == {}


@BOTH
def test_steps_that_were_taken_back_can_still_be_read(open_window: OpenWindow, is_dark: bool) -> None:
    palette = palette_of_window(is_dark=is_dark)
    QApplication.setPalette(palette)
    hand = furnished(open_window)
    hand.document.do(SetCells([(0, 0, 1, 4)]), "rock")
    hand.act("edit.undo")
    model = hand.history_panel.list.model()
    assert isinstance(model, HistoryModel)
    color = model.data(model.index(1, 0), 9)
    assert isinstance(color, QColor)
    shown_as = int(blended(word(palette.color(Role.Base)), word(color), color.alphaF()))
    assert contrast(shown_as, word(palette.color(Role.Base))) >= TEXT


@BOTH
def test_every_icon_stands_out(qapp: QApplication, is_dark: bool) -> None:
    palette = palette_of_window(is_dark=is_dark)
    qapp.setPalette(palette)
    paths = sorted(resource("icons").glob("*.svg"))
    assert len(paths) > 90
    for path in paths:
        for ground in (Role.Window, Role.Button, Role.Base, Role.Highlight):
            mode = QIcon.Mode.Selected if ground == Role.Highlight else QIcon.Mode.Normal
            image = QImage(48, 48, QImage.Format.Format_RGB32)
            image.fill(palette.color(ground))
            painter = QPainter(image)
            engine = SvgEngine(path)
            engine.paint(painter, image.rect(), mode, QIcon.State.Off)
            painter.end()
            words = np.frombuffer(image.constBits(), dtype=np.uint32)
            light = linear(words) @ GRAY[0] + 0.05
            below = (
                float(linear(np.array([word(palette.color(ground))], dtype=np.uint32))[0] @ GRAY[0]) + 0.05
            )
            strong = np.maximum(light, below) / np.minimum(light, below) >= LINE
            # As much as a thin stroke across the icon, and most of the way back.
            assert np.count_nonzero(strong) >= 80, (path.stem, ground)


@BOTH
@pytest.mark.parametrize("scheme", [*ColorScheme])
def test_previews_and_selections_stand_out_from_every_floor(scheme: ColorScheme, is_dark: bool) -> None:
    palette = palette_of(scheme, is_dark)
    # The casing of previews, at its opacity.
    floors = palette.floor, palette.room, palette.corridor, palette.crossroad
    for ground in (*floors, palette.rock, palette.paper):
        casing = int(blended(ground, WHITE, 225 / 255))
        for color in (ACCENT, ERASE, CURSOR):
            ink = word(QColor(color))
            assert contrast(ink, casing) >= LINE
            assert max(contrast(ink, ground), contrast(casing, ground)) >= LINE, (color, hex(ground))
    for ink, floor in product((_SELECTED, _FLOATS), floors):
        # The line around the area, at its opacity. It has no casing: on dark crossroads it is weaker,
        # and the tint of the whole area tells the rest.
        least = 2.2 if is_dark and floor == palette.crossroad else LINE
        assert contrast(int(blended(floor, ink, 235 / 255)), floor) >= least, (hex(ink), hex(floor))


@BOTH
def test_the_edge_of_a_message_is_seen(open_window: OpenWindow, is_dark: bool) -> None:
    palette = palette_of_window(is_dark=is_dark)
    QApplication.setPalette(palette)
    messages = furnished(open_window).window.messages
    for tone in Tone:
        messages.show_message(Message("Something"), tone, stays=True)
        image = messages.grab().toImage()
        edge, ground = image.pixel(2, messages.height() // 2), image.pixel(8, messages.height() // 2)
        assert contrast(edge, ground) >= LINE, tone
        assert contrast(word(palette.color(Role.WindowText)), ground) >= TEXT, tone


@BOTH
def test_the_buttons_in_titles_of_docks_are_seen(open_window: OpenWindow, is_dark: bool) -> None:
    hand = furnished(open_window)
    QApplication.setPalette(palette_of_window(is_dark=is_dark))
    QApplication.processEvents()
    dock = hand.dock("analysis")
    dock.raise_()
    QApplication.processEvents()
    ground = word(palette_of_window(is_dark=is_dark).color(Role.Window))
    buttons = [it for it in dock.findChildren(QAbstractButton) if it.objectName().startswith("qt_dock")]
    assert len(buttons) == 2
    for button in buttons:
        image = button.grab().toImage()
        words = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
        assert max(contrast(one, ground) for one in words) >= LINE, button.objectName()


CONTROLS: dict[str, Callable[[], QWidget]] = {
    "check box": QCheckBox, "radio button": QRadioButton, "text field": QLineEdit, "text": QPlainTextEdit,
    "number": QSpinBox, "decimal": QDoubleSpinBox, "choice": QComboBox, "button": QPushButton,
    "slider": lambda: QSlider(Qt.Orientation.Horizontal), "tool button": QToolButton,
    "scroll bar": lambda: QScrollBar(Qt.Orientation.Horizontal),
}  # fmt: skip


@BOTH
@pytest.mark.parametrize("name", CONTROLS)
def test_the_borders_of_controls_are_seen(qtbot: QtBot, is_dark: bool, name: str) -> None:
    palette = palette_of_window(is_dark=is_dark)
    QApplication.setPalette(palette)
    window = QWidget()
    window.setLayout(QVBoxLayout())
    control = CONTROLS[name]()
    if isinstance(control, QSlider | QScrollBar):
        control.setValue(40)
    if isinstance(control, QComboBox):
        control.addItem("choice")
    window.layout().addWidget(control, alignment=Qt.AlignmentFlag.AlignLeft)
    window.setFocus()
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    image = window.grab().toImage()
    place = control.geometry()
    row = place.center().y()
    across = [image.pixel(x, row) for x in range(place.left(), place.right() + 1)]
    if isinstance(control, QScrollBar):
        # The handle is told from its groove.
        kind, part = QStyle.ComplexControl.CC_ScrollBar, QStyle.SubControl.SC_ScrollBarSlider
        handle = control.style().subControlRect(kind, _option_of(control), part, control)
        across = across[handle.left() - 2 : handle.left() + 2]
    ground = word(palette.color(Role.Window))
    assert max(contrast(pixel, ground) for pixel in across[:12]) >= LINE


def _option_of(bar: QScrollBar) -> QStyleOptionSlider:
    option = QStyleOptionSlider()
    bar.initStyleOption(option)
    return option


@BOTH
def test_the_squares_of_the_legend_and_the_tables_are_seen(open_window: OpenWindow, is_dark: bool) -> None:
    palette = palette_of_window(is_dark=is_dark)
    QApplication.setPalette(palette)
    hand = open_window(Maze.blank(4, 4))
    colors = palette_of(ColorScheme.DEFAULT, is_dark)
    chip = Chip((colors.rock,), colors, kind=Kind.ROCK)
    swatch = Swatches().of_region(1, Kind.ROOM, colors, Overlay.KINDS).toImage()
    for edge in (chip.grab().toImage().pixel(0, 8), swatch.pixel(0, 7)):
        assert contrast(edge, word(palette.color(Role.Window))) >= LINE
        assert contrast(edge, word(palette.color(Role.Base))) >= LINE
    del hand


def test_walkers_stand_out_from_the_white_around_them() -> None:
    for color in COLORS:
        assert contrast(word(color), WHITE) >= LINE


def test_the_window_is_dark_where_that_is_wanted_also_without_a_desktop(open_window: OpenWindow) -> None:
    hand = open_window()
    apply_theme(Theme.DARK)
    QApplication.processEvents()
    assert hand.palette == palette_of(ColorScheme.DEFAULT, is_dark=True)
    assert hand.window.palette() == palette_of_window(is_dark=True)
    apply_theme(Theme.LIGHT)
    QApplication.processEvents()
    assert hand.palette == palette_of(ColorScheme.DEFAULT)
    apply_theme(Theme.DARK)
    apply_theme(Theme.SYSTEM)
    QApplication.processEvents()
    assert hand.palette == palette_of(ColorScheme.DEFAULT)
