"""Sentences about mazes on tilings."""

from __future__ import annotations

from mazarine.messages import Catalog


class TilingMessage(Catalog):
    """What is refused."""

    NO_SUCH_TILING = "There is no tiling {name}; the tilings are {known}."
    NO_TILING_SIZE = "A tiling has at least one row and one column, not {rows} × {cols}."
    TILING_TOO_LARGE = "{rows:,} × {cols:,} makes too many cells: a tiling has at most {most:,}."
    NO_TILING_ALGORITHM = "{name} does not work on tilings; these do: {known}."
    NO_TILING_CELL = "There is no cell {cell}; the cells are numbered from 0 to {last:,}."
    NO_TILING_SIDE = "There is no side {side}; the sides are numbered from 0 to {last:,}."


class TilingText(Catalog):
    """The names of tilings."""

    RINGS = "Rings"
    UPSILON = "Octagons and squares"
    TRIANGLES = "Hexagon of triangles"
