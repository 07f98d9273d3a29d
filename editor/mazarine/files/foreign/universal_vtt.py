"""Maps of virtual tabletops: lines of sight are walls, portals doors (`docs/formats/universal-vtt.md`)."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Annotated

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazarine.files.faults import Fault
from mazarine.files.foreign.decoding import decoded, has_keys
from mazarine.files.foreign.messages import ForeignMessage, ForeignNote, ForeignTitle
from mazarine.files.foreign.vtt_writing import losses, losses_for_players, write, write_for_players
from mazarine.files.format import Format
from mazarine.files.limits import size_fault
from mazarine.files.source import Source
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import SOUTH_SHIFT, Matter, Wall

Lines = NDArray[np.float64]
"""Lines, each from one point to another: (n, 4), x1, y1, x2, y2 in cells."""
Whole = NDArray[np.int64]

_MOST_CROSSINGS = 1 << 25
_CHUNK = 1 << 20
_PAIRS = 1 << 18
"""Of points and lines that are compared at once."""
_NEAR = 0.05
_GRAIN = 64
"""Parts of a cell to which points are rounded: they have small errors."""


def rounded(lines: Lines) -> Lines:
    """Return lines without small errors."""
    return np.round(lines * _GRAIN) / _GRAIN


def crossed_sides(
    lines: Lines, rows: int, cols: int
) -> tuple[NDArray[np.bool_], NDArray[np.bool_], NDArray[np.bool_]]:
    """Return which sides of cells lines cross, and which of the lines cross any.

    Returns
    -------
    flat : (rows + 1, cols) bool, flat[r, c] lies north of cell (r, c)
    upright : (rows, cols + 1) bool, upright[r, c] lies west of cell (r, c)
    crosses : (n,) bool

    Examples
    --------
    >>> flat, upright, _ = crossed_sides(np.array([[1.0, 0, 1, 2], [0, 1, 1, 1]]), 2, 2)
    >>> flat.astype(int).tolist(), upright.astype(int).tolist()
    ([[0, 0], [1, 0], [0, 0]], [[0, 1, 0], [0, 1, 0]])
    """
    flat, upright = np.zeros((rows + 1, cols), dtype=bool), np.zeros((rows, cols + 1), dtype=bool)
    crosses = np.zeros(len(lines), dtype=bool)
    for sides, turned in ((flat.T, lines), (upright, lines[:, [1, 0, 3, 2]])):
        for number, along, place in _crossings(turned, len(sides)):
            inside = (place >= 0) & (place < sides.shape[1])
            sides[along[inside], place[inside]] = True
            crosses[number[inside]] = True
    return flat, upright, crosses


def _crossings(lines: Lines, count: int) -> Iterator[tuple[Whole, Whole, Whole]]:
    """Yield where lines cross the middles of columns: the line, the column, and the nearest side."""
    x1, y1, x2, y2 = lines.T
    first = np.ceil(np.clip(np.minimum(x1, x2) - 0.5, 0, count)).astype(np.int64)
    last = np.ceil(np.clip(np.maximum(x1, x2) - 0.5, 0, count)).astype(np.int64)
    lengths = last - first
    if lengths.sum() > _MOST_CROSSINGS:
        raise Fault(ForeignMessage.TOO_MANY_SIDES(most=_MOST_CROSSINGS))
    ends = np.cumsum(lengths)
    start = 0
    while start < len(lines):
        done = ends[start - 1] if start else 0
        stop = max(start + 1, int(np.searchsorted(ends, done + _CHUNK, side="right")))
        number = np.repeat(np.arange(start, stop), lengths[start:stop])
        along = np.arange(len(number)) - (ends - lengths - done)[number] + first[number]
        slope = (along + 0.5 - x1[number]) / (x2 - x1)[number]
        place = y1[number] + slope * (y2 - y1)[number]
        yield number, along, np.floor(np.clip(place, -1, 1 << 30) + 0.5).astype(np.int64)
        start = stop


def at_least_one_long(lines: Lines) -> Lines:
    """Return lines of which those shorter than a cell are as long as one, around the same middle."""
    middles = (lines[:, :2] + lines[:, 2:]) / 2
    ways = lines[:, 2:] - lines[:, :2]
    lengths = np.hypot(*ways.T)
    scale = np.where((lengths > 0) & (lengths < 1), 1 / np.where(lengths > 0, lengths, 1), 1)[:, None] / 2
    return np.hstack((middles - ways * scale, middles + ways * scale))


def lie_on(points: NDArray[np.float64], lines: Lines) -> NDArray[np.bool_]:
    """Return which points lie on lines; all if there are too many to tell."""
    found = np.ones(len(points), dtype=bool)
    if len(points) * len(lines) > _MOST_CROSSINGS:
        return found
    starts, ways = lines[:, :2], lines[:, 2:] - lines[:, :2]
    squares = np.maximum((ways**2).sum(axis=1), 1e-12)
    step = max(1, _PAIRS // max(1, len(lines)))
    for first in range(0, len(points), step):
        part = points[first : first + step, None]
        share = np.clip(((part - starts) * ways).sum(axis=2) / squares, 0, 1)
        away = np.abs(starts + share[..., None] * ways - part).max(axis=2)
        found[first : first + step] = (away < _NEAR).any(axis=1)
    return found


def off_sides(lines: Lines) -> NDArray[np.bool_]:
    """Return which lines do not run along the sides of cells."""
    x1, y1, x2, y2 = lines.T
    along_row = (y1 == y2) & (y1 % 1 == 0)
    along_col = (x1 == x2) & (x1 % 1 == 0)
    off: NDArray[np.bool_] = ~(along_row | along_col)
    return off


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
