"""The comparison sees what is wrong: views and deltas spoiled on purpose."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

from mazarine.maze.edits import SetCells
from mazarine.regions import Segmentation
from tests.drawing import blocks
from tests.regions.agreement import delta_differences, differences, number_differences
from tests.regions.numbering import Allowed
from tests.regions.oracle import Oracle
from tests.regions.view import Seen, View

MAZE = """
    ...#....
    ........
    ...#...#
"""


@pytest.fixture
def view() -> View:
    return View.of(Segmentation.of(blocks(MAZE)))


def first_difference(view: View) -> str | None:
    return next(differences(view, Oracle(blocks(MAZE))), None)


def spoiled(view: View, of_kind: str, **words: object) -> View:
    """Return the view with other attributes of its first region of a kind."""
    number = next(number for number, seen in view.regions.items() if seen.kind == of_kind)
    return replace(view, regions={**view.regions, number: replace(view.regions[number], **words)})


def test_a_view_of_the_same_maze_agrees(view: View):
    assert first_difference(view) is None


def test_another_kind_is_seen(view: View):
    view.kind[0, 0, 0] = 2
    assert first_difference(view) == "Cell (0, 0, 0) is crossroad, and should be room."


def test_a_cell_in_another_region_is_seen(view: View):
    view.region[0, 0, 0] = view.region[0, 0, 7]
    assert "Cell (0, 0, 0) is in region" in (first_difference(view) or "")


def test_rock_in_a_region_is_seen(view: View):
    view.region[0, 0, 3] = 1
    assert first_difference(view) == "Cell (0, 0, 3) is rock in region 1."


def test_two_regions_of_one_number_are_seen(view: View):
    number = int(view.region[0, 1, 3])
    view.region[0, 1, 2] = number
    assert f"Number {number} is used twice" in (first_difference(view) or "")


def test_a_region_too_many_is_seen(view: View):
    empty = Seen("crossroad", 1, 0, (), (), (), ())
    more = replace(view, regions={**view.regions, 77: empty})
    assert "Region 77 should not exist" in (first_difference(more) or "")


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("room", {"size": 7}),
        ("room", {"face_count": 1}),
        ("room", {"kind": "corridor"}),
        ("room", {"faces": ((0, 0, 0),)}),
        ("room", {"entries": ()}),
        ("room", {"neighbors": ()}),
        ("corridor", {"entries": ()}),
        ("corridor", {"cells": ((0, 0, 7), (0, 0, 6))}),
        ("crossroad", {"entries": ((0, 0, 0),)}),
        ("crossroad", {"neighbors": (1,)}),
        ("crossroad", {"cells": ()}),
    ],
)
def test_wrong_words_about_a_region_are_seen(view: View, kind: str, words: dict[str, object]):
    assert "Region" in (first_difference(spoiled(view, kind, **words)) or "")


def test_a_walk_out_of_order_is_seen():
    maze = blocks("....")
    view, oracle = View.of(Segmentation.of(maze)), Oracle(maze)
    cells = [(0, 0, col) for col in range(4)]
    for order, agrees in (
        ([0, 1, 2, 3], True),
        ([3, 2, 1, 0], True),
        ([0, 2, 1, 3], False),
        ([1, 2, 3, 0], False),
    ):
        walked = spoiled(view, "corridor", cells=tuple(cells[col] for col in order))
        assert (next(differences(walked, oracle), None) is None) == agrees


def test_a_ring_may_begin_anywhere_and_run_either_way():
    maze = blocks("...\n.#.\n...")
    view, oracle = View.of(Segmentation.of(maze)), Oracle(maze)
    (ring,) = oracle.corridors
    turned = ring.cells[3:] + ring.cells[:3]
    for cells in (turned, turned[::-1]):
        assert next(differences(spoiled(view, "corridor", cells=cells), oracle), None) is None
    swapped = (turned[1], turned[0], *turned[2:])
    assert next(differences(spoiled(view, "corridor", cells=swapped), oracle), None) is not None


def test_a_number_that_the_rules_give_to_another_region_is_seen():
    oracle = Oracle(blocks("..#.."))
    first, second = oracle.corridors
    kept, fresh = Allowed(frozenset([1]), fresh=False), Allowed(frozenset(), fresh=True)
    rules = {first: kept, second: fresh}
    assert list(number_differences({first: 1, second: 2}, rules)) == []
    assert "should have 1." in next(number_differences({first: 3, second: 2}, rules))
    assert "should have a fresh one." in next(number_differences({first: 1, second: 1}, rules))


NAMES = ("cells", "flat", "kind", "region", "gone", "new", "changed")


class TestDeltas:
    @pytest.fixture
    def update(self) -> tuple[View, SimpleNamespace, View]:
        """Return the states before and after a cell was turned to rock, and the delta between them."""
        maze = blocks(MAZE)
        segmentation = Segmentation.of(maze)
        before = View.of(segmentation)
        delta = segmentation.update(SetCells([(0, 1, 3, "rock")]).apply(maze))
        said = SimpleNamespace(fresh=delta.fresh, **{name: getattr(delta, name) for name in NAMES})
        return before, said, View.of(segmentation)

    def test_the_delta_of_an_update_is_exact(self, update: tuple[View, SimpleNamespace, View]):
        assert list(delta_differences(*update, is_fresh=False)) == []

    @pytest.mark.parametrize("name", ["flat", "gone", "new", "changed"])
    def test_a_number_too_much_is_seen(self, update: tuple[View, SimpleNamespace, View], name: str):
        _, said, _ = update
        setattr(said, name, np.append(getattr(said, name), 0))
        said.kind, said.region = (np.resize(part, len(said.flat)) for part in (said.kind, said.region))
        assert f"says {name}" in next(delta_differences(*update, is_fresh=False))

    @pytest.mark.parametrize("name", ["flat", "gone", "changed"])
    def test_a_number_that_is_missing_is_seen(self, update: tuple[View, SimpleNamespace, View], name: str):
        _, said, _ = update
        setattr(said, name, getattr(said, name)[1:])
        said.kind, said.region = (part[-len(said.flat) :] for part in (said.kind, said.region))
        assert f"says {name}" in next(delta_differences(*update, is_fresh=False))

    @pytest.mark.parametrize("name", ["kind", "region"])
    def test_a_wrong_value_is_seen(self, update: tuple[View, SimpleNamespace, View], name: str):
        _, said, _ = update
        getattr(said, name)[0] += 1
        assert "says kinds" in next(delta_differences(*update, is_fresh=False))

    def test_a_delta_that_says_it_is_fresh_is_seen(self, update: tuple[View, SimpleNamespace, View]):
        _, said, _ = update
        said.fresh = True
        assert "is fresh" in next(delta_differences(*update, is_fresh=False))
