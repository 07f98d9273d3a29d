"""The color schemes: the default, two for color-blind users, and shades of gray.

In every scheme kinds are steps of lightness in the same order. Beyond that, colors differ where the eyes
that a set is for see differences: yellow from blue for red-green blindness (protanopia, deuteranopia),
red from green for blue-yellow blindness (tritanopia), and in lightness alone for none at all.
`tests/picture/test_color_schemes.py` measures it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from functools import lru_cache
from typing import Any

from mazarine.picture.palette import DARK, LIGHT, WHITE, Palette

_TINT, _BLACK = 0xFFDDDDDD, 0xFF000000


class ColorScheme(StrEnum):
    """A set of colors, by the color vision that it is made for."""

    DEFAULT = "default"
    RED_GREEN = "red-green"
    BLUE_YELLOW = "blue-yellow"
    GRAY = "gray"

    @property
    def has_patterns(self) -> bool:
        """Whether kinds have patterns, unless that is chosen otherwise."""
        return self is not ColorScheme.DEFAULT


class Rock(StrEnum):
    """How rock is drawn: dark, or for print in a light gray or white, which takes no ink, on white paper."""

    DARK = "dark"
    TINT = "tint"
    WHITE = "white"

    def palette(self, palette: Palette) -> Palette:
        """Return the colors of a palette with this rock."""
        if self is Rock.DARK:
            return palette
        rock = WHITE if self is Rock.WHITE else _TINT
        return replace(palette, rock=rock, paper=WHITE, floor=WHITE, wall=_BLACK, has_patterns=False)


@lru_cache
def palette_of(scheme: ColorScheme, is_dark: bool = False, has_patterns: bool | None = None) -> Palette:
    """Return the colors of a scheme on a light or dark ground, by default with its own choice of patterns.

    >>> palette_of(ColorScheme.DEFAULT) is LIGHT
    True
    """
    palette = _PALETTES[scheme][is_dark]
    wanted = scheme.has_patterns if has_patterns is None else has_patterns
    return palette if wanted == palette.has_patterns else replace(palette, has_patterns=wanted)


def _light_and_dark(colors: Mapping[str, tuple[Any, Any]], **both: Any) -> tuple[Palette, Palette]:
    """Return a light and a dark palette; `colors` has the values of each, and `both` what they share."""
    light, dark = ({name: pair[which] for name, pair in colors.items()} for which in (0, 1))
    return (
        replace(LIGHT, has_patterns=True, **light, **both), replace(DARK, has_patterns=True, **dark, **both)
    )  # fmt: skip


_PALETTES = {
    ColorScheme.DEFAULT: (LIGHT, DARK),
    ColorScheme.RED_GREEN: _light_and_dark(
        {
            "rock": (0xFF566070, 0xFF424953),
            "corridor": (0xFFB2D3F5, 0xFF86ABD2),
            "crossroad": (0xFFE39C2E, 0xFFB97A22),
            "room": (0xFFFFF6D6, 0xFFDCD0A6),
            "secret": (0xFF5C61D1, 0xFF3752D3),
            "door": (0xFF2C0091, 0xFF42028F),
            "found_door": (0xFF8F94EE, 0xFF7F86DE),
            "mark": (0xFF6E4300, 0xFF3A2200),
            "link": (0xFF5C61D1, 0xFF3752D3),
            "dead_end": (0xFFB45A00, 0xFF8A4600),
            "chokepoint": (0xFF4436A6, 0xFF2E2488),
            "solution": (0xFF2F6FD0, 0xFF2459AD),
            "path": (0xFFC01A06, 0xFF8B4F11),
            "region_lightness": (
                (0.875, 0.92, 0.785, 0.76, 0.9, 0.85, 0.83, 0.81, 0.74),
                (0.725, 0.7, 0.6, 0.65, 0.8, 0.775, 0.675, 0.625, 0.75),
            ),
            "links": (
                (0xFF5C61D1, 0xFF630000, 0xFFA06000, 0xFF10008F),
                (0xFF3752D3, 0xFF630000, 0xFF8B5300, 0xFF10008F),
            ),
        },
        region_chroma=0.075,
        markers=(0xFF00857F, 0xFF5B0500, 0xFFA85800, 0xFF4A64D7, 0xFF341459, 0xFF434C5D),
        contact=0xFF3F2F00,
        ramp_hues=(95.0, 275.0),
        ramp_chroma=0.08,
    ),
    ColorScheme.BLUE_YELLOW: _light_and_dark(
        {
            "rock": (0xFF566068, 0xFF424950),
            "corridor": (0xFFA3DCD9, 0xFF78B4B0),
            "crossroad": (0xFFE58F83, 0xFFB9695E),
            "room": (0xFFFFF3E4, 0xFFDCCFBE),
            "secret": (0xFF008945, 0xFF008655),
            "door": (0xFF84002D, 0xFF7E37BA),
            "found_door": (0xFFD8849C, 0xFFBE86DC),
            "mark": (0xFF7A1B12, 0xFF4A0E08),
            "link": (0xFF008945, 0xFF008655),
            "dead_end": (0xFFB8402C, 0xFF963322),
            "chokepoint": (0xFF8A1034, 0xFF6A0825),
            "solution": (0xFF007F86, 0xFF00696E),
            "path": (0xFFB80F22, 0xFF850000),
        },
        links=(0xFF008945, 0xFFB02A62, 0xFF280087, 0xFF770030),
        markers=(0xFF008036, 0xFF8D0000, 0xFF9B6D44, 0xFF00377C, 0xFF50004A, 0xFF6B6F74),
        contact=0xFF5A0B22,
        ramp_hues=(195.0, 15.0),
    ),
    ColorScheme.GRAY: _light_and_dark(
        {
            "paper": (0xFFE6E6E6, 0xFF0E0E0E),
            "rock": (0xFF555555, 0xFF4A4A4A),
            "floor": (0xFFF8F8F8, 0xFFC8C8C8),
            "corridor": (0xFFC1C1C1, 0xFFABABAB),
            "crossroad": (0xFF9A9A9A, 0xFF838383),
            "room": (0xFFF6F6F6, 0xFFD8D8D8),
            "wall": (0xFF0C0C0C, 0xFF080808),
            "secret": (0xFF404040, 0xFF303030),
            "door": (0xFF3C3C3C, 0xFF343434),
            "found_door": (0xFFA8A8A8, 0xFF969696),
            "mark": (0xFF1A1A1A, 0xFF101010),
            "grid": (0xFFC6C6C6, 0xFF929292),
            "link": (0xFF717171, 0xFF646464),
            "unreached": (0xFFC8C8C8, 0xFF8E8E8E),
            "fog": (0xFF7A7A7A, 0xFF343434),
            "dead_end": (0xFF8E8E8E, 0xFF828282),
            "chokepoint": (0xFF8E8E8E, 0xFF828282),
            "solution": (0xFF8E8E8E, 0xFF828282),
            "path": (0xFF242424, 0xFF202020),
            "waiting": (0xFF8A8A8A, 0xFF707070),
            "opened": (0xFFC4C4C4, 0xFF9C9C9C),
            "current": (0xFF2A2A2A, 0xFF242424),
            "ramp_lightness": ((0.97, 0.51), (0.88, 0.46)),
            "region_lightness": (
                (0.75, 0.71, 0.97, 0.665, 0.795, 0.84, 0.88, 0.62, 0.925),
                (0.805, 0.7, 0.63, 0.56, 0.84, 0.77, 0.595, 0.735, 0.665),
            ),
        },
        region_chroma=0.0,
        links=(0xFF717171, 0xFF242424, 0xFF555555, 0xFF3C3C3C),
        markers=(0xFF727272, 0xFF000000, 0xFF5C5C5C, 0xFF464646, 0xFF1C1C1C, 0xFF313131),
        contact=0xFF242424,
        ramp_chroma=0.0,
    ),
}
"""The light and the dark colors of each scheme."""
