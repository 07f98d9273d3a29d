"""Judges files of the project: their format, their board and their path."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from mazarine.files.source import opened
from mazarine.files.tables.a_maze_ing import Output, parsed
from mazarine.files.tables.steps import walked
from mazarine.league.a_maze_ing.config import Config
from mazarine.league.a_maze_ing.messages import FileRule
from mazarine.messages import Catalog
from mazarine.problems.a_maze_ing import Board, Facts, Subject, board_problems
from mazarine.problems.a_maze_ing.board import Place
from mazarine.problems.problem import Problem, Severity

_MOST_SIZE = 4096
_MOST_BYTES = _MOST_SIZE * (_MOST_SIZE + 2) * 2
"""Of the digits and the path."""
_LINES_AFTER_GRID = 3
_DIGITS = re.compile("[0-9A-Fa-f]+")
_ERROR, _NOTE = Severity.ERROR, Severity.NOTE


@dataclass(frozen=True, eq=False)
class Judgement:
    """What is wrong with a file.

    Attributes
    ----------
    problems : the broken rules; places are rows and columns of level 0
    facts : measures of its board; None without one
    """

    problems: list[Problem]
    facts: Facts | None

    @property
    def is_broken(self) -> bool:
        """Whether a rule is broken; notes do not count."""
        return any(problem.severity is not _NOTE for problem in self.problems)


def judge_file(path: Path, config: Config | None = None, subject: Subject = Subject.OLDER) -> Judgement:
    """Judge a file as `judge` does; `MazeFileError` if it cannot be read."""
    with opened(path) as source:
        return judge(source.stream.read(_MOST_BYTES + 1), config, subject)


def judge(data: bytes, config: Config | None = None, subject: Subject = Subject.OLDER) -> Judgement:
    """Judge the content of a file that a program of the project has written.

    Parameters
    ----------
    config : what it was to make; None if that is not known
    subject : what only the newer text of the project asks for are notes with the older one
    """
    if len(data) > _MOST_BYTES:
        return Judgement([_problem("format.size", FileRule.TOO_LARGE, size=_MOST_SIZE)], None)
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = ""
    lines = text.replace("\r\n", "\n").split("\n")
    fault = _grid_problem(lines)
    output = None if fault else parsed(lines, is_sure=True)
    if output is None:
        return Judgement([fault or _problem("format.grid", FileRule.NO_DIGITS)], None)
    if max(output.grid.shape) > _MOST_SIZE:
        return Judgement([_problem("format.size", FileRule.TOO_LARGE, size=_MOST_SIZE)], None)
    places = [(y, x) for x, y in output.ends]
    board = Board(output.grid, *places)
    problems = [*_format_problems(text, lines, output)]
    problems += board_problems(board, perfect=None if config is None else config.perfect, subject=subject)
    problems += _path_problems(board, output.path)
    if config is not None:
        problems += _config_problems(board, config)
    return Judgement(problems, board.facts)


def _problem(code: str, text: Catalog, count: int = 1, severity: Severity = _ERROR, **fields: int) -> Problem:
    if isinstance(text.value, tuple) or "{count" in str(text.value):
        fields["count"] = count
    return Problem(code, severity, text(**fields), count)


def _grid_problem(lines: list[str]) -> Problem | None:
    """Return what is wrong with the first line of digits that is unlike the one before."""
    size = 0
    for number, line in enumerate(map(str.strip, lines), start=1):
        if not _DIGITS.fullmatch(line):
            if line or size:
                is_row = size and len(line) == size and line.isalnum()
                return _problem("format.grid", FileRule.NOT_DIGITS, line=number) if is_row else None
        elif size and len(line) != size:
            return _problem(
                "format.grid", FileRule.DIGITS_UNEQUAL, line=number, length=len(line), before=size
            )
        else:
            size = len(line)
    return None


def _format_problems(text: str, lines: list[str], output: Output) -> Iterator[Problem]:
    lines = list(lines)
    returns = text.count("\r\n")
    if returns:
        yield _problem("newline.crlf", FileRule.CARRIAGE_RETURNS, returns)
    if lines[-1]:
        yield _problem("newline.last", FileRule.NO_LAST_LINE_END, line=len(lines))
    else:
        lines.pop()
    last = next(number for number in range(len(lines), 0, -1) if lines[number - 1].strip())
    if last < len(lines):
        yield _problem("format.trailing", FileRule.LINES_AFTER, len(lines) - last, _NOTE)
    if output.first:
        yield _problem("format.leading", FileRule.LINES_BEFORE, output.first)
    end = output.first + len(output.grid)
    rows, rest = lines[output.first : end], lines[end:last]
    if any(re.search("[a-f]", row) for row in rows):
        yield _problem("case", FileRule.LOWER_CASE, severity=_NOTE)
    spaced = sum(not row.isalnum() for row in rows)
    if spaced:
        yield _problem("format.spaces", FileRule.BLANKS_IN_DIGITS, spaced)
    others = output.others + sum(line.lstrip().startswith("#") for line in rest)
    if others:
        yield _problem("format.other_lines", FileRule.LINES_UNKNOWN, others)
    missing = _LINES_AFTER_GRID - len(output.end_lines) - (output.path is not None)
    if missing:
        yield _problem("format.footer", FileRule.NO_FOOTER, missing)
    blanks = [number for number, line in enumerate(rest) if not line.strip()]
    wrong = {0}.symmetric_difference(blanks) if rest else ()
    if wrong:
        yield _problem("format.blank", FileRule.BLANK_LINES, len(wrong))
    yield from _footer_problems(lines, output)


def _footer_problems(lines: list[str], output: Output) -> Iterator[Problem]:
    ends = [lines[number] for number in output.end_lines]
    spaced = sum(bool(re.fullmatch(r"-?\d+,[ \t]+-?\d+", end)) for end in ends)
    odd = sum(not re.fullmatch(r"-?\d+,[ \t]*-?\d+", end) for end in ends)
    if odd:
        yield _problem("format.coordinates", FileRule.COORDINATES, odd)
    if spaced:
        yield _problem("coordinates.space", FileRule.SPACE_IN_COORDINATES, spaced, _NOTE)
    if output.path_line is not None and output.path != lines[output.path_line]:
        yield _problem("format.path", FileRule.PATH_LETTERS)


def _path_problems(board: Board, path: str | None) -> Iterator[Problem]:
    """Yield what is wrong with the path; nothing if it has no ends to lead from and to."""
    if path is None or board.entry is None or board.exit is None:
        return
    if not (board.holds(board.entry) and board.holds(board.exit)):
        return
    halved, found = path[::2], _blocked(board, path)
    if found and halved == path[1::2] and not _blocked(board, halved):
        yield _problem("path.half_steps", FileRule.PATH_HALF_STEPS)
    elif found:
        yield found
    elif board.shortest is not None and len(path) > len(board.shortest) - 1:
        count = len(path) - len(board.shortest) + 1
        yield Problem("path.long", _ERROR, FileRule.PATH_LONG(count=count), count, _cell(board.exit))


def _blocked(board: Board, path: str) -> Problem | None:
    """Return why a path does not lead to the exit; None if it does."""
    assert board.entry is not None
    places = walked(board.positions, path, board.entry)
    row, col = place = places[-1]
    if len(places) <= len(path):
        message = FileRule.PATH_INTO_WALL(step=len(places), x=col, y=row)
        sides = (path[len(places) - 1],)
        return Problem("path.blocked", _ERROR, message, 1, _cell(place), sides=sides)
    if place == board.exit:
        return None
    return Problem("path.end", _ERROR, FileRule.PATH_WRONG_END(x=col, y=row), 1, _cell(place))


def _cell(place: Place) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    return np.array([(0, *place)], dtype=np.int64)


def _config_problems(board: Board, config: Config) -> Iterator[Problem]:
    height, width = board.shape
    if (width, height) != (config.width, config.height):
        yield _problem(
            "config.size", FileRule.SIZE_OF_CONFIG,
            width=width, height=height, wide=config.width, high=config.height,
        )  # fmt: skip
    for code, text, place, wanted in (
        ("config.entry", FileRule.ENTRY_OF_CONFIG, board.entry, config.entry),
        ("config.exit", FileRule.EXIT_OF_CONFIG, board.exit, config.exit),
    ):
        if place is not None and place != wanted:
            yield _problem(code, text, x=wanted[1], y=wanted[0])
