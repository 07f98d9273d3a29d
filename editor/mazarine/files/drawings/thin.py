"""Drawings with thin walls between cells: posts at any distance, underscores, and lines for boxes."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from mazarine.files.drawings import symbols
from mazarine.files.drawings.boards import FLOOR, ROCK, Board, marks_of
from mazarine.files.drawings.cleaning import Drawing
from mazarine.files.drawings.grids import Mask, SymbolGrid, box_of, counted_symbols, mark_notes, symbol_grid
from mazarine.files.drawings.lattices import Lattice, lattice_of
from mazarine.files.drawings.messages import DrawingMessage
from mazarine.files.drawings.shapes import without_commas
from mazarine.files.drawings.symbols import EAST, FLAT, NORTH, SOUTH, UPRIGHT, WEST, is_box
from mazarine.files.limits import size_fault
from mazarine.files.marks import Marks
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message

_LEAST_CLOSED = 0.75
_LEAST_CLOSED_OF_JOINTS = 0.9
"""Lines from character to character that leave more gaps are rather passages."""
_FEW_GAPS = 2
_FEW_POSTS = 0.2
_WALLS = "#█▓▒■.Xx?%@"
"""Signs other than lines that are walls where a wall can be; a dot is one that is not known."""


@dataclass(frozen=True, eq=False)
class Walls:
    """The closed positions, notes about them, and what stands in open ones."""

    positions: WallPositions
    notes: list[Message]
    passing: dict[str, int] = field(default_factory=dict)
    least: float = _LEAST_CLOSED

    @property
    def is_closed(self) -> bool:
        """Whether most of the outer border is drawn."""
        flat, upright = self.positions.flat, self.positions.upright
        sides = 2 * (len(upright) + flat.shape[1])
        gaps = self.positions.count_gaps()
        return gaps <= _FEW_GAPS or 1 - gaps / sides >= self.least


def walls_of(grid: SymbolGrid, lattice: Lattice) -> Walls:
    """Return the walls of a drawing that has such a lattice."""
    if lattice.style == "joints":
        return Walls(_between_joints(lattice), [], least=_LEAST_CLOSED_OF_JOINTS)
    notes: list[Message] = []
    passing: dict[str, int] = {}
    arms, drawn = lattice.placed(lattice.arms), lattice.placed(grid.drawn)
    if lattice.style == "underscores":
        positions = _of_underscores(lattice, arms, lattice.placed(grid.mask("_")))
    else:
        sign = lattice.placed(grid.mask(_WALLS))
        flat = _Between((arms & FLAT == FLAT) | sign, drawn, lattice.down, lattice.right)
        upright = _Between(((arms & UPRIGHT == UPRIGHT) | sign).T, drawn.T, lattice.right, lattice.down)
        positions = WallPositions(flat.closed, upright.closed.T.copy())
        _say(flat, upright, notes)
        passing = SymbolGrid(lattice.placed(grid.codes), grid.symbols).counted(
            drawn & (flat.alone | upright.alone.T)
        )
        _say_posts(grid, lattice, notes)
    _close_missing(positions, notes)
    beyond = grid.counted(~lattice.inside(grid.codes.shape, border=True))
    beyond.pop(" ", None)
    if beyond:
        notes.append(DrawingMessage.BEYOND_LEFT_OUT(symbols=counted_symbols(beyond)))
    return Walls(positions, notes, passing)


class _Between:
    """What stands between each two posts of lines."""

    def __init__(self, wall: Mask, drawn: Mask, across: int, along: int) -> None:
        parts = [
            (wall[::across, step::along][:, :count], drawn[::across, step::along][:, :count])
            for count in [wall.shape[1] // along]
            for step in range(1, along)
        ]
        walls = np.add.reduce([part.astype(np.uint8) for part, _ in parts])
        any_wall = walls > 0
        any_mark = np.logical_or.reduce([other & ~part for part, other in parts])
        self.doors: Mask = any_mark & any_wall
        self.alone = np.zeros_like(wall)
        for step in range(1, along):
            self.alone[::across, step::along][:, : any_mark.shape[1]] = any_mark & ~any_wall
        self.closed: Mask = any_wall & ~any_mark
        self.parts: Mask = any_wall & ~any_mark & (walls < len(parts))


def _say(flat: _Between, upright: _Between, notes: list[Message]) -> None:
    for message, counts in (
        (DrawingMessage.DOORS_ARE_OPEN, (flat.doors, upright.doors)),
        (DrawingMessage.PARTS_OF_WALLS, (flat.parts, upright.parts)),
    ):
        count = sum(int(np.count_nonzero(mask)) for mask in counts)
        if count:
            notes.append(message(count=count))


def _say_posts(grid: SymbolGrid, lattice: Lattice, notes: list[Message]) -> None:
    """Note posts that differ where nearly all of them are drawn with one sign."""
    posts = SymbolGrid(grid.codes[lattice.top :: lattice.down, lattice.left :: lattice.right], grid.symbols)
    counts = posts.counted()
    most = max(counts.values())
    odd = posts.codes.size - most
    if 0 < odd <= _FEW_POSTS * posts.codes.size:
        notes.append(DrawingMessage.POSTS_DIFFER(count=odd))


def _of_underscores(lattice: Lattice, arms: NDArray[np.uint8], under: Mask) -> WallPositions:
    rows, cols, down, right = lattice.rows, lattice.cols, lattice.down, lattice.right
    parts = [under[::down, step::right][:, :cols] for step in range(1, right)]
    flat: Mask = np.add.reduce([part.astype(np.uint8) for part in parts]) * 2 >= len(parts)
    if lattice.top < 0:
        flat[0] = True
    bars = arms & UPRIGHT == UPRIGHT
    upright = np.logical_or.reduce([bars[step::down, ::right][:rows] for step in range(1, down + 1)])
    return WallPositions(flat, upright)


def _between_joints(lattice: Lattice) -> WallPositions:
    """Return the positions that lines cross from post to post, where posts follow each other directly."""
    rows, cols, down, right = lattice.rows, lattice.cols, lattice.down, lattice.right
    arms = lattice.placed(lattice.arms)
    flat = np.logical_and.reduce([
        (arms[::down, step : step + cols * right : right] & EAST > 0)
        & (arms[::down, step + 1 : step + 1 + cols * right : right] & WEST > 0)
        for step in range(right)
    ])  # fmt: skip
    upright = np.logical_and.reduce([
        (arms[step : step + rows * down : down, ::right] & SOUTH > 0)
        & (arms[step + 1 : step + 1 + rows * down : down, ::right] & NORTH > 0)
        for step in range(down)
    ])  # fmt: skip
    return WallPositions(flat, upright)


def _close_missing(positions: WallPositions, notes: list[Message]) -> None:
    """Close a side of the border of which nothing is drawn."""
    sides = (positions.flat[0], positions.flat[-1], positions.upright[:, 0], positions.upright[:, -1])
    missing = [side for side in sides if len(side) > 1 and not side.any()]
    if len(missing) > 1:
        return
    for side in missing:
        side[:] = True
    if missing:
        notes.append(DrawingMessage.SIDES_MISSING())


_MOST_CHARACTERS = 1 << 26
_MOST_BLANKS = 0.05
_WORDS, _FEW_LETTERS = 8, 3
_MOST_DOTS = 2
_SLASHES = "/\\╱╲"
_FILLED = "#█▓▒■"


def thin_board(source: Source, drawing: Drawing) -> Board:
    """Read a drawing with thin walls."""
    width = max(map(len, drawing.rows))
    if len(drawing.rows) * width > _MOST_CHARACTERS:
        raise source.fault(FileMessage.GRID_TOO_LARGE(rows=len(drawing.rows), cols=width))
    notes: list[Message] = []
    grid = without_commas(symbol_grid(source, drawing.rows), notes)
    grid = grid[box_of(grid.drawn)]
    if has_slashes(grid):
        raise source.fault(DrawingMessage.SLASHES())
    posts = lattice_of(grid)
    if posts is None:
        raise source.fault(DrawingMessage.NO_LATTICE())
    if posts.style == "cells":
        return _raster(source, grid, posts)
    source.require(size_fault(1, posts.rows, posts.cols))
    walls = walls_of(grid, posts)
    if walls.is_closed:
        walls.notes.extend(notes)
        return _board(source, grid, posts, walls)
    if posts.style == "joints" and 1 - grid.drawn.mean() <= _MOST_BLANKS:
        return _passages(source, posts)
    raise source.fault(DrawingMessage.NOT_CLOSED())


def has_slashes(grid: SymbolGrid) -> bool:
    """Return whether a drawing is one of slashes."""
    drawn = int(np.count_nonzero(grid.drawn))
    return 2 * int(np.count_nonzero(grid.mask(_SLASHES))) > drawn > 0


def looks_like_thin_walls(grid: SymbolGrid) -> bool:
    """Return whether the lines of a drawing lie on a lattice and enclose it."""
    grid = without_commas(grid, [])
    grid = grid[box_of(grid.drawn)]
    if min(grid.codes.shape) < 3:
        return False
    posts = lattice_of(grid)
    if posts is None:
        return has_slashes(grid)
    if posts.style == "cells":
        return any(map(is_box, grid.counted()))
    dots = grid.counted(posts.inside(grid.codes.shape)).get(".", 0)
    if dots > _MOST_DOTS * posts.rows * posts.cols:
        return False  # rooms with a floor of dots
    return posts.style == "joints" or walls_of(grid, posts).is_closed


def _board(source: Source, grid: SymbolGrid, posts: Lattice, walls: Walls) -> Board:
    notes = walls.notes
    cells = np.full((posts.rows, posts.cols), FLOOR, dtype=np.uint8)
    free = grid.drawn & (posts.arms == 0)
    inner = posts.inside(grid.codes.shape) & free
    edge = posts.edges(grid.codes.shape) & free
    present = grid.counted(inner)
    filled = np.nonzero(grid.mask(_FILLED) & inner)
    if len(filled[0]):
        cells[posts.cell_rows(filled[0]), posts.cell_cols(filled[1])] = ROCK
        notes.append(DrawingMessage.CELLS_ARE_ROCK(count=int(np.count_nonzero(cells == ROCK))))
    present = {symbol: count for symbol, count in present.items() if symbol not in _FILLED}
    meaning = symbols.marks_among(_sum(present, grid.counted(edge)))
    others = _sum(present, walls.passing)
    left_out = {symbol: count for symbol, count in others.items() if symbol not in meaning}
    letters = {symbol: count for symbol, count in left_out.items() if symbol.isalnum()}
    if len(letters) > _FEW_LETTERS and sum(letters.values()) > cells.size + _WORDS:
        raise source.fault(DrawingMessage.WORDS_IN_CELLS())
    if left_out:
        notes.append(DrawingMessage.LEFT_OUT_IN_CELLS(symbols=counted_symbols(left_out)))
    notes.extend(mark_notes(meaning))
    marks: Marks = {}
    for (_, row, col), kind in marks_of(source, grid.only(inner | edge), meaning).items():
        place = int(posts.cell_rows(np.array(row))), int(posts.cell_cols(np.array(col)))
        marks.setdefault((0, min(max(place[0], 0), posts.rows - 1), min(place[1], posts.cols - 1)), kind)
    return Board(cells, marks, walls.positions, notes)


def _sum(first: dict[str, int], second: dict[str, int]) -> dict[str, int]:
    return {symbol: first.get(symbol, 0) + second.get(symbol, 0) for symbol in first | second}


def _passages(source: Source, posts: Lattice) -> Board:
    """Read lines that run through the cells, a character a cell."""
    arms = posts.arms
    source.require(size_fault(1, *arms.shape))
    flat = np.ones((len(arms) + 1, arms.shape[1]), dtype=bool)
    upright = np.ones((len(arms), arms.shape[1] + 1), dtype=bool)
    flat[1:-1] = (arms[:-1] & SOUTH == 0) | (arms[1:] & NORTH == 0)
    upright[:, 1:-1] = (arms[:, :-1] & EAST == 0) | (arms[:, 1:] & WEST == 0)
    cells = np.full(arms.shape, FLOOR, dtype=np.uint8)
    return Board(cells, {}, WallPositions(flat, upright), [DrawingMessage.LINES_ARE_PASSAGES()])


def _raster(source: Source, grid: SymbolGrid, posts: Lattice) -> Board:
    """Read lines whose characters are cells of rock."""
    wall: Mask = (posts.arms > 0) | grid.mask(_FILLED)
    present = grid.counted(~wall & grid.drawn)
    meaning = symbols.marks_among(present)
    others = {symbol: count for symbol, count in present.items() if symbol not in meaning}
    notes: list[Message] = [DrawingMessage.LINES_ARE_CELLS(), *mark_notes(meaning)]
    if others:
        notes.append(DrawingMessage.READ_AS_FLOOR(symbols=counted_symbols(others)))
    cells: NDArray[np.uint8] = np.where(wall, ROCK, FLOOR)
    return Board(cells, marks_of(source, grid, meaning), None, notes)
