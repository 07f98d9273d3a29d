"""All generators by name."""

from __future__ import annotations

from mazewright.errors import GeneratorError
from mazewright.generators import (
    aldous_broder,
    binary_tree,
    block_grid,
    caves,
    dungeon,
    eller,
    growing_tree,
    hunt_and_kill,
    kruskal,
    list_walk,
    point_growth,
    prim,
    recursive_division,
    sidewinder,
    stack,
    wilson,
)
from mazewright.generators.generator import Generator
from mazewright.generators.names import nearest

GENERATORS = {generator.name: generator for generator in (
    stack.GENERATOR, prim.GENERATOR, binary_tree.GENERATOR, sidewinder.GENERATOR, eller.GENERATOR,
    kruskal.GENERATOR, growing_tree.GENERATOR, hunt_and_kill.GENERATOR, wilson.GENERATOR,
    aldous_broder.GENERATOR, recursive_division.GENERATOR,
    block_grid.PRIM, block_grid.STACK, list_walk.GENERATOR,
    dungeon.GENERATOR,
    caves.GENERATOR,
    point_growth.GENERATOR,
)}  # fmt: skip


def generator_named(name: str) -> Generator:
    """Give the generator of this name; `GeneratorError` if there is none."""
    try:
        return GENERATORS[name]
    except KeyError:
        known = ", ".join(GENERATORS)
        guess = nearest(name, GENERATORS)
        raise GeneratorError(f"There is no generator {name!r}{guess}; there are: {known}.") from None
