"""Small mouse programs in Python, for tests."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

SAY = """
import sys, time, os, subprocess
def say(line):
    print(line, flush=True)
def ask(line):
    say(line)
    return sys.stdin.readline().strip()
"""
TO_THE_GOAL = """
print("hello from the mouse", file=sys.stderr, flush=True)
say("setColor 0 0 G")
say("setText 0 0 start")
say("fly away")
for line in ("moveForward 3", "turnRight", "moveForward", "turnRight", "moveForward"):
    for wall in ("wallFront", "wallLeft", "wallRight"):
        ask(wall)
    assert ask(line) == "ack"
say("setColor 1 2 r")
"""
"""Reaches the middle of the small board in 5 moves and 2 turns, and ends."""
UNTIL_RESET = """
ask("moveForward 2")
while ask("wasReset") == "false":
    ask("turnRight")
say("setText 0 0 again")
assert ask("ackReset") == "ack"
ask("moveForward")
"""
"""Turns until the reset button is pressed."""


def command(program: str, folder: Path) -> str:
    """Write a program, and return the command that starts it there."""
    (folder / "mouse.py").write_text(SAY + program, encoding="utf-8")
    return f"{shlex.quote(sys.executable)} mouse.py"
