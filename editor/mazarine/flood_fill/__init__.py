"""Connected and similar cells: what the fill tool and the wand select, found without regions."""

from mazarine.flood_fill.flood import FloodPlane, flood, same_kind

__all__ = ["FloodPlane", "flood", "same_kind"]
