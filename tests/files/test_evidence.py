"""Boards are judged by what they look like, and what is strange about them is said."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.files import format_named, read, transfer
from mazarine.files.evidence import board_notes, evidence
from mazarine.files.format import Format
from mazarine.files.messages import BoardNote
from mazarine.files.source import Source, encoding_of, opened
from mazarine.files.transfer import decided
from mazarine.generators import generate
from mazarine.maze import Maze
from mazarine.messages import Message, plain


def _maze(drawing: str) -> Maze:
    return Maze.from_blocks(np.array([[mark == "#" for mark in row] for row in drawing.split()]))


_INSIDE = """
.........
.#######.
.#.....#.
.#.###.#.
.#.....#.
.#######.
.........
"""


@pytest.mark.parametrize(
    ("drawing", "codes"),
    [
        ("##\n##", ["all-rock"]),
        ("..\n..", ["all-floor"]),
        ("#" * 99 + ".", ["little-floor"]),
        (_INSIDE, ["floor-around"]),
        (_INSIDE.replace("#######", "###.###", 1), []),
        (".", []),
        ("#.#\n#.#", []),
    ],
)
def test_strange_boards_are_said(drawing: str, codes: list[str]) -> None:
    assert [note.code for note in board_notes(_maze(drawing))] == codes


def test_a_board_of_floor_with_walls_is_not_strange() -> None:
    assert board_notes(generate("stack", 5, 5, rng=np.random.default_rng(1))) == []


@given(st.sampled_from(["stack-blocks", "prim-blocks"]), st.integers(3, 12), st.integers(0, 99))
def test_a_maze_in_a_frame_is_more_likely_than_its_negative(name: str, size: int, seed: int) -> None:
    maze = generate(name, 2 * size + 1, 2 * size + 1, rng=np.random.default_rng(seed))
    rock = np.pad(maze.cells[0] >> 1 == 0, 1, constant_values=True)
    assert evidence(Maze.from_blocks(rock)) > evidence(Maze.from_blocks(~rock))


def test_what_leads_out_of_the_corner_that_is_looked_at_is_connected() -> None:
    small, large = (np.zeros((size, size), dtype=bool) for size in (201, 601))
    for snake in (small, large):
        snake[1::2] = True
        snake[1::4, -1] = snake[3::4, 0] = False
    assert evidence(Maze.from_blocks(large)) == pytest.approx(evidence(Maze.from_blocks(small)), abs=0.01)


def _format(name: str, drawing: str) -> Format:
    return Format(name, plain(name), (".txt",), lambda _: True, lambda _: _maze(drawing))


def _decide(path: Path, *formats: Format) -> tuple[str, list[str]]:
    path.write_text("?", encoding="utf-8")
    with opened(path) as source:
        _, chosen = decided(source, formats)
        return chosen.name, [str(note) for note in source.notes]


def test_the_likely_reading_is_taken_and_a_likely_other_named(tmp_path: Path) -> None:
    maze = _format("maze", "#####\n#...#\n#.#.#\n#...#\n#####")
    negative = _format("negative", ".....\n.###.\n.#.#.\n.###.\n.....")
    cross = _format("cross", "#####\n##.##\n#...#\n##.##\n#####")
    refused = Format("refused", plain("refused"), (".txt",), lambda _: True, _refuse)
    path = tmp_path / "a.txt"
    assert _decide(path, refused, negative, maze)[0] == "maze"
    chosen, notes = _decide(path, maze, cross)
    assert chosen == "maze"
    assert notes == ["This was read as maze; it could also be cross (--from cross)."]
    assert _decide(path, maze, maze) == ("maze", [])
    assert _decide(path, refused, refused, cross) == ("cross", [])


def test_of_a_large_file_the_first_reading_that_succeeds_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer, "_MOST_BYTES", 0)
    refused = Format("refused", plain("refused"), (".txt",), lambda _: True, _refuse)
    formats = [refused, _format("cross", "##.##\n.....\n##.##"), _format("maze", "####\n#..#\n####")]
    assert _decide(tmp_path / "a.txt", *formats) == ("cross", [])


def _refuse(source: Source) -> Maze:
    raise source.fault(plain("no"))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_texts_in_any_encoding_are_read(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes("█████\n█   █\n█████\n".replace("█", "#" if "16-" in encoding else "█").encode(encoding))
    with opened(path) as source:
        assert (
            format_named("blocks").read(source).cells.tolist() == _maze("#####\n#...#\n#####").cells.tolist()
        )


def test_an_encoding_that_is_guessed_is_said(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes("▓▓▓▓\n▓  ▓\n▓▓▓▓\n".encode("cp437"))
    with opened(path) as source:
        format_named("blocks").read(source)
        assert [str(note) for note in source.notes] == ["The text is not UTF-8; it was read as CP437."]


@given(st.binary(min_size=1, max_size=40))
def test_an_encoding_decodes_what_it_was_guessed_from(head: bytes) -> None:
    encoding = encoding_of(head)
    if encoding and not encoding.startswith("utf"):
        head.decode(encoding)


def test_a_degree_sign_in_a_title_is_latin_1(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes("Labyrinthe n° 1\n\n#####\n#   #\n# # #\n#   #\n#####\n".encode("latin-1"))
    notes: list[Message] = []
    read(path, notes=notes)
    assert notes[0] == BoardNote.ENCODING_GUESSED(encoding="LATIN-1")
