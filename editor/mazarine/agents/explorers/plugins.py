"""Explorers that plugins add."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast, get_args

from mazarine.agents.explorers.explorer import Explorer, NoMoveLeft
from mazarine.agents.messages import AgentMessage
from mazarine.agents.moves import Move, Wait
from mazarine.errors import MazeError
from mazarine.messages import plain
from mazarine.plugins import Contribution

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
