"""The longest path is as long as plain searches from every cell say."""

from __future__ import annotations

import networkx as nx
import numpy as np
import pytest
from hypothesis import given

from mazarine.errors import Cancelled
from mazarine.maze import Maze
from mazarine.paths.structure import components, longest_path
from mazarine.paths.structure.longest_path import LongestPath, longest_path_in
from mazarine.regions import Segmentation
from tests.drawing import blocks, teleporter
from tests.paths.moves import Moves
from tests.paths.structure_graphs import graph_of
from tests.strategies import halls, mazes, rings


@given(mazes() | halls(3, 3) | rings(2, 2))
def test_it_is_as_long_as_the_longest_of_all_paths(maze: Maze) -> None:
    found, moves = longest_path(Segmentation.of(maze)), Moves(maze)
    longest = max((max(moves.from_cell(cell).values()) for cell in moves.board.floor), default=0)
    assert (found.length, found.exact) == (longest, True)
    if found.start is None or found.goal is None:
        assert not moves.board.floor
    else:
        assert moves.from_cell(found.start)[found.goal] == longest


@given(mazes(max_rows=20, max_cols=20, max_levels=1))
def test_without_links_it_is_the_diameter_of_networkx(maze: Maze) -> None:
    graph = graph_of(maze)
    if maze.links or not graph:
        return
    expected = max(nx.diameter(graph.subgraph(part)) for part in nx.connected_components(graph))
    assert longest_path(Segmentation.of(maze)).length == expected


def test_the_part_with_the_longest_way_need_not_be_the_largest() -> None:
    maze = blocks("....##\n....##\n######\n......")
    assert longest_path(Segmentation.of(maze)) == LongestPath((0, 3, 0), (0, 3, 5), 5, True)


def test_a_one_way_link_is_taken_one_way() -> None:
    maze = blocks("...#...", links=[teleporter((0, 0, 6), (0, 0, 0), one_way=True)])
    assert longest_path(Segmentation.of(maze)) == LongestPath((0, 0, 4), (0, 0, 2), 5, True)


def test_more_searches_than_a_byte_counts() -> None:
    link = teleporter((0, 0, 0), (0, 0, 299), one_way=True)
    found = longest_path(Segmentation.of(blocks("." * 300, links=[link])))
    assert (found.length, found.exact) == (299, True)


def test_where_the_work_is_too_much_the_best_is_told_as_such() -> None:
    maze = blocks("......\n.#.##.\n......\n.##.#.\n......")
    segmentation = Segmentation.of(maze)
    found = longest_path_in(segmentation.space, components(segmentation.space), most_visits=1)
    whole = longest_path(segmentation)
    assert not found.exact
    assert 0 < found.length <= whole.length


def test_rock_has_no_longest_path() -> None:
    assert longest_path(Segmentation.of(blocks("##"))) == LongestPath(None, None, 0, True)
    assert longest_path(Segmentation.of(blocks(".#"))) == LongestPath((0, 0, 0), (0, 0, 0), 0, True)


def test_it_can_be_stopped_and_ends_with_all_done() -> None:
    segmentation = Segmentation.of(Maze.blank(9, 9))
    shares: list[float] = []
    longest_path(segmentation, lambda share: shares.append(share) is None)
    assert np.all(np.diff(shares) >= 0)
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    with pytest.raises(Cancelled):
        longest_path(segmentation, lambda _share: False)
