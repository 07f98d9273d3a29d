"""Whatever a caller sets is refused with a sentence, or is written so that it can be read again."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from decimal import Decimal
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import EditRejected, MazeFileError
from mazarine.files import read, write
from mazarine.lattice import LATTICES
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port
from mazarine.maze.edits import PlaceLink, PlaceMarker, SetMetadata
from mazarine.maze.growth import GrownPoints
from tests.files.dressed import growths
from tests.refusals import refused

_SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.binary(max_size=3),
    st.sampled_from([
        np.int8(3), np.uint64(2**64 - 1), np.float32(0.5), np.float64("nan"), np.str_("text"), np.bool_(True),
        Decimal(1), object(), int, {1}, 2**70, "start", "N", "pad", "\ud800",
    ]),
)  # fmt: skip
_ANYTHING = st.recursive(
    _SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.tuples(inner, inner, inner),
        st.dictionaries(st.one_of(st.text(max_size=3), st.integers()), inner, max_size=3),
    ),
    max_leaves=5,
)
_CELLS = st.one_of(
    _ANYTHING, st.tuples(*[st.sampled_from([0, 1, 2, np.int8(1), np.uint64(2), 1.0, True, -1])] * 3)
)

_TABLES = st.one_of(
    _ANYTHING,
    st.lists(
        st.tuples(*[st.sampled_from([0, 1, -1, 5, 1 << 30, (1 << 30) + 1, 1 << 31, 1 << 63, 1 << 70])] * 3)
    ).map(np.array),
)


def _set_link(maze: Maze, draw: Any) -> None:
    ports = [Port(draw(_CELLS), draw(st.one_of(st.just("pad"), _ANYTHING))) for _ in range(2)]
    kind = draw(st.one_of(st.just("teleporter"), _ANYTHING))
    PlaceLink(Link(ports[0], ports[1], kind, draw(_ANYTHING), draw(_ANYTHING), draw(_ANYTHING))).apply(maze)


def _set_marker(maze: Maze, draw: Any) -> None:
    kind, side = draw(st.one_of(st.just("note"), _ANYTHING)), draw(st.one_of(st.none(), _ANYTHING))
    PlaceMarker(Marker(kind, draw(_CELLS), side, draw(_ANYTHING), draw(_ANYTHING))).apply(maze)


def _set_words(maze: Maze, draw: Any) -> None:
    SetMetadata(
        draw(_ANYTHING), draw(_ANYTHING), draw(st.dictionaries(st.text(), _ANYTHING, max_size=2))
    ).apply(maze)


def _set_attribute(maze: Maze, draw: Any) -> None:
    setattr(
        maze, draw(st.sampled_from(["title", "author", "properties", "extra", "growth"])), draw(_ANYTHING)
    )


def _set_growth(maze: Maze, draw: Any) -> None:
    growth = draw(st.one_of(growths(), _ANYTHING, _TABLES.map(GrownPoints), _CELLS.map(GrownPoints.first)))
    maze.growth = growth
    with suppress(ValueError, AttributeError):
        growth.table.flags.writeable = True
        growth.table[0] = 5


def _set_lattice(maze: Maze, draw: Any) -> None:
    maze.lattice = draw(st.sampled_from(LATTICES))


def _set_cell(maze: Maze, draw: Any) -> None:
    array = draw(st.sampled_from(maze.buffers))
    array[draw(st.integers(0, 0)), draw(st.integers(0, 2)), draw(st.integers(0, 2))] = draw(
        st.integers(0, 255)
    )


_SETTERS = (_set_link, _set_marker, _set_words, _set_attribute, _set_growth, _set_lattice, _set_cell)


@pytest.mark.parametrize("setters", [_SETTERS, (_set_growth, _set_lattice)], ids=["all", "growth"])
@given(st.data())
def test_what_is_accepted_can_be_read_again(
    setters: Sequence[Callable[[Maze, Any], None]], data: st.DataObject
) -> None:
    maze = Maze.blank(3, 3, lattice=data.draw(st.sampled_from(["square", "honeycomb", "hexagon"])))
    for setter in data.draw(st.lists(st.sampled_from(setters), min_size=1, max_size=3)):
        with suppress(EditRejected):
            setter(maze, data.draw)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.maze"
        try:
            write(maze, path)
        except MazeFileError:
            assert not path.exists()
            return
        again = read(path)
    assert (again.title, again.author, again.links, again.markers, again.growth) == (
        maze.title, maze.author, maze.links, maze.markers, maze.growth,
    )  # fmt: skip
    assert np.array_equal(again.cells, maze.cells)
    assert again.properties.keys() == maze.properties.keys()


def test_a_word_of_a_wrong_type_is_refused_where_it_is_set() -> None:
    ports = Port((0, 0, 0)), Port((0, 1, 1))
    with refused(EditRejected, "link-label-not-text", value="5"):
        Link(*ports, label=5)  # type: ignore[arg-type]
    with refused(EditRejected, "one-way-not-boolean"):
        Link(*ports, one_way="no")  # type: ignore[arg-type]
    with refused(EditRejected, "marker-label-not-text", value="None"):
        Marker(MarkerKind.START, (0, 0, 0), label=None)  # type: ignore[arg-type]
    maze = Maze.blank(2, 2)
    with refused(EditRejected, "title-not-text", value="5"):
        maze.title = 5  # type: ignore[assignment]
    with refused(EditRejected, "properties-not-dict"):
        maze.properties = [1]  # type: ignore[assignment]
    assert maze == Maze.blank(2, 2)
