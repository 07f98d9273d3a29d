"""`mazarine parts`, and `mazarine render --contest-sheets`."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from mazarine.files import read, write
from mazarine.maze import Maze
from mazarine.picture.wall_parts import WallParts
from mazarine.resources_path import resource
from tests.cli.runner import refusal, run, said
from tests.qt import needs_qt

_CONTEST = resource("mazes/contest.txt")


def test_the_list_of_parts_is_printed() -> None:
    parts = WallParts.of(read(_CONTEST))
    assert run("parts", _CONTEST).stdout.splitlines() == [str(line) for line in parts.lines]


def test_csv_and_json_have_the_same_parts() -> None:
    parts = WallParts.of(read(_CONTEST), 0, 90, 5)
    rows = list(
        csv.DictReader(
            run("parts", _CONTEST, "--csv", "--cell-mm", "90", "--wall-mm", "5").stdout.splitlines()
        )
    )
    found = said("parts", _CONTEST, "--cell-mm", "90", "--wall-mm", "5")
    assert found["pieces"] == [
        {
            "part": row["part"], "count": int(row["count"]), "cells": int(row["cells"]),
            "length_mm": float(row["length_mm"]),
        }
        for row in rows
    ]  # fmt: skip
    assert [tuple(piece.values()) for piece in found["pieces"]] == list(parts.rows_of_parts)
    assert (found["width_mm"], found["height_mm"], found["area_m2"]) == (1445, 1445, 2.088025)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--json", "--csv"), "--json"),
        (("--level", "1"), "level"),
        (("--wall-mm", "100"), "Walls of 100 mm do not fit cells of 180 mm"),
        (("--cell-mm", "0"), "--cell-mm"),
    ],
)
def test_what_cannot_be_is_refused(options: tuple[str, ...], sentence: str) -> None:
    assert sentence in refusal("parts", _CONTEST, *options)


def test_a_honeycomb_has_no_parts(tmp_path: Path) -> None:
    write(Maze.blank(3, 3, lattice="honeycomb"), tmp_path / "a.maze")
    assert "mazes of square cells with walls" in refusal("parts", tmp_path / "a.maze")


@needs_qt
def test_contest_sheets_are_pages_in_real_size(tmp_path: Path) -> None:
    out = tmp_path / "a.pdf"
    assert run("render", _CONTEST, out, "--contest-sheets", "--paper", "A2").exit_code == 0
    assert out.read_bytes().count(b"/Type /Page\n") == 2 + 48
    assert run("render", _CONTEST, out, "--contest-sheets", "--cell-mm", "10").exit_code == 0
    assert out.read_bytes().count(b"/Type /Page\n") == 2 + 1


def test_contest_sheets_are_for_pdf_files(tmp_path: Path) -> None:
    assert "--contest-sheets is not for .svg files." in refusal(
        "render", _CONTEST, tmp_path / "a.svg", "--contest-sheets"
    )
