"""Which cells hang together or are alike: what fills and wands take, found without regions."""

from mazewright.areas.flood import Plane, alike, flood

__all__ = ["Plane", "alike", "flood"]
