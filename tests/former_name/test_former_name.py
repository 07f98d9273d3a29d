"""What was written under the former name of the program still opens; the name itself occurs nowhere else."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import numpy as np
import pytest

import mazarine as mz
from mazarine.files import identify
from mazarine.files.journal import recover
from mazarine.files.stamps import stamp_from
from mazarine.former_name import FORMER_NAME, FORMER_TITLE, take_over_folder
from mazarine.league import read_spec, run_league
from mazarine.plugins import PLUGINS
from mazarine.plugins.plugin import PluginKind
from tests.cli.runner import run
from tests.plugins.conftest import plugins_folder  # noqa: F401

ROOT = Path(__file__).parents[2]
SAMPLES = Path(__file__).parent / "samples"
MAZE = mz.generate("prim", rows=5, cols=7, rng=3)


@pytest.mark.parametrize(
    ("name", "kind"), [("maze.maze", "native"), ("mask.tmx", "tmx-mask"), ("blocks.png", "png")]
)
def test_files_open(name: str, kind: str) -> None:
    assert identify(SAMPLES / name).name == kind
    maze = mz.read(SAMPLES / name)
    if kind == "png":
        assert np.array_equal(maze.cells[0] >> 1 == 0, MAZE.to_blocks())
    else:
        assert np.array_equal(maze.walls, MAZE.walls)
        assert np.array_equal(maze.cells, MAZE.cells)


def test_the_cell_size_in_a_picture_is_read(tmp_path: Path) -> None:
    # All rock: without the size, the whole picture would be one cell.
    from PIL import Image  # noqa: PLC0415
    from PIL.PngImagePlugin import PngInfo  # noqa: PLC0415

    info = PngInfo()
    info.add_text(f"{FORMER_TITLE} cell size", "2")
    Image.new("L", (8, 6)).save(tmp_path / "rock.png", pnginfo=info)
    assert mz.read(tmp_path / "rock.png").shape == (1, 3, 4)


def test_a_store_and_its_regions_open() -> None:
    big = pytest.importorskip("mazarine.big")
    pytest.importorskip("zarr")
    assert np.array_equal(big.read_rectangle(SAMPLES / "store.maze.zarr", (0, 0, 0), 5, 7).walls, MAZE.walls)
    regions = big.StoredSegmentation(SAMPLES / "regions.zarr")
    assert np.array_equal(regions.kinds(0, 0, 0, 5, 7), mz.segment(MAZE).kind[0])


def test_an_unsaved_maze_is_recovered() -> None:
    recovered = recover(SAMPLES / "unsaved.journal")
    maze = MAZE.copy()
    maze.set_wall((2, 3), "E", "open")
    assert recovered.maze == maze
    assert (recovered.origin.name, recovered.steps) == ("Untitled", 1)


def test_a_stamp_opens() -> None:
    stamp, name = stamp_from((SAMPLES / "corner.maze").read_bytes())
    assert name == "A corner"
    assert stamp.mask.shape == (2, 2)


def test_an_edit_script_runs(tmp_path: Path) -> None:
    script = shutil.copy(SAMPLES / "edits.jsonl", tmp_path)
    out = run("edit", SAMPLES / "maze.maze", script, "-o", tmp_path / "out.maze", "--check", "--json")
    assert len(json.loads(out.stdout)["steps"]) == 3


def test_a_stopped_league_begins_again_since_other_figures_are_measured_now(tmp_path: Path) -> None:
    for name in ("league.toml", "league.unfinished.jsonl", "maze.maze"):
        shutil.copy(SAMPLES / name, tmp_path)
    league = run_league(read_spec(tmp_path / "league.toml"))
    assert (league.resumed, len(league.results)) == (0, 1)
    assert not (tmp_path / "league.unfinished.jsonl").exists()


def test_a_plugin_file_works_though_it_imports_the_former_name(plugins_folder: Path) -> None:  # noqa: F811
    shutil.copy(SAMPLES / "openness.txt", plugins_folder / "openness.py")
    PLUGINS.refresh()
    overlay = PLUGINS.of(PluginKind.OVERLAYS)["openness"]
    assert overlay.load()(mz.Maze.blank(3, 3), None)[0].tolist() == [[3, 5, 3], [5, 8, 5], [3, 5, 3]]


def test_a_plugin_of_this_name_may_import_the_other_package(plugins_folder: Path) -> None:  # noqa: F811
    text = f'MAZARINE_PLUGIN = """\napi = 1\n[[overlays]]\nname = "other"\n"""\nother = "{FORMER_NAME}"\n'
    (plugins_folder / "other.py").write_text(text)
    PLUGINS.refresh()
    assert PLUGINS.of(PluginKind.OVERLAYS)["other"].load() == FORMER_NAME


@pytest.mark.usefixtures("plugins_folder")
def test_an_installed_plugin_is_found_with_its_manifest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {
        "old_plugin/__init__.py": "def walls(maze, regions):\n    return 3\n",
        f"old_plugin/{FORMER_NAME}.toml": 'api = 1\n[[statistics]]\nname = "walls"\nunit = "pieces"\n',
        "old-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: old\nVersion: 1.0\n",
        "old-1.0.dist-info/entry_points.txt": f"[{FORMER_NAME}.statistics]\nwalls = old_plugin:walls\n",
    }
    for name, text in files.items():
        (tmp_path / "site" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "site" / name).write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    PLUGINS.refresh()
    found = PLUGINS.of(PluginKind.STATISTICS)["walls"]
    assert found.entry.unit == "pieces"  # type: ignore[attr-defined]
    assert found.load()(None, None) == 3


def test_the_data_folder_is_taken_over_once(tmp_path: Path) -> None:
    former, folder = (tmp_path / title / title for title in (FORMER_TITLE, "Mazarine"))
    (former / "journals").mkdir(parents=True)
    (former / "journals" / "a.journal").write_bytes((SAMPLES / "unsaved.journal").read_bytes())
    take_over_folder(folder)
    assert recover(folder / "journals" / "a.journal").steps == 1
    assert not former.parent.exists()
    former.mkdir(parents=True)
    take_over_folder(folder)
    assert former.is_dir()
    take_over_folder(None)
    take_over_folder(tmp_path / "nothing" / "is" / "there")
    assert not (tmp_path / "nothing").exists()


def test_the_first_command_takes_the_plugins_over(tmp_path: Path) -> None:
    plugins = tmp_path / FORMER_TITLE / FORMER_TITLE / "plugins"
    plugins.mkdir(parents=True)
    shutil.copy(SAMPLES / "openness.txt", plugins / "openness.py")
    picture = tmp_path / "out.png"
    arguments = "render", SAMPLES / "maze.maze", picture, "--overlay", "openness"
    without = {"MAZARINE_PLUGINS", "MAZARINE_NO_PLUGINS"}
    environment = {key: value for key, value in os.environ.items() if key not in without}
    subprocess.run(
        [sys.executable, "-m", "mazarine", *arguments],
        check=True,
        env=environment | {"XDG_DATA_HOME": str(tmp_path)},
    )
    assert picture.stat().st_size > 0
    assert (tmp_path / "Mazarine" / "Mazarine" / "plugins" / "openness.py").is_file()


_PRINT_SETTINGS = textwrap.dedent("""
    import json
    from mazarine.gui.settings import Settings, program_store
    settings = Settings(program_store())
    print(json.dumps({
        "recent": [path.name for path in settings.recent_files], "theme": settings.theme,
        "language": settings.language, "session": [path.name for path in settings.session],
        "start": settings.is_on("start_page", True), "keys": settings.keys_of("tool.wall"),
    }))
    settings.theme = "light"
    settings.clear_recent_files()
    settings.sync()
""")


def test_settings_and_recent_files_are_taken_over_once(tmp_path: Path) -> None:
    pytest.importorskip("PySide6.QtCore")
    (tmp_path / FORMER_TITLE).mkdir()
    shutil.copy(SAMPLES / "settings.conf", tmp_path / FORMER_TITLE / f"{FORMER_TITLE}.conf")
    first, second = (
        json.loads(
            subprocess.run(
                [sys.executable, "-c", _PRINT_SETTINGS], check=True, capture_output=True, text=True,
                env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path)},
            ).stdout
        )
        for _ in range(2)
    )  # fmt: skip
    assert first == {
        "recent": ["first.maze", "second.maze"], "theme": "dark", "language": "pl",
        "session": ["first.maze"], "start": False, "keys": ["Ctrl+Shift+W"],
    }  # fmt: skip
    assert (second["theme"], second["recent"], second["language"]) == ("light", [], "pl")


def test_the_former_name_occurs_only_where_it_is_read() -> None:
    allowed = {
        "docs/CHANGELOG.md": 1,
        "docs/adr/0026-the-name-mazarine.md": 1,
        "editor/mazarine/former_name.py": 1,
    }
    found = {}
    for top in ("README.md", "pyproject.toml", "editor", "resources", "tests", "docs", ".ci", ".github"):
        for path in [ROOT / top] if (ROOT / top).is_file() else (ROOT / top).rglob("*"):
            name = path.relative_to(ROOT).as_posix()
            if not path.is_file() or path.is_relative_to(SAMPLES) or "__pycache__" in path.parts:
                continue
            data = path.read_bytes()
            if path.suffix == ".qm":
                data = data.replace(b"\0", b"")  # UTF-16
            count = (data.lower() + b"\n" + name.lower().encode()).count(FORMER_NAME.encode())
            if count:
                found[name] = count
    assert found == allowed
