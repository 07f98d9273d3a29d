"""Boards of lines between cells, and how well a picture agrees with them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.files.pictures.boards import Board, Boxes, Flags, Shares, Spans
from mazarine.files.pictures.combs import Comb
from mazarine.maze.wall_positions import WallPositions

_CROSSED = 0.02
"""The share of ink in the middle of a cell through which a line may lead."""
_FULL = 0.9
"""The share of a line that walls take in a border."""
_MOST_SKIPPED = 13
"""Cells are taken for larger if walls stand only on each second line, up to less than this."""


def thin_board(boxes: Boxes, down: Comb, right: Comb, cells: tuple[int, int] | None = None) -> Board | None:
    """Read walls as lines between cells: all cells, or a number of them from the first line on."""
    lines = [_Lines.across(comb, boxes.shape[axis]) for axis, comb in enumerate((down, right))]
    if cells is not None:
        lines = [_Lines.counted(comb, count) for comb, count in zip((down, right), cells, strict=True)]
    if min(len(line.first) for line in lines) < 2:
        return None
    rows, cols = lines
    inked = [
        boxes.sums(rows.bands, cols.insides) / np.maximum(1, boxes.lengths(cols.insides, 1)),
        boxes.sums(rows.insides, cols.bands) / np.maximum(1, boxes.lengths(rows.insides, 0))[:, None],
    ]
    cuts = [_cut(values, line.thickness) for values, line in zip(inked, lines, strict=True)]
    inside = boxes.means(rows.insides, cols.insides)
    flat, upright = (values > cut for values, cut in zip(inked, cuts, strict=True))
    rock = inside > 0.6
    bounds = _bounds_of_lines(flat, upright, rock) if cells is None else (0, cells[0], 0, cells[1])
    if bounds is None:
        return None
    top, bottom, left, right_end = bounds
    part, wide = slice(top, bottom + 1), slice(left, right_end + 1)
    inner, broad = slice(top, bottom), slice(left, right_end)
    positions = WallPositions(flat[part, broad].copy(), upright[inner, wide].copy())
    doubts = np.concatenate([
        _doubts(inked[0][part, broad], cuts[0]), _doubts(inked[1][inner, wide], cuts[1])
    ])  # fmt: skip
    rock, inside = rock[inner, broad].copy(), inside[inner, broad]
    border, has_border = _closed_border(positions), True
    if border < 0.25:
        _close(positions)
        border, has_border = 0.6, False
    between = _between_light(rock, positions)
    agreement = (1 - min(1.0, 4 * float(doubts.mean()))) * min(1.0, border / 0.8)
    agreement *= 0.3 if rock.mean() > 0.06 and not 0.04 < between < 0.96 else 1.0
    agreement *= 0.3 if rock.all() or between < 0.02 else 1.0
    agreement *= 0.3 if _skips_lines(positions) else 1.0
    crossed = (inside > _CROSSED) & ~rock
    agreement *= 0.4 if crossed.mean() > 0.25 else 1.0
    drawn = int(np.count_nonzero((inside > 0.1) & ~rock))
    agreement *= 1.0 if has_border or drawn < 0.1 * rock.size else 0.0  # a maze with no grid, as a round one
    origin = (rows.middles[top], cols.middles[left])
    return Board(
        "thin", rock, positions, origin, (down.pitch, right.pitch), agreement, drawn, has_border
    )  # fmt: skip


@dataclass(frozen=True, eq=False)
class _Lines:
    """Lines across a picture along an axis, and the cells between them."""

    first: NDArray[np.float64]
    thickness: float
    pitch: float

    @classmethod
    def across(cls, comb: Comb, length: int) -> _Lines:
        """Return the lines that lie in a picture of this length, or at its ends."""
        rise, thickness = comb.rise, comb.thickness
        low = -np.floor((rise + thickness / 2 + 0.35 * comb.pitch) / comb.pitch)
        count = int(np.floor((length + 0.35 * comb.pitch - rise - thickness / 2) / comb.pitch - low)) + 1
        return cls(rise + (low + np.arange(max(0, count))) * comb.pitch, thickness, comb.pitch)

    @classmethod
    def counted(cls, comb: Comb, count: int) -> _Lines:
        """Return the lines around a number of cells from the first one on."""
        steps = np.arange(count + 1, dtype=np.float64)
        return cls(comb.rise + steps * comb.pitch, comb.thickness, comb.pitch)

    @property
    def middles(self) -> NDArray[np.float64]:
        return self.first + self.thickness / 2

    @property
    def bands(self) -> Spans:
        """The spans in which the ink of each line lies."""
        free = self.pitch - self.thickness
        beside = min(max(1.0, 0.08 * self.pitch), 0.3 * free)
        return self.first - beside, self.first + self.thickness + beside

    @property
    def insides(self) -> Spans:
        """The spans of the middles of cells."""
        free = self.pitch - self.thickness
        start = self.first[:-1] + self.thickness
        return start + 0.22 * free, start + 0.78 * free


def _cut(values: Shares, thickness: float) -> float:
    """Return the ink from which on a position is closed: between those of open and of closed ones."""
    whole = max(1.0, thickness)
    low, high = 0.0, whole
    for _ in range(12):
        cut = (low + high) / 2
        is_closed = values > cut
        if not is_closed.any() or is_closed.all():
            break
        low, high = float(values[~is_closed].mean()), float(values[is_closed].mean())
    return min(max((low + high) / 2, 0.3 * whole), 0.7 * whole)


def _doubts(values: Shares, cut: float) -> Flags:
    """Return which positions are neither clearly open nor clearly closed."""
    return ((values > 0.6 * cut) & (values < 1.35 * cut)).reshape(-1)


def _bounds_of_lines(flat: Flags, upright: Flags, rock: Flags) -> tuple[int, int, int, int] | None:
    """Return the first and last line of the maze in both directions."""
    rows, cols = np.flatnonzero(~rock.all(axis=1)), np.flatnonzero(~rock.all(axis=0))
    if not len(rows) or not len(cols):
        return None
    top, bottom, left, right = int(rows[0]), int(rows[-1]) + 1, int(cols[0]), int(cols[-1]) + 1
    whole = top, bottom, left, right
    for is_strict in (True, False):
        top, bottom, left, right = whole
        for _ in range(3):
            top, bottom = _ends(flat[:, left:right], upright[:, left : right + 1], top, bottom, is_strict)
            left, right = _ends(upright[top:bottom].T, flat[top : bottom + 1].T, left, right, is_strict)
        if bottom > top and right > left:
            border = WallPositions(flat[top : bottom + 1, left:right], upright[top:bottom, left : right + 1])
            if not is_strict or _closed_border(border) > 0.75:
                return top, bottom, left, right
    return None


def _ends(along: Flags, across: Flags, first: int, last: int, is_strict: bool) -> tuple[int, int]:
    """Return the first and last line that is mostly closed, or, if not strict, beyond which nothing stands.

    Parameters
    ----------
    along : (lines, cells along each) bool, the closed positions in each line
    across : (lines - 1, ...) bool, those between two lines
    """
    shares = along.mean(axis=1) if along.shape[1] else np.zeros(len(along))
    closed = np.flatnonzero(shares[first : last + 1] >= 0.5) + first
    walls = across.sum(axis=1) if across.shape[1] else np.zeros(len(across))
    inside = walls[first:last][walls[first:last] > 0]
    usual = float(np.median(inside)) if len(inside) else 0.0
    standing = np.flatnonzero(walls[first:last] >= max(1.0, 0.1 * usual)) + first
    if not len(closed) and (is_strict or not len(standing)):
        return first, first
    starts = [int(closed[0])] if len(closed) else []
    ends = [int(closed[-1])] if len(closed) else []
    if len(standing) and not is_strict:
        starts.append(int(standing[0]))
        ends.append(int(standing[-1]) + 1)
    return min(starts), max(ends)


def _closed_border(positions: WallPositions) -> float:
    lines = (positions.flat[0], positions.flat[-1], positions.upright[:, 0], positions.upright[:, -1])
    return min(float(line.mean()) for line in lines)


def _close(positions: WallPositions) -> None:
    positions.flat[[0, -1]] = True
    positions.upright[:, [0, -1]] = True


def _between_light(rock: Flags, positions: WallPositions) -> float:
    """Return the share of positions between two cells of floor that are closed."""
    flat = positions.flat[1:-1][~rock[:-1] & ~rock[1:]]
    upright = positions.upright[:, 1:-1][~rock[:, :-1] & ~rock[:, 1:]]
    both = np.concatenate((flat, upright))
    return float(both.mean()) if len(both) else 0.0


def _skips_lines(positions: WallPositions) -> bool:
    """Return whether only every second or third line has walls: cells are larger then."""
    for lines in (positions.flat[1:-1], positions.upright[:, 1:-1].T):
        shares = lines.mean(axis=1) if lines.size else np.zeros(0)
        inner = np.flatnonzero(shares < _FULL)  # a border may be thicker than a cell
        shares = shares[inner[0] : inner[-1] + 1] if len(inner) else shares
        for step in range(2, min(_MOST_SKIPPED, len(shares))):
            parts = sorted(float(shares[start::step].mean()) for start in range(step))
            if parts[-2] < max(0.04, 0.15 * parts[-1]) and parts[-1] > 0.1:
                return True
    return False
