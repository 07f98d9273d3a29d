"""Levels of games, whose symbols have fixed meanings."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.files.drawings.boards import FLOOR, ROCK, SECRET, Board, marks_of
from mazarine.files.drawings.cleaning import Drawing
from mazarine.files.drawings.grids import SymbolGrid, box_of, counted_symbols, symbol_grid, touches
from mazarine.files.drawings.messages import DrawingMessage
from mazarine.files.source import Source
from mazarine.maze import MarkerKind
from mazarine.messages import Message

_BLANKS = " -_"
_MOST_PASSES = 16
"""Outlines of levels are simple; a spiral of thousands of turns is none."""


@dataclass(frozen=True)
class Game:
    """The symbols of a game.

    Attributes
    ----------
    rock, floor : what cannot and can be walked on; other symbols are floor with a note
    secret : doors that are found first
    starts, goals : marks
    boxes : what stands on floor and is left out
    needed : each of these groups has a symbol in every level
    refusal : what is said of a drawing that lacks one
    """

    rock: str
    floor: str
    secret: str
    starts: str
    goals: str
    boxes: str
    needed: tuple[str, ...]
    refusal: DrawingMessage


ROGUELIKE = Game(
    rock="|- }TFPLW", floor=".#+\\{_^'", secret="S", starts="@<", goals=">", boxes="", needed=("|", "-", "."),
    refusal=DrawingMessage.NOT_ROGUELIKE,
)  # fmt: skip
SOKOBAN = Game(
    rock="#", floor=" -_@+$.*", secret="", starts="@+", goals=".*+", boxes="$*", needed=("#", "@+", "$*"),
    refusal=DrawingMessage.NOT_SOKOBAN,
)  # fmt: skip


def level_board(game: Game, source: Source, drawing: Drawing) -> Board:
    grid = symbol_grid(source, drawing.rows)
    if " " in game.floor:
        grid = grid[box_of(grid.drawn)]
    if not is_level(game, grid):
        raise source.fault(game.refusal())
    notes: list[Message] = []
    present = grid.counted()
    rock = grid.mask(game.rock)
    if game is SOKOBAN:
        outside = _outside(rock)
        if not (outside & ~grid.mask("#" + _BLANKS)).any():
            rock |= outside
    cells = np.where(rock, ROCK, FLOOR)
    if game.secret and game.secret in present:
        cells[grid.mask(game.secret)] = SECRET
        notes.append(DrawingMessage.SECRET_DOORS_ARE_CELLS(count=present[game.secret]))
    boxes = sum(present.get(symbol, 0) for symbol in game.boxes)
    if boxes:
        notes.append(DrawingMessage.BOXES_LEFT_OUT(count=boxes))
    known = {*(game.rock + game.floor + game.secret + game.starts + game.goals + game.boxes)}
    others = {symbol: count for symbol, count in present.items() if symbol not in known}
    if " " in game.rock and game is not ROGUELIKE and present.get(" "):
        notes.append(DrawingMessage.OUTSIDE_IS_ROCK(count=present[" "]))
    if others:
        notes.append(DrawingMessage.READ_AS_FLOOR(symbols=counted_symbols(others)))
    kinds = dict.fromkeys(game.goals, MarkerKind.GOAL) | dict.fromkeys(game.starts, MarkerKind.START)
    meaning = {symbol: kind for symbol, kind in kinds.items() if symbol in present}
    return Board(cells, marks_of(source, grid, meaning), None, notes)


def is_level(game: Game, grid: SymbolGrid) -> bool:
    """Return whether a drawing has the symbols of a game, and few others."""
    present = grid.counted()
    if not all(any(symbol in present for symbol in group) for group in game.needed):
        return False
    if game not in (SOKOBAN, ROGUELIKE):
        return True
    if game is SOKOBAN:
        players = sum(present.get(symbol, 0) for symbol in game.starts)
        return players == 1 and present.keys() <= {*(game.rock + game.floor)}
    if touches(grid.mask("#"), grid.mask(".")) > touches(grid.mask("|-"), grid.mask(".")):
        return False  # then it is the wall
    lines = present["|"] + present["-"]
    others = sum(count for symbol, count in present.items() if symbol not in game.rock + game.floor + "S")
    return present["."] > 0.3 * lines and others < 0.1 * (lines + present["."])


def _outside(rock: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return the blanks that are not enclosed: those that can be reached from beyond the drawing."""
    free = np.pad(~rock, 1, constant_values=True)
    reached = np.zeros_like(free)
    reached[0] = reached[-1] = reached[:, 0] = reached[:, -1] = True
    for _ in range(_MOST_PASSES):
        before = int(np.count_nonzero(reached))
        for lines, free_lines in ((reached, free), (reached[::-1, ::-1], free[::-1, ::-1])):
            _spread(lines, free_lines)
            _spread(lines.T, free_lines.T)
        if int(np.count_nonzero(reached)) == before:
            break
    return reached[1:-1, 1:-1]


def _spread(reached: NDArray[np.bool_], free: NDArray[np.bool_]) -> None:
    """Spread to the right within each line as far as it is free, in place."""
    places = np.arange(reached.shape[1])
    blocked = np.maximum.accumulate(np.where(free, -1, places), axis=1)
    source = np.maximum.accumulate(np.where(reached, places, -1), axis=1)
    reached |= free & (source > blocked)
