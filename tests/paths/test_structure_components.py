"""Connected components equal those of networkx."""

from __future__ import annotations

import networkx as nx
import numpy as np
from hypothesis import given

from mazarine.maze import Maze
from mazarine.paths.structure import components
from mazarine.regions import Space
from tests.drawing import blocks, teleporter
from tests.paths.structure_graphs import by_cell, cells_only, graph_of
from tests.strategies import halls, mazes, rings


@given(mazes() | halls() | rings())
def test_parts_are_those_of_networkx(maze: Maze) -> None:
    found = components(Space.of(maze))
    labels = by_cell(maze, found.labels)
    expected = [cells_only(part) for part in nx.connected_components(graph_of(maze))]
    expected.sort(key=lambda part: (-len(part), min(part)))
    assert found.sizes.tolist() == [len(part) for part in expected]
    for number, part in enumerate(expected, 1):
        assert {labels.pop(cell) for cell in part} == {number}
    assert set(labels.values()) <= {0}  # The rest is rock.


def test_the_largest_part_is_the_first() -> None:
    found = components(Space.of(blocks(".#...\n.#.#.\n#.#.#")))
    assert found.labels.tolist() == [[[2, 0, 1, 1, 1], [2, 0, 1, 0, 1], [0, 3, 0, 4, 0]]]
    assert found.sizes.tolist() == [5, 2, 1, 1]


def test_a_one_way_link_joins_parts() -> None:
    link = teleporter((0, 0, 2), (1, 0, 0), one_way=True)
    found = components(Space.of(blocks(".#.", "..#", links=[link])))
    assert found.labels.tolist() == [[[2, 0, 1]], [[1, 1, 0]]]


def test_rock_has_no_parts() -> None:
    found = components(Space.of(blocks("##\n##")))
    assert not found.labels.any()
    assert (found.labels.dtype, found.sizes.dtype, len(found.sizes)) == (np.int32, np.int64, 0)
