"""The pages of a book, in millimeters: what stands where, before it is painted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil
from typing import Literal, NamedTuple

from mazarine.book.drawing import Figure, puzzle_figure, solution_figure
from mazarine.book.finding import FoundMaze, sample
from mazarine.book.messages import BookText
from mazarine.book.plan import FOOTER_MM, HEADING_MM, PER_PAGE, BookPlan, Puzzle
from mazarine.messages import Message

FRONT_PAGES = 2
_SAMPLE_SIDE, _FRONT_WALL = 14, 0.16
_GAP_MM, _CAPTION_MM = 6.0, 5.0
_TITLE_MM, _HEADING_TEXT_MM, _TEXT_MM, _SMALL_MM = 11.0, 5.5, 4.2, 2.8


class Box(NamedTuple):
    """A rectangle in millimeters from the upper left corner of a page."""

    left: float
    top: float
    width: float
    height: float

    def band(self, top: float, height: float) -> Box:
        """Return a part of it from edge to edge, at a distance from its top."""
        return Box(self.left, self.top + top, self.width, height)


class Text(NamedTuple):
    """Lines of text, smaller if they do not fit into their box.

    Attributes
    ----------
    at : centered at the top or the bottom of the box, or on the left at its bottom
    """

    box: Box
    text: Message | str
    size_mm: float
    at: Literal["top", "bottom", "left"] = "top"
    is_bold: bool = False


class Placed(NamedTuple):
    """A figure with its upper left corner."""

    figure: Figure
    left: float
    top: float


class BookPage(NamedTuple):
    """A page; its size is that before it is cut."""

    width_mm: float
    height_mm: float
    figures: Sequence[Placed]
    texts: Sequence[Text]


class BookPages:
    """The pages of a book: a front page, an imprint, a puzzle on each page, and the solutions.

    Parameters
    ----------
    plan : a plan that is possible
    mazes : what was found; empty for samples of the same sizes
    """

    def __init__(self, plan: BookPlan, mazes: Sequence[FoundMaze] = ()) -> None:
        self.plan, self._pictures = plan, plan.pictures()
        self._puzzles = plan.puzzles()
        self._mazes = {it.puzzle.number: it for it in mazes}

    @property
    def solutions_from(self) -> int:
        """The number of pages before the solutions."""
        return FRONT_PAGES + len(self._puzzles)

    def __len__(self) -> int:
        return self.solutions_from + ceil(len(self._puzzles) / self.plan.solutions_per_page)

    def __iter__(self) -> Iterator[BookPage]:
        return map(self.page, range(len(self)))

    def page(self, index: int) -> BookPage:
        """Return a page, from 0 on."""
        if index == 0:
            return self._front()
        if index == 1:
            return self._imprint()
        if index < self.solutions_from:
            return self._puzzle(index, self._puzzles[index - FRONT_PAGES])
        return self._solutions(index)

    def puzzle_figure(self, puzzle: Puzzle) -> Figure:
        """Draw a puzzle in the size that it has on its page."""
        cell_mm = self.plan.cell_mm(puzzle.board.extent, puzzle.shape)
        wall, room_mm = self.plan.wall(cell_mm), self.plan.picture_room_mm(puzzle.shape)
        is_open = self._found(puzzle).is_open
        return puzzle_figure(puzzle.board, is_open, cell_mm, wall, self._pictures, room_mm)

    def _found(self, puzzle: Puzzle) -> FoundMaze:
        return self._mazes.get(puzzle.number) or sample(puzzle)

    def _room(self, index: int) -> Box:
        """Return what is within the margins of a page: the inner edge is the left one of the first page."""
        plan, (width, height) = self.plan, self.plan.room_mm
        gutter = plan.gutter_mm if index % 2 == 0 else 0.0
        edge = plan.bleed_mm + plan.margin_mm
        return Box(edge + gutter, edge, width, height)

    def _page(self, index: int, figures: Sequence[Placed], texts: Sequence[Text]) -> BookPage:
        plan = self.plan
        width, height = (side + 2 * plan.bleed_mm for side in plan.size_mm)
        if index >= FRONT_PAGES:
            below = self._room(index).band(plan.room_mm[1], plan.margin_mm * 0.7)
            texts = [*texts, Text(below, str(index + 1), _SMALL_MM * 1.1, "bottom")]
        return BookPage(width, height, figures, texts)

    def _front(self) -> BookPage:
        room, plan, first = self._room(0), self.plan, self._puzzles[0]
        found = sample(first if first.shape else replace(first, rows=_SAMPLE_SIDE, cols=_SAMPLE_SIDE))
        board = found.puzzle.board
        high = room.height
        cell_mm = (min(room.width, high * 0.55) - 2 * plan.picture_mm) / max(board.extent)
        room_mm = plan.picture_room_mm(first.shape)
        figure = puzzle_figure(board, found.is_open, cell_mm, _FRONT_WALL, self._pictures, room_mm)
        title = room.band(high * 0.06, high * 0.17)
        texts = [
            Text(title, plan.title or BookText.USUAL_TITLE(), _TITLE_MM, "bottom", is_bold=True),
            Text(room.band(high * 0.85, high * 0.15), plan.front, _TEXT_MM),
        ]
        return self._page(0, [_centered(figure, room.band(high * 0.27, high * 0.55))], texts)

    def _imprint(self) -> BookPage:
        text: Message | str = self.plan.imprint or BookText.MADE_WITH(seed=str(self.plan.seed))
        return self._page(1, [], [Text(self._room(1), text, _SMALL_MM * 1.15, "left")])

    def _puzzle(self, index: int, puzzle: Puzzle) -> BookPage:
        room, found = self._room(index), self._found(puzzle)
        measured = BookText.MEASURED(
            difficulty=found.difficulty, seed=str(puzzle.seed), generator=puzzle.generator,
            board=puzzle.board_name, low=puzzle.low, high=puzzle.high,
        )  # fmt: skip
        texts = [
            self._heading(index, BookText.MAZE(number=puzzle.number)),
            Text(room.band(room.height - FOOTER_MM, FOOTER_MM), measured, _SMALL_MM, "bottom"),
        ]
        middle = room.band(HEADING_MM, room.height - HEADING_MM - FOOTER_MM)
        return self._page(index, [_centered(self.puzzle_figure(puzzle), middle)], texts)

    def _heading(self, index: int, text: Message) -> Text:
        return Text(self._room(index).band(0, HEADING_MM), text, _HEADING_TEXT_MM, is_bold=True)

    def _solutions(self, index: int) -> BookPage:
        room, (cols, rows) = self._room(index), PER_PAGE[self.plan.solutions_per_page]
        texts = [self._heading(index, BookText.SOLUTIONS())] if index == self.solutions_from else []
        top, high = room.top + HEADING_MM, room.height - HEADING_MM
        wide, tall = (room.width + _GAP_MM) / cols, (high + _GAP_MM) / rows
        first = (index - self.solutions_from) * cols * rows
        figures = []
        for at, puzzle in enumerate(self._puzzles[first : first + cols * rows]):
            left, above = room.left + at % cols * wide, top + at // cols * tall
            box = Box(left, above + _CAPTION_MM, wide - _GAP_MM, tall - _GAP_MM - _CAPTION_MM)
            figure = solution_figure(puzzle.board, self._found(puzzle).is_open, box.width, box.height)
            placed = _centered(figure, box)
            figures.append(placed._replace(top=box.top))
            caption = Box(left, above, box.width, _CAPTION_MM - 1)
            number = BookText.MAZE(number=puzzle.number)
            texts.append(Text(caption, number, _SMALL_MM, "bottom", is_bold=True))
        return self._page(index, figures, texts)


def _centered(figure: Figure, box: Box) -> Placed:
    return Placed(
        figure, box.left + (box.width - figure.width_mm) / 2, box.top + (box.height - figure.height_mm) / 2
    )
