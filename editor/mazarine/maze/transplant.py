"""Laying pieces of a maze down, clearing and filling: edits of areas."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from mazarine.maze.area import Area
from mazarine.maze.borders import across, close_borders
from mazarine.maze.codes import FOG, Matter
from mazarine.maze.costs import LEAST
from mazarine.maze.edits import Batch, Edit, ReplaceThings, SetArea, SetCosts
from mazarine.maze.maze import Maze
from mazarine.maze.stamp import (
    Bytes,
    Stamp,
    by_cell,
    lies_in,
    links_among,
    markers_among,
    moved_link,
    moved_marker,
)
from mazarine.maze.things import Marker


def cleared(maze: Maze, level: int, area: Area) -> Edit:
    """Return the edit that makes the cells of an area open floor without fog, and empties them.

    Walls around it stay, as everything outside does; links with an end inside go. Each cell costs 1.
    """
    return Batch((_emptied(maze, level, area), _blank(maze, level, area), _costs(maze, level, area)))


def transplanted(
    maze: Maze, level: int, stamp: Stamp, place: tuple[int, int], *, source: tuple[int, Area] | None = None
) -> Edit | None:
    """Return the edit that puts a stamp down with its first cell at a lattice row and column.

    What lies off the maze is left out; None if that is all of it. Cells that it covers become as its own are,
    with the walls between them; around it walls are added and none is taken away. Links that end in a covered
    cell, and markers there, give way to its own.

    Parameters
    ----------
    place : one that fits (`Stamp.fitted`)
    source : the level and the area that it was copied from, to be cleared; links that lead out of it go
        along with their end where they can. None if what was copied stays
    """
    stamp, (row, col) = stamp.laid(*place)
    place = row, col
    area = stamp.area.moved(row, col).within(maze.grid.box)
    if not area:
        return None
    places = [(level, area)] if source is None else [source, (level, area)]
    gone = {link.first: link for at in places for link in links_among(maze, *at)}
    emptied = {marker.cell: () for at in places for marker in markers_among(maze, *at)}
    new_links = [moved_link(link, (level, row, col)) for link in stamp.links]
    if source is not None:
        new_links += [it.at((level, row, col)) for it in stamp.loose if not lies_in(it.outer, level, area)]
    markers = [moved_marker(marker, (level, row, col)) for marker in stamp.markers]
    markers = [_fitting(maze, marker) for marker in markers if area.has(marker.cell[1], marker.cell[2])]
    removing = ReplaceThings(tuple(gone.values()), tuple(emptied.items()), ())
    placing = ReplaceThings((), by_cell(markers), tuple(new_links))
    block = _block(maze, stamp, level, place, area)
    clearing = () if source is None else (_blank(maze, *source), _costs(maze, *source))
    return Batch((removing, *clearing, block, _costs(maze, level, area, stamp.costs, place), placing))


def relaid(maze: Maze, level: int, stamp: Stamp, area: Area) -> Edit:
    """Return the edit that makes an area of a maze like a stamp of it; what is around it stays as it is.

    Links and markers stay where they can: rock, and walls that are opened, take links along.
    """
    return _block(maze, stamp, level, (area.row, area.col), area, with_rim=False)


def board_of(maze: Maze, area: Area) -> Maze:
    """Make a board for an area alone: floor where it is, open inside, and rock elsewhere."""
    cells = (area.mask * np.uint8(Matter.FLOOR << 1))[None]
    walls = np.zeros_like(cells)
    origin = area.row, area.col
    close_borders(walls, maze.lattice, origin)
    return Maze(cells, walls, lattice=maze.lattice, origin=origin)


def filled(maze: Maze, level: int, area: Area, matter: Matter = Matter.ROCK) -> Edit:
    """Return the edit that makes the cells of an area rock, or other matter, fog as it was."""
    top, left = area.row - maze.origin[0], area.col - maze.origin[1]
    rows, cols = area.mask.shape
    fog = maze.cells[level, top : top + rows, left : left + cols] & np.uint8(FOG)
    nothing = np.zeros(area.mask.shape, dtype=np.uint8)
    return SetArea(level, area.row, area.col, fog | np.uint8(matter << 1), area.mask, nothing, nothing)


def _emptied(maze: Maze, level: int, area: Area) -> Edit:
    gone = tuple(links_among(maze, level, area))
    cells = {marker.cell for marker in markers_among(maze, level, area)}
    return ReplaceThings(gone, tuple((cell, ()) for cell in cells), ())


def _blank(maze: Maze, level: int, area: Area) -> Edit:
    """Make cells floor, and open what lies between two of them."""
    bits = np.zeros(area.mask.shape, dtype=np.uint8)
    for side in maze.lattice.stored:
        beyond = across(area.mask[None], maze.lattice, area.row, side)[0]
        bits |= (area.mask & beyond) * np.uint8(3 << maze.lattice.shift(side))
    floor = np.full(area.mask.shape, Matter.FLOOR << 1, dtype=np.uint8)
    return SetArea(level, area.row, area.col, floor, area.mask, np.zeros_like(bits), bits)


def _costs(
    maze: Maze, level: int, area: Area, costs: Bytes | None = None, place: tuple[int, int] = (0, 0)
) -> Edit:
    """Return the edit that sets the costs of an area to those of a stamp at a place, or to 1."""
    rows, cols = area.mask.shape
    top, left = area.row - maze.origin[0], area.col - maze.origin[1]
    before = maze.costs[level, top : top + rows, left : left + cols]
    wanted = np.ones_like(before)
    if costs is not None:
        top, left = area.row - place[0], area.col - place[1]
        wanted = costs[top : top + rows, left : left + cols]
    # Where both are 1, nothing is to be set, even if the source of the stamp is cleared before.
    row, col = np.nonzero(area.mask & ((before != LEAST) | (wanted != LEAST)))
    cells = np.stack((np.full_like(row, level), row + area.row, col + area.col), axis=1)
    return SetCosts(cells, wanted[row, col])


def _block(
    maze: Maze, stamp: Stamp, level: int, place: tuple[int, int], area: Area, *, with_rim: bool = True
) -> Edit:
    """Return the cells and walls of a stamp that come to lie on an area, which is inside the maze."""
    rows, cols = stamp.mask.shape
    lattice = maze.lattice
    which = np.pad(area.laid_on((place[0], place[1], place[0] + rows, place[1] + cols)), 1)
    bits = np.zeros_like(stamp.walls)
    for side in lattice.stored:
        both = np.uint8(3 << lattice.shift(side))
        beyond = across(which[None], lattice, place[0] - 1, side)[0]
        # All between two of its cells is set, and around them what is not open.
        is_set = which & beyond
        if with_rim:
            is_set |= (which | beyond) & (stamp.walls & both != 0)
        bits |= is_set * both
    # Cut to the maze.
    top, left = max(place[0] - 1, maze.origin[0]), max(place[1] - 1, maze.origin[1])
    inside = (
        slice(top - place[0] + 1, maze.origin[0] + maze.shape[1] - place[0] + 1),
        slice(left - place[1] + 1, maze.origin[1] + maze.shape[2] - place[1] + 1),
    )
    cells = np.pad(stamp.cells, 1)[inside]
    return SetArea(level, top, left, cells, which[inside], stamp.walls[inside], bits[inside])


def _fitting(maze: Maze, marker: Marker) -> Marker:
    """Return the marker without its gap, where its side is not on the outer border."""
    side = marker.side
    is_right = side is None or (marker.kind.is_barrier or maze.is_border(marker.cell, side))
    if is_right and (side is None or maze.has_side(marker.cell, side)):
        return marker
    return replace(marker, side=None)
