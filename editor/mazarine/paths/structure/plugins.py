"""Statistics that plugins add."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import numpy as np

from mazarine.maze import Maze
from mazarine.messages import Message, plain
from mazarine.plugins import Contribution, PluginKind, Registry
from mazarine.regions import Segmentation

if TYPE_CHECKING:
    from mazarine.plugins.manifest import StatisticEntry


@dataclass(frozen=True)
class Statistic:
    """A number that a plugin measures.

    Attributes
    ----------
    name : its key in JSON
    title : its name for people
    summary : what it is, in one sentence
    unit : shown after the number
    measure : returns it for a maze and its regions; None if there is none, or if the plugin fails
    """

    name: str
    title: Message
    summary: Message
    unit: str
    measure: Callable[[Maze, Segmentation], float | None]


def _statistic_of(contribution: Contribution) -> Statistic:
    entry = cast("StatisticEntry", contribution.entry)

    def measure(maze: Maze, segmentation: Segmentation) -> float | None:
        with contribution.skipped_if_failing():
            found = contribution.call((int, float, np.number, type(None)), maze, segmentation)
            with contribution.guarded():
                if found is not None:
                    float(found)  # It may be too large, or complex.
            return cast("float | None", found.item() if isinstance(found, np.number) else found)
        return None

    return Statistic(entry.name, plain(entry.shown_title), plain(entry.summary), entry.unit, measure)


ADDED_STATISTICS: Registry[Statistic] = Registry(PluginKind.STATISTICS, (), _statistic_of)
"""The statistics of plugins by name."""
