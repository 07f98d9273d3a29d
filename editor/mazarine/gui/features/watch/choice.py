"""What can be watched: searches, generators and explorers, by kind and name."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import NamedTuple

from mazarine.agents.explorers import EXPLORERS, Explorer
from mazarine.generators import GENERATORS
from mazarine.gui.features.watch.subjects import GrowthSubject, Make, SearchSubject
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n import tr_later
from mazarine.maze import Maze
from mazarine.messages import Message
from mazarine.mouse.explorer import ProgramExplorer
from mazarine.plugins import PLUGINS
from mazarine.searches.registry import SEARCHES


class Kind(StrEnum):
    """The kinds of algorithms that can be watched."""

    SEARCH = "search"
    GENERATOR = "generator"
    EXPLORER = "explorer"


class Choice(NamedTuple):
    """An algorithm, by its kind and its name."""

    kind: Kind
    name: str

    @classmethod
    def of(cls, key: str) -> Choice:
        """Return the choice of a key."""
        kind, _, name = key.partition("/")
        return cls(Kind(kind), name)

    @property
    def key(self) -> str:
        """A text for it."""
        return f"{self.kind}/{self.name}"

    @property
    def title(self) -> Message:
        """The name for people; some algorithms are of several kinds."""
        if self.kind is Kind.SEARCH:
            return tr_later("Search: {title}", title=SEARCHES[self.name].title)
        if self.kind is Kind.GENERATOR:
            return tr_later("Generator: {title}", title=GENERATORS[self.name].title)
        return tr_later("Explorer: {title}", title=explorer_of(self.name).title)


def explorer_of(name: str) -> type[Explorer]:
    """Return an explorer by its name; programs are explorers, too."""
    return ProgramExplorer if name == ProgramExplorer.name else EXPLORERS[name]


def choices() -> list[Choice]:
    """Return what can be watched without plugins, in the order of the list."""
    found = [Choice(Kind.SEARCH, name) for name in SEARCHES.built_in]
    found += [Choice(Kind.GENERATOR, name) for name in GENERATORS]
    return found + [Choice(Kind.EXPLORER, name) for name in (*EXPLORERS.built_in, ProgramExplorer.name)]


def added_choices() -> list[Choice]:
    """Return what plugins add to these, as far as they were looked for."""
    if not PLUGINS.are_known:
        return []
    found = [Choice(Kind.SEARCH, name) for name in SEARCHES.added()]
    return found + [Choice(Kind.EXPLORER, name) for name in EXPLORERS.added()]


def maker_of(choice: Choice, maze: Maze, order: GeneratorRequest) -> Make:
    """Return what makes the subject of a search or a generator.

    Parameters
    ----------
    maze : for searches
    order : the generated maze; of another generator with its usual parameters, on a new board
    """
    if choice.kind is Kind.SEARCH:
        return partial(SearchSubject.make, maze, choice.name)
    if choice.name != order.name:
        size = GENERATORS[choice.name].fitting(order.rows, order.cols)
        order = GeneratorRequest(choice.name, *size, order.seed, {}, order.lattice)
    return partial(GrowthSubject.make, order)
