"""The plan of a league while it is edited: the values of its TOML file."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mazarine.errors import MazeFileError
from mazarine.files.atomic import replacing
from mazarine.gui.i18n import tr
from mazarine.league.messages import LeagueMessage
from mazarine.league.proving.plan import plan_of
from mazarine.league.spec import spec_of
from mazarine.league.toml import read_toml, toml_text
from mazarine.messages import quoted
from mazarine.mouse import ProgramSpec
from mazarine.mouse.model import PRESETS, USUAL

MICE, GENERATORS = "mouse", "generator"
"""What a plan is about; the names of the tables of its programs."""
_TASKS = {MICE: ("mazes", "maze"), GENERATORS: ("configs", "sizes")}
FIRST_SIZE = 20
_PYTHON = "python" if os.name == "nt" else "python3"
_PROJECT = "a_maze_ing.py"


@dataclass
class Draft:
    """A plan; relative paths in it are relative to the folder of its file, which need not be there yet."""

    path: Path
    values: dict[str, Any]

    @classmethod
    def blank(cls, kind: str, folder: Path) -> Draft:
        return cls(folder / "league.toml", {_TASKS[kind][0]: [], kind: []})

    @classmethod
    def read(cls, path: Path) -> Draft:
        """Read a plan; `MazeFileError` if it cannot be read, or is none."""
        values = read_toml(path)
        (plan_of if GENERATORS in values else spec_of)(values, path)
        return cls(path.absolute(), values)

    @property
    def kind(self) -> str:
        """What it is about."""
        return GENERATORS if GENERATORS in self.values else MICE

    @property
    def programs(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.values.setdefault(self.kind, [])
        return found

    @property
    def tasks(self) -> list[tuple[str, str, int]]:
        """The files, sizes and mazes to be made as texts, each with its list and its place there."""
        return [
            (_text_of(it), key, index)
            for key in _TASKS[self.kind]
            for index, it in enumerate(self.values.get(key, []))
        ]

    def add_tasks(self, paths: Iterable[Path]) -> None:
        """Add files of mazes or configs that are not there yet."""
        own = self.values.setdefault(_TASKS[self.kind][0], [])
        own += [it for it in (_moved(str(path), self.path.parent, self.path.parent) for path in paths)
                if it not in own]  # fmt: skip

    def put(self, key: str, value: Any, usual: Any) -> None:
        """Set a value of the file; the usual one is not written there."""
        self.values.pop(key, None)
        if value != usual:
            self.values[key] = value

    def made(self, row: int) -> Any:
        """Return the size or the mazes to be made that are one of `tasks`; None for a file."""
        if not 0 <= row < len(self.tasks):
            return None
        _, key, index = self.tasks[row]
        return self.values[key][index] if key == _TASKS[self.kind][1] else None

    def put_made(self, entry: Any, row: int | None = None) -> None:
        """Put a size or mazes to be made in place of one of `tasks`, or after the last one."""
        entries = self.values.setdefault(_TASKS[self.kind][1], [])
        if row is None:
            entries.append(entry)
        else:
            entries[self.tasks[row][2]] = entry

    def remove_task(self, row: int) -> None:
        _, key, index = self.tasks[row]
        del self.values[key][index]
        if key == "maze" and not self.values[key]:
            del self.values[key]

    def put_program(self, program: dict[str, Any], row: int | None = None) -> None:
        """Put a program in place of another one, or after the last one, with a name that no other has."""
        others = [it["name"] for number, it in enumerate(self.programs) if number != row]
        name, count = program["name"], 2
        while program["name"] in others:
            program["name"], count = f"{name} {count}", count + 1
        self.programs[len(self.programs) if row is None else row:] = [
            program, *([] if row is None else self.programs[row + 1:])
        ]  # fmt: skip
        if "{output}" in program.get("command", ""):
            self.values.setdefault("sizes", [[FIRST_SIZE, FIRST_SIZE]])

    def save(self, path: Path) -> Draft:
        """Write it to a file, to which its paths are relative then; return the plan of that file.

        Raises `MazeFileError` if it cannot be written.
        """
        old, new = self.path.parent, path.parent
        values = {**self.values, self.kind: [dict(program) for program in self.programs]}
        if old != new:
            for key in ("mazes", "configs"):
                if key in values:
                    values[key] = [_moved(it, old, new) for it in values[key]]
            if values.get("mouse_model", USUAL) not in PRESETS:
                values["mouse_model"] = _moved(values["mouse_model"], old, new)
            for program in values[self.kind]:
                if program.get("command"):
                    program["folder"] = _moved(program.get("folder", ""), old, new)
        try:
            content = toml_text(values).encode()
        except UnicodeEncodeError as error:
            near = error.object[: error.end].rpartition('"')[2]
            raise MazeFileError(path, LeagueMessage.NOT_FOR_TOML(text=quoted(near))) from None
        with replacing(path) as file:
            file.write(content)
        return Draft(path, values)


def _text_of(task: Any) -> str:
    if isinstance(task, str):
        return task
    if not isinstance(task, dict):
        return " × ".join(map(str, task))
    what = task.get("generator") or "; ".join(task["require"])
    seeds = task.get("seeds", [1])
    numbers = f"{seeds[0]}–{seeds[-1]}" if len(seeds) > 1 else str(seeds[0])
    return tr("{what}, {rows} × {cols}, seed {numbers}", what=what, rows=task["rows"], cols=task["cols"],
              numbers=numbers)  # fmt: skip


def program_in(folder: Path) -> dict[str, Any]:
    """Return the program in a folder, with the command that is most likely; empty if none is."""
    scripts = [it.name for it in folder.glob("*.py")] if folder.is_dir() else []
    command = f"{_PYTHON} {scripts[0]}" if len(scripts) == 1 else ""
    if _PROJECT in scripts:
        command = f"{_PYTHON} {_PROJECT} {{config}}"
    return {"name": folder.name, "folder": str(folder), "command": command}


def mouse_of(spec: ProgramSpec) -> dict[str, Any]:
    texts = {
        "name": spec.folder.name, "command": spec.command, "folder": str(spec.folder), "build": spec.build,
    }  # fmt: skip
    return {key: text for key, text in texts.items() if text}


def _moved(text: str, old: Path, new: Path) -> str:
    """Return a path or a pattern of one folder for another one: relative where it is near."""
    place = os.path.normpath(old / text)
    try:
        near = os.path.relpath(place, new)
    except ValueError:  # Another drive.
        return place
    return place if near.startswith(os.path.join("..", "..")) else Path(near).as_posix()  # noqa: PTH118
