"""Explorers: ways to look for the goal, or for all there is, from what a mind knows."""

from mazewright.minds.explorers.by_hand import ByHand
from mazewright.minds.explorers.chaser import Chaser
from mazewright.minds.explorers.explorer import Explorer, NothingUnknown, NoWayOn
from mazewright.minds.explorers.registry import EXPLORERS, explorer_named

__all__ = ["EXPLORERS", "ByHand", "Chaser", "Explorer", "NoWayOn", "NothingUnknown", "explorer_named"]
