"""Making a maze by the name of an algorithm."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import GeneratorError
from mazarine.generators.growth import Growth
from mazarine.generators.messages import GeneratorMessage
from mazarine.generators.parameter import read_all
from mazarine.generators.registry import GENERATORS, generator_named
from mazarine.lattice import Lattice, lattice_named
from mazarine.maze import Maze
from mazarine.maze.codes import Whole, is_whole
from mazarine.messages import quoted
from mazarine.progress import Progress
from mazarine.rng import Rng, seed_of


def begin(
    name: str,
    rows: Whole,
    cols: Whole,
    *,
    rng: Rng = None,
    mask: NDArray[np.bool_] | None = None,
    blocked: NDArray[np.uint8] | None = None,
    lattice: str | Lattice = "square",
    origin: tuple[Whole, Whole] = (0, 0),
    start: tuple[Whole, Whole] | None = None,
    **parameters: Any,
) -> Growth:
    """Begin a maze that grows step by step; parameters and errors are those of `generate`."""
    generator = generator_named(name)
    values = read_all(generator.parameters, parameters)
    lattice = lattice if isinstance(lattice, Lattice) else lattice_named(lattice)
    if lattice.is_staggered and generator.four_sides is not None:
        raise GeneratorError(
            GeneratorMessage.NO_HEXAGONS(generator=generator.name, reason=generator.four_sides)
        )
    if not generator.can_do(lattice):
        known = ", ".join(generator.lattices)
        raise GeneratorError(
            GeneratorMessage.LATTICE_NOT_SUPPORTED(generator=name, lattice=lattice.name, known=known)
        )
    if not generator.fills_masks and not (mask is None and blocked is None):
        raise GeneratorError(GeneratorMessage.MASK_NOT_SUPPORTED(generator=name))
    generator.require_fit(rows, cols)
    rows, cols = int(rows), int(cols)
    if start is not None and not generator.has_start:
        known = ", ".join(it.name for it in GENERATORS.values() if it.has_start)
        raise GeneratorError(GeneratorMessage.START_NOT_SUPPORTED(generator=name, known=known))
    mask = _as_array(mask, GeneratorMessage.MASK_NOT_ARRAY)
    blocked = _as_array(blocked, GeneratorMessage.BLOCKED_SIDES_NOT_ARRAY)
    try:
        board = generator.board(rows, cols, lattice, mask, blocked, origin)
        if start is not None:
            board = board.starting_at(*_array_place(start, origin))
        return generator.begin(board, seed_of(rng), values)
    except MemoryError:
        raise GeneratorError(GeneratorMessage.NO_MEMORY_TO_GENERATE(rows=rows, cols=cols)) from None


def _as_array(given: Any, refusal: GeneratorMessage) -> Any:
    try:
        return None if given is None else np.asarray(given)
    except ValueError:
        raise GeneratorError(refusal(value=quoted(given))) from None


def _array_place(start: object, origin: tuple[Whole, Whole]) -> tuple[int, int]:
    if not isinstance(start, tuple | list) or len(start) != 2 or not all(map(is_whole, start)):
        raise GeneratorError(GeneratorMessage.START_NOT_PLACE(value=quoted(start)))
    row, col = start
    return int(row) - int(origin[0]), int(col) - int(origin[1])


def generate(
    name: str,
    rows: Whole,
    cols: Whole,
    *,
    rng: Rng = None,
    mask: NDArray[np.bool_] | None = None,
    blocked: NDArray[np.uint8] | None = None,
    lattice: str | Lattice = "square",
    origin: tuple[Whole, Whole] = (0, 0),
    start: tuple[Whole, Whole] | None = None,
    progress: Progress | None = None,
    **parameters: Any,
) -> Maze:
    """Generate a maze.

    Parameters
    ----------
    name : str
        An algorithm of `GENERATORS`, such as `prim`, `kruskal` or `caves`, or another name of one: `dfs`,
        `depth-first`, `backtracker`, `recursive-backtracker`, `division`, `dungeon`, `cellular-automata` and
        others; upper case, blanks and underscores do not matter.
    rows, cols : int
        The size of the maze.
    rng : numpy.random.Generator, int or None
        Where chance comes from: a generator, a seed, or None for a different maze each time. The same seed
        makes the same maze on every machine.
    mask : (rows, cols) bool
        The cells that become floor; each connected piece gets a maze of its own.
    blocked : (rows, cols) uint8
        Sides that stay walled, in the code of `Maze.walls`.
    lattice : str or Lattice
        `square`, `honeycomb` or `hexagon`; `GENERATORS[name].lattices` lists those of an algorithm.
    origin : (int, int)
        The lattice row and column of the first cell.
    start : (int, int)
        The lattice row and column where the algorithm begins; None for any.
    progress : called with the share that is done; returns whether to continue
    parameters
        What the algorithm declares; the others keep their defaults. `GENERATORS[name].parameters` lists them.

    Raises
    ------
    GeneratorError
        If the algorithm is not known, or cannot do what is asked.
    Cancelled
        If `progress` requested a stop.

    Examples
    --------
    >>> generate("dfs", 2, 2, rng=1).walls[0].tolist()
    [[0, 5], [4, 5]]
    >>> generate("eller", rows=4, cols=6, rng=1, east=0.2)
    <Maze 1 × 4 × 6 square, 0 links>
    """
    return begin(
        name, rows, cols, rng=rng, mask=mask, blocked=blocked, lattice=lattice, origin=origin, start=start,
        **parameters,
    ).run(progress)  # fmt: skip
