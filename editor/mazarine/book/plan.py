"""The plan of a book: a TOML file, and the puzzles that it asks for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from mazarine.book.boards import GENERATORS, Board, board_of
from mazarine.book.messages import BookMessage
from mazarine.book.pictures import Picture, picture_of
from mazarine.errors import MazeError, MazeFileError
from mazarine.lattice import LATTICES
from mazarine.league.toml import read_toml, values_as
from mazarine.messages import quoted
from mazarine.picture.vector import PAPERS, Pens
from mazarine.shapes.images import is_text
from mazarine.tilings import TILINGS, rows_with

TRIMS = {
    **{name: PAPERS[name] for name in ("A4", "A5", "Letter")},
    "6 x 9 in": (152.4, 228.6),
    "8.5 x 8.5 in": (215.9, 215.9),
    "8.5 x 11 in": (215.9, 279.4),
}
"""Width and height of pages in millimeters, after they are cut."""
PER_PAGE = {1: (1, 1), 4: (2, 2), 6: (2, 3), 9: (3, 3)}
"""Columns and rows of solutions, by their number on a page."""
BOARDS = {
    **{it.name: it.title for it in LATTICES if not it.mirrored},
    **{name: it.title for name, it in TILINGS.items()},
}
"""The titles of lattices and tilings by name."""
MOST_MAZES, _MOST_CHARACTERS = 1000, 5000
LEAST_STEP = 0.005
_STEP_SHARE, _MOST_OFF = 0.45, 0.2
"""How much of a step, and how much at all, a maze may be off its place, so that the next is harder."""
_LEAST_CELL_MM, _LEAST_ROOM_MM = 1.0, 50.0
_WALL_SHARE = 0.14
HEADING_MM, FOOTER_MM = 11.0, 7.0
_PICTURE_SHARE = 0.058
_DIGITS = 4
"""Of the ends of a range of difficulty, as they are printed."""
BOUNDS: dict[str, tuple[float, float]] = {
    "count": (1, MOST_MAZES), "difficulty": (0, 20), "rows": (2, 500), "cols": (2, 500), "margin_mm": (3, 60),
    "gutter_mm": (0, 40), "bleed_mm": (0, 20), "wall_mm": (0.05, 20), "seed": (0, (1 << 31) - 1),
}  # fmt: skip


@dataclass(frozen=True)
class Puzzle:
    """A maze of a book before it is found.

    Attributes
    ----------
    number : its place in the book, from 1 on
    seed : of its search
    generator : of `GENERATORS`: what the search begins with
    low, high : what its difficulty is between
    """

    number: int
    seed: int
    generator: str
    lattice: str
    rows: int
    cols: int
    shape: str
    low: float
    high: float

    @property
    def board_name(self) -> str:
        """What its page says of its board, such as `hexagon 20 × 30, heart`."""
        tiling = TILINGS.get(self.lattice)
        size = f"{self.rows} × {self.cols}" if tiling is None or tiling.has_cols else str(self.rows)
        shape = self.shape if is_text(self.shape) else Path(self.shape).name
        return f"{self.lattice} {size}" + (f", {shape}" if shape else "")

    @property
    def board(self) -> Board:
        """Its board; `MazeError` if there is none."""
        return _board_of(self.lattice, self.rows, self.cols, self.shape)


class BookPlan(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a book is to have, as its TOML file says.

    Attributes
    ----------
    difficulty, rows, cols : of all mazes, or of the first and of the last
    lattice, shape : one for all, or several that take turns; a lattice may be a tiling, which has no shape
        and, if it grows from its middle, half as many rows; a shape is a name or a picture, see
        `mazarine.shapes.mask`, or "" for the whole board
    trim : one of `TRIMS`, with any spaces
    margin_mm, gutter_mm : what stays empty at each edge, and besides at the inner one
    bleed_mm : what is cut off at each edge
    wall_mm : None for a share of the cell
    front, imprint : texts of the first two pages
    start_picture, goal_picture : names of `mazarine.book.pictures`, or files
    """

    count: int = 20
    difficulty: float | tuple[float, float] = (3.0, 5.0)
    lattice: str | tuple[str, ...] = "square"
    rows: int | tuple[int, int] = 20
    cols: int | tuple[int, int] = 20
    shape: str | tuple[str, ...] = ""
    trim: str = "A4"
    margin_mm: float = 15.0
    gutter_mm: float = 6.0
    bleed_mm: float = 0.0
    wall_mm: float | None = None
    solutions_per_page: int = 4
    title: str = ""
    front: str = ""
    imprint: str = ""
    start_picture: str = "rabbit"
    goal_picture: str = "carrot"
    seed: int = 1

    @property
    def size_mm(self) -> tuple[float, float]:
        """The width and the height of a page, after it is cut."""
        return TRIMS[trim_named(self.trim)]

    @property
    def room_mm(self) -> tuple[float, float]:
        """The width and the height within the margins."""
        width, height = self.size_mm
        return width - 2 * self.margin_mm - self.gutter_mm, height - 2 * self.margin_mm

    @property
    def picture_mm(self) -> float:
        """The size of the pictures at the start and the goal."""
        return self.size_mm[1] * _PICTURE_SHARE

    def puzzles(self) -> list[Puzzle]:
        """Return what is to be found, each harder than the one before."""
        first, last = pair(self.difficulty)
        last = max(last, first + LEAST_STEP)
        step = (last - first) / max(1, self.count - 1)
        reach = min(_STEP_SHARE * step, _MOST_OFF) if self.count > 1 else step
        return [
            Puzzle(
                at + 1, self.seed * MOST_MAZES + at + 1, GENERATORS[(at + 1) % len(GENERATORS)],
                *self._board(at), round(max(first, first + at * step - reach), _DIGITS),
                round(min(last, first + at * step + reach), _DIGITS),
            )
            for at in range(self.count)
        ]  # fmt: skip

    def _board(self, at: int) -> tuple[str, int, int, str]:
        """Return the lattice, the rows, the columns and the shape of a maze."""
        lattices, shapes = several(self.lattice), several(self.shape)
        lattice, rows, cols = (
            lattices[at % len(lattices)],
            self._between(self.rows, at),
            self._between(self.cols, at),
        )
        if lattice not in TILINGS:
            return lattice, rows, cols, shapes[at // len(lattices) % len(shapes)]
        if TILINGS[lattice].has_cols:
            return lattice, rows, cols, ""
        return lattice, rows_with(lattice, rows * cols), 1, ""

    def _between(self, ends: int | tuple[int, int], at: int) -> int:
        first, last = pair(ends)
        return int(0.5 + first + (last - first) * at / max(1, self.count - 1))

    def picture_room_mm(self, shape: str) -> tuple[float, float]:
        """Return the room for a picture beside a board, which those without a shape need not, and above."""
        return self.picture_mm if shape else 0.0, self.picture_mm

    def cell_mm(self, extent: tuple[float, float], shape: str) -> float:
        """Return the size of a unit with which a board fits between the pictures on a page."""
        beside, above = self.picture_room_mm(shape)
        width, height = self.room_mm
        width -= 2 * beside
        height -= HEADING_MM + FOOTER_MM + 2 * above
        rims = _WALL_SHARE if self.wall_mm is None else 0.0
        wall = self.wall_mm or 0.0
        return min((width - wall) / (extent[0] + rims), (height - wall) / (extent[1] + rims))

    def wall(self, cell_mm: float) -> float:
        """Return the thickness of walls in units; `MazeError` if they are too thick for the cells."""
        return Pens.in_mm(cell_mm, self.wall_mm or _WALL_SHARE * cell_mm).wall

    def pictures(self) -> tuple[Picture, Picture]:
        """Return the pictures at the start and the goal; `MazeError` if there is no such picture."""
        return picture_of(self.start_picture), picture_of(self.goal_picture)

    def require_possible(self) -> None:
        """Require that such a book may exist, as far as that is known before a search.

        Raises
        ------
        MazeError
            If not; it names what is wrong.
        """
        self._require_values()
        first, last = pair(self.difficulty)
        if last < first:
            raise MazeError(BookMessage.DIFFICULTY_FALLS(first=first, last=last))
        most, steps = 1 + int((last - first) / LEAST_STEP + 1e-6), {"first": first, "last": last}
        if self.count > most:
            raise MazeError(
                BookMessage.STEPS_TOO_SMALL(**steps, most=most, step=LEAST_STEP, mazes=self.count)
            )
        left, margins = min(self.room_mm), {"margin": self.margin_mm, "gutter": self.gutter_mm}
        if left < _LEAST_ROOM_MM:
            raise MazeError(BookMessage.NO_ROOM(**margins, left=left, least=_LEAST_ROOM_MM))
        self.pictures()
        *others, hardest = self.puzzles()
        for puzzle in (hardest, *others):
            self._require_puzzle(puzzle)

    def _require_values(self) -> None:
        for name, (least, most) in BOUNDS.items():
            for value in several(getattr(self, name)):
                if value is not None and not least <= value <= most:
                    raise MazeError(BookMessage.OUT_OF_RANGE(name=name, least=least, most=most, value=value))
        for name in ("title", "front", "imprint"):
            count = len(getattr(self, name))
            if count > _MOST_CHARACTERS:
                raise MazeError(BookMessage.PAGE_TEXT_TOO_LONG(name=name, count=count, most=_MOST_CHARACTERS))
        trim_named(self.trim)
        for name in ("lattice", "shape"):
            if not several(getattr(self, name)):
                raise MazeError(BookMessage.NOTHING_LISTED(name=name))
        for lattice in several(self.lattice):
            if lattice not in BOARDS:
                raise _unknown("lattice", lattice, BOARDS)
        if TILINGS.keys() >= {*several(self.lattice)} and any(several(self.shape)):
            raise MazeError(
                BookMessage.NO_LATTICE_WITH_SHAPE(shape=quoted(next(filter(None, several(self.shape)))))
            )
        if self.solutions_per_page not in PER_PAGE:
            raise _unknown("solutions_per_page", self.solutions_per_page, PER_PAGE)

    def _require_puzzle(self, puzzle: Puzzle) -> None:
        extent, least, most = _reach(puzzle.lattice, puzzle.rows, puzzle.cols, puzzle.shape)
        named: dict[str, int | str] = {"number": puzzle.number, "board": puzzle.board_name}
        cell_mm = self.cell_mm(extent, puzzle.shape)
        if cell_mm < _LEAST_CELL_MM:
            raise MazeError(BookMessage.PUZZLE_CELLS_TOO_SMALL(**named, cell=cell_mm, least=_LEAST_CELL_MM))
        self.wall(cell_mm)
        asked = puzzle.high if puzzle.low > most else puzzle.low
        if puzzle.high < least or puzzle.low > most:
            reach = BookMessage.DIFFICULTY_OUT_OF_REACH(**named, least=least, most=most, difficulty=asked)
            raise MazeError(reach)


def read_plan(path: Path) -> BookPlan:
    """Read a plan.

    Raises
    ------
    MazeFileError
        If the file cannot be read, or asks for a book that cannot be.
    """
    plan = values_as(read_toml(path), path, BookPlan)
    plan = msgspec.structs.replace(
        plan,
        start_picture=_in_folder(path, plan.start_picture), goal_picture=_in_folder(path, plan.goal_picture),
        shape=tuple(_in_folder(path, it) for it in several(plan.shape)),
    )  # fmt: skip
    try:
        plan.require_possible()
    except MazeFileError:
        raise
    except MazeError as error:
        raise MazeFileError(path, error.message.clause) from error
    return plan


def _in_folder(plan: Path, name: str) -> str:
    """Return the path of a picture that is named in a plan; other names as they are."""
    is_file = Path(name).suffix and not is_text(name)
    return str(plan.parent / name) if is_file else name


@lru_cache(maxsize=16)
def _board_of(lattice: str, rows: int, cols: int, shape: str) -> Board:
    return board_of(lattice, rows, cols, shape)


@lru_cache(maxsize=4096)
def _reach(lattice: str, rows: int, cols: int, shape: str) -> tuple[tuple[float, float], float, float]:
    """Return the extent of a board, and the least and the largest difficulty that it may have."""
    board = _board_of(lattice, rows, cols, shape)
    cells, distance = len(board.network), board.network.shortest
    lengths = np.arange(distance, max(cells, distance + 1), dtype=np.float64)
    # A path turns and may go wrong in each cell, and what is not on it is a wrong branch.
    most = np.log10(1 + 2 * lengths * (1 + lengths) * (cells - lengths)).max()
    return board.extent, float(np.log10(1 + distance)), float(most)


def pair(value: Any) -> tuple[Any, Any]:
    """Return the first and the last value of a range, which may be one."""
    return value if isinstance(value, tuple) else (value, value)


def several(value: Any) -> tuple[Any, ...]:
    """Return the values of which there may be one."""
    return value if isinstance(value, tuple) else (value,)


def trim_named(text: str) -> str:
    """Return the name in `TRIMS` of a trim size; `MazeError` if there is none."""
    for name in TRIMS:
        if _plain(name) == _plain(text):
            return name
    raise _unknown("trim", text, TRIMS)


def _plain(trim: str) -> str:
    return "".join(trim.lower().replace("×", "x").split()).removesuffix("in")


def _unknown(name: str, value: Any, known: Any) -> MazeError:
    names = ", ".join(str(it) or '""' for it in known)
    return MazeError(BookMessage.UNKNOWN_CHOICE(name=name, value=quoted(value), known=names))


def plan_values(plan: BookPlan) -> dict[str, Any]:
    """Return the values of a plan that are not the usual ones, for its file."""
    usual, values = BookPlan(), {name: getattr(plan, name) for name in plan.__struct_fields__}
    return {name: value for name, value in values.items() if value != getattr(usual, name)}
