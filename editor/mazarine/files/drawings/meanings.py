"""What the symbols of a drawing mean: the wall is what encloses it."""

from __future__ import annotations

from dataclasses import dataclass

from mazarine.files.drawings import symbols
from mazarine.files.drawings.grids import SymbolGrid, outline_share, touches
from mazarine.files.drawings.symbols import arms_of, is_box
from mazarine.files.evidence import corner_components
from mazarine.maze import MarkerKind

OWN = {"#", " ", "+", "S", "E"}
"""The symbols that are written here."""
_OWN_MARKS = {"S": MarkerKind.START, "E": MarkerKind.GOAL}
_FEWEST = 0.04
"""The share of a drawing that a symbol has at least to be the wall."""
_LEAST_SCORE = 0.85
_CONNECTED = 0.6
"""How much a connected floor says for a wall."""
_WINDOW, _SAMPLE = 128, 1024
"""How many rows and columns are looked at to choose the wall."""
_FEW_DOTS, _FEW_TOUCHES = 8, 0.02
_INSTEAD = 0.6
"""How likely a symbol is that is the wall in the place of `#`."""
_LIKELY = 0.5
"""How likely a symbol is that is the wall without further proof."""
_FEWEST_SIGNS = 4
_DRAWN = symbols.FLOOR + "*+o|-"
_MOST_OTHERS, _MOST_OF_LETTERS = 40, 12
_MOST_WORDS, _MOST_WORDS_IN_FRAMES = 0.25, 0.1
"""The share of letters and digits in a drawing; what is framed with lines may be a table."""


@dataclass(frozen=True)
class Meanings:
    """What the symbols of a drawing are; the rest is floor."""

    walls: str
    floor: str
    marks: dict[str, MarkerKind]
    others: dict[str, int]
    score: float


def meanings_of(grid: SymbolGrid) -> Meanings | None:
    """Return what the symbols mean; None if none of them can be told to be the wall."""
    present = grid.counted()
    visible = present.keys() - {" "}
    odd = visible - OWN
    if not odd or (len(odd) == 1 and "#" not in visible and symbols.wall_sign(*odd) >= _INSTEAD):
        sign = "".join(odd) or "#"
        return Meanings(sign, " ", _OWN_MARKS, {}, 1.0) if visible - {*_OWN_MARKS, "+"} else None
    total = sum(count for symbol, count in present.items() if symbol != " ")
    sample = grid[:_SAMPLE, :_SAMPLE]
    drawn = sample.drawn
    best, score = "", 0.0
    for walls in _candidates(present):
        count = sum(present[symbol] for symbol in walls)
        likely = max(map(symbols.wall_sign, walls))
        if count >= _FEWEST * total and likely > 0 and count < grid.codes.size:
            wall = sample.mask(walls)
            found = likely + outline_share(wall, drawn)
            if found >= _LEAST_SCORE or likely >= _LIKELY:
                _, sizes = corner_components(~wall, corner=_WINDOW)
                found += _CONNECTED * float(sizes.max() / max(int(sizes.sum()), 1))
                best, score = (walls, found) if found > score else (best, score)
    if not best:
        return None
    also = symbols.SOLID + "".join(symbols.ALSO_WALLS.get(symbol, "") for symbol in best)
    if best in "#%" and "-" not in visible:
        also += "|"  # with dashes, bars are rather lines from place to place
    walls = best + "".join(symbol for symbol in also if symbol in visible and symbol not in best)
    return _with_floor(grid, present, walls, score)


def _candidates(present: dict[str, int]) -> list[str]:
    """Return the symbols that may be the wall, alone or together."""
    visible = [symbol for symbol in present if symbol != " "]
    solid = "".join(symbol for symbol in visible if symbol in symbols.SOLID)
    frame = "".join(symbol for symbol in visible if symbol in symbols.FRAME or is_box(symbol))
    # Underscores are at the foot of a line, so bars beside them are no cells.
    alone = [symbol for symbol in visible if symbol != "|" or "_" not in visible]
    return [*alone, *(group for group in (solid, frame) if len(group) > 1)]


def _with_floor(grid: SymbolGrid, present: dict[str, int], walls: str, score: float) -> Meanings:
    rest = {symbol: count for symbol, count in present.items() if symbol not in walls}
    known = {symbol: count for symbol, count in rest.items() if symbol in symbols.FLOOR}
    floor = max(known or rest, key=rest.__getitem__, default=" ")
    if floor == " " and _is_outside(grid, known.get(".", 0)):
        floor = "."
    marks = symbols.marks_among(
        {symbol: count for symbol, count in rest.items() if symbol not in {floor, " "}}
    )
    others = {
        symbol: count for symbol, count in rest.items() if symbol not in {floor, " "} and symbol not in marks
    }
    if len(others) == 1 and not {*marks.values()} - {MarkerKind.START}:
        # A single dot on blank floor is the food that is looked for.
        [(symbol, count)] = others.items()
        if count == 1 and symbol in ".*":
            return Meanings(walls, floor, {**marks, symbol: MarkerKind.GOAL}, {}, score)
    return Meanings(walls, floor, marks, others, score)


def _is_outside(grid: SymbolGrid, dots: int) -> bool:
    """Return whether blanks lie beyond the walls of a floor of dots."""
    return dots > _FEW_DOTS and touches(grid.mask(" "), grid.mask(".")) <= _FEW_TOUCHES * dots


def has_only_own(grid: SymbolGrid) -> bool:
    """Return whether a drawing has no symbols but those that are written here."""
    return grid.counted().keys() <= OWN


def is_drawing(grid: SymbolGrid) -> bool:
    """Return whether an array of symbols is rather a drawing than another text."""
    meanings = meanings_of(grid)
    if meanings is None or (grid.codes.size < _FEWEST_SIGNS and not has_only_own(grid)):
        return False
    present = grid.counted()
    visible = present.keys() - {" "}
    digits = visible & {*"0123456789"}
    if (
        ("," in visible and digits and visible <= digits | {*",;-."})
        or {*meanings.walls, meanings.floor} <= digits
        or (len(digits) != 1 and visible <= digits | {*meanings.marks})
    ):
        return False  # a table of numbers
    if meanings.score == 1.0 and not meanings.others and len(visible - OWN) <= 1:
        return True
    total = sum(count for symbol, count in present.items() if symbol != " ")
    words = sum(count for symbol, count in meanings.others.items() if symbol.isalnum() or symbol == "_")
    odd = sum(count for symbol, count in meanings.others.items() if symbol not in _DRAWN)
    is_frame = {*meanings.walls} <= {*symbols.FRAME}
    most = _MOST_WORDS_IN_FRAMES if is_frame else _MOST_WORDS
    if min(grid.codes.shape) < 2 or len(meanings.others) > _MOST_OTHERS or max(words / most, 2 * odd) > total:
        return False
    if any(symbols.wall_sign(symbol) >= _LIKELY for symbol in meanings.walls):
        return True
    is_line = any(map(arms_of, meanings.walls))
    return min(grid.codes.shape) > 2 and len(visible) <= _MOST_OF_LETTERS and not is_line
