"""The regions of a maze on a tiling, slowly: written from the definition alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mazarine.tilings import TilingMaze

Cells = frozenset[int]


def regions(maze: TilingMaze) -> tuple[dict[int, str], set[tuple[str, Cells]]]:
    """Return the kind of each cell, and each region: its kind and its cells; of rooms, also the corners."""
    tiling = maze.tiling
    sides = [
        (frozenset(ends), frozenset(cells) - {-1}, bool(is_open))
        for ends, cells, is_open in zip(
            tiling.ends.tolist(), tiling.cells.tolist(), maze.is_open.tolist(), strict=True
        )
    ]
    corners = set(range(len(tiling.points)))
    faces = {
        corner for corner in corners
        if all(len(cells) == 2 and is_open for ends, cells, is_open in sides if corner in ends)
    }  # fmt: skip
    opened = [(ends, cells) for ends, cells, is_open in sides if is_open]
    joined_faces = [ends for ends, _ in opened if ends <= faces]
    kinds: dict[int, str] = {}
    for cell in range(len(tiling)):
        own = set(tiling.outlines[cell]) & faces
        mine = [ends for ends, cells in opened if cell in cells]
        groups = _joined(own, [ends for ends in mine if ends <= own])
        if own and len(groups) == 1 and all(ends & faces for ends in mine):
            kinds[cell] = "room"
        elif not own and len(mine) in (1, 2):
            kinds[cell] = "corridor"
        else:
            kinds[cell] = "crossroad"
    found = {("crossroad", frozenset({cell})) for cell, kind in kinds.items() if kind == "crossroad"}
    corridor = {cell for cell, kind in kinds.items() if kind == "corridor"}
    pairs = [cells for _, cells in opened if cells <= corridor]
    found |= {("corridor", cells) for cells in _joined(corridor, pairs)}
    for room in _joined(faces, joined_faces):
        cells = {cell for cell in kinds if kinds[cell] == "room" and set(tiling.outlines[cell]) & room}
        found.add(("room", frozenset(cells | {-1 - corner for corner in room})))
    return kinds, found


def _joined(things: Iterable[int], pairs: list[frozenset[int]]) -> list[Cells]:
    parts = [{thing} for thing in things]
    for pair in pairs:
        touching = [part for part in parts if part & pair]
        parts = [part for part in parts if not part & pair] + [set().union(*touching)]
    return [frozenset(part) for part in parts]


def shown(maze: TilingMaze) -> tuple[dict[int, str], set[tuple[str, Cells]]]:
    """Return the same from the regions that the maze keeps."""
    kept = maze.regions
    names: Callable[[int], str] = {1: "corridor", 2: "crossroad", 3: "room"}.__getitem__
    kinds = {cell: names(code) for cell, code in enumerate(kept.kind.tolist())}
    cells_of: dict[int, set[int]] = {
        number: {-1 - corner for corner in it} for number, it in kept.rooms.items()
    }
    for cell, number in enumerate(kept.region.tolist()):
        cells_of.setdefault(number, set()).add(cell)
    found = set()
    for number, cells in cells_of.items():
        kind = "room" if number in kept.rooms else kinds[max(cells)]
        found.add((kind, frozenset(cells)))
    assert len(found) == len(cells_of) == len(kept)
    return kinds, found
