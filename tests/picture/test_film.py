"""Films: each frame is the picture of its step, one beside the other; sizes, speeds, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

import mazarine as mz
from mazarine.errors import MazeError
from mazarine.lattice import LATTICES, Lattice
from mazarine.picture import LIGHT
from mazarine.picture.film import SMALL, Filmed, write_film
from mazarine.picture.marks import Mark, marked_drawing, search_marks
from mazarine.picture.render import picture_of, picture_size
from mazarine.searches import Run, State
from tests.refusals import refused


def searched(lattice: Lattice, seed: int, search: str = "dijkstra") -> tuple[mz.Maze, Run]:
    maze = mz.generate("stack", 6, 7, rng=seed, lattice=lattice)
    maze.add_marker("start", (0, 0))
    maze.add_marker("goal", (5, 6))
    return maze, mz.watch(maze, search)[search]


def series(folder: Path, filmed: list[Filmed], **options: Any) -> list[NDArray[np.uint32]]:
    """Return the frames of a film, read from a series of pictures."""
    write_film(filmed, folder / "%04d.png", **options)
    pictures = (np.asarray(Image.open(path).convert("RGB"), np.uint32) for path in sorted(folder.iterdir()))
    return [0xFF000000 | it[..., 0] << 16 | it[..., 1] << 8 | it[..., 2] for it in pictures]


@pytest.mark.parametrize("lattice", LATTICES, ids=str)
def test_each_frame_is_the_picture_of_its_step_in_the_middle(lattice: Lattice, tmp_path: Path) -> None:
    maze, run = searched(lattice, 5)
    frames, cursor = series(tmp_path, [Filmed.search(maze, run)], size="300x260"), run.cursor()
    assert len(frames) == len(run) + 1
    cell_px = next(px for px in range(64, 0, -1) if np.less_equal(picture_size(maze, px), (300, 260)).all())
    for step, frame in enumerate(frames):
        cursor.seek(step)
        marks, level = search_marks(cursor)
        expected = picture_of(marked_drawing(maze, marks, level), cell_px)
        top, left = (260 - expected.shape[0]) // 2, (300 - expected.shape[1]) // 2
        part = frame[top : top + expected.shape[0], left : left + expected.shape[1]]
        assert np.array_equal(part, expected)
        assert (frame[:top] == LIGHT.paper).all()


def test_pictures_stand_side_by_side_and_a_short_one_stays_at_its_end(tmp_path: Path) -> None:
    maze, long = searched(LATTICES[0], 3, "dijkstra")
    short = mz.watch(maze, "greedy")["greedy"]
    assert len(short) < len(long)
    frames = series(tmp_path, [Filmed.search(maze, run) for run in (long, short)], size=SMALL)
    half = frames[0].shape[1] // 2
    assert all(
        np.array_equal(frames[len(short)][:, half:], frame[:, half:]) for frame in frames[len(short) :]
    )
    assert not np.array_equal(frames[len(short)][:, :half], frames[-1][:, :half])


def test_the_marks_of_a_search_are_its_states_its_path_and_where_it_is() -> None:
    _, run = searched(LATTICES[0], 3, "a-star")
    cursor, grid = run.cursor(), run.graph.grid
    for step in range(1, len(run)):
        cursor.seek(step)
        marks, _ = search_marks(cursor)
        here = grid.array_place(grid.cell_at_padded(cursor.current))
        assert marks[here] == Mark.HERE
        states = grid.view(cursor.states)
        assert np.array_equal(marks == Mark.FRONTIER, states == State.FRONTIER)
        assert np.count_nonzero(marks == Mark.PATH) == len(cursor.path()) - 1
        assert (states[marks == Mark.VISITED] == State.TAKEN).all()
    cursor.seek(len(run))
    assert run.path is not None
    marks, _ = search_marks(cursor)
    assert np.count_nonzero(marks >= Mark.PATH) == len(run.path)


@pytest.mark.parametrize("name", ["a.gif", "a.png", "a.webp"])
def test_films_are_written(tmp_path: Path, name: str) -> None:
    maze, run = searched(LATTICES[0], 1)
    count = write_film([Filmed.search(maze, run)], tmp_path / name, size="320x240", speed=10, pause=2)
    assert count == len(run) + 1
    with Image.open(tmp_path / name) as film:
        assert (film.size, film.n_frames) == ((320, 240), count)  # type: ignore[attr-defined]


def test_a_fast_film_leaves_steps_out_and_a_series_is_numbered(tmp_path: Path) -> None:
    maze, run = searched(LATTICES[0], 1)
    count = write_film([Filmed.search(maze, run)], tmp_path / "%02d.png", size="square", speed=250)
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
        ("a.gif", {"speed": 0.001}, "frame-too-long"),
        ("a.png", {"pause": 3600.0}, "frame-too-long"),
        ("a.webp", {"pause": -1.0}, "frame-too-long"),
        ("a.png", {"pause": float("nan")}, "frame-too-long"),
        ("a.gif", {"level": 3}, "no-level"),
    ],
)
def test_what_cannot_be_a_film_is_refused(
    tmp_path: Path, name: str, options: dict[str, Any], code: str
) -> None:
    maze = mz.Maze.blank(30, 30)
    run = mz.watch(maze, "bfs", start=(0, 0), goal=(29, 29))["bfs"]
    with refused(MazeError, code):
        level = options.pop("level", None)
        write_film([Filmed.search(maze, run, level)], tmp_path / name, **options)
    assert list(tmp_path.iterdir()) == []


def test_too_many_frames_are_refused_with_their_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazarine.picture.film.MOST_FRAMES", 30)
    maze, run = searched(LATTICES[0], 1)
    with refused(MazeError, "film-too-long", frames=len(run) + 1, most=30):
        write_film([Filmed.search(maze, run)], tmp_path / "a.gif", speed=1)
