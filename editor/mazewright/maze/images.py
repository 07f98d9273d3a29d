"""Doing on one side of a board what is done on the other: the images of edits in a symmetry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

import numpy as np

from mazewright.errors import EditRejected
from mazewright.lattice import Side
from mazewright.lattice.grid import Cell
from mazewright.maze.area import Area
from mazewright.maze.edits import (
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
from mazewright.maze.maze import Maze
from mazewright.maze.symmetry import IMAGES, Image, Symmetry, find_obstacle
from mazewright.maze.things import Link, Marker, Port, PortSide, cell_of

_HAS_IMAGES = SetCells | SetWalls | PlaceLink | RemoveLink | PlaceMarker | RemoveMarker


def with_images(maze: Maze, edit: Edit, symmetry: Symmetry) -> Edit:
    """Return an edit of cells, walls, links or markers together with its images; other edits as they are.

    Images of links and markers that cannot stand in the maze are left out.

    Raises
    ------
    EditRejected
        If the board cannot be symmetrical like this.
    """
    parts = tuple(_parts(edit))
    if symmetry is Symmetry.NONE or not any(isinstance(part, _HAS_IMAGES) for part in parts):
        return edit
    obstacle = find_obstacle(maze, symmetry)
    if obstacle is not None:
        raise EditRejected(obstacle)
    edits: list[Edit] = []
    for part in parts:
        edits.append(part)
        if isinstance(part, SetCells | SetWalls):
            edits += [_image(maze, part, image) for image in IMAGES[symmetry]]
    gone, placed = _link_images(maze, parts, symmetry)
    markers = _marker_images(maze, parts, symmetry)
    if gone or placed or markers:
        edits.append(ReplaceThings(gone, tuple(markers.items()), placed))
    return Batch(tuple(edits))


def area_with_images(maze: Maze, area: Area, symmetry: Symmetry) -> Area:
    """Return an area together with its images, as far as it lies in the maze."""
    if symmetry is Symmetry.NONE or find_obstacle(maze, symmetry) is not None:
        return area
    mask = area.laid_on(maze.grid.box)
    for image in IMAGES[symmetry]:
        mask = mask | image.mask(area.laid_on(maze.grid.box))
    return Area.of(*maze.origin, mask)


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
        first, second = (_moved_port(maze, port, image) for port in link.ports)
        images.setdefault(frozenset((first, second)), replace(link, first=first, second=second))
    return list(images.values())[1:]


def _parts(edit: Edit) -> Iterator[Edit]:
    if isinstance(edit, Batch):
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


def _moved(maze: Maze, cell: Cell, side: PortSide | None, image: Image) -> tuple[Cell, PortSide | None]:
    """Return the cell and the side to which those of a link or marker go."""
    top, left = maze.origin
    row, col = image.place(cell[1] - top, cell[2] - left, maze.shape[1:])
    if side is not None and side.is_wall:
        side = PortSide(Side(int(image.sides(np.array([Side[side]], dtype=np.uint8))[0])).name)
    return (cell[0], row + top, col + left), side


def _moved_port(maze: Maze, port: Port, image: Image) -> Port:
    cell, side = _moved(maze, port.cell, port.side, image)
    return Port(cell, side or port.side)
