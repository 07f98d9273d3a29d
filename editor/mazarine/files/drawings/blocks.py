"""Drawings with a symbol a cell: which symbols are walls is decided by what encloses the drawing."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from mazarine.files.drawings import symbols
from mazarine.files.drawings.boards import FLOOR, ROCK, Board, marks_of
from mazarine.files.drawings.cleaning import Drawing
from mazarine.files.drawings.frames import Mask, box_of, is_framed, outline_share, touches
from mazarine.files.drawings.glyphs import arms_of, is_box
from mazarine.files.drawings.grids import SymbolGrid, counted_symbols, named, symbol_grid
from mazarine.files.drawings.levels import ROGUELIKE, SOKOBAN, is_level
from mazarine.files.drawings.messages import DrawingMessage
from mazarine.files.drawings.thin import looks_like_thin_walls
from mazarine.files.source import Source
from mazarine.files.text import BLANK
from mazarine.maze import MarkerKind
from mazarine.messages import Message, Series, quoted

_OWN = {"#", " ", "+", "S", "E"}
_OWN_MARKS = {"S": MarkerKind.START, "E": MarkerKind.GOAL}
_FEWEST = 0.04
"""The share of a drawing that a symbol has at least to be the wall."""
_LEAST_SCORE = 0.85
_CERTAIN = 0.7
"""How likely a wall is that needs no note."""
_MOST_OTHERS = 40
_DOTS = "._·•0o"
_FEWEST_TOKENS = 5
_HALVES = "▀▄"
_DOUBLED_ROWS, _DOUBLED_COLS = 5, 10


@dataclass(frozen=True)
class Meanings:
    """What the symbols of a drawing are; the rest is floor."""

    walls: str
    floor: str
    marks: dict[str, MarkerKind]
    others: dict[str, int]
    score: float


def block_board(source: Source, drawing: Drawing) -> Board:
    """Read a drawing with a symbol a cell."""
    notes: list[Message] = []
    grid = _unfolded(_halved(symbol_grid(source, drawing.rows), notes), notes)
    _require_visible(source, drawing, grid)
    meanings = meanings_of(grid)
    if meanings is None:
        raise source.fault(DrawingMessage.NO_WALLS())
    wall = grid.mask(meanings.walls)
    grid, wall = _trimmed(grid, wall, meanings, notes)
    grid, wall = _single(grid, wall, meanings, notes)
    if not _is_own(grid):
        _say(meanings, notes)
        wall = _with_outside(grid, wall, meanings, notes)
    cells = np.where(wall, ROCK, FLOOR)
    return Board(cells, marks_of(source, grid, meanings.marks), None, notes)


def _require_visible(source: Source, drawing: Drawing, grid: SymbolGrid) -> None:
    odd = "".join(symbol for symbol in grid.counted() if not symbol.isprintable())
    if odd:
        number, row = next((number, row) for number, row in enumerate(drawing.rows) if {*row} & {*odd})
        col = next(col for col, symbol in enumerate(row) if symbol in odd)
        raise source.fault(DrawingMessage.NOT_PRINTABLE(found=quoted(row[col])), drawing.place(number, col))


def meanings_of(grid: SymbolGrid) -> Meanings | None:
    """Return what the symbols mean; None if none of them can be told to be the wall."""
    present = grid.counted()
    visible = present.keys() - {" "}
    if visible <= _OWN or len(visible - _OWN) == 1 and symbols.wall_sign(*(visible - _OWN)) >= 0.6:
        wall = "".join(visible - _OWN) or "#"
        return Meanings(wall, " ", _OWN_MARKS, {}, 1.0) if visible - {*_OWN_MARKS, "+"} else None
    drawn = ~grid.mask(" ")
    total = int(drawn.sum())
    best, score = "", 0.0
    for walls in _candidates(present):
        count = sum(present[symbol] for symbol in walls)
        sign = max(map(symbols.wall_sign, walls))
        if count >= _FEWEST * total and sign > 0 and count < grid.codes.size:
            found = sign + outline_share(grid.mask(walls), drawn)
            best, score = (walls, found) if found > score else (best, score)
    if score < _LEAST_SCORE:
        return None
    also = symbols.SOLID + "".join(symbols.ALSO_WALLS.get(symbol, "") for symbol in best)
    if best in "#%" and "-" not in visible:
        also += "|"  # with dashes, bars are rather lines from place to place
    walls = best + "".join(symbol for symbol in also if symbol in visible and symbol not in best)
    return _with_floor(present, walls, score)


def _candidates(present: dict[str, int]) -> list[str]:
    """Return the symbols that may be the wall, alone or together."""
    visible = [symbol for symbol in present if symbol != " "]
    solid = "".join(symbol for symbol in visible if symbol in symbols.SOLID)
    frame = "".join(symbol for symbol in visible if symbol in symbols.FRAME or is_box(symbol))
    return [*visible, *(group for group in (solid, frame) if len(group) > 1)]


def _with_floor(present: dict[str, int], walls: str, score: float) -> Meanings:
    rest = {symbol: count for symbol, count in present.items() if symbol not in walls}
    known = {symbol: count for symbol, count in rest.items() if symbol in symbols.FLOOR}
    floor = max(known or rest, key=rest.__getitem__, default=" ")
    marks = symbols.marks_among({symbol: count for symbol, count in rest.items() if symbol not in {floor, " "}})
    others = {
        symbol: count for symbol, count in rest.items() if symbol not in {floor, " "} and symbol not in marks
    }
    if len(others) == 1 and not {*marks.values()} - {MarkerKind.START}:
        # A single dot on blank floor is the food that is looked for.
        [(symbol, count)] = others.items()
        if count == 1 and symbol in ".*":
            return Meanings(walls, floor, {**marks, symbol: MarkerKind.GOAL}, {}, score)
    return Meanings(walls, floor, marks, others, score)


def _halved(grid: SymbolGrid, notes: list[Message]) -> SymbolGrid:
    """Return the grid without a column between each two others that only separates them."""
    if grid.codes.shape[1] < 3 or len(grid.codes) < 2:
        return grid
    columns, between = grid[:, ::2], grid[:, 1::2]
    if len(between.counted()) > 1:
        return grid
    if not grid.mask(" ")[:, ::2].any():
        kept = {*columns.counted()}
        [separator] = between.counted()
        if separator in " ,;|\t" and separator not in kept and len(kept) > 1 and not kept <= _OWN:
            notes.append(DrawingMessage.SYMBOLS_SEPARATED())
            return columns
    elif min(columns.codes.shape) >= _FEWEST_TOKENS and not between.mask(" ").min() < 1:
        solid = ~columns.mask(" ")
        if is_framed(solid) and not is_framed(~grid.mask(" ")):
            notes.append(DrawingMessage.SYMBOLS_SEPARATED())
            return columns
    return grid


def _unfolded(grid: SymbolGrid, notes: list[Message]) -> SymbolGrid:
    """Make two rows of each where blocks of half a character are drawn above and below."""
    if not {*_HALVES} <= grid.counted().keys():
        return grid
    notes.append(DrawingMessage.HALF_BLOCKS())
    full = np.uint8(grid.symbols.find("█") if "█" in grid.symbols else grid.symbols.index(_HALVES[0]))
    upper, lower = (np.where(grid.mask(half), np.uint8(BLANK), grid.codes) for half in (_HALVES[1], _HALVES[0]))
    rows = np.stack([upper, lower], axis=1).reshape(-1, grid.codes.shape[1])
    rows[SymbolGrid(rows, grid.symbols).mask(_HALVES)] = full
    return SymbolGrid(rows, grid.symbols)


def _is_own(grid: SymbolGrid) -> bool:
    """Return whether a drawing has no symbols but those that are written here."""
    return grid.counted().keys() <= _OWN


def _trimmed(
    grid: SymbolGrid, wall: Mask, meanings: Meanings, notes: list[Message]
) -> tuple[SymbolGrid, Mask]:
    """Leave out blanks around what is enclosed, or what has no blank floor."""
    box = box_of(~grid.mask(" "))
    if grid.codes[box].shape == grid.codes.shape:
        return grid, wall
    if is_framed(wall[box]) or not _is_own(grid):
        notes.append(DrawingMessage.MARGINS_LEFT_OUT())
        return grid[box], wall[box]
    return grid, wall


def has_margins(wall: Mask) -> bool:
    """Return whether the columns and rows of floor around a board would be taken for blanks around a drawing."""
    box = box_of(wall)
    return wall[box].shape != wall.shape and is_framed(wall[box])


def _single(
    grid: SymbolGrid, wall: Mask, meanings: Meanings, notes: list[Message]
) -> tuple[SymbolGrid, Mask]:
    """Halve a drawing whose cells are two characters wide."""
    rows, cols = wall.shape
    # The last blank of a pair may be missing.
    wide = np.pad(wall, ((0, 0), (0, cols % 2)))
    least = (_DOUBLED_ROWS, _DOUBLED_COLS) if _is_own(grid) else (3, 6)
    if rows < least[0] or cols < least[1] or not np.array_equal(wide[:, ::2], wide[:, 1::2]):
        return grid, wall
    halves = wall[:, ::2]
    is_doubled_down = rows % 2 == 0 and np.array_equal(wall[::2], wall[1::2])
    changes = int(np.count_nonzero(halves[:, 1:] != halves[:, :-1]))
    if is_doubled_down or changes < rows or _is_own(grid) and not is_framed(halves):
        return grid, wall
    notes.append(DrawingMessage.CELLS_HALVED())
    left, right = grid.codes[:, ::2].copy(), grid.codes[:, 1::2]
    # A mark stands in either half.
    shown = grid.mask("".join(meanings.marks))
    second = shown[:, 1::2] & ~shown[:, ::2][:, : right.shape[1]]
    left[:, : right.shape[1]][second] = right[second]
    return SymbolGrid(left, grid.symbols), wall[:, ::2]


def _with_outside(grid: SymbolGrid, wall: Mask, meanings: Meanings, notes: list[Message]) -> Mask:
    """Add blanks to the walls that do not touch the floor, where the floor is drawn with dots."""
    blank = grid.mask(" ")
    count = int(np.count_nonzero(blank))
    if meanings.floor == " " or not count:
        return wall
    floor = ~wall & ~blank
    if touches(blank, floor) > 0.05 * np.count_nonzero(floor):
        notes.append(DrawingMessage.READ_AS_FLOOR(symbols=counted_symbols({" ": count})))
        return wall
    notes.append(DrawingMessage.OUTSIDE_IS_ROCK(count=count))
    return wall | blank


def _say(meanings: Meanings, notes: list[Message]) -> None:
    if symbols.wall_sign(meanings.walls[0]) < _CERTAIN:
        walls = Series(tuple(map(named, meanings.walls)))
        notes.append(DrawingMessage.WALLS_ARE(symbols=walls, floor=named(meanings.floor)))
    if meanings.others:
        notes.append(DrawingMessage.READ_AS_FLOOR(symbols=counted_symbols(meanings.others)))


def looks_like_blocks(grid: SymbolGrid) -> bool:
    """Return whether a drawing is rather one with a symbol a cell than another text."""
    meanings = meanings_of(grid)
    if meanings is None:
        return False
    if any(is_level(game, grid) for game in (SOKOBAN, ROGUELIKE)) or looks_like_thin_walls(grid):
        return False
    present = grid.counted()
    visible = present.keys() - {" "}
    if not visible - {*"0123456789", *meanings.marks}:
        return False  # a table of numbers
    if meanings.score == 1.0 and not meanings.others and len(visible - _OWN) <= 1:
        return True
    total = sum(count for symbol, count in present.items() if symbol != " ")
    words = sum(count for symbol, count in meanings.others.items() if symbol.isalnum())
    if min(grid.codes.shape) < 2 or len(meanings.others) > _MOST_OTHERS or words > 0.25 * total:
        return False
    strange = all(symbols.wall_sign(symbol) < 0.5 for symbol in meanings.walls)
    if not strange:
        return True
    return min(grid.codes.shape) >= 3 and len(visible) <= 12 and meanings.score >= 0.85 and not any(map(arms_of, meanings.walls))
