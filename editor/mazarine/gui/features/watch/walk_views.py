"""What is shown of a walk: what each walker does, its counters, its map, and the actual maze."""

from __future__ import annotations

import numpy as np
from PySide6.QtGui import QColor

from mazarine.agents.simulation import Simulation, Walker
from mazarine.gui.features.watch.map_view import Picture, WalkerDisc
from mazarine.gui.features.watch.shown import array_place
from mazarine.gui.features.watch.subjects import Counters
from mazarine.gui.features.watch.walk import Walk
from mazarine.gui.features.watch.walker_form import COLORS
from mazarine.gui.i18n import tr_later
from mazarine.lattice.grid import Places
from mazarine.maze import Maze
from mazarine.messages import Message, Series, in_sequence
from mazarine.mouse.explorer import ProgramExplorer

_TRAIL = 400
"""How many steps back the paths of all walkers are drawn."""
_MOST_DOTS = 4000
"""How many places of the frontier are drawn; more would hide the maze."""
_OPPONENT = QColor("#b3261e")
_NOWHERE = np.empty((0, 3), dtype=np.int64)


def sentence_of(walk: Walk, number: int, *, is_playing: bool) -> Message:
    """Return what a walker does, or why it has stopped."""
    simulation, walker, hand = walk.simulation, walk.shown[number].walker, walk.hand(number)
    assert simulation is not None
    step = tr_later("Step {step:,}.", step=walker.steps)
    if is_playing and walk.timed is not None and not walk.timed.has_ended:
        return in_sequence(step, tr_later("Real time begins when the program has ended."))
    reason = reason_of(walker)
    if reason is not None:
        return in_sequence(step, reason, *_collected(simulation, walker))
    if hand is not None and hand.is_waiting:
        keys = tr_later("Arrow keys: move. Return: use a link. Click: go there along known cells.")
        return in_sequence(step, keys)
    clock = [] if walk.clock is None or number != walk.watched else [tr_later(
        "{seconds:,.2f} s of {total:,.2f} s.", seconds=walk.clock[0], total=walk.clock[1]
    )]  # fmt: skip
    return in_sequence(step, *clock, *_changed_regions(walker), *_collected(simulation, walker))


def counters_text(walk: Walk, number: int) -> Message:
    """Return what a walker knows, and what it learned at its last step, in one line."""
    simulation, walker = walk.simulation, walk.shown[number].walker
    assert simulation is not None
    gained, lost = len(walker.agent.gained), len(walker.agent.lost)
    parts = [
        tr_later(
            "Known: {count:,} ({share:.1%})", count=walker.known[-1], share=simulation.share_known(walker)
        ),
        tr_later("last step: +{gained:,} −{lost:,}", gained=gained, lost=lost)
        if lost
        else tr_later("last step: +{gained:,}", gained=gained),
    ]
    if walker.agent.found:
        parts.append(tr_later("secrets: {count:,}", count=walker.agent.found))
    if walker.steps_to_goal is not None:
        parts.append(tr_later("to the goal: {count:,}", count=walker.steps_to_goal))
    return Message("{counters}", {"counters": Series(tuple(parts), ", ")})


def counters_of(walker: Walker) -> Counters:
    """Return the counters of a walker that are compared with those of other algorithms."""
    return Counters(walker.steps, len({*walker.places}), max(walker.edges), walker.steps)


def reason_of(walker: Walker) -> Message | None:
    """Return why a walker has stopped, or why the program that drives it has ended; None while it walks."""
    explorer = walker.explorer
    return walker.reason or (explorer.end if isinstance(explorer, ProgramExplorer) else None)


def _changed_regions(walker: Walker) -> list[Message]:
    """Return what the last step changed in the regions that a walker knows; empty if nothing."""
    delta = walker.agent.delta
    added, removed, changed = len(delta.new), len(delta.gone), len(delta.changed)
    if not (added or removed or changed):
        return []
    return [
        tr_later(
            "Regions: {added:,} added, {removed:,} removed, {changed:,} changed.",
            added=added, removed=removed, changed=changed,
        )
    ]  # fmt: skip


def _collected(simulation: Simulation, walker: Walker) -> list[Message]:
    """Return how many treasures a walker has collected, and characters met, if the maze has any."""
    messages = []
    treasures, characters = len(simulation.treasures), len(simulation.characters)
    if treasures:
        count = len(walker.treasures)
        messages.append(
            tr_later("Treasures collected: {number:,} of {total:,}.", number=count, total=treasures)
        )
    if characters:
        count = len(walker.characters)
        messages.append(tr_later("Characters met: {number:,} of {total:,}.", number=count, total=characters))
    return messages


def known_picture(walk: Walk, number: int, *, draws: bool) -> Picture:
    """Return the map of a walker, with the walkers that it sees.

    Parameters
    ----------
    draws : whether what a program has drawn is shown
    """
    shown = walk.shown[number]
    discs = [disc for walker, disc in _discs(walk, number) if shown.sees(walker)]
    marks = shown.marks if draws else {}
    # Dots would hide what is written in the cells.
    path, trail, dots = shown.places(_TRAIL // len(walk.shown), 0 if marks else _MOST_DOTS)
    known, level = shown.walker.agent.knowledge.segmentation, array_place(shown.walker)[0]
    return Picture(shown.maze, level, known.kind, known.lookup(), discs, path, trail, dots, marks)


def true_picture(walk: Walk, number: int, maze: Maze) -> Picture:
    """Return the actual maze, on the level of a walker."""
    shown = walk.shown[number]
    discs = [disc for _, disc in _discs(walk, number)]
    _, trail, _ = shown.places(_TRAIL // len(walk.shown), 0)
    return empty_picture(maze, array_place(shown.walker)[0], discs, trail)


def empty_picture(
    maze: Maze, level: int = 0, discs: list[WalkerDisc] | None = None, trail: Places = _NOWHERE
) -> Picture:
    """Return the actual maze, in which nothing is planned."""
    return Picture(maze, level, None, None, discs or [], _NOWHERE, trail, _NOWHERE)


def _discs(walk: Walk, number: int) -> list[tuple[Walker, WalkerDisc]]:
    """Return all who walk, opponents first; one of them is watched."""
    simulation = walk.simulation
    assert simulation is not None
    found = [(it, _disc(it, _OPPONENT)) for it in simulation.opponents]
    for index, (walker, color) in enumerate(zip(simulation.walkers, COLORS, strict=False)):
        between = walk.between if index == walk.watched else None
        found.append((walker, _disc(walker, color, between, is_watched=index == number)))
    return found


def _disc(
    walker: Walker, color: QColor, between: tuple[float, float, float] | None = None, *,
    is_watched: bool = False,
) -> WalkerDisc:  # fmt: skip
    explorer, place = walker.explorer, array_place(walker)
    if not isinstance(explorer, ProgramExplorer):
        return WalkerDisc(place, color, is_watched)
    x, y, heading = between or explorer.pose
    col, row = x / 2 - 0.5, explorer.rows - y / 2 - 0.5
    return WalkerDisc(place, color, is_watched, heading, (col - place[2], row - place[1]))
