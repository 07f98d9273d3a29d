"""Explorers: strategies that choose the moves of an agent from what it knows."""

from mazewright.agents.explorers.by_hand import ByHand
from mazewright.agents.explorers.chaser import Chaser
from mazewright.agents.explorers.explorer import Explorer, FullyExplored, NoMoveLeft, moves_or_stuck, steps_of
from mazewright.agents.explorers.registry import EXPLORERS, explorer_named

__all__ = [
    "EXPLORERS",
    "ByHand",
    "Chaser",
    "Explorer",
    "FullyExplored",
    "NoMoveLeft",
    "explorer_named",
    "moves_or_stuck",
    "steps_of",
]
