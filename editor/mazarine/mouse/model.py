"""How fast a mouse drives and turns, from a small TOML file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

from mazarine.errors import MouseError
from mazarine.maze.codes import is_whole
from mazarine.messages import quoted
from mazarine.mouse.board import HALF_SIZE, MouseBoard
from mazarine.mouse.messages import MouseMessage
from mazarine.resources_path import resource

PRESETS = "learner", "contest", "champion"
"""The names of the models that come with the program, in resources/mice; the slowest is first."""
USUAL = "contest"
_LEAST, _MOST, _MOST_BYTES = 0.001, 1000, 1 << 16
_CLASSIC_MM, _HALF_SIZE_MM = 180.0, 90.0


@dataclass(frozen=True)
class MouseModel:
    """A mouse that accelerates and brakes evenly, see `mazarine.mouse.timing`.

    Attributes
    ----------
    acceleration, deceleration : in m/s²
    top_speed, diagonal_speed : the greatest speed on straights and on diagonals, in m/s
    turn_speed : the speed in turns of up to 135° between two straights, in m/s; 0 if it stops for each
    turn_45, turn_90, turn_135, turn_180 : the seconds of turns on the spot
    cell_mm : the size of a cell; None for 90 mm in mazes of 32 × 32 cells, and 180 mm in others

    Raises
    ------
    MouseError
        If one is not a number from 0.001 to 1,000; the turn speed may be 0.
    """

    acceleration: float
    deceleration: float
    top_speed: float
    diagonal_speed: float
    turn_speed: float
    turn_45: float
    turn_90: float
    turn_135: float
    turn_180: float
    cell_mm: float | None = None

    def __post_init__(self) -> None:
        for field in fields(self):
            value, least = getattr(self, field.name), 0 if field.name == "turn_speed" else _LEAST
            is_number = is_whole(value) or isinstance(value, float)
            if not (is_number and (least <= value <= _MOST)) and value != field.default:
                raise MouseError(MouseMessage.MODEL_OUT_OF_RANGE(
                    name=field.name, least=least, most=_MOST, value=quoted(value)
                ))  # fmt: skip

    def cell_m(self, board: MouseBoard) -> float:
        """Return the size of a cell of a board, in meters."""
        usual = _HALF_SIZE_MM if (board.width, board.height) == HALF_SIZE else _CLASSIC_MM
        return (usual if self.cell_mm is None else self.cell_mm) / 1000

    def turn_seconds(self, eighths: int) -> float:
        """Return the time of a turn on the spot by a number of eighths of a full turn, 0 or more."""
        halves, rest = divmod(eighths, 4)
        return halves * self.turn_180 + (0, self.turn_45, self.turn_90, self.turn_135)[rest]


_NAMES = tuple(field.name for field in fields(MouseModel))


def read_model(name: str, folder: Path = Path()) -> MouseModel:
    """Return a model.

    Raises `MouseError` if the file cannot be read, or a value is missing, unknown or not a number in its
    range.

    Parameters
    ----------
    name : one of `PRESETS`, or a TOML file
    folder : to which the path of the file is relative
    """
    return _preset(name) if name in PRESETS else _read(folder / name)


@cache
def _preset(name: str) -> MouseModel:
    return _read(resource(f"mice/{name}.toml"))


def _read(path: Path) -> MouseModel:
    try:
        content = _content(path)
    except (OSError, ValueError) as error:  # A null character in the name is a ValueError.
        reason = getattr(error, "strerror", None) or str(error)
        message = MouseMessage.MODEL_UNREADABLE(path=str(path), reason=reason, names=", ".join(PRESETS))
        raise MouseError(message) from error
    try:
        return _model(tomllib.loads(content.decode("utf-8-sig")))
    except (ValueError, RecursionError) as error:
        raise MouseError(MouseMessage.MODEL_NOT_TOML(path=str(path), reason=str(error))) from error
    except MouseError as error:
        raise MouseError(MouseMessage.MODEL_FAILED(path=str(path), reason=error.message)) from error


def _content(path: Path) -> bytes:
    if path.exists() and not path.is_file():
        raise OSError("it is not a regular file")  # A pipe would block.
    with path.open("rb") as stream:
        content = stream.read(_MOST_BYTES + 1)
    if len(content) > _MOST_BYTES:
        raise OSError(f"it has more than {_MOST_BYTES:,} bytes")
    return content


def _model(values: dict[str, Any]) -> MouseModel:
    for name in values:
        if name not in _NAMES:
            raise MouseError(MouseMessage.MODEL_UNKNOWN_KEY(name=quoted(name), names=", ".join(_NAMES)))
    for field in fields(MouseModel)[:-1]:
        if field.name not in values:
            raise MouseError(MouseMessage.MODEL_MISSING_KEY(name=field.name))
    return MouseModel(**values)
