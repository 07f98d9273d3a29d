"""Print look in the dialogs for exporting and printing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtWidgets import QWidget

import mazarine as mz
from mazarine.gui.features.export.cell_size import CellSize
from mazarine.gui.features.export.export_dialog import ExportDialog
from mazarine.gui.features.export.order import ExportFormat, ExportRequest
from mazarine.picture.palettes import Rock
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand


@pytest.fixture
def hand(open_window: OpenWindow) -> Hand:
    return open_window(mz.generate_shape("heart", "stack", 12, 14, rng=3))


def dialog_of(hand: Hand, format: ExportFormat) -> ExportDialog:
    order = ExportRequest.usual(hand.maze, format)
    dialog = ExportDialog(hand.maze, "heart", order, hand.workers.jobs, hand.window)
    hand.qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def choose_look(dialog: ExportDialog) -> None:
    dialog.rock_box.setCurrentIndex(dialog.rock_box.findData(Rock.WHITE))
    dialog.title_line.setText("  For\tyou ")
    dialog.sizes.wall_box.setValue(1.5)
    dialog.round_box.click()


def visible(*fields: QWidget) -> list[bool]:
    return [field.isVisible() for field in fields]


@pytest.mark.parametrize("format", [ExportFormat.PDF, ExportFormat.PAPER, ExportFormat.SVG])
def test_walls_rock_and_title_are_chosen_and_remembered(hand: Hand, format: ExportFormat) -> None:
    dialog = dialog_of(hand, format)
    assert visible(dialog.sizes.wall_box, dialog.round_box) == [True, False], "walls end round without mm"
    choose_look(dialog)
    order = dialog.order
    assert (order.view.rock, order.layout.title, order.layout.is_round) == (Rock.WHITE, "For you", True)
    assert (order.wall_mm, order.layout.wall_mm) == (1.5, 1.5)
    again = ExportDialog(hand.maze, "heart", order, hand.workers.jobs, hand.window)
    hand.qtbot.addWidget(again)
    assert again.order == order


def test_walls_that_are_too_thick_for_the_page_are_refused(hand: Hand) -> None:
    dialog = dialog_of(hand, ExportFormat.PDF)
    dialog.sizes.wall_box.setValue(40)
    assert dialog.size_label.text().startswith("Walls of 40 mm do not fit cells of")
    assert not dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()


def test_a_title_takes_room_and_contest_sheets_have_none(hand: Hand) -> None:
    dialog = dialog_of(hand, ExportFormat.PNG)
    before = dialog.size_label.text()
    dialog.title_line.setText("Heart")
    assert dialog.size_label.text() != before
    dialog = dialog_of(hand, ExportFormat.PDF)
    dialog.sizes.page_size_box.setCurrentIndex(dialog.sizes.page_size_box.findData(CellSize.CLASSIC))
    dialog.title_line.setText("Heart")
    dialog.sheets_box.click()
    assert (dialog.title_line.isVisible(), dialog.order.layout.title) == (False, "")


def test_the_picture_has_the_size_that_the_dialog_says(hand: Hand, tmp_path: Path) -> None:
    dialog, out = dialog_of(hand, ExportFormat.PNG), tmp_path / "a.png"
    choose_look(dialog)
    dialog.order.carry_out(hand.maze, "heart", out)
    with Image.open(out) as image:
        width, height = image.size
        assert len(image.convert("L").crop((0, height // 2, 8, height)).getcolors()) == 1, "white paper"
    assert dialog.size_label.text() == f"{width:,} × {height:,} pixels"


def test_files_are_those_of_the_command_line(hand: Hand, tmp_path: Path) -> None:
    dialog = dialog_of(hand, ExportFormat.SVG)
    dialog.overlay_box.setCurrentIndex(dialog.overlay_box.findData("none"))
    choose_look(dialog)
    dialog.order.carry_out(hand.maze, "heart", tmp_path / "a.svg")
    mz.render(hand.maze, tmp_path / "b.svg", wall_mm=1.5, rounded=True, rock="white", title="For you")
    assert (tmp_path / "a.svg").read_text() == (tmp_path / "b.svg").read_text()
