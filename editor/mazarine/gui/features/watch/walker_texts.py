"""What is said of a walker: its counters, and what it does."""

from __future__ import annotations

from mazarine.agents.simulation import Simulation, Walker
from mazarine.gui.features.watch.subjects import Counters
from mazarine.gui.features.watch.walk import Walk
from mazarine.gui.i18n import tr_later
from mazarine.messages import Message, Series, in_sequence
from mazarine.mouse.explorer import ProgramExplorer


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
