"""A new maze in the form of a figure, a text or a picture."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

import mazarine as mz
from mazarine.gui.features.make.shape_dialog import ShapeDialog
from mazarine.maze.endpoints import Endpoints
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand


def choose(dialog: ShapeDialog, name: str) -> None:
    (item,) = dialog.gallery.findItems(name, Qt.MatchFlag.MatchExactly)
    dialog.gallery.setCurrentItem(item)


def wait(hand: Hand, dialog: ShapeDialog) -> None:
    hand.qtbot.waitUntil(lambda: dialog.preview.is_idle)


def create(dialog: ShapeDialog) -> None:
    dialog.buttons.button(dialog.buttons.StandardButton.Ok).click()


def can_create(dialog: ShapeDialog) -> bool:
    return dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()


def test_a_heart_is_generated_as_the_preview_shows_it(open_window: OpenWindow) -> None:
    hand = open_window(mz.Maze.blank(4, 4))

    def fill(dialog: ShapeDialog) -> None:
        assert dialog.gallery.count() == 14
        dialog.maze_form.rows_box.setValue(18)
        dialog.maze_form.cols_box.setValue(20)
        dialog.maze_form.seed_box.setValue(7)
        wait(hand, dialog)
        inside = int(mz.shapes.mask("heart", 18, 20).sum())
        assert dialog.text_label.text() == f"{inside} cells inside the shape"
        assert not dialog.picture.pixmap().isNull()
        create(dialog)

    hand.fill_in(fill)
    hand.act("file.new_shape")
    hand.wait_for_jobs()
    assert hand.maze == mz.generate_shape("heart", "stack", 18, 20, rng=7)


def test_a_star_of_hexagons_is_generated_as_the_preview_shows_it(open_window: OpenWindow) -> None:
    hand = open_window(mz.Maze.blank(4, 4))

    def fill(dialog: ShapeDialog) -> None:
        choose(dialog, "Star")
        box = dialog.maze_form.lattice_box
        box.setCurrentIndex(box.findText("Hexagon"))
        dialog.maze_form.rows_box.setValue(22)
        dialog.maze_form.seed_box.setValue(7)
        wait(hand, dialog)
        assert dialog.text_label.text().endswith("cells inside the shape")
        assert not dialog.picture.pixmap().isNull()
        create(dialog)

    hand.fill_in(fill)
    hand.act("file.new_shape")
    hand.wait_for_jobs()
    assert hand.maze == mz.generate_shape("star", "stack", 22, 24, rng=7, lattice="hexagon")


def test_a_text_is_one_piece_in_the_chosen_font(open_window: OpenWindow) -> None:
    hand = open_window(mz.Maze.blank(4, 4))

    def fill(dialog: ShapeDialog) -> None:
        choose(dialog, "Text")
        assert dialog.maze_form.cols_box.value() == 72, "texts are wide"
        dialog.text_line.setText("")
        wait(hand, dialog)
        assert (can_create(dialog), dialog.text_label.text()) == (
            False,
            "The text has no letters to be seen.",
        )
        dialog.text_line.setText("W" * 500)
        wait(hand, dialog)
        assert "only 0 of the 144 cells" in dialog.text_label.text(), "100 letters, as wide as the board"
        dialog.text_line.setText("Źé i")
        wait(hand, dialog)
        bold = dialog.order.mask().sum()
        dialog.bold_box.click()
        assert dialog.order.mask().sum() < bold
        wait(hand, dialog)
        create(dialog)

    hand.fill_in(fill)
    hand.act("file.new_shape")
    hand.wait_for_jobs()
    assert mz.statistics(hand.maze).components.count == 1
    assert len(Endpoints.of(hand.maze).starts) == len(Endpoints.of(hand.maze).goals) == 1


def test_a_picture_is_asked_for_and_its_faults_are_shown(
    open_window: OpenWindow, tmp_path: Path, monkeypatch
) -> None:
    hand = open_window(mz.Maze.blank(4, 4))
    picture, chosen = tmp_path / "two.png", [tmp_path / "none.png"]
    image = Image.new("L", (60, 60), 255)
    for left in (0, 40):
        image.paste(0, (left, 5, left + 20, 55))
    image.save(picture)
    chosen[0].write_text("no picture")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(chosen[0]), ""))

    def fill(dialog: ShapeDialog) -> None:
        choose(dialog, "Picture")
        assert not can_create(dialog)
        dialog.picture_button.click()
        wait(hand, dialog)
        assert "this is not a picture" in dialog.text_label.text()
        chosen[0] = picture
        dialog.picture_button.click()
        wait(hand, dialog)
        assert dialog.text_label.text().startswith("The shape falls into 2 pieces at 24 × 24 cells")
        dialog.join_box.click()
        wait(hand, dialog)
        create(dialog)

    hand.fill_in(fill)
    hand.act("file.new_shape")
    hand.wait_for_jobs()
    assert (hand.maze.cells[0] >> 1 != 0).sum() == mz.shapes.mask(picture, 24, 24, join=True).sum()


def test_a_large_shape_is_shown_as_a_board_and_algorithms_without_masks_are_refused(
    open_window: OpenWindow,
) -> None:
    hand = open_window(mz.Maze.blank(4, 4))

    def fill(dialog: ShapeDialog) -> None:
        for box in (dialog.maze_form.rows_box, dialog.maze_form.cols_box):
            box.setValue(900)
        wait(hand, dialog)
        assert can_create(dialog)
        sample = dialog.preview.sample
        assert sample is not None
        assert (sample.picture.shape, len(np.unique(sample.picture))) == ((300, 300), 2)
        form = dialog.maze_form
        form.algorithm_box.setCurrentIndex(form.algorithm_box.findData("eller"))
        wait(hand, dialog)
        assert not can_create(dialog)
        assert dialog.text_label.text().startswith("eller needs a full rectangle")
        dialog.reject()

    hand.fill_in(fill)
    hand.act("file.new_shape")
    assert hand.maze == mz.Maze.blank(4, 4)
