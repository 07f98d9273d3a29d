"""Making a maze by the name of an algorithm."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazewright.errors import GeneratorError
from mazewright.generators.growth import Growth
from mazewright.generators.parameter import read_all
from mazewright.generators.registry import GENERATORS, generator_named
from mazewright.lattice import Lattice, lattice_named
from mazewright.maze import Maze
from mazewright.maze.codes import is_whole
from mazewright.progress import Progress

Rng = np.random.Generator | int | None
"""Where chance comes from: a generator, a seed for one, or None for a different maze each time."""


def seed_of(rng: Rng) -> int:
    """Draw the one number of 64 bits that all others come from: a raw one, for only those never change.

    Some generators of NumPy give raw numbers of 32 bits; these are taken as they are.

    Raises
    ------
    GeneratorError
        If it is no generator, no whole number from 0 and not None.
    """
    is_seed = is_whole(rng) and rng >= 0  # type: ignore[operator]
    if not (rng is None or is_seed or isinstance(rng, np.random.Generator)):
        raise GeneratorError(
            f"Chance comes from a numpy.random.Generator, a seed from 0, or None, not from {rng!r}."
        )
    return int(np.random.default_rng(rng).bit_generator.random_raw())


def begin(
    name: str,
    rows: int,
    cols: int,
    *,
    rng: Rng = None,
    mask: NDArray[np.bool_] | None = None,
    blocked: NDArray[np.uint8] | None = None,
    lattice: str | Lattice = "square",
    origin: tuple[int, int] = (0, 0),
    start: tuple[int, int] | None = None,
    **parameters: Any,
) -> Growth:
    """Begin a maze, to let it grow step by step.

    Parameters
    ----------
    name
        Of an algorithm in `GENERATORS`, or another name that it is known by: see `ALIASES`.
    rows, cols
        The size of the maze.
    rng
        A generator that gives one number of 64 bits (the rest is arithmetic of our own, the same
        everywhere), a seed for one, or None for a different maze each time.
    mask : (rows, cols) bool
        The cells that become floor; each piece gets a tree of its own.
    blocked : (rows, cols) uint8
        Sides that stay walled, in the code of `Maze.walls`: those that carry links, say.
    lattice
        One, or its name.
    origin
        The lattice row and column of the first cell: it tells the sorts of cells.
    start
        The lattice row and column where it begins, for algorithms that begin at a cell; None for any.
    parameters
        What the algorithm declares; the others keep their defaults.

    Raises
    ------
    GeneratorError
        If the algorithm is not known, or cannot do what is asked.
    """
    generator = generator_named(name)
    values = read_all(generator.parameters, parameters)
    lattice = lattice if isinstance(lattice, Lattice) else lattice_named(lattice)
    if not generator.can_do(lattice):
        raise GeneratorError(
            f"{name} cannot do the {lattice.name} lattice; it can do: {', '.join(generator.lattices)}."
        )
    if not generator.fills_masks and not (mask is None and blocked is None):
        raise GeneratorError(f"{name} needs a whole rectangle; it takes neither a mask nor blocked sides.")
    generator.require_fit(rows, cols)
    if start is not None and not generator.has_start:
        known = ", ".join(it.name for it in GENERATORS.values() if it.has_start)
        raise GeneratorError(f"{name} begins at no cell in particular; those that do are: {known}.")
    try:
        board = generator.board(rows, cols, lattice, mask, blocked, origin)
        if start is not None:
            board = board.starting_at(*_array_place(start, origin))
        return generator.begin(board, seed_of(rng), values)
    except MemoryError:
        raise GeneratorError(f"{rows} × {cols} cells take more memory than there is.") from None


def _array_place(start: object, origin: tuple[int, int]) -> tuple[int, int]:
    if not isinstance(start, tuple | list) or len(start) != 2 or not all(map(is_whole, start)):
        raise GeneratorError(f"A start is a whole row and column, not {start!r}.")
    row, col = start
    return int(row) - origin[0], int(col) - origin[1]


def generate(
    name: str,
    rows: int,
    cols: int,
    *,
    rng: Rng = None,
    progress: Progress | None = None,
    **options: Any,
) -> Maze:
    """Make a maze; see `begin` for what it can be told.

    >>> generate("dfs", 2, 2, rng=1).walls[0].tolist()
    [[0, 5], [4, 5]]

    Raises
    ------
    GeneratorError
        If the algorithm is not known, or cannot do what is asked.
    Cancelled
        If `progress` said to stop.
    """
    return begin(name, rows, cols, rng=rng, **options).run(progress)
