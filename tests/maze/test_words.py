"""Setting the title, the author and the properties of a maze."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import EditRejected
from mazarine.maze import Maze
from mazarine.maze.edits import Batch, SetCells, SetMetadata
from tests.refusals import refused

WORDS = st.builds(
    SetMetadata, st.text(max_size=5), st.text(max_size=5),
    st.dictionaries(st.text(max_size=4), st.none() | st.booleans() | st.integers() | st.text(max_size=4)),
)  # fmt: skip


def words_of(maze: Maze) -> tuple[object, ...]:
    return maze.title, maze.author, list(maze.properties.items())


@given(WORDS, WORDS)
def test_words_are_set_and_taken_back_and_set_again(first: SetMetadata, second: SetMetadata) -> None:
    maze = Maze.blank(2, 2)
    first.apply(maze)
    before = words_of(maze)
    change = second.apply(maze)
    after = words_of(maze)
    assert after == (second.title, second.author, list(second.properties.items()))
    assert (len(change.dirty), change.reshaped) == (0, False)
    assert change.metadata_changed or before == after
    again = change.inverse.apply(maze)
    assert words_of(maze) == before
    again.inverse.apply(maze)
    assert words_of(maze) == after


def test_the_same_words_change_nothing_but_a_number_is_not_true() -> None:
    maze = Maze.blank(2, 2)
    assert SetMetadata("a", "b", {"n": 1}).apply(maze).metadata_changed
    assert not SetMetadata("a", "b", {"n": 1}).apply(maze).metadata_changed
    assert SetMetadata("a", "b", {"n": True}).apply(maze).metadata_changed


def test_what_the_caller_does_with_its_properties_later_does_not_matter() -> None:
    maze, mine = Maze.blank(2, 2), {"n": 1}
    SetMetadata("", "", mine).apply(maze)
    mine["n"] = 2
    assert maze.properties == {"n": 1}


def test_a_batch_says_that_words_are_among_what_changed() -> None:
    maze = Maze.blank(2, 2)
    change = Batch((SetMetadata("a", "", {}), SetCells([(0, 0, 0, "rock")]))).apply(maze)
    assert change.metadata_changed
    assert change.dirty.tolist() != []
    change.inverse.apply(maze)
    assert maze == Maze.blank(2, 2)


@pytest.mark.parametrize(
    ("edit", "code", "value"),
    [
        (SetMetadata(1, "", {}), "title-not-text", "1"),
        (SetMetadata("", None, {}), "author-not-text", "None"),
        (SetMetadata("", "", {1: 2}), "property-name-not-text", "1"),
    ],
)  # type: ignore[arg-type]
def test_what_is_no_text_is_refused(edit: SetMetadata, code: str, value: str) -> None:
    maze = Maze.blank(2, 2)
    with refused(EditRejected, code, value=value):
        edit.apply(maze)
    assert maze == Maze.blank(2, 2)
