"""Names and colors of regions in pictures."""

from __future__ import annotations

from xml.etree import ElementTree

import numpy as np
import pytest

import mazarine as mz
from mazarine import Maze
from mazarine.picture import LIGHT, Overlay
from mazarine.picture.drawing import drawing_of
from mazarine.picture.vector import svg_of

_COLOR = 0xFFAA3344


@pytest.fixture
def maze() -> Maze:
    """Return a hall that has a name and a color, beside one that has none."""
    maze = Maze.blank(3, 7)
    maze.set_cells([(row, 3) for row in range(3)], "rock")
    number = mz.segment(maze).region_at((0, 0, 6))
    maze.name_region(number, "Hall <&\x00>", "#aa3344")
    return maze


@pytest.mark.parametrize(("overlay", "is_seen"), [("kinds", True), ("regions", True), ("none", False)])
def test_a_color_covers_the_cells_of_its_region(maze: Maze, overlay: str, is_seen: bool) -> None:
    drawing = drawing_of(maze, overlay=overlay)
    colors = drawing.colors.of(drawing.plane)
    assert (colors[:, 4:] == _COLOR).all() == is_seen
    assert not (colors[:, :4] == _COLOR).any()


def test_a_name_is_a_text_in_the_middle_of_its_region(maze: Maze) -> None:
    root = ElementTree.fromstring(svg_of(drawing_of(maze)))
    (text,) = [it for it in root.iter() if it.get("class") == "name"]
    assert (text.get("x"), text.get("y"), text.text) == ("5.5", "1.5", "Hall <&\ufffd>")
    assert "name" not in {
        it.get("class")
        for it in ElementTree.fromstring(svg_of(drawing_of(maze, overlay=Overlay.NONE))).iter()
    }


def test_a_palette_without_own_colors_is_itself() -> None:
    assert LIGHT.with_own({}) is LIGHT
    assert np.array_equal(LIGHT.with_own({}).regions, LIGHT.regions)
