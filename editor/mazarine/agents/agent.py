"""An agent: somewhere in a maze, with what it sees, what it knows, and keys and doors of its own."""

from __future__ import annotations

from collections import Counter

import numpy as np

from mazarine.agents.knowledge import Knowledge
from mazarine.agents.messages import AgentMessage
from mazarine.agents.moves import Move, Step, Take, Wait
from mazarine.agents.settings import AgentSettings
from mazarine.agents.sight import Sight
from mazarine.agents.splitmix import SplitMix64
from mazarine.agents.terrain import Terrain
from mazarine.errors import AgentError
from mazarine.lattice.grid import Places
from mazarine.maze import Cell, MarkerKind
from mazarine.maze.gates import Spot
from mazarine.regions import Delta
from mazarine.regions.space import LINKS


class Doors:
    """The doors that a walker can pass.

    With a key for one door it can pass each door with its label. Once it has passed one of them, that door
    stays open and the others are shut.

    Parameters
    ----------
    terrain : its own; all doors are shut
    start : the padded place where it stands; a door there is open until it leaves

    Attributes
    ----------
    emptied : the padded places where it has taken the keys
    """

    def __init__(self, terrain: Terrain, start: int) -> None:
        self._terrain = terrain
        self.emptied: set[int] = set()
        self._start: int | None = start
        self._kept: set[str] = set()
        self._left = Counter[str]()
        """How many unused keys for one door it has."""
        self._opened: set[Spot] = set()
        self._passable: set[Spot] = set()
        self._in_cell = {terrain.ends_of(spot)[0]: spot for spot in terrain.doors if spot.side is None}

    def enter(self, before: int, place: int) -> Places:
        """Pass doors on a step to a place, and find its keys; return the padded places that have changed."""
        terrain = self._terrain
        if place != before:
            self._start = None
            passed = {spot for spot in self._passable if terrain.is_passed(spot, before, place)}
            self._left -= self._wanted(passed)
            self._opened |= passed
        if place not in self.emptied:
            self.emptied.add(place)
            for key in terrain.keys.get(place, ()):
                if key.kind is MarkerKind.KEY:
                    self._kept.add(key.lock)
                else:
                    self._left[key.lock] += 1
        now = {spot for spot in terrain.doors if self._can_pass(spot, place)}
        come, gone = now - self._passable, self._passable - now
        self._passable = now
        return np.concatenate(
            (terrain.turn_doors(come, is_open=True), terrain.turn_doors(gone, is_open=False))
        )

    def _can_pass(self, spot: Spot, here: int) -> bool:
        """Return whether it can pass a door, and with a door in a side those in the cells ahead."""
        ends = self._terrain.ends_of(spot)
        if ends == [self._start]:
            return True
        ahead = {self._in_cell[end] for end in ends if end in self._in_cell and end != here}
        return self._wanted({spot, *ahead}) <= self._left

    def _wanted(self, spots: set[Spot]) -> Counter[str]:
        """Return the keys for one door that must be used up to pass all of some doors."""
        doors = [door for spot in spots - self._opened for door in self._terrain.doors[spot]]
        return Counter(door.lock for door in doors if door.lock not in self._kept)


_NOTHING = np.empty(0, dtype=np.int64)


class Agent:
    """The agent of a walker. It looks around at the start and after every move.

    Parameters
    ----------
    terrain : changed where the agent finds secrets
    start : lattice cell
    settings : what it sees and remembers
    rng : decides which secrets it finds
    continues : whether it has seen the cells without fog just before, on a walk that it continues

    Attributes
    ----------
    place : the padded place where it stands
    seen : (n,) padded places that it sees now, its own first
    knowledge : what it knows
    delta : what the last step changed in the segmentation of what it knows
    lost, gained : (n,) padded places that it forgot, and that it got to know, at the last step
    changed : (n,) these, and those that it found changed
    found : how many secrets it has found
    doors : its keys, and the doors that it can pass, where there are any

    Raises
    ------
    AgentError
        If the start is rock or outside.
    """

    seen: Places
    delta: Delta
    lost: Places
    gained: Places
    changed: Places
    doors: Doors
    _unlocked = _NOTHING

    def __init__(
        self,
        terrain: Terrain,
        start: Cell,
        settings: AgentSettings,
        rng: SplitMix64,
        *,
        continues: bool = False,
    ) -> None:
        self.terrain, self.settings, self._rng = terrain, settings, rng
        self.continues = continues
        if terrain.doors and terrain.grid.holds(start):
            place = terrain.grid.padded_place(start)
            self.doors = Doors(terrain, place)
            self.doors.enter(place, place)
        if not terrain.is_floor(start) and not terrain.is_secret(start):
            raise AgentError(AgentMessage.START_NOT_FLOOR(cell=start))
        self.place = terrain.grid.padded_place(start)
        self._sight = Sight(terrain.space, settings.radius)
        self._touch = Sight(terrain.space, settings.reach - 1)
        self._memory = settings.memory.begin(terrain.maze)
        self.knowledge = Knowledge(terrain)
        self.found = 0
        if continues:
            clear = terrain.clear
            seen = np.append(np.int64(self.place), clear[clear != self.place])
            self.knowledge.learn(*self._memory.take(seen))
        self._look()

    @property
    def cell(self) -> Cell:
        """The lattice cell where it stands."""
        return self.terrain.grid.cell_at_padded(self.place)

    @property
    def keys_left(self) -> list[int]:
        """The padded places of the keys that it has not found."""
        return [place for place in self.terrain.keys if place not in self.doors.emptied]

    def moves(self, place: int | None = None) -> list[Move]:
        """Return the moves from here, or from a place: steps in the order of `Lattice.sides`, then links."""
        place = self.place if place is None else place
        space, links = self.terrain.space, self.terrain.links
        moves: list[Move] = [*self.terrain.exits[space.sides_at(place)]]
        if not space.cells[place] & LINKS:
            return moves
        for port in links.ports_of(self.terrain.grid.cell_at_padded(place)):
            link = links.at(port)
            if link is not None and not (link.one_way and port == link.second):
                moves.append(Take(port))
        return moves

    def end_of(self, move: Move, place: int | None = None) -> int:
        """Return the padded place where a move from here, or from a place, ends."""
        place = self.place if place is None else place
        if isinstance(move, Step):
            return place + self.terrain.steps[move.side]
        if isinstance(move, Take):
            link = self.terrain.links.at(move.port)
            if link is not None:
                return self.terrain.grid.padded_place(link.other_end(move.port).cell)
        return place

    def move_to(self, goal: int, place: int | None = None) -> Move | None:
        """Return the move from here, or from a place, that ends at another one, None if there is none."""
        return next((move for move in self.moves(place) if self.end_of(move, place) == goal), None)

    def go(self, move: Move) -> None:
        """Make a move, and look around; `AgentError` if the move cannot be made here."""
        if not isinstance(move, Wait) and move not in self.moves():
            raise AgentError(AgentMessage.MOVE_IMPOSSIBLE(cell=self.cell))
        before, self.place = self.place, self.end_of(move)
        if self.terrain.doors:
            self._unlocked = self.doors.enter(before, self.place)
        self._look()

    def _look(self) -> None:
        turned = self._find_secrets()
        if len(self._unlocked):
            turned = np.union1d(turned, self._unlocked)
        seen = self._sight.from_place(self.place).copy()
        if self.settings.through_links:
            seen = self._with_far_ends(seen)
        lost, gained = self._memory.take(seen)
        self.seen, self.lost, self.gained = seen, lost, gained
        self.changed = np.concatenate((lost, gained, turned))
        self.delta = self.knowledge.learn(lost, gained, turned)

    def _find_secrets(self) -> Places:
        """Find secrets in reach, the one that a link led to first; return the places that have changed."""
        terrain = self.terrain
        turned = [] if terrain.is_floor(self.cell) else [self._find([Spot(self.cell)])]
        if not terrain.hidden:
            return turned[0] if turned else _NOTHING
        reach = [place for place in self._touch.from_place(self.place).tolist() if place in terrain.hidden]
        in_reach = dict.fromkeys(secret for place in reach for secret in terrain.hidden[place])
        found = [secret for secret in in_reach if self._rng.happens(self.settings.chance)]
        if found:
            turned.append(self._find(found))
        return np.unique(np.concatenate(turned)) if turned else _NOTHING

    def _find(self, secrets: list[Spot]) -> Places:
        self.found += len(secrets)
        return self.terrain.find(secrets)

    def _with_far_ends(self, seen: Places) -> Places:
        """Add what is seen through links."""
        partners, cells = self.terrain.space.partners, self.terrain.space.cells
        if not partners:
            return seen
        own = set(seen.tolist())
        ends = {end for place in own if place in partners for end in partners[place] if end >= 0}
        more = sorted(end for end in ends - own if cells[end] & 16)
        return np.append(seen, np.array(more, dtype=np.int64))
