"""Whatever is done to a maze, in whatever order: engine, oracle and a fresh segmentation agree."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mazarine.maze import Maze
from mazarine.maze.edits import Change
from mazarine.maze.edits.batch import joined
from mazarine.regions import Patch, Segmentation, Space
from tests.depth import examples
from tests.maze.strokes import History, Stroke
from tests.regions.agreement import Watched, delta_differences, differences
from tests.regions.oracle import Oracle
from tests.regions.view import View
from tests.strategies import halls, levels, mazes, resizes, rings, runs, strokes

_PLACES = st.integers(0, 600)
_SIDES = st.integers(0, 3)
_BLOCKS = st.tuples(_PLACES, st.integers(1, 5), st.integers(1, 5))
_ONE_WAY = st.integers(0, 1)
_STEPS = st.integers(1, 4)
_RUNS, _RESIZES, _LEVELS = runs(strokes()), resizes(), levels()


# A rule tells its strategies in full, and these are long; it tells a function by its name.
@st.composite
def _runs(draw: st.DrawFn) -> list[Stroke]:
    return draw(_RUNS)


@st.composite
def _resizes(draw: st.DrawFn) -> Stroke:
    return draw(_RESIZES)


@st.composite
def _levels(draw: st.DrawFn) -> Stroke:
    return draw(_LEVELS)


class Editing(RuleBasedStateMachine):
    """One maze, and two segmentations of it: one is updated with every change, one patched now and then."""

    @initialize(maze=mazes(max_rows=6, max_cols=6) | halls(3, 3) | rings(2, 2))
    def begin(self, maze: Maze):
        self.history = History(maze)
        self.watched = Watched(maze)
        self.patched = Segmentation.of_space(Space.of(maze))
        self.not_patched: list[Change] = []

    @rule(place=_PLACES, side=_SIDES, state=st.sampled_from(("open", "wall")))
    def set_a_wall(self, place: int, side: int, state: str):
        self.make(Stroke("wall", (place, side), state))

    @rule(block=_BLOCKS, state=st.sampled_from(("open", "wall")))
    def set_all_walls_in_a_block(self, block: tuple[int, int, int], state: str):
        self.make(Stroke("walls", block, state))

    @rule(block=_BLOCKS)
    def wall_a_block_off(self, block: tuple[int, int, int]):
        self.make(Stroke("frame", block))

    @rule(block=_BLOCKS, bits=st.integers(0, 2**16 - 1))
    def set_walls_in_a_block_by_pattern(self, block: tuple[int, int, int], bits: int):
        self.make(Stroke("pattern", (*block, bits)))

    @rule(place=_PLACES, state=st.sampled_from(("floor", "rock")))
    def set_a_cell(self, place: int, state: str):
        self.make(Stroke("cell", (place,), state))

    @rule(block=_BLOCKS, state=st.sampled_from(("floor", "rock")))
    def set_a_block_of_cells(self, block: tuple[int, int, int], state: str):
        self.make(Stroke("cells", block, state))

    @rule(place=_PLACES, side=_SIDES, state=st.sampled_from(("secret", "found")))
    def hide_a_door(self, place: int, side: int, state: str):
        self.make(Stroke("wall", (place, side), state))

    @rule(block=_BLOCKS, state=st.sampled_from(("secret", "found")))
    def hide_a_block_of_cells(self, block: tuple[int, int, int], state: str):
        self.make(Stroke("cells", block, state))

    @rule(first=st.integers(0, 4000), second=st.integers(0, 4000), one_way=_ONE_WAY)
    def link_two_ports(self, first: int, second: int, one_way: int):
        self.make(Stroke("link", (first, second, one_way)))

    @precondition(lambda self: self.history.maze.shape[0] > 1)
    @rule(place=_PLACES, one_way=_ONE_WAY)
    def build_stairs(self, place: int, one_way: int):
        self.make(Stroke("stairs", (place, one_way)))

    @precondition(lambda self: self.history.maze.links)
    @rule(which=_PLACES)
    def take_a_link_away(self, which: int):
        self.make(Stroke("unlink", (which,)))

    @precondition(lambda self: self.history.undo)
    @rule(steps=_STEPS)
    def undo(self, steps: int):
        for _ in range(steps):
            self.make(Stroke("undo"))

    @precondition(lambda self: self.history.redo)
    @rule(steps=_STEPS)
    def redo(self, steps: int):
        for _ in range(steps):
            self.make(Stroke("redo"))

    @rule(stroke=_resizes())
    def resize(self, stroke: Stroke):
        self.make(stroke)

    @rule(stroke=_levels())
    def arrange_levels(self, stroke: Stroke):
        self.make(stroke)

    @rule(drawn=_runs())
    def follow_many_changes_as_one(self, drawn: list[Stroke]):
        self.follow(joined(self.changes(drawn)))

    @rule(drawn=_runs())
    def follow_changes_late(self, drawn: list[Stroke]):
        """Check that the deltas add up to the difference; in between the maze is ahead."""
        segmentation = self.watched.segmentation
        kind, region = segmentation.kind.copy(), segmentation.region.copy()
        for change in self.changes(drawn):
            delta = segmentation.update(change)
            self.not_patched.append(change)
            if delta.fresh:
                kind, region = segmentation.kind.copy(), segmentation.region.copy()
            else:
                delta.write(kind, region)
            self.watched.follow_with_mirror(delta)
        assert kind.tolist() == segmentation.kind.tolist()
        assert region.tolist() == segmentation.region.tolist()
        self.watched.view, self.watched.oracle = View.of(segmentation), Oracle(self.history.maze)
        assert next(differences(self.watched.view, self.watched.oracle), None) is None

    @precondition(lambda self: self.not_patched)
    @rule()
    def patch(self):
        """Bring all that has changed since the last patch into the other segmentation."""
        change = joined(self.not_patched)
        self.not_patched = []
        if change.reshaped:
            self.patched = Segmentation.of_space(Space.of(self.history.maze))
            return
        before = View.of(self.patched)
        delta = self.patched.patch(Patch.of(self.history.maze, change.dirty))
        after = View.of(self.patched)
        assert next(differences(after, self.watched.oracle), None) is None
        assert next(delta_differences(before, delta, after, is_fresh=False), None) is None

    @invariant()
    def a_fresh_segmentation_agrees(self):
        self.watched.require_fresh_agrees()

    def make(self, stroke: Stroke) -> None:
        """Make a stroke and follow it; there may be nothing to do."""
        change = self.history.do(stroke)
        if change is not None:
            self.follow(change)

    def follow(self, change: Change) -> None:
        """Follow a change, and require that all is as the page says."""
        self.watched.follow(change)
        self.not_patched.append(change)

    def changes(self, drawn: list[Stroke]) -> list[Change]:
        """Make strokes, and follow none of them yet."""
        return [change for change in map(self.history.do, drawn) if change is not None]


TestEditing = Editing.TestCase
TestEditing.settings = examples(0.6)
