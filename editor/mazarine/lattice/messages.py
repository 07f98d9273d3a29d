"""The sentences of lattices and boards, and the texts that describe them."""

from __future__ import annotations

from mazarine.messages import Catalog


class LatticeMessage(Catalog):
    """Errors of lattices, boards and points."""

    # Lattices
    UNKNOWN_LATTICE = "Unknown lattice {name}; choose one of {known}."
    LATTICE_NOT_MIRRORED = "The lattice {name} cannot be mirrored."

    # Sizes
    MAZE_WITHOUT_CELLS = "A maze must have at least one level, one row and one column."
    TOO_MANY_CELLS = "{levels} × {rows} × {cols} cells are too many; a maze has at most {most:,}."
    TOO_MANY_CELLS_TO_SEGMENT = (
        "{levels} × {rows} × {cols} cells are too many to segment;"
        " together with their margins there can be {most:,}."
    )

    # Points of a honeycomb
    POINT_NOT_TRIPLET = "A point must be a triplet of integers, not {value}."
    POINTS_NOT_ARRAY = "Points must be an (n, 3) array of integers."
    NOT_A_POINT = "{point} is not a point of the honeycomb: a - b + c is {found}, not 0 or 1."
    NOT_A_MIRRORED_POINT = (
        "{point} is not a point of the mirrored honeycomb: a - b + c is {found}, not 0 or -1."
    )
    POINT_NOT_ON_BOARD = "Point {point} is not on the board."
    POINT_NOT_FREE = "Point {point} is not free: it was expanded before."
    FIRST_POINT_TOO_FAR = "A board cannot start at {point}; its numbers must be {farthest:,} or less."
    NOT_A_DIRECTION = "The main direction of point {point} must be one of {known}, not {value}."


class LatticeText(Catalog):
    """Titles and descriptions of lattices, and descriptions of places."""

    SQUARE_LATTICE = "Square"
    HONEYCOMB_LATTICE = "Honeycomb"
    MIRRORED_HONEYCOMB_LATTICE = "Honeycomb, mirrored"
    HEXAGON_LATTICE = "Hexagon"

    SQUARE_DESCRIPTION = "Square cells with four neighbors each."
    HONEYCOMB_DESCRIPTION = "Points with three neighbors each. Rooms are made of hexagons of six points."
    MIRRORED_HONEYCOMB_DESCRIPTION = (
        "A honeycomb flipped horizontally: points with three neighbors each, in hexagons."
    )
    HEXAGON_DESCRIPTION = "Cells with six neighbors each. Rooms are made of corners of three cells."

    ROW_COLUMN = "row {row}, column {col}"
    ROW_COLUMN_POINT = "row {row}, column {col}, point {point}"
