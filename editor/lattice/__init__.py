"""Lattices: which sides a cell has, what lies across them, and which cells make a face."""

from editor.errors import MazeError
from editor.lattice.lattice import Lattice, Side
from editor.lattice.square import SQUARE

__all__ = ["SQUARE", "Lattice", "Side", "lattice_named"]

_LATTICES = {SQUARE.name: SQUARE}


def lattice_named(name: str) -> Lattice:
    """Give the lattice that files and calls know by this name; `MazeError` if there is none."""
    try:
        return _LATTICES[name]
    except KeyError:
        known = ", ".join(sorted(_LATTICES))
        raise MazeError(f"The lattice {name!r} is not known; known are: {known}.") from None
