"""The segmentation of a space: kinds, regions, and updates that cost what they change.

Importing this module is cheap; the compiled kernels are loaded by the first segmentation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Self

import numpy as np
from numpy.typing import NDArray

from editor.errors import MazeError
from editor.maze import Maze
from editor.maze.edits import Change
from editor.regions.delta import Delta
from editor.regions.regions import Regions
from editor.regions.space import Patch, Space
from editor.regions.tables import Tables

if TYPE_CHECKING:
    from editor.regions.state import State

Progress = Callable[[float], bool]
"""Called now and then with the share done (0 to 1); returns whether to go on."""


class Segmentation:
    """Kinds and regions of every cell of a space, kept exact through updates.

    Attributes
    ----------
    space : the space as the segmentation has seen it last
    regions : the regions by number, made on demand
    """

    space: Space
    regions: Regions

    def __init__(self, space: Space, maze: Maze | None, progress: Progress | None) -> None:
        self._maze = maze
        self._take(space, *_segmented(space, progress, None))

    @classmethod
    def of(cls, maze: Maze, progress: Progress | None = None) -> Self:
        """Segment a maze; `update` then follows its changes."""
        return cls(Space.of(maze), maze, progress)

    @classmethod
    def of_space(cls, space: Space, progress: Progress | None = None) -> Self:
        """Segment a space, which the segmentation keeps; `patch` then changes it.

        Raises
        ------
        SpaceError
            If the space contradicts itself.
        Cancelled
            If `progress` said to stop.
        """
        return cls(space, None, progress)

    @property
    def kind(self) -> NDArray[np.uint8]:
        """(levels, rows, cols) uint8 view: the `Kind` of each cell."""
        return self.space.layout.view(self._state.kind)

    @property
    def region(self) -> NDArray[np.int32]:
        """(levels, rows, cols) int32 view: the number of each cell's region, 0 for rock."""
        return self.space.layout.view(self._state.region)

    def update(self, change: Change) -> Delta:
        """Follow a change of the maze that this segmentation was made of.

        Several changes may be made before they are followed, in order.
        """
        if self._maze is None:
            raise MazeError("This segmentation was made of a space; change it by patches.")
        if change.reshaped or self._maze.shape != self._shape or self._maze.origin != self.space.origin:
            return self._start_anew(Space.of(self._maze))
        from editor.regions.kernels.phases import settle  # noqa: PLC0415  # loads the kernels
        from editor.regions.kernels.write import write_maze  # noqa: PLC0415

        maze, engine = self._maze, self._state.engine
        links = self.space.follow_links(maze, change.dirty)
        write_maze(engine, maze.cells.reshape(-1), maze.walls.reshape(-1), change.dirty, links)
        return Delta(settle(engine))

    def patch(self, patch: Patch) -> Delta:
        """Change the space, and the segmentation with it.

        Raises
        ------
        SpaceError
            If the space would contradict itself; nothing has changed then.
        """
        from editor.regions.fresh import contradiction  # noqa: PLC0415  # loads the kernels
        from editor.regions.kernels.phases import settle  # noqa: PLC0415
        from editor.regions.kernels.write import write_patch  # noqa: PLC0415

        bad = write_patch(self._state.engine, patch.places, patch.values)
        if bad >= 0:
            raise contradiction(self.space, bad)
        self.space.note_links(patch)
        return Delta(settle(self._state.engine))

    @property
    def _shape(self) -> tuple[int, int, int]:
        layout = self.space.layout
        return layout.levels, layout.rows, layout.cols

    def _start_anew(self, space: Space) -> Delta:
        """Segment another extent of the board; numbers carry over by greatest overlap."""
        from editor.regions.carry import carry_numbers  # noqa: PLC0415  # loads the kernels

        state, tables = _segmented(space, None, self._tables)
        before = self.regions.numbers()
        carry_numbers(self._state, self.space, state, space)
        self._take(space, state, tables)
        after = self.regions.numbers()
        return Delta.of_numbers(
            gone=np.setdiff1d(before, after, assume_unique=True),
            new=np.setdiff1d(after, before, assume_unique=True),
            changed=np.intersect1d(before, after, assume_unique=True),
        )

    def _take(self, space: Space, state: State, tables: Tables) -> None:
        self.space = space
        self._tables = tables
        self._state = state
        self.regions = Regions(space, tables, state)


def _segmented(space: Space, progress: Progress | None, before: Tables | None) -> tuple[State, Tables]:
    from editor.regions.fresh import fresh_state  # noqa: PLC0415  # loads the kernels

    tables = Tables.of(space.lattice, space.layout, space.origin, before)
    return fresh_state(space, tables, progress), tables
