"""All generators by name."""

from __future__ import annotations

import copyreg
import re

from mazarine.errors import GeneratorError
from mazarine.generators import binary_tree, block_grid, caves, dungeon, list_walk, point_growth, weave
from mazarine.generators import spanning_trees as trees
from mazarine.generators.generator import Generator
from mazarine.generators.messages import GeneratorMessage
from mazarine.generators.names import unknown_generator
from mazarine.generators.plugins import generator_of
from mazarine.messages import quoted
from mazarine.plugins import PluginKind, Registry

GENERATORS = Registry(PluginKind.GENERATORS, (
    trees.STACK, trees.PRIM, binary_tree.GENERATOR, trees.SIDEWINDER, trees.ELLER,
    trees.KRUSKAL, trees.GROWING_TREE, trees.HUNT_AND_KILL, trees.WILSON,
    trees.ALDOUS_BRODER, trees.RECURSIVE_DIVISION, weave.GENERATOR,
    block_grid.PRIM, block_grid.STACK, list_walk.GENERATOR,
    dungeon.GENERATOR,
    caves.GENERATOR,
    point_growth.GENERATOR,
), generator_of)  # fmt: skip
"""The generators by name: the built-in ones, then those of plugins."""


ALIASES = {
    "dfs": "stack", "depth-first": "stack", "depth-first-search": "stack",
    "backtracker": "stack", "backtracking": "stack", "recursive-backtracker": "stack",
    "prims": "prim", "kruskals": "kruskal", "ellers": "eller", "wilsons": "wilson",
    "division": "recursive-division", "random-walk": "aldous-broder",
    "rooms": "rooms-and-corridors", "dungeon": "rooms-and-corridors",
    "cave": "caves", "cellular-automaton": "caves", "cellular-automata": "caves",
}  # fmt: skip
"""Other names that algorithms are known by."""


def generator_named(name: str) -> Generator:
    """Return the generator with this name or alias; case does not matter, nor does - or _.

    Raises `GeneratorError` if there is none.
    """
    if not isinstance(name, str):
        raise GeneratorError(GeneratorMessage.NOT_A_GENERATOR_NAME(value=quoted(name)))
    word = re.sub(r"[\s_-]+", "-", name.strip().lower().replace("'", ""))
    try:
        return GENERATORS[ALIASES.get(word, word)]
    except KeyError:
        raise unknown_generator(name, GENERATORS, ALIASES) from None


def _reduced(generator: Generator) -> tuple[object, ...]:
    return generator_named, (generator.name,)


# There is one generator of each name, also after pickling and copying.
copyreg.pickle(Generator, _reduced)  # type: ignore[arg-type]
