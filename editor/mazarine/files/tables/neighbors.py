"""Tables with a line for each cell and the numbers of its neighbors, as courses of robotics have them."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence

import numpy as np

from mazarine.files.format import Format
from mazarine.files.limits import size_fault
from mazarine.files.marks import markers_from
from mazarine.files.source import Source
from mazarine.files.tables import masks
from mazarine.files.tables.cell_sides import side_named
from mazarine.files.tables.messages import TableMessage, TableTitle
from mazarine.files.text import lines_of
from mazarine.lattice import SQUARE, Side
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.maze.wall_positions import WallPositions

_INDICES = ("index", "id", "node", "no", "number")
_NUMBER = re.compile(r"\s*(\d{1,7})(?:\.0*)?\s*")
_LONGEST_HEADER = 400
_MOST_SPREAD = 64
"""The most fields of the board for each cell."""

Neighbors = dict[int, dict[Side, int]]


def sniff(source: Source) -> bool:
    """Return whether the first line names the sides, and the first row has a number."""
    lines = [line for line in source.first_lines[:8] if line.strip()]
    columns = _columns_in(lines[0]) if lines else None
    return columns is not None and len(lines) > 2 and bool(_parsed(lines[:3], columns))


def _columns_in(header: str) -> dict[str, int] | None:
    """Return the column of the number and of each side; None if they are not all named."""
    columns: dict[str, int] = {}
    for place, word in enumerate(re.split(r"[,;\t]", header[:_LONGEST_HEADER])):
        bare = word.strip(" \"'\ufeff").lower()
        name = "index" if bare in _INDICES else side_named(bare)
        if name:
            columns.setdefault(name, place)
    return columns if columns.keys() == {"index", *"NESW"} else None


def _parsed(lines: Sequence[str], columns: dict[str, int]) -> Neighbors:
    """Return the neighbors of each cell by its number, of lines below a header."""
    found: Neighbors = {}
    for line in lines[1:]:
        fields = [_NUMBER.fullmatch(word) for word in re.split(r"[,;\t]", line)]
        number = fields[columns["index"]] if columns["index"] < len(fields) else None
        if number:
            sides = {
                side: fields[columns[side.name]] for side in SQUARE.sides if columns[side.name] < len(fields)
            }
            found[int(number[1])] = {side: int(it[1]) for side, it in sides.items() if it and int(it[1])}
    return found


def _read(source: Source) -> Maze:
    lines = [line for line in lines_of(source) if line.strip()]
    columns = _columns_in(lines[0]) if lines else None
    neighbors = _parsed(lines, columns) if columns else {}
    if not neighbors:
        raise source.fault(TableMessage.NO_NEIGHBORS())
    places, wrong = _places(neighbors)
    spots = np.array(list(places.values()))
    spots -= spots.min(axis=0)
    rows, cols = (int(it) + 1 for it in spots.max(axis=0))
    fault = size_fault(1, rows, cols)
    if fault or rows * cols > _MOST_SPREAD * (len(places) + _MOST_SPREAD):
        raise source.fault(fault or TableMessage.NO_NEIGHBORS())
    bits = np.full((rows, cols), 15, dtype=np.uint8)
    cells = np.full((1, rows, cols), Matter.ROCK << 1, dtype=np.uint8)
    for number, (row, col) in zip(places, spots.tolist(), strict=True):
        bits[row, col] -= sum(side.bit for side in neighbors[number])
        cells[0, row, col] = Matter.FLOOR << 1
    missing = len(neighbors) - len(places)
    source.notes.extend(masks.disagreement_notes(bits))
    if missing:
        source.notes.append(TableMessage.CELLS_UNCONNECTED(count=missing))
    if wrong:
        source.notes.append(TableMessage.NEIGHBORS_MISPLACED(count=wrong))
    positions = WallPositions.of_bits(bits)
    return Maze(cells, positions.walls(), markers=markers_from(source, {}))


def _places(neighbors: Neighbors) -> tuple[dict[int, tuple[int, int]], int]:
    """Return the place of each cell that is connected to the first, and the number of contradictions."""
    first = next(iter(neighbors))
    places, taken, wrong = {first: (0, 0)}, {(0, 0)}, 0
    waiting = deque([first])
    while waiting:
        number = waiting.popleft()
        row, col = places[number]
        for side, other in neighbors[number].items():
            down, right = SQUARE.steps[side]
            place = row + down, col + right
            if other in places:
                wrong += places[other] != place
            elif other in neighbors and place not in taken:
                places[other] = place
                taken.add(place)
                waiting.append(other)
            else:
                wrong += other in neighbors
    return places, wrong


NEIGHBORS = Format(
    name="cell-neighbors",
    title=TableTitle.NEIGHBORS_FORMAT(),
    suffixes=(".csv",),
    sniff=sniff,
    read=_read,
    is_sure=True,
)
