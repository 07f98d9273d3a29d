"""What contest sheets have besides the maze in real size: dimensions, an overview, and a list of parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil, floor

from mazarine.counting import Noun
from mazarine.errors import MazeError
from mazarine.messages import Message
from mazarine.picture.messages import PageText, PictureMessage
from mazarine.picture.vector.pages import WORDS_FROM_MM, Leaf, Note, Page, Pages, Segment, Sheet
from mazarine.picture.vector.sketch import Sketch, SketchWindow
from mazarine.picture.wall_parts import WallParts

_BESIDE_MM, _BELOW_MM = 20.0, 24.0
"""Room for the dimensions of the overview, and for its lines of text."""
_LEAST_MM = 30.0
_GRID_MM = 2.5
"""How far the rows and columns of sheets stand out from the overview."""
_TIERS_MM = 4.0, 9.5, 15.0
"""How far the dimension of a cell, from wall to wall, and of the whole are from the overview."""
_TICK_MM, _LINE_MM, _TEXT_MM, _LETTERS_MM = 1.0, 3.0, 7.0, 2.6
_LEAST_STEP_MM = 18.0
"""Between numbers beside a sheet."""
_LIST_STEP_MM = 6.0
_KEY_GAP_MM = 1.0

FRONT_PAGES = 2
"""The overview and the list of parts."""


def overview_room(sheet: Sheet) -> tuple[float, float]:
    """Return the width and the height that the maze may have in the overview; `MazeError` for none."""
    wide, high = sheet.room_mm
    room = wide - _BESIDE_MM - 2 * _GRID_MM, high - _BESIDE_MM - _BELOW_MM
    if min(room) < _LEAST_MM:
        raise MazeError(PictureMessage.SHEETS_TOO_SMALL())
    return room


def overview(leaf: Leaf, sketch: Sketch, pages: Pages, parts: WallParts) -> Leaf:
    """Return a page with the whole maze at a reduced scale: its dimensions, and which sheet lies where.

    Parameters
    ----------
    leaf : the sheet, the title and the label
    pages : the sheets
    """
    sheet, rim = leaf.sheet, pages.rim
    across, down = (extent + 2 * rim for extent in pages.extent)
    width, height = overview_room(sheet)
    cell_mm = min(width / across, height / down)
    left, top = sheet.margin_mm + _BESIDE_MM, sheet.margin_mm + _BESIDE_MM
    lines: list[Segment] = []
    notes: list[Note] = []
    spans = ((0.0, 1.0), (0.0, None), (-rim, None))
    for is_upright, (near, beside), extent in (
        (False, (left, top), pages.extent[0]),
        (True, (top, left), pages.extent[1]),
    ):
        for tier, (begin, end) in zip(_TIERS_MM, spans, strict=True):
            length = extent - 2 * begin if end is None else end - begin
            first, last = (near + (place + rim) * cell_mm for place in (begin, begin + length))
            text = _length(length * pages.cell_mm)
            drawn, note = _dimension(first, last, beside - tier, beside, text)
            lines += [_turned(line) for line in drawn] if is_upright else drawn
            notes.append(note._replace(x=note.y, y=note.x, is_upright=True) if is_upright else note)
    right, below = left + across * cell_mm, top + down * cell_mm
    for page in pages:
        x, y = left + (page.window.left + rim) * cell_mm, top + (page.window.top + rim) * cell_mm
        wide, high = page.window.width * cell_mm, page.window.height * cell_mm
        if page.row == 0:
            lines.append((x, top, x, below + _GRID_MM))
            notes.append(Note(x + wide / 2, below + _GRID_MM, str(page.col + 1), min(_LETTERS_MM, wide / 2)))
        if page.col == 0:
            lines.append((left, y, right + _GRID_MM, y))
            notes.append(Note(right + _GRID_MM, y + high / 2, str(page.row + 1), min(_LETTERS_MM, high / 2)))
    texts = (
        *tuple(parts.lines)[:2],
        PageText.SHEETS_AND_OVERLAP(
            pages=Noun.SHEETS(count=len(pages)), cols=pages.cols, rows=pages.rows, overlap=pages.overlap_mm
        ),
        PageText.SCALE_AND_NUMBERS(scale=pages.cell_mm / cell_mm),
    )
    notes += [
        Note(left, below + (number + 1.5) * _BELOW_MM / 5, text, _LETTERS_MM, is_left=True)
        for number, text in enumerate(texts)
    ]
    return replace(
        leaf, sketch=sketch, window=SketchWindow(-rim, -rim, across, down), left=left, top=top,
        cell_mm=cell_mm, lines=tuple(lines), notes=tuple(notes),
    )  # fmt: skip


def parts_list(leaf: Leaf, parts: WallParts) -> Leaf:
    sheet, lines = leaf.sheet, list(parts.lines)
    step = min(_LIST_STEP_MM, sheet.room_mm[1] / len(lines))
    return replace(leaf, notes=tuple(
        Note(sheet.margin_mm, sheet.margin_mm + (number + 0.5) * step, text, step / 2, is_left=True)
        for number, text in enumerate(lines)
    ))  # fmt: skip


def with_dimensions(leaf: Leaf, page: Page, pages: Pages) -> Leaf:
    """Return a sheet with the distances of its walls, the size of a cell, and its place among the others.

    A margin that is too narrow for text stays as it is.
    """
    sheet = leaf.sheet
    if sheet.margin_mm < WORDS_FROM_MM:
        return leaf
    lines, notes = list(leaf.lines), list(leaf.notes)
    for is_upright in (False, True):
        drawn, texts = _rule(
            page.window[is_upright], page.window[is_upright + 2], pages, pages.extent[is_upright]
        )
        lines += [_turned(line) for line in drawn] if is_upright else drawn
        notes += [it._replace(x=it.y, y=it.x, is_upright=True) if is_upright else it for it in texts]
    return replace(leaf, lines=(*lines, *_key(page, pages)), notes=tuple(notes))


def _rule(begin: float, length: float, pages: Pages, extent: float) -> tuple[list[Segment], list[Note]]:
    """Return the ticks above a sheet at the centers of walls, with distances from the first one."""
    margin, cell_mm = pages.sheet.margin_mm, pages.cell_mm
    text_mm = min(_TEXT_MM, margin - _LETTERS_MM)
    first, last = max(0, ceil(begin - 1e-6)), min(floor(extent + 1e-6), floor(begin + length + 1e-6))
    step = max(1, ceil(_LEAST_STEP_MM / cell_mm))
    places = {place: margin + (place - begin) * cell_mm for place in range(first, last + 1)}
    lines = [(x, margin - _TICK_MM, x, margin - _LINE_MM) for x in places.values()]
    notes = [
        Note(x, margin - text_mm, _length(place * cell_mm), _LETTERS_MM)
        for place, x in places.items()
        if place % step == 0
    ]
    if last > first and step == 1 and cell_mm >= 2 * _LEAST_STEP_MM:
        drawn, note = _dimension(places[first], places[first + 1], margin - _LINE_MM, None, _length(cell_mm))
        lines += drawn
        notes.append(note._replace(y=margin - text_mm))
    return lines, notes


def _dimension(
    first: float, last: float, y: float, board: float | None, text: Message
) -> tuple[list[Segment], Note]:
    """Return a line from one place to another with ticks at its ends, and its length above it.

    Lines lead to it from `board`, where it is drawn away from what it measures.
    """
    lines = [(first, y, last, y)]
    for x in (first, last):
        lines.append((x - _TICK_MM / 2, y + _TICK_MM / 2, x + _TICK_MM / 2, y - _TICK_MM / 2))
        if board is not None:
            lines.append((x, board - _TICK_MM, x, y - _TICK_MM))
    return lines, Note((first + last) / 2, y - 2, text, _LETTERS_MM)


def _length(length_mm: float) -> Message:
    return PageText.LENGTH(length=round(length_mm, 2))


def _turned(line: Segment) -> Segment:
    x0, y0, x1, y1 = line
    return y0, x0, y1, x1


def _key(page: Page, pages: Pages) -> Sequence[Segment]:
    """Return the outline of all sheets in the lower right corner, with this one where two lines cross."""
    sheet = pages.sheet
    wide, high = pages.cols * sheet.width_mm, pages.rows * sheet.height_mm
    room = sheet.margin_mm - 2 * _KEY_GAP_MM
    scale = min(room / high, 3 * room / wide)
    # Left of the mark where the next sheet begins.
    x = sheet.width_mm - sheet.margin_mm - pages.overlap_mm - _KEY_GAP_MM - wide * scale
    y = sheet.height_mm - sheet.margin_mm + _KEY_GAP_MM
    across, down = sheet.width_mm * scale, sheet.height_mm * scale
    left, top = x + page.col * across, y + page.row * down
    return (
        *_box(x, y, wide * scale, high * scale), *_box(left, top, across, down),
        (left + across / 2, y, left + across / 2, y + high * scale),
        (x, top + down / 2, x + wide * scale, top + down / 2),
    )  # fmt: skip


def _box(x: float, y: float, wide: float, high: float) -> Sequence[Segment]:
    right, bottom = x + wide, y + high
    return (x, y, right, y), (right, y, right, bottom), (right, bottom, x, bottom), (x, bottom, x, y)
