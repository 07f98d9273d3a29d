"""Programs of others that write mazes: their plans, configs and results."""

from __future__ import annotations

import csv
import io
import json
import sys
from math import log10
from pathlib import Path

import pytest

from mazarine.errors import MazeError
from mazarine.files import write
from mazarine.generators import generate
from mazarine.league.proving import ProvingResult, Status, prove_all, read_plan
from mazarine.league.proving.bad_configs import BAD_CONFIGS
from mazarine.league.proving.results import COLUMNS, Texture
from mazarine.maze import Maze
from tests.cli.runner import run
from tests.league.generator_programs import CONFIG, MAKES, NO_SEED, PROGRAMS, plan_of, results_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs here want a terminal")


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


def test_what_was_stopped_goes_on_with_the_tries_that_are_missing(tmp_path: Path) -> None:
    plan = read_plan(plan_of(tmp_path, {name: PROGRAMS[name] for name in ("good", "crash")}))
    assert [number for number, _ in prove_all(plan, finished={0})] == [1]
    assert list(prove_all(plan, finished={0, 1})) == []


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
