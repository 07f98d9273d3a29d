"""The segmentation of a space: kinds, regions, and updates that cost what they change."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from math import prod
from threading import RLock
from typing import Any, Protocol, Self
from weakref import ReferenceType, WeakSet, ref

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import MazeError, SpaceError, WrongType
from mazarine.higher import ShownAsPicture
from mazarine.maze import Cell, Maze
from mazarine.maze.edits import Change
from mazarine.maze.edits.change import require_maze
from mazarine.maze.edits.moving import move_of
from mazarine.maze.numbering import Move, Numbering
from mazarine.maze.validation import whole_cell
from mazarine.messages import quoted
from mazarine.native.calls import List
from mazarine.native.regions import (
    FEW,
    Engine,
    MazeArrays,
    exchange,
    settle,
    take_written,
    write_maze,
    write_patch,
)
from mazarine.progress import Progress, part_of, rest_of
from mazarine.regions.carry import carry, is_much, segmented_again
from mazarine.regions.codes import KEEPS_NUMBERS, NEXT_ROW
from mazarine.regions.delta import Delta
from mazarine.regions.fresh import contradiction, fresh_state
from mazarine.regions.lookup import RegionLookup, labels_of
from mazarine.regions.messages import RegionMessage
from mazarine.regions.mirror import RegionMirror
from mazarine.regions.numbering import exchanges, numbering_to_keep, take_numbering
from mazarine.regions.regions import Regions
from mazarine.regions.space import Patch, Space, arrays_of
from mazarine.regions.state import SegmentationState
from mazarine.regions.synchronized import synchronized
from mazarine.regions.tables import Tables

_FEW = FEW


class Follower(Protocol):
    """Keeps something that depends on a segmentation."""

    def follow(self, delta: Delta) -> None:
        """Follow an update that the segmentation has just made."""


class Segmentation(ShownAsPicture):
    """Kinds and regions of every cell of a space, kept exact through updates.

    Threads may share it: each method takes the lock, and so does what asks it, such as a router. Hold the
    lock to read a view while others update, or to ask several questions about one state.

    Attributes
    ----------
    space : the space as the segmentation has seen it last
    regions : the regions by number, made on demand
    lock : held by each call; the same thread can take it again
    is_fresh : whether regions have the numbers that any segmentation of the space gives them
    """

    space: Space
    regions: Regions
    lock: AbstractContextManager[Any]
    is_fresh: bool
    _state: SegmentationState
    _gathered: NDArray[np.int32] | None
    """The regions of all cells, once they were asked for."""
    _last: ReferenceType[Delta] | None
    """The delta of the last update."""
    _is_mirrored: bool
    """Whether updates are to say what they wrote."""
    _arrays: MazeArrays | None
    """Those of the maze, since the last update."""

    def __init__(
        self, space: Space, maze: Maze | None, progress: Progress | None, threads: int | None = None,
        *, keeps_numbers: bool = True,
    ) -> None:  # fmt: skip
        if not isinstance(space, Space):
            raise WrongType(RegionMessage.NOT_A_SPACE(value=quoted(space)))
        self.lock = RLock()
        self._maze = maze
        self._followers: WeakSet[Follower] = WeakSet()
        state, tables = _segmented(space, progress, None, threads)
        state.head[KEEPS_NUMBERS] = keeps_numbers
        if maze is not None and maze.numbering is not None:
            take_numbering(state, space.grid, maze.numbering)
        self._take(space, state, tables)
        self.is_fresh = maze is None or maze.numbering is None

    @classmethod
    def of(cls, maze: Maze, progress: Progress | None = None, *, threads: int | None = None) -> Self:
        """Segment a maze; `update` then follows its changes.

        Regions have the numbers of `maze.numbering`, as far as it has some for them.

        Parameters
        ----------
        maze : the maze
        progress : called with the share that is done
        threads : how many threads work, at most 256; by default one for each core if the maze is large. The
            result is the same for any number.

        Raises
        ------
        SpaceError
            If it takes more memory than there is, or the number of threads is out of range.
        Cancelled
            If `progress` requested a stop.
        """
        require_maze(maze)
        with _enough_memory(maze.shape):
            return cls(Space.of(maze), maze, progress, threads)

    @classmethod
    def of_space(
        cls, space: Space, progress: Progress | None = None, *, threads: int | None = None,
        keeps_numbers: bool = False,
    ) -> Self:  # fmt: skip
        """Segment a space, which the segmentation keeps; `patch` then changes it.

        Parameters
        ----------
        space, progress, threads : as for `of`
        keeps_numbers : whether a number that is gone is not given again, as for a maze

        Raises
        ------
        SpaceError
            If the space contradicts itself, or takes more memory than there is.
        Cancelled
            If `progress` requested a stop.
        """
        if not isinstance(space, Space):
            raise WrongType(RegionMessage.NOT_A_SPACE(value=quoted(space)))
        with _enough_memory(space.grid.shape):
            return cls(space, None, progress, threads, keeps_numbers=keeps_numbers)

    @property
    def maze(self) -> Maze | None:
        """The maze that it follows; None if it was made of a space."""
        return self._maze

    @property
    @synchronized
    def kind(self) -> NDArray[np.uint8]:
        """(levels, rows, cols) uint8: the `Kind` of each cell. A view to read until the next update."""
        return self.space.grid.read_only_view(self._state.kind)

    @property
    @synchronized
    def region(self) -> NDArray[np.int32]:
        """(levels, rows, cols) int32: the region of each cell, 0 for rock.

        It is gathered when it is first asked for after an update, at a cost that follows the board; to read
        until the next update, like `kind`. `region_at` answers for one cell.
        """
        if self._gathered is None:
            self._gathered = np.asarray(self.lookup())
            self._gathered.flags.writeable = False
        return self._gathered

    def lookup(self) -> RegionLookup:
        """Return the regions of all cells, looked up where they are asked for.

        Ask for another one after everything was segmented again.
        """
        return RegionLookup(self._state.engine, self.space.grid, self.lock)

    @synchronized
    def mirror(self) -> RegionMirror:
        """Return a copy of kinds and regions for another thread, which brings it up to date by `follow`.

        Each delta from now on says for it what was `written`; where one does not, because that was too much,
        another mirror must be made. A segmentation has one mirror, the last.
        """
        mirror = RegionMirror(self._state, self._tables, self.space.grid)
        self._is_mirrored = True
        return mirror

    @synchronized
    def region_at(self, cell: Cell) -> int:
        """Return the region of a lattice cell, 0 for rock and beyond the board."""
        grid, cell = self.space.grid, whole_cell(cell)
        if not grid.holds(cell):
            return 0
        return int(self._state.regions_at(np.array([grid.padded_place(cell)]))[0])

    @property
    def engine(self) -> Engine:
        """The state that functions of other packages read; new after `fresh` deltas."""
        return self._state.engine

    def __len__(self) -> int:
        return len(self.regions)

    def __eq__(self, other: object) -> bool:
        """Return whether the other has the same cells, links and numbers of regions."""
        if not isinstance(other, Segmentation):
            return False
        first, second = sorted((self.lock, other.lock), key=id)  # Two that compare both ways must not wait.
        with first, second:
            return (
                (self.space.grid, self.space.lattice, self.space.partners)
                == (other.space.grid, other.space.lattice, other.space.partners)
                and np.array_equal(self.space.cells, other.space.cells)
                and np.array_equal(self.region, other.region)
            )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Segmentation {' × '.join(map(str, self._shape))}: {self.regions.summary()}>"

    @synchronized
    def labels(self) -> NDArray[np.int32]:
        """Return compact labels: 0 for rock, and 1 to `len(self)` for the regions in the order of numbers.

        Region numbers have gaps, and those of crossroads begin at a billion; labels suit `numpy.bincount`,
        `skimage.measure.regionprops` and color maps. They are a copy: a later update does not reach them.

        Returns
        -------
        labels : (levels, rows, cols) int32
            Label `i` is the region `self.regions.numbers()[i - 1]`.
        """
        return labels_of(self.lookup(), self.regions.rooms_and_corridors())

    @synchronized
    def copy(self) -> Segmentation:
        """Make a segmentation of its own of the same space, with the same numbers; of the same maze, if any.

        A deep copy, or a pickle, has a maze of its own, too. Followers stay with this one.
        """
        space = replace(self.space, cells=self.space.cells.copy(), partners=dict(self.space.partners))
        return _restored(self._maze, space, self._tables, *self._state.parts())

    __copy__ = copy

    @synchronized
    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self._maze, self.space, self._tables, *self._state.parts())

    @synchronized
    def add_follower(self, follower: Follower) -> None:
        """Call a listener after every update, as long as it is referenced elsewhere.

        Each gets every update; if one raises an error, the update raises it after all have followed.
        """
        if not callable(getattr(follower, "follow", None)):
            raise WrongType(RegionMessage.NOT_A_FOLLOWER(value=quoted(follower)))
        self._followers.add(follower)

    @synchronized
    def update(self, change: Change, progress: Progress | None = None) -> Delta:
        """Follow a change of the maze that this segmentation was made of; return what is different now.

        Several changes may be made before they are followed, in order. `progress` is asked only where
        the change is so large that everything is segmented again.

        Raises
        ------
        Cancelled
            If `progress` requested a stop; the segmentation is as it was, and the change must be given again
            before another one.
        SpaceError
            If it takes more memory than there is; the same holds then.
        """
        if not isinstance(change, Change):
            raise WrongType(RegionMessage.NOT_A_CHANGE(value=quoted(change)))
        maze = self._maze
        if maze is None:
            raise MazeError(RegionMessage.NOT_OF_A_MAZE())
        space, cells = self.space, maze.buffers.cells
        if change.reshaped or cells.shape != self._shape or maze.origin != space.grid.origin:
            with _enough_memory(maze.shape):
                move = move_of(change, self.space.grid, maze.grid)
                delta = self._reshape(Space.of(maze), progress, move)
            return self._tell(delta)
        if self._arrays is None or self._arrays.values["cells"] is not cells:
            self._arrays = arrays_of(maze)
        # The board may have been larger in between; the change of its extent has been followed as a whole.
        dirty = change.dirty
        engine = self._state.engine
        links: NDArray[np.uint8] | None = None
        partners: Patch | None = None
        is_small = len(dirty) <= _FEW
        self._begin()
        try:
            if maze.links or space.partners:
                dirty = dirty[(dirty >= 0) & (dirty < cells.size)]
                links, partners = space.links_of(maze, dirty)
            if is_small:
                delta = self._delta(engine.follow(self._arrays, dirty, links))
            else:
                write_maze(engine, self._arrays, dirty, links, False)
        except MemoryError:
            raise _no_memory(self._shape) from None
        if not is_small:
            delta = self._settle(len(dirty), progress)
        if partners is not None:
            space.note_links(partners)
        return self._tell(delta)

    @synchronized
    def patch(self, patch: Patch, progress: Progress | None = None) -> Delta:
        """Change the space, and the segmentation with it.

        Raises
        ------
        SpaceError
            If the space would contradict itself; nothing has changed then.
        Cancelled, SpaceError
            As for `update`.
        """
        if not isinstance(patch, Patch):
            raise WrongType(RegionMessage.NOT_A_PATCH(value=quoted(patch)))
        self.space.require_cells(patch.partners)
        self._begin()
        try:
            bad = write_patch(self._state.engine, patch.places, patch.values)
        except MemoryError:
            raise _no_memory(self._shape) from None
        if bad >= 0:
            place = int(patch.places[bad])
            if not self.space.grid.is_cell(place):
                raise SpaceError(RegionMessage.NOT_A_PLACE(place=place))
            raise contradiction(self.space, place)
        delta = self._settle(len(patch.places), progress)
        self.space.note_links(patch)
        return self._tell(delta)

    def _tell(self, delta: Delta) -> Delta:
        if self._followers:
            errors: list[BaseException] = []
            for follower in list(self._followers):
                try:
                    follower.follow(delta)
                except BaseException as error:  # noqa: BLE001  # raised once the others have followed
                    errors.append(error)
            if errors:
                raise errors[0]
        return delta

    def _settle(self, written: int, progress: Progress | None) -> Delta:
        """Bring everything up to date with the bytes that were written."""
        if written > _FEW and is_much(written, self._state.cells.size):
            with _enough_memory(self._shape):
                state, answer = segmented_again(self._state, self.space, self._tables, progress)
            self._take(self.space, state, self._tables)
            return Delta(answer, self.space.grid)
        try:
            length = settle(self._state.engine)
        except MemoryError:
            raise _no_memory(self._shape) from None
        return self._delta(self._state.engine.take_answer(length))

    def _begin(self) -> None:
        """Forget what holds until the next update."""
        self._gathered = None
        self.is_fresh = False
        last = self._last() if self._last is not None else None
        if last is not None:
            last.outdate()

    def _delta(self, answer: NDArray[np.int64]) -> Delta:
        """Return the delta of the update that the engine has just made."""
        written: NDArray[np.int64] | None = None
        if self._is_mirrored:
            self._is_mirrored = False  # As long as it is not known that the mirror can follow.
            words = List(np.int64)
            if take_written(self._state.engine, words):
                written = words.array()
                self._is_mirrored = True
        delta = Delta(answer, self.space.grid, source=(self._state.engine, self.lock), written=written)
        self._last = ref(delta)
        return delta

    def _reshape(self, space: Space, progress: Progress | None, move: Move | None) -> Delta:
        """Segment another extent of the board; numbers carry over by greatest overlap."""
        state, tables = _segmented(space, part_of(progress, 0.5), self._tables)
        before = self.regions.numbers()
        carry(self._state, self.space, state, space, rest_of(progress, 0.5), move)
        self._take(space, state, tables)
        after = self.regions.numbers()
        return Delta.of_numbers(
            gone=np.setdiff1d(before, after, assume_unique=True),
            new=np.setdiff1d(after, before, assume_unique=True),
            changed=np.intersect1d(before, after, assume_unique=True),
        )

    def take_numbers(
        self, source: Segmentation | Numbering, progress: Progress | None = None, move: Move | None = None
    ) -> None:
        """Take over the numbers of regions, by greatest overlap, before anything follows this segmentation.

        Parameters
        ----------
        source : numbers that were kept, or another segmentation, of a maze with the same lattice
        progress : called with the share that is done
        move : where the cells of the other one are now; by default where they were

        Raises
        ------
        Cancelled
            If `progress` requested a stop; the numbers are as they were.
        """
        if not isinstance(source, Segmentation | Numbering):
            raise WrongType(RegionMessage.NOT_A_SEGMENTATION(value=quoted(source)))
        with self.lock, lock_of(source) if isinstance(source, Segmentation) else nullcontext():
            if isinstance(source, Numbering):
                take_numbering(self._state, self.space.grid, source)
            elif len({source.space.lattice, self.space.lattice}) == 1:
                carry(source._state, source.space, self._state, self.space, progress, move)
            self._gathered, self.is_fresh = None, False

    @synchronized
    def numbering(self, named: Collection[int] = ()) -> Numbering:
        """Return the numbers of regions as a file keeps them, with places by which these are found again.

        Set `maze.numbering` to it before you write the maze, and a region has the same number when it is
        read. It has all regions of a maze of up to a million cells; of a larger one, those that have names.

        Parameters
        ----------
        named : the numbers of regions that have names, beside those of the maze
        """
        names = () if self._maze is None else self._maze.named_regions
        return numbering_to_keep(self._state, self.space.grid, {*named, *names})

    @synchronized
    def restore(self, before: NDArray[np.int64], new: NDArray[np.int32]) -> Delta | None:
        """Restore the numbers that regions had before an update that has been undone.

        Parameters
        ----------
        before : (n, 2) numbers and flat places, the `Delta.places` of the update
        new : the numbers that no region had then: `Delta.new` of the update, and of the one that undid it

        Returns
        -------
        delta : Delta
            What has changed; None if nothing has.
        """
        known, cells = int(self._state.head[NEXT_ROW]), prod(self._shape)
        _require_numbers(before, (2,), max(known, cells))
        _require_numbers(new, (), 1 << 31)
        kept = (before < (known, cells)).all(axis=1)
        pairs = exchanges(self._state, self.space.grid, before[kept], new.tolist())
        if not pairs:
            return None
        self._begin()
        try:
            length = exchange(self._state.engine, np.array(pairs, dtype=np.int32))
        except MemoryError:
            raise _no_memory(self._shape) from None
        return self._tell(self._delta(self._state.engine.take_answer(length)))

    def _take(self, space: Space, state: SegmentationState, tables: Tables) -> None:
        self.space = space
        self._shape = space.grid.shape
        self._arrays = None
        self._tables = tables
        self._state = state
        self._gathered = None
        self._last = None
        self._is_mirrored = False
        self.is_fresh = False
        self.regions = Regions(space, tables, state, self.lock, self._maze)


def _require_numbers(array: Any, shape: tuple[int, ...], most: int) -> None:
    is_array = isinstance(array, np.ndarray) and array.dtype.kind == "i" and array.shape[1:] == shape
    if not is_array or (array.size > 0 and not 0 <= array.min() <= array.max() < most):
        raise WrongType(RegionMessage.NOT_AN_ANSWER(value=quoted(array)))


def _restored(maze: Maze | None, space: Space, tables: Tables, *parts: NDArray[Any]) -> Segmentation:
    """Make a segmentation of the parts of another."""
    segmentation = Segmentation.__new__(Segmentation)
    segmentation.lock = RLock()
    segmentation._maze = maze
    segmentation._followers = WeakSet()
    segmentation._take(space, SegmentationState.of_parts(space.cells, tables, parts), tables)
    return segmentation


@contextmanager
def _enough_memory(shape: tuple[int, int, int]) -> Iterator[None]:
    """Raise `SpaceError` if memory runs out in the block."""
    try:
        yield
    except MemoryError:
        raise _no_memory(shape) from None


def _no_memory(shape: tuple[int, int, int]) -> SpaceError:
    levels, rows, cols = shape
    return SpaceError(RegionMessage.NO_MEMORY_TO_SEGMENT(levels=levels, rows=rows, cols=cols))


def _segmented(
    space: Space, progress: Progress | None, before: Tables | None, threads: int | None = None
) -> tuple[SegmentationState, Tables]:
    tables = Tables.of(space.lattice, space.grid, before)
    return fresh_state(space, tables, progress, threads=threads), tables


def lock_of(value: object) -> AbstractContextManager[Any]:
    """Return the lock of a segmentation; raise `WrongType` if this is none."""
    if not isinstance(value, Segmentation):
        raise WrongType(RegionMessage.NOT_A_SEGMENTATION(value=quoted(value)))
    return value.lock


def segment(maze: Maze, progress: Progress | None = None) -> Segmentation:
    """Segment a maze into rooms, corridors and crossroads: `Segmentation.of`.

    Parameters
    ----------
    maze : the maze; `Segmentation.update` then follows its changes
    progress : called with the share that is done

    Raises
    ------
    SpaceError
        If it takes more memory than there is.
    Cancelled
        If `progress` requested a stop.

    Examples
    --------
    >>> from mazarine.maze import Maze
    >>> segment(Maze.blank(3, 3))
    <Segmentation 1 × 3 × 3: 1 room, 0 crossroads, 0 corridors>
    """
    return Segmentation.of(maze, progress)
