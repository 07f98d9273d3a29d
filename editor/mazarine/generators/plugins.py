"""Generators that plugins add."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from mazarine.generators.board import Board
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.parameter import Choice, Count, Parameter, Share
from mazarine.messages import plain
from mazarine.plugins import Contribution

if TYPE_CHECKING:
    from mazarine.plugins.manifest import GeneratorEntry, ParameterEntry


def generator_of(contribution: Contribution) -> Generator:
    """Return the generator that a manifest describes; its plugin is imported when it begins."""
    entry = cast("GeneratorEntry", contribution.entry)

    def begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
        growth: Growth = contribution.call(Growth, board, seed, values)
        return growth.guard(contribution.guarded)

    return Generator(
        entry.name, plain(entry.shown_title), plain(entry.summary), begin,
        tuple(map(_parameter_of, entry.parameters)),
        fills_masks=entry.fills_masks, needs_full=entry.needs_full, has_start=entry.has_start,
    )  # fmt: skip


def _parameter_of(entry: ParameterEntry) -> Parameter:
    title, text, default = plain(entry.title), plain(entry.help), entry.default
    if entry.choices:
        choices = {name: plain(choice) for name, choice in entry.choices.items()}
        return Choice(entry.name, title, text, str(default), choices)
    if isinstance(default, float):
        return Share(entry.name, title, text, default)
    return Count(entry.name, title, text, int(default), entry.most)
