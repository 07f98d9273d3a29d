"""Faces of a level, their runs, and how these hang together.

The engine tells which room a face is in; the rest is worked out here as the engine does it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mazarine.lattice import SQUARE
from mazarine.regions import Segmentation

Face = tuple[int, int]
Run = tuple[int, int, int]
"""A run of faces: row, first column, column after the last."""


def room_of_face(segmentation: Segmentation) -> dict[Face, int]:
    """Return the open faces of level 0 by their first cells, and the room of each."""
    return {
        (row, col): number
        for number, region in segmentation.regions.items()
        for _, row, col in region.faces.tolist()
    }


def runs_of(faces: Iterable[Face]) -> list[Run]:
    """Return the runs of faces in reading order."""
    runs: list[Run] = []
    for row, col in sorted(faces):
        if runs and runs[-1][0] == row and runs[-1][2] == col:
            runs[-1] = row, runs[-1][1], col + 1
        else:
            runs.append((row, col, col + 1))
    return runs


def forest_of(runs: Sequence[Run]) -> list[int]:
    """Join runs as `editor/native/regions/runs.c` does."""
    up = list(range(len(runs)))
    for number, run in enumerate(runs):
        for other in range(number):
            if touch(runs[other], run) and runs[other][0] < run[0]:
                above, root = root_of(up, other), up[number]
                up[max(root, above)] = up[other] = up[number] = min(root, above)
    return up


def root_of(up: Sequence[int], number: int) -> int:
    """Return the root above one of a forest."""
    while up[number] != number:
        number = up[number]
    return number


def touch(run: Run, other: Run) -> bool:
    """Whether two runs of neighboring rows share sides of faces."""
    return abs(run[0] - other[0]) == 1 and run[1] < other[2] and other[1] < run[2]


def parts_of(faces: Iterable[Face]) -> list[set[Face]]:
    """Return the connected components of faces, in reading order."""
    runs = runs_of(faces)
    up = forest_of(runs)
    parts: dict[int, set[Face]] = {}
    for number, (row, start, stop) in enumerate(runs):
        parts.setdefault(root_of(up, number), set()).update((row, col) for col in range(start, stop))
    return list(parts.values())


def ring_around(lost: Iterable[Face]) -> set[Face]:
    """Return the faces that share a cell with lost ones."""
    return {(row + down, col + right) for row, col in lost for down, right in SQUARE.face_ring}


def groups_around(faces: Iterable[Face], lost: Sequence[Face]) -> list[list[Face]]:
    """Group faces that still meet around lost ones, as `editor/native/regions/rooms.c` does."""
    standing, nodes, up = set(faces), list[Face](), list[int]()
    for row, col in lost:
        ring = [(row + down, col + right) for down, right in SQUARE.face_ring]
        gap = next((at for at, face in enumerate(ring) if face not in standing), 0)
        ring = ring[gap:] + ring[:gap]
        rows: list[list[Face]] = [[]]
        for face in ring:
            if face in standing:
                rows[-1].append(face)
            else:
                rows.append([])
        direct = {(row + down, col + right) for down, right in SQUARE.face_steps}
        for together in rows:
            if direct.isdisjoint(together):
                continue
            for face in together:
                if face not in nodes:
                    nodes.append(face)
                    up.append(len(up))
                up[root_of(up, nodes.index(face))] = root_of(up, nodes.index(together[0]))
    groups: dict[int, list[Face]] = {}
    for number, face in enumerate(nodes):
        groups.setdefault(root_of(up, number), []).append(face)
    return [groups[root] for root in sorted(groups)]
