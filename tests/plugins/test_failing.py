"""Plugins that fail: one sentence, a traceback in the log, and no harm to anything else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import mazarine as mz
from mazarine.cli.root import root
from mazarine.errors import GeneratorError, PluginError
from mazarine.picture.plugins import ADDED_OVERLAYS, added_tints
from mazarine.plugins import PLUGINS
from mazarine.problems import Severity
from tests.plugins.conftest import WritePlugin

GENERATOR = """
api = 1
[[generators]]
name = "mine"
"""

_PARAMETER = "api=1\n[[generators]]\nname='mine'\n[[generators.parameters]]\nname='p'\ntitle='P'\ndefault="


def problems() -> list[tuple[str, str]]:
    return [(problem.code, str(problem)) for plugin in PLUGINS.found() for problem in plugin.problems]


def grow_mine() -> mz.Maze:
    return mz.generate("mine", 3, 3, rng=1)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("1 / 0\n", "ZeroDivisionError: division by zero"),
        ("import not_there\n", "No module named 'not_there'"),
        ("raise SystemExit(3)\n", "SystemExit: 3"),
        ("def other(): pass\n", "mazarine_plugin_mine has no mine"),
        ("this is no Python\n", "SyntaxError"),
        ("def mine(): pass\n", "takes 0 positional arguments"),
        ("def mine(board, seed, values): return 7\n", "mine returned int instead of Growth"),
        ("def mine(board, seed, values):\n    raise RuntimeError('a\\nb {c}')\n", "RuntimeError: a b {c}"),
    ],
)  # fmt: skip
def test_a_plugin_that_fails_is_disabled(
    write_plugin: WritePlugin, caplog: pytest.LogCaptureFixture, code: str, told: str
) -> None:
    write_plugin(GENERATOR, code)
    with pytest.raises(PluginError) as first:
        grow_mine()
    assert first.value.code == "plugin-failed"
    assert told in str(first.value)
    assert "\n" not in str(first.value)
    assert "Traceback" in caplog.text
    with pytest.raises(PluginError) as second:
        grow_mine()
    assert second.value.code == "plugin-disabled"
    assert mz.generate("prim", 3, 3, rng=1).shape == (1, 3, 3)


def test_it_may_fail_in_the_middle_of_its_work(write_plugin: WritePlugin) -> None:
    write_plugin(
        GENERATOR,
        "from mazarine.generators import grow\nfrom mazarine.lattice import Side\n"
        "def steps():\n    yield 0, 0, Side.E\n    raise KeyError('lost')\n"
        "def mine(board, seed, values): return grow(board, steps())\n",
    )
    growth = mz.generators.begin("mine", 3, 3)
    growth.advance(1)
    with pytest.raises(PluginError, match="lost"):
        growth.advance(1)


def test_a_passage_into_the_wall_is_one_sentence(write_plugin: WritePlugin) -> None:
    write_plugin(
        GENERATOR,
        "from mazarine.generators import grow\nfrom mazarine.lattice import Side\n"
        "def mine(board, seed, values): return grow(board, [(0, 0, Side.N)])\n",
    )
    with pytest.raises(GeneratorError, match="No passage can be opened at row 0, column 0 to side N"):
        grow_mine()


def test_a_change_of_the_file_gives_it_another_chance(write_plugin: WritePlugin) -> None:
    path = write_plugin(GENERATOR, "1 / 0\n")
    with pytest.raises(PluginError):
        grow_mine()
    assert not PLUGINS.refresh()
    code = "from mazarine.generators import grow\ndef mine(board, seed, values): return grow(board, [])\n"
    path.write_text(path.read_text(encoding="utf-8").replace("1 / 0\n", code), encoding="utf-8")
    assert PLUGINS.refresh()
    assert grow_mine().shape == (1, 3, 3)
    path.unlink()
    assert PLUGINS.refresh()
    with pytest.raises(GeneratorError, match="mine"):
        grow_mine()


@pytest.mark.parametrize(
    ("manifest", "code", "told"),
    [
        ("api = 2\n[[lattices]]\nshape = 7\n", "plugin-api-unknown", "is for version 2"),
        ("api = 1\n[[generators]]\nname = 'Mine!'\n", "plugin-manifest-wrong", "generators[0].name"),
        ("api = 1\n[[generators]]\nnames = 'mine'\n", "plugin-manifest-wrong", "names"),
        ("api = \n", "plugin-manifest-wrong", "at line 3"),
        ("[[generators]]\nname = 'mine'\n", "plugin-manifest-wrong", "api"),
        ("api = 1\n[[formats]]\nname = 'mine'\n", "plugin-manifest-wrong", "suffixes"),
        ("api=1\n[[formats]]\nname='mine'\nsuffixes=['.a.b']\n", "plugin-manifest-wrong", "suffixes[0]"),
        ("x = " + 3000 * "[", "plugin-manifest-wrong", "recursion"),
        (f"api = {5000 * '1'}\n", "plugin-manifest-wrong", "4300 digits"),
        (f"{_PARAMETER}'text'\n", "plugin-manifest-wrong", "the default of p must be"),
        (f"{_PARAMETER}-1\n", "plugin-manifest-wrong", "the default of p must be"),
        (f"{_PARAMETER}nan\n", "plugin-manifest-wrong", "the default of p must be"),
        (f"{_PARAMETER}3\nmost = 2\n", "plugin-manifest-wrong", "to 2"),
        (f"{_PARAMETER}'x'\nchoices = {{y = 'Y'}}\n", "plugin-manifest-wrong", "one of its choices"),
        (
            f"{_PARAMETER}1\n[[generators.parameters]]\nname = 'p'\ntitle = 'P'\ndefault = 2\n",
            "plugin-manifest-wrong", "two parameters have the name p",
        ),
        (f"{_PARAMETER}1\nhelp = '{'h' * 2000}'\n", "plugin-manifest-wrong", "help"),
    ],
)  # fmt: skip
def test_a_wrong_manifest_is_reported(write_plugin: WritePlugin, manifest: str, code: str, told: str) -> None:
    write_plugin(f"\n{manifest}", "1 / 0\n")
    assert [found for found, _ in problems()] == [code]
    assert told in problems()[0][1]
    assert "mine" not in mz.GENERATORS


def test_files_without_manifest_and_unreadable_ones_are_reported(plugins_folder: Path) -> None:
    (plugins_folder / "plain.py").write_text("x = 1\n")
    (plugins_folder / "latin.py").write_bytes(b"# \xe9\n")
    (plugins_folder / "_helper.py").write_text("x = 1\n")
    (plugins_folder / "folder.py").mkdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(plugins_folder / "zpipe.py")
    PLUGINS.refresh()
    assert [code for code, _ in problems()][:3] == [
        "plugin-not-readable", "plugin-not-readable", "plugin-without-manifest",
    ]  # fmt: skip
    assert {code for code, _ in problems()[3:]} <= {"plugin-not-readable"}


def test_a_long_file_with_a_byte_order_mark_is_read(write_plugin: WritePlugin) -> None:
    path = write_plugin(GENERATOR, "")
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes() + b"#" + 600_000 * "é".encode())
    PLUGINS.refresh()
    assert problems() == []
    assert "mine" in mz.GENERATORS


def test_its_classes_know_their_module(write_plugin: WritePlugin) -> None:
    code = """
import pickle
from dataclasses import dataclass
from mazarine.generators import grow

@dataclass
class Step:
    side: "int"

def mine(board, seed, values):
    assert pickle.loads(pickle.dumps(Step(1))) == Step(1)
    return grow(board, [])
"""
    write_plugin(GENERATOR, code)
    assert grow_mine().shape == (1, 3, 3)


def test_a_name_that_is_taken_is_ignored(write_plugin: WritePlugin) -> None:
    write_plugin(GENERATOR.replace("mine", "prim"), "", "first.py")
    write_plugin(GENERATOR, "", "second.py")
    write_plugin(GENERATOR, "", "third.py")
    assert list(mz.GENERATORS)[-1] == "mine"
    assert [code for code, _ in problems()] == ["plugin-name-taken"] * 2
    assert mz.generate("prim", 2, 2, rng=1).shape == (1, 2, 2)


def test_statistics_and_checks_go_on_without_a_plugin_that_fails(
    write_plugin: WritePlugin, tmp_path: Path
) -> None:
    write_plugin("\napi = 1\n[[statistics]]\nname = 'bad'\n[[checks]]\nname = 'worse'\n", "1 / 0\n")
    maze = mz.Maze.blank(3, 3)
    with pytest.warns(UserWarning, match="mine.py failed"):
        assert mz.statistics(maze).plugins == {"bad": None}
    assert len(mz.check(maze)) == 2
    PLUGINS.turn_off()
    PLUGINS.turn_on()
    mz.write(maze, tmp_path / "a.maze")
    found = CliRunner().invoke(root, ["stats", str(tmp_path / "a.maze"), "--json"])
    assert found.exit_code == 0
    assert "mine.py failed" in found.stderr
    assert json.loads(found.stdout)["plugins"] == {"bad": None}


@pytest.mark.parametrize(
    "body",
    [
        "raise MazeError(plain('x'))", "return None", "return [1]",
        "return [Problem('k', 'bad', plain('x'))]", "return [Problem('k', 'note', Message('{a}', {}))]",
        "return [Problem('k', 'note', plain('x'), 'many')]",
        "return [Problem('k', 'note', plain('x'), 1, [(0, 9, 9)])]",
    ],
)  # fmt: skip
def test_a_check_that_fails_is_left_out(write_plugin: WritePlugin, body: str) -> None:
    write_plugin("\napi = 1\n[[checks]]\nname = 'mine'\n", f"{_IMPORTS}def mine(checked):\n    {body}\n")
    with pytest.warns(UserWarning, match="mine.py failed"):
        assert len(mz.check(mz.Maze.blank(3, 3))) == 2


_IMPORTS = """
from mazarine.errors import MazeError
from mazarine.messages import Message, plain
from mazarine.problems import Problem
"""


def test_words_and_lists_do_for_a_problem(write_plugin: WritePlugin) -> None:
    cells = "[(0, 1, 2), (0, 2, 2)]"
    code = f"def mine(checked):\n    yield Problem('k', 'note', 'Look here.', 2, {cells})\n"
    write_plugin("\napi = 1\n[[checks]]\nname = 'mine'\n", _IMPORTS + code)
    (problem,) = (found for found in mz.check(mz.Maze.blank(3, 3)) if found.kind == "k")
    assert (str(problem.message), problem.severity) == ("Look here.", Severity.NOTE)
    assert problem.cells.tolist() == [[0, 1, 2], [0, 2, 2]]


@pytest.mark.parametrize("value", ["10**400", "'x'", "1j", "[1]"])
def test_a_statistic_that_is_no_number_is_left_out(write_plugin: WritePlugin, value: str) -> None:
    code = f"def mine(maze, regions): return {value}\n"
    write_plugin("\napi = 1\n[[statistics]]\nname = 'mine'\n", code)
    with pytest.warns(UserWarning, match="mine.py failed"):
        assert mz.statistics(mz.Maze.blank(3, 3)).plugins == {"mine": None}


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("def mine(maze, regions): return [[1, 2], [3]]\n", "ValueError"),
        ("def mine(maze, regions): return [1, 2]\n", "broadcast"),
        ("def mine(maze, regions): return 'x'\n", "could not convert"),
    ],
)
def test_an_overlay_of_a_wrong_shape_is_one_sentence(write_plugin: WritePlugin, code: str, told: str) -> None:
    write_plugin("\napi = 1\n[[overlays]]\nname = 'mine'\n", code)
    with pytest.raises(PluginError, match=told):
        added_tints(ADDED_OVERLAYS["mine"], mz.Maze.blank(3, 3))


def test_an_overlay_without_numbers_says_so(write_plugin: WritePlugin) -> None:
    write_plugin("\napi = 1\n[[overlays]]\nname = 'mine'\n", "def mine(maze, regions): return float('nan')\n")
    tints = added_tints(ADDED_OVERLAYS["mine"], mz.Maze.blank(3, 3))
    assert tints.steps is None
    assert tints.message.code == "nothing-in-overlay"


def test_an_explorer_that_fails_stops(write_plugin: WritePlugin) -> None:
    manifest = "\napi = 1\n[[explorers]]\nname = 'mine'\nobject = 'Mine'\n"
    write_plugin(
        manifest,
        "from mazarine.agents.explorers import Explorer\n"
        "class Mine(Explorer):\n    def choose(self): return 'north'\n",
    )
    maze = mz.generate("prim", 9, 9, rng=1)
    walk = mz.explore(maze, explorer="mine")
    assert "mine returned str instead of Step or Take or Wait" in str(walk.reason)
    write_plugin(manifest, "Mine = 7\n")
    with pytest.raises(PluginError, match="int instead of Explorer"):
        mz.explore(maze, explorer="mine")


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("return Step(Side.N)", "ValueError: This move is not possible"),
        ("return Take(5)", "ValueError: This move is not possible"),
        ("self.agent.go(Step(Side.N))", "AgentError: This move is not possible"),
    ],
)
def test_an_explorer_that_makes_impossible_moves_stops(
    write_plugin: WritePlugin, body: str, told: str
) -> None:
    write_plugin(
        "\napi = 1\n[[explorers]]\nname = 'mine'\nobject = 'Mine'\n",
        "from mazarine.agents.explorers import Explorer\nfrom mazarine.agents.moves import Step, Take\n"
        f"from mazarine.lattice import Side\nclass Mine(Explorer):\n    def choose(self): {body}\n",
    )
    walk = mz.explore(mz.generate("prim", 9, 9, rng=1), explorer="mine")
    assert walk.end == "failed"
    assert told in str(walk.reason)


def test_a_format_that_fails_loses_no_file(write_plugin: WritePlugin, tmp_path: Path) -> None:
    write_plugin(
        "\napi = 1\n[[formats]]\nname = 'mine'\nsuffixes = ['.mine']\n",
        "def read(source): return None\ndef write(maze, sink):\n    sink.stream.write(b'x')\n    1 / 0\n",
    )
    path = tmp_path / "a.mine"
    path.write_text("before")
    with pytest.raises(PluginError, match="division by zero"):
        mz.write(mz.Maze.blank(2, 2), path)
    assert path.read_text() == "before"
    assert [it.name for it in tmp_path.iterdir() if it.is_file()] == ["a.mine"]


def test_a_format_that_closes_its_stream_is_one_sentence(write_plugin: WritePlugin, tmp_path: Path) -> None:
    write_plugin(
        "\napi = 1\n[[formats]]\nname = 'mine'\nsuffixes = ['.mine']\n",
        "def write(maze, sink): sink.stream.close()\ndef losses(maze): return ['text', 3]\n",
    )
    assert list(map(str, mz.losses(mz.Maze.blank(2, 2), "mine"))) == ["text", "3"]
    with pytest.raises(PluginError, match="closed the stream"):
        mz.write(mz.Maze.blank(2, 2), tmp_path / "a.mine")


@pytest.mark.parametrize("takes", [False, True])
def test_a_format_gets_hexagons_if_it_takes_them(
    write_plugin: WritePlugin, tmp_path: Path, takes: bool
) -> None:
    more = "hexagons = true\n" if takes else ""
    write_plugin(
        f"\napi = 1\n[[formats]]\nname = 'mine'\nsuffixes = ['.mine']\n{more}",
        "def write(maze, sink): sink.stream.write(maze.lattice.name.encode())\n",
    )
    path, maze = tmp_path / "a.mine", mz.Maze.blank(2, 2, lattice="hexagon")
    if takes:
        mz.write(maze, path)
        assert path.read_text() == "hexagon"
    else:
        with pytest.raises(mz.MazeFileError, match="“Mine” holds square cells only"):
            mz.write(maze, path)
        assert not path.exists()


def test_the_command_can_go_without_plugins(write_plugin: WritePlugin, tmp_path: Path) -> None:
    write_plugin(GENERATOR, "1 / 0\n")
    arguments = ["generate", "mine", "--rows", "3", "--cols", "3", "-o", str(tmp_path / "a.maze")]

    def run(*options: str) -> str:
        command = [sys.executable, "-m", "mazarine", *options, *arguments]
        home = {"XDG_DATA_HOME": str(tmp_path / "data")}
        found = subprocess.run(command, capture_output=True, text=True, check=False, env=_environment(home))
        assert found.returncode == 2
        assert len(found.stderr.splitlines()) == 1
        return found.stderr

    assert "mine.py failed" in run()
    assert "Traceback" in (tmp_path / "data" / "Mazarine" / "Mazarine" / "mazarine.log").read_text()
    assert "mine.py" not in run("--no-plugins")


def _environment(others: dict[str, str]) -> dict[str, str]:
    return {**os.environ, **others, "PYTHONPATH": str(Path(mz.__file__).parents[1])}
