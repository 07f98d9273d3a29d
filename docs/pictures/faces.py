"""Faces of a level, and how they are connected.

The engine tells which room a face is in; the rest is worked out here as the engine does it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from mazarine.lattice import SQUARE
from mazarine.regions import Segmentation

Face = tuple[int, int]


def room_of_face(segmentation: Segmentation) -> dict[Face, int]:
    """Return the open faces of level 0 by their first cells, and the room of each."""
    return {
        (row, col): number
        for number, region in segmentation.regions.items()
        for _, row, col in region.faces.tolist()
    }


def components(faces: Iterable[Face]) -> list[set[Face]]:
    """Return the connected components of faces, in reading order."""
    left, parts = set(faces), []
    for first in sorted(left):
        if first not in left:
            continue
        left.discard(first)
        part, waiting = {first}, [first]
        while waiting:
            row, col = waiting.pop()
            near = {(row + down, col + right) for down, right in SQUARE.face_steps} & left
            left -= near
            part |= near
            waiting += near
        parts.append(part)
    return parts


def ring_around(face: Face) -> list[Face]:
    """Return the faces that share a cell with one, in a circle."""
    return [(face[0] + down, face[1] + right) for down, right in SQUARE.face_ring]


def groups_around(faces: Collection[Face], lost: Face) -> list[list[Face]]:
    """Group the faces that still meet around a lost one, as `editor/native/regions/faces.c` does.

    The first face of each group shares a side with the lost one.
    """
    ring = ring_around(lost)
    gap = max((at for at, face in enumerate(ring) if face not in faces), default=0)
    rows: list[list[Face]] = [[]]
    for face in ring[gap:] + ring[:gap]:
        if face in faces:
            rows[-1].append(face)
        else:
            rows.append([])
    direct = {(lost[0] + down, lost[1] + right) for down, right in SQUARE.face_steps}
    return [sorted(row, key=lambda face: face not in direct) for row in rows if not direct.isdisjoint(row)]
