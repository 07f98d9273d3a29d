"""Colours: kinds apart without hue, regions apart from their neighbours in number."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from editor.picture import DARK, LIGHT, Palette
from editor.picture.palette import region_colour_index

PALETTES = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])

# Machado, Oliveira and Fernandes (2009), severity 1, on linear light.
DEUTERANOPIA = np.array(
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
)
PROTANOPIA = np.array(
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
)
TRITANOPIA = np.array(
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
)
NORMAL = np.eye(3)
VISIONS = [NORMAL, DEUTERANOPIA, PROTANOPIA, TRITANOPIA]


def linear(colours: NDArray[np.uint32]) -> NDArray[np.float64]:
    channels = np.stack([colours >> shift & 0xFF for shift in (16, 8, 0)], axis=-1) / 255
    return np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)


def lightness(colours: list[int], vision: NDArray[np.float64] = NORMAL) -> NDArray[np.float64]:
    """CIE L*, 0 to 100."""
    seen = (linear(np.array(colours, dtype=np.uint32)) @ vision.T).clip(0, 1)
    luminance = seen @ np.array([0.2126, 0.7152, 0.0722])
    return np.where(luminance > 0.008856, 116 * np.cbrt(luminance) - 16, 903.3 * luminance)


@PALETTES
@pytest.mark.parametrize("vision", VISIONS, ids=["normal", "deuteranopia", "protanopia", "tritanopia"])
def test_kinds_are_steps_of_lightness_for_every_kind_of_colour_vision(
    palette: Palette, vision: NDArray[np.float64]
) -> None:
    steps = lightness([palette.rock, palette.crossroad, palette.corridor, palette.room], vision)
    assert (np.diff(steps) >= 8).all(), steps


@PALETTES
def test_walls_stand_out_from_every_floor_and_from_rock(palette: Palette) -> None:
    floors = [palette.floor, palette.room, palette.corridor, palette.crossroad, *palette.regions.tolist()]
    wall, rock = lightness([palette.wall, palette.rock])
    assert (lightness(floors) - wall >= 35).all()
    assert rock - wall >= 8


@PALETTES
def test_regions_that_follow_in_number_or_stand_above_each_other_look_different(palette: Palette) -> None:
    numbers = np.arange(1, 5000, dtype=np.int32)
    for apart in (1, 2, 3, 16, 64, 256, 1024, 4096):
        here, there = (linear(palette.regions[region_colour_index(n)]) for n in (numbers, numbers + apart))
        distance = np.abs(here - there).sum(axis=1)
        assert np.median(distance) > 0.15, apart
        assert (distance > 0.02).mean() > 0.98, apart
