"""Conflicts: what both sides of a merge have changed differently."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal, overload

import numpy as np
from numpy.typing import NDArray

from mazarine.comparing.messages import ConflictText as Text
from mazarine.comparing.places import CodeChanges
from mazarine.errors import EditRejected
from mazarine.maze import Link, Marker, Maze
from mazarine.maze.codes import FOG, Matter, Wall
from mazarine.maze.edits import (
    Batch,
    MergeMaze,
    PlaceLink,
    PlaceMarker,
    RemoveLink,
    RemoveMarker,
    SetCells,
    SetWalls,
)
from mazarine.maze.edits.change import Edit
from mazarine.maze.numbering import RegionName
from mazarine.messages import Message, quoted

Choice = Literal["base", "ours", "theirs"]
_CHOICES = "base", "ours", "theirs"


class Part(StrEnum):
    """The part of a maze that a conflict is about."""

    CELL = "cell"
    WALL = "wall"
    LINK = "link"
    MARKER = "marker"
    VALUE = "value"


@dataclass(frozen=True)
class Conflict:
    """Something that both sides have changed differently; the merged maze has ours.

    Attributes
    ----------
    part : what kind of thing it is
    place : its lattice cell, by level, row and column; after them the letter of the side of a wall. For a
        value the name of the attribute of the maze, and its key there, as in ("properties", "seed")
    base, ours, theirs : the code of a cell or wall, a link, a marker, or a value; None for none
    """

    part: Part
    place: tuple[Any, ...]
    base: Any
    ours: Any
    theirs: Any

    @property
    def message(self) -> Message:
        """A sentence about the conflict."""
        ours, theirs = (_text_of(self, value) for value in (self.ours, self.theirs))
        if self.part is Part.VALUE and self.place[0] == "named_regions":
            return Text.OF_REGION(number=self.place[1], ours=ours, theirs=theirs)
        if self.part is Part.VALUE:
            return Text.OF_VALUE(name=": ".join(map(str, self.place)), ours=ours, theirs=theirs)
        cell, side = self.place[:3], self.place[3:]
        if side:
            return Text.OF_SIDE(side=side[0], cell=cell, ours=ours, theirs=theirs)
        return Text.OF_CELL(cell=cell, ours=ours, theirs=theirs)

    def edit(self, maze: Maze, choice: Choice) -> Edit:
        """Return the edit that decides the conflict in the merged maze, which may have changed since.

        It is rejected where the maze cannot have what is chosen.
        """
        value = getattr(self, choice)
        if self.part is Part.CELL:
            return SetCells([(*self.place, value)])
        if self.part is Part.WALL:
            return SetWalls([(*self.place, value)])
        if self.part is Part.LINK:
            return self._link_edit(maze, value)
        if self.part is Part.MARKER:
            return self._marker_edit(maze, value)
        name, *keys = self.place
        old = new = getattr(maze, name)
        if keys:
            new = {key: it for key, it in old.items() if key not in keys}
        if not keys or value is not None:
            new = {**new, keys[0]: value} if keys else value
        return MergeMaze.of_words(maze, ((name, old, new),))

    def _link_edit(self, maze: Maze, value: Link | None) -> Edit:
        """Remove what stands in the place of a link, and make room for it."""
        ports = [port for link in (self.base, self.ours, self.theirs) if link for port in link.ports]
        edits: list[Edit] = [RemoveLink(link.first) for link in maze.links.at_any(ports)]
        if value is not None:
            rock = [
                it.cell
                for it in value.ports
                if maze.cells[maze.grid.array_place(it.cell)] >> 1 == Matter.ROCK
            ]
            edits.append(SetCells([(*cell, "floor") for cell in rock]))
            edits.append(
                SetWalls([(*it.cell, it.side.value, "wall") for it in value.ports if it.side.is_wall])
            )
            edits.append(PlaceLink(value))
        return Batch(tuple(edits))

    def _marker_edit(self, maze: Maze, value: Marker | None) -> Edit:
        """Replace those of the three markers that are there."""
        known = [it for it in (self.base, self.ours, self.theirs) if it is not None]
        edits: list[Edit] = []
        for cell in dict.fromkeys(it.cell for it in known):
            here = maze.markers.at(cell)
            kept = [it for it in here if it not in known]
            edits += [RemoveMarker(cell)] * bool(here) + [PlaceMarker(it) for it in kept]
        return Batch((*edits, *([] if value is None else [PlaceMarker(value)])))


class Conflicts(Sequence[Conflict]):
    """The conflicts of a merge, made one by one when they are asked for: there may be millions.

    Attributes
    ----------
    cells, walls : the places whose codes are in conflict; the codes are those of base, ours and theirs
    others : the conflicts about anything else
    """

    def __init__(self, cells: CodeChanges, walls: CodeChanges, others: Sequence[Conflict]) -> None:
        self.cells, self.walls, self.others = cells, walls, tuple(others)

    def __len__(self) -> int:
        return len(self.cells) + len(self.walls) + len(self.others)

    @overload
    def __getitem__(self, index: int) -> Conflict: ...

    @overload
    def __getitem__(self, index: slice) -> list[Conflict]: ...

    def __getitem__(self, index: int | slice) -> Conflict | list[Conflict]:
        if isinstance(index, slice):
            return [self[number] for number in range(len(self))[index]]
        at = range(len(self))[index]
        for part, places in ((Part.CELL, self.cells), (Part.WALL, self.walls)):
            if at < len(places):
                number, field = divmod(int(places.places[at]), len(places.stored) or 1)
                (cell,) = places.grid.cells_at_flat(np.array([number])).tolist()
                side = (places.stored[field].name,) if places.stored else ()
                return Conflict(part, (*cell, *side), *places.codes[:, at].tolist())
            at -= len(places)
        return self.others[at]

    def decide(self, maze: Maze, choice: Choice, which: NDArray[np.int64]) -> dict[int, EditRejected]:
        """Decide conflicts in the merged maze, which may have changed since, but has the same board.

        Parameters
        ----------
        which : (n,) the indices of the conflicts, sorted

        Returns
        -------
        rejected : why the maze cannot have what is chosen, by the index of the conflict; it is left as it is
        """
        cells, walls, row = self.cells, self.walls, _CHOICES.index(choice)
        ends = np.searchsorted(which, np.cumsum((len(cells), len(walls))))
        at, wall_at, others = np.split(which, ends)
        maze.apply(SetCells.of_arrays(cells.cells[at], cells.codes[row, at]))
        at = wall_at - len(cells)
        maze.apply(SetWalls.of_arrays(walls.cells[at], walls.sides[at], walls.codes[row, at]))
        rejected = {}
        for index in others.tolist():
            try:
                maze.apply(self[index].edit(maze, choice))
            except EditRejected as error:
                rejected[index] = error
        return rejected

    def __repr__(self) -> str:
        return f"<Conflicts: {len(self)}>"


_MATTERS = {
    Matter.ROCK: Text.ROCK,
    Matter.FLOOR: Text.FLOOR,
    Matter.SECRET: Text.SECRET,
    Matter.FOUND: Text.FOUND,
}
_WALLS = {Wall.OPEN: Text.OPEN, Wall.WALL: Text.WALL, Wall.SECRET: Text.SECRET, Wall.FOUND: Text.FOUND}


def _text_of(conflict: Conflict, value: Any) -> Message:
    if value is None:
        return Text.NOTHING()
    if conflict.part is Part.CELL:
        matter = _MATTERS[Matter(value >> 1)]()
        return Text.IN_FOG(matter=matter) if value & FOG else matter
    if conflict.part is Part.WALL:
        return _WALLS[Wall(value)]()
    if isinstance(value, Link):
        ends = {"first": value.first.text, "second": value.second.text}
        return Text.LABELED_LINK(**ends, label=quoted(value.label)) if value.label else Text.LINK(**ends)
    if isinstance(value, Marker):
        kind = f"{value.kind.value} {quoted(value.label)}" if value.label else value.kind.value
        is_here = value.cell == conflict.place
        return Text.MARKER(kind=kind) if is_here else Text.MARKER_ELSEWHERE(kind=kind, cell=value.cell)
    if isinstance(value, RegionName):
        value = value.name or value.color
    return Text.QUOTED_VALUE(value=quoted(value))
