"""Explorers: ways to look for the goal, or for all there is, from what a mind knows."""

from editor.minds.explorers.by_hand import ByHand
from editor.minds.explorers.chaser import Chaser
from editor.minds.explorers.explorer import Explorer, NothingUnknown, NoWayOn
from editor.minds.explorers.registry import EXPLORERS, explorer_named

__all__ = ["EXPLORERS", "ByHand", "Chaser", "Explorer", "NoWayOn", "NothingUnknown", "explorer_named"]
