"""The events of a search, of which everything that is shown is made.

A search is a generator of events: four integers each. `TAKE` and `FILL` begin a step, all others belong to
the step before. Each sets what is known of one cell, and the last one of a cell counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import TypeAlias

Event: TypeAlias = tuple[int, int, int, int]
"""The kind, the padded place of a cell, that of its parent or `NONE`, the cost of the path to the cell."""
Events: TypeAlias = Iterator[Event]

NONE = -1
"""The parent of a cell that has none."""
FORGET, ADD, TAKE, FILL, REACH, PATH = range(6)
"""The cell is as at the beginning; it enters the frontier, or has another parent there; it is taken; it is
filled, and never taken; it is known without having been in the frontier; it lies on the path that was found.
"""


class State(IntEnum):
    """What a search knows of a cell."""

    UNSEEN = 0
    FRONTIER = 1
    TAKEN = 2
    FILLED = 3
    REACHED = 4


STATES = (State.UNSEEN, State.FRONTIER, State.TAKEN, State.FILLED, State.REACHED, State.TAKEN)
"""The state of a cell after each kind of event."""
