"""Edit scripts: why a line is refused."""

from __future__ import annotations

import io

import pytest

from mazarine.errors import MazeError, MazeFileError
from mazarine.files.script import line_fault, steps_of
from mazarine.messages import quoted
from tests.drawing import blocks, teleporter
from tests.files.refusing import at_line
from tests.refusals import refused

_MAZE = "...\n..#\n..."


def _apply(script: bytes) -> None:
    maze = blocks(_MAZE, links=[teleporter((0, 2, 0), (0, 0, 2))])
    for step in steps_of(io.BytesIO(script), "script"):
        assert step.edit is not None
        try:
            step.edit.apply(maze)
        except MazeError as error:
            raise line_fault("script", step.line, error) from error


@pytest.mark.parametrize(
    ("line", "code", "fields"),
    [
        ("nonsense", "json-malformed", {}),
        ("[]", "json-type", {}),
        ("{}", "json-key-missing", {"key": quoted("edit")}),
        ('{"edit": "fly"}', "json-unknown-value", {"found": quoted("fly"), "place": "edit"}),
        ('{"edit": 7}', "json-expected", {"place": "edit"}),
        ('{"edit": "undo", "times": 2}', "json-unknown-key", {"key": quoted("times")}),
        ('{"edit": "walls"}', "json-key-missing", {"key": quoted("set")}),
        ('{"edit": "walls", "set": [[0, 0, 0, "E"]]}', "json-length", {"place": "set[0]"}),
        ('{"edit": "walls", "set": [[0, 0, 0, "Q", "open"]]}', "not-a-side", {"value": quoted("Q")}),
        ('{"edit": "walls", "set": [[0, 0, 0, "E", "ajar"]]}', "not-a-wall-state", {"value": quoted("ajar")}),
        ('{"edit": "walls", "set": [[0, 0, 0, "E", 4]]}', "not-a-wall-code", {"value": 4}),
        ('{"edit": "walls", "set": [[0, 0, 0, "N", "open"]]}', "border-must-be-wall",
         {"side": "N", "cell": (0, 0, 0)}),
        ('{"edit": "walls", "set": [[0, 0, 99, "N", "wall"]]}', "cell-outside", {"cell": (0, 0, 99)}),
        ('{"edit": "cells", "set": [[0, 0, 4294967296, "rock"]]}', "json-at-most",
         {"bound": "2147483647", "place": "set[0][2]"}),
        ('{"edit": "cells", "set": [[0, 0, 0, 8]]}', "not-a-cell-code", {"value": 8}),
        ('{"edit": "cells", "set": [[0, 0, 0.5, "rock"]]}', "json-type", {"place": "set[0][2]"}),
        ('{"edit": "link", "link": {}}', "json-key-missing", {"key": quoted("from")}),
        ('{"edit": "link", "link": {"from": {"cell": [0, 1, 2]}, "to": {"cell": [0, 0, 1]}}}',
         "link-end-in-rock", {"cell": (0, 1, 2)}),
        ('{"edit": "link", "link": {"from": {"cell": [0, 2, 0]}, "to": {"cell": [0, 0, 1]}}}',
         "port-in-use", {}),
        ('{"edit": "unlink", "port": {"cell": [0, 0, 0], "side": "E"}}', "no-link", {}),
        ('{"edit": "marker", "marker": {"kind": "dragon", "cell": [0, 0, 0]}}', "not-a-marker-kind",
         {"value": quoted("dragon")}),
        ('{"edit": "unmarker", "cell": [0, 2, 2]}', "no-marker", {"cell": (0, 2, 2)}),
        ('{"edit": "resize", "origin": [0, 0], "rows": 0, "cols": 1}', "maze-without-cells", {}),
        ('{"edit": "resize", "origin": [0, 0], "anchor": "east", "rows": 1, "cols": 1}',
         "origin-and-anchor", {}),
        ('{"edit": "resize", "origin": [0, 0], "rows": 1000000, "cols": 1000000}', "too-many-cells",
         {"rows": 1_000_000, "cols": 1_000_000}),
        ('{"edit": "levels", "order": []}', "last-level", {}),
        ('{"edit": "levels", "order": [0, 1]}', "no-level", {"level": 1}),
        ('{"edit": "link", "link": ' + '{"a":' * 3000 + "1" + "}" * 3001, "nested-too-deep", {}),
        ('{"edit": "link", "link": ' + '{"a":' * 90 + "1" + "}" * 91, "nested-deeper-than", {"most": 64}),
        ("\x00", "json-malformed", {}),
    ],
)  # fmt: skip
def test_a_bad_line_is_named(line: str, code: str, fields: dict[str, object]) -> None:
    script = '{"edit": "cells", "set": [[0, 0, 1, "secret"]]}\n\n' + line + "\n"
    with refused(MazeFileError, code, **fields) as caught:
        _apply(script.encode())
    assert caught.value.where == at_line(3)
    assert str(caught.value).startswith("script, line 3: ")
