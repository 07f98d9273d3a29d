"""Mazes with all that a native file can hold, for Hypothesis."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import strategies as st

from mazarine.errors import EditRejected
from mazarine.lattice import Lattice
from mazarine.maze import Link, Marker, MarkerKind, Maze, PortSide
from mazarine.maze.edits import PlaceMarker
from mazarine.maze.growth import GrownPoints
from tests.strategies import any_lattice, mazes

_TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
_NUMBERS = st.one_of(
    st.integers(-(1 << 63), (1 << 64) - 1), st.floats(allow_nan=False, allow_infinity=False), st.booleans()
)
_KEYS = _TEXTS.map(lambda text: f"x-{text}")
JSON = st.recursive(
    st.one_of(st.none(), _TEXTS, _NUMBERS),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(_TEXTS, inner, max_size=3)),
    max_leaves=5,
)
EXTRAS = st.dictionaries(_KEYS, JSON, max_size=2)


@st.composite
def dressed_mazes(draw: st.DrawFn, lattices: st.SearchStrategy[Lattice] = any_lattice) -> Maze:
    """Draw a maze with links, markers, secrets, fog, an origin, words and unknown keys everywhere."""
    bare = draw(mazes(lattices=lattices))
    grown = st.none() if bare.lattice.point_at is None else st.one_of(st.none(), growths())
    maze = Maze(
        bare.cells, bare.walls, lattice=bare.lattice, origin=bare.origin,
        links=[draw(_worded(link)) for link in bare.links], growth=draw(grown),
        title=draw(_TEXTS), author=draw(_TEXTS), properties=draw(st.dictionaries(_TEXTS, JSON, max_size=2)),
        extra=draw(EXTRAS),
    )  # fmt: skip
    for kind in draw(st.lists(st.sampled_from(MarkerKind), max_size=5)):
        marker = draw(_marker(maze, kind))
        try:
            PlaceMarker(marker).apply(maze)
        except EditRejected:
            continue
    return maze


def growths() -> st.SearchStrategy[GrownPoints]:
    """Draw grown points, some of them off the board."""
    coordinate = st.integers(-9, 9)
    points = st.lists(st.tuples(coordinate, coordinate, st.integers(0, 1)), min_size=1, max_size=9)
    return points.map(np.array).map(GrownPoints)


@st.composite
def _worded(draw: st.DrawFn, link: Link) -> Link:
    extra: dict[str, Any] = draw(EXTRAS)
    for end in ("from", "to"):
        beyond = draw(EXTRAS)
        if beyond:
            extra[end] = beyond
    return Link(link.first, link.second, link.kind, link.one_way, draw(_TEXTS), extra)


@st.composite
def _marker(draw: st.DrawFn, maze: Maze, kind: MarkerKind) -> Marker:
    place = tuple(draw(st.integers(0, size - 1)) for size in maze.shape)
    cell = maze.grid.cell_at((place[0], place[1], place[2]))
    gaps = [
        PortSide[side.name]
        for side in maze.lattice.sides
        if maze.has_side(cell, side) and maze.is_border(cell, side)
    ]
    return Marker(kind, cell, draw(st.sampled_from([None, *gaps])), draw(_TEXTS), draw(EXTRAS))
