"""The knowledge of an agent: a space of its own, segmented as it grows and shrinks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from mazarine.agents.terrain import Terrain
from mazarine.lattice.grid import Places
from mazarine.native.agents import Known, Trail, learn, learn_much, path_to_nearest
from mazarine.native.calls import List
from mazarine.paths import Router
from mazarine.paths.structure.space import side_steps
from mazarine.regions import Delta, Patch, Segmentation
from mazarine.regions.space import LINKS, Space

KNOWN = 1
FRONTIER = 2
"""A known cell with an open side beyond which nothing is known."""
PORT = 4
"""A known cell with a link to be taken whose other end is not known."""


_NOTHING = np.empty(0, dtype=np.int64)
_ROOM = 1 << 13
"""Places that may change at once in a buffer that is kept."""


class Knowledge:
    """The part of a terrain that is known: what is not, counts as rock.

    A port of a known cell counts as a passage; where its link leads is known once the other end is.

    Attributes
    ----------
    space : the known cells
    segmentation : their rooms, corridors and crossroads
    flags : (size,) uint8, see `mazarine.agents.knowledge`
    frontier : padded places of known cells with an open side to what is not known
    ports : padded places of known cells with a link to be taken to what is not known
    count : how many cells are known
    """

    def __init__(self, terrain: Terrain) -> None:
        self._terrain = terrain
        grid = terrain.grid
        cells = np.zeros(grid.padded_size, dtype=np.uint8)
        self.space = Space(grid, terrain.space.lattice, cells)
        self._steps = side_steps(self.space)
        self.segmentation = Segmentation.of_space(self.space)
        self.flags = np.zeros(grid.padded_size, dtype=np.uint8)
        self.frontier: set[int] = set()
        self.ports: set[int] = set()
        self.count = 0
        self._known = self._with_room(_ROOM)
        self._search = 0
        self._known_links: tuple[Places, Places] | None = None

    @cached_property
    def router(self) -> Router:
        """Ways over what is known."""
        return Router(self.segmentation)

    @property
    def has_edge(self) -> bool:
        """Whether anything unknown begins anywhere."""
        return bool(self.frontier or self.ports)

    @property
    def edge_count(self) -> int:
        """How many known cells and links lead on into the unknown."""
        return len(self.frontier) + len(self.ports)

    def knows(self, place: int) -> bool:
        """Return whether a cell is known."""
        return bool(self.flags[place] & KNOWN)

    def learn(self, lost: Places, gained: Places, turned: Places = _NOTHING) -> Delta:
        """Forget cells, then take cells in; `turned` are cells whose terrain is another now."""
        self.count += len(gained) - len(lost)
        parts = (lost, gained, turned)
        most = (1 + len(self._steps)) * sum(map(len, parts))
        if most <= _ROOM:
            known = self._known
            learn(known, *parts)
        else:
            known = self._with_room(min(most, len(self.flags)))
            learn_much(known, *parts)
        changed, turned = known.structure.changed, known.structure.turned
        places, values = known.values["places"][:changed].copy(), known.values["values"][:changed].copy()
        for turn in known.values["turns"][:turned].tolist():
            if turn >= 0:
                self.frontier.add(turn)
            else:
                self.frontier.discard(~turn)
        return self.segmentation.patch(self._with_links(parts, places, values))

    def path_to_nearest(self, start: int, wanted: int, flags: NDArray[np.uint8] | None = None) -> list[int]:
        """Return the places from a start to the nearest one with a wanted flag, if there is a path.

        `flags` are (size,) bits of every place, those of the knowledge itself if there are none.
        """
        flags = self.flags if flags is None else flags
        self._search += 1
        path = List(np.int64)
        path_to_nearest(self._trail, flags, wanted, *self._links(), self._search, start, path)
        places: list[int] = path.array().tolist()
        return places

    def is_reached(self, start: int, places: Places) -> NDArray[np.bool_]:
        """Return for each place whether a known path leads there; the time follows the whole board."""
        steps = self.router.distances_from(self.space.grid.cell_at_padded(start)).reshape(-1)
        reached: NDArray[np.bool_] = steps[self.space.grid.padded_to_flat(places)] >= 0
        return reached

    def path_to(self, start: int, goal: int) -> list[int]:
        """Return the places of a shortest known path, none if there is none."""
        cells = self.router.path(self.space.grid.cell_at_padded(start), self.space.grid.cell_at_padded(goal))
        return [] if cells is None else self.space.grid.padded_places(cells).tolist()

    @cached_property
    def _trail(self) -> Trail:
        size = self.space.grid.padded_size
        return Trail(
            cells=self.space.cells, steps=self._steps,
            visits=np.zeros(size, dtype=np.int32), before=np.zeros(size, dtype=np.int32),
        )  # fmt: skip

    def _with_room(self, room: int) -> Known:
        """Return the record of all that is known, in which `room` places may change at once."""
        return Known(
            terrain=self._terrain.space.cells, flags=self.flags, cells=self.space.cells,
            steps=self._steps,
            places=np.empty(room, dtype=np.int64), values=np.empty(room, dtype=np.uint8),
            turns=np.empty(room, dtype=np.int64), changed=0, turned=0,
        )  # fmt: skip

    def _links(self) -> tuple[Places, Places]:
        """Return the known links by the places that they leave from, in ascending order."""
        if self._known_links is None:
            pairs = sorted((at, to) for at, ends in self.space.partners.items() for to in ends if to >= 0)
            array = np.array(pairs, dtype=np.int64).reshape(-1, 2)
            self._known_links = array[:, 0].copy(), array[:, 1].copy()
        return self._known_links

    def _with_links(self, parts: Sequence[Places], places: Places, values: NDArray[np.uint8]) -> Patch:
        """Return the patch of these bytes, and of the links that are known now."""
        links = self._terrain.space.partners
        held = {*self.space.partners, *self.ports}
        if not links and not held:
            return Patch(places, values, {})
        cells = self._terrain.space.cells
        turned = [place for part in parts for place in part[cells[part] & LINKS != 0].tolist()]
        turned += held.intersection(parts[-1].tolist()).difference(turned)
        linked = places[values & LINKS != 0].tolist()
        if not turned and not linked:
            return Patch(places, values, {})
        if turned:
            self._known_links = None
        far = {max(end, ~end) for place in turned for end in links.get(place, ())}
        others = far.union(turned).difference(places.tolist())
        if others:
            more = np.array(sorted(others), dtype=np.int64)
            places, values = np.append(places, more), np.append(values, self.space.cells[more])
        partners = {}
        for place in chain(turned, places[values & LINKS != 0].tolist()):
            is_known = self.knows(place)
            ends = links.get(place, ())
            known = tuple(end for end in ends if self.knows(max(end, ~end)))
            if known and is_known:
                partners[place] = known
            self._note_port(place, is_known and any(end >= 0 and not self.knows(end) for end in ends))
        return Patch(places, values, partners)

    def _note_port(self, place: int, leads_away: bool) -> None:
        if leads_away:
            self.ports.add(place)
            self.flags[place] |= PORT
        else:
            self.ports.discard(place)
            self.flags[place] &= ~PORT & 0xFF
