"""The rules of A-Maze-ing, slowly and in plain Python, from the page of facts alone.

The tests compare `mazarine.league.a_maze_ing` with it. Cells are `(x, y)` from the top left, as the
project text writes them; walls are the letters N, E, S and W. Nothing here imports the program.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any

SIDES = {"N": (1, 0, -1), "E": (2, 1, 0), "S": (4, 0, 1), "W": (8, -1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
DRAWINGS = {
    "20": ("#.#.###", "#.#...#", "###.###", "..#.#..", "..#.###"),
    "18": ("#...###", "#.....#", "###.###", "..#.#..", "..#.###"),
}
Cell = tuple[int, int]


@dataclass
class File:
    """A file as its writer meant it: digits by row, the two ends and the path."""

    rows: list[list[int]]
    entry: Cell | None = None
    exit: Cell | None = None
    path: str | None = None


@dataclass
class Verdict:
    """Places by rule and plain facts."""

    places: dict[str, list[tuple[object, ...]]] = field(default_factory=dict)
    facts: dict[str, Any] = field(default_factory=dict)

    def add(self, code: str, *place: object) -> None:
        """Note one place of a broken rule."""
        self.places.setdefault(code, []).append(place)

    def counts(self) -> dict[str, int]:
        """How many places each rule is broken at."""
        return {code: len(places) for code, places in self.places.items()}


def stamp(name: str, left: int, top: int) -> set[Cell]:
    """Return the filled cells of a drawing whose top left corner lies at `left`, `top`."""
    return {
        (left + x, top + y)
        for y, line in enumerate(DRAWINGS[name])
        for x, sign in enumerate(line)
        if sign == "#"
    }


def neighbours(rows: list[list[int]], cell: Cell) -> list[tuple[str, Cell]]:
    """Return the cells beside a cell, with the side they lie on."""
    x, y = cell
    found = []
    for side, (_, right, down) in SIDES.items():
        if 0 <= y + down < len(rows) and 0 <= x + right < len(rows[0]):
            found.append((side, (x + right, y + down)))
    return found


def closed(rows: list[list[int]], cell: Cell, side: str) -> bool:
    """Whether this cell's own digit closes a side."""
    return bool(rows[cell[1]][cell[0]] & SIDES[side][0])


def passages(rows: list[list[int]], cell: Cell) -> list[tuple[str, Cell]]:
    """Return the cells one step away: neither of the two digits may close the wall."""
    return [
        (side, other)
        for side, other in neighbours(rows, cell)
        if not closed(rows, cell, side) and not closed(rows, other, BACK[side])
    ]


def distances(rows: list[list[int]], start: Cell) -> dict[Cell, int]:
    """Return the steps from `start` to each cell that can be reached."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        for _, other in passages(rows, cell):
            if other not in steps:
                steps[other] = steps[cell] + 1
                queue.append(other)
    return steps


def drawing(rows: list[list[int]]) -> tuple[str, set[Cell], int]:
    """Return the drawing, its cells, and how far it is from the middle, of even sizes either one."""
    height, width = len(rows), len(rows[0])
    full = {(x, y) for y in range(height) for x in range(width) if rows[y][x] == 15}
    found = []
    for name in DRAWINGS:
        for top in range(height - 4):
            for left in range(width - 6):
                cells = stamp(name, left, top)
                frame = {(left + x, top + y) for x in range(7) for y in range(5)}
                more = len(full & frame - cells)
                if cells <= full and more < 10:
                    off_y = min(abs(top - (height - 5) // 2), abs(top - height // 2 + 2))
                    off_x = min(abs(left - (width - 7) // 2), abs(left - width // 2 + 3))
                    found.append((more, max(off_x, off_y), name, top, left))
    if found:
        _, off, name, top, left = min(found)
        return name, stamp(name, left, top), off
    large: set[Cell] = set().union(*(group for group in groups(full) if len(group) >= 10))
    return "other" if large else "", large, 0


def groups(cells: set[Cell]) -> list[set[Cell]]:
    """Return groups of cells that touch, or have one free row or column between them."""
    steps = [(i, j) for i in range(-2, 3) for j in range(-2, 3) if abs(i) + abs(j) < 4]
    rest, found = set(cells), []
    while rest:
        first = rest.pop()
        group, queue = {first}, [first]
        while queue:
            x, y = queue.pop()
            for other in [(x + i, y + j) for i, j in steps]:
                if other in rest:
                    rest.discard(other)
                    group.add(other)
                    queue.append(other)
        found.append(group)
    return found


def _walls(rows: list[list[int]], verdict: Verdict) -> None:
    for cell in [(x, y) for y in range(len(rows)) for x in range(len(rows[0]))]:
        around = dict(neighbours(rows, cell))
        for side in SIDES:
            if side not in around:
                if not closed(rows, cell, side):
                    verdict.add("border.open", cell, side)
            elif side in "ES" and closed(rows, cell, side) != closed(rows, around[side], BACK[side]):
                verdict.add("walls.incoherent", cell, side)


def _good_ends(file: File, full: set[Cell], verdict: Verdict) -> dict[str, Cell]:
    height, width, good = len(file.rows), len(file.rows[0]), {}
    for which, end in (("entry", file.entry), ("exit", file.exit)):
        if end is None:
            continue
        if not (0 <= end[0] < width and 0 <= end[1] < height):
            verdict.add("ends.outside", which)
        elif end in full:
            verdict.add("ends.closed", which)
        else:
            good[which] = end
    if file.entry is not None and file.entry == file.exit:
        verdict.add("ends.same")
    return good


def _largest(rows: list[list[int]], full: set[Cell]) -> dict[Cell, int]:
    best: dict[Cell, int] = {}
    seen: set[Cell] = set()
    for cell in [(x, y) for y in range(len(rows)) for x in range(len(rows[0]))]:
        if cell not in full and cell not in seen:
            region = distances(rows, cell)
            seen |= set(region)
            if len(region) > len(best):
                best = region
    return best


def _open(rows: list[list[int]], verdict: Verdict) -> None:
    height, width = len(rows), len(rows[0])
    for y in range(height - 2):
        for x in range(width - 2):
            block = {(x + i, y + j) for i in range(3) for j in range(3)}
            inner = sum(1 for cell in block for side, other in passages(rows, cell) if other in block)
            if inner == 24:
                verdict.add("open.3x3", (x, y))


def _is_dead_end(rows: list[list[int]], cell: Cell, full: set[Cell]) -> bool:
    ways = {side for side, _ in passages(rows, cell)}
    return len(ways) == 1 and any(
        side not in ways and other not in full for side, other in neighbours(rows, cell)
    )


def _config(
    file: File, config: dict[str, Any], reached: dict[Cell, int], dead: list[Cell], verdict: Verdict
) -> None:
    height, width, loops = len(file.rows), len(file.rows[0]), int(verdict.facts["loops"])
    if config["PERFECT"] and loops:
        verdict.places["perfect.loops"] = [()] * loops
    if not config["PERFECT"]:
        keys = {(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)}
        for cell in sorted(keys | {(width // 2, height // 2)}):
            if cell not in reached:
                verdict.add("board.key_cells", cell)
        if loops < 2:
            verdict.places["board.loops"] = [()] * loops
        if len(dead) > 2:
            verdict.places["board.dead_ends"] = [(cell,) for cell in dead]
    if (width, height) != (config["WIDTH"], config["HEIGHT"]):
        verdict.add("config.size")
    for which, end in (("entry", file.entry), ("exit", file.exit)):
        if end is not None and end != config[which.upper()]:
            verdict.add(f"config.{which}")


def judge(file: File, config: dict[str, Any] | None = None) -> Verdict:
    """Judge a file by all rules; its rows are of one length."""
    rows, verdict = file.rows, Verdict()
    height, width = len(rows), len(rows[0])
    cells = [(x, y) for y in range(height) for x in range(width)]
    full = {cell for cell in cells if rows[cell[1]][cell[0]] == 15}

    _walls(rows, verdict)
    name, pattern, off = drawing(rows)
    verdict.facts |= {"width": width, "height": height, "pattern": name, "closed": len(full)}
    verdict.facts["off_middle"] = off
    if name == "other":
        verdict.places["pattern.other"] = [(cell,) for cell in sorted(pattern)]
    elif off:
        verdict.places["pattern.off_middle"] = [()] * off
    elif not name:
        verdict.add("pattern.missing" if width >= 15 and height >= 10 else "pattern.small")
    for cell in sorted(full - pattern):
        verdict.add("cells.closed_stray", cell)

    good = _good_ends(file, full, verdict)
    start = good.get("entry")
    reached = distances(rows, start) if start is not None else _largest(rows, full)
    for cell in cells:
        if cell not in reached and cell not in full:
            verdict.add("cells.unreachable", cell)

    _open(rows, verdict)
    edges = sum(len(passages(rows, cell)) for cell in reached) // 2
    loops = edges - len(reached) + 1 if reached else 0
    dead = [cell for cell in sorted(reached) if _is_dead_end(rows, cell, full)]
    verdict.facts |= {"loops": loops, "dead_ends": len(dead)}
    shortest = None
    if "entry" in good and "exit" in good:
        shortest = reached.get(good["exit"])
    verdict.facts["shortest"] = 0 if file.entry == file.exit and file.entry in cells else shortest

    if config is not None:
        _config(file, config, reached, dead, verdict)
    if file.path is None:
        verdict.add("format.footer")
    elif file.entry in cells and file.exit in cells:
        path_rules(file, verdict, shortest)
    return verdict


def walk(rows: list[list[int]], start: Cell, path: str) -> tuple[Cell, int | None]:
    """Where a path ends, and its first step (from 1) that is blocked."""
    cell = start
    for step, letter in enumerate(path, 1):
        ways = dict(passages(rows, cell))
        if letter not in ways:
            return cell, step
        cell = ways[letter]
    return cell, None


def path_rules(file: File, verdict: Verdict, shortest: int | None) -> None:
    """Note what is wrong with the path: one fault at most."""
    assert file.path is not None
    assert file.entry is not None
    path = file.path
    end, blocked = walk(file.rows, file.entry, path)
    if blocked is None and end == file.exit:
        if shortest is not None and len(path) > shortest:
            verdict.places["path.long"] = [()] * (len(path) - shortest)
        return
    half = path[::2]
    if path and half == path[1::2] and walk(file.rows, file.entry, half) == (file.exit, None):
        verdict.add("path.half_steps")
    elif blocked is not None:
        verdict.add("path.blocked", blocked)
    else:
        verdict.add("path.end", end)


def write(file: File) -> str:
    """Return the text of a file as the project asks for it; what is None is left out."""
    lines = ["".join(f"{digit:X}" for digit in row) for row in file.rows] + [""]
    lines += [f"{end[0]},{end[1]}" for end in (file.entry, file.exit) if end is not None]
    if file.path is not None:
        lines.append(file.path)
    return "\n".join(lines) + "\n"
