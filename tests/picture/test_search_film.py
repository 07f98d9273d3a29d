"""Films of searches: each cell has the color of its state, and walls and signs stay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

import mazarine as mz
from mazarine.errors import MazeError
from mazarine.lattice import LATTICES, Lattice
from mazarine.picture import LIGHT, Overlay
from mazarine.picture.drawing import Drawing
from mazarine.picture.render import Strips
from mazarine.picture.search_film import SearchFilm, write_film
from mazarine.searches import Run, State
from tests.depth import examples
from tests.refusals import refused

UNSEEN, FRONTIER, REST = LIGHT.floor, LIGHT.waiting, 0xFF5A5A5A


def searched(lattice: Lattice, seed: int, search: str = "dijkstra") -> tuple[mz.Maze, Run]:
    maze = mz.generate("stack", 6, 7, rng=seed, lattice=lattice)
    maze.add_marker("start", (0, 0))
    maze.add_marker("goal", (5, 6))
    return maze, mz.watch(maze, search)[search]


@given(st.sampled_from(LATTICES), st.integers(0, 99), st.integers(0, 99))
@examples(0.3)
def test_a_frame_is_the_picture_of_the_state(lattice: Lattice, seed: int, step: int) -> None:
    """Compare with a picture drawn from scratch, in the colors of the states; some pixels are on sides."""
    maze, run = searched(lattice, seed)
    step %= len(run)
    film = SearchFilm(maze, run, (300, 260))
    *_, frame = (it.copy() for it in film.frames([0, len(run) // 2, step]))
    cursor = run.cursor(step)
    tints = np.full(maze.shape, 2, dtype=np.uint8)
    tints[run.graph.grid.view(cursor.states) == State.UNSEEN] = 0
    tints[run.graph.grid.view(cursor.states) == State.FRONTIER] = 1
    if step:
        tints[run.graph.grid.array_place(run.graph.grid.cell_at_padded(cursor.current))] = 3
    colors = np.full(256, UNSEEN, dtype=np.uint32)
    colors[1:4] = FRONTIER, REST, LIGHT.current
    drawing = Drawing(maze, overlay=Overlay.SOLUTION, tints=tints, tint_colors=colors)
    expected = Strips(drawing, film._cell_px).paint(0, None)
    top, left = (260 - expected.shape[0]) // 2, (300 - expected.shape[1]) // 2
    part = frame[top : top + expected.shape[0], left : left + expected.shape[1]]
    for color in (UNSEEN, FRONTIER, LIGHT.current, LIGHT.wall):
        differing = np.count_nonzero((part == color) != (expected == color))
        assert differing <= 0.03 * part.size, hex(color)
    assert (frame[:top] == LIGHT.paper).all()


def test_the_last_frame_has_the_path() -> None:
    maze, run = searched(LATTICES[0], 3, "a-star")
    film = SearchFilm(maze, run, (400, 400))
    assert run.path is not None
    *_, last = film.frames([len(run)])
    for _, row, col in run.path.tolist()[1:-1]:
        first, end = film._bounds[run.graph.grid.padded_place((0, row, col)) :][:2]
        assert (last.reshape(-1)[film._pixels[first:end]] == LIGHT.path).all()
        assert end - first > 100


@pytest.mark.parametrize("name", ["a.gif", "a.png", "a.webp"])
def test_films_are_written(tmp_path: Path, name: str) -> None:
    maze, run = searched(LATTICES[0], 1)
    count = write_film(maze, run, tmp_path / name, size="320x240", speed=10, pause=2)
    assert count == len(run) + 1
    with Image.open(tmp_path / name) as film:
        assert (film.size, film.n_frames) == ((320, 240), count)  # type: ignore[attr-defined]


def test_a_fast_film_leaves_steps_out_and_a_series_is_numbered(tmp_path: Path) -> None:
    maze, run = searched(LATTICES[0], 1)
    count = write_film(maze, run, tmp_path / "%02d.png", size="square", speed=250)
    assert count == -(-len(run) // 10) + 1 == len(list(tmp_path.iterdir()))


@pytest.mark.parametrize(
    ("name", "options", "code"),
    [
        ("a.mp4", {}, "not-a-film"),
        ("a%03d.gif", {}, "not-a-film"),
        ("a.gif", {"size": "5x5"}, "not-a-film-size"),
        ("a.gif", {"size": "20x20"}, "film-too-small"),
        ("a.gif", {"size": "9000x9000"}, "not-a-film-size"),
        ("a.gif", {"speed": 0}, "not-a-speed"),
        ("a.gif", {"level": 3}, "no-level"),
    ],
)
def test_what_cannot_be_a_film_is_refused(
    tmp_path: Path, name: str, options: dict[str, Any], code: str
) -> None:
    maze = mz.Maze.blank(30, 30)
    run = mz.watch(maze, "bfs", start=(0, 0), goal=(29, 29))["bfs"]
    with refused(MazeError, code):
        write_film(maze, run, tmp_path / name, **options)
    assert list(tmp_path.iterdir()) == []


def test_too_many_frames_are_refused_with_their_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazarine.picture.search_film.MOST_FRAMES", 30)
    maze, run = searched(LATTICES[0], 1)
    with refused(MazeError, "film-too-long", frames=len(run) + 1, most=30):
        write_film(maze, run, tmp_path / "a.gif", speed=1)
