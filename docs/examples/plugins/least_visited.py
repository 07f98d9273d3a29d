"""An explorer: goes where it has been least often; in a draw, to the first side clockwise from north."""

from collections import Counter

from mazarine.agents.explorers import Explorer, moves_or_stuck

MAZARINE_PLUGIN = """
api = 1
[[explorers]]
name = "least-visited"
summary = "Goes to the neighbor where it has been least often."
object = "LeastVisited"
"""


class LeastVisited(Explorer):
    """Counts its visits of each place."""

    def __init__(self, agent, goals, rng):
        super().__init__(agent, goals, rng)
        self._visits = Counter()

    def choose(self):
        """Return the move to the place with the fewest visits."""
        self._visits[self.agent.place] += 1
        return min(moves_or_stuck(self.agent), key=lambda move: self._visits[self.agent.end_of(move)])
