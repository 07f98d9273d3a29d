"""Which wall positions a drawing on a lattice closes, and what is odd about them."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from mazarine.files.drawings.grids import Mask, SymbolGrid, counted_symbols
from mazarine.files.drawings.lattices import Lattice
from mazarine.files.drawings.messages import DrawingMessage
from mazarine.files.drawings.symbols import EAST, FLAT, NORTH, SOUTH, UPRIGHT, WEST
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
