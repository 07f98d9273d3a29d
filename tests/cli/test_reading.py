"""How commands read files: the format that is named, the notes, and the list of formats."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mazarine.files import FORMATS
from tests.cli.runner import refusal, run, said

_GRID = "1,1,1,1,1\n1,0,0,0,1\n1,1,1,1,1\n"


@pytest.fixture
def grid(tmp_path: Path) -> Path:
    """Return a grid of numbers that can be read in more than one way."""
    path = tmp_path / "grid.csv"
    path.write_text(_GRID)
    return path


@pytest.fixture
def ground(tmp_path: Path) -> Path:
    """Return a map of tiles without walls."""
    layer = {"type": "tilelayer", "name": "ground", "width": 2, "height": 1, "data": [1, 2]}
    path = tmp_path / "ground.tmj"
    path.write_text(
        json.dumps({
            "type": "map", "orientation": "orthogonal", "width": 2, "height": 1, "tilewidth": 16,
            "tileheight": 16, "tilesets": [], "layers": [layer],
        })
    )  # fmt: skip
    return path


_READERS = (
    ("info",), ("stats",), ("check",), ("path", "0,0,0", "0,0,1"), ("segment", "-o", "a.npz"),
    ("graph", "a.json"), ("render", "a.png"), ("convert", "a.maze"), ("edit", "-"), ("explore",),
)  # fmt: skip


@pytest.mark.parametrize("words", _READERS, ids=lambda words: words[0])
def test_every_command_that_reads_a_maze_prints_notes_and_takes_the_format(
    words: tuple[str, ...], ground: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name, *rest = words
    result = run(name, ground, *rest, "--from", "tmj-blocks")
    assert "note: No layer is named for walls" in result.stderr
    assert result.stderr.count("\n") == result.stderr.count("note: ") + result.stderr.count("is no start")
    sentence = refusal(name, ground, *rest, "--from", "micromouse-o")
    assert sentence.startswith(str(ground))
    assert "--from" in refusal(name, ground, *rest, "--from", "spreadsheet")


def test_information_names_the_starts_the_goals_and_the_notes(file: Path, ground: Path) -> None:
    told = said("info", file)
    assert (told["format"], told["starts"], told["goals"], told["notes"]) == ("native", [[0, 0, 0]], [], [])
    assert [note["code"] for note in said("info", ground)["notes"]] == ["no-walls", "all-floor"]


def test_the_formats_are_listed() -> None:
    lines = run("--list-formats").stdout.splitlines()
    assert lines[0].split() == ["native", "Mazarine", "maze", "(.maze,", ".npz)"]
    assert lines[-1] == "Commands take a name of this list after --from or --to."
    told = said("--list-formats")["formats"]
    assert {it["name"] for it in told} == {*FORMATS, "zarr"}
    native = {"name": "native", "title": "Mazarine maze", "suffixes": [".maze", ".npz"], "writes": True}
    assert told[0] == native
    assert all(it["writes"] == FORMATS[it["name"]].can_write for it in told if it["name"] != "zarr")


def test_the_list_of_formats_needs_no_command() -> None:
    for words in (("--list-formats", "info"), ("--json", "info", "a")):
        assert refusal(*words).startswith("--list-formats cannot be used with a file or a command.")
    assert refusal("--json").startswith("--json without a command is for --list-formats.")
