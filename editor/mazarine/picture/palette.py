"""The colors of a maze, as 0xffRRGGBB words.

Kinds differ in lightness as well as in hue, in the same order in both palettes: rock is darkest, then
crossroad, corridor and room. So they stay apart for every kind of color vision, and in gray.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mazarine.maze import Link, MarkerKind
from mazarine.maze.numbering import RegionName

WHITE = 0xFFFFFFFF
"""The outline of paths and signs, on every floor."""
REGION_COLORS = 256
"""How many colors regions share."""

_GOLDEN_RATIO_WORD = 0x9E3779B1
_CROSSROAD_PALENESS = 0.55
_MARKER_COLORS = {kind: number for number, kind in enumerate(MarkerKind)}
# Ten colors would not be apart in gray: a lock has the color of treasures, and a gate that of characters.
_MARKER_COLORS |= dict.fromkeys((MarkerKind.KEY, MarkerKind.KEY_ONCE, MarkerKind.DOOR), 2)
_MARKER_COLORS[MarkerKind.GATE] = 3
_LOCK_COLORS = {
    "red": 0xFFB3261E, "yellow": 0xFF8A6400, "green": 0xFF1D7A34, "blue": 0xFF1F57B8, "violet": 0xFF7A2EA6,
}  # fmt: skip
"""Those that a key and its doors are drawn with, by what their labels say; white signs are seen on each."""


@dataclass(frozen=True)
class Palette:
    """The colors that a picture is painted with.

    Attributes
    ----------
    floor : floor of no known kind, and of every kind where nothing is laid over
    secret : what secret cells are tinted with
    door, found_door : secret doors that are not found yet, and those that are
    mark : the sign on crossroads
    unreached : floor that cannot be reached
    fog : what has not been seen yet, and what cells in fog are tinted with
    dead_end, chokepoint, solution : the strongest colors of the overlays of these names
    waiting, opened, current : in a maze that grows, cells that wait, the wall opened last, and the cell
        where something happens
    ramp_lightness : where the ramp of distances begins and ends, see `mazarine.picture.tints`
    region_lightness, region_chroma : what the colors of regions range over
    path : the color of paths; no kind, no link and no overlay has it
    links : what links are drawn with in turn, all dark enough for every floor; `link` in the region graph
    markers : the colors of markers, in the order of `MarkerKind` as far as notes
    contact : the contacts of regions in the region graph that are no links
    ramp_hues, ramp_chroma : what the ramp of distances turns through, in degrees of OKLab
    has_patterns : whether rock is hatched and rooms are dotted where cells are large
    own : the colors that the user has given to regions, by number
    regions : the colors of rooms and corridors, see `region_color_index`
    crossroad_regions : those of crossroads, paler, so that rooms and corridors stand out among them
    """

    paper: int
    rock: int
    floor: int
    corridor: int
    crossroad: int
    room: int
    wall: int
    secret: int
    door: int
    found_door: int
    mark: int
    grid: int
    link: int
    unreached: int
    fog: int
    dead_end: int
    chokepoint: int
    solution: int
    ramp_lightness: tuple[float, float]
    region_lightness: tuple[float, ...]
    region_chroma: float
    path: int = 0xFFD6156C
    links: tuple[int, ...] = (0xFF7B3FA8, 0xFF0F7F86, 0xFFB0306A, 0xFF2F6FB5, 0xFF8A5A00, 0xFF3C7D2E)
    markers: tuple[int, ...] = (0xFF2E7D4F, 0xFFB3261E, 0xFFA36A00, 0xFF2F6FB5, 0xFF8E2350, 0xFF5B6472)
    contact: int = 0xFF165A4C
    ramp_hues: tuple[float, float] = (105.0, 300.0)
    ramp_chroma: float = 0.10
    waiting: int = 0xFF2F7FD0
    opened: int = 0xFFF2C818
    current: int = 0xFFE0701C
    has_patterns: bool = False
    own: tuple[tuple[int, int], ...] = ()
    regions: NDArray[np.uint32] = field(init=False, repr=False, compare=False)
    crossroad_regions: NDArray[np.uint32] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        regions = _region_colors(self.region_lightness, self.region_chroma)
        object.__setattr__(self, "regions", regions)
        object.__setattr__(self, "crossroad_regions", blended(regions, self.floor, _CROSSROAD_PALENESS))

    def with_own(self, names: Mapping[int, RegionName]) -> Palette:
        """Return the same colors with those that the user has given to regions."""
        own = tuple((number, 0xFF << 24 | int(it.color[1:], 16)) for number, it in names.items() if it.color)
        return self if own == self.own else replace(self, own=own)

    def marker(self, kind: MarkerKind, lock: str = "") -> int:
        """Return the color of a marker; of a key or a door with the name of a color, that one.

        >>> hex(LIGHT.marker(MarkerKind.GOAL)), hex(LIGHT.marker(MarkerKind.KEY, "green"))
        ('0xffb3261e', '0xff1d7a34')
        """
        own = self.markers[_MARKER_COLORS[kind]]
        is_gray = len({*own.to_bytes(4)[1:]}) == 1
        return own if is_gray else _LOCK_COLORS.get(lock, own)

    def of_link(self, link: Link) -> int:
        """Return the color of a link: one for both ends and for all times, seldom that of a neighbor."""
        mixed = 0
        for part in (part for port in link.ports for part in port.cell):
            # Fibonacci hashing: what is added up falls into step with the places of stairs.
            mixed = (mixed ^ part) * _GOLDEN_RATIO_WORD & 0xFFFFFFFF
            mixed ^= mixed >> 15
        return self.links[mixed % len(self.links)]


def _region_colors(lightness: tuple[float, ...], chroma: float) -> NDArray[np.uint32]:
    """Return a wheel of hues, with lightness in small steps."""
    place = np.arange(REGION_COLORS)
    hue = 2 * np.pi * place / REGION_COLORS
    light = np.asarray(lightness)[place % len(lightness)]
    return rgb_of_oklab(light, chroma * np.cos(hue), chroma * np.sin(hue))


def region_color_index(region: NDArray[np.int32]) -> NDArray[np.uint16]:
    """Return for region numbers the places of their colors in `Palette.regions`.

    Numbers go around the wheel in golden turns: neighbors in number differ much, and so do numbers
    that are a power of two apart, as those of crossroads above each other are.

    >>> region_color_index(np.arange(1, 5, dtype=np.int32)).tolist()
    [158, 60, 218, 120]
    """
    spread = region.astype(np.uint32) * np.uint32(_GOLDEN_RATIO_WORD)
    index: NDArray[np.uint16] = (spread >> np.uint32(24)).astype(np.uint16)
    return index


def rgb_of_oklab(
    light: NDArray[np.float64], green_red: NDArray[np.float64], blue_yellow: NDArray[np.float64]
) -> NDArray[np.uint32]:
    """Return the color words of places in Björn Ottosson's OKLab, clipped to what a screen can show.

    >>> hex(int(rgb_of_oklab(np.array(1.0), np.array(0.0), np.array(0.0))))
    '0xffffffff'
    """
    long = (light + 0.3963377774 * green_red + 0.2158037573 * blue_yellow) ** 3
    middle = (light - 0.1055613458 * green_red - 0.0638541728 * blue_yellow) ** 3
    short = (light - 0.0894841775 * green_red - 1.2914855480 * blue_yellow) ** 3
    linear = np.stack(
        (
            4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
            -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
            -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
        )
    ).clip(0, 1)
    encoded = np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * linear ** (1 / 2.4) - 0.055)
    red, green, blue = (encoded * 255).round().astype(np.uint32)
    colors: NDArray[np.uint32] = np.uint32(0xFF000000) | red << 16 | green << 8 | blue
    return colors


def blended(below: ArrayLike, above: ArrayLike, share: float) -> NDArray[np.uint32]:
    """Return the colors of `above` laid over `below` with this share.

    >>> hex(int(blended(0xFF000000, 0xFFFFFFFF, 0.5)))
    '0xff808080'
    """
    low, high = np.asarray(below, dtype=np.uint32), np.asarray(above, dtype=np.uint32)
    words: NDArray[np.uint32] = np.full(np.broadcast(low, high).shape, 0xFF000000, dtype=np.uint32)
    for shift in (16, 8, 0):
        start, end = (part >> np.uint32(shift) & np.uint32(0xFF) for part in (low, high))
        mixed = start + (end.astype(np.float64) - start) * share + 0.5
        words = words | mixed.astype(np.uint32) << np.uint32(shift)
    return words


def mean(first: NDArray[np.uint32], second: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Return the colors halfway, rounded down in each channel."""
    halves = first ^ second
    halves &= np.uint32(0xFEFEFEFE)
    halves >>= np.uint32(1)
    halves += first & second
    return halves


LIGHT = Palette(
    paper=0xFFE4E7EB,
    rock=0xFF505A68,
    floor=0xFFFAF8F4,
    corridor=0xFFB4D4EA,
    crossroad=0xFFE5A368,
    room=0xFFFBF1D2,
    wall=0xFF2A313C,
    secret=0xFF8E5BB5,
    door=0xFF9B59D0,
    found_door=0xFFC79BEA,
    mark=0xFF8A4B16,
    grid=0xFFC3C6CA,
    link=0xFF7B3FA8,
    unreached=0xFFC4C7CC,
    fog=0xFFA9B4C2,
    dead_end=0xFFC05A1C,
    chokepoint=0xFF8A2467,
    solution=0xFF2F7FD0,
    ramp_lightness=(0.94, 0.54),
    region_lightness=(0.80, 0.87, 0.76, 0.90, 0.83),
    region_chroma=0.068,
)

DARK = Palette(
    paper=0xFF0C0E10,
    rock=0xFF424953,
    floor=0xFFC9C6BE,
    corridor=0xFF86AAC4,
    crossroad=0xFFB4733C,
    room=0xFFD8CCA4,
    wall=0xFF0E1013,
    secret=0xFF7A4A9F,
    door=0xFF8A46C4,
    found_door=0xFFB98BE0,
    mark=0xFF4F2A0B,
    grid=0xFF90959B,
    link=0xFF6A2F98,
    unreached=0xFF8B8E93,
    fog=0xFF2E333A,
    dead_end=0xFF9C4614,
    chokepoint=0xFF7A1F5B,
    solution=0xFF2568AD,
    ramp_lightness=(0.84, 0.46),
    region_lightness=(0.66, 0.74, 0.62, 0.78, 0.70),
    region_chroma=0.068,
)


def hexed(color: int) -> str:
    """Return a color word as SVG and Qt read it.

    >>> hexed(0xFF2A313C)
    '#2a313c'
    """
    return f"#{color & 0xFFFFFF:06x}"
