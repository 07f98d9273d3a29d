"""Three-way merges."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import mazarine as mz
from mazarine.comparing import Conflict, Part
from mazarine.comparing.conflicts import Choice
from mazarine.errors import EditRejected, MazeError, WrongType
from mazarine.maze import Link, LinkKind, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.numbering import RegionName
from tests.comparing.edited import Mazes, triples
from tests.drawing import blocks


def again(maze: Maze) -> Maze:
    """Make the maze again of its parts, which checks all of them."""
    return Maze(
        maze.cells, maze.walls, lattice=maze.lattice, origin=maze.origin, links=maze.links,
        markers=maze.markers, title=maze.title, author=maze.author, properties=maze.properties,
        extra=maze.extra, growth=maze.growth,
    )  # fmt: skip


def slow_codes(base: Maze, ours: Maze, theirs: Maze) -> tuple[dict[Any, int], set[Any]]:
    """Return the code of every cell and wall position, and those in conflict, one by one."""
    codes, conflicts = {}, set()
    for place in np.ndindex(base.shape):
        cell = base.grid.cell_at(place)
        walls = [("walls", side.name, base.lattice.shift(side), 3) for side in base.lattice.stored]
        for name, letter, shift, bits in (("cells", "", 0, 7), *walls):
            old, mine, other = (int(getattr(it, name)[place]) >> shift & bits for it in (base, ours, theirs))
            key = (*cell, letter) if letter else cell
            codes[key] = other if mine == old else mine
            if len({old, mine, other}) == 3:
                conflicts.add(key)
    return codes, conflicts


def codes_of(maze: Maze) -> dict[Any, int]:
    return slow_codes(maze, maze, maze)[0]


@given(triples())
def test_a_merge_is_that_of_a_loop_over_all_cells(drawn: Mazes) -> None:
    before = deepcopy(drawn)
    done = mz.merge(*drawn)
    assert drawn == before
    assert again(done.maze) == done.maze
    codes, conflicts = slow_codes(*drawn)
    found = list(done.conflicts)
    placed = [it.place for it in found if it.part in (Part.CELL, Part.WALL)]
    assert max(Counter(placed).values(), default=1) == 1
    assert conflicts <= set(placed)
    # Where links or markers of ours need it, a place is ours.
    assert codes_of(done.maze) == codes | {place: codes_of(drawn[1])[place] for place in placed}
    for it in found:
        if it.part in (Part.CELL, Part.WALL):
            assert (it.base, it.ours, it.theirs) == tuple(codes_of(maze)[it.place] for maze in drawn)
        assert str(it.message)
    if found:
        return
    for name in ("links", "markers"):
        was, mine, other, now = (Counter(getattr(maze, name)) for maze in (*drawn, done.maze))
        for thing in {*was, *mine, *other, *now}:
            if mine[thing] == was[thing]:
                assert now[thing] == other[thing]
            elif other[thing] in (was[thing], mine[thing]):
                assert now[thing] == mine[thing]


@given(triples())
def test_what_is_decided_is_there_or_refused(drawn: Mazes) -> None:
    done = mz.merge(*drawn)
    for conflict in done.conflicts:
        maze = done.maze.copy()
        try:
            maze.apply(conflict.edit(maze, "theirs"))
        except EditRejected:
            assert maze == done.maze
            continue
        assert again(maze) == maze
        if conflict.part in (Part.CELL, Part.WALL):
            assert codes_of(maze)[conflict.place] == conflict.theirs
        else:
            things = maze.links if conflict.part is Part.LINK else maze.markers
            assert conflict.theirs is None or conflict.theirs in things
            assert conflict.ours is None or conflict.ours not in things or conflict.ours == conflict.theirs


@given(triples(), st.sampled_from(["ours", "theirs"]), st.data())
def test_many_are_decided_at_once_as_one_after_another(
    drawn: Mazes, choice: Choice, data: st.DataObject
) -> None:
    done = mz.merge(*drawn)
    which = [at for at in range(len(done.conflicts)) if data.draw(st.booleans())]
    maze, again = done.maze.copy(), done.maze.copy()
    rejected = done.conflicts.decide(maze, choice, np.array(which, dtype=np.int64))
    one_by_one = {}
    for at in which:
        try:
            again.apply(done.conflicts[at].edit(again, choice))
        except EditRejected as error:
            one_by_one[at] = error.message
    assert maze == again
    assert {at: error.message for at, error in rejected.items()} == one_by_one


@given(triples())
def test_a_side_without_changes_gives_the_other(drawn: Mazes) -> None:
    base, ours, _ = drawn
    for done in (mz.merge(base, ours, base), mz.merge(base, base, ours), mz.merge(base, ours, ours)):
        assert done.maze == ours
        assert not done.conflicts


@given(triples())
def test_changes_of_different_levels_are_both_there(drawn: Mazes) -> None:
    """Two mazes laid on each other: ours has changed the lower, theirs the upper, which has only notes."""
    base, ours, theirs = drawn

    def tower(lower: Maze, upper: Maze) -> Maze:
        count = base.shape[0]

        def raised(port: Port) -> Port:
            return Port((port.cell[0] + count, *port.cell[1:]), port.side)

        above = [
            Link(raised(it.first), raised(it.second), it.kind, it.one_way, it.label) for it in upper.links
        ]
        markers = [
            Marker(MarkerKind.NOTE, raised(Port(it.cell)).cell, it.side, it.label) for it in upper.markers
        ]
        return Maze(
            np.concatenate((lower.cells, upper.cells)), np.concatenate((lower.walls, upper.walls)),
            lattice=lower.lattice, origin=lower.origin, links=[*lower.links, *above],
            markers=[*lower.markers, *markers],
        )  # fmt: skip

    three = tower(base, base), tower(ours, base), tower(base, theirs)
    done = mz.merge(*three)
    assert list(done.conflicts) == []
    assert done.maze == tower(ours, theirs)


def both(base: Maze) -> tuple[Maze, Maze]:
    return base.copy(), base.copy()


def only(done: Any) -> Conflict:
    (conflict,) = done.conflicts
    return conflict


def test_the_same_cell_changed_differently_is_a_conflict_and_ours() -> None:
    base = Maze.blank(2, 3)
    ours, theirs = both(base)
    ours.set_cells([(0, 1)], "rock")
    theirs.set_cells([(0, 1)], "secret")
    done = mz.merge(base, ours, theirs)
    assert done.maze == ours
    assert only(done) == Conflict(Part.CELL, (0, 0, 1), 2, 0, 4)
    assert done.maze.apply(only(done).edit(done.maze, "theirs"))
    assert done.maze == theirs
    done.maze.apply(only(done).edit(done.maze, "base"))
    assert done.maze == base


def test_the_sides_of_a_cell_are_merged_one_by_one() -> None:
    base = Maze.blank(2, 2)
    ours, theirs = both(base)
    ours.set_wall((0, 0), "E")
    theirs.set_wall((0, 0), "S", "secret")
    done = mz.merge(base, ours, theirs)
    assert not done.conflicts
    assert done.maze.walls[0, 0, 0] == 1 | 2 << 2
    theirs.set_wall((0, 1), "W", "found")
    done = mz.merge(base, ours, theirs)
    assert only(done) == Conflict(Part.WALL, (0, 0, 0, "E"), 0, 1, 3)
    assert str(only(done).message) == ("Side E of cell (0, 0, 0): ours has a wall, theirs a found secret.")
    done.maze.apply(only(done).edit(done.maze, "theirs"))
    assert done.maze == theirs


def test_two_links_on_one_pad_are_a_conflict() -> None:
    base = Maze.blank(1, 4)
    ours, theirs = both(base)
    ours.add_teleporter((0, 0), (0, 1))
    theirs.add_teleporter((0, 0), (0, 3))
    done = mz.merge(base, ours, theirs)
    (link,) = theirs.links
    assert done.maze == ours
    assert only(done) == Conflict(Part.LINK, (0, 0, 0), None, None, link)
    done.maze.remove_link((0, 0))
    done.maze.apply(only(done).edit(done.maze, "theirs"))
    assert done.maze == theirs


def test_a_link_that_both_have_led_elsewhere_stays_ours() -> None:
    base = Maze.blank(1, 4)
    base.add_teleporter((0, 0), (0, 1))
    ours, theirs = both(base)
    ours.set_cells([(0, 3)], "rock")
    theirs.remove_link((0, 0))
    theirs.add_teleporter((0, 0), (0, 3))
    done = mz.merge(base, ours, theirs)
    assert done.maze == ours
    (old,), (new,) = base.links, theirs.links
    assert only(done) == Conflict(Part.LINK, (0, 0, 0), old, old, new)
    done.maze.apply(only(done).edit(done.maze, "theirs"))
    assert done.maze == theirs


def test_a_link_with_two_labels_is_a_conflict() -> None:
    base = Maze.blank(1, 4)
    base.add_teleporter((0, 0), (0, 1))
    ours, theirs = both(base)
    for maze, label in ((ours, "up"), (theirs, "down")):
        maze.remove_link((0, 0))
        maze.add_teleporter((0, 0), (0, 1), label=label)
    done = mz.merge(base, ours, theirs)
    assert done.maze == ours
    assert [it.label for it in (only(done).base, only(done).ours, only(done).theirs)] == ["", "up", "down"]
    assert "has a link ('up') from" in str(only(done).message)
    assert "theirs a link ('down') from" in str(only(done).message)
    done.maze.apply(only(done).edit(done.maze, "theirs"))
    assert done.maze == theirs


def test_rock_under_a_link_of_ours_is_a_conflict_and_stays_floor() -> None:
    base = Maze.blank(1, 4)
    ours, theirs = both(base)
    ours.add_teleporter((0, 0), (0, 2))
    theirs.set_cells([(0, 2), (0, 3)], "rock")
    done = mz.merge(base, ours, theirs)
    assert only(done) == Conflict(Part.CELL, (0, 0, 2), 2, 2, 0)
    assert len(done.maze.links) == 1
    assert done.maze.cells[0, 0].tolist() == [2, 2, 2, 0]
    done.maze.apply(only(done).edit(done.maze, "theirs"))
    assert done.maze == theirs


def test_an_opening_at_a_portal_of_ours_is_a_conflict_and_stays_a_wall() -> None:
    base = Maze.blank(2, 3, walled=True)
    ours, theirs = both(base)
    link = Link(Port((0, 0, 1), PortSide.N), Port((0, 1, 1), PortSide.W))
    ours.apply(mz.PlaceLink(link))
    theirs.set_wall((1, 1), "W", "open")
    theirs.set_wall((0, 1), "E", "open")
    done = mz.merge(base, ours, theirs)
    assert only(done) == Conflict(Part.WALL, (0, 1, 0, "E"), 1, 1, 0)
    assert again(done.maze).links == ours.links
    assert done.maze.wall_at((0, 1), "E").name == "OPEN"


def test_a_portal_between_hexagons_keeps_its_wall_and_no_other() -> None:
    base = Maze.blank(3, 3, lattice="hexagon", walled=True)
    ours, theirs = both(base)
    ours.apply(mz.PlaceLink(Link(Port((0, 2, 1), PortSide.NE), Port((0, 0, 0)))))
    for side in ("E", "SE", "SW"):
        theirs.set_wall((1, 1), side, "open")
    done = mz.merge(base, ours, theirs)
    assert only(done) == Conflict(Part.WALL, (0, 1, 1, "SW"), 1, 1, 0)
    assert [done.maze.wall_at((1, 1), side).name for side in ("E", "SE", "SW")] == ["OPEN", "OPEN", "WALL"]
    assert again(done.maze).links == ours.links


def test_a_link_of_theirs_in_rock_of_ours_is_left_out_and_can_be_had() -> None:
    base = Maze.blank(2, 2)
    ours, theirs = both(base)
    ours.set_cells([(1, 1)], "rock")
    theirs.set_wall((0, 0), "E")
    theirs.apply(mz.PlaceLink(Link(Port((0, 0, 0), PortSide.E), Port((0, 1, 1)))))
    done = mz.merge(base, ours, theirs)
    assert only(done).part is Part.LINK
    assert not done.maze.links
    done.maze.apply(only(done).edit(done.maze, "theirs"))
    assert done.maze == theirs
    done.maze.apply(only(done).edit(done.maze, "ours"))
    assert not done.maze.links


def test_stairs_are_merged() -> None:
    base = Maze.blank(1, 2, levels=2)
    ours, theirs = both(base)
    ours.add_stairs((0, 0, 0))
    theirs.add_stairs((0, 0, 1))
    theirs.set_cells([(1, 0, 0)], "rock")
    done = mz.merge(base, ours, theirs)
    assert [link.kind for link in done.maze.links] == [LinkKind.STAIRS] * 2
    assert only(done).place == (1, 0, 0)


def test_markers_of_both_on_one_cell_are_both_there() -> None:
    base = Maze.blank(1, 2)
    ours, theirs = both(base)
    ours.add_marker("note", (0, 0))
    theirs.add_marker("treasure", (0, 0))
    done = mz.merge(base, ours, theirs)
    assert not done.conflicts
    assert [it.kind for it in done.maze.markers.at((0, 0, 0))] == [MarkerKind.NOTE, MarkerKind.TREASURE]


def test_a_marker_with_two_labels_is_a_conflict() -> None:
    base = Maze.blank(1, 2)
    ours, theirs = both(base)
    ours.add_marker("note", (0, 0), label="mine")
    theirs.add_marker("note", (0, 0), label="yours")
    done = mz.merge(base, ours, theirs)
    assert done.maze == ours
    assert (only(done).part, only(done).theirs.label) == (Part.MARKER, "yours")
    assert str(only(done).message) == (
        "Cell (0, 0, 0): ours has a marker (note 'mine'), theirs a marker (note 'yours')."
    )
    done.maze.apply(only(done).edit(done.maze, "theirs"))
    assert done.maze == theirs
    done.maze.apply(only(done).edit(done.maze, "base"))
    assert done.maze == base


def test_of_several_markers_of_a_kind_each_side_may_remove_one() -> None:
    base = Maze.blank(1, 2)
    for label in "abc":
        base.add_marker("note", (0, 0), label=label)
    ours, theirs = both(base)
    for maze, labels in ((ours, "bc"), (theirs, "acd")):
        maze.remove_markers((0, 0))
        for label in labels:
            maze.add_marker("note", (0, 0), label=label)
    done = mz.merge(base, ours, theirs)
    assert not done.conflicts
    assert [it.label for it in done.maze.markers.at((0, 0, 0))] == ["c", "d"]


@pytest.mark.parametrize("kind", ["start", "goal"])
@pytest.mark.parametrize("is_moved", [True, False])
def test_an_only_start_that_both_have_put_elsewhere_is_a_conflict(kind: str, is_moved: bool) -> None:
    base = Maze.blank(1, 4)
    if is_moved:
        base.add_marker(kind, (0, 0))
    ours, theirs = both(base)
    for col, maze in enumerate((ours, theirs), 1):
        if is_moved:
            maze.remove_markers((0, 0))
        maze.add_marker(kind, (0, col))
    done = mz.merge(base, ours, theirs)
    assert done.maze == ours
    assert only(done).part is Part.MARKER
    done.maze.apply(only(done).edit(done.maze, "theirs"))
    assert done.maze == theirs


def test_a_marker_and_rock_on_one_cell_are_a_conflict() -> None:
    base = Maze.blank(1, 3)
    ours, theirs = both(base)
    ours.add_marker("note", (0, 0))
    theirs.set_cells([(0, 0)], "rock")
    done = mz.merge(base, ours, theirs)
    assert done.maze == ours
    assert only(done) == Conflict(Part.CELL, (0, 0, 0), 2, 2, 0)
    done = mz.merge(base, theirs, ours)
    assert done.maze == theirs
    assert only(done) == Conflict(Part.MARKER, (0, 0, 0), None, None, Marker(MarkerKind.NOTE, (0, 0, 0)))


def test_a_gap_at_a_portal_is_a_conflict() -> None:
    base = Maze.blank(2, 2)
    ours, theirs = both(base)
    ours.apply(mz.PlaceLink(Link(Port((0, 0, 0), PortSide.N), Port((0, 1, 1)))))
    theirs.add_marker("start", (0, 0), "N")
    for first, second in ((ours, theirs), (theirs, ours)):
        done = mz.merge(base, first, second)
        assert done.maze == first
        assert only(done).theirs is not None


def test_values_are_merged_by_name() -> None:
    base = Maze.blank(1, 1)
    base.properties = {"seed": 1, "tags": ["a"]}
    ours, theirs = both(base)
    ours.title, ours.properties["seed"] = "Mine", 2
    theirs.author = "They"
    theirs.properties = {"seed": True, "level": {"rank": 3}}
    done = mz.merge(base, ours, theirs)
    assert (done.maze.title, done.maze.author) == ("Mine", "They")
    assert done.maze.properties == {"seed": 2, "level": {"rank": 3}}
    assert only(done) == Conflict(Part.VALUE, ("properties", "seed"), 1, 2, True)
    assert str(only(done).message) == "properties: seed: ours is 2, theirs True."
    done.maze.properties["level"]["rank"] = 4
    assert theirs.properties["level"]["rank"] == 3
    change = done.maze.apply(only(done).edit(done.maze, "theirs"))
    assert done.maze.properties["seed"] is True
    assert change.metadata_changed


def test_a_title_can_be_decided() -> None:
    base = Maze.blank(1, 1)
    ours, theirs = both(base)
    ours.title, theirs.title = "Mine", "Yours"
    ours.author, theirs.author = "I", "You"
    done = mz.merge(base, ours, theirs)
    assert [it.place for it in done.conflicts] == [("title",), ("author",)]
    done.maze.apply(done.conflicts[0].edit(done.maze, "theirs"))
    assert (done.maze.title, done.maze.author) == ("Yours", "I")


def test_a_value_that_one_has_removed_can_be_decided() -> None:
    base = Maze.blank(1, 1)
    base.properties = {"seed": 1}
    ours, theirs = both(base)
    ours.properties, theirs.properties = {"seed": 2}, {}
    done = mz.merge(base, ours, theirs)
    done.maze.apply(only(done).edit(done.maze, "theirs"))
    assert done.maze.properties == {}
    done.maze.apply(only(done).edit(done.maze, "ours"))
    assert done.maze.properties == {"seed": 2}


def test_names_of_regions_are_merged_by_number() -> None:
    hall, den, cellar, attic = map(RegionName, ("hall", "den", "cellar", "attic"))
    base = Maze.blank(1, 1)
    ours, theirs = both(base)
    base.named_regions, ours.named_regions = {1: hall, 2: den}, {1: cellar, 2: den}
    theirs.named_regions = {1: hall}
    done = mz.merge(base, ours, theirs)
    assert not done.conflicts
    assert done.maze.named_regions == {1: cellar}
    theirs.named_regions = {1: attic, 2: den}
    done = mz.merge(base, ours, theirs)
    assert only(done) == Conflict(Part.VALUE, ("named_regions", 1), hall, cellar, attic)
    assert str(only(done).message) == "Region 1: ours is 'cellar', theirs 'attic'."
    done.maze.apply(only(done).edit(done.maze, "theirs"))
    assert done.maze.named_regions == {1: attic, 2: den}


def test_a_region_that_theirs_has_named_keeps_its_number() -> None:
    base = blocks("....#....")
    ours, theirs = both(base)
    ours.set_cells([(0, 0)], "rock")
    segmentation = mz.segment(theirs)
    segmentation.update(theirs.set_cells([(0, 6)], "rock"))
    number = segmentation.region_at((0, 0, 7))
    theirs.named_regions = {number: RegionName("den")}
    theirs.numbering = segmentation.numbering()
    ours.numbering = mz.segment(base).numbering()
    done = mz.merge(base, ours, theirs)
    assert mz.segment(done.maze).region_at((0, 0, 7)) == number
    assert done.maze.named_regions == theirs.named_regions
    assert mz.merge(base, ours, base).maze.numbering == ours.numbering


@pytest.mark.parametrize(
    ("other", "code"),
    [
        (Maze.blank(2, 2, lattice="honeycomb"), "merge-of-other-lattices"),
        (Maze.blank(2, 3), "merge-of-other-sizes"),
        (Maze.blank(2, 2, levels=2), "merge-of-other-sizes"),
    ],
)
def test_other_boards_are_refused(other: Maze, code: str) -> None:
    board = Maze.blank(2, 2)
    for mazes in ((other, board, board), (board, other, board), (board, board, other)):
        with pytest.raises(MazeError) as caught:
            mz.merge(*mazes)
        assert caught.value.code == code


def test_another_origin_is_refused() -> None:
    moved = Maze.blank(2, 2)
    moved.origin = (1, 0)
    with pytest.raises(MazeError, match="from row 1, column 0 on"):
        mz.merge(Maze.blank(2, 2), moved, Maze.blank(2, 2))


def test_only_mazes_are_merged() -> None:
    with pytest.raises(WrongType):
        mz.merge(Maze.blank(1, 1), Maze.blank(1, 1), None)  # type: ignore[arg-type]


def test_conflicts_are_a_sequence() -> None:
    base = Maze.blank(1, 3)
    ours, theirs = both(base)
    ours.set_cells([(0, 0), (0, 2)], "rock")
    theirs.set_cells([(0, 0), (0, 2)], "found")
    ours.set_wall((0, 0), "E")
    theirs.set_wall((0, 0), "E", "secret")
    ours.title, theirs.title = "Mine", "Yours"
    found = mz.merge(base, ours, theirs).conflicts
    assert [it.place for it in found] == [(0, 0, 0), (0, 0, 2), (0, 0, 0, "E"), ("title",)]
    assert found[-1].part is Part.VALUE
    assert [it.place for it in found[1:3]] == [(0, 0, 2), (0, 0, 0, "E")]
    with pytest.raises(IndexError):
        found[4]
    assert repr(found) == "<Conflicts: 4>"
