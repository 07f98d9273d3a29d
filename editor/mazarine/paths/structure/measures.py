"""The measures of a maze; `docs/reference/statistics.md` defines each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from mazarine.maze import Cell
from mazarine.paths.structure.longest_path import LongestPath
from mazarine.tables import csv_text

Histogram = list[tuple[int, int]]
"""Lengths that occur and how often, the shortest first."""


@dataclass(frozen=True)
class Size:
    """The extent of a maze, and its cells of floor."""

    levels: int
    rows: int
    cols: int
    floor: int


@dataclass(frozen=True)
class Kinds:
    """The numbers of each kind; `rock` is 0 for regions."""

    rock: int
    corridor: int
    crossroad: int
    room: int


@dataclass(frozen=True)
class LongestCorridor:
    """The cells of the longest corridor; 0 without one."""

    longest: int


@dataclass(frozen=True)
class LargestRoom:
    """The own cells of the largest room; 0 without one."""

    largest: int


@dataclass(frozen=True)
class CrossroadCounts:
    """Crossroads by their degree; those of degree 2 are entries of rooms, `more` are 5 passages and more."""

    degree_0: int
    degree_2: int
    degree_3: int
    degree_4: int
    more: int


@dataclass(frozen=True)
class ComponentCounts:
    """Connected components, and the cells of the largest."""

    count: int
    largest: int


@dataclass(frozen=True)
class DeadEndCounts:
    """Dead ends, their share of the floor, their lengths in steps, and the cells of trees."""

    count: int
    share: float
    mean_length: float
    max_length: int
    tree_cells: int


@dataclass(frozen=True)
class LoopCounts:
    """Independent loops of the region graph, and the cells that lie on a cycle."""

    count: int
    cells: int


@dataclass(frozen=True)
class ChokepointCounts:
    """Cells whose closing cuts the maze, and corridors that have one."""

    cells: int
    corridors: int


@dataclass(frozen=True)
class BySide:
    """Cells by one side: the open one of dead ends, the closed one of junctions."""

    north: int
    east: int
    south: int
    west: int


@dataclass(frozen=True)
class Straights:
    """Cells with two open sides across from each other."""

    north_south: int
    east_west: int


@dataclass(frozen=True)
class Turns:
    """Cells with two open sides around a corner."""

    north_east: int
    south_east: int
    south_west: int
    north_west: int


@dataclass(frozen=True)
class CellTypes:
    """Combinations of open sides that a cell can have, and those that no cell without links has."""

    possible: int
    absent: int


@dataclass(frozen=True)
class PassageCounts:
    """Cells by their open sides; those that carry links are counted apart."""

    isolated: int
    dead_end: BySide
    straight: Straights
    turn: Turns
    junction: BySide
    four_way: int
    """Open to all sides that the cell has."""
    linked: int
    types: CellTypes


@dataclass(frozen=True)
class SolutionCounts:
    """The path from the start to the nearest goal; see `mazarine.paths.structure.solution.Solution`."""

    start: Cell
    goal: Cell
    length: int
    turns: int
    decisions: int
    dead_ends: int
    dead_end_cells: int
    cells_off: int
    """Cells of floor that are not on the path."""


@dataclass(frozen=True)
class LinedCorridor:
    """A corridor of the maze with secrets closed: its cells, and the secrets beside it."""

    cells: int
    secrets: int


@dataclass(frozen=True)
class SecretCounts:
    """Secret cells and doors, and what they hide from the start; None without a start, or where none is.

    Attributes
    ----------
    cells, doors : all of them; `found_cells` and `found_doors` those that are found
    cells_behind : cells that can be reached from the start, but only through secrets
    needed : the fewest secrets on any path from the start to a goal
    length_without : the steps of the solution with secrets closed
    lined_corridor : the longest corridor, with secrets closed, that has secrets beside it
    """

    cells: int
    found_cells: int
    doors: int
    found_doors: int
    cells_behind: int | None
    needed: int | None
    length_without: int | None
    lined_corridor: LinedCorridor | None


@dataclass(frozen=True)
class Texture:
    """The texture of the maze; None where a measure is not defined.

    Attributes
    ----------
    river : mean steps along a passage from a dead end or branch to the next one
    bias : straight cells from east to west less those from north to south, by their number: -1 to 1
    slant : turns along the diagonal from the upper left to the lower right less those along the other one,
        by their number: -1 to 1
    braid : the share of the floor that does not belong to trees of dead ends
    """

    river: float | None
    bias: float | None
    slant: float | None
    braid: float | None


@dataclass(frozen=True)
class Statistics:
    """All measures of one maze, each defined in `docs/reference/statistics.md`.

    Attributes
    ----------
    size : levels, rows, columns and cells of floor
    cells, regions : how many there are of each kind
    corridor, room : the longest corridor and the largest room
    crossroads : by their degree
    components : the connected components of the floor
    loops : independent loops, and the cells that lie on a loop
    dead_ends : their number, share and lengths
    chokepoints : the cells that cut others off if they are closed
    passages : cells by the sides that are open
    corridor_lengths, dead_end_lengths : pairs of a length and how often it occurs
    solution : the path from the start to the nearest goal; None without one
    difficulty : how hard the solution is to find, from 0; None without one
    longest_path : the longest of all shortest paths; None if it was not asked for
    texture : river, bias, slant and braid
    secrets : what lies behind secrets; None in a maze without secrets
    plugins : what plugins measure, by name
    """

    size: Size
    cells: Kinds
    regions: Kinds
    corridor: LongestCorridor
    room: LargestRoom
    crossroads: CrossroadCounts
    components: ComponentCounts
    loops: LoopCounts
    dead_ends: DeadEndCounts
    chokepoints: ChokepointCounts
    passages: PassageCounts | None
    """None for cells with six sides."""
    corridor_lengths: Histogram
    dead_end_lengths: Histogram
    solution: SolutionCounts | None
    difficulty: float | None
    longest_path: LongestPath | None
    texture: Texture
    secrets: SecretCounts | None
    plugins: dict[str, int | float | None]

    def as_dict(self) -> dict[str, Any]:
        """Return everything as numbers, lists and dicts of them, ready for JSON."""
        return {name: _plain(value) for name, value in asdict(self).items()}

    def as_rows(self) -> list[tuple[str, int | float | bool | str | None]]:
        """Return one name and value for each measure, ready for CSV.

        A length of a histogram is the end of a name, `corridor_lengths.3`; a cell is `level,row,col`.
        """
        return list(_rows("", self.as_dict()))


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _plain(part) for name, part in value.items()}
    return [_plain(part) for part in value] if isinstance(value, list | tuple) else value


def _rows(name: str, value: Any) -> Iterator[tuple[str, int | float | bool | str | None]]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _rows(f"{name}.{key}" if name else key, part)
    elif isinstance(value, list) and name.endswith("_lengths"):
        for length, count in value:
            yield f"{name}.{length}", count
    else:
        yield name, ",".join(map(str, value)) if isinstance(value, list) else value


def csv_of(found: Statistics) -> str:
    """Return a line of name and value for each measure, below a line that names the columns."""
    rows = [
        (name, str(value).lower() if isinstance(value, bool) else value) for name, value in found.as_rows()
    ]
    return csv_text([("name", "value"), *rows])


def json_of(found: Statistics) -> str:
    """Return one JSON object."""
    return json.dumps(found.as_dict(), indent=2) + "\n"
