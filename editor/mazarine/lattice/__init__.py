"""Lattices: the sides of a cell, its neighbors, and the cells that make a face."""

import copyreg

from mazarine.errors import MazeError
from mazarine.lattice.geometry import Geometry
from mazarine.lattice.grid import Grid
from mazarine.lattice.hexagon_cells import HEXAGON
from mazarine.lattice.hexagons import HONEYCOMB, MIRRORED
from mazarine.lattice.lattice import Lattice
from mazarine.lattice.messages import LatticeMessage
from mazarine.lattice.side import Side
from mazarine.lattice.square import SQUARE
from mazarine.messages import Series, quoted

__all__ = [
    "HEXAGON", "HONEYCOMB", "LATTICES", "MIRRORED", "SQUARE", "Geometry", "Grid", "Lattice", "Side",
    "lattice_named",
]  # fmt: skip

LATTICES = (SQUARE, HONEYCOMB, MIRRORED, HEXAGON)


def lattice_named(name: str, mirrored: bool = False) -> Lattice:
    """Return the lattice with a name; `MazeError` if there is none.

    >>> lattice_named("honeycomb", mirrored=True) is MIRRORED
    True
    """
    alike = [lattice for lattice in LATTICES if lattice.name == name]
    for lattice in alike:
        if lattice.mirrored == mirrored:
            return lattice
    if alike:
        raise MazeError(LatticeMessage.LATTICE_NOT_MIRRORED(name=name))
    known = Series(tuple(sorted({lattice.name for lattice in LATTICES})))
    raise MazeError(LatticeMessage.UNKNOWN_LATTICE(name=quoted(name), known=known))


def _reduced(lattice: Lattice) -> tuple[object, ...]:
    return lattice_named, (lattice.name, lattice.mirrored)


# There is one lattice of each name, also after pickling and copying.
copyreg.pickle(Lattice, _reduced)  # type: ignore[arg-type]
