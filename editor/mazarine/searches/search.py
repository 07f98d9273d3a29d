"""The description of a search."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from mazarine.messages import Message
from mazarine.searches.events import ADD, FILL, FORGET, PATH, REACH, TAKE, Events
from mazarine.searches.graph import Graph

_SIGNS = {FORGET: "r", ADD: "a", TAKE: "t", FILL: "f", REACH: "a", PATH: "p"}


@dataclass(frozen=True, repr=False)
class Search:
    """An algorithm that looks for a path.

    Attributes
    ----------
    name : the word that calls and the command line use
    title : its name for people
    summary : what it does, in one sentence
    events : starts it on a graph, from a padded place to the nearest of several
    pseudocode : see `mazarine.searches.pseudocode`; empty if there is none
    estimate : how it estimates the cost that is left: `axes`, `straight`, or empty if it does not
    is_walk : whether it goes from each cell to one beside it
    obstacle : returns why it cannot run on a graph; None if it can
    """

    name: str
    title: Message
    summary: Message
    events: Callable[[Graph, int, Collection[int]], Events]
    pseudocode: str = ""
    estimate: str = ""
    is_walk: bool = False
    obstacle: Callable[[Graph], Message | None] = lambda _graph: None

    def __repr__(self) -> str:
        return f"<Search {self.name}: {self.summary}>"

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of the pseudocode."""
        return tuple(line[2:] for line in self.pseudocode.splitlines() if line)

    def line_of(self, kind: int) -> int:
        """Return the index of the line that an event of this kind belongs to; -1 if there is none."""
        signs = [line[0] for line in self.pseudocode.splitlines() if line]
        return signs.index(_SIGNS[kind]) if _SIGNS.get(kind) in signs else -1
