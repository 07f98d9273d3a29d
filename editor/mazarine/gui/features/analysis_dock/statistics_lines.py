"""The names, values and explanations of the measures in the Analysis dock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazarine.counting import Noun
from mazarine.gui.analysis.names import cell_name
from mazarine.gui.forms.preview import BIAS_TIP, RIVER_TIP
from mazarine.gui.i18n import tr_later
from mazarine.maze import Maze
from mazarine.messages import Message
from mazarine.paths.structure.plugins import ADDED_STATISTICS

if TYPE_CHECKING:
    from mazarine.paths.structure import Statistics


Line = tuple[Message, Message, Message]
"""The name and the value of a measure, and what it is in one sentence."""
Group = tuple[Message, list[Line]]
"""A heading, and the measures below it."""

_NONE = tr_later("none")


def groups_of(found: Statistics, maze: Maze) -> list[Group]:
    """Return all measures of a maze but the histograms."""
    return [
        (tr_later("Maze"), _maze(found)),
        (tr_later("Paths"), _paths(found, maze)),
        (tr_later("Dead ends"), _dead_ends(found)),
        (tr_later("Chokepoints"), _chokepoints(found)),
        (tr_later("Passages"), _passages(found)),
        (tr_later("Texture"), _texture(found)),
        *_secrets(found),
        *_plugins(found),
    ]


def _maze(found: Statistics) -> list[Line]:
    regions = found.regions
    return [
        (tr_later("Floor"), _count(found.size.floor), tr_later("Cells that are not rock, on all levels.")),
        (tr_later("Rooms"), _count(regions.room),
         tr_later("Regions of open floor that are wider than one cell.")),
        (tr_later("Corridors"), _count(regions.corridor),
         tr_later("Regions that are one cell wide, between rooms and crossroads.")),
        (tr_later("Crossroads"), _count(regions.crossroad),
         tr_later("Cells outside rooms where three or more passages meet.")),
        (tr_later("Connected components"), _count(found.components.count),
         tr_later("Parts of the floor between which there is no path.")),
        (tr_later("Loops"), _count(found.loops.count),
         tr_later("Independent round trips; a perfect maze has none.")),
    ]  # fmt: skip


def _paths(found: Statistics, maze: Maze) -> list[Line]:
    solved, longest = found.solution, found.longest_path
    first, last = tr_later("The first cell of this path."), tr_later("The last cell of this path.")
    lines = [
        (tr_later("Solution"), _NONE if solved is None else Noun.STEPS(count=solved.length),
         tr_later("The length of the shortest path from the start to the nearest goal.")),
    ]  # fmt: skip
    if solved is not None:
        lines += [
            (tr_later("From"), cell_name(solved.start, maze), first),
            (tr_later("To"), cell_name(solved.goal, maze), last),
            (tr_later("Turns"), _count(solved.turns), tr_later("Changes of direction on the solution.")),
            (tr_later("Decisions"), _count(solved.decisions),
             tr_later("Cells of the solution where another passage branches off.")),
            (tr_later("Dead ends off the solution"), _count(solved.dead_ends),
             tr_later("Dead ends in the branches that leave the solution.")),
            (tr_later("Cells in these dead ends"), _count(solved.dead_end_cells),
             tr_later("All cells of these branches.")),
            (tr_later("Difficulty"), _number(found.difficulty),
             tr_later("A logarithm: one more means ten times as hard.")),
        ]  # fmt: skip
    if longest is not None and longest.start is not None and longest.goal is not None:
        steps = Noun.STEPS(count=longest.length)
        lines += [
            (tr_later("Longest path"),
             steps if longest.exact else tr_later("at least {steps}", steps=steps),
             tr_later("The shortest path between the two cells that are farthest apart.")),
            (tr_later("From"), cell_name(longest.start, maze), first),
            (tr_later("To"), cell_name(longest.goal, maze), last),
        ]  # fmt: skip
    return lines


def _dead_ends(found: Statistics) -> list[Line]:
    ends = found.dead_ends
    return [
        (tr_later("Dead ends"), _count(ends.count), tr_later("Cells with a single exit.")),
        (tr_later("Share of the floor"), tr_later("{share:.1%}", share=ends.share),
         tr_later("Dead ends, as a share of all cells of floor.")),
        (tr_later("Mean length"), _number(ends.mean_length),
         tr_later("Mean number of steps from a dead end to the next junction.")),
        (tr_later("Cells in dead-end branches"), _count(ends.tree_cells),
         tr_later("Cells that lead only to dead ends.")),
    ]  # fmt: skip


def _chokepoints(found: Statistics) -> list[Line]:
    return [
        (tr_later("Cells"), _count(found.chokepoints.cells),
         tr_later("Cells that disconnect a part of the maze when they are closed.")),
        (tr_later("Corridors"), _count(found.chokepoints.corridors), tr_later("Corridors with such a cell.")),
    ]  # fmt: skip


def _passages(found: Statistics) -> list[Line]:
    it = found.passages
    if it is None:
        return []
    by_side = tr_later("N {north:,} · E {east:,}\nS {south:,} · W {west:,}")
    turns = tr_later(
        "NE {north_east:,} · SE {south_east:,}\nNW {north_west:,} · SW {south_west:,}", **vars(it.turn)
    )
    straight = tr_later("N–S {north_south:,} · E–W {east_west:,}", **vars(it.straight))
    types = tr_later("{count:,} of {total:,}", count=it.types.absent, total=it.types.possible)
    return [
        (tr_later("Isolated cells"), _count(it.isolated), tr_later("Cells without an open side.")),
        (tr_later("Dead ends, by open side"), Message(by_side.text, vars(it.dead_end)),
         tr_later("Cells that are open to one side only: north, east, south or west.")),
        (tr_later("Straight passages"), straight,
         tr_later("Cells that are open to two opposite sides, such as north and south.")),
        (tr_later("Turns, by open sides"), turns,
         tr_later("Cells that are open to two adjacent sides, such as north and east.")),
        (tr_later("Junctions, by closed side"), Message(by_side.text, vars(it.junction)),
         tr_later("Cells that are open to three of four sides, by the closed side.")),
        (tr_later("Open to all sides"), _count(it.four_way), tr_later("Cells without a wall.")),
        (tr_later("Cells with links"), _count(it.linked),
         tr_later("Cells with a teleporter or stairs; they are not counted above.")),
        (tr_later("Cell types that never occur"), types,
         tr_later("Combinations of open sides that no cell has.")),
    ]  # fmt: skip


def _texture(found: Statistics) -> list[Line]:
    texture = found.texture
    return [
        (tr_later("River"), _number(texture.river), RIVER_TIP),
        (tr_later("Bias"), _number(texture.bias), BIAS_TIP),
        (tr_later("Slant"), _number(texture.slant),
         tr_later("From −1 to 1. 1: all turns follow the falling diagonal; −1: the rising one;"
         " 0: no preference.")),
        (tr_later("Braid"), _number(texture.braid),
         tr_later("The share of the floor outside dead-end branches. 1: no dead ends.")),
    ]  # fmt: skip


def _plugins(found: Statistics) -> list[Group]:
    lines = []
    for it in ADDED_STATISTICS.values():
        number = found.plugins.get(it.name)
        value = _NONE if number is None else tr_later("{number:,} {unit}", number=number, unit=it.unit)
        lines.append((it.title, value, it.summary))
    return [(tr_later("Plugins"), lines)] if lines else []


def _secrets(found: Statistics) -> list[Group]:
    secrets = found.secrets
    if secrets is None:
        return []
    lines = [
        (tr_later("Secret cells"), _count(secrets.cells),
         tr_later("Cells that look like rock until they are found.")),
        (tr_later("Secret doors"), _count(secrets.doors),
         tr_later("Doors that look like walls until they are found.")),
        (tr_later("Found"), _count(secrets.found_cells + secrets.found_doors),
         tr_later("Secrets that are marked as found.")),
    ]  # fmt: skip
    if secrets.cells_behind is not None:
        tip = tr_later("Cells that can be reached only through secrets.")
        lines.append((tr_later("Cells behind secrets"), _count(secrets.cells_behind), tip))
    if secrets.needed is not None:
        length = secrets.length_without
        lines += [
            (tr_later("Secrets needed to a goal"), _count(secrets.needed),
             tr_later("The fewest secrets on a path from the start to a goal.")),
            (tr_later("Solution without secrets"),
             _NONE if length is None else Noun.STEPS(count=length),
             tr_later("The shortest path to a goal that uses no secret.")),
        ]  # fmt: skip
    lined = secrets.lined_corridor
    if lined is not None:
        value = tr_later(
            "{cells}, {secrets}",
            cells=Noun.CELLS(count=lined.cells), secrets=Noun.SECRETS(count=lined.secrets),
        )  # fmt: skip
        tip = tr_later("The longest corridor that has secrets beside it.")
        lines.append((tr_later("Longest corridor with secrets"), value, tip))
    return [(tr_later("Secrets"), lines)]


def _count(number: int) -> Message:
    return tr_later("{number:,}", number=number)


def _number(value: float | None) -> Message:
    return Message("–") if value is None else tr_later("{number:.2f}", number=value)
