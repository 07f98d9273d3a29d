"""The color schemes: the default, two for color-blind users, and shades of gray.

In every scheme kinds are steps of lightness in the same order. Beyond that, colors differ where the eyes
that a set is for see differences: yellow from blue for red-green blindness (protanopia, deuteranopia),
red from green for blue-yellow blindness (tritanopia), and in lightness alone for none at all.
`tests/picture/test_color_schemes.py` measures it.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from functools import lru_cache

from mazarine.picture.palette import DARK, LIGHT, Palette


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


@lru_cache
def palette_of(scheme: ColorScheme, is_dark: bool = False, has_patterns: bool | None = None) -> Palette:
    """Return the colors of a scheme on a light or dark ground, by default with its own choice of patterns.

    >>> palette_of(ColorScheme.DEFAULT) is LIGHT
    True
    """
    palette = _DARK[scheme] if is_dark else _LIGHT[scheme]
    wanted = scheme.has_patterns if has_patterns is None else has_patterns
    return palette if wanted == palette.has_patterns else replace(palette, has_patterns=wanted)


_RED_GREEN = replace(
    LIGHT,
    rock=0xFF566070,
    corridor=0xFFB2D3F5,
    crossroad=0xFFE39C2E,
    room=0xFFFFF6D6,
    secret=0xFF5C61D1,
    door=0xFF2C0091,
    found_door=0xFF8F94EE,
    mark=0xFF6E4300,
    link=0xFF5C61D1,
    chokepoint=0xFF4436A6,
    dead_end=0xFFB45A00,
    solution=0xFF2F6FD0,
    path=0xFFC01A06,
    links=(0xFF5C61D1, 0xFF630000, 0xFFA06000, 0xFF10008F),
    markers=(0xFF00857F, 0xFF5B0500, 0xFFA85800, 0xFF4A64D7, 0xFF341459, 0xFF434C5D),
    contact=0xFF3F2F00,
    ramp_hues=(95.0, 275.0),
    ramp_chroma=0.08,
    region_lightness=(0.875, 0.92, 0.785, 0.76, 0.90, 0.85, 0.83, 0.81, 0.74),
    region_chroma=0.075,
    has_patterns=True,
)
_RED_GREEN_DARK = replace(
    _RED_GREEN,
    paper=DARK.paper,
    rock=DARK.rock,
    floor=DARK.floor,
    corridor=0xFF86ABD2,
    crossroad=0xFFB97A22,
    room=0xFFDCD0A6,
    wall=DARK.wall,
    secret=0xFF3752D3,
    door=0xFF42028F,
    found_door=0xFF7F86DE,
    mark=0xFF3A2200,
    grid=DARK.grid,
    link=0xFF3752D3,
    unreached=DARK.unreached,
    fog=DARK.fog,
    chokepoint=0xFF2E2488,
    dead_end=0xFF8A4600,
    solution=0xFF2459AD,
    path=0xFF8B4F11,
    links=(0xFF3752D3, 0xFF630000, 0xFF8B5300, 0xFF10008F),
    ramp_lightness=DARK.ramp_lightness,
    region_lightness=(0.725, 0.70, 0.60, 0.65, 0.80, 0.775, 0.675, 0.625, 0.75),
)
_BLUE_YELLOW = replace(
    LIGHT,
    rock=0xFF566068,
    corridor=0xFFA3DCD9,
    crossroad=0xFFE58F83,
    room=0xFFFFF3E4,
    secret=0xFF008945,
    door=0xFF84002D,
    found_door=0xFFD8849C,
    mark=0xFF7A1B12,
    link=0xFF008945,
    chokepoint=0xFF8A1034,
    dead_end=0xFFB8402C,
    solution=0xFF007F86,
    path=0xFFB80F22,
    links=(0xFF008945, 0xFFB02A62, 0xFF280087, 0xFF770030),
    markers=(0xFF008036, 0xFF8D0000, 0xFF9B6D44, 0xFF00377C, 0xFF50004A, 0xFF6B6F74),
    contact=0xFF5A0B22,
    ramp_hues=(195.0, 15.0),
    has_patterns=True,
)
_BLUE_YELLOW_DARK = replace(
    _BLUE_YELLOW,
    paper=DARK.paper,
    rock=0xFF424950,
    floor=DARK.floor,
    corridor=0xFF78B4B0,
    crossroad=0xFFB9695E,
    room=0xFFDCCFBE,
    wall=DARK.wall,
    secret=0xFF008655,
    door=0xFF7E37BA,
    found_door=0xFFBE86DC,
    mark=0xFF4A0E08,
    grid=DARK.grid,
    link=0xFF008655,
    unreached=DARK.unreached,
    fog=DARK.fog,
    chokepoint=0xFF6A0825,
    dead_end=0xFF963322,
    solution=0xFF00696E,
    path=0xFF850000,
    ramp_lightness=DARK.ramp_lightness,
    region_lightness=DARK.region_lightness,
)
_GRAY = replace(
    LIGHT,
    paper=0xFFE6E6E6,
    rock=0xFF555555,
    floor=0xFFF8F8F8,
    corridor=0xFFC1C1C1,
    crossroad=0xFF9A9A9A,
    room=0xFFF6F6F6,
    wall=0xFF0C0C0C,
    secret=0xFF404040,
    door=0xFF3C3C3C,
    found_door=0xFFA8A8A8,
    mark=0xFF1A1A1A,
    grid=0xFFC6C6C6,
    link=0xFF717171,
    unreached=0xFFC8C8C8,
    fog=0xFF7A7A7A,
    dead_end=0xFF8E8E8E,
    chokepoint=0xFF8E8E8E,
    solution=0xFF8E8E8E,
    path=0xFF242424,
    links=(0xFF717171, 0xFF242424, 0xFF555555, 0xFF3C3C3C),
    markers=(0xFF727272, 0xFF000000, 0xFF5C5C5C, 0xFF464646, 0xFF1C1C1C, 0xFF313131),
    contact=0xFF242424,
    waiting=0xFF8A8A8A,
    opened=0xFFC4C4C4,
    current=0xFF2A2A2A,
    ramp_lightness=(0.97, 0.51),
    ramp_chroma=0.0,
    region_lightness=(0.75, 0.71, 0.97, 0.665, 0.795, 0.84, 0.88, 0.62, 0.925),
    region_chroma=0.0,
    has_patterns=True,
)
_GRAY_DARK = replace(
    _GRAY,
    paper=0xFF0E0E0E,
    rock=0xFF4A4A4A,
    floor=0xFFC8C8C8,
    corridor=0xFFABABAB,
    crossroad=0xFF838383,
    room=0xFFD8D8D8,
    wall=0xFF080808,
    secret=0xFF303030,
    door=0xFF343434,
    found_door=0xFF969696,
    mark=0xFF101010,
    grid=0xFF929292,
    link=0xFF646464,
    unreached=0xFF8E8E8E,
    fog=0xFF343434,
    dead_end=0xFF828282,
    chokepoint=0xFF828282,
    solution=0xFF828282,
    path=0xFF202020,
    waiting=0xFF707070,
    opened=0xFF9C9C9C,
    current=0xFF242424,
    ramp_lightness=(0.88, 0.46),
    region_lightness=(0.805, 0.70, 0.63, 0.56, 0.84, 0.77, 0.595, 0.735, 0.665),
)
_LIGHT = {
    ColorScheme.DEFAULT: LIGHT, ColorScheme.RED_GREEN: _RED_GREEN,
    ColorScheme.BLUE_YELLOW: _BLUE_YELLOW, ColorScheme.GRAY: _GRAY,
}  # fmt: skip
_DARK = {
    ColorScheme.DEFAULT: DARK, ColorScheme.RED_GREEN: _RED_GREEN_DARK,
    ColorScheme.BLUE_YELLOW: _BLUE_YELLOW_DARK, ColorScheme.GRAY: _GRAY_DARK,
}  # fmt: skip
