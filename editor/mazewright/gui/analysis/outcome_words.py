"""Says in a few words what an edit would change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazewright.counting import count_of

if TYPE_CHECKING:
    from mazewright.paths.trial import Outcome

LARGE = "A large change: seen after the click"
LARGE_MAZE = "Not told of so large a maze"


def outcome_words(outcome: Outcome | None) -> str:
    """Give a line for the regions, the dead ends and the solution each, where they change.

    >>> from mazewright.paths.trial import Outcome
    >>> print(outcome_words(Outcome(1, -2, 0, dead_ends=-1, solution=(34, 52))))
    Rooms +1, corridors −2
    Dead ends −1
    Solution 34 → 52 steps
    >>> print(outcome_words(Outcome(0, 0, 0, dead_ends=0, solution=(34, None))))
    As many regions as before
    No solution any more
    """
    if outcome is None:
        return LARGE
    regions = (
        (outcome.rooms, f"rooms {_signed(outcome.rooms)}"),
        (outcome.corridors, f"corridors {_signed(outcome.corridors)}"),
        (outcome.crossroads, f"crossroads {_signed(outcome.crossroads)}"),
    )
    counts = ", ".join(words for count, words in regions if count)
    lines = [counts[:1].upper() + counts[1:] or "As many regions as before"]
    if outcome.dead_ends:
        lines.append(f"Dead ends {_signed(outcome.dead_ends)}")
    if outcome.solution is not None:
        lines.append(_solution_words(*outcome.solution))
    return "\n".join(filter(None, lines))


def _solution_words(before: int | None, after: int | None) -> str:
    if before == after:
        return ""
    if after is None:
        return "No solution any more"
    if before is None:
        return f"A solution of {count_of(after, 'step')}"
    return f"Solution {before:,} → {count_of(after, 'step')}"


def _signed(count: int) -> str:
    return f"+{count:,}" if count > 0 else f"−{-count:,}"
