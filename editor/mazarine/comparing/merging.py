"""Three-way merges: a maze with the changes of two others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from mazarine.comparing.conflicts import Conflict, Conflicts, Part
from mazarine.comparing.messages import ComparingMessage
from mazarine.comparing.places import CodeChanges, Codes, Sides, fields_of, whole_fields
from mazarine.comparing.sentences import board_text
from mazarine.errors import EditRejected, MazeError
from mazarine.lattice import Grid, Side
from mazarine.maze import Link, Marker, MarkerKind, Maze
from mazarine.maze.borders import stored_side
from mazarine.maze.buffers import Buffers
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.costs import have_same_costs
from mazarine.maze.edits.change import require_maze
from mazarine.maze.numbering import Numbering
from mazarine.maze.validation import require_link, require_marker

_Key = TypeVar("_Key", bound=Hashable)
_WHOLE = "title", "author", "growth"
_BY_KEY = "properties", "extra", "named_regions"
_ABSENT = object()


@dataclass(frozen=True, eq=False)
class Merge:
    """The result of a merge.

    Attributes
    ----------
    maze : has what either side has changed, and what is ours where they conflict
    conflicts : what both have changed differently, and what cannot stand where the other side has changed
    """

    maze: Maze
    conflicts: Conflicts


def merge(base: Maze, ours: Maze, theirs: Maze) -> Merge:
    """Merge the changes that two mazes have made to a third, by cell, wall, link, marker and value.

    Parameters
    ----------
    base : the maze that both were made of
    ours, theirs : the mazes with changes; all three stay as they are

    Raises
    ------
    MazeError
        If the mazes differ in lattice, size or origin.

    Examples
    --------
    >>> from mazarine.maze import Maze
    >>> base = Maze.blank(2, 2)
    >>> ours, theirs = base.copy(), base.copy()
    >>> _ = ours.set_cells([(0, 0)], "rock"), theirs.set_cells([(0, 0), (1, 1)], "secret")
    >>> done = merge(base, ours, theirs)
    >>> done.maze.cells[0].tolist(), str(done.conflicts[0].message)
    ([[0, 2], [2, 4]], 'Cell (0, 0, 0): ours has rock, theirs a secret.')
    """
    mazes = base, ours, theirs
    for maze in mazes:
        require_maze(maze)
    if len({maze.lattice for maze in mazes}) > 1:
        raise MazeError(ComparingMessage.MERGE_OF_OTHER_LATTICES())
    if any(maze.grid != base.grid for maze in mazes):
        names = zip(("base", "ours", "theirs"), mazes, strict=True)
        sizes = {name: board_text(maze.grid) for name, maze in names}
        raise MazeError(ComparingMessage.MERGE_OF_OTHER_SIZES(**sizes))
    cells, clashing_cells = _merged_codes(base.grid, [maze.cells for maze in mazes], ())
    walls, clashing_walls = _merged_codes(base.grid, [maze.walls for maze in mazes], base.lattice.stored)
    merging = _Merging(mazes, ours.with_buffers(Buffers(cells, walls)))
    merging.merge_links_and_markers()
    merging.merge_values()
    if not have_same_costs(base, theirs):
        # Where both have changed the cost of a cell, ours is kept.
        merging.maze.costs = np.where(base.costs == ours.costs, theirs.costs, ours.costs)
    return Merge(merging.maze, Conflicts(clashing_cells, clashing_walls, merging.conflicts))


def three_way(
    base: Mapping[_Key, Any], ours: Mapping[_Key, Any], theirs: Mapping[_Key, Any]
) -> tuple[dict[_Key, Any], list[_Key]]:
    """Return ours with the changes of theirs, and the keys whose values both have changed differently.

    >>> three_way({"a": 1, "b": 1, "c": 1}, {"a": 1, "b": 2, "c": 1}, {"a": 3, "b": 3, "d": 4})
    ({'a': 3, 'b': 2, 'd': 4}, ['b'])
    """
    merged, clashes = dict(ours), []
    for key in {**base, **theirs}:
        old, mine, other = (values.get(key, _ABSENT) for values in (base, ours, theirs))
        if _is_same(old, other) or _is_same(mine, other):
            continue
        if not _is_same(mine, old):
            clashes.append(key)
        elif other is _ABSENT:
            del merged[key]
        else:
            merged[key] = other
    return merged, clashes


def _is_same(one: object, other: object) -> bool:
    """Return whether values are equal; 1 and True are not."""
    return type(one) is type(other) and one == other


def _merged_codes(grid: Grid, arrays: list[Codes], stored: Sides) -> tuple[Codes, CodeChanges]:
    """Return the bytes of ours with the fields that theirs has changed, and those that both have changed."""
    fields = fields_of(stored)
    merged = arrays[1].copy()
    base, ours, theirs = (array.reshape(-1) for array in arrays)
    flat = np.flatnonzero(base != theirs)
    found = np.stack([array[flat] for array in (base, ours, theirs)])
    mine = whole_fields(found[0] ^ found[1], fields)
    other = whole_fields(found[0] ^ found[2], fields)
    taken = other & ~mine
    merged.reshape(-1)[flat] = found[1] & ~taken | found[2] & taken
    clashes = mine & whole_fields(found[1] ^ found[2], fields) & other
    at = np.flatnonzero(clashes)
    return merged, CodeChanges.of_bytes(grid, flat[at], found[:, at], clashes[at], stored)


class _Merging:
    """A merge whose cells and walls are merged already."""

    def __init__(self, mazes: tuple[Maze, Maze, Maze], maze: Maze) -> None:
        self.mazes, self.maze = mazes, maze
        self.conflicts: list[Conflict] = []

    def merge_links_and_markers(self) -> None:
        """Merge links and markers; what is ours keeps the cells and walls that it needs."""
        by_ports = [{frozenset(link.ports): link for link in maze.links} for maze in self.mazes]
        merged = self._three_way(Part.LINK, (), *by_ports)
        removed = [link for ports, link in by_ports[1].items() if merged.get(ports) != link]
        for link in removed:
            self.maze.links.remove(link)
        self._keep_ground()
        self._merge_markers()
        for link in [link for ports, link in merged.items() if by_ports[1].get(ports) != link]:
            if not self._place(link):
                # One that had to give way to it stays.
                old = next(
                    (it for it in removed if set(it.ports) & set(link.ports) and self._place(it)), None
                )
                self.conflicts.append(Conflict(Part.LINK, link.first.cell, old, old, link))

    def merge_values(self) -> None:
        """Merge metadata, and the names of regions."""
        by_name = [{name: getattr(maze, name) for name in _WHOLE} for maze in self.mazes]
        merged = self._three_way(Part.VALUE, (), *by_name)
        for name in _BY_KEY:
            by_key = [getattr(maze, name) for maze in self.mazes]
            values = self._three_way(Part.VALUE, (name,), *by_key)
            if values != by_key[1]:
                merged[name] = deepcopy(values)
        for name, value in merged.items():
            setattr(self.maze, name, value)
        self.maze.numbering = _merged_numbering(self.mazes[1].numbering, self.mazes[2].numbering)

    def _three_way(self, part: Part, place: tuple[Any, ...], *versions: Mapping[Any, Any]) -> dict[Any, Any]:
        """Return what is merged by key; note the conflicts, of which values have places of their own."""
        merged, clashes = three_way(*versions)
        for key in clashes:
            at = (*place, key) if part is Part.VALUE else place or min(port.cell for port in key)
            self.conflicts.append(Conflict(part, at, *(values.get(key) for values in versions)))
        return merged

    def _place(self, link: Link) -> bool:
        try:
            require_link(self.maze, link)
        except EditRejected:
            return False
        self.maze.links.add(link)
        return True

    def _keep_ground(self) -> None:
        """Keep the floor under links of ours and under markers that it has placed, and walls with ports."""
        (base, ours, _), maze = self.mazes, self.maze
        ports = [port for link in maze.links for port in link.ports]
        cells = {port.cell for port in ports}
        cells.update(marker.cell for marker in ours.markers if marker not in base.markers)
        for cell in sorted(cells):
            place = maze.grid.array_place(cell)
            if _is_rock(maze, place) and not _is_rock(ours, place):
                self._keep(Part.CELL, place, 7, cell)
        for port in ports:
            if port.side.is_wall and maze.wall_at(port.cell, port.side) != Wall.WALL:
                cell, side = stored_side(maze.lattice, port.cell, Side[port.side])
                bits = 3 << maze.lattice.shift(side)
                self._keep(Part.WALL, maze.grid.array_place(cell), bits, (*cell, side.name))

    def _keep(self, part: Part, at: tuple[int, int, int], bits: int, place: tuple[Any, ...]) -> None:
        """Let some bits of a cell or of its walls be ours; note the conflict."""
        name = "cells" if part is Part.CELL else "walls"
        codes = [int(getattr(maze, name)[at]) & bits for maze in self.mazes]
        array = getattr(self.maze.buffers, name)
        array[at] = int(array[at]) & ~bits | codes[1]
        self.conflicts.append(Conflict(part, place, *(code // (bits & -bits) for code in codes)))

    def _merge_markers(self) -> None:
        """Take over the changes of the markers of each cell."""
        base, _, theirs = self.mazes
        left_out = self._moved_apart()
        for cell in dict.fromkeys(marker.cell for maze in (base, theirs) for marker in maze.markers):
            old, mine, other = (maze.markers.at(cell) for maze in self.mazes)
            if other in (old, mine):
                continue
            if mine != old:
                other = tuple(self._three_way(Part.MARKER, cell, *_by_kind(old, mine, other)).values())
            self.maze.markers.put(cell, ())
            for marker in other:
                if marker not in left_out and (marker in mine or self._may_stand(marker)):
                    self.maze.markers.add(marker)

    def _moved_apart(self) -> list[Marker]:
        """Return the only start and the only goal of theirs that both sides have put on different cells."""
        found = []
        for kind in (MarkerKind.START, MarkerKind.GOAL):
            old, mine, other = ([it for it in maze.markers if it.kind is kind] for maze in self.mazes)
            cells = {marker.cell for marker in (*old, *mine, *other)}
            if len(old) <= 1 and len(mine) == len(other) == 1 and len(cells) == len(old) + 2:
                conflict = Conflict(Part.MARKER, mine[0].cell, next(iter(old), None), mine[0], other[0])
                self.conflicts.append(conflict)
                found += other
        return found

    def _may_stand(self, marker: Marker) -> bool:
        """Return whether a marker of theirs may stand in the merged maze; note a conflict if not."""
        place = self.maze.grid.array_place(marker.cell)
        may_stand = not _is_rock(self.maze, place) or _is_rock(self.mazes[2], place)
        try:
            require_marker(self.maze, marker)
        except EditRejected:
            may_stand = False
        if not may_stand:
            self.conflicts.append(Conflict(Part.MARKER, marker.cell, None, None, marker))
        return may_stand


def _is_rock(maze: Maze, place: tuple[int, int, int]) -> bool:
    return bool(maze.cells[place] >> 1 == Matter.ROCK)


def _merged_numbering(ours: Numbering | None, theirs: Numbering | None) -> Numbering | None:
    """Return the numbers of ours, and those that theirs alone has."""
    if ours is None or theirs is None:
        return ours or theirs
    which = ~np.isin(theirs.numbers, ours.numbers)
    return Numbering(
        np.concatenate((ours.numbers, theirs.numbers[which])),
        np.concatenate((ours.cells, theirs.cells[which])),
        np.concatenate((ours.faces, theirs.faces[which])),
        ours.is_complete and theirs.is_complete,
        max(ours.next, theirs.next),
    )


def _by_kind(*versions: tuple[Marker, ...]) -> list[dict[Any, Marker]]:
    """Return the markers of a cell by kind and side; by all that they say where one version has several."""
    several = {
        kind
        for markers in versions
        for kind, count in Counter((it.kind, it.side) for it in markers).items()
        if count > 1
    }
    found = []
    for markers in versions:
        keyed: dict[Any, Marker] = {}
        for marker in markers:
            kind = marker.kind, marker.side
            number = list(keyed.values()).count(marker)
            keyed[(marker, number) if kind in several else kind] = marker
        found.append(keyed)
    return found
