"""Plugins of installed distributions, found by their entry points without importing them."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import mazarine as mz
from mazarine.plugins import PLUGINS

Install = Callable[[str, dict[str, str], str], None]


@pytest.fixture
def install(plugins_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Return a function that installs a distribution as `pip` does: its files, and a folder about it."""
    del plugins_folder
    site = tmp_path / "site"
    site.mkdir()
    monkeypatch.syspath_prepend(str(site))

    def install(name: str, files: dict[str, str], points: str) -> None:
        for path, text in files.items():
            (site / path).parent.mkdir(parents=True, exist_ok=True)
            (site / path).write_text(textwrap.dedent(text), encoding="utf-8")
        about = site / f"{name}-1.2.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n")
        (about / "entry_points.txt").write_text(textwrap.dedent(points))
        PLUGINS.refresh()

    yield install
    for name in [name for name in sys.modules if name.startswith("a_plugin")]:
        del sys.modules[name]


CODE = """
from mazarine.generators import grow

def begin(board, seed, values):
    return grow(board, [])
"""
POINTS = """
[mazarine.generators]
mine = a_plugin.code:begin
"""


def test_a_package_has_its_manifest_in_a_file(install: Install) -> None:
    manifest = """
        api = 1
        [[generators]]
        name = "mine"
        title = "My generator"
        [[generators.parameters]]
        name = "width"
        title = "Width"
        default = 3
        """
    install("a-plugin", {"a_plugin/__init__.py": "", "a_plugin/code.py": CODE,
                         "a_plugin/mazarine.toml": manifest}, POINTS)  # fmt: skip
    generator = mz.GENERATORS["mine"]
    assert str(generator.title) == "My generator"
    assert [parameter.name for parameter in generator.parameters] == ["width"]
    assert "a_plugin" not in sys.modules
    assert mz.generate("mine", 2, 2, width=4).shape == (1, 2, 2)
    assert [plugin.name for plugin in PLUGINS.found()] == ["a-plugin 1.2"]


def test_a_module_has_it_in_a_text(install: Install) -> None:
    code = 'MAZARINE_PLUGIN = """\napi = 1\n[[generators]]\nname = "mine"\nsummary = "Nothing."\n"""\n' + CODE
    install("a-plugin", {"a_plugin.py": code}, POINTS.replace(".code", ""))
    assert str(mz.GENERATORS["mine"].summary) == "Nothing."
    assert "a_plugin" not in sys.modules
    assert mz.generate("mine", 2, 2).shape == (1, 2, 2)


@pytest.mark.parametrize("top", ["a_plugin/__init__.py", "other.py"], ids=["package", "namespace"])
@pytest.mark.parametrize("place", ["a_plugin/inner/__init__.py", "a_plugin/inner/mazarine.toml"])
def test_a_package_in_a_package_has_one(install: Install, top: str, place: str) -> None:
    manifest = 'api = 1\n[[generators]]\nname = "mine"\nsummary = "Nothing."\n'
    text = manifest if place.endswith("toml") else f'MAZARINE_PLUGIN = """\n{manifest}"""\n{CODE}'
    files = {top: "", "a_plugin/inner/__init__.py": CODE, place: text}
    install("a-plugin", files, POINTS.replace(".code", ".inner"))
    assert str(mz.GENERATORS["mine"].summary) == "Nothing."
    assert mz.generate("mine", 2, 2).shape == (1, 2, 2)


@pytest.mark.parametrize("points", ["bad line\n", "mine = !!!\n", "My Generator = a_plugin:begin\n"])
def test_a_broken_package_does_not_disturb_others(install: Install, points: str) -> None:
    install("a-plugin", {"a_plugin/__init__.py": "", "a_plugin/code.py": CODE}, POINTS)
    install("b-plugin", {}, f"[mazarine.generators]\n{points}")
    assert mz.generate("mine", 2, 2).shape == (1, 2, 2)
    problems = {plugin.name: len(plugin.problems) for plugin in PLUGINS.found()}
    assert problems == {"a-plugin 1.2": 0, "b-plugin 1.2": 1}


def test_entry_points_are_enough(install: Install) -> None:
    install("a-plugin", {"a_plugin/__init__.py": "", "a_plugin/code.py": CODE}, POINTS)
    assert str(mz.GENERATORS["mine"].title) == "Mine"
    assert mz.generate("mine", 2, 2).shape == (1, 2, 2)


def test_a_format_needs_suffixes(install: Install) -> None:
    install("a-plugin", {"a_plugin/__init__.py": ""}, "[mazarine.formats]\nmine = a_plugin\n")
    assert "mine" not in mz.FORMATS
    assert [problem.code for problem in PLUGINS.found()[0].problems] == ["plugin-manifest-wrong"]


def test_a_missing_module_is_one_sentence(install: Install) -> None:
    install("a-plugin", {}, POINTS)
    with pytest.raises(mz.MazeError, match="No module named 'a_plugin'"):
        mz.generate("mine", 2, 2)


def test_nothing_is_looked_for_until_it_is_needed(tmp_path: Path) -> None:
    code = (
        "import sys, mazarine as mz; path = sys.argv[1]\n"
        "mz.write(mz.generate('prim', 2, 2), path); mz.read(path)\n"
        "sys.exit('mazarine.plugins.finding' in sys.modules)"
    )
    path = {"PYTHONPATH": str(Path(mz.__file__).parents[1])}
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "a.maze")], check=True, env=path)
