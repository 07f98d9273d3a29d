"""The output of the project A-Maze-ing: a hexadecimal digit a cell (`docs/formats/a-maze-ing.md`)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.files import lossy
from mazarine.files.format import Format, Sink
from mazarine.files.limits import size_fault
from mazarine.files.marks import markers_from
from mazarine.files.source import Source
from mazarine.files.tables import masks, steps
from mazarine.files.tables.messages import TableMessage, TableTitle
from mazarine.files.text import lines_of, size_fault_of_text
from mazarine.maze import Cell, MarkerKind, Maze
from mazarine.maze.codes import Matter
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message

_ROW = re.compile(r"[0-9A-Fa-f]+")
_COMMENT = re.compile(r"\s*#")
_MOST_OTHERS = 4
"""How many lines may follow that are not known, such as the prompt of a terminal."""
_SPACES = str.maketrans("", "", " \t,")
_PLACE = re.compile(r"\D{0,40}?(-?\d{1,18})\s{0,8}[,;:\s]\s{0,8}(-?\d{1,18})\D{0,8}")
_PATH = re.compile(r"(?:[A-Za-z ]{0,30}[:=]\s*)?\"?([NESWnesw]++(?:[\s,]++[NESWnesw]++)*+)\"?\s*")
_VALUES = bytes(int(chr(code), 16) if chr(code) in "0123456789abcdefABCDEF" else 0 for code in range(256))
_DIGITS = np.frombuffer(b"0123456789ABCDEF", dtype=np.uint8)
_MOST_WRONG = 0.2


@dataclass
class Output:
    """The parts of a file.

    Attributes
    ----------
    grid : the digits
    ends : the entry and the exit as x, y
    path : the letters of the path; None if there is none
    others : the number of lines that are none of these
    first : the number of lines before the grid
    end_lines : the number of the line of each end, from 0
    path_line : that of the path
    """

    grid: NDArray[np.uint8]
    ends: list[tuple[int, int]]
    path: str | None
    others: int
    first: int
    end_lines: list[int]
    path_line: int | None


def sniff(source: Source) -> bool:
    """Return whether the content is such digits: neighbors agree, or what follows is an entry and an exit."""
    is_cut = source.size > len(source.head)
    output = parsed(source.first_lines[: -1 if is_cut else None])
    if output is None or output.grid.max() < 4 or (min(output.grid.shape) < 2 and output.path is None):
        return False
    best = masks.fits_of(output.grid, is_cut=is_cut and not output.ends)[0]
    pairs = 2 * output.grid.size
    return masks.is_likely(output.grid, best) or (
        bool(output.ends) and (output.grid.max() > 9 or best.wrong <= _MOST_WRONG * pairs)
    )


def parsed(lines: Sequence[str], *, is_sure: bool = False) -> Output | None:
    """Find the digits and what follows; None if the lines are something else.

    `is_sure` is whether it is such a file, whatever follows the digits.
    """
    bare = ["" if _COMMENT.match(line) else line.strip() for line in lines]
    first = next((number for number, line in enumerate(bare) if line), len(bare))
    rows: list[str] = []
    for line in bare[first:]:
        digits = line.translate(_SPACES)
        if not _ROW.fullmatch(digits) or (rows and len(digits) != len(rows[0])) or "," in line.strip(","):
            break
        rows.append(digits)
    if not rows:
        return None
    ends, path, others = list[tuple[int, int]](), None, 0
    end_lines, path_line = list[int](), None
    for number, line in enumerate(bare[first + len(rows) :], start=first + len(rows)):
        place, steps = _PLACE.fullmatch(line), _PATH.fullmatch(line)
        if place and len(ends) < 2 and path is None:
            ends.append((int(place[1]), int(place[2])))
            end_lines.append(number)
        elif steps and path is None:
            path, path_line = re.sub(r"[\s,]", "", steps[1]).upper(), number
        elif line:
            others += 1
    if others > (_MOST_OTHERS if len(ends) == 2 else 0) and not is_sure:
        return None
    data = "".join(rows).encode().translate(_VALUES)
    grid = np.frombuffer(data, dtype=np.uint8).reshape(len(rows), -1)
    return Output(grid, ends, path, others, first, end_lines, path_line)


def _read(source: Source) -> Maze:
    output = parsed(lines_of(source))
    if output is None:
        raise source.fault(TableMessage.NO_HEX_DIGITS())
    source.require(size_fault(1, *output.grid.shape))
    fit = masks.fits_of(output.grid, (masks.USUAL,))[0]
    if not masks.is_likely(output.grid, fit):
        fits = masks.fits_of(output.grid)
        if masks.is_likely(output.grid, fits[0]):
            fit = fits[0]
            source.notes.extend(masks.notes_on(fits))
        else:
            fit = masks.Fit(fit.wrong, fit.gaps, is_wall=True, order=masks.USUAL)
    bits = masks.sides_of(output.grid, fit)
    source.notes.extend(masks.disagreement_notes(bits))
    if output.others:
        source.notes.append(TableMessage.OTHER_LINES(count=output.others))
    positions = WallPositions.of_bits(bits)
    marks = _marks(source, output)
    cells = np.full((1, *bits.shape), Matter.FLOOR << 1, dtype=np.uint8)
    maze = Maze(cells, positions.walls(), markers=markers_from(source, marks, positions))
    source.notes.extend(steps.notes_on(maze, output.path, list(marks)))
    return maze


def _marks(source: Source, output: Output) -> dict[Cell, MarkerKind]:
    rows, cols = output.grid.shape
    marks: dict[Cell, MarkerKind] = {}
    for (x, y), kind in zip(output.ends, (MarkerKind.START, MarkerKind.GOAL), strict=False):
        if 0 <= x < cols and 0 <= y < rows:
            marks.setdefault((0, y, x), kind)
        else:
            source.notes.append(TableMessage.END_OUTSIDE(x=x, y=y))
    return marks


def _write(maze: Maze, sink: Sink) -> None:
    positions = WallPositions.of(maze)
    for border in (positions.flat[0], positions.flat[-1], positions.upright[:, 0], positions.upright[:, -1]):
        border[:] = True
    grid = _DIGITS[positions.bits]
    sink.require(size_fault_of_text(*grid.shape))
    lines = [row.tobytes() for row in grid]
    ends = [_end(maze, kind) for kind in (MarkerKind.START, MarkerKind.GOAL)]
    if None not in ends:
        cells = np.where(maze.cells[:1] >> 1 == Matter.ROCK, maze.cells[:1], np.uint8(Matter.FLOOR << 1))
        plain = Maze(np.ascontiguousarray(cells), positions.walls())
        start, goal = (end for end in ends if end is not None)
        is_rock = any(plain.cells[end] >> 1 == Matter.ROCK for end in (start, goal))
        path = None if is_rock else steps.shortest(plain, start, goal)
        lines += [b"", *(b"%d,%d" % (col, row) for _, row, col in (start, goal)), (path or "").encode()]
    sink.stream.write(b"\n".join(lines) + b"\n")


def _end(maze: Maze, kind: MarkerKind) -> Cell | None:
    """Return the array place of the first marker of a kind on level 0."""
    places = (maze.grid.array_place(marker.cell) for marker in maze.markers if marker.kind is kind)
    return next((place for place in places if place[0] == 0), None)


def _losses(maze: Maze) -> list[Message]:
    kinds = [kind for kind in (MarkerKind.START, MarkerKind.GOAL) if _end(maze, kind) is None]
    marks = [it for it in maze.markers if it.kind in (MarkerKind.START, MarkerKind.GOAL) and it.cell[0] == 0]
    more = len(marks) - 2 if not kinds else 0
    return lossy.present(
        lossy.lattice(maze), lossy.levels(maze), lossy.rock(maze),
        lossy.secret_cells(maze), lossy.secret_doors(maze), lossy.links(maze),
        lossy.marker_kinds(maze, gaps_stay=False),
        TableMessage.ENDS_MISSING() if kinds else None,
        TableMessage.MORE_ENDS(count=more) if more > 0 else None,
        lossy.gap_sides(maze), lossy.marker_texts(maze), lossy.fog(maze), lossy.metadata(maze),
    )  # fmt: skip


A_MAZE_ING = Format(
    name="a-maze-ing",
    title=TableTitle.A_MAZE_ING_FORMAT(),
    suffixes=(".txt",),
    sniff=sniff,
    read=_read,
    write=_write,
    losses=_losses,
    suits=lambda _maze: False,
    is_sure=True,
)
