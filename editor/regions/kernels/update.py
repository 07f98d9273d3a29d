"""One update: removal before addition, at a cost that follows what changes.

Dirty cells, faces lost, rooms that may fall apart, corridors cut, crossroads gone; then faces gained,
rooms that merge, corridors that merge, and the rest is crossroads.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.regions.kernels.answer import answer_of
from editor.regions.kernels.compiled import inner, kernel, no_numbers, whole
from editor.regions.kernels.engine import (
    FLOOR,
    LINK_SHIFT,
    LINKS,
    LOGGED,
    OPEN_SIDES,
    SEARCHED,
    TOUCHED,
    VISITED,
    Engine,
    flat_place,
    is_cell,
    padded_place,
    touch,
)
from editor.regions.kernels.phases import follow, logged_cell

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
_WALL = 1
_SOUTH_SHIFT = 2


@kernel
def update(engine: Engine, places: NDArray[np.int64], values: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Write new bytes of cells and bring everything that follows from them up to date.

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
    answer : int64
        See `editor.regions.kernels.answer`.
    """
    _begin(engine)
    before = no_numbers()
    bad = -1
    for index in range(len(places)):
        place = whole(places[index])
        if not is_cell(engine, place) or values[index] >= TOUCHED or engine.cells[place] & TOUCHED:
            bad = place
            break
        before.append(_write(engine, place, whole(values[index])))
    for index in range(len(before)):
        if bad < 0 and not _agrees(engine, logged_cell(engine, index)):
            bad = logged_cell(engine, index)
    if bad >= 0:
        for index in range(len(before)):
            engine.cells[logged_cell(engine, index)] = before[index]
        engine.head[LOGGED] = 0
    else:
        follow(engine, before)
    return answer_of(engine, bad)


@kernel
def update_from(
    engine: Engine,
    cells: NDArray[np.uint8],
    walls: NDArray[np.uint8],
    dirty: NDArray[np.int64],
    links: NDArray[np.uint8],
) -> NDArray[np.int64]:
    """Compile dirty cells of a maze and bring everything that follows from them up to date.

    The maze may have moved on since they were dirty: where a neighbour then disagrees about the side
    between them, it is compiled too.

    Parameters
    ----------
    engine : Engine
        Changed in place.
    cells, walls : (levels * rows * cols,) uint8
        The arrays of the maze, flat.
    dirty : (n,) int64
        Flat places, each once.
    links : (n,) uint8
        How many ports of each carry links; or of length 0, if none ever did.

    Returns
    -------
    answer : int64
        See `editor.regions.kernels.answer`.
    """
    _begin(engine)
    before = no_numbers()
    for index in range(len(dirty)):
        count = min(whole(links[index]), 3) if len(links) > 0 else 0
        value = _compiled(engine, cells, walls, whole(dirty[index])) | count << LINK_SHIFT
        before.append(_write(engine, padded_place(engine, whole(dirty[index])), value))
    looked = 0
    while looked < len(before):
        cell = logged_cell(engine, looked)
        looked += 1
        if _agrees(engine, cell):
            continue
        for step in engine.sides:
            other = whole(cell + step)
            if is_cell(engine, other) and not engine.cells[other] & TOUCHED:
                value = _compiled(engine, cells, walls, flat_place(engine, other))
                before.append(_write(engine, other, value | whole(engine.cells[other] & LINKS)))
    follow(engine, before)
    return answer_of(engine, -1)


@inner
def _begin(engine: Engine) -> None:
    engine.head[LOGGED] = engine.head[VISITED] = engine.head[SEARCHED] = 0
    engine.noted.clear()


@inner
def _write(engine: Engine, place: int, value: int) -> int:
    """Log a cell and write its new byte; give the one before."""
    before = whole(engine.cells[place])
    touch(engine, place)
    engine.cells[place] = value | TOUCHED
    return before


@inner
def _agrees(engine: Engine, place: int) -> bool:
    """Whether a cell and its neighbours say the same of the sides between them."""
    value = whole(engine.cells[place])
    if value & (OPEN_SIDES | LINKS) and not value & FLOOR:
        return False
    for side in range(4):
        other = whole(engine.cells[place + engine.sides[side]])
        if value >> side & 1 != other >> ((side + 2) & 3) & 1:
            return False
    return True


@inner
def _compiled(engine: Engine, cells: NDArray[np.uint8], walls: NDArray[np.uint8], place: int) -> int:
    """Give the byte, but for its links, of the cell at a flat place of a maze.

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
