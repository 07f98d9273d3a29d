"""Which cells hang together or are alike: what fills and wands take, found without regions."""

from editor.areas.flood import Sheet, alike, flood

__all__ = ["Sheet", "alike", "flood"]
