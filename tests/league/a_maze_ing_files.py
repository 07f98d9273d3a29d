"""Random files of the project A-Maze-ing, right ones and wrong ones."""

from __future__ import annotations

from random import Random

from tests.league.a_maze_ing_oracle import (
    BACK,
    DRAWINGS,
    SIDES,
    Cell,
    File,
    distances,
    neighbours,
    passages,
    stamp,
)  # fmt: skip

_SIZES = (
    (1, 1),
    (1, 6),
    (7, 1),
    (3, 3),
    (7, 5),
    (8, 6),
    (9, 7),
    (12, 9),
    (15, 10),
    (16, 12),
    (25, 20),
    (40, 40),
)
_WEIGHTS = (2, 2, 2, 6, 4, 6, 12, 10, 8, 4, 1, 0.5)


def random_file(random: Random, *, is_odd: bool = True, size: tuple[int, int] | None = None) -> File:
    """Make a file; an odd one may break any rule for the board and the path."""
    width, height = size or random.choices(_SIZES, _WEIGHTS)[0]
    if size is None and random.random() < 0.3:
        width, height = random.randint(1, 14), random.randint(1, 11)
    drawn: set[Cell] = set()
    if width >= 7 and height >= 5 and random.random() < 0.8:
        left, top = (width - 7) // 2, (height - 5) // 2
        if is_odd and random.random() < 0.3:
            left, top = random.randint(0, width - 7), random.randint(0, height - 5)
        drawn = stamp(random.choice(sorted(DRAWINGS)), left, top)
        if is_odd and random.random() < 0.2:
            drawn ^= {random.choice([(left + x, top + y) for x in range(7) for y in range(5)])}
    rows = _carved(random, width, height, drawn)
    if random.random() < 0.5:
        _open_some(random, rows, drawn, random.choice((0.05, 0.3, 1.0)))
    if is_odd:
        _spoil(random, rows)
    free = [(x, y) for y in range(height) for x in range(width) if rows[y][x] != 15] or [(0, 0)]
    entry, exit_ = random.choice(free), random.choice(free)
    if is_odd and random.random() < 0.15:
        entry, exit_ = ((random.randint(-1, width), random.randint(-1, height)) for _ in range(2))
    inside = 0 <= entry[0] < width and 0 <= entry[1] < height
    path = _path(random, rows, entry, exit_, is_odd=is_odd) if inside else random.choice("NESW")
    return File(rows, entry, exit_, path or None)


def _carved(random: Random, width: int, height: int, drawn: set[Cell]) -> list[list[int]]:
    rows = [[15] * width for _ in range(height)]
    left = {(x, y) for y in range(height) for x in range(width)} - drawn
    while left:
        stack = [min(left)]
        left.discard(stack[0])
        while stack:
            ways = [(side, cell) for side, cell in neighbours(rows, stack[-1]) if cell in left]
            if ways:
                side, cell = random.choice(ways)
                _set(rows, stack[-1], side, cell, is_open=True)
                left.discard(cell)
                stack.append(cell)
            else:
                stack.pop()
    return rows


def _set(rows: list[list[int]], cell: Cell, side: str, other: Cell, *, is_open: bool) -> None:
    for (x, y), bit in ((cell, SIDES[side][0]), (other, SIDES[BACK[side]][0])):
        rows[y][x] = rows[y][x] & ~bit if is_open else rows[y][x] | bit


def _open_some(random: Random, rows: list[list[int]], drawn: set[Cell], share: float) -> None:
    for y in range(len(rows)):
        for x in range(len(rows[0])):
            for side, other in neighbours(rows, (x, y)):
                if not {(x, y), other} & drawn and random.random() < share:
                    _set(rows, (x, y), side, other, is_open=True)


def _spoil(random: Random, rows: list[list[int]]) -> None:
    height, width = len(rows), len(rows[0])
    what = random.random()
    for _ in range(random.choice((0, 0, 1, 3))):
        x, y = random.randrange(width), random.randrange(height)
        if what < 0.5:
            rows[y][x] ^= 1 << random.randrange(4)
        elif what < 0.6:
            rows[y][x] = random.randrange(16)
        else:
            for side, other in neighbours(rows, (x, y)):
                _set(rows, (x, y), side, other, is_open=False)
    if random.random() < 0.02:
        for row in rows:
            row[:] = [random.choice((15, 15, random.randrange(16))) for _ in row]


def _path(random: Random, rows: list[list[int]], entry: Cell, exit_: Cell, *, is_odd: bool) -> str:
    steps = distances(rows, exit_) if exit_ in [
        (x, y) for y in range(len(rows)) for x in range(len(rows[0]))
    ] else {}  # fmt: skip
    path, cell = "", entry
    while steps.get(cell):
        side, cell = random.choice(
            [way for way in passages(rows, cell) if steps.get(way[1]) == steps[cell] - 1]
        )
        path += side
    kind = random.random() if is_odd else 1.0
    if kind < 0.1 and path:
        return path[0] + BACK[path[0]] + path
    if kind < 0.2:
        return "".join(letter * 2 for letter in path)
    if kind < 0.3:
        return path[:-1]
    if kind < 0.45 or not path:
        return path[: random.randint(0, len(path))] + random.choice("NESW") + random.choice(("", path))
    return path
