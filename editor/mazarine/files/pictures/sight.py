"""Finding the maze in a picture: every way to see it is tried, and the one that agrees best is taken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from mazarine.files.options import ReadOptions
from mazarine.files.pictures.boards import Board, block_board, thin_board
from mazarine.files.pictures.boxes import Boxes
from mazarine.files.pictures.combs import Comb, combs_of, edges
from mazarine.files.pictures.tones import Dark, Tones, tones_of
from mazarine.files.pictures.turning import Plane, angle_of, drawn_out, turned

_ENOUGH = 0.9
_MOST_COMBS = 3
_BLOCK_SHARES = (0.42, 0.58)
"""A line that takes such a part of its pitch is a row of blocks."""


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
            if best is None or sight.confidence > best.confidence + 0.02:
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
        for board, clarity in _boards(seen, options):
            confidence = board.agreement * min(1.0, max(0.0, (clarity - 0.3) / 0.5))
            if best is None or confidence > best.confidence + 0.02:
                best = Sight(board, plane, angle, tones.threshold, is_inverted, confidence)
        if best is not None:
            yield best
            if best.confidence >= _ENOUGH:
                return


def _straight(dark: Dark, angle: float, options: ReadOptions) -> tuple[Dark, Plane]:
    return turned(dark, angle) if options.corners is None else drawn_out(dark, options.corners)


def _boards(dark: Dark, options: ReadOptions) -> Iterator[tuple[Board, float]]:
    """Yield boards, each with how clear its lines are."""
    combs = [combs_of(*edges(dark, axis))[:_MOST_COMBS] for axis in (0, 1)]
    boxes = Boxes(dark)
    for count, (down, right) in enumerate(sorted(product(*map(list, combs)), key=_unlikeliness(combs))):
        found = False
        behind = 0.1 * min(1, count)
        for board in _boards_of(boxes, down, right, options):
            clarity = min(down.clarity, right.clarity)
            yield board, clarity - behind
            found = found or board.agreement * clarity > 0.75
        if found or count >= 5:
            return


def _unlikeliness(combs: list[list[Comb]]):  # type: ignore[no-untyped-def]
    def of(pair: tuple[Comb, Comb]) -> float:
        ratio = max(pair[0].pitch, pair[1].pitch) / min(pair[0].pitch, pair[1].pitch)
        return combs[0].index(pair[0]) + combs[1].index(pair[1]) + 0.9 * (ratio > 1.6)

    return of


def _boards_of(boxes: Boxes, down: Comb, right: Comb, options: ReadOptions) -> Iterator[Board]:
    shares = [comb.thickness / comb.pitch for comb in (down, right)]
    least, most = _BLOCK_SHARES
    pair = (down, right)
    if all(least < share < most for share in shares) and options.walls != "thin":
        units = (down.pitch / 2, right.pitch / 2)
        board = block_board(boxes, units, (down.rise + units[0] / 2, right.rise + units[1] / 2))
        if board is not None:
            yield board
    if all(share < 0.15 or share > 0.75 for share in shares) and options.walls != "thin":
        middles = [comb.rise + _signed(comb) / 2 + comb.pitch / 2 for comb in pair]
        board = block_board(boxes, (down.pitch, right.pitch), (middles[0], middles[1]))
        if board is not None:
            yield board
    if all(share < 0.5 for share in shares) and options.walls != "block":
        board = thin_board(boxes, down, right)
        if board is not None:
            yield board


def _signed(comb: Comb) -> float:
    """Return the thickness of lines, below 0 where they are lighter than what lies around."""
    return (comb.thickness + comb.pitch / 2) % comb.pitch - comb.pitch / 2
