"""Looking for secrets: over and over, wherever one could be."""

from __future__ import annotations

from math import ceil, log

import numpy as np

from editor.minds.mind import Mind

_MISSED = 0.01
"""How likely a secret may be missed in a place that counts as searched."""
_MOST_LOOKS = 255


class Search:
    """How often a walker has still to look for secrets in each place.

    A secret is found from the cells beside it only, so that all have to be visited; where it is found with
    some chance at each look, so often that it would be missed in one of a hundred places.

    Parameters
    ----------
    mind
        Whose places they are.
    """

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        chance = mind.settings.chance if mind.terrain.has_secrets else 0.0
        self._looks = 1 if chance == 1 else ceil(log(_MISSED) / log(1 - chance)) if chance else 0
        size = mind.knowledge.space.layout.size if self._looks else 0
        self._left = np.full(size, min(self._looks, _MOST_LOOKS), dtype=np.uint8)

    def look(self) -> None:
        """Count the look around that the walker has had where it stands."""
        if self._looks and self._left[self._mind.place]:
            self._left[self._mind.place] -= 1

    def way(self) -> list[int]:
        """Return the known way to the nearest place that is not searched yet; empty if all are."""
        if not self._looks:
            return []
        return self._mind.knowledge.way_to_nearest(self._mind.place, 0xFF, self._left)
