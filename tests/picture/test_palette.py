"""Colors: kinds apart without hue, regions apart from their neighbors in number."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from mazarine.picture import Palette
from mazarine.picture.palette import region_color_index
from mazarine.picture.palettes import ColorScheme, palette_of
from tests.picture.seen import NORMAL, VISIONS, contrast, lightness, linear

SETS = [(scheme, is_dark) for scheme in ColorScheme for is_dark in (False, True)]
PALETTES = pytest.mark.parametrize(
    "palette",
    [palette_of(*one) for one in SETS],
    ids=[f"{scheme}-{'dark' if is_dark else 'light'}" for scheme, is_dark in SETS],
)


@PALETTES
@pytest.mark.parametrize("vision", VISIONS.values(), ids=VISIONS.keys())
def test_kinds_are_steps_of_lightness_for_every_kind_of_color_vision(
    palette: Palette, vision: NDArray[np.float64]
) -> None:
    steps = lightness([palette.rock, palette.crossroad, palette.corridor, palette.room], vision)
    assert (np.diff(steps) >= 8).all(), steps


@PALETTES
def test_walls_stand_out_from_every_floor_and_from_rock(palette: Palette) -> None:
    floors = [palette.floor, palette.room, palette.corridor, palette.crossroad, *palette.regions.tolist()]
    wall, rock = lightness([palette.wall, palette.rock], NORMAL)
    assert (lightness(floors, NORMAL) - wall >= 35).all()
    assert rock - wall >= 8


@PALETTES
def test_rock_is_neither_the_ground_beyond_the_maze_nor_fog_nor_floor(palette: Palette) -> None:
    assert contrast(palette.rock, palette.paper) >= 2
    assert contrast(palette.rock, palette.fog) >= 1.3
    for floor in (palette.floor, palette.room, palette.corridor, palette.crossroad):
        assert contrast(palette.rock, floor) >= 2


@PALETTES
def test_regions_that_follow_in_number_or_stand_above_each_other_look_different(palette: Palette) -> None:
    numbers = np.arange(1, 5000, dtype=np.int32)
    for apart in (1, 2, 3, 16, 64, 256, 1024, 4096):
        here, there = (linear(palette.regions[region_color_index(n)]) for n in (numbers, numbers + apart))
        distance = np.abs(here - there).sum(axis=1)
        assert np.median(distance) > 0.15, apart
        assert (distance > 0.02).mean() > 0.98, apart
