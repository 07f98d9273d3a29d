"""Names and colors of regions in pictures."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import numpy as np
import pytest

import mazarine as mz
from mazarine import Maze
from mazarine.maze.codes import FOG, Matter
from mazarine.picture import LIGHT, Overlay
from mazarine.picture.colors import CellColors
from mazarine.picture.drawing import drawing_of
from mazarine.picture.palette import blended
from mazarine.picture.player import PlayersMaze
from mazarine.picture.vector import Sketch

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
    root = ElementTree.fromstring(Sketch(drawing_of(maze)).svg())
    (text,) = [it for it in root.iter() if it.get("class") == "name"]
    assert (text.get("x"), text.get("y"), text.text) == ("5.5", "1.5", "Hall <&\ufffd>")
    assert "name" not in {
        it.get("class")
        for it in ElementTree.fromstring(Sketch(drawing_of(maze, overlay=Overlay.NONE)).svg()).iter()
    }


def test_a_palette_without_own_colors_is_itself() -> None:
    assert LIGHT.with_own({}) is LIGHT
    assert np.array_equal(LIGHT.with_own({}).regions, LIGHT.regions)


def test_fog_and_shade_tint_colors_of_regions_and_hide_them_from_a_player(maze: Maze) -> None:
    maze.set_cells([(0, 5)], Matter.FLOOR << 1 | FOG)
    drawing = drawing_of(maze)
    colors, shaded = drawing.colors.of(drawing.plane), drawing.colors.of(drawing.plane, shaded=True)
    assert colors[1, 5] == _COLOR
    assert colors[0, 5] == blended(_COLOR, LIGHT.fog, 0.4)
    assert shaded[2, 6] != _COLOR
    seen = PlayersMaze(maze).maze
    plane = replace(drawing.plane, cells=seen.cells[0], walls=seen.walls[0])
    assert CellColors(drawing.palette, Overlay.KINDS, True).of(plane)[0, 5] == LIGHT.fog


def test_many_colors_and_names_each_have_their_region() -> None:
    maze = Maze.blank(9, 8)
    maze.set_cells([(row, col) for row in range(9) for col in range(8) if row % 2 or col % 3 == 2], "rock")
    regions = mz.segment(maze)
    for number in regions.regions.numbers().tolist():
        _, row, col = regions.regions[number].cells[0].tolist()
        maze.name_region(number, f"{row} {col}", f"#0000{row}{col}")
    drawing = drawing_of(maze)
    colors = drawing.colors.of(drawing.plane)
    texts = [it for it in ElementTree.fromstring(Sketch(drawing).svg()).iter() if it.get("class") == "name"]
    assert len(texts) == 15
    for text in texts:
        row, col = map(int, str(text.text).split())
        assert (text.get("x"), text.get("y")) == (f"{col + 0.5}", f"{row + 0.5}")
        assert colors[row, col] == int(f"ff0000{row}{col}", 16)
