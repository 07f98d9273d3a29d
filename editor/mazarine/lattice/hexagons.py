"""The honeycomb as tables: points with three sides, kept as a brick wall; faces are hexagons of points."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from mazarine.lattice.lattice import Lattice
from mazarine.lattice.messages import LatticeText
from mazarine.lattice.side import Side
from mazarine.lattice.triangles import Triangles
from mazarine.lattice.triplets import triplet_at

_TRIANGLES = Triangles(0), Triangles(1)

HONEYCOMB = Lattice(
    name="honeycomb",
    title=LatticeText.HONEYCOMB_LATTICE(),
    description=LatticeText.HONEYCOMB_DESCRIPTION(),
    steps=((-1, 0), (0, 1), (1, 0), (0, -1)),
    face_cells=((0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)),
    face_sides=(
        ((0, 0), Side.E), ((0, 0), Side.S), ((0, 1), Side.S),
        ((1, 0), Side.S), ((1, 1), Side.S), ((2, 0), Side.E),
    ),
    face_steps=((-2, 0), (-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1)),
    face_ring=((-2, 0), (-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1)),
    shapes=lambda sort: _TRIANGLES[sort],
    point_at=triplet_at,
    lacking=(Side.W.bit, Side.E.bit),
)  # fmt: skip
"""A face begins at a point that has a side E; so at half of the places there can be none."""

DIRECTION_SIDES = Side.E, Side.N, Side.N, Side.W, Side.S, Side.S
"""The sides across which D1 to D6 lead; points with a side E have D1, D3 and D5, the others D2, D4 and D6."""

MIRRORED = replace(
    HONEYCOMB,
    title=LatticeText.MIRRORED_HONEYCOMB_LATTICE(),
    description=LatticeText.MIRRORED_HONEYCOMB_DESCRIPTION(),
    shapes=lambda sort: _TRIANGLES[1 - sort],
    mirrored=True,
    point_at=partial(triplet_at, mirrored=True),
    lacking=(Side.E.bit, Side.W.bit),
)
