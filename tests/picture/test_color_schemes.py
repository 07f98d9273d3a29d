"""Sets of colors: what is drawn stays apart for the eyes that each set is for."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

from mazarine.maze import Link, Port
from mazarine.picture import Overlay, Palette
from mazarine.picture.palette import blended, region_color_index
from mazarine.picture.palettes import ColorScheme, palette_of
from mazarine.picture.tints import STRONGEST, WEAKEST, tint_colors
from tests.picture.seen import GRAY, VISIONS, contrast, lightness, oklab

SEEN_BY = {
    ColorScheme.DEFAULT: ("normal",),
    ColorScheme.RED_GREEN: ("normal", "deuteranopia", "protanopia"),
    ColorScheme.BLUE_YELLOW: ("normal", "tritanopia"),
    ColorScheme.GRAY: ("gray", *VISIONS),
}
VISION_OF = VISIONS | {"gray": GRAY}
CASES = [
    (scheme, is_dark, seen_by)
    for scheme in ColorScheme
    for is_dark in (False, True)
    for seen_by in SEEN_BY[scheme]
]
EVERY_SET = pytest.mark.parametrize(
    ("palette", "vision"),
    [(palette_of(scheme, is_dark), VISION_OF[seen_by]) for scheme, is_dark, seen_by in CASES],
    ids=[f"{scheme}-{'dark' if is_dark else 'light'}-{seen_by}" for scheme, is_dark, seen_by in CASES],
)
DRAWN = ("wall", "rock", "crossroad", "corridor", "room", "door", "link", "path")
Vision = NDArray[np.float64]


def nearest(colors: dict[str, int], vision: Vision) -> tuple[float, str]:
    """Return the smallest distance between two of these colors, and between which."""
    places, names = oklab(colors.values(), vision), [*colors]
    found = [
        (float(np.linalg.norm(places[a] - places[b])), f"{names[a]} – {names[b]}")
        for a in range(len(names))
        for b in range(a)
    ]
    return min(found)


@EVERY_SET
def test_every_two_things_that_are_drawn_are_far_apart(palette: Palette, vision: Vision) -> None:
    # Four times what eyes can just tell.
    least, which = nearest({name: getattr(palette, name) for name in DRAWN}, vision)
    assert least >= 0.075, which


@EVERY_SET
def test_marks_of_a_maze_that_grows_are_apart(palette: Palette, vision: Vision) -> None:
    names = ("waiting", "opened", "current", "floor", "rock", "wall")
    least, which = nearest({name: getattr(palette, name) for name in names}, vision)
    assert least >= 0.075, which


@EVERY_SET
def test_markers_of_different_kinds_are_apart_also_where_they_are_dots(
    palette: Palette, vision: Vision
) -> None:
    least, which = nearest({str(at): color for at, color in enumerate(palette.markers)}, vision)
    assert least >= 0.07, which


@EVERY_SET
def test_contacts_of_the_region_graph_are_not_links(palette: Palette, vision: Vision) -> None:
    assert nearest({"contact": palette.contact, "link": palette.link}, vision)[0] >= 0.15


@EVERY_SET
def test_found_doors_are_neither_secret_doors_nor_walls(palette: Palette, vision: Vision) -> None:
    found = nearest({"found": palette.found_door, "door": palette.door}, vision)
    assert found[0] >= 0.14
    assert nearest({"found": palette.found_door, "wall": palette.wall}, vision)[0] >= 0.14


@EVERY_SET
def test_farther_is_darker_in_steps_that_are_seen(palette: Palette, vision: Vision) -> None:
    ramp = tint_colors(palette, Overlay.DISTANCES)[WEAKEST::36].tolist()
    assert (np.diff(lightness(ramp, vision)) < -3).all()
    steps = [nearest({"near": near, "far": far}, vision)[0] for near, far in pairwise(ramp)]
    assert min(steps) >= 0.04


@EVERY_SET
@pytest.mark.parametrize("overlay", [Overlay.DEAD_ENDS, Overlay.CHOKEPOINTS, Overlay.SOLUTION])
def test_what_an_overlay_shows_is_not_floor_nor_rock(
    palette: Palette, vision: Vision, overlay: Overlay
) -> None:
    colors = tint_colors(palette, overlay)
    shown = {"strongest": int(colors[STRONGEST]), "floor": palette.floor}
    assert nearest(shown, vision)[0] >= 0.2
    assert nearest({"weakest": int(colors[WEAKEST]), "floor": palette.floor}, vision)[0] >= 0.03
    assert nearest({"strongest": int(colors[STRONGEST]), "wall": palette.wall}, vision)[0] >= 0.07
    assert nearest({"strongest": int(colors[STRONGEST]), "rock": palette.rock}, vision)[0] >= 0.09


@EVERY_SET
def test_secret_cells_and_fog_are_seen_on_every_kind(palette: Palette, vision: Vision) -> None:
    for kind in (palette.room, palette.corridor, palette.crossroad):
        secret = int(blended(kind, palette.secret, 0.35))
        assert nearest({"floor": kind, "secret": secret}, vision)[0] >= 0.05
        fog = int(blended(kind, palette.fog, 0.4))
        assert nearest({"floor": kind, "fog": fog}, vision)[0] >= 0.03


@EVERY_SET
def test_regions_that_follow_in_number_differ(palette: Palette, vision: Vision) -> None:
    numbers = np.arange(1, 2000, dtype=np.int32)
    for apart in (1, 2, 3):
        here, there = (
            oklab(palette.regions[region_color_index(n)].tolist(), vision) for n in (numbers, numbers + apart)
        )
        distance = np.linalg.norm(here - there, axis=1)
        assert np.median(distance) >= 0.05, apart
        assert (distance >= 0.02).mean() >= 0.95, apart


@pytest.mark.parametrize("is_dark", [False, True])
@pytest.mark.parametrize("scheme", [*ColorScheme])
def test_signs_in_white_and_marks_on_crossroads_have_contrast(scheme: ColorScheme, is_dark: bool) -> None:
    palette = palette_of(scheme, is_dark)
    for color in (*palette.markers, *palette.links, palette.link, palette.path):
        assert contrast(color, 0xFFFFFFFF) >= 4, hex(color)
    assert contrast(palette.mark, palette.crossroad) >= 3
    assert contrast(palette.wall, palette.rock) >= 1.5
    for floor in (palette.floor, palette.room, palette.corridor, palette.crossroad):
        assert contrast(palette.wall, floor) >= 4.5


def test_gray_is_gray() -> None:
    for is_dark in (False, True):
        palette = palette_of(ColorScheme.GRAY, is_dark)
        words = [value for value in vars(palette).values() if type(value) is int]
        words += [*palette.links, *palette.markers, *palette.regions.tolist()]
        words += tint_colors(palette, Overlay.DISTANCES).tolist()
        assert len(words) > 500
        for word in words:
            channels = [word >> shift & 0xFF for shift in (16, 8, 0)]
            # Rounding of a curve may take one step.
            assert max(channels) - min(channels) <= 1, hex(word)


@pytest.mark.parametrize("scheme", [*ColorScheme])
def test_stairs_and_teleporters_side_by_side_seldom_share_a_color(scheme: ColorScheme) -> None:
    palette = palette_of(scheme, is_dark=False)
    for end in ((1, 0, 0), (0, 3, 5)):
        inks = np.array(
            [
                palette.of_link(Link(Port((0, row, col)), Port((end[0], row + end[1], col + end[2]))))
                for row in range(20)
                for col in range(20)
            ]
        )
        shares = np.unique(inks, return_counts=True)[1] / inks.size
        assert len(shares) == len(palette.links)
        assert shares.max() < 2 / len(shares)
        assert (inks[1:] == inks[:-1]).mean() < 1.6 / len(shares)
