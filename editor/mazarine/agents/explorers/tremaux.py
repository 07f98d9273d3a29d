"""Trémaux's algorithm: marks at every passage, none of which is taken more than twice."""

from __future__ import annotations

from mazarine.agents.agent import Agent
from mazarine.agents.explorers.explorer import Explorer, NoMoveLeft, moves_or_stuck
from mazarine.agents.messages import ExplorerText, WalkReason
from mazarine.agents.moves import Move, Take
from mazarine.agents.splitmix import SplitMix64

_Passage = tuple[int, int, bool]
"""Two places, the lower one first, and whether a link joins them."""


class Tremaux(Explorer):
    """Marks each passage that it goes through, and takes the one with the fewest marks.

    Charles Pierre Trémaux's rule, from Édouard Lucas (Récréations mathématiques, 1882): by a new
    passage to a place where it has been before, it turns back; otherwise it takes a passage without a
    mark, then one with a single mark, never one with two.
    """

    name = "tremaux"
    title = ExplorerText.EXPLORER_TREMAUX()
    hint = ExplorerText.EXPLORER_TREMAUX_HINT()

    def __init__(self, agent: Agent, goals: frozenset[int], rng: SplitMix64) -> None:
        super().__init__(agent, goals, rng)
        self._marks: dict[_Passage, int] = {}
        self._been: set[int] = set()
        self._last: _Passage | None = None

    def choose(self) -> Move:
        """Return the passage that the rule names; of several that are alike, any."""
        agent, last = self.agent, self._last
        passages = {move: self._passage(move) for move in moves_or_stuck(agent)}
        was_here = agent.place in self._been
        self._been.add(agent.place)
        back = next((move for move, passage in passages.items() if passage == last), None)
        if back is not None and last is not None and was_here and self._marks[last] == 1:
            return self._taken(back)
        marks = {move: self._marks.get(passage, 0) for move, passage in passages.items()}
        fewest = min(marks.values())
        if fewest >= 2:
            raise NoMoveLeft(WalkReason.PASSAGES_USED_TWICE())
        best = [move for move, count in marks.items() if count == fewest]
        onward = [move for move in best if move != back] or best
        return self._taken(onward[self.rng.below(len(onward))])

    def _passage(self, move: Move) -> _Passage:
        here, there = self.agent.place, self.agent.end_of(move)
        return min(here, there), max(here, there), isinstance(move, Take)

    def _taken(self, move: Move) -> Move:
        passage = self._last = self._passage(move)
        self._marks[passage] = self._marks.get(passage, 0) + 1
        return move
