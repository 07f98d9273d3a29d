"""Requirements that no maze can meet, as far as that is known before a search."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import combinations

from mazarine.design.codes import LEAST, MOST
from mazarine.design.messages import DesignMessage, DesignText
from mazarine.design.requirement import Requirement, Sort
from mazarine.errors import DesignError
from mazarine.maze import Maze
from mazarine.maze.endpoints import Endpoints


def require_no_contradiction(
    requirements: Sequence[Requirement], maze: Maze, least_floor: Callable[[], int]
) -> None:
    """Raise `DesignError` if requirements are impossible in a maze of this size, or exclude each other.

    Parameters
    ----------
    requirements : all of them
    maze : what is edited
    least_floor : returns how many cells of floor cannot be edited
    """
    for it in requirements:
        _require_ends(it, maze)
        _require_bounds(it, maze.cells.size)
        if it.subject == "solution.length":
            _require_path(it, maze)
    for first, second in combinations(requirements, 2):
        is_same = first.sort is second.sort and first.subject == second.subject
        two_symmetries = first.sort is second.sort is Sort.SYMMETRY and not is_same
        is_opposite = is_same and {first.aim, second.aim} == {MOST, LEAST}
        is_apart = is_same and max(first.low, second.low) > min(first.high, second.high)
        if two_symmetries or is_opposite or is_apart:
            raise DesignError(DesignMessage.EXCLUDE_EACH_OTHER(first=first.text, second=second.text))
    _require_turns(requirements)
    _require_tree_ends(requirements, maze, least_floor)


def _require_ends(requirement: Requirement, maze: Maze) -> None:
    measure, ends = requirement.measure, Endpoints.of(maze)
    needs = requirement.sort in (Sort.HAND, Sort.RULE) or (measure is not None and measure.needs_solution)
    if needs and not (ends.starts and ends.goals):
        raise DesignError(DesignMessage.NO_ENDS(text=requirement.text))
    if requirement.sort is Sort.HAND and maze.lattice.is_staggered:
        raise DesignError(DesignMessage.NO_HANDS_ON_SIX_SIDES(text=requirement.text))
    if requirement.sort is Sort.HAND and requirement.low:
        levels = {goal[0] for goal in ends.goals}
        if ends.starts[0][0] not in levels:
            raise DesignError(DesignMessage.ON_OTHER_LEVELS(text=requirement.text))


def _require_bounds(requirement: Requirement, cells: int) -> None:
    if requirement.measure is None or requirement.is_objective:
        return
    least, most = requirement.measure.bounds(cells)
    if requirement.low > most or requirement.high < least:
        raise DesignError(
            DesignMessage.OUT_OF_REACH(
                text=requirement.text, cells=cells, measure=requirement.subject, least=least, most=most
            )
        )


def _require_path(requirement: Requirement, maze: Maze) -> None:
    """Compare a length with the distance and the parity of every path, which links would change."""
    ends = Endpoints.of(maze)
    if len(maze.links) or requirement.is_objective or maze.lattice.is_staggered:
        return
    level, row, col = ends.starts[0]
    steps = [abs(goal[1] - row) + abs(goal[2] - col) for goal in ends.goals if goal[0] == level]
    if maze.lattice.is_full and steps and requirement.high < min(steps):
        raise DesignError(DesignMessage.TOO_SHORT(text=requirement.text, least=min(steps)))
    parities = {step % 2 for step in steps}
    low, high = math.ceil(max(0.0, requirement.low)), requirement.high
    if len(parities) == 1 and high < low + 1 and low % 2 not in parities:
        parity = DesignText.ODD() if parities == {1} else DesignText.EVEN()
        raise DesignError(DesignMessage.WRONG_PARITY(text=requirement.text, parity=parity))


def _require_turns(requirements: Sequence[Requirement]) -> None:
    for turns in (it for it in requirements if it.subject == "solution.turns"):
        for length in (it for it in requirements if it.subject == "solution.length"):
            most = max(0.0, length.high - 1)
            if turns.low > most:
                raise DesignError(
                    DesignMessage.TURNS_EXCEED_LENGTH(
                        first=turns.text, second=length.text, length=int(length.high), most=int(most)
                    )
                )


def _require_tree_ends(
    requirements: Sequence[Requirement], maze: Maze, least_floor: Callable[[], int]
) -> None:
    highest = {it.subject: it.high for it in reversed(requirements) if not it.is_objective}
    is_tree = all(
        highest.get(name, math.inf) <= most
        for name, most in (("components.count", 1), ("loops.count", 0), ("regions.room", 0))
    )
    ends = next((it for it in requirements if it.subject == "dead_ends.count" and it.high < 2), None)
    # A single cell is a maze without ends, and so is none.
    if is_tree and ends is not None and not len(maze.links) and (ends.low > 0 or least_floor() > 1):
        raise DesignError(DesignMessage.TREE_WITHOUT_ENDS(text=ends.text))
