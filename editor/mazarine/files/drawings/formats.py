"""The formats that are only read: drawings of other programs, and levels of games."""

from __future__ import annotations

from functools import partial

from mazarine.files.drawings import level_files, levels, thin
from mazarine.files.drawings.boards import read_boards
from mazarine.files.drawings.grids import SymbolGrid
from mazarine.files.drawings.messages import DrawingTitle
from mazarine.files.drawings.sniffing import may_be
from mazarine.files.format import Format
from mazarine.files.source import Source
from mazarine.maze import Maze


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


def _file(sort: level_files.LevelFile, name: str, title: DrawingTitle, suffix: str) -> Format:
    return Format(
        name=name, title=title(), suffixes=(suffix,), sniff=partial(level_files.is_level_file, sort),
        read=partial(level_files.read_level_file, sort), is_sure=True,
    )  # fmt: skip


CUB3D = _file(level_files.CUB3D, "cub3d", DrawingTitle.CUB3D_FORMAT, ".cub")
CRAWL = _file(level_files.CRAWL, "dungeon-crawl", DrawingTitle.CRAWL_FORMAT, ".des")
