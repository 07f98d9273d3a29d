"""Plans with programs that write mazes, well or badly."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from mazarine.league.proving import ProvingResult, prove_all, read_plan

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
