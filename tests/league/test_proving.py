"""Programs of others that write mazes: what they do wrong is one sentence in their row."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from unittest.mock import Mock
from zipfile import ZipFile

import pytest

from mazarine.cli.interrupt import STATUS
from mazarine.league.folders import remove_folder
from mazarine.league.proving import Status, prove_all, read_plan
from tests.cli.runner import interruptible
from tests.league.generator_programs import CONFIG, MAKES, NO_SEED, PROGRAMS, plan_of, results_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs here want a terminal")


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
