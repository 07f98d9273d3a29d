"""Cells and goals that can be reached only by finding secrets."""

from __future__ import annotations

import numpy as np

from mazarine.counting import Noun
from mazarine.maze.endpoints import Endpoints
from mazarine.maze.secrets import has_secrets, without_secrets
from mazarine.messages import Field
from mazarine.paths.structure.secrets import secrets_needed
from mazarine.problems.messages import ProblemMessage
from mazarine.problems.problem import Problem, ProblemKind, Severity
from mazarine.problems.zones import MOST_CELLS, Chosen, Zones


def behind_secrets(zones: Zones, ends: Endpoints) -> list[Problem]:
    """Return a note on the cells, and on the goals, that can be reached only by finding secrets.

    Without starts it is the largest zone that they are reached from.
    """
    maze = zones.maze
    if not has_secrets(maze):
        return []
    without = Zones.of(without_secrets(maze))
    found, seen = _reached(zones, ends)[zones.labels], _reached(without, ends)[without.labels]
    places = np.flatnonzero(found & ~seen)
    if not len(places):
        return []
    fields: dict[str, Field] = {"found": len(places), "cells": Noun.CELLS(count=int(np.count_nonzero(found)))}
    message = ProblemMessage.BEHIND_SECRETS(**fields)
    goals = [goal for goal in ends.goals if found[zones.place(goal)]]
    if goals and not any(seen[zones.place(goal)] for goal in goals):
        message = ProblemMessage.GOALS_BEHIND_SECRETS(**fields)
        least = secrets_needed(maze, zones.space, without.space, maze.markers)
        # With several starts, the fewest secrets from the first one do not hold for the others.
        if least is not None and len(ends.starts) == 1:
            message = ProblemMessage.GOAL_NEEDS_SECRETS(**fields, secrets=Noun.SECRETS(count=least))
    is_whole = len(places) <= MOST_CELLS
    cells = zones.space.grid.cells_at_padded(places)
    if not is_whole:
        there = cells[cells[:, 0] == cells[0, 0]]
        cells = np.stack((there.min(axis=0), there.max(axis=0)))
    return [Problem(ProblemKind.BEHIND_SECRETS, Severity.NOTE, message, len(places), cells, is_whole)]


def _reached(zones: Zones, ends: Endpoints) -> Chosen:
    """Return the zones that can be reached; the one of rock is never chosen."""
    starts = [zone for zone in map(zones.at, ends.starts) if zone]
    if starts:
        return zones.onward(starts)
    return zones.around(zones.largest(zones.floor())[:1])
