"""Pictures of the page for students of 42, in English and in French."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from photographer import Photographer, opened
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest

from mazarine.files import read
from mazarine.gui.features.league.league_window import LeagueWindow
from mazarine.gui.features.problems.problems_dock import ProblemsPanel
from mazarine.gui.i18n.languages import Language
from mazarine.problems import Profile

_PROGRAM = Path(__file__).parents[2] / "tests" / "league" / "a_maze_ing_program.txt"
_CONFIG = (
    "WIDTH={width}\nHEIGHT={height}\nENTRY=0,0\nEXIT={exit}\nOUTPUT_FILE=maze.txt\nPERFECT={perfect}\n"
    "SEED=42\n"
)
_GAP = "grid[0][0] -= 1\n"
_LOOPS = (
    "for y in range(1, height - 2):\n    for x in range(y % 2, width - 1, 3):\n"
    "        if not {(x, y), (x + 1, y)} & closed and grid[y][x] & 2:\n"
    "            grid[y][x] -= 2\n            grid[y][x + 1] -= 8\n"
)
_FAULTY = """\
A9539153B955515391539517
AC3C6A96C4795696AED2C7C3
C3C796A9393C3BAD693C5552
BC53ABC6C6A96C43BC69553A
8796AC13FBAAFFFC6D7C392A
8569696EFC4457F979556AAA
C3969453FFFBFFFA969396EA
96ABC3BC53FAFD50696AC396
AD2A946956FAFFFA943C3AAB
C10047969154557AC7AD6AAA
900053A96C55553C53C53AC2
AC447A86939179079693AC3A
C55396A96C6A96E96D2AA96A
D5546D46D556C554556C6C56

0,0
23,13
"""
"""A gap in the border, a part that is cut off, and an open area."""
_PROGRAMS = {
    "ada": "write()", "grace": _GAP + "write()", "linus": _LOOPS + "write()",
    "margaret": "if width > 20: sys.exit('too large for me')\nwrite()",
}  # fmt: skip


def _configs(folder: Path) -> None:
    for width, height, perfect in ((16, 12, True), (25, 18, False)):
        text = _CONFIG.format(width=width, height=height, exit=f"{width - 1},{height - 1}", perfect=perfect)
        (folder / f"{width}x{height}.txt").write_text(text)


def _league(language: Language) -> QPixmap:
    with TemporaryDirectory() as name, opened(language=language) as photographer:
        folder = Path(name)
        _configs(folder)
        plan = 'configs = ["*.txt"]\n'
        for program, source in _PROGRAMS.items():
            (folder / program).mkdir()
            (folder / program / "a_maze_ing.py").write_text(_PROGRAM.read_text() + source)
            plan += f'[[generator]]\nname = "{program}"\nfolder = "{program}"\n'
            plan += 'command = "python3 a_maze_ing.py {config}"\n'
        (folder / "plan.toml").write_text(plan)
        return _finished(photographer, folder / "plan.toml")


def _finished(photographer: Photographer, plan: Path) -> QPixmap:
    photographer.act("league.open")
    window = photographer.part(LeagueWindow)
    window.resize(1280, 720)
    window.open_plan(plan)
    photographer.wait(lambda: bool(window.form.draft.programs))
    window.run()
    photographer.wait(lambda: not window.league.is_busy and window.tables.pictures.count() > 0)
    pictures = window.tables.pictures
    photographer.wait(lambda: not any(pictures.item(it).icon().isNull() for it in range(pictures.count())))
    picture = photographer.take(window)
    window.close()
    return picture


def _problems(language: Language) -> QPixmap:
    with TemporaryDirectory() as name:
        path = Path(name, "maze.txt")
        path.write_text(_FAULTY)
        maze = read(path)
    with opened(maze, "maze.txt", language=language) as photographer:
        window, problems = photographer.window, photographer.session.problems
        window.resize(1000, 560)
        photographer.act("window.problems")
        problems.set_profile(Profile.A_MAZE_ING)
        photographer.show_docks(window.docks["problems"], width=400)
        photographer.wait(lambda: not problems.is_stale)
        kinds = [problem.kind for problem in problems.value or ()]
        table = photographer.part(ProblemsPanel).table
        row = table.visualRect(table.model().index(kinds.index("cells.unreachable"), 0))
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
        return photographer.take()


def league_of_students() -> QPixmap:
    """Show programs of the project side by side."""
    return _league(Language.ENGLISH)


def league_of_students_fr() -> QPixmap:
    """Show the same in French."""
    return _league(Language.FRENCH)


def project_problems() -> QPixmap:
    """Show the broken rules of a file of the project."""
    return _problems(Language.ENGLISH)


def project_problems_fr() -> QPixmap:
    """Show the same in French."""
    return _problems(Language.FRENCH)


SCENES = (project_problems, project_problems_fr, league_of_students, league_of_students_fr)
