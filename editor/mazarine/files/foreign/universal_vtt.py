"""Maps of virtual tabletops: lines of sight are walls, portals doors (`docs/formats/universal-vtt.md`)."""

from __future__ import annotations

import itertools
import math
from typing import Annotated

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazarine.files.foreign.decoding import decoded, has_keys
from mazarine.files.foreign.messages import ForeignNote, ForeignTitle
from mazarine.files.foreign.vtt_lines import (
    Lines,
    at_least_one_long,
    crossed_sides,
    lie_on,
    off_sides,
    rounded,
)
from mazarine.files.foreign.vtt_writing import losses, losses_for_players, write, write_for_players
from mazarine.files.format import Format
from mazarine.files.limits import size_fault
from mazarine.files.source import Source
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import SOUTH_SHIFT, Matter, Wall

_MOST_CELLS = 1 << 24
"""The most cells of a map: lines can surround any number of them."""
_Number = Annotated[float, msgspec.Meta(gt=-1e9, lt=1e9)]


class PointRecord(msgspec.Struct):
    """A point in cells, from the upper left corner of the picture."""

    x: _Number = 0
    y: _Number = 0


class ResolutionRecord(msgspec.Struct):
    """The size of the map in cells, and the point of its upper left corner."""

    map_size: PointRecord
    map_origin: PointRecord = msgspec.field(default_factory=PointRecord)


class PortalRecord(msgspec.Struct):
    """A door or a window."""

    bounds: list[PointRecord] = []
    closed: bool = True


class MapRecord(msgspec.Struct):
    """A map; its picture and lights are skipped."""

    resolution: ResolutionRecord
    walls: list[list[PointRecord]] = msgspec.field(default_factory=list, name="line_of_sight")
    objects: list[list[PointRecord]] = msgspec.field(default_factory=list, name="objects_line_of_sight")
    portals: list[PortalRecord] = []


def _read(source: Source) -> Maze:
    map_ = decoded(source, MapRecord)
    size = map_.resolution.map_size
    rows, cols = math.ceil(size.y), math.ceil(size.x)
    source.require(size_fault(1, rows, cols, _MOST_CELLS))
    walls = rounded(_lines(map_, map_.walls))
    doors = rounded(_lines(map_, [portal.bounds[:2] for portal in map_.portals]))
    is_closed = np.array([portal.closed for portal in map_.portals if len(portal.bounds) > 1], dtype=bool)
    with source.faults():
        flat, upright, is_used = crossed_sides(walls, rows, cols)
        codes = [np.where(sides, Wall.WALL, Wall.OPEN).astype(np.uint8) for sides in (flat, upright)]
        is_covered = lie_on((doors[:, :2] + doors[:, 2:]) / 2, walls)
        is_door = np.zeros(len(doors), dtype=bool)
        states = np.where(is_closed, np.where(is_covered, Wall.SECRET, Wall.FOUND), Wall.OPEN)
        for state in (Wall.OPEN, Wall.FOUND, Wall.SECRET):
            chosen = np.flatnonzero(states == state)
            *sides, is_hit = crossed_sides(at_least_one_long(doors[chosen]), rows, cols)
            is_door[chosen] = is_hit
            for code, hit in zip(codes, sides, strict=True):
                code[hit] = state
    _note(source, map_, walls, is_used, codes, len(map_.portals) - int(is_door.sum()))
    return _maze(source, *codes)


def _lines(map_: MapRecord, polylines: list[list[PointRecord]]) -> Lines:
    """Return the lines between neighboring points."""
    origin = map_.resolution.map_origin
    ends = [
        (first.x - origin.x, first.y - origin.y, second.x - origin.x, second.y - origin.y)
        for points in polylines
        for first, second in itertools.pairwise(points)
    ]
    return np.array(ends, dtype=np.float64).reshape(-1, 4)


def _maze(source: Source, flat: NDArray[np.uint8], upright: NDArray[np.uint8]) -> Maze:
    """Return a maze of these codes of sides; cells with a wall on each side are rock."""
    shut = [side == Wall.WALL for side in (flat, upright)]
    for sides in (shut[0], shut[1].T):
        sides[[0, -1]] = True
    is_rock = shut[0][:-1] & shut[0][1:] & shut[1][:, :-1] & shut[1][:, 1:]
    if is_rock.all():
        is_rock[:] = False
    if is_rock.any():
        source.notes.append(ForeignNote.CLOSED_IS_ROCK(count=int(np.count_nonzero(is_rock))))
    cells = np.where(is_rock, np.uint8(Matter.ROCK << 1), np.uint8(Matter.FLOOR << 1))[None]
    walls = (upright[:, 1:] | flat[1:] << np.uint8(SOUTH_SHIFT))[None].astype(np.uint8)
    _open_beside_rock(walls[0], is_rock)
    close_borders(walls)
    return Maze(cells, walls)


def _open_beside_rock(walls: NDArray[np.uint8], is_rock: NDArray[np.bool_]) -> None:
    """Remove the walls around rock, which need none."""
    east, south = is_rock.copy(), is_rock.copy()
    east[:, :-1] |= is_rock[:, 1:]
    south[:-1] |= is_rock[1:]
    walls[east] &= np.uint8(3 << SOUTH_SHIFT)
    walls[south] &= np.uint8(3)


def _note(
    source: Source,
    map_: MapRecord,
    walls: Lines,
    is_used: NDArray[np.bool_],
    codes: list[NDArray[np.uint8]],
    doors_left_out: int,
) -> None:
    inner = codes[0][1:-1], codes[1][:, 1:-1]
    found = {wall: sum(int(np.count_nonzero(code == wall)) for code in inner) for wall in Wall}
    counts = (
        (ForeignNote.SIGHT_MOVED, int((is_used & off_sides(walls)).sum())),
        (ForeignNote.SIGHT_LEFT_OUT, len(walls) - int(is_used.sum())),
        (ForeignNote.OBJECT_SIGHT_LEFT_OUT, sum(max(len(points) - 1, 0) for points in map_.objects)),
        (ForeignNote.DOORS_ARE_FOUND, found[Wall.FOUND]),
        (ForeignNote.DOORS_ARE_SECRET, found[Wall.SECRET]),
        (ForeignNote.DOORS_LEFT_OUT, doors_left_out),
    )
    source.notes.extend(note(count=count) for note, count in counts if count)


UNIVERSAL_VTT = Format(
    name="universal-vtt",
    title=ForeignTitle.UNIVERSAL_VTT_FORMAT(),
    suffixes=(".uvtt", ".dd2vtt", ".df2vtt"),
    sniff=has_keys("resolution", "line_of_sight"),
    read=_read,
    write=write,
    losses=losses,
    is_sure=True,
)
UNIVERSAL_VTT_PLAYER = Format(
    name="universal-vtt-player",
    title=ForeignTitle.UNIVERSAL_VTT_PLAYER_FORMAT(),
    suffixes=(".uvtt",),
    sniff=lambda _source: False,
    read=_read,
    write=write_for_players,
    losses=losses_for_players,
)
