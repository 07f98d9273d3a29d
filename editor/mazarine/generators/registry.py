"""All generators by name, also those of plugins."""

from __future__ import annotations

import copyreg
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from mazarine.errors import GeneratorError
from mazarine.generators import binary_tree, block_grid, caves, dungeon, list_walk, point_growth, weave
from mazarine.generators import spanning_trees as trees
from mazarine.generators.board import Board
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.messages import GeneratorMessage, ReasonText
from mazarine.generators.names import unknown_generator
from mazarine.generators.parameter import Choice, Count, Parameter, Share
from mazarine.messages import plain, quoted
from mazarine.plugins import Contribution, PluginKind, Registry

if TYPE_CHECKING:
    from mazarine.plugins.manifest import GeneratorEntry, ParameterEntry


def generator_of(contribution: Contribution) -> Generator:
    """Return the generator that a manifest describes; its plugin is imported when it begins."""
    entry = cast("GeneratorEntry", contribution.entry)

    def begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
        growth: Growth = contribution.call(Growth, board, seed, values)
        return growth.guard(contribution.guarded)

    return Generator(
        entry.name, plain(entry.shown_title), plain(entry.summary), begin,
        tuple(map(_parameter_of, entry.parameters)),
        fills_masks=entry.fills_masks, needs_full=entry.needs_full,
        four_sides=ReasonText.NAMED_SIDES() if entry.needs_full else None, has_start=entry.has_start,
    )  # fmt: skip


def _parameter_of(entry: ParameterEntry) -> Parameter:
    title, text, default = plain(entry.title), plain(entry.help), entry.default
    if entry.choices:
        choices = {name: plain(choice) for name, choice in entry.choices.items()}
        return Choice(entry.name, title, text, str(default), choices)
    if isinstance(default, float):
        return Share(entry.name, title, text, default)
    return Count(entry.name, title, text, int(default), entry.most)


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
