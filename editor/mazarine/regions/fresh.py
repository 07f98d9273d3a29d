"""Making a segmentation from nothing."""

from __future__ import annotations

from itertools import accumulate, chain
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import SpaceError
from mazarine.maze.codes import is_whole
from mazarine.messages import quoted
from mazarine.native import regions as native
from mazarine.native.regions import Engine, Planes, Trails
from mazarine.progress import Progress
from mazarine.regions.codes import HEAD_SIZE, NEXT_ROW
from mazarine.regions.messages import RegionMessage
from mazarine.regions.passes import Passes, even_cuts, usual_threads
from mazarine.regions.space import Space
from mazarine.regions.state import SegmentationState
from mazarine.regions.tables import Tables

_PASSES = 9
_MOST_THREADS = 256
_TILE_ROWS = 4
"""Rows of tiles done between two looks at progress."""
_LONG = 8
"""Corridors that go from share to share are looked along in one thread, unless they have more than one in
this many places: then one thread walks all corridors."""
_END_PLANE, _OWN_PLANE = 12, 17
"""The plane of the ends of corridors, and the first of those of faces (`editor/native/regions/planes.h`)."""


def fresh_state(
    space: Space, tables: Tables, progress: Progress | None = None, threads: int | None = None
) -> SegmentationState:
    """Segment a space; the state shares its bytes, and is the same for any number of threads.

    Raises `SpaceError` if the space contradicts itself, or the number of threads is out of range; `Cancelled`
    if `progress` requested a stop.

    Parameters
    ----------
    space, tables : what to segment, and its lattice for this grid
    progress : called with the share that is done
    threads : how many threads work; by default one for each core if the space is large
    """
    if threads is not None and not (is_whole(threads) and 1 <= threads <= _MOST_THREADS):
        raise SpaceError(RegionMessage.THREADS_OUT_OF_RANGE(most=_MOST_THREADS, threads=quoted(threads)))
    space.require_sound()
    threads = threads or usual_threads(space.grid.padded_size)
    with Passes(progress, threads, _PASSES) as passes:
        return _fresh_state(space, tables, passes)


def contradiction(space: Space, place: int) -> SpaceError:
    """Return which cell contradicts its neighbors: the one at a place, or the one east or south of it."""
    grid = space.grid
    down = range(grid.step((1, 0)) - 1, grid.step((1, 0)) + 1)
    at = next((at for at in (place, place + 1, *reversed(down)) if grid.is_cell(at)), place)
    return SpaceError(RegionMessage.SPACE_CONTRADICTION(cell=grid.cell_at_padded(at)))


class _Board(NamedTuple):
    """A board in shares, each with a head that counts and numbers; the first is that of the engine.

    `cuts` are the words where the shares start, and the end.
    """

    engine: Engine
    heads: list[NDArray[np.int64]]
    planes: Planes
    cuts: list[int]
    passes: Passes


def _fresh_state(space: Space, tables: Tables, passes: Passes) -> SegmentationState:
    """Do all passes of a fresh segmentation."""
    size, words = space.grid.padded_size, space.grid.padded_size // 64
    state = SegmentationState.empty(space.cells, tables)
    heads = [state.head, *(np.zeros(HEAD_SIZE, dtype=np.int64) for _ in range(passes.shares - 1))]
    engine, planes = state.engine, _empty_planes(tables, words)

    def check(bad: list[list[int]]) -> None:
        for place in chain.from_iterable(bad):
            if place >= 0:
                raise contradiction(space, place)

    cuts = even_cuts(words, passes.shares)
    check(passes.run(lambda _, *part: native.read_bytes(space.cells, planes, *part), cuts))
    check(passes.run(lambda _, *part: native.find_faces(engine, planes, *part), cuts))
    board = _Board(engine, heads, planes, cuts, passes)
    passes.run(lambda share, *part: native.find_kinds(engine, heads[share], planes, *part), cuts)
    ways = np.zeros(size, dtype=np.uint8)
    found = passes.run(lambda _, *part: native.find_ends(engine, planes, ways, *part), cuts)
    corridor_cells = sum(map(sum, found))
    rooms = _join_patches(board)
    steps, onward = _turns(tables)
    corridors = _share_corridors(board, ways, Trails(ways=ways, steps=steps, onward=onward))
    regions = rooms + sum(corridors.counts)
    # Some more than there are, for updates: memory that is not used yet costs nothing.
    native.make_rows(engine, regions + regions // 8 + 64, corridor_cells)
    native.make_rooms(engine, rooms)
    _walk(board, corridors, rooms, corridor_cells)
    passes.end()
    return state


def _empty_planes(tables: Tables, words: int) -> Planes:
    places = np.concatenate((tables.sides, tables.face_cells.ravel(), tables.check_places.ravel()))
    farthest = int(abs(places).max())
    guard = farthest // 64 + 2
    bits = np.zeros((_OWN_PLANE + len(tables.around), words + 2 * guard), dtype=np.uint64)
    return Planes(bits=bits, guard=guard)


def _join_patches(board: _Board) -> int:
    """Find the patches of every tile, and join them into rooms; return how many rooms there are."""
    engine, run = board.engine, board.passes.run
    rows = native.tile_rows(engine)
    cuts = even_cuts(rows, len(board.heads))
    most, counts = np.zeros(rows, dtype=np.int64), np.zeros(rows, dtype=np.int64)
    run(lambda _, *part: native.count_patches(engine, most, *part), cuts, _TILE_ROWS)
    firsts = 1 + np.cumsum(most) - most
    native.reserve_patches(engine, int(most.sum()))
    run(lambda _, *part: native.find_patches(engine, board.planes, firsts, counts, *part), cuts, _TILE_ROWS)
    return int(native.join_patches(engine, firsts, counts))


class _Corridors(NamedTuple):
    """What is known of corridors before they are walked.

    Attributes
    ----------
    cuts : the word that each share begins with, and the end: a corridor belongs to the share where it begins
    counts : the corridors of each share, rings left out
    """

    trails: Trails
    cuts: list[int]
    counts: list[int]


def _share_corridors(board: _Board, ways: NDArray[np.uint8], trails: Trails) -> _Corridors:
    """Find out which share numbers which corridor."""
    cuts, planes = board.cuts, board.planes
    places = np.array(cuts, dtype=np.int64) * 64
    reach = -int(trails.values["steps"].min())
    found = np.empty((reach * (len(cuts) - 2), 2), dtype=np.int64)
    count = native.find_shared_corridors(trails, places, found, len(ways) // _LONG)
    if count < 0:
        cuts, count = [0, *cuts[-1:] * (len(cuts) - 1)], 0
    first, last = found[:count].T
    shares = np.searchsorted(places, first, "right")
    is_other = np.searchsorted(places, last, "right") != shares
    # A share does not look at the end of a corridor that begins in another one.
    words, bits = divmod(last[is_other], 64)
    ends = planes.values["bits"][_END_PLANE, planes.values["guard"] :]
    np.bitwise_and.at(ends, words, ~(np.uint64(1) << bits.astype(np.uint64)))
    single_ends = np.bincount(shares[is_other] - 1, minlength=len(cuts) - 1).tolist()
    both_ends = board.passes.run(lambda _, *part: native.count_ends(planes, *part), cuts)
    counts = [(sum(bands) + single) // 2 for bands, single in zip(both_ends, single_ends, strict=True)]
    return _Corridors(trails, cuts, counts)


def _walk(board: _Board, corridors: _Corridors, rooms: int, cells: int) -> None:
    """Walk the corridors, which have `cells` cells, and the rings among them; then sum up all shares."""
    engine, heads, planes, run = board.engine, board.heads, board.planes, board.passes.run
    trails, cuts = corridors.trails, corridors.cuts
    for head, number in zip(heads, accumulate(corridors.counts, initial=rooms + 1), strict=False):
        head[NEXT_ROW] = number
    walked = run(
        lambda share, *part: native.walk_corridors(
            engine, heads[share], planes, trails, cuts[share + 1], *part
        ),
        cuts,
    )
    kinds = slice(0, NEXT_ROW)
    for head in heads[1:]:
        heads[0][kinds] += head[kinds]
    heads[0][NEXT_ROW] = heads[-1][NEXT_ROW]
    if sum(map(sum, walked)) < cells:
        run(lambda _, *part: native.find_rings(engine, planes, *part), board.cuts)
        # All in the first share: rings are numbered in order.
        all_first = [0, *board.cuts[-1:] * len(heads)]
        run(lambda _, *part: native.walk_rings(engine, planes, trails, *part), all_first)


def _turns(tables: Tables) -> tuple[NDArray[np.int64], NDArray[np.uint8]]:
    """Return the step across a side, and the sides to leave by after it, by the bit of the side."""
    count = len(tables.sides)
    steps, onward = np.zeros(64, dtype=np.int64), np.zeros(64, dtype=np.uint8)
    for side, step in enumerate(tables.sides):
        steps[1 << side] = step
        onward[1 << side] = (1 << count) - 1 ^ 1 << (side + count // 2) % count
    return steps, onward
