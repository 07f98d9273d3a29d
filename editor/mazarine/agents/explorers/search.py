"""Looking for secrets: over and over, wherever one could be."""

from __future__ import annotations

from math import ceil, log, log1p

import numpy as np

from mazarine.agents.agent import Agent

_MISSED = 0.01
"""How likely a secret may be missed in a place that counts as searched."""
_MOST_LOOKS = 255


class SecretSearch:
    """The number of searches for secrets that are left in each place.

    A secret is found from the cells beside it only, so that all have to be visited; where it is found with
    some chance at each look, so often that it would be missed in one of a hundred places.

    Parameters
    ----------
    agent : whose places they are
    """

    def __init__(self, agent: Agent) -> None:
        self._agent = agent
        chance = agent.settings.chance if agent.terrain.has_secrets else 0.0
        self._looks = _looks_wanted(chance)
        size = agent.knowledge.space.grid.padded_size if self._looks else 0
        self._left = np.full(size, self._looks, dtype=np.uint8)

    @property
    def is_due(self) -> bool:
        """Whether the walker has to look again where it stands."""
        return bool(self._looks and self._left[self._agent.place])

    def look(self) -> None:
        """Count the look around that the walker has had where it stands."""
        if self.is_due:
            self._left[self._agent.place] -= 1

    def path_to_unsearched(self) -> list[int]:
        """Return the known path to the nearest place that is not searched yet; empty if all are."""
        if not self._looks:
            return []
        return self._agent.knowledge.path_to_nearest(self._agent.place, 0xFF, self._left)


def _looks_wanted(chance: float) -> int:
    """Return how often to look so that a secret is missed as seldom as wanted.

    >>> [_looks_wanted(chance) for chance in (0.0, 1e-310, 0.3, 1.0)]
    [0, 255, 13, 1]
    """
    if chance in (0.0, 1.0):
        return int(chance)
    return ceil(min(_MOST_LOOKS, log(_MISSED) / log1p(-chance)))
