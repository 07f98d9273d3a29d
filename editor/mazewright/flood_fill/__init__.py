"""Connected and similar cells: what the fill tool and the wand select, found without regions."""

from mazewright.flood_fill.flood import Plane, alike, flood

__all__ = ["Plane", "alike", "flood"]
