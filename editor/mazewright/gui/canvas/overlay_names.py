"""The names of the overlays."""

from __future__ import annotations

from mazewright.picture import Overlay

OVERLAY_NAMES = {
    Overlay.KINDS: "Kinds",
    Overlay.REGIONS: "Regions",
    Overlay.NONE: "Nothing",
    Overlay.DISTANCES: "Distances",
    Overlay.DEAD_ENDS: "Dead ends",
    Overlay.CHOKEPOINTS: "Chokepoints",
    Overlay.SOLUTION: "Solution",
    Overlay.SUBTREES: "Subtrees",
}
