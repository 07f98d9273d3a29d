"""The square lattice: four sides, and faces that are blocks of two by two cells."""

from editor.lattice.lattice import Lattice, Side

SQUARE = Lattice(
    name="square",
    steps=((-1, 0), (0, 1), (1, 0), (0, -1)),
    face_cells=((0, 0), (0, 1), (1, 0), (1, 1)),
    face_sides=(((0, 0), Side.E), ((0, 0), Side.S), ((0, 1), Side.S), ((1, 0), Side.E)),
    face_steps=((-1, 0), (0, 1), (1, 0), (0, -1)),
    face_ring=((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)),
)
