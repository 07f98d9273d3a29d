"""Making a maze on the floor of another: any shape, with its rock, links and markers left where they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import GeneratorError
from mazarine.generators.board import Board
from mazarine.generators.growth import Growth
from mazarine.generators.making import begin
from mazarine.generators.messages import GeneratorMessage
from mazarine.generators.parameter import read_all
from mazarine.generators.passages import linked_walls, require_level
from mazarine.generators.registry import generator_named
from mazarine.maze import Cell, Link, Maze
from mazarine.maze.area import Area
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import FOG, Matter
from mazarine.progress import Progress
from mazarine.rng import Rng


def begin_on(
    maze: Maze,
    level: int,
    name: str,
    *,
    rng: Rng = None,
    start: tuple[int, int] | None = None,
    **parameters: Any,
) -> Growth:
    """Begin a maze on the floor of a level; walls that carry links stay walled, but for those of tunnels.

    Raises `GeneratorError` if the algorithm is not known, or cannot do what is asked, or there is no floor.
    """
    require_level(maze, level)
    generator = generator_named(name)
    if not generator.fills(read_all(generator.parameters, parameters)):
        raise GeneratorError(GeneratorMessage.INFINITE_BOARD_ON_FLOOR())
    _, rows, cols = maze.shape
    mask, blocked = ~_rock(maze, level), linked_walls(without_tunnels(maze, level), level)
    if not mask.any():
        raise GeneratorError(GeneratorMessage.LEVEL_WITHOUT_FLOOR(level=int(level)))
    return begin(
        name, rows, cols, rng=rng,
        mask=None if mask.all() else mask,
        blocked=blocked if blocked.any() else None,
        lattice=maze.lattice, origin=maze.origin, start=start, **parameters,
    )  # fmt: skip


def fill(
    maze: Maze, level: int, name: str, *, rng: Rng = None, progress: Progress | None = None, **parameters: Any
) -> tuple[Maze, int]:
    """Generate a maze on the floor of a level; return the whole maze and the number of connected areas.

    Raises
    ------
    GeneratorError
        As for `begin_on`, or if a cell with a link or a marker would become rock.
    Cancelled
        If `progress` requested a stop.
    """
    growth = begin_on(maze, level, name, rng=rng, **parameters)
    return filled(maze, level, growth.run(progress)), growth.components


def tunnels(maze: Maze, level: int, area: Area | None = None) -> list[Link]:
    """Return the links under cells of a level, of an area those with both ends in it."""
    return [
        link for link in maze.links
        if maze.lattice.has_same_sides and link.underpass and link.underpass[0] == level
        and (area is None or all(area.has(*port.cell[1:]) for port in link.ports))
    ]  # fmt: skip


def without_tunnels(maze: Maze, level: int) -> Maze:
    """Return a copy of a maze without the tunnels of a level, which another maze on its floor would keep."""
    whole = maze.copy()
    for link in tunnels(whole, level):
        whole.links.remove(link)
    return whole


def filled(maze: Maze, level: int, grown: Maze) -> Maze:
    """Return a maze with the walls, the matter and the links of another, of one level, on this level.

    The tunnels that were there are gone.
    """
    whole = without_tunnels(maze, level)
    for link in grown.links:
        first, second = (replace(port, cell=(level, *port.cell[1:])) for port in link.ports)
        whole.links.add(replace(link, first=first, second=second))
    rock = _rock(maze, level)
    walls = grown.walls[0].copy()
    # Between rock and rock nothing stands.
    board = Board.of(rock.shape[0], rock.shape[1], maze.lattice, origin=maze.origin)
    for shift, (number, _, _) in enumerate(board.own_sides):
        walls[rock & board.across(rock, number)] &= ~np.uint8(3 << 2 * shift)
    close_borders(walls[None], maze.lattice, maze.origin)
    whole.buffers.walls[level] = walls
    if (grown.cells[0][~rock] != Matter.FLOOR << 1).any():
        _require_floor_under_things(maze, level, grown)
        whole.buffers.cells[level] = grown.cells[0] | maze.cells[level] & FOG
    return whole


def _require_floor_under_things(maze: Maze, level: int, grown: Maze) -> None:
    def becomes_rock(cell: Cell) -> bool:
        at, row, col = maze.grid.array_place(cell)
        is_floor = at == level and bool(maze.cells[at, row, col] >> 1 != Matter.ROCK)
        return is_floor and bool(grown.cells[0, row, col] >> 1 == Matter.ROCK)

    for cell in filter(becomes_rock, maze.links.cells()):
        raise GeneratorError(GeneratorMessage.CELL_WITH_LINK_BECOMES_ROCK(cell=cell))
    for marker in maze.markers:
        if becomes_rock(marker.cell):
            raise GeneratorError(
                GeneratorMessage.CELL_WITH_MARKER_BECOMES_ROCK(cell=marker.cell, kind=marker.kind.value)
            )


def _rock(maze: Maze, level: int) -> NDArray[np.bool_]:
    rock: NDArray[np.bool_] = maze.cells[level] >> 1 == Matter.ROCK
    return rock
