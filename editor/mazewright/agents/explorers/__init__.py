"""Explorers: ways to look for the goal, or for all there is, from what an agent knows."""

from mazewright.agents.explorers.by_hand import ByHand
from mazewright.agents.explorers.chaser import Chaser
from mazewright.agents.explorers.explorer import Explorer, NothingUnknown, NoWayOn
from mazewright.agents.explorers.registry import EXPLORERS, explorer_named

__all__ = ["EXPLORERS", "ByHand", "Chaser", "Explorer", "NoWayOn", "NothingUnknown", "explorer_named"]
