"""The micromouse: where it stands and looks, in half-steps, and the walls around it."""

from __future__ import annotations

from mazewright.mouse.board import MouseBoard, Spot

STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""A half-step in each heading: 0 is north, then clockwise by 45°."""
_NORTH, _EAST, _SOUTH, _WEST = 1, 2, 4, 8
_BITS = (_NORTH, 0, _EAST, 0, _SOUTH, 0, _WEST, 0)


class Mouse:
    """A mouse on a board; it begins in the middle of the south-west cell and looks north.

    Attributes
    ----------
    x, y : its place in half-steps; both are odd in the middle of a cell, one is even in the middle of an edge
    heading : 0 to 7, clockwise from north by 45°
    """

    def __init__(self, board: MouseBoard) -> None:
        self._board = board
        self.reset()

    def reset(self) -> None:
        """Go back to the start."""
        self.x, self.y, self.heading = 1, 1, 0

    @property
    def spot(self) -> Spot:
        """The cell where it is; on an edge the one to the east or north."""
        return self.x >> 1, self.y >> 1

    @property
    def is_in_middle(self) -> bool:
        """Whether it stands in the middle of a cell."""
        return bool(self.x & self.y & 1)

    def free_half_steps(self, heading: int, most: int) -> int:
        """Return how many half-steps are free in a heading, up to a maximum."""
        x, y, (right, up), count = self.x, self.y, STEPS[heading], 0
        while count < most and not self._is_wall(x, y, heading):
            x, y, count = x + right, y + up, count + 1
        return count

    def cells_ahead(self, half_steps: int) -> list[Spot]:
        """Return the cells through which it goes ahead, from the one that it begins in."""
        right, up = STEPS[self.heading]
        # In the middle of a half-step it is in one cell.
        spots = [
            ((2 * (self.x + right * step) + right) >> 2, (2 * (self.y + up * step) + up) >> 2)
            for step in range(half_steps)
        ]
        return list(dict.fromkeys(spots))

    def go(self, half_steps: int) -> None:
        """Go ahead."""
        right, up = STEPS[self.heading]
        self.x += right * half_steps
        self.y += up * half_steps

    def _is_wall(self, x: int, y: int, heading: int) -> bool:
        """Return whether the half-step from a place meets a wall or a post."""
        width = self._board.width
        if x & y & 1:
            # Diagonals lead from the middle of a cell to a post.
            return bool(heading & 1 or self._board.walls[(y >> 1) * width + (x >> 1)] & _BITS[heading])
        right, up = STEPS[heading]
        if not heading & 1:
            # Along the edge there is a post; across it is the middle of a cell.
            return bool(right) if x & 1 else bool(up)
        if x & 1:
            row, col, side = (y if up > 0 else y - 1) >> 1, x >> 1, _EAST if right > 0 else _WEST
        else:
            row, col, side = y >> 1, (x if right > 0 else x - 1) >> 1, _NORTH if up > 0 else _SOUTH
        return bool(self._board.walls[row * width + col] & side)
