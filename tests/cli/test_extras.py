"""What is said where a package that only some users need is not installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazarine import extras
from tests.cli.runner import refusal, run


@pytest.fixture
def plain_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no package of an extra be found."""
    monkeypatch.setattr(extras, "find_spec", lambda _module: None)


@pytest.mark.usefixtures("plain_install")
@pytest.mark.parametrize("arguments", [(), ("--example",)])
def test_the_window_names_the_extra_that_it_needs(arguments: tuple[str, ...]) -> None:
    assert refusal(*arguments) == (
        'The window needs PySide6, which is not installed; `pip install "mazarine[gui]"` installs it.'
    )


@pytest.mark.usefixtures("plain_install")
def test_pdf_pages_name_the_extra_that_they_need(file: Path, tmp_path: Path) -> None:
    assert refusal("render", file, tmp_path / "a.pdf").startswith("A PDF file needs PySide6, which is not")
    assert run("render", file, tmp_path / "a.png").exit_code == 0


@pytest.mark.usefixtures("plain_install")
def test_a_zarr_store_names_the_extra_that_it_needs(file: Path, tmp_path: Path) -> None:
    assert refusal("convert", file, tmp_path / "a.maze.zarr") == (
        "A maze in a Zarr store needs Zarr, which is not installed;"
        ' `pip install "mazarine[big]"` installs it.'
    )
