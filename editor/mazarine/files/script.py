"""Edit scripts: one JSON object a line, each one undo step. Also what a recorded session is made of."""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import IO, Any

import msgspec

from mazarine.errors import EditRejected, MazeError, MazeFileError
from mazarine.files.faults import Fault, require
from mazarine.files.limits import json_fault
from mazarine.files.messages import FileMessage
from mazarine.files.records import Whole, link_from, marker_from, msgspec_fault, port_from
from mazarine.maze import edits

_LONGEST_LINE = 1 << 24
_ENDS = b" \t\r\n"
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


@dataclass(frozen=True)
class ScriptStep:
    """One line of a script.

    Attributes
    ----------
    line : its number, from 1
    word : its command: `walls`, `cells`, `link` … `undo`, `redo`
    edit : the edit, None for `undo` and `redo`
    """

    line: int
    word: str
    edit: edits.Edit | None


class _Line(msgspec.Struct, tag_field="edit", forbid_unknown_fields=True):
    """The record of a line; `tag` is the value of its key `edit`."""

    def edit(self) -> edits.Edit | None:
        """Return the edit; `EditRejected` or `Fault` if the line is not valid."""
        return None


class _Walls(_Line, tag="walls"):
    set: list[tuple[Whole, Whole, Whole, str, str | int]]

    def edit(self) -> edits.Edit:
        return edits.SetWalls(self.set)


class _Cells(_Line, tag="cells"):
    set: list[tuple[Whole, Whole, Whole, str | int]]

    def edit(self) -> edits.Edit:
        return edits.SetCells(self.set)


class _Link(_Line, tag="link"):
    link: dict[str, Any]

    def edit(self) -> edits.Edit:
        return edits.PlaceLink(link_from(_kept(self.link)))


class _Unlink(_Line, tag="unlink"):
    port: dict[str, Any]

    def edit(self) -> edits.Edit:
        return edits.RemoveLink(port_from(self.port))


class _Marker(_Line, tag="marker"):
    marker: dict[str, Any]

    def edit(self) -> edits.Edit:
        return edits.PlaceMarker(marker_from(_kept(self.marker)))


class _Unmarker(_Line, tag="unmarker"):
    cell: tuple[Whole, Whole, Whole]

    def edit(self) -> edits.Edit:
        return edits.RemoveMarker(self.cell)


class _Resize(_Line, tag="resize"):
    rows: Whole
    cols: Whole
    origin: tuple[Whole, Whole] | None = None
    anchor: str | None = None
    matter: str = "rock"

    def edit(self) -> edits.Edit:
        if self.origin is None:
            return edits.ResizeTo(self.rows, self.cols, self.anchor or edits.Anchor.CENTER, self.matter)
        if self.anchor is not None:
            raise Fault(FileMessage.ORIGIN_AND_ANCHOR())
        return edits.Resize(self.origin, self.rows, self.cols, self.matter)


class _Crop(_Line, tag="crop"):
    block: tuple[Whole, Whole, Whole, Whole] | None = None

    def edit(self) -> edits.Edit:
        return edits.Crop(self.block)


class _Border(_Line, tag="border"):
    cells: Whole = 1
    matter: str = "rock"

    def edit(self) -> edits.Edit:
        return edits.AddBorder(self.cells, self.matter)


class _Rotate(_Line, tag="rotate"):
    degrees: Whole = 90

    def edit(self) -> edits.Edit:
        return edits.Rotate(self.degrees)


class _Flip(_Line, tag="flip"):
    axis: str = "horizontal"

    def edit(self) -> edits.Edit:
        return edits.Flip(self.axis)


class _Levels(_Line, tag="levels"):
    order: list[Whole | None]

    def edit(self) -> edits.Edit:
        return edits.ArrangeLevels(tuple(self.order))


class _FirstPoint(_Line, tag="first_point"):
    point: tuple[Whole, Whole, Whole]

    def edit(self) -> edits.Edit:
        return edits.PlaceFirstPoint(self.point)


class _Expand(_Line, tag="expand"):
    point: tuple[Whole, Whole, Whole]
    main: int | None = None

    def edit(self) -> edits.Edit:
        return edits.Expand(self.point, self.main)


class _Undo(_Line, tag="undo"):
    pass


class _Redo(_Line, tag="redo"):
    pass


_DECODER = msgspec.json.Decoder(functools.reduce(operator.or_, _Line.__subclasses__()))


def steps_of(stream: IO[bytes], name: str) -> Iterator[ScriptStep]:
    """Yield the steps of a script, without empty lines; `MazeFileError` if a line is not a step."""
    for number, line in enumerate(_lines(stream, name), start=1):
        text = line.removeprefix(_BYTE_ORDER_MARK) if number == 1 else line
        if text.strip(_ENDS):
            yield _step(text, number, name)


def line_fault(name: str, line: int, error: MazeError) -> MazeFileError:
    """Return the error that a line of a script was rejected."""
    return MazeFileError(name, error.message.clause, FileMessage.LINE(number=line))


def _lines(stream: IO[bytes], name: str) -> Iterable[bytes]:
    number = 1
    while line := stream.readline(_LONGEST_LINE + 1):
        if len(line) > _LONGEST_LINE:
            raise MazeFileError(
                name, FileMessage.LINE_TOO_LONG(most=_LONGEST_LINE), FileMessage.LINE(number=number)
            )
        yield line
        number += 1


def _step(text: bytes, number: int, name: str) -> ScriptStep:
    try:
        record: _Line = _DECODER.decode(text)
        return ScriptStep(number, str(type(record).__struct_config__.tag), record.edit())
    except EditRejected as error:
        raise line_fault(name, number, error) from None
    except Fault as error:
        reason = error.message
    except RecursionError:
        reason = FileMessage.NESTED_TOO_DEEP()
    except (msgspec.MsgspecError, ValueError) as error:
        # ValueError: bytes that are not UTF-8, an integer of thousands of digits.
        reason = msgspec_fault(error)
    raise MazeFileError(name, reason, FileMessage.LINE(number=number))


def _kept(value: dict[str, Any]) -> dict[str, Any]:
    """Return an object whose unknown keys a file can store; `Fault` if it cannot store one."""
    require(json_fault(value))
    return value
