"""Mazes of any size, generated block by block: what a cell is depends on the seed and its place alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazarine.big.engines import run_graph
from mazarine.big.messages import BigMessage, BigText
from mazarine.cores import cores
from mazarine.errors import GeneratorError, MazeFileError
from mazarine.files import checked_path, manifest, replacing_folder
from mazarine.files.zarr_store import (
    MOST_CELLS,
    Block,
    Bytes,
    Layout,
    NewStore,
    open_to_write,
    usual_block,
    write_block,
)
from mazarine.generators import seed_of
from mazarine.generators.binary_tree import PARAMETERS, binary_tree_window
from mazarine.generators.caves import GENERATOR as CAVES
from mazarine.generators.caves import ROUNDS
from mazarine.generators.messages import ParameterText
from mazarine.generators.parameter import Parameter, Share, in_63_bits, read_all
from mazarine.lattice import Side
from mazarine.maze import Maze
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter, Wall
from mazarine.messages import Series, quoted
from mazarine.native.generators import words_of
from mazarine.progress import Progress, tell
from mazarine.rng import Rng

_BITS = 20
_ROCK_FROM = 5
"""The number of floor cells among a cell and those around it from which on it becomes floor."""


@dataclass(frozen=True)
class _Plan:
    """What every block is made of."""

    folder: str
    layout: Layout
    name: str
    seed: int
    values: Mapping[str, Any]


def generate(
    name: str,
    path: str | Path,
    rows: int,
    cols: int,
    *,
    rng: Rng = None,
    scheduler: str = "threads",
    workers: int | None = None,
    progress: Progress | None = None,
    **values: Any,
) -> None:
    """Generate a maze of any size into a Zarr store, block by block.

    Parameters
    ----------
    name : `binary-tree`, the same maze as in memory; `caves`, all of them and not only the largest; or
        `random`, walls and rock by chance
    path : the store; one that is there is replaced
    rows, cols : the size
    rng : a seed, a NumPy generator, or None
    scheduler, workers : as for `segment`
    progress : called with the share that is done
    values : the parameters of the algorithm: `bias` and `version`; `rock`; `walls` and `rock`

    Raises
    ------
    GeneratorError
        If there is no such algorithm, or a parameter or the size is out of range.
    MazeFileError
        If the store cannot be written; the old one is as it was.
    Cancelled
        If `progress` requested a stop; the same holds.
    """
    if min(rows, cols) < 1 or rows * cols > MOST_CELLS:
        raise GeneratorError(BigMessage.NOT_A_STORE_SIZE(rows=rows, cols=cols, most=MOST_CELLS))
    given = read_parameters(name, values)
    path, seed = checked_path(path), seed_of(rng)
    layout = Layout((1, rows, cols), usual_block(rows, cols))
    with replacing_folder(path) as folder:
        store = NewStore(folder, layout)
        plan = _Plan(str(folder.resolve()), layout, name, seed, given)
        total = layout.grid[1] * layout.grid[2]
        done = 0

        def note(key: Any, checks: tuple[int, ...]) -> None:
            nonlocal done
            store.checks[key[1:]] = checks
            done += 1
            tell(progress, done / total)

        graph = {("generate", *block): (do_generate_task, plan, tuple(block)) for block in layout.blocks()}
        run_graph(graph, scheduler, workers or cores(), note)
        value = msgspec.json.decode(manifest.encoded(Maze.blank(1, 1), partial(MazeFileError, path)))
        store.finish({**value, "rows": rows, "cols": cols})


def read_parameters(name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a value for every parameter of an algorithm; `GeneratorError` if one is out of range."""
    if name not in _PARAMETERS:
        known = Series(tuple(_PARAMETERS), ", ")
        raise GeneratorError(BigMessage.NOT_GENERATED_IN_BLOCKS(name=quoted(name), known=known))
    return read_all(_PARAMETERS[name], given)


def do_generate_task(plan: _Plan, block: Block) -> tuple[int, ...]:
    top, left, bottom, right = plan.layout.box(block)
    cells, walls = _MAKERS[plan.name](plan, top, left, bottom, right)
    _, rows, cols = plan.layout.shape
    if right == cols:
        walls[:, -1] = walls[:, -1] & ~np.uint8(3 << EAST_SHIFT) | np.uint8(Wall.WALL << EAST_SHIFT)
    if bottom == rows:
        walls[-1] = walls[-1] & ~np.uint8(3 << SOUTH_SHIFT) | np.uint8(Wall.WALL << SOUTH_SHIFT)
    arrays = [open_to_write(Path(plan.folder), name) for name in ("cells", "walls")]
    return write_block((arrays[0], arrays[1]), plan.layout, block, cells, walls)


def _binary_tree(plan: _Plan, top: int, left: int, bottom: int, right: int) -> tuple[Bytes, Bytes]:
    extent = plan.layout.shape[1:]
    sides = binary_tree_window(
        plan.seed, top, left, bottom - top, right - left, extent=(extent[0], extent[1]), **plan.values
    )
    walls = (~sides >> Side.E & 1) << EAST_SHIFT | (~sides >> Side.S & 1) << SOUTH_SHIFT
    return np.full(sides.shape, Matter.FLOOR << 1, dtype=np.uint8), walls.astype(np.uint8)


def _random(plan: _Plan, top: int, left: int, bottom: int, right: int) -> tuple[Bytes, Bytes]:
    words = _words(plan, top, left, bottom, right)

    def happens(share: float, number: int) -> NDArray[np.bool_]:
        return words >> np.uint64(_BITS * number) & np.uint64((1 << _BITS) - 1) < np.uint64(
            share * (1 << _BITS)
        )

    wall = plan.values["walls"]
    cells = np.where(happens(plan.values["rock"], 0), 0, Matter.FLOOR << 1).astype(np.uint8)
    walls = happens(wall, 1) * np.uint8(1 << EAST_SHIFT) | happens(wall, 2) * np.uint8(1 << SOUTH_SHIFT)
    return cells, walls


def _caves(plan: _Plan, top: int, left: int, bottom: int, right: int) -> tuple[Bytes, Bytes]:
    """Apply the rule to a block and as many cells around it as there are rounds."""
    _, rows, cols = plan.layout.shape
    box = max(top - ROUNDS, 0), max(left - ROUNDS, 0), min(bottom + ROUNDS, rows), min(right + ROUNDS, cols)
    rock = in_63_bits(plan.values["rock"])
    # Beyond the board, and beyond what matters, is rock.
    floor = np.pad((_words(plan, *box) >> np.uint64(1) >= rock).view(np.uint8), 1)
    for _ in range(ROUNDS):
        wide = floor[:, :-2] + floor[:, 1:-1] + floor[:, 2:]
        floor[1:-1, 1:-1] = wide[:-2] + wide[1:-1] + wide[2:] >= _ROCK_FROM
    own = floor[top - box[0] + 1 : bottom - box[0] + 1, left - box[1] + 1 : right - box[1] + 1]
    return own * np.uint8(Matter.FLOOR << 1), np.zeros(own.shape, dtype=np.uint8)


def _words(plan: _Plan, top: int, left: int, bottom: int, right: int) -> NDArray[np.uint64]:
    """Return a random word for each cell: that which the generator of caves draws for it."""
    # Its first word chooses a cell to begin with.
    places = np.arange(top, bottom)[:, None] * plan.layout.shape[2] + np.arange(left, right) + 1
    words = words_of(places.reshape(-1), plan.seed)
    return words.reshape(places.shape)


_PARAMETERS: dict[str, tuple[Parameter, ...]] = {
    "binary-tree": PARAMETERS,
    "caves": CAVES.parameters,
    "random": (
        Share("walls", BigText.PARAMETER_WALLS(), BigText.PARAMETER_WALLS_HELP(), 0.35),
        Share("rock", ParameterText.PARAMETER_ROCK(), ParameterText.PARAMETER_ROCK_HELP(), 0.12),
    ),
}
_MAKERS: dict[str, Callable[[_Plan, int, int, int, int], tuple[Bytes, Bytes]]] = {
    "binary-tree": _binary_tree, "caves": _caves, "random": _random,
}  # fmt: skip
