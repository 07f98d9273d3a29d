"""Keys and doors: states from which no goal can be reached, doors without a key, and keys without a door."""

from __future__ import annotations

from collections.abc import Iterator

from mazarine.counting import Noun
from mazarine.maze import Marker, Maze
from mazarine.maze.endpoints import Endpoints
from mazarine.maze.gates import has_locks
from mazarine.messages import Message, Series
from mazarine.paths.structure.locks import KEYS, LockReport, SoftLock, report_locks
from mazarine.problems.messages import LockProblem, LockText
from mazarine.problems.problem import MOST_LISTED, Problem, ProblemKind, Severity, cells_at, listed
from mazarine.problems.zones import Zones


def lock_problems(zones: Zones, ends: Endpoints) -> Iterator[Problem]:
    """Yield the problems of keys, doors and gates; nothing, and no work, where there are none.

    A start from which no goal could be reached with every door open is a problem of its own, not of locks.
    """
    markers = zones.maze.markers
    if not any(marker.kind in KEYS for marker in markers) and not has_locks(markers):
        return
    found = _report(zones, ends)
    if found.soft_lock is not None:
        yield _soft_lock(found.soft_lock)
    if not found.is_decided:
        yield Problem(ProblemKind.LOCKS_UNDECIDED, Severity.NOTE, LockProblem.LOCKS_UNDECIDED())
    if ends.starts:
        yield from _of_markers(found.unopened, ProblemKind.DOOR_WITHOUT_KEY)
    yield from _of_markers(found.useless, ProblemKind.USELESS_KEY)
    if found.order:
        doors = Series(tuple(Message("{cell}", {"cell": door.cell}) for door in found.order[:MOST_LISTED]))
        message = LockProblem.LOCK_ORDER(count=len(found.order), doors=doors)
        cells = cells_at(*(door.cell for door in found.order))
        yield Problem(ProblemKind.LOCK_ORDER, Severity.NOTE, message, len(found.order), cells)


def count_locks(maze: Maze) -> dict[str, int | None]:
    """Return how many doors can be opened, and 1 if one can be stuck or 0 if not; None if not decided."""
    found = _report(Zones.of(maze), Endpoints.of(maze))
    soft = None if not found.is_decided else int(found.soft_lock is not None)
    return {"count": len(found.order), "soft": soft}


def _report(zones: Zones, ends: Endpoints) -> LockReport:
    wins = zones.backward(map(zones.at, ends.goals))
    lost = {start for start in ends.starts if not wins[zones.at(start)]} if ends.goals else set()
    starts, goals = (
        [zones.place(cell) for cell in cells if cell not in lost] for cells in (ends.starts, ends.goals)
    )
    return report_locks(zones.space, zones.maze.markers, starts, goals if starts else ())


def _soft_lock(found: SoftLock) -> Problem:
    end = found.walk[-1].tolist()
    steps = len(found.walk) - 1
    place = (
        LockText.AFTER_STEPS(steps=Noun.STEPS(count=steps), cell=tuple(end))
        if steps
        else LockText.FROM_START(cell=tuple(end))
    )
    door = found.door
    reason = LockText.NO_WAY_BACK() if door is None else LockText.DOOR_STAYS_SHUT(cell=door.cell)
    return Problem(
        ProblemKind.SOFT_LOCK,
        Severity.WARNING if steps else Severity.ERROR,
        LockProblem.SOFT_LOCK(place=place, reason=reason),
        steps,
        cells_at(tuple(end), *(() if door is None else (door.cell,))),
        walk=found.walk,
    )


_SENTENCES = {
    ProblemKind.DOOR_WITHOUT_KEY: (LockProblem.DOOR_WITHOUT_KEY, LockProblem.MORE_DOORS_WITHOUT_KEY),
    ProblemKind.USELESS_KEY: (LockProblem.USELESS_KEY, LockProblem.MORE_USELESS_KEYS),
}


def _of_markers(markers: tuple[Marker, ...], kind: ProblemKind) -> list[Problem]:
    sentence, more = _SENTENCES[kind]
    return listed(
        (
            Problem(kind, Severity.WARNING, sentence(cell=marker.cell), cells=cells_at(marker.cell))
            for marker in markers
        ),
        more,
    )
