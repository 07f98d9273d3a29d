"""`mazarine` itself: commands, files, and how it fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mazarine import __version__, extras
from mazarine.resources_path import resource
from tests.cli.runner import refusal, run
from tests.qt import needs_qt

_ROOT = Path(__file__).resolve().parents[2]


def _process(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run the real command, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "mazarine", *map(str, arguments)],
        capture_output=True, text=True, cwd=_ROOT, check=False,
    )  # fmt: skip


def _modules_after(*arguments: object) -> set[str]:
    """Return the modules loaded after a command has run in a process of its own."""
    program = (
        "import sys\nfrom mazarine.cli import main\n"
        f"sys.argv = {['mazarine', *map(str, arguments)]!r}\n"
        "try:\n    main()\nexcept SystemExit as end:\n    assert not end.code, end.code\n"
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=_ROOT, check=True
    )
    return set(done.stderr.split())


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> list[list[Path]]:
    """Return the files with which the window would be opened; no window opens."""
    opened: list[list[Path]] = []

    def open_nothing(*paths: Path, new_window: bool) -> int:
        opened.append(list(paths))
        return 8 if new_window else 7

    monkeypatch.setattr("mazarine.gui.start.app.run", open_nothing)
    monkeypatch.setattr(extras, "require", lambda *_: None)
    return opened


def test_the_version() -> None:
    done = _process("--version")
    assert (done.returncode, done.stdout) == (0, f"mazarine {__version__}\n")


def test_help_names_every_command() -> None:
    shown = run("--help").stdout
    assert all(f"\n  {name} " in shown for name in ("info", "segment", "edit", "convert", "render"))


def test_a_refusal_is_one_sentence_and_status_2() -> None:
    done = _process("info", "no such file.maze")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "no such file.maze: the file does not exist.\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["info"], "Missing argument 'FILE'. Try 'mazarine info --help'."),
        (["info", "--bogus"], "Try 'mazarine info --help'."),
        (["--bogus"], "Try 'mazarine --help'."),
        (["render", "a", "b.png", "--overlay", "x"], "Try 'mazarine render --help'."),
        (["render", "a", "b.png", "--cell-size", "0"], "Try 'mazarine render --help'."),
        (["segment", "a"], "Try 'mazarine segment --help'."),
        (["segment", "a", "-o"], "Option '-o' requires an argument. Try 'mazarine segment --help'."),
        (["render", "a", "b.png", "--path", "0,0,0"], "2 arguments. Try 'mazarine render --help'."),
        (["explore", "a", "--radius"], "requires an argument. Try 'mazarine explore --help'."),
        (["--example", "info"], "Try 'mazarine --help'."),
        (["--new-window", "info", "a"], "Try 'mazarine --help'."),
    ],
)
def test_wrong_usage_is_one_line_that_names_the_help(arguments: list[str], sentence: str) -> None:
    assert refusal(*arguments).endswith(sentence)


def test_commands_do_not_load_qt(file: Path, tmp_path: Path) -> None:
    for arguments in (
        ("segment", file, "-o", tmp_path / "a.npz"), ("convert", file, tmp_path / "a.txt"),
        ("edit", file, "-", "-o", tmp_path / "b.maze"),
        ("render", file, tmp_path / "a.png", "--overlay", "none"),
    ):  # fmt: skip
        modules = _modules_after(*arguments)
        assert "PySide6" not in modules, arguments


def test_a_maze_is_read_without_loading_pillow(file: Path) -> None:
    assert "PIL" not in _modules_after("info", file)


def test_nothing_but_the_root_is_loaded_for_the_version() -> None:
    assert not {"numpy", "PySide6", "msgspec"} & _modules_after("--version")


def test_no_argument_opens_the_window_and_its_status_is_the_status(window: list[list[Path]]) -> None:
    assert run().exit_code == 7
    assert window == [[]]


def test_a_file_opens_the_window_with_it(window: list[list[Path]], file: Path) -> None:
    assert run(file).exit_code == 7
    assert window == [[file]]


def test_each_file_opens_in_a_tab(window: list[list[Path]], file: Path) -> None:
    files = [file.with_name(f"{number}.maze") for number in range(30)]
    for path in files:
        path.write_bytes(file.read_bytes())
    assert run(*files).exit_code == 7
    assert run("--new-window", *files).exit_code == 8
    assert window == [files, files]


def test_each_folder_and_missing_file_is_named_and_the_others_open(
    window: list[list[Path]], file: Path
) -> None:
    missing = file.with_name("a.maze")
    result = run(missing, file, file.parent)
    assert (result.exit_code, window) == (7, [[file]])
    assert result.stderr.splitlines() == [
        f"{missing}: the file does not exist.", f"{file.parent}: this is a folder, not a file.",
    ]  # fmt: skip
    assert refusal(missing) == f"{missing}: the file does not exist."
    assert window == [[file]]


@pytest.mark.parametrize("is_first", [True, False])
def test_a_new_window_is_asked_for_before_or_after_the_file(
    window: list[list[Path]], file: Path, is_first: bool
) -> None:
    arguments = ["--new-window", file] if is_first else [file, "--new-window"]
    assert run(*arguments).exit_code == 8
    assert window == [[file]]


def test_a_new_window_needs_no_file(window: list[list[Path]]) -> None:
    assert run("--new-window").exit_code == 8
    assert run("--new-window", "--example").exit_code == 8
    assert window == [[], [resource("mazes/welcome.maze")]]


def test_a_file_named_like_a_command_is_reached_by_its_path(
    window: list[list[Path]], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.rename(file.with_name("info"))
    monkeypatch.chdir(file.parent)
    assert run("./info").exit_code == 7
    assert window == [[Path("info")]]


def test_the_example_opens_the_maze_that_comes_along(window: list[list[Path]]) -> None:
    assert run("--example").exit_code == 7
    assert window == [[resource("mazes/welcome.maze")]]
    assert run("--example", "info").exit_code == 2


def test_a_misspelt_command_opens_no_window(window: list[list[Path]], file: Path) -> None:
    for rest in ((), (file,), (file, "--json")):
        assert refusal("infos", *rest) == (
            "infos: there is neither a file nor a command of this name;"
            " the commands are info, segment, path, stats, check, graph, edit, generate, design, explore,"
            " watch, league, convert, diff, merge, render, parts, book."
        )
    assert window == []


@needs_qt
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
def test_without_a_screen_the_window_says_what_to_use(file: Path) -> None:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    bare = {name: value for name, value in os.environ.items() if name not in screens}
    done = subprocess.run(
        [sys.executable, "-m", "mazarine", str(file)],
        capture_output=True, text=True, cwd=_ROOT, env=bare, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "mazarine render" in done.stderr


def test_an_answer_that_cannot_be_printed_is_one_sentence(file: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no disk that is always full")
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "mazarine", "info", str(file)],
            stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert (done.returncode, done.stderr) == (2, "The output cannot be printed: the disk is full.\n")


def test_an_alphabet_without_a_sign_shows_something_else(file: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mazarine", "info", str(file)],
        env={**os.environ, "PYTHONIOENCODING": "cp437"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert "3 ? 5 cells" in done.stdout
