"""Useless links."""

from __future__ import annotations

from mazarine.maze import Link, LinkKind
from mazarine.maze.edits import RemoveLink
from mazarine.maze.endpoints import Endpoints
from mazarine.messages import Message
from mazarine.problems.messages import FixText, ProblemMessage, ProblemWord
from mazarine.problems.problem import Fix, Problem, ProblemKind, Severity, cells_at, listed
from mazarine.problems.zones import Zones


def links_without_use(zones: Zones, ends: Endpoints) -> list[Problem]:
    """Return the links that cannot be reached, and those that join cells that an open side joins already."""
    reached = zones.onward(map(zones.at, ends.starts)) if ends.starts else ~zones.none()
    problems = []
    for link in zones.maze.links:
        if not reached[zones.at(link.first.cell)]:
            problems.append(_without_use(link, ProblemMessage.LINK_UNREACHABLE(link=link_name(link))))
        elif _is_beside(zones, link):
            problems.append(_without_use(link, ProblemMessage.LINK_BESIDE_OPEN_SIDE(link=link_name(link))))
    return listed(problems, ProblemMessage.MORE_USELESS_LINKS)


_NAMES = {
    (LinkKind.TELEPORTER, False): ProblemWord.TELEPORTER_BOTH_WAYS,
    (LinkKind.TELEPORTER, True): ProblemWord.TELEPORTER_ONE_WAY,
    (LinkKind.STAIRS, False): ProblemWord.STAIRS_BOTH_WAYS,
    (LinkKind.STAIRS, True): ProblemWord.STAIRS_ONE_WAY,
}


def link_name(link: Link) -> Message:
    """Return the name of a link: its kind and its ends."""
    return _NAMES[link.kind, link.one_way](first=link.first.cell, second=link.second.cell)


def removal_of(link: Link) -> Fix:
    """Return the fix that removes a link."""
    return Fix(FixText.REMOVE_LINK(), RemoveLink(link.first))


def _without_use(link: Link, message: Message) -> Problem:
    return Problem(
        ProblemKind.LINK_WITHOUT_USE,
        Severity.WARNING,
        message,
        cells=cells_at(*(port.cell for port in link.ports)),
        fixes=(removal_of(link),),
    )


def _is_beside(zones: Zones, link: Link) -> bool:
    """Return whether an open side joins the ends of a link."""
    space = zones.space
    here, there = (zones.place(port.cell) for port in link.ports)
    sides = space.sides_at(here)
    return any(sides >> number & 1 and here + step == there for number, step in enumerate(space.sides))
