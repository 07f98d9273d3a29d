"""The base of explorers: they read the knowledge of their agent, and choose the next move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from mazarine.agents.agent import Agent
from mazarine.agents.messages import WalkReason
from mazarine.agents.moves import Move, Step
from mazarine.agents.splitmix import SplitMix64
from mazarine.errors import AgentError
from mazarine.messages import Message


class NoMoveLeft(AgentError):
    """An explorer that has no move left."""


class FullyExplored(NoMoveLeft):
    """An explorer that knows every cell that it can reach."""

    def __init__(self) -> None:
        super().__init__(WalkReason.ALL_EXPLORED())


class Explorer(ABC):
    """A strategy that looks for something.

    Parameters
    ----------
    agent : whose moves it chooses; it reads nothing else of the maze
    goals : padded places that it is to reach, if any
    rng : for those who leave it to chance
    """

    name: ClassVar[str]
    title: ClassVar[Message]
    hint: ClassVar[Message]
    """What it does, in one sentence."""
    needs_goal: ClassVar[bool] = False
    walks_on: ClassVar[bool] = False
    """Whether it goes on when nothing is left to be known."""
    ends_itself: ClassVar[bool] = False
    """Whether it goes on when it has reached a goal."""

    def __init__(self, agent: Agent, goals: frozenset[int], rng: SplitMix64) -> None:
        self.agent, self.goals, self.rng = agent, goals, rng

    @abstractmethod
    def choose(self) -> Move:
        """Return the next move; `NoMoveLeft` if there is nothing left that it would do."""

    @property
    def plan(self) -> list[int]:
        """The padded places that it means to go over next, from where it stands."""
        return []


def moves_or_stuck(agent: Agent) -> list[Move]:
    """Return the moves that can be made; `NoMoveLeft` if there are none."""
    moves = agent.moves()
    if not moves:
        raise NoMoveLeft(WalkReason.WALLED_IN())
    return moves


def steps_of(moves: list[Move]) -> list[Step]:
    """Return those moves that are steps to a cell beside."""
    return [move for move in moves if isinstance(move, Step)]
