"""Connected and similar cells: what the fill tool and the wand select, found without regions."""

from mazewright.flood_fill.flood import FloodPlane, alike, flood

__all__ = ["FloodPlane", "alike", "flood"]
