"""Doing on one side of a board what is done on the other: the images of edits in a symmetry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.lattice import Side
from mazarine.lattice.grid import Cell
from mazarine.maze.area import Area
from mazarine.maze.borders import stored_side
from mazarine.maze.codes import Wall
from mazarine.maze.edits import (
    Batch,
    Edit,
    PlaceLink,
    PlaceMarker,
    RemoveLink,
    RemoveMarker,
    ReplaceThings,
    SetCells,
    SetWalls,
)
from mazarine.maze.maze import Maze
from mazarine.maze.symmetry import IMAGES, Image, Symmetry, find_obstacle
from mazarine.maze.things import Link, Marker, Port, PortSide, cell_of
from mazarine.maze.validation import may_stand_with_walls

_AnySide = TypeVar("_AnySide", PortSide, PortSide | None)


class WithImages(Batch):
    """Edits that come with their images: no others are added to them."""


_HAS_IMAGES = SetCells | SetWalls | PlaceLink | RemoveLink | PlaceMarker | RemoveMarker


def with_images(maze: Maze, edit: Edit, symmetry: Symmetry) -> Edit:
    """Return an edit of cells, walls, links or markers together with its images; other edits as they are.

    Images of links and markers that cannot stand in the maze are left out. Walls for the links that are
    placed come with the images of these links, and only where the maze lacks them. Raises `EditRejected` if
    the board cannot be symmetrical like this.
    """
    parts = tuple(_parts(edit))
    if symmetry is Symmetry.NONE or not any(isinstance(part, _HAS_IMAGES) for part in parts):
        return edit
    obstacle = find_obstacle(maze, symmetry)
    if obstacle is not None:
        raise EditRejected(obstacle)
    gone, placed = _link_images(maze, parts, symmetry)
    markers = _marker_images(maze, parts, symmetry)
    # First of all: what opens or fills their places would take them along.
    edits: list[Edit] = [ReplaceThings(gone, (), ())] if gone else []
    for part in parts:
        edits.append(part)
        if isinstance(part, SetCells | SetWalls):
            drawn = _drawn_walls(maze, part, parts) if isinstance(part, SetWalls) else part
            edits += [_image(maze, drawn, image) for image in IMAGES[symmetry]]
    walls = _missing_walls(maze, parts, placed)
    if walls is not None:
        edits.append(walls)
    if placed or markers:
        edits.append(ReplaceThings((), tuple(markers.items()), placed))
    return Batch(tuple(edits))


def area_with_images(maze: Maze, area: Area, symmetry: Symmetry) -> Area:
    """Return an area together with its images, as far as it lies in the maze."""
    if symmetry is Symmetry.NONE or find_obstacle(maze, symmetry) is not None:
        return area
    whole = area = area.within(maze.grid.box)
    (top, left), (rows, cols), shape = maze.origin, area.mask.shape, maze.shape[1:]
    first, last = (area.row - top, area.col - left), (area.row - top + rows - 1, area.col - left + cols - 1)
    for image in IMAGES[symmetry] if area else ():
        ends = image.place(*first, shape), image.place(*last, shape)
        row, col = (min(places) for places in zip(*ends, strict=True))
        whole = whole.united(Area(row + top, col + left, image.mask(area.mask)))
    return whole


def places_with_images(maze: Maze, places: NDArray[np.int64], symmetry: Symmetry) -> NDArray[np.int64]:
    """Return (n, 3) array places of cells together with their images, each once."""
    if symmetry is Symmetry.NONE or find_obstacle(maze, symmetry) is not None:
        return places
    shape = maze.shape[1:]
    levels, rows, cols = places.T
    images = [np.column_stack((levels, *image.place(rows, cols, shape))) for image in IMAGES[symmetry]]
    return maze.grid.flat_to_array(np.unique(maze.grid.array_to_flat(np.concatenate((places, *images)))))


def positions_with_images(
    maze: Maze, rows_cols: NDArray[np.int64], sides: NDArray[np.uint8], symmetry: Symmetry
) -> tuple[NDArray[np.int64], NDArray[np.uint8]]:
    """Return wall positions together with their images, each once.

    Parameters
    ----------
    rows_cols : (n, 2) array rows and columns of the cells that store them
    sides : (n,) stored sides
    """
    if symmetry is Symmetry.NONE or find_obstacle(maze, symmetry) is not None:
        return rows_cols, sides
    found = [np.column_stack((rows_cols, sides))]
    for image in IMAGES[symmetry]:
        there = np.column_stack(image.place(rows_cols[:, 0], rows_cols[:, 1], maze.shape[1:]))
        facing = image.sides(sides)
        far, _ = maze.lattice.storage(facing)
        there += far[:, None] * maze.lattice.offsets(there[:, 0] + maze.origin[0], facing)
        found.append(np.column_stack((there, np.where(far, facing ^ 2, facing))))
    stored = np.unique(np.concatenate(found), axis=0)
    return stored[:, :2], stored[:, 2].astype(np.uint8)


def marker_images(maze: Maze, marker: Marker, symmetry: Symmetry) -> list[Marker]:
    """Return the images of a marker that lie in other cells, each once."""
    images: dict[Cell, Marker] = {}
    for image in IMAGES[symmetry]:
        cell, side = _moved(maze, marker.cell, marker.side, image)
        if cell != marker.cell:
            images.setdefault(cell, replace(marker, cell=cell, side=side))
    return list(images.values())


def link_images(maze: Maze, link: Link, symmetry: Symmetry) -> list[Link]:
    """Return the images of a link whose ports are other ones, each once."""
    images = {frozenset(link.ports): link}
    for image in IMAGES[symmetry]:
        first, second = (Port(*_moved(maze, port.cell, port.side, image)) for port in link.ports)
        images.setdefault(frozenset((first, second)), replace(link, first=first, second=second))
    return list(images.values())[1:]


def _parts(edit: Edit) -> Iterator[Edit]:
    if isinstance(edit, Batch) and not isinstance(edit, WithImages):
        for part in edit.edits:
            yield from _parts(part)
    else:
        yield edit


def _image(maze: Maze, edit: SetCells | SetWalls, image: Image) -> Edit:
    """Return the image of an edit; of cells beyond the edge of the board there is none."""
    _, rows, cols = maze.shape
    (top, left), cells = maze.origin, edit.cells
    row, col = cells[:, 1] - top, cells[:, 2] - left
    inside = (row >= 0) & (row < rows) & (col >= 0) & (col < cols)
    row, col = image.place(row, col, (rows, cols))
    there = np.column_stack((cells[:, 0], row + top, col + left))[inside]
    if isinstance(edit, SetCells):
        return edit.elsewhere(there, inside)
    return SetWalls.of_arrays(there, image.sides(edit.sides)[inside], edit.codes[inside])


def _link_images(
    maze: Maze, parts: Iterable[Edit], symmetry: Symmetry
) -> tuple[tuple[Link, ...], tuple[Link, ...]]:
    """Return the links that go, and those that come, on the other sides."""
    placed = [part.link for part in parts if isinstance(part, PlaceLink)]
    removed = [maze.links.at(part.port) for part in parts if isinstance(part, RemoveLink)]
    known = {frozenset(link.ports) for link in (*placed, *removed) if link is not None}
    gone: dict[frozenset[Port], Link] = {}
    for link in removed:
        for image in () if link is None else link_images(maze, link, symmetry):
            there = maze.links.at(image.first)
            if there is not None and {*there.ports} == {*image.ports} and {*there.ports} not in known:
                gone[frozenset(there.ports)] = there
    come = {frozenset(image.ports): image for link in placed for image in link_images(maze, link, symmetry)}
    return tuple(gone.values()), tuple(image for ports, image in come.items() if ports not in known)


def _drawn_walls(maze: Maze, edit: SetWalls, parts: Iterable[Edit]) -> SetWalls:
    """Return the walls of an edit that are not there for the sake of the links that are placed."""
    placed = [part.link for part in parts if isinstance(part, PlaceLink)]
    positions = {stored_side(maze.lattice, port.cell, Side[port.side]) for port in _side_ports(placed)}
    if not positions:
        return edit
    walls = zip(map(cell_of, edit.cells.tolist()), edit.sides.tolist(), strict=True)
    stored = (stored_side(maze.lattice, cell, Side(side)) for cell, side in walls)
    drawn = np.array([position not in positions for position in stored], dtype=bool)
    return SetWalls.of_arrays(edit.cells[drawn], edit.sides[drawn], edit.codes[drawn])


def _missing_walls(maze: Maze, parts: Iterable[Edit], images: Iterable[Link]) -> SetWalls | None:
    """Return the walls that images of links need; none for those that cannot stand even then."""
    taken = {port for part in parts if isinstance(part, PlaceLink) for port in part.link.ports}
    missing: list[Port] = []
    for link in images:
        if taken.isdisjoint(link.ports) and may_stand_with_walls(maze, link):
            taken.update(link.ports)
            missing += [
                port for port in _side_ports([link])
                if maze.wall_at(port.cell, port.side) is not Wall.WALL
            ]  # fmt: skip
    return SetWalls([(*port.cell, port.side.value, "wall") for port in missing]) if missing else None


def _side_ports(links: Iterable[Link]) -> list[Port]:
    return [port for link in links for port in link.ports if port.side.is_wall]


def _marker_images(maze: Maze, parts: Iterable[Edit], symmetry: Symmetry) -> dict[Cell, tuple[Marker, ...]]:
    """Return the markers that cells on the other sides are to have."""
    after: dict[Cell, tuple[Marker, ...]] = {}
    for part in parts:
        if isinstance(part, PlaceMarker):
            cell = part.marker.cell
            after[cell] = (*after.get(cell, maze.markers.at(cell)), part.marker)
        elif isinstance(part, RemoveMarker):
            after[cell_of(part.cell)] = ()
    images: dict[Cell, tuple[Marker, ...]] = {}
    for cell, markers in after.items():
        before = maze.markers.at(cell)
        for marker in (*before, *markers):
            if (marker in before) == (marker in markers):
                continue
            for image in marker_images(maze, marker, symmetry):
                if image.cell in after:
                    continue
                others = images.get(image.cell, maze.markers.at(image.cell))
                images[image.cell] = (
                    tuple(other for other in others if other != image) if marker in before
                    else others if any(other.kind is image.kind for other in others)
                    else (*others, image)
                )  # fmt: skip
    return images


def _moved(maze: Maze, cell: Cell, side: _AnySide, image: Image) -> tuple[Cell, _AnySide]:
    """Return the cell and the side to which those of a link or marker go."""
    top, left = maze.origin
    row, col = image.place(cell[1] - top, cell[2] - left, maze.shape[1:])
    return (cell[0], row + top, col + left), None if side is None else image.port_side(side)
