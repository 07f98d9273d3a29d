"""Explorers by name, also those of plugins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast, get_args

from mazarine.agents.explorers.by_hand import ByHand
from mazarine.agents.explorers.explorer import Explorer, NoMoveLeft
from mazarine.agents.explorers.flood_fill import FloodFill
from mazarine.agents.explorers.planner import Greedy, NearestUnknown, SecretSearcher
from mazarine.agents.explorers.random_walk import RandomWalk
from mazarine.agents.explorers.tremaux import Tremaux
from mazarine.agents.explorers.up_or_left import UpOrLeft
from mazarine.agents.explorers.wall_follower import LeftHand, RightHand
from mazarine.agents.messages import AgentMessage
from mazarine.agents.moves import Move, Wait
from mazarine.errors import AgentError, MazeError
from mazarine.messages import Series, plain, quoted
from mazarine.plugins import Contribution, PluginKind, Registry

if TYPE_CHECKING:
    from mazarine.plugins.manifest import ExplorerEntry


def explorer_of(contribution: Contribution) -> type[Explorer]:
    """Return the explorer that a manifest describes; its plugin is imported when one is made."""
    entry = cast("ExplorerEntry", contribution.entry)
    words: dict[str, Any] = {
        "name": entry.name, "title": plain(entry.shown_title), "hint": plain(entry.summary),
        "needs_goal": entry.needs_goal, "walks_on": entry.walks_on,
    }  # fmt: skip

    def new(_cls: type, *arguments: Any) -> Explorer:
        kind = _guarded(contribution, words)
        with contribution.guarded():
            return kind(*arguments)

    return type("PluginExplorer", (Explorer,), {**words, "__new__": new})


def _guarded(contribution: Contribution, words: dict[str, Any]) -> type[Explorer]:
    """Return the class of the plugin, whose errors become errors of the plugin."""
    kind = contribution.load()
    with contribution.guarded():
        if not (isinstance(kind, type) and issubclass(kind, Explorer)):
            contribution.checked(kind, Explorer)

    def choose(self: Explorer) -> Move:
        with contribution.guarded():
            try:
                move = cast("Move", contribution.checked(kind.choose(self), get_args(Move)))
            except NoMoveLeft:
                raise
            except MazeError as error:
                raise contribution.plugin.fail(error) from error
            if not isinstance(move, Wait) and move not in self.agent.moves():
                raise ValueError(str(AgentMessage.MOVE_IMPOSSIBLE(cell=self.agent.cell)))
            return move

    def plan(self: Explorer) -> list[int]:
        with contribution.guarded():
            return list(kind.plan.fget(self))  # the property of the class

    guarded: type[Explorer] = type(
        kind.__name__, (kind,), {**words, "choose": choose, "plan": property(plan)}
    )
    return guarded


EXPLORERS: Registry[type[Explorer]] = Registry(
    PluginKind.EXPLORERS,
    (
        ByHand, NearestUnknown, Greedy, FloodFill, SecretSearcher, Tremaux, LeftHand, RightHand, RandomWalk,
        UpOrLeft,
    ),
    explorer_of,
)  # fmt: skip
"""The explorers by name: the built-in ones, then those of plugins."""


def explorer_named(name: str) -> type[Explorer]:
    """Return the explorer that has a name; `AgentError` if there is no explorer of that name."""
    try:
        return EXPLORERS[name]
    except (KeyError, TypeError):
        known = Series(tuple(it for it in EXPLORERS if it != ByHand.name))
        raise AgentError(AgentMessage.UNKNOWN_EXPLORER(name=quoted(name), known=known)) from None
