"""The names and values of the measures in the Statistics dock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazewright.counting import Noun
from mazewright.gui.analysis.cell_names import cell_name
from mazewright.gui.i18n import tr_later
from mazewright.maze import Maze
from mazewright.messages import Message

if TYPE_CHECKING:
    from mazewright.paths.structure import Statistics

StatisticsLine = tuple[Message, Message]
"""The name and the value of a measure."""
Group = tuple[Message, list[StatisticsLine]]
"""A heading, and the measures below it."""

_NONE = tr_later("none")


def groups_of(found: Statistics, maze: Maze) -> list[Group]:
    """Return all measures of a maze but the histograms."""
    ends, passages = found.dead_ends, found.passages
    return [
        (tr_later("Maze"), [
            (tr_later("Floor"), _count(found.size.floor)),
            (tr_later("Rooms"), _count(found.regions.room)),
            (tr_later("Corridors"), _count(found.regions.corridor)),
            (tr_later("Crossroads"), _count(found.regions.crossroad)),
            (tr_later("Connected components"), _count(found.components.count)),
            (tr_later("Loops"), _count(found.loops.count)),
        ]),
        (tr_later("Paths"), _paths(found, maze)),
        (tr_later("Dead ends"), [
            (tr_later("Dead ends"), _count(ends.count)),
            (tr_later("Share of the floor"), tr_later("{share:.1%}", share=ends.share)),
            (tr_later("Mean length"), tr_later("{number:.1f}", number=ends.mean_length)),
            (tr_later("Cells in dead-end branches"), _count(ends.tree_cells)),
        ]),
        (tr_later("Chokepoints"), [
            (tr_later("Cells"), _count(found.chokepoints.cells)),
            (tr_later("Corridors"), _count(found.chokepoints.corridors)),
        ]),
        (tr_later("Passages"), [
            (tr_later("Isolated"), _count(passages.isolated)),
            (tr_later("Dead ends by direction (N E S W)"), _counts(passages.dead_end)),
            (tr_later("Straight N–S, E–W"), _counts(passages.straight)),
            (tr_later("Turns NE SE SW NW"), _counts(passages.turn)),
            (tr_later("Closed N E S W"), _counts(passages.junction)),
            (tr_later("Open to all sides"), _count(passages.four_way)),
            (tr_later("With links"), _count(passages.linked)),
            (tr_later("Types that never occur"),
             tr_later("{count:,} of {total:,}", count=passages.types.absent, total=passages.types.possible)),
        ]),
        (tr_later("Texture"), [
            (tr_later("River"), _number(found.texture.river)),
            (tr_later("Bias"), _number(found.texture.bias)),
            (tr_later("Slant"), _number(found.texture.slant)),
            (tr_later("Braid"), _number(found.texture.braid)),
        ]),
        *_secrets(found),
    ]  # fmt: skip


def _paths(found: Statistics, maze: Maze) -> list[StatisticsLine]:
    solved, longest = found.solution, found.longest_path
    lines = [(tr_later("Solution"), _NONE if solved is None else Noun.STEPS(count=solved.length))]
    if solved is not None:
        lines += [
            (tr_later("From"), cell_name(solved.start, maze)),
            (tr_later("To"), cell_name(solved.goal, maze)),
            (tr_later("Turns"), _count(solved.turns)),
            (tr_later("Decisions"), _count(solved.decisions)),
            (tr_later("Decisions on the path back"), _count(solved.decisions_back)),
            (tr_later("Dead ends off the solution"), _count(solved.dead_ends)),
            (tr_later("Cells in these dead ends"), _count(solved.dead_end_cells)),
        ]
    if longest is not None and longest.start is not None and longest.goal is not None:
        steps = Noun.STEPS(count=longest.length)
        lines += [
            (tr_later("Longest path"), steps if longest.exact else tr_later("at least {steps}", steps=steps)),
            (tr_later("From"), cell_name(longest.start, maze)),
            (tr_later("To"), cell_name(longest.goal, maze)),
        ]
    return lines


def _secrets(found: Statistics) -> list[Group]:
    secrets = found.secrets
    if secrets is None:
        return []
    lines = [
        (tr_later("Secret cells"), _count(secrets.cells)),
        (tr_later("Secret doors"), _count(secrets.doors)),
        (tr_later("Found"), _count(secrets.found_cells + secrets.found_doors)),
    ]
    if secrets.cells_behind is not None:
        lines.append((tr_later("Cells behind secrets"), _count(secrets.cells_behind)))
    if secrets.needed is not None:
        length = secrets.length_without
        lines += [
            (tr_later("Secrets needed to a goal"), _count(secrets.needed)),
            (tr_later("Solution without secrets"), _NONE if length is None else Noun.STEPS(count=length)),
        ]
    lined = secrets.lined_corridor
    if lined is not None:
        value = tr_later(
            "{cells}, {secrets}",
            cells=Noun.CELLS(count=lined.cells), secrets=Noun.SECRETS(count=lined.secrets),
        )  # fmt: skip
        lines.append((tr_later("Longest corridor with secrets"), value))
    return [(tr_later("Secrets"), lines)]


def _count(number: int) -> Message:
    return tr_later("{number:,}", number=number)


def _counts(counts: object) -> Message:
    """Return the numbers of a small dataclass of counts, in order."""
    numbers = vars(counts)
    return Message(" · ".join(f"{{{name}:,}}" for name in numbers), numbers)


def _number(value: float | None) -> Message:
    return Message("–") if value is None else tr_later("{number:.2f}", number=value)
