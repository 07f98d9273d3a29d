"""Whether the engine agrees with the oracle, and if not, where first, in a sentence to work with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Cell, Maze
from mazarine.maze.edits import Change
from mazarine.maze.edits.moving import move_of
from mazarine.regions import Delta, Segmentation
from mazarine.regions.mirror import RegionMirror
from tests.drawing import map_of, text_of
from tests.regions.numbering import Allowed, allowed_numbers, carried_numbers
from tests.regions.oracle import Corridor, Crossroad, Oracle, Region, Room
from tests.regions.view import Seen, View


class Watched:
    """A segmentation that is compared with the oracle, fresh and after every change."""

    def __init__(self, maze: Maze) -> None:
        self.maze = maze
        self.segmentation = Segmentation.of(maze)
        self.mirror = self.segmentation.mirror()
        self.oracle, self.grid = Oracle(maze), maze.grid
        self.view = View.of(self.segmentation)
        self._require_nothing(differences(self.view, self.oracle))

    def follow(self, change: Change, *, anew: bool = False) -> Delta:
        """Update, and require that all is as the page says: state, numbers, delta and a mirror that follows.

        Where everything is segmented `anew`, numbers carry over by greatest overlap instead.
        """
        delta = self.segmentation.update(change)
        before, old = self.view, self.oracle
        self.view, self.oracle = View.of(self.segmentation), Oracle(self.maze)
        self._require_nothing(differences(self.view, self.oracle))
        self.follow_with_mirror(delta)
        self._require_nothing(mirror_differences(self.mirror, self.segmentation))
        if anew or change.reshaped:
            move = self._move(change) if change.reshaped else None
            allowed = carried_numbers(old, before.numbers(old), self.oracle, move)
        else:
            allowed = allowed_numbers(old, before.numbers(old), self.oracle)
        self.grid = self.maze.grid
        self._require_nothing(number_differences(self.view.numbers(self.oracle), allowed))
        self._require_nothing(delta_differences(before, delta, self.view, is_fresh=change.reshaped))
        return delta

    def _move(self, change: Change) -> Callable[[Region, Cell], Cell] | None:
        """Return where a face of a room, or a cell, has gone; None if nothing was moved."""
        move = move_of(change, self.grid, self.maze.grid)
        if move is None:
            return None
        _, down, right = np.insert(np.max(self.maze.lattice.face_cells, axis=0), 0, 0).tolist()
        is_staggered = self.maze.lattice.is_staggered

        def moved(region: Region, thing: Cell) -> Cell:
            if isinstance(region, Crossroad):
                return thing  # Its number encodes its place.
            if is_staggered and isinstance(region, Room):
                level, row, col, kind = thing
                odd = col + row % 2
                corners = [(level, row, col), (level, row + 1, odd)]
                corners.append((level, row, col + 1) if kind else (level, row + 1, odd - 1))
                first, second, _ = sorted(move(np.array(corners)).tolist())
                return *first, int(first[1] == second[1])
            level, row, col = thing
            far = (level, row + down, col + right) if isinstance(region, Room) else thing
            level, row, col = move(np.array([thing, far])).min(axis=0).tolist()
            return level, row, col

        return moved

    def follow_with_mirror(self, delta: Delta) -> None:
        """Let the mirror follow an update, or make another one, as the window does."""
        if delta.written is None:
            self.mirror = self.segmentation.mirror()
        else:
            self.mirror.follow(delta)

    def require_fresh_agrees(self) -> None:
        """Require that a fresh segmentation of the maze agrees as well."""
        self._require_nothing(differences(View.of(Segmentation.of(self.maze)), self.oracle))

    def _require_nothing(self, found: Iterator[str]) -> None:
        difference = next(found, None)
        if difference is not None:
            levels = "\n\n".join(map_of(self.oracle.kind, level) for level in range(self.maze.shape[0]))
            raise AssertionError(f"{difference}\n{text_of(self.maze)}\nthe oracle says:\n{levels}")


def differences(view: View, oracle: Oracle) -> Iterator[str]:
    """Yield every difference between a view and the oracle."""
    yield from _kind_differences(view, oracle)
    yield from _partition_differences(view, oracle)
    numbers = view.numbers(oracle)
    for region in oracle.regions:
        seen = view.regions[numbers[region]]
        yield from _size_differences(numbers[region], seen, region)
        yield from _cell_differences(numbers[region], seen, region)
        yield from _entry_differences(numbers[region], seen, region, oracle)
        neighbors = sorted(numbers[other] for other in oracle.neighbors[region])
        if list(seen.neighbors) != neighbors:
            yield f"Region {numbers[region]} has neighbors {seen.neighbors}, and should have {neighbors}."


def mirror_differences(mirror: RegionMirror, segmentation: Segmentation) -> Iterator[str]:
    """Yield a cell that a mirror has wrong, if there is one."""
    if not np.array_equal(mirror.kind, segmentation.kind):
        yield f"The mirror has other kinds: {np.argwhere(mirror.kind != segmentation.kind)[0]}."
    region = np.asarray(mirror.region)
    if not np.array_equal(region, segmentation.region):
        yield f"The mirror has other regions: {np.argwhere(region != segmentation.region)[0]}."


def number_differences(numbers: Mapping[Region, int], allowed: Mapping[Region, Allowed]) -> Iterator[str]:
    """Yield every region whose number the rules do not allow."""
    due = {number: region for region, may in allowed.items() for number in may.numbers if not may.fresh}
    for region, may in allowed.items():
        number = numbers[region]
        if number in may.numbers or (may.fresh and due.get(number, region) == region):
            continue
        wanted = [*map(str, sorted(may.numbers)), *(["a fresh one"] if may.fresh else [])]
        yield f"{region} has number {number}, and should have {' or '.join(wanted)}."


def delta_differences(before: View, delta: Delta, after: View, *, is_fresh: bool) -> Iterator[str]:
    """Yield every error of a delta between two views; it may list too many regions as changed."""
    if bool(delta.fresh) != is_fresh:
        yield f"The delta is fresh: {delta.fresh}, and should be: {is_fresh}."
    yield from _delta_cell_differences(before, delta, after)
    had, has = set(before.regions), set(after.regions)
    yield from _set_differences("gone", delta.gone, had - has)
    yield from _set_differences("new", delta.new, has - had)
    changed = set(delta.changed.tolist())
    both = had & has
    missing = {n for n in both if before.regions[n].content != after.regions[n].content} - changed
    if missing or len(changed) < len(delta.changed) or not changed <= both:
        yield (
            f"The delta says changed {sorted(delta.changed.tolist())};"
            f" missing {sorted(missing)}, not in both states {sorted(changed - both)}."
        )


def _kind_differences(view: View, oracle: Oracle) -> Iterator[str]:
    levels, rows, cols = view.kind.shape
    if view.region.shape != view.kind.shape or levels * rows * cols != len(oracle.kind):
        yield f"Kind is {view.kind.shape}, region {view.region.shape}, for {len(oracle.kind)} cells."
    if view.kind.dtype != np.uint8 or view.region.dtype != np.int32:
        yield f"Kind is {view.kind.dtype}, region {view.region.dtype}."
    for cell in sorted(oracle.kind):
        if view.kind_at(cell) != oracle.kind[cell]:
            yield f"Cell {cell} is {view.kind_at(cell)}, and should be {oracle.kind[cell]}."


def _partition_differences(view: View, oracle: Oracle) -> Iterator[str]:
    for cell in sorted(oracle.kind.keys() - oracle.board.floor):
        if view.number_at(cell) != 0:
            yield f"Cell {cell} is rock in region {view.number_at(cell)}."
    numbers = view.numbers(oracle)
    for cell, region in sorted(oracle.region_of.items(), key=lambda item: item[0]):
        if view.number_at(cell) != numbers[region]:
            yield f"Cell {cell} is in region {view.number_at(cell)}, not in {numbers[region]}: {region}."
    by_number: dict[int, Region] = {}
    for region, number in numbers.items():
        if number < 1 or number not in view.regions:
            yield f"Number {number} is not among the regions; it should be {region}."
        if number in by_number:
            yield f"Number {number} is used twice: {by_number[number]} and {region}."
        by_number[number] = region
    for number in sorted(view.regions.keys() - by_number.keys()):
        yield f"Region {number} should not exist: {view.regions[number]}."


def _size_differences(number: int, seen: Seen, region: Region) -> Iterator[str]:
    kind = {Room: "room", Corridor: "corridor", Crossroad: "crossroad"}[type(region)]
    cells = 1 if isinstance(region, Crossroad) else len(region.cells)
    faces = len(region.faces) if isinstance(region, Room) else 0
    if (seen.kind, seen.size, seen.face_count) != (kind, cells, faces):
        yield f"Region {number} is {seen}, and should be {kind} of {cells} cells and {faces} faces."


def _cell_differences(number: int, seen: Seen, region: Region) -> Iterator[str]:
    if isinstance(region, Room):
        faces = sorted(face[:3] for face in region.faces)
        is_right = seen.cells == tuple(sorted(region.cells)) and sorted(seen.faces) == faces
    elif isinstance(region, Crossroad):
        is_right = seen.cells == (region.cell,) and seen.faces == ()
    else:
        is_right = _same_walk(seen.cells, region) and seen.faces == ()
    if not is_right:
        yield f"Region {number} has cells {seen.cells} and faces {seen.faces}; it should be {region}."


def _same_walk(cells: tuple[Cell, ...], corridor: Corridor) -> bool:
    """Whether these are a corridor's cells in order: up to reversal, a ring also up to rotation."""
    if len(cells) != len(corridor.cells):
        return False
    if corridor.is_ring and cells[0] in corridor.cells:
        at = corridor.cells.index(cells[0])
        turned = corridor.cells[at:] + corridor.cells[:at]
        return cells in (turned, turned[:1] + turned[:0:-1])
    return cells in (corridor.cells, corridor.cells[::-1])


def _entry_differences(number: int, seen: Seen, region: Region, oracle: Oracle) -> Iterator[str]:
    if isinstance(region, Crossroad):
        is_right = seen.entries == ()
    elif isinstance(region, Room):
        is_right = seen.entries == tuple(sorted(region.entries))
    else:
        is_right = set(seen.entries) == region.entries and _in_order(seen, oracle)
    if not is_right:
        yield f"Region {number} has entries {seen.entries}; it should be {region}."


def _in_order(seen: Seen, oracle: Oracle) -> bool:
    """Whether a corridor with two entries names the one at its first cell first."""
    if len(seen.entries) != 2:
        return len(seen.entries) < 2
    first, last = (oracle.board.passages(seen.cells[end]) for end in (0, -1))
    return seen.entries[0] in first and seen.entries[1] in last


def _delta_cell_differences(before: View, delta: Delta, after: View) -> Iterator[str]:
    if delta.fresh:
        if len(delta.flat) or len(delta.kind) or len(delta.region):
            yield f"The delta is fresh and tells of cells {delta.flat.tolist()}."
        return
    differs = (before.kind != after.kind) | (before.region != after.region)
    yield from _set_differences("flat", delta.flat, set(np.flatnonzero(differs).tolist()))
    places = np.stack(np.unravel_index(delta.flat, after.kind.shape), axis=1)
    if not np.array_equal(delta.cells, places + np.array((0, *after.origin))):
        yield f"The delta has the lattice cells {delta.cells.tolist()} at {places.tolist()}."
    kinds, numbers = after.kind.ravel()[delta.flat], after.region.ravel()[delta.flat]
    if not (np.array_equal(kinds, delta.kind) and np.array_equal(numbers, delta.region)):
        yield f"The delta says kinds {delta.kind} and regions {delta.region}, not {kinds} and {numbers}."


def _set_differences(what: str, said: NDArray[np.integer], due: set[int]) -> Iterator[str]:
    if sorted(said.tolist()) != sorted(due):
        yield f"The delta says {what} {sorted(said.tolist())}, and it should be {sorted(due)}."
