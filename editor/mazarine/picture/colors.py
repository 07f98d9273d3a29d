"""The color of each cell, before walls: one look-up a cell."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mazarine.maze.codes import FOG, Matter, Wall
from mazarine.picture.palette import REGION_COLORS, Palette, blended, region_color_index
from mazarine.picture.plane import AnyOverlay, Overlay, Plane
from mazarine.picture.tints import tint_colors
from mazarine.regions.kinds import Kind

_SECRET_TINT = 0.35
_SECRET_TINT_OF_STEPS = 0.15
"""Where colors are measures, they change as little as can still be seen."""
_WALL_SHADE = 0.22
"""How much one wall of a cell darkens it where walls are too thin to be drawn."""
GROUND_SHARE = 0.8
"""How much of the paper shows around points, the rest being the color of the cell."""
_FOG_TINT = 0.4
_CODES = 8
"""What the byte of a cell can be."""


class CellColors:
    """Looks up the colors of cells for one palette and one overlay.

    Parameters
    ----------
    palette : the colors
    overlay : what lies over the floor
    hides_fog : whether nothing is seen through fog; else it only tints
    tints : (256,) the colors of tints; if not given, those of the overlay
    """

    def __init__(
        self,
        palette: Palette,
        overlay: AnyOverlay,
        hides_fog: bool = False,
        tints: NDArray[np.uint32] | None = None,
    ) -> None:
        self.palette = palette
        self.overlay = overlay
        self._tints = tints
        self._look = _Look(palette, 1.0 if hides_fog else _FOG_TINT)

    @cached_property
    def _by_kind(self) -> NDArray[np.uint32]:
        return _kind_table(self._look, self.overlay)

    @cached_property
    def _by_region(self) -> NDArray[np.uint32]:
        return _region_table(self._look)

    @cached_property
    def _by_tint(self) -> NDArray[np.uint32] | None:
        if not self.overlay.has_tints:
            return None
        tints = tint_colors(self.palette, self.overlay) if self._tints is None else self._tints
        return _tint_table(self._look, tints)

    @cached_property
    def _by_own(self) -> tuple[NDArray[np.int64], NDArray[np.uint32]]:
        own = np.array(sorted(self.palette.own), dtype=np.int64)
        table = np.empty((4, _CODES, len(own)), dtype=np.uint32)
        for code in range(_CODES):
            table[0, code] = self._look.of_code(code, own[:, 1].astype(np.uint32))
        return own[:, 0], _with_shades(self.palette, table)

    def of(self, plane: Plane, shaded: bool = False) -> NDArray[np.uint32]:
        """Return the color of every cell of a plane, or part of one.

        Parameters
        ----------
        shaded : darken each cell by its walls, for pictures in which they are too thin to be drawn
        """
        share = _wall_share(plane.walls) if shaded else None
        colors = self._of(plane, share)
        if self._has_own and plane.region is not None:
            region, (numbers, table) = np.asarray(plane.region), self._by_own
            at = np.searchsorted(numbers, region)
            is_own = np.take(numbers, at, mode="clip") == region
            look = plane.cells[is_own] + (0 if share is None else share[is_own] * np.int64(_CODES))
            colors[is_own] = table[look * len(numbers) + at[is_own]]
        return colors

    @property
    def _has_own(self) -> bool:
        return bool(self.palette.own) and self.overlay in (Overlay.KINDS, Overlay.REGIONS)

    def _of(self, plane: Plane, share: NDArray[np.uint8] | None) -> NDArray[np.uint32]:
        if self.overlay is Overlay.REGIONS and plane.region is not None:
            return self._of_regions(plane, np.asarray(plane.region), share)
        if self._by_tint is not None and plane.tints is not None:
            return self._of_tints(plane.cells, plane.tints, share, self._by_tint)
        kind = plane.kind if self.overlay is Overlay.KINDS else None
        return self._of_kinds(plane.cells, kind, share)

    def needed(self, plane: Plane) -> Plane:
        """Return a plane with those arrays alone that colors are looked up from: picking cells out costs."""
        if self.overlay is Overlay.REGIONS and plane.region is not None:
            return replace(plane, tints=None)
        if self._by_tint is not None and plane.tints is not None:
            return replace(plane, kind=None, region=None)
        kind = plane.kind if self.overlay is Overlay.KINDS else None
        return replace(plane, kind=kind, region=plane.region if self._has_own else None, tints=None)

    def _of_kinds(
        self, cells: NDArray[np.uint8], kind: NDArray[np.uint8] | None, share: NDArray[np.uint8] | None
    ) -> NDArray[np.uint32]:
        # Numpy multiplies bytes ten times as fast as it shifts them.
        index = cells if kind is None else cells | kind * np.uint8(1 << 3)
        if share is not None:
            index = index | share * np.uint8(1 << 5)
        return np.take(self._by_kind, index, mode="clip")

    def _of_regions(
        self, plane: Plane, region: NDArray[np.int32], share: NDArray[np.uint8] | None
    ) -> NDArray[np.uint32]:
        index = plane.cells * np.uint16(1 << 8)
        index |= region_color_index(region)
        index |= (region == 0) * np.uint16(1 << 11)
        if plane.kind is not None:
            index |= (plane.kind == Kind.CROSSROAD) * np.uint16(1 << 12)
        if share is not None:
            index |= share * np.uint16(1 << 13)
        return np.take(self._by_region, index, mode="clip")

    def _of_tints(
        self,
        cells: NDArray[np.uint8],
        tints: NDArray[np.uint8],
        share: NDArray[np.uint8] | None,
        table: NDArray[np.uint32],
    ) -> NDArray[np.uint32]:
        index = cells * np.uint16(1 << 8)
        index |= tints
        if share is not None:
            index |= share * np.uint16(1 << 11)
        return np.take(table, index, mode="clip")


def _wall_share(walls: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return how many of the positions in each byte of walls, three at most, are walls.

    >>> _wall_share(np.array([0, 1, 2, 4, 5, 6, 16, 21, 38], dtype=np.uint8)).tolist()
    [0, 1, 0, 1, 2, 1, 1, 3, 1]
    """
    # As bytes: a table of 256 answers takes four times as long.
    first, second, third = (
        (walls & np.uint8(3 << shift) == np.uint8(Wall.WALL << shift)).view(np.uint8) for shift in (0, 2, 4)
    )
    share: NDArray[np.uint8] = first + second + third
    return share


@lru_cache(maxsize=32)
def colors_for(palette: Palette, overlay: AnyOverlay, hides_fog: bool = False) -> CellColors:
    """Return the look-up, which takes some milliseconds to make, and is the same for all who ask."""
    return CellColors(palette, overlay, hides_fog)


class _Look(NamedTuple):
    """The appearance of cells, without overlays."""

    palette: Palette
    fog_share: float

    def of_code(self, code: int, floor: ArrayLike, secret_share: float = _SECRET_TINT) -> ArrayLike:
        """Return the color of cells with a code, where floor has these colors."""
        matter = code >> 1
        color = floor
        if matter == Matter.ROCK:
            color = self.palette.rock
        elif matter != Matter.FLOOR:
            color = blended(floor, self.palette.secret, secret_share)
        return blended(color, self.palette.fog, self.fog_share) if code & FOG else color


def _kind_table(look: _Look, overlay: AnyOverlay) -> NDArray[np.uint32]:
    """Return the table by code (3 bits), kind (2) and wall share (2)."""
    palette = look.palette
    kinds = (palette.floor, palette.corridor, palette.crossroad, palette.room)
    table = np.empty((4, 4, _CODES), dtype=np.uint32)
    floor = np.array(kinds if overlay is Overlay.KINDS else (palette.floor,) * 4, dtype=np.uint32)
    for code in range(_CODES):
        table[0, :, code] = look.of_code(code, floor)
    return _with_shades(palette, table)


def _region_table(look: _Look) -> NDArray[np.uint32]:
    """Return the table for regions.

    By color index (8 bits), code (3), no number yet (1), crossroad (1), share (2).
    """
    palette = look.palette
    table = np.empty((4, 2, 2, _CODES, REGION_COLORS), dtype=np.uint32)
    floor = np.full(REGION_COLORS, palette.floor, dtype=np.uint32)
    for crossroad, known in enumerate((palette.regions, palette.crossroad_regions)):
        for unknown, colors in enumerate((known, floor)):
            for code in range(_CODES):
                table[0, crossroad, unknown, code] = look.of_code(code, colors)
    return _with_shades(palette, table)


def _tint_table(look: _Look, colors: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Return the table by tint (8 bits), code (3) and share (2)."""
    table = np.empty((4, _CODES, 256), dtype=np.uint32)
    for code in range(_CODES):
        table[0, code] = look.of_code(code, colors, _SECRET_TINT_OF_STEPS)
    return _with_shades(look.palette, table)


def _with_shades(palette: Palette, table: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Fill in the shares 1 to 3 of a table whose share 0 is there, and flatten it."""
    for share in range(1, 4):
        table[share] = blended(table[0], palette.wall, _WALL_SHADE * share)
    return table.reshape(-1)
