"""The formats that are only read: drawings of other programs, and levels of games."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial

from mazarine.files.drawings import levels, thin
from mazarine.files.drawings.boards import maze_of, read_boards
from mazarine.files.drawings.cleaning import Drawing
from mazarine.files.drawings.grids import SymbolGrid
from mazarine.files.drawings.levels import Game, level_board
from mazarine.files.drawings.messages import DrawingMessage, DrawingTitle
from mazarine.files.drawings.sniffing import may_be
from mazarine.files.format import Format
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.files.text import lines_of
from mazarine.maze import Maze

_MOST_LINES = 4000


@dataclass(frozen=True)
class LevelFile:
    """A sort of files.

    Attributes
    ----------
    game : its symbols
    signs : patterns of lines of which each is in every file
    above : the lines between which and `below` a level stands; of several that follow each other the last
    below : the line below a level; None if it goes on to the end
    """

    game: Game
    signs: tuple[re.Pattern[str], ...]
    above: re.Pattern[str]
    below: re.Pattern[str] | None


_NOT_THIS = DrawingMessage.NOT_LEVEL_FILE
_CUB3D = LevelFile(
    game=Game(
        rock="1 \t",
        floor="0",
        secret="",
        starts="NSEW",
        goals="",
        boxes="",
        needed=("1", "NSEW"),
        refusal=_NOT_THIS,
    ),
    signs=tuple(re.compile(rf"\s*{name}\s+\S.*") for name in ("NO", "SO", "WE", "EA")),
    above=re.compile(r"\s*[A-Z]{1,3}\s+[^\s01].*|\s*[FCR]\s+\d.*"),
    below=None,
)
"""Maps of the project cub3D of the school 42."""
_CRAWL = LevelFile(
    game=Game(
        rock="xcvbtmnoXGwl ", floor=".", secret="", starts="@<", goals=">", boxes="", needed=("xcvbtmnoX",),
        refusal=_NOT_THIS,
    ),
    signs=(re.compile(r"NAME:.*"), re.compile(r"MAP\s*"), re.compile(r"ENDMAP\s*")),
    above=re.compile(r"MAP\s*"),
    below=re.compile(r"ENDMAP\s*"),
)  # fmt: skip
"""Vaults of Dungeon Crawl Stone Soup."""


def is_level_file(sort: LevelFile, source: Source) -> bool:
    """Return whether a text has all lines that a sort of files has."""
    lines = source.first_lines[:_MOST_LINES]
    return all(any(map(sign.fullmatch, lines)) for sign in sort.signs)


def read_level_file(sort: LevelFile, source: Source) -> Maze:
    lines = lines_of(source)
    above = [number for number, line in enumerate(lines) if sort.above.fullmatch(line)]
    if not above:
        raise source.fault(sort.game.refusal())
    first = above[0] + 1 if sort.below else above[-1] + 1
    last = len(lines)
    if sort.below:
        last = next((number for number in range(first, last) if sort.below.fullmatch(lines[number])), last)
    if not any(line.strip() for line in lines[first:last]):
        raise source.fault(FileMessage.ONLY_SPACES())
    board = level_board(sort.game, source, Drawing(lines[first:last], first + 1).within_margins())
    source.notes.extend(board.notes)
    if sort.below:
        source.notes.append(DrawingMessage.SYMBOLS_AS_USUAL())
        if len(above) > 1:
            source.notes.append(DrawingMessage.OTHER_DRAWINGS_LEFT_OUT(count=len(above) - 1))
    return maze_of(source, [board])


def _read_thin(source: Source) -> Maze:
    return read_boards(source, thin.thin_board)


def _read_level(game: levels.Game, source: Source) -> Maze:
    return read_boards(source, partial(levels.level_board, game), levels=False)


def _is_level(game: levels.Game, grid: SymbolGrid) -> bool:
    return levels.is_level(game, grid) and not thin.looks_like_thin_walls(grid)


def _level(game: levels.Game, name: str, title: DrawingTitle, *suffixes: str) -> Format:
    return Format(
        name=name, title=title(), suffixes=suffixes, sniff=partial(may_be, partial(_is_level, game)),
        read=partial(_read_level, game),
    )  # fmt: skip


THIN_WALLS = Format(
    name="thin-walls",
    title=DrawingTitle.THIN_WALLS_FORMAT(),
    suffixes=(".txt",),
    sniff=partial(may_be, thin.looks_like_thin_walls),
    read=_read_thin,
)
SOKOBAN = _level(levels.SOKOBAN, "sokoban", DrawingTitle.SOKOBAN_FORMAT, ".xsb", ".sok", ".txt")
ROGUELIKE = _level(levels.ROGUELIKE, "roguelike", DrawingTitle.ROGUELIKE_FORMAT, ".txt")


def _file(sort: LevelFile, name: str, title: DrawingTitle, suffix: str) -> Format:
    return Format(
        name=name, title=title(), suffixes=(suffix,), sniff=partial(is_level_file, sort),
        read=partial(read_level_file, sort), is_sure=True,
    )  # fmt: skip


CUB3D = _file(_CUB3D, "cub3d", DrawingTitle.CUB3D_FORMAT, ".cub")
CRAWL = _file(_CRAWL, "dungeon-crawl", DrawingTitle.CRAWL_FORMAT, ".des")
