"""Links without use."""

from __future__ import annotations

from mazewright.counting import count_of
from mazewright.maze import Link
from mazewright.maze.edits import RemoveLink
from mazewright.maze.endpoints import Endpoints
from mazewright.problems.problem import Fix, Problem, ProblemKind, Severity, cells_at, listed, named
from mazewright.problems.zones import Zones
from mazewright.regions.space import OPEN_SIDES


def links_without_use(zones: Zones, ends: Endpoints) -> list[Problem]:
    """Return which links cannot be reached, and which join cells that an open side joins anyway."""
    reached = zones.onward(map(zones.at, ends.starts)) if ends.starts else ~zones.none()
    problems = []
    for link in zones.maze.links:
        if not reached[zones.at(link.first.cell)]:
            problems.append(_without_use(link, f"The {words_for(link)} cannot be reached from any start."))
        elif _is_beside(zones, link):
            words = f"The {words_for(link)} joins cells that an open side joins anyway."
            problems.append(_without_use(link, words))
    return listed(problems, lambda rest: count_of(rest, "more link without use", "more links without use"))


def words_for(link: Link) -> str:
    """Name a link by its kind and its ends."""
    arrow = "→" if link.one_way else "–"
    return f"{link.kind.value} {named(link.first.cell)} {arrow} {named(link.second.cell)}"


def remove(link: Link) -> Fix:
    """Return what takes a link away."""
    return Fix("Remove the link", RemoveLink(link.first))


def _without_use(link: Link, words: str) -> Problem:
    return Problem(
        ProblemKind.LINK_WITHOUT_USE,
        Severity.WARNING,
        words,
        cells=cells_at(*(port.cell for port in link.ports)),
        fixes=(remove(link),),
    )


def _is_beside(zones: Zones, link: Link) -> bool:
    """Return whether an open side joins the ends of a link."""
    (level, row, col), there = link.first.cell, link.second.cell
    space = zones.space
    sides = int(space.cells[zones.place(link.first.cell)]) & OPEN_SIDES
    return any(
        sides >> side & 1 and (level, row + down, col + right) == there
        for side, (down, right) in enumerate(space.lattice.steps)
    )
