"""Programs of others that write mazes: what they do wrong is one sentence in their row."""

from __future__ import annotations

import csv
import io
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from math import log10
from pathlib import Path
from typing import Any
from unittest.mock import Mock
from zipfile import ZipFile

import pytest

from mazarine.cli.interrupt import STATUS
from mazarine.errors import MazeError
from mazarine.files import write
from mazarine.generators import generate
from mazarine.league.folders import remove_folder
from mazarine.league.proving import ProvingResult, Status, prove_all, read_plan
from mazarine.league.proving.bad_configs import BAD_CONFIGS
from mazarine.league.proving.results import COLUMNS, Texture
from mazarine.maze import Maze
from tests.cli.runner import interruptible, run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs here want a terminal")

CONFIG = "WIDTH=15\nHEIGHT=11\nENTRY=0,0\nEXIT=14,10\nOUTPUT_FILE=maze.txt\nPERFECT=True\nSEED=3\n"
NO_SEED = CONFIG.replace("SEED=3\n", "")
MAKES = "from maker import *\n"
PROGRAMS = {
    "good": MAKES + "write()",
    "window": MAKES + (
        "from mlx import Mlx\nm = Mlx(); s = m.mlx_init(); w = m.mlx_new_window(s, 9, 9, '42')\n"
        "data, _, line, _ = m.mlx_get_data_addr(m.mlx_new_image(s, 9, 9)); data[line] = 1\n"
        "m.mlx_loop_hook(s, lambda _: m.mlx_loop_exit(s)); m.mlx_loop(s); write()"
    ),
    "menu": MAKES + "write()\nwhile True: input('1 again, 4 quit')",
    "late": MAKES + (
        "import os, tty\ntty.setcbreak(0)\nwhile os.read(0, 1) != b'q': pass\nwrite()"
    ),
    "capital": MAKES + "while input('Q to quit') != 'Q': pass\nwrite()",
    "end of input": MAKES + (
        "try:\n    while input('M to quit') != 'M': pass\nexcept EOFError: pass\nwrite()"
    ),
    "fixed": "import sys; sys.argv[1] = 'config.txt'\n" + MAKES + "write()",
    "elsewhere": MAKES + "import os; os.mkdir('out'); write('out/maze.txt'); input('4 quit'); input()",
    "wide": MAKES + "import os; assert os.get_terminal_size() >= (800, 400), 'too small'; write()",
    "drawn": MAKES + (
        "import curses\n@curses.wrapper\ndef draw(screen):\n    screen.addstr(400, 800, 'maze')\n"
        "    while (key := screen.getkey()) != 'q': assert key != chr(10)\nwrite()"
    ),
    "animated": MAKES + "import time\nfor each in range(200): time.sleep(0.4)\nwrite()",
    "on close": MAKES + (
        "import mlx\nm = mlx.Mlx(); s = m.mlx_init(); w = m.mlx_new_window(s, 9, 9, '42')\n"
        "m.mlx_hook(w, 2, 1, lambda key, _: None, None)\n"
        "m.mlx_hook(w, 33, 0, lambda _: (write(), m.mlx_loop_exit(s)), None); m.mlx_loop(s)"
    ),
    "other seed": MAKES + "grid[0][0] |= rng.random() < 2 and __import__('time').time_ns() % 2; write()",
    "half": MAKES + "write(); f = open('maze.txt', 'r+'); f.truncate(40)",
    "huge": "f = open('maze.txt', 'w')\nwhile True: f.write('F' * 100000)",
    "crash": "raise ValueError('oops')",
    "refuses": "print('too small for me')",
    "silent": "pass",
    "hang": "import time; time.sleep(60)",
    "flood": "while True: print('x' * 1000)",
}  # fmt: skip


def plan_of(folder: Path, programs: dict[str, str], seconds: float = 20, config: str = CONFIG) -> Path:
    """Write a plan with programs."""
    text = f'configs = ["*.config"]\n[limits]\nseconds = {seconds}\n'
    for name, source in programs.items():
        own = folder / name.replace(" ", "_")
        own.mkdir()
        (own / "a_maze_ing.py").write_text(source)
        (own / "maze.txt").write_text("an old one")
        shutil.copy(Path(__file__).with_name("a_maze_ing_program.txt"), own / "maker.py")
        command = f"{sys.executable} a_maze_ing.py {{config}}"
        text += f"[[generator]]\nname = {name!r}\nfolder = {own.name!r}\ncommand = {command!r}\n"
    (folder / "a.config").write_text(config)
    path = folder / "plan.toml"
    path.write_text(text)
    return path


def results_of(path: Path) -> dict[str, ProvingResult]:
    return {result.program: result for _, result in prove_all(read_plan(path), jobs=4)}


def test_programs_that_write_their_file_are_judged_however_they_do_it(tmp_path: Path) -> None:
    names = (
        "good", "window", "menu", "late", "fixed", "elsewhere", "wide", "drawn", "animated", "on close",
        "capital", "end of input",
    )  # fmt: skip
    plan = plan_of(tmp_path, {name: PROGRAMS[name] for name in names})
    found = results_of(plan)
    assert {name: (it.status, it.faults, it.repeats) for name, it in found.items()} == {
        name: (Status.OK, {}, True) for name in names
    }
    assert {it.loops for it in found.values()} == {0}
    assert (tmp_path / "good" / "maze.txt").read_text() == "an old one"


def test_packages_of_a_program_count_as_installed(tmp_path: Path) -> None:
    plan = plan_of(tmp_path, {"packed": MAKES + "import first, second; write()", "bare": "import first"})
    (tmp_path / "packed" / "src").mkdir()
    (tmp_path / "packed" / "src" / "first.py").touch()
    with ZipFile(tmp_path / "packed" / "second-1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("second.py", "")
    found = results_of(plan)
    assert found["packed"].status is Status.OK
    assert found["bare"].status is Status.CRASHED
    assert str(found["bare"].reason).startswith("It needs the package 'first'")


def test_a_program_can_have_keys_of_its_own_in_the_configs(tmp_path: Path) -> None:
    source = MAKES + "assert values['ALGORITHM'] == 'dfs' and values['PERFECT'] == 'True'; write()"
    path = plan_of(tmp_path, {"keys": source}, config=CONFIG.removesuffix("\n"))
    text = path.read_text()
    path.write_text(text + 'keys = { ALGORITHM = "dfs" }\n')
    (result,) = results_of(path).values()
    assert (result.status, result.repeats) == (Status.OK, True)
    (tmp_path / "keys" / "config.txt").write_text("WIDTH=3\n#PERFECT=False\nAlgorithm = no\nALGORITHM=dfs")
    path.write_text(text)
    (result,) = results_of(path).values()
    assert (result.status, result.repeats) == (Status.OK, True)


def test_another_maze_for_the_same_seed_is_noticed(tmp_path: Path) -> None:
    source = MAKES + "import os\nprint(file=open('maze.txt', 'w'), end=os.urandom(9).hex() + '\\n')"
    (result,) = results_of(plan_of(tmp_path, {"random": source})).values()
    assert result.repeats is False


@pytest.mark.parametrize(
    ("name", "status", "said"),
    [
        ("half", Status.BROKEN, ""), ("crash", Status.CRASHED, "ValueError: oops"),
        ("refuses", Status.REFUSED, "too small for me"), ("silent", Status.NOTHING, "It wrote no file"),
        ("hang", Status.TIMEOUT, "within 2 s"), ("flood", Status.TIMEOUT, "within 2 s"),
        ("huge", Status.BROKEN, ""),
    ],
)  # fmt: skip
def test_what_a_program_does_wrong_is_a_sentence_in_its_row(
    tmp_path: Path, name: str, status: Status, said: str
) -> None:
    plan = plan_of(tmp_path, {name: PROGRAMS[name], "good": PROGRAMS["good"]}, seconds=2)
    found = results_of(plan)
    assert found[name].status is status
    assert said in str(found[name].reason)
    assert len(found[name].file) < 1000, "a league keeps many results"
    assert found["good"].status is Status.OK


def test_nothing_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    plan = plan_of(tmp_path, {"forks": "import subprocess, sys\nsubprocess.Popen(['sleep', '61'])\n"})
    results_of(plan)
    assert list(temporary.iterdir()) == []
    running = [path.read_bytes() for path in Path("/proc").glob("[0-9]*/cmdline") if path.exists()]
    assert b"sleep\x0061\x00" not in running


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has subreapers")
def test_nothing_is_left_without_a_mark_and_what_others_started_goes_on(tmp_path: Path) -> None:
    leaves = "import subprocess as s; s.Popen(['sleep', '62'], start_new_session=True, env={}); print('no')"
    # It waits for a child of its own that has lost its parent, until well after the other one has ended.
    waits = MAKES + (
        "import os, time\nif os.fork() == 0:\n    if os.fork() == 0: time.sleep(3); write()\n"
        "    os._exit(0)\n"
        "os.wait()\ntime.sleep(60)"
    )
    plan = plan_of(tmp_path, {"leaves": leaves, "waits": waits}, config=NO_SEED)
    words = sys.executable, "-m", "mazarine", "league", str(plan), "--generators", "--json", "--jobs", "2"
    found = subprocess.run(words, capture_output=True, check=False)
    assert [it["status"] for it in json.loads(found.stdout)["results"]] == ["refused", "ok"]
    running = [path.read_bytes() for path in Path("/proc").glob("[0-9]*/cmdline") if path.exists()]
    assert b"sleep\x0062\x00" not in running


def test_a_program_that_has_closed_its_terminal_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = Mock(side_effect=os.read)
    monkeypatch.setattr("os.openpty", os.pipe)  # At its end, a pipe is read as terminals are on macOS.
    monkeypatch.setattr("os.read", read)
    monkeypatch.setattr("mazarine.league.proving.running._prepare", Mock())
    source = "import os, time\nfor each in range(3): os.close(each)\ntime.sleep(1)\n" + MAKES + "write()"
    (result,) = results_of(plan_of(tmp_path, {"quiet": source})).values()
    assert result.status is Status.OK
    assert read.call_count < 500


def test_an_interrupt_leaves_nothing_behind(tmp_path: Path) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    plan = plan_of(tmp_path, {"hang": "import time; open('started', 'w'); time.sleep(60)"})
    words = interruptible("-m", "mazarine", "league", str(plan), "--generators")
    with subprocess.Popen(words, env={**os.environ, "TMPDIR": str(temporary)}) as command:
        while command.poll() is None and not list(temporary.rglob("started")):
            time.sleep(0.01)
        command.send_signal(signal.SIGINT)
    assert command.returncode == STATUS
    assert list(temporary.iterdir()) == []


def test_keys_that_are_pressed_are_not_what_a_program_says(tmp_path: Path) -> None:
    source = "import time; time.sleep(1.5)"
    (result,) = results_of(plan_of(tmp_path, {"silent": source}, config=NO_SEED)).values()
    assert result.status is Status.NOTHING


def test_a_file_that_cannot_be_written_does_not_lose_the_results(tmp_path: Path) -> None:
    plan = plan_of(tmp_path, {"good": PROGRAMS["good"]}, config=NO_SEED)
    found = run("league", plan, "--generators", "--csv", "--junit", tmp_path / "none/a.xml")
    assert found.exit_code == 2
    assert "good" in found.stdout


def test_wrong_configs_are_to_be_refused(tmp_path: Path) -> None:
    plan = plan_of(tmp_path, {"good": PROGRAMS["good"], "takes all": "open('maze.txt', 'w').write('F\\n')"})
    assert len(BAD_CONFIGS) == 20
    found = run("league", plan, "--generators", "--bad-configs", "--json")
    assert found.exit_code == 1
    rows = json.loads(found.stdout)
    assert [row["status"] for row in rows["results"]] == ["ok", "broken"]
    taken = [row for row in rows["bad_configs"] if row["program"] == "takes all"]
    assert {row["status"] for row in taken} == {"broken"}
    assert {tuple(row["faults"]) for row in taken} == {("config.accepted",)}
    good = {row["config"]: row["status"] for row in rows["bad_configs"] if row["program"] == "good"}
    assert good["no width"] == "crashed"
    assert "needs --generators" in run("league", plan, "--bad-configs").stderr
    assert "run it with --generators" in run("league", plan).stderr
    assert "for mice" in run("league", plan, "--generators", "--goals", "maze").stderr


def test_the_table_in_csv_has_the_records(tmp_path: Path) -> None:
    plan = plan_of(tmp_path, {"good": PROGRAMS["good"], "refuses": PROGRAMS["refuses"]})
    record = json.loads(run("league", plan, "--generators", "--json").stdout)["results"][0]
    first, second = csv.DictReader(io.StringIO(run("league", plan, "--generators", "--csv").stdout))
    assert list(first) == list(record)
    same = "program", "config", "status", "loops", "dead_ends", "shortest", "difficulty", "repeats", "reason"
    assert {it: first[it] for it in same} == {it: str(record[it]) for it in same}
    assert (second["loops"], second["faults"]) == ("", "")


def test_a_file_that_is_written_in_pieces_is_judged_whole(tmp_path: Path) -> None:
    source = MAKES + (
        "import time; write(); text = open('maze.txt').read(); file = open('maze.txt', 'w')\n"
        "file.write(text[:100]); file.flush(); time.sleep(1.5); file.write(text[100:])"
    )
    (result,) = results_of(plan_of(tmp_path, {"pieces": source})).values()
    assert (result.status, result.faults) == (Status.OK, {})


@pytest.mark.parametrize("after", ["", "while True: input('1 again, 4 quit')"])
def test_a_file_that_is_written_line_by_line_is_judged_whole(tmp_path: Path, after: str) -> None:
    source = MAKES + (
        "import time; write(); lines = open('maze.txt').read().splitlines(True)\n"
        "file = open('maze.txt', 'w')\n"
        "for number, line in enumerate(lines):\n"
        "    file.write(line); file.flush(); time.sleep(0.8 * (number in (3, 11, 13)))\n"
    )
    (result,) = results_of(plan_of(tmp_path, {"slow": source + after}, config=NO_SEED)).values()
    assert (result.status, result.faults) == (Status.OK, {})
    assert result.seconds > 2


def test_a_last_line_without_an_end_is_waited_for_but_not_for_ever(tmp_path: Path) -> None:
    source = MAKES + (
        "write(); text = open('maze.txt').read(); open('maze.txt', 'w').write(text[:-1])\n"
        "while True:\n    try: input()\n    except EOFError: pass\n"
    )
    began = time.monotonic()
    (result,) = results_of(plan_of(tmp_path, {"endless": source}, seconds=30, config=NO_SEED)).values()
    assert result.file.count(b"\n") == 14
    assert 5 < time.monotonic() - began < 20


def test_what_was_stopped_goes_on_with_the_tries_that_are_missing(tmp_path: Path) -> None:
    plan = read_plan(plan_of(tmp_path, {name: PROGRAMS[name] for name in ("good", "crash")}))
    assert [number for number, _ in prove_all(plan, finished={0})] == [1]
    assert list(prove_all(plan, finished={0, 1})) == []


@pytest.mark.skipif(sys.platform != "linux", reason="memory is known on Linux only")
def test_memory_is_in_the_result(tmp_path: Path) -> None:
    source = MAKES + "import time\nfull = b'x' * 90_000_000\ndel full\nwrite()"
    found = results_of(plan_of(tmp_path, {"large": source, "small": PROGRAMS["good"]}, config=NO_SEED))
    assert 85 < (found["large"].memory or 0) < 150
    assert 2 < (found["small"].memory or 0) < 60


def test_a_folder_that_cannot_be_read_or_linked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = read_plan(plan_of(tmp_path, {"good": PROGRAMS["good"]}))
    (tmp_path / "good" / ".git").mkdir()
    monkeypatch.setattr(Path, "symlink_to", Mock(side_effect=OSError("no links here")))
    assert [result.status for _, result in prove_all(plan)] == [Status.OK]
    scan = os.scandir

    def scandir(path: str | int) -> Any:
        if path == str(tmp_path / "good" / ".hidden"):
            raise PermissionError(13, "Permission denied")
        return scan(path)

    (tmp_path / "good" / ".hidden").mkdir()
    monkeypatch.setattr("os.scandir", scandir)
    assert ["cannot be copied: Permission denied" in str(it.reason) for _, it in prove_all(plan)] == [True]


def test_what_the_system_refuses_is_a_sentence_in_the_row(tmp_path: Path) -> None:
    plan = plan_of(tmp_path, dict.fromkeys(("good", "folder"), PROGRAMS["good"]))
    (tmp_path / "folder" / "config.txt").mkdir()
    found = results_of(plan)
    assert {name: it.status for name, it in found.items()} == {"good": Status.OK, "folder": Status.CRASHED}
    assert "directory" in str(found["folder"].reason)


def test_a_file_with_signs_of_patterns_is_found(tmp_path: Path) -> None:
    config = CONFIG.replace("maze.txt", "out/**x.txt")
    source = MAKES + "import os; write('**x.txt')"
    (result,) = results_of(plan_of(tmp_path, {"stars": source}, config=config)).values()
    assert result.status is Status.OK


def test_an_empty_seed_is_none(tmp_path: Path) -> None:
    config = CONFIG.replace("PERFECT=True\nSEED=3\n", "SEED=\nPERFECT=True\n")
    (job,) = read_plan(plan_of(tmp_path, {"good": ""}, config=config)).configs
    assert not job.has_seed


@pytest.mark.parametrize(
    "name",
    [
        "/maze.txt", "../maze.txt", "a/../../maze.txt", ".", "..", "config.txt", "x" * 256, "a\0b",
        ".git/HEAD", "a/.VENV/maze.txt",
    ],
)  # fmt: skip
def test_files_outside_the_copy_of_the_folder_are_refused(tmp_path: Path, name: str) -> None:
    plan = plan_of(tmp_path, {"good": PROGRAMS["good"]}, config=CONFIG.replace("maze.txt", name))
    (result,) = results_of(plan).values()
    assert result.status is Status.CRASHED
    assert "OUTPUT_FILE" in str(result.reason)


def test_nothing_behind_links_is_found_or_removed(tmp_path: Path) -> None:
    plan = plan_of(tmp_path, {"good": PROGRAMS["good"]})
    kept = tmp_path / "good/.venv/maze.txt"
    kept.parent.mkdir()
    kept.write_text("not of this run")
    (result,) = results_of(plan).values()
    assert result.status is Status.OK
    assert kept.read_text() == "not of this run"


def test_an_output_with_the_name_of_the_config_elsewhere_leaves_the_config(tmp_path: Path) -> None:
    config = CONFIG.replace("maze.txt", "out/config.txt")
    source = MAKES + "import os; os.mkdir('out'); write('out/config.txt')"
    (result,) = results_of(plan_of(tmp_path, {"same name": source}, config=config)).values()
    assert result.status is Status.OK


def test_folders_that_come_and_go_or_are_deep_do_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    programs = {
        "comes and goes": MAKES + (
            "import os, time\nwhile time.process_time() < 0.5:\n    os.makedirs('a/b/c')\n"
            "    for path in 'a/b/c', 'a/b', 'a': os.rmdir(path)\nwrite()"
        ),
        "deep": MAKES + "import os\nwrite()\nfor _ in range(3000): os.mkdir('d'); os.chdir('d')",
        "closed": MAKES + "import os; write(); os.mkdir('d'); open('d/a', 'w'); os.chmod('d', 0)",
    }  # fmt: skip
    found = results_of(plan_of(tmp_path, programs, seconds=60, config=NO_SEED))
    assert {it.status for it in found.values()} == {Status.OK}
    assert not [*tmp_path.glob("mazarine-*")]


def test_a_folder_too_deep_to_copy_is_a_sentence(tmp_path: Path) -> None:
    plan = plan_of(tmp_path, {"deep": PROGRAMS["good"]})
    makes = "import os\nfor _ in range(3000): os.mkdir('d'); os.chdir('d')"
    subprocess.run([sys.executable, "-c", makes], cwd=tmp_path / "deep", check=True)
    (result,) = results_of(plan).values()
    assert result.status is Status.CRASHED
    assert "File name too long" in str(result.reason)
    remove_folder(tmp_path / "deep")
    assert not (tmp_path / "deep").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are Unicode elsewhere")
def test_names_that_are_not_unicode_are_in_every_table(tmp_path: Path) -> None:
    plan = plan_of(tmp_path, {"silent": "pass"})
    (tmp_path / "a.config").rename(tmp_path / "a\udcff.config")
    plan = plan.rename(tmp_path / "p\udcff.toml")
    for form in ("--csv", "--json"):
        assert "a\ufffd.config" in run("league", plan, "--generators", form).stdout.replace(
            "\\ufffd", "\ufffd"
        )
    assert run("league", plan, "--generators", "--junit", tmp_path / "a.xml").exit_code == 1
    assert 'testsuite name="p\ufffd"' in (tmp_path / "a.xml").read_text(encoding="utf-8")


def test_a_missing_or_wrong_config_is_a_sentence_in_its_row(tmp_path: Path) -> None:
    plan = plan_of(tmp_path, {"good": PROGRAMS["good"]})
    plan.write_text(plan.read_text().replace('"*.config"', '"no.txt", "*.config"'))
    (tmp_path / "b.config").write_text("WIDTH=many\n")
    found = [result for _, result in sorted(prove_all(read_plan(plan)))]
    assert [it.status for it in found] == [Status.CRASHED, Status.OK, Status.CRASHED]
    assert "no.txt" in str(found[0].reason)
    assert str(found[2].reason).endswith(" OUTPUT_FILE.")


def test_two_programs_of_one_folder_do_not_see_each_others_files(tmp_path: Path) -> None:
    source = MAKES + "import os, time\nassert os.listdir().count('maze.txt') == 0; write(); time.sleep(1)"
    plan = plan_of(tmp_path, {"one": source})
    plan.write_text(
        plan.read_text() + plan.read_text()[plan.read_text().index("[[") :].replace("'one'", "'two'", 1)
    )
    found = results_of(plan)
    assert {name: it.status for name, it in found.items()} == {"one": Status.OK, "two": Status.OK}


def test_a_file_far_away_is_none(tmp_path: Path) -> None:
    plan = plan_of(tmp_path, {"away": MAKES + f"write({str(tmp_path / 'away.txt')!r})"})
    (result,) = results_of(plan).values()
    assert result.status is Status.NOTHING


@pytest.mark.parametrize("ending", ["png", "txt", "maze", "tmx", "tmj", "csv", "map", "num", "npy"])
def test_programs_of_any_kind_write_any_format(tmp_path: Path, ending: str) -> None:
    write(generate("backtracker", 5, 7, rng=3), tmp_path / f"a.{ending}")
    result = _copied(tmp_path, f"a.{ending}", rows=5, cols=7)
    assert (result.status, result.faults, result.loops, result.repeats) == (Status.OK, {}, 0, True)


def _copied(folder: Path, name: str, *, rows: int, cols: int) -> ProvingResult:
    """Return the result of a program that copies a file."""
    path = folder / "plan.toml"
    path.write_text(
        f"sizes = [[{rows}, {cols}]]\n[[generator]]\nname = 'any'\ncommand = 'cp {name} {{output}}'\n"
    )
    ((_, result),) = prove_all(read_plan(path))
    return result


def test_the_texture_of_a_maze_is_measured(tmp_path: Path) -> None:
    """A corridor of four cells with two turns leads to a branch with two dead ends of one cell."""
    (tmp_path / "drawn.txt").write_text("D53\nD16\nFEF\n\n0,0\n0,1\nEESWW\n")
    result = _copied(tmp_path, "drawn.txt", rows=3, cols=3)
    assert result.texture == Texture(
        mean_corridor=2.0, longest_corridor=4, turns=2, river=12 / 6,
        difficulty=pytest.approx(log10(1 + 7 * 2 * 2)),
    )  # fmt: skip
    assert result.record["turns"] == 2
    assert dict(zip(COLUMNS, result.cells, strict=True))["River"] == "2.0"
    assert Texture.of(Maze.blank(1001, 1000)) is None


def test_programs_of_any_kind_are_asked_for_sizes_and_seeds(tmp_path: Path) -> None:
    (tmp_path / "make.py").write_text(
        "import sys; rows, cols = int(sys.argv[1]), int(sys.argv[2])\n"
        "open(sys.argv[4], 'w').write(('+' + '---+' * cols + '\\n')"
        " + (('|' + '   ' * 1 + '    ' * (cols - 1) + '|\\n') + ('+' + '   +' * cols + '\\n')) * (rows - 1)"
        " + '|' + '    ' * (cols - 1) + '   |\\n' + '+' + '---+' * cols + '\\n')\n"
    )
    (tmp_path / "plan.toml").write_text(
        "sizes = [[4, 6], [3, 3]]\nseeds = [1, 2]\n[[generator]]\nname = 'open'\n"
        f"command = '{sys.executable} make.py {{rows}} {{cols}} {{seed}} {{output}}'\n"
    )
    found = [result for _, result in sorted(prove_all(read_plan(tmp_path / "plan.toml")))]
    assert [(it.task, it.status, it.repeats) for it in found] == [
        (f"{size}, seed {seed}", Status.OK, True) for size in ("4 × 6", "3 × 3") for seed in (1, 2)
    ]


def test_rock_need_not_be_reached_and_what_is_no_maze_is_said_without_its_path(tmp_path: Path) -> None:
    maze = Maze.blank(2, 4)
    maze.set_cells([(0, 0), (0, 1), (1, 1)], "rock")
    write(maze, tmp_path / "rock.maze")
    (tmp_path / "none.maze").write_bytes(b"")
    text = "sizes = [[2, 4]]\n"
    for name in ("rock", "none"):
        text += f"[[generator]]\nname = '{name}'\ncommand = 'cp {name}.maze {{output}}'\n"
    (tmp_path / "plan.toml").write_text(text)
    rock, none = (result for _, result in sorted(prove_all(read_plan(tmp_path / "plan.toml"))))
    assert (rock.status, rock.faults) == (Status.BROKEN, {"cells.unreachable": 1})
    assert str(none.reason).startswith("the file is empty")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "generator"),
        ("generator = []", "there is no [[generator]] table"),
        ("[[generator]]\nname='a'\ncommand='x'", "neither {config} nor {output}"),
        ("[[generator]]\nname='a'\ncommand='x {config}'", "needs `configs`"),
        ("[[generator]]\nname='a'\ncommand='x {output}'", "needs `sizes`"),
        ("configs=['*.nothing']\n[[generator]]\nname='a'\ncommand='x {config}'", "no such files"),
        ("[[generator]]\nname='a'\ncommand='x \"{config}'", "quotation mark"),
        ("configs = [", "TOML"),
        ("sizes=[[0, 3]]\n[[generator]]\nname='a'\ncommand='x {output}'", "sizes"),
        ("sizes=[[3, 3]]\n" + "[[generator]]\nname='a'\ncommand='x {output}'\n" * 2, "have the name"),
    ],
)
def test_a_wrong_plan_is_refused_in_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "plan.toml"
    path.write_text(text)
    with pytest.raises(MazeError) as error:
        read_plan(path)
    assert said in str(error.value)
    assert run("league", path, "--generators").exit_code == 2
