"""Tables of what it costs to enter each cell: 1 to 9, and 0 for rock (`docs/formats/cost-table.md`)."""

from __future__ import annotations

import re

import numpy as np

from mazarine.files.block_conversion import doubled_costs
from mazarine.files.format import Format, Sink
from mazarine.files.lossy import losses_of_marked_raster
from mazarine.files.marks import marked_cells, markers_from
from mazarine.files.messages import FileMessage, FormatTitle
from mazarine.files.source import Source
from mazarine.files.text import lines_of, pattern_of, read_digits, write_digits
from mazarine.maze import Cell, MarkerKind, Maze
from mazarine.maze.blocks import doubled_place, raster_of, wants_doubling
from mazarine.maze.codes import Matter
from mazarine.maze.costs import LEAST, MOST

_TITLE = "# costs"
_ROW = pattern_of(MOST)
_MARK = re.compile(r"#\s*(start|goal)\s+(\d{1,9})\s*,\s*(\d{1,9})\s*")
_MARKS = {"start": MarkerKind.START, "goal": MarkerKind.GOAL}


def _sniff(source: Source) -> bool:
    """Return whether the title stands above numbers: headings of other texts have its form."""
    title, *lines = [line.strip() for line in source.first_lines if line.strip()] or [""]
    first = next((line for line in lines if not line.startswith("#")), "")
    return title.lower() == _TITLE and first[:1].isdigit()


def _read(source: Source) -> Maze:
    lines = [line for line in lines_of(source) if line.strip()]
    rows = [line for line in lines if not line.lstrip().startswith("#")]
    costs = read_digits(source, rows, _ROW, FileMessage.EXPECTED_COSTS())
    marks: dict[Cell, MarkerKind] = {}
    for found in filter(None, map(_MARK.fullmatch, lines)):
        cell = 0, int(found[2]), int(found[3])
        if cell[1] >= len(costs) or cell[2] >= costs.shape[1]:
            raise source.fault(FileMessage.MARK_OUTSIDE(row=cell[1], col=cell[2]))
        marks.setdefault(cell, _MARKS[found[1]])
        costs[cell[1:]] = max(costs[cell[1:]], LEAST)  # A start or a goal is floor.
    maze = Maze.from_blocks(costs == 0)
    maze.costs = np.maximum(costs, LEAST)[None]
    for marker in markers_from(source, marks):
        maze.markers.add(marker)
    return maze


def _write(maze: Maze, sink: Sink) -> None:
    doubled = wants_doubling(maze)
    rock = raster_of(maze) if doubled else maze.cells[0] >> 1 == Matter.ROCK
    costs = doubled_costs(maze)[0] if doubled else maze.costs[0]
    head = f"{_TITLE}\n"
    for place, (word, marker) in marked_cells(maze, _MARKS).items():
        row, col = doubled_place(maze, *place, marker) if doubled else place
        rock[row, col] = False
        head += f"# {word} {row},{col}\n"
    separator = "\t" if sink.path.suffix.lower() == ".tsv" else ","
    write_digits(sink, np.where(rock, np.uint8(0), costs), head, separator)


COST_TABLE = Format(
    name="cost-table",
    is_sure=True,
    title=FormatTitle.COST_TABLE_FORMAT(),
    suffixes=(".csv", ".tsv"),
    sniff=_sniff,
    read=_read,
    write=_write,
    losses=lambda maze: losses_of_marked_raster(maze, keeps_costs=True),
    suits=lambda maze: maze.has_costs,
)
