"""Explorers: strategies that choose the moves of an agent from what it knows."""

from mazarine.agents.explorers.by_hand import ByHand
from mazarine.agents.explorers.chaser import Chaser
from mazarine.agents.explorers.explorer import Explorer, FullyExplored, NoMoveLeft, moves_or_stuck, steps_of
from mazarine.agents.explorers.registry import EXPLORERS, explorer_named

__all__ = [
    "EXPLORERS", "ByHand", "Chaser", "Explorer", "FullyExplored", "NoMoveLeft", "explorer_named",
    "moves_or_stuck", "steps_of",
]  # fmt: skip
