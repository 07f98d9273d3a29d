"""What the values of a table stand for: wall, floor, start and goal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from mazarine.files.evidence import corner_components, ring
from mazarine.files.tables.messages import TableMessage
from mazarine.files.tables.table import Place, Table, Values
from mazarine.files.tables.words import EMPTY, OTHER, SIGN, shown, sign
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.costs import LEAST, MOST
from mazarine.messages import Message

_WINDOW = 192
"""The rows and columns in which connected parts and posts are looked for."""
_ALL = 0.97
_CLOSED = 0.85
_OPEN = 0.2


def wall_likelihood(rock: NDArray[np.bool_], ends: Sequence[tuple[int, int]]) -> float:
    """Return how much a board looks like a maze: the larger, the more.

    Parameters
    ----------
    rock : (rows, cols) bool
    ends : the start and the goal, if they are known
    """
    is_whole = max(rock.shape) <= _WINDOW
    closed = float(ring(rock).mean())
    parts, sizes = corner_components(~rock, corner=_WINDOW)
    rock = rock[:_WINDOW, :_WINDOW]
    floor = ~rock
    share = float(floor.mean())
    if share in (0, 1):
        return 0.0
    likely: float = closed + float(sizes.max()) / float(sizes.sum()) + 0.3 * (0.1 < share < 0.9)
    likely += 1.5 * _is_lattice(rock, closed) + 0.3 * (closed == 1)
    if len(ends) == 2 and all(row < len(rock) and col < rock.shape[1] for row, col in ends):
        if closed < _OPEN:
            return likely  # Around an open border everything is connected.
        first, second = (parts[end] for end in ends)
        return likely + 1.5 * bool(first == second and floor[ends[0]])
    if is_whole and closed > 0.1 and floor[0, 0] and parts[0, 0] == parts[-1, -1]:
        likely += 0.7
    return likely


def _is_lattice(rock: NDArray[np.bool_], closed: float) -> bool:
    """Return whether every second field of every second row is a post, and those between are cells."""
    for first, second in ((0, 1), (1, 0)):
        if first == 0 and closed < _CLOSED:
            continue
        posts, cells = rock[first::2, first::2], ~rock[second::2, second::2]
        if posts.size and cells.size and posts.mean() >= _ALL and cells.mean() >= _ALL:
            walls = np.concatenate((rock[first::2, second::2].ravel(), rock[second::2, first::2].ravel()))
            return bool(0.1 < walls.mean() < 0.9)
    return False


_WALLS = [sign(it) for it in "#█▓▒■◼⬛🧱XxWw%"]
_STARTS = [sign(it) for it in "SsAaPpIi@🚪RrMm"]
_GOALS = [sign(it) for it in "GgEeBbFfTtDdXx"]
_LINES = ("-|", "_|", "─│", "━┃", "═║")
_PAIRS_OF_ENDS = ((2, 3), (3, 2), (8, 9), (3, 4), (4, 5), (2, 4), (-1, -2), (5, 6))
_MOST_ENDS = 4
_MOST_VALUES = 64
_MOST_CANDIDATES = 4
_SURE = 0.5
_EVEN = 0.2
_FEW = 0.02
_RIVALS = 10
"""How many times as often another value stands that is wall instead of a sign for it."""
_OFTEN = 0.1
_MOSTLY = 0.8
_USUAL = 0.15


@dataclass
class Meaning:
    """What values stand for.

    Attributes
    ----------
    walls : the values that are wall; all others are floor
    starts, goals : those that mark an end
    notes : what was guessed
    likely : how sure the choice of the wall is
    others : numbers that are floor only because nothing says what they are
    """

    walls: list[int]
    starts: list[int]
    goals: list[int]
    notes: list[Message]
    likely: float = 0.0
    others: list[int] = field(default_factory=list)


def counted(values: Values) -> dict[int, int]:
    """Return how often each value is there, the most frequent first."""
    found, counts = np.unique(values, return_counts=True)
    order = np.argsort(-counts, kind="stable")
    return dict(zip(found[order].tolist(), counts[order].tolist(), strict=True))


def meaning_of(table: Table, wall: int | None = None) -> Meaning | None:
    """Decide what the values of a table stand for; None if it cannot be a maze.

    `wall` is the value of walls, if the user names it.
    """
    counts = counted(table.values)
    if len(counts) > _MOST_VALUES or len(counts) < 2 or _has_lines(counts):
        return None
    notes: list[Message] = []
    starts, goals = ([], []) if table.ends else _ends_among(counts, table.values, notes)
    bulk = [value for value in counts if value not in (*starts, *goals)]
    if not bulk:
        return None
    ends = [place for value in dict.fromkeys((*starts, *goals)) for place in _places(table.values, value)]
    walls, likely = _walls_among(bulk, table, ends, wall, notes)
    if not likely:
        return None
    if not walls:
        return Meaning([], [], [], [TableMessage.COSTS()], likely)
    grid = table.values[0]
    floors = [value for value in bulk if value not in walls]
    floor = next((value for value in floors if _is_plain_floor(value)), floors[0] if floors else None)
    kinds = [value for value in bulk if value not in walls and value != floor]
    if walls and wall is None:
        like_wall = [value for value in kinds if _is_like_wall(grid, value, walls, kinds)]
        if like_wall and 1 in walls:
            # Maps of ray casters number the pictures on walls.
            like_wall = [value for value in kinds if 1 < value < SIGN]
        walls += like_wall
        if like_wall:
            notes.append(TableMessage.WALL_KINDS(values=_listed(like_wall, counts)))
    others = [value for value in kinds if value not in walls and not _is_plain_floor(value)]
    if others and walls:
        notes.append(TableMessage.OTHER_VALUES(values=_listed(others, counts)))
    return Meaning(walls, starts, goals, notes, likely, [value for value in others if 1 < value < SIGN])


def _has_lines(values: Iterable[int]) -> bool:
    """Return whether both level and upright lines are among values: then it is a drawing of lines."""
    return any({*map(sign, pair)} <= {*values} for pair in _LINES)


def maze_of(table: Table, meaning: Meaning, ends: list[Place]) -> Maze:
    """Make the maze of a table; `ends` are its start and its goal if no value marks them."""
    rock = np.isin(table.values, meaning.walls)
    maze = Maze.from_blocks(rock)
    if not meaning.walls:
        maze.costs = np.clip(table.values, LEAST, MOST).astype(np.uint8)
    marks: list[tuple[MarkerKind, Place, int]] = []
    goals = [value for value in meaning.goals if value not in meaning.starts]
    for kind, values in ((MarkerKind.START, meaning.starts), (MarkerKind.GOAL, goals)):
        for value in values:
            for level, row, col in np.argwhere(table.values == value)[:_MOST_ENDS].tolist():
                marks.append((kind, (row, col), level))
    if not marks:
        kinds = (MarkerKind.START, MarkerKind.GOAL)
        marks = [(kind, place, 0) for kind, place in zip(kinds, ends, strict=False)]
    if len(marks) == 2 and meaning.starts == meaning.goals:
        marks = [(MarkerKind.START, *marks[0][1:]), (MarkerKind.GOAL, *marks[1][1:])]
    for kind, (row, col), level in marks:
        maze.markers.add(Marker(kind, (level, row, col)))
    return maze


def _listed(values: list[int], counts: dict[int, int]) -> str:
    return ", ".join(f"{shown(value)} ({counts[value]:,})" for value in values)


def _places(values: Values, value: int) -> list[Place]:
    return [(row, col) for row, col in np.argwhere(values[0] == value).tolist()]


def _is_blank(value: int) -> bool:
    return value >= SIGN and chr(value - SIGN) in "\0 ._-·"


def _is_plain_floor(value: int) -> bool:
    return value in (0, 1) or (value >= SIGN and chr(value - SIGN) in "\0 ._-·0Oo")


def _ends_among(counts: dict[int, int], values: Values, notes: list[Message]) -> tuple[list[int], list[int]]:
    """Return the values that mark the start and the goal."""
    few = [value for value in counts if counts[value] <= _MOST_ENDS and value not in (0, 1)]
    few = [value for value in few if counts[value] <= max(2, _FEW * values.size)]
    few = [value for value in few if not _is_wall_sign(value, counts)]
    starts = [value for value in few if value in _STARTS][:1]
    goals = [value for value in few if value in _GOALS and value not in starts][:1]
    if starts or goals:
        return starts, goals
    single = sorted(value for value in few if counts[value] == 1 and value < SIGN)
    start, goal = _PAIRS_OF_ENDS[0]
    if start in single and goal in few:
        return [start], [goal]
    pair = next((it for it in _PAIRS_OF_ENDS if {*it} <= {*single}), None)
    if pair or len(single) == 2:
        start, goal = pair or single
        notes.append(TableMessage.VALUES_OF_ENDS(start=shown(start), goal=shown(goal)))
        return [start], [goal]
    if len(few) == 1 and counts[few[0]] == 2 and 1 < few[0] < SIGN and len(counts) <= 3:
        notes.append(TableMessage.BOTH_ENDS(value=shown(few[0])))
        return few, few
    for value, kind in ((2, 0), (3, 1), (9, 1)):
        if value in few and counts[value] == 1:
            return ([value], []) if kind == 0 else ([], [value])
    return [], []


def _is_wall_sign(value: int, counts: dict[int, int]) -> bool:
    """Return whether a value is a sign for walls, and no mark among many other walls."""
    if value not in _WALLS:
        return False
    rivals = [it for it in counts if it in _WALLS or (it in (0, 1) and {0, 1} <= counts.keys())]
    return max(counts[it] for it in rivals) < _RIVALS * counts[value]


def _walls_among(
    bulk: list[int], table: Table, ends: list[Place], wall: int | None, notes: list[Message]
) -> tuple[list[int], float]:
    """Return the values of walls, and how sure the choice is."""
    if wall is not None:
        return (
            [wall] if wall in bulk else [value for value in bulk if value != 0] if wall else bulk[:1]
        ), 1.0
    counts = counted(table.values)
    signs = [value for value in bulk if _is_wall_sign(value, counts)]
    if signs:
        first = min(signs, key=_WALLS.index)
        return [value for value in signs if value < sign("A") or value == first or value > sign("z")], 2.0
    grid = table.values[0]
    if EMPTY in bulk and min(bulk) >= SIGN and (OTHER in counts or ring(grid == EMPTY).mean() > _MOSTLY):
        notes.append(TableMessage.EMPTY_IS_WALL())
        return [EMPTY], 2.0
    binary = [value for value in (1, 0) if value in bulk and np.mean(grid == value) > _OFTEN]
    candidates = binary if len(binary) == 2 else [
        value for value in (*bulk[:_MOST_CANDIDATES], -1, 1, 0) if value in bulk and not _is_blank(value)
    ]  # fmt: skip
    ends = ends or table.ends
    likely = {
        value: wall_likelihood(grid == value, ends) + _USUAL * (value == 1)
        for value in dict.fromkeys(candidates)
    }
    if not likely:
        return [], 0.0
    if _are_costs(bulk, table.values, likely):
        return [], 0.2
    ranked = sorted(likely, key=lambda value: (-likely[value], value != 1, value != -1))
    best = ranked[0]
    if len(ranked) > 1 and likely[best] - likely[ranked[1]] < _SURE:
        if likely[best] - likely[ranked[1]] < _EVEN:
            best = min(ranked[:2], key=lambda value: (value != 1, value != -1, value == 0))
        other = ranked[1] if best == ranked[0] else ranked[0]
        if 0 in (best, other):
            name = "one-is-wall" if best == 0 else "zero-is-wall"
            notes.append(TableMessage.WALL_GUESSED(wall=shown(best), other=shown(other), format=name))
        else:
            notes.append(TableMessage.WALL_UNSURE(wall=shown(best), other=shown(other)))
    return [best], likely[best]


def _are_costs(bulk: list[int], values: Values, likely: dict[int, float]) -> bool:
    """Return whether the numbers are costs: many of them, and none has a closed border or most cells."""
    if len(bulk) < 5 or any(value >= SIGN for value in bulk):
        return False
    grid = values[0]
    if max(likely, key=lambda value: likely[value]) not in (-1, 0, 1, 9):
        return True
    return not any(ring(grid == value).mean() > 0.8 or np.mean(grid == value) > 0.4 for value in likely)


def _is_like_wall(grid: NDArray[np.int32], value: int, walls: list[int], kinds: list[int]) -> bool:
    """Return whether a value is a kind of wall: on the border or in runs, and the floor does not need it."""
    here = grid == value
    count = int(np.count_nonzero(here))
    if count < 4 or (value >= SIGN and chr(value - SIGN) in "\0 ._-·0Oo") or value == 0:
        return False
    rock = np.isin(grid, walls)
    if not ring(rock | np.isin(grid, kinds)).all() or not (~rock & ~here).any():
        return False
    if ring(here).any() and not ring(rock).all():
        return True
    runs = np.zeros_like(here)
    for first, second in ((np.s_[1:], np.s_[:-1]), (np.s_[:, 1:], np.s_[:, :-1])):
        beside = here[first] & here[second]
        runs[first] |= beside
        runs[second] |= beside
    _, sizes = corner_components(~rock & ~here)
    return bool(runs.sum() >= 0.6 * count and sizes.max() >= 0.95 * sizes.sum())
