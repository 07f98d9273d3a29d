"""Finding the maze in a picture: every way to see it is tried, and the one that agrees best is taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

import numpy as np
from numpy.typing import NDArray

from mazarine.files.options import ReadOptions
from mazarine.files.pictures.boards import Board, Boxes, block_board
from mazarine.files.pictures.combs import Comb, Profile, combs_of, edges, extent_of
from mazarine.files.pictures.thin_boards import thin_board
from mazarine.files.pictures.tones import Dark, Tones, tones_of
from mazarine.files.pictures.turning import Plane, angle_of, drawn_out, turned

_ENOUGH = 0.9
_LATER, _INVERTED = 0.9, 0.1
"""The weight of narrower cells, and how far ahead walls must be that are lighter than the floor."""
_MOST_COMBS, _MOST_PAIRS = 3, 6
_USUAL_THICKNESS = 0.12
"""Of a line, as a share of a cell, where only the number of cells is known."""
_BLOCK_SHARES = (0.42, 0.58)
"""A line that takes such a part of its pitch is a row of blocks."""
_THICKEST = 0.75
"""Of walls between narrower corridors, as a share of their pitch."""


@dataclass(frozen=True, eq=False)
class Sight:
    """A way to see a picture, with the board that it shows.

    Attributes
    ----------
    board : what was read
    plane : leads from the turned picture to the pixels that were given
    angle : by how many degrees the picture was turned
    threshold : the brightness that separates ink and paper
    is_inverted : whether the walls are lighter than the floor
    confidence : from 0 to 1
    """

    board: Board
    plane: Plane
    angle: float
    threshold: int
    is_inverted: bool
    confidence: float


def sight_of(colors: NDArray[np.uint8], options: ReadOptions) -> Sight | None:
    """Return the best sight of a picture (height, width, 3); None if no grid is found in it."""
    best: Sight | None = None
    for tones in tones_of(colors, options.threshold):
        for sight in _sights(tones, options):
            ahead = _INVERTED if sight.is_inverted else 0.02
            if best is None or sight.confidence > best.confidence + ahead:
                best = sight
        if best is not None and best.confidence >= _ENOUGH:
            break
    return best


def _sights(tones: Tones, options: ReadOptions) -> Iterator[Sight]:
    angle = options.angle
    if angle is None:
        angle = 0.0 if options.corners else angle_of(tones.dark)
    dark, plane = _straight(tones.dark, angle, options)
    colored = None if tones.colored is None else _straight(tones.colored, angle, options)[0] > 127
    for is_inverted in (False, True):
        best: Sight | None = None
        seen = 255 - dark if is_inverted else dark
        if colored is not None:
            seen = np.where(colored, np.uint8(0), seen)
        for board, weight in _boards(seen, options):
            confidence = board.agreement * weight
            if best is None or confidence > best.confidence + 0.02:
                best = Sight(board, plane, angle, tones.threshold, is_inverted, confidence)
        if best is not None:
            yield best
            if best.confidence >= _ENOUGH:
                return


def _straight(dark: Dark, angle: float, options: ReadOptions) -> tuple[Dark, Plane]:
    return turned(dark, angle) if options.corners is None else drawn_out(dark, options.corners)


def _boards(dark: Dark, options: ReadOptions) -> Iterator[tuple[Board, float]]:
    """Yield boards, each with how likely its lines are meant, from 0 to 1."""
    profiles = (edges(dark, 0), edges(dark, 1))
    boxes = Boxes(dark)
    if options.cells is not None:
        yield from _boards_with(boxes, profiles, options.cells, options)
        return
    combs = [combs_of(*profile)[:_MOST_COMBS] for profile in profiles]
    pairs = sorted(product(combs[0], combs[1]), key=lambda pair: _unlikeliness(combs, pair))
    for count, (down, right) in enumerate(pairs[:_MOST_PAIRS]):
        # What is found first has the widest cells.
        weight = _weight(down, right) * (_LATER if count else 1.0)
        found = False
        for board in _boards_of(boxes, down, right, options):
            yield board, weight
            found = found or board.agreement * weight > 0.75
        if found:
            return


def _boards_with(
    boxes: Boxes, profiles: Sequence[tuple[Profile, Profile]], cells: tuple[int, int], options: ReadOptions
) -> Iterator[tuple[Board, float]]:
    """Yield boards of this size: of lines that are clear, or else of lines that divide what is drawn."""
    extents = [extent_of(*profile) for profile in profiles]
    across = list(zip(extents, cells, strict=True))
    found = False
    for lines in (1, 2):
        pitches = [
            lines * (last - first) / count for (first, last), count in zip(extents, cells, strict=True)
        ]
        down, right = (
            next(iter(combs_of(*profile, (1.08 * pitch, 0.92 * pitch))), None)
            for profile, pitch in zip(profiles, pitches, strict=True)
        )
        if down is None or right is None:
            continue
        for read in _boards_of(boxes, down, right, options):
            if read.rock.shape == cells:
                yield read, _weight(down, right)
                found = True
    if found:
        return
    board: Board | None
    if options.walls != "block":
        combs = [_dividing(extent, count) for extent, count in across]
        board = thin_board(boxes, combs[0], combs[1], cells)
    else:
        units = [(last - first) / count for (first, last), count in across]
        middles = [first + unit / 2 for (first, _), unit in zip(extents, units, strict=True)]
        board = block_board(boxes, (units[0], units[1]), (middles[0], middles[1]), cells)
    if board is not None:
        yield board, 0.5


def _weight(down: Comb, right: Comb) -> float:
    return min(1.0, max(0.0, (min(down.clarity, right.clarity) - 0.3) / 0.5))


def _dividing(extent: tuple[float, float], count: int) -> Comb:
    """Return lines that divide the drawing into a number of cells."""
    first, last = extent
    thickness = _USUAL_THICKNESS * (last - first) / count
    return Comb((last - first - thickness) / count, first, first + thickness, 0.5)


def _unlikeliness(combs: Sequence[list[Comb]], pair: tuple[Comb, Comb]) -> float:
    """Return how far down the lists two combs stand, and whether cells would be far from square."""
    ratio = max(pair[0].pitch, pair[1].pitch) / min(pair[0].pitch, pair[1].pitch)
    return combs[0].index(pair[0]) + combs[1].index(pair[1]) + 0.9 * (ratio > 1.6)


def _boards_of(boxes: Boxes, down: Comb, right: Comb, options: ReadOptions) -> Iterator[Board]:
    down, right = (
        replace(comb, rise=comb.rise + share * comb.pitch, fall=comb.fall + share * comb.pitch)
        for comb, share in zip((down, right), options.shift, strict=True)
    )
    shares = [comb.thickness / comb.pitch for comb in (down, right)]
    least, most = _BLOCK_SHARES
    are_blocks = all(least < share < most for share in shares)
    is_wanted = options.walls == "thin" or options.cells is not None
    thickest = most if is_wanted else least
    are_thick = boxes.has_paper_around and all(most <= share < _THICKEST for share in shares)
    may_be_thin = options.walls != "block" and (are_thick or all(share < thickest for share in shares))
    blocks = None
    if are_blocks:
        units = (down.pitch / 2, right.pitch / 2)
        blocks = block_board(boxes, units, (down.rise + units[0] / 2, right.rise + units[1] / 2))
        if blocks is not None and not all(count % 2 for count in blocks.rock.shape):
            blocks = replace(blocks, agreement=0.6 * blocks.agreement)
    elif all(share < 0.15 or share > 0.85 for share in shares):
        middles = [comb.rise + _signed(comb) / 2 + comb.pitch / 2 for comb in (down, right)]
        blocks = block_board(boxes, (down.pitch, right.pitch), (middles[0], middles[1]))
    if blocks is not None and options.walls != "thin":
        yield blocks
    if may_be_thin:
        thin = thin_board(boxes, down, right)
        if thin is not None and are_blocks:
            # Whether dark or light is rock shows best in the blocks.
            thin = replace(thin, agreement=thin.agreement * (0.0 if blocks is None else blocks.agreement))
        if thin is not None:
            yield thin


def _signed(comb: Comb) -> float:
    """Return the thickness of lines, below 0 where they are lighter than what lies around."""
    return (comb.thickness + comb.pitch / 2) % comb.pitch - comb.pitch / 2
