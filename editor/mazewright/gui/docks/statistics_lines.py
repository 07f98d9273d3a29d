"""The text of each measure in the Statistics dock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazewright.counting import count_of
from mazewright.maze import Cell

if TYPE_CHECKING:
    from mazewright.paths.structure import Statistics

Group = tuple[str, list[tuple[str, str]]]
"""A heading, and below it names and values."""


def lines_of(found: Statistics) -> list[Group]:
    """Return all measures but the histograms."""
    ends, passages = found.dead_ends, found.passages
    return [
        ("Maze", [
            ("Floor", _count(found.size.floor)),
            ("Rooms", _count(found.regions.room)),
            ("Corridors", _count(found.regions.corridor)),
            ("Crossroads", _count(found.regions.crossroad)),
            ("Connected components", _count(found.parts.count)),
            ("Loops", _count(found.loops.count)),
        ]),
        ("Exits", _ways(found)),
        ("Dead ends", [
            ("Dead ends", _count(ends.count)),
            ("Share of the floor", f"{ends.share:.1%}"),
            ("Mean length", f"{ends.mean_length:.1f}"),
            ("Cells in dead-end branches", _count(ends.tree_cells)),
        ]),
        ("Chokepoints", [
            ("Cells", _count(found.chokepoints.cells)),
            ("Corridors", _count(found.chokepoints.corridors)),
        ]),
        ("Passages", [
            ("Isolated", _count(passages.isolated)),
            ("Dead ends by direction (N E S W)", _each(vars_of(passages.dead_end))),
            ("Straight N–S, E–W", _each(vars_of(passages.straight))),
            ("Turns NE SE SW NW", _each(vars_of(passages.turn))),
            ("Closed N E S W", _each(vars_of(passages.junction))),
            ("Open to all sides", _count(passages.four_way)),
            ("With links", _count(passages.linked)),
            ("Types that never occur", f"{passages.types.absent} / {passages.types.possible}"),
        ]),
        ("Texture", [
            ("River", _number(found.texture.river)),
            ("Bias", _number(found.texture.bias)),
            ("Slant", _number(found.texture.slant)),
            ("Braid", _number(found.texture.braid)),
        ]),
        *_secrets(found),
    ]  # fmt: skip


def vars_of(counts: object) -> list[int]:
    """Return the numbers of a small dataclass of counts, in order."""
    return list(vars(counts).values())


def _ways(found: Statistics) -> list[tuple[str, str]]:
    solved, longest = found.solution, found.longest_way
    lines = [("Solution", "none" if solved is None else _steps(solved.length))]
    if solved is not None:
        lines += [
            ("From", _cell(solved.start)),
            ("To", _cell(solved.goal)),
            ("Turns", _count(solved.turns)),
            ("Decisions", _count(solved.decisions)),
            ("Decisions on the path back", _count(solved.decisions_back)),
            ("Dead ends off the solution", _count(solved.dead_ends)),
            ("Cells in these dead ends", _count(solved.dead_end_cells)),
        ]
    if longest is not None and longest.start is not None and longest.goal is not None:
        steps = _steps(longest.length)
        lines.append(("Longest path", steps if longest.exact else f"at least {steps}"))
        lines += [("From", _cell(longest.start)), ("To", _cell(longest.goal))]
    return lines


def _secrets(found: Statistics) -> list[Group]:
    secrets = found.secrets
    if secrets is None:
        return []
    lines = [
        ("Secret cells", _count(secrets.cells)),
        ("Secret doors", _count(secrets.doors)),
        ("Found", _count(secrets.found_cells + secrets.found_doors)),
    ]
    if secrets.cells_behind is not None:
        lines.append(("Cells behind secrets", _count(secrets.cells_behind)))
    if secrets.needed is not None:
        without = "none" if secrets.length_without is None else _steps(secrets.length_without)
        lines += [("Secrets needed to a goal", _count(secrets.needed)), ("Solution without secrets", without)]
    lined = secrets.lined_corridor
    if lined is not None:
        words = f"{count_of(lined.cells, 'cell')}, {count_of(lined.secrets, 'secret')}"
        lines.append(("Longest corridor with secrets", words))
    return [("Secrets", lines)]


def _count(number: int) -> str:
    return f"{number:,}"


def _each(numbers: list[int]) -> str:
    return " · ".join(map(_count, numbers))


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}"


def _steps(length: int) -> str:
    return count_of(length, "step")


def _cell(cell: Cell) -> str:
    return "({}, {}, {})".format(*cell)
