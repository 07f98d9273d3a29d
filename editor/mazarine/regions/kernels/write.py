"""New bytes for cells, from a patch or from a maze; `settle` brings up to date what follows from them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import empty_int_list, int64, jit_inner, kernel
from mazarine.regions.codes import LOGGED, SEARCHED, SMALL_LOG, TOUCHED, VISITED, WRITTEN
from mazarine.regions.kernels.engine import (
    Engine,
    flat_place,
    is_cell,
    logged_cell,
    padded_place,
    reserve_log,
    restore_bytes,
    touch,
)
from mazarine.regions.kernels.phases import settle
from mazarine.regions.space import FLOOR, LINK_SHIFT, LINKS, OPEN_SIDES

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
_WALL = 1
_SOUTH_SHIFT = 2


@kernel
def write_patch(engine: Engine, places: NDArray[np.int64], values: NDArray[np.uint8]) -> int:
    """Write new bytes of cells.

    Parameters
    ----------
    engine : Engine
        Changed in place, or not at all if the bytes would contradict others.
    places : (n,) int64
        Padded places, each once.
    values : (n,) uint8
        Their new bytes.

    Returns
    -------
    bad : int
        -1, or the first of these places that is wrong, by number.
    """
    _begin(engine)
    bad = -1
    for index in range(len(places)):
        place = int64(places[index])
        if not is_cell(engine, place) or values[index] >= TOUCHED or engine.cells[place] & TOUCHED:
            bad = index
            break
        _write(engine, place, int64(values[index]))
    for index in range(engine.head[WRITTEN]):
        if bad < 0 and not _agrees(engine, logged_cell(engine, index)):
            bad = index
    if bad >= 0:
        restore_bytes(engine)
    return bad


@kernel
def write_maze(
    engine: Engine,
    maze_cells: NDArray[np.uint8],
    maze_walls: NDArray[np.uint8],
    dirty: NDArray[np.int64],
    links: NDArray[np.uint8],
    settles: bool,
) -> NDArray[np.int64]:
    """Compile dirty cells of a maze and write their bytes.

    The maze may have moved on since they were dirty: where a neighbor then disagrees about the side
    between them, it is compiled too.

    Parameters
    ----------
    engine : Engine
        Changed in place.
    maze_cells, maze_walls : (levels, rows, cols) uint8
        The arrays of the maze.
    dirty : (n,) int64
        Flat places, each once.
    links : (n,) uint8
        How many ports of each carry links, up to 3; or of length 0, if none ever did.
    settles : bool
        Whether to settle at once, which saves a second call from Python.

    Returns
    -------
    answer : (n,) int64
        The answer of `settle`, or of length 0 if it was not called.
    """
    cells, walls = maze_cells.reshape(-1), maze_walls.reshape(-1)
    _begin(engine)
    for index in range(len(dirty)):
        place = int64(dirty[index])
        count = int64(links[index]) if len(links) > 0 else 0
        _write(
            engine, padded_place(engine, place), _compiled(engine, cells, walls, place) | count << LINK_SHIFT
        )
    looked = 0
    while looked < engine.head[WRITTEN]:
        cell = logged_cell(engine, looked)
        looked += 1
        if _agrees(engine, cell):
            continue
        for step in engine.sides:
            other = int64(cell + step)
            if is_cell(engine, other) and not engine.cells[other] & TOUCHED:
                value = _compiled(engine, cells, walls, flat_place(engine, other))
                if value & FLOOR:
                    # If the links have changed too, that change is followed later.
                    value |= int64(engine.cells[other] & LINKS)
                _write(engine, other, value)
    return settle(engine) if settles else np.empty(0, dtype=np.int64)


@jit_inner
def _begin(engine: Engine) -> None:
    """Forget the update before, and the memory that it took if that was much."""
    if len(engine.log) > SMALL_LOG:
        engine.log = np.empty(SMALL_LOG, dtype=np.int64)
    if len(engine.before) > SMALL_LOG:
        engine.before = np.empty(SMALL_LOG, dtype=np.uint8)
    if len(engine.moved) > SMALL_LOG:
        engine.moved = empty_int_list()
    engine.head[LOGGED] = engine.head[WRITTEN] = engine.head[VISITED] = engine.head[SEARCHED] = 0
    engine.noted.clear()
    engine.moved.clear()


@jit_inner
def _write(engine: Engine, place: int, value: int) -> None:
    """Log a cell and its byte, and write its new byte; if there is no memory for that, do neither."""
    reserve_log(engine, 1)
    written = engine.head[WRITTEN]
    if written == len(engine.before):
        longer = np.empty(2 * written, dtype=np.uint8)
        longer[:written] = engine.before
        engine.before = longer
    engine.before[written] = engine.cells[place]
    engine.head[WRITTEN] = written + 1
    touch(engine, place)
    engine.cells[place] = value | TOUCHED


@jit_inner
def _agrees(engine: Engine, place: int) -> bool:
    """Return whether a cell and its neighbors say the same of the sides between them."""
    value = int64(engine.cells[place])
    if value & (OPEN_SIDES | LINKS) and not value & FLOOR:
        return False
    for side in range(4):
        other = int64(engine.cells[place + engine.sides[side]])
        if value >> side & 1 != other >> ((side + 2) & 3) & 1:
            return False
    return True


@jit_inner
def _compiled(engine: Engine, cells: NDArray[np.uint8], walls: NDArray[np.uint8], place: int) -> int:
    """Return the byte, but for its links, of the cell at a flat place of a maze.

    What lies beyond a border needs no question: the border is walled, and so is that of the cell on
    which a step back round the end of a row or a level ends.
    """
    if cells[place] <= 1:
        return 0
    value = FLOOR
    width = engine.width
    if walls[place] & 3 != _WALL and cells[place + 1] > 1:
        value |= EAST
    if walls[place] >> _SOUTH_SHIFT != _WALL and cells[place + width] > 1:
        value |= SOUTH
    if place >= 1 and walls[place - 1] & 3 != _WALL and cells[place - 1] > 1:
        value |= WEST
    if place >= width and walls[place - width] >> _SOUTH_SHIFT != _WALL and cells[place - width] > 1:
        value |= NORTH
    return value
