"""Configs that a program of the project is to refuse with an error, and without a traceback."""

from __future__ import annotations

from mazarine.league.proving.plan import Job

_GOOD = {
    "WIDTH": "15", "HEIGHT": "11", "ENTRY": "0,0", "EXIT": "14,10", "OUTPUT_FILE": "maze.txt",
    "PERFECT": "True",
}  # fmt: skip
_CHANGES: dict[str, dict[str, str | None]] = {
    "no width": {"WIDTH": None}, "no height": {"HEIGHT": None}, "no entry": {"ENTRY": None},
    "no exit": {"EXIT": None}, "no output file": {"OUTPUT_FILE": None}, "no PERFECT": {"PERFECT": None},
    "width of 0": {"WIDTH": "0"}, "height below 0": {"HEIGHT": "-3"}, "letters for a width": {"WIDTH": "abc"},
    "width with a fraction": {"WIDTH": "7.5"}, "empty height": {"HEIGHT": ""},
    "entry outside": {"ENTRY": "15,0"}, "exit outside": {"EXIT": "3,11"}, "entry below 0": {"ENTRY": "-1,0"},
    "entry and exit the same": {"EXIT": "0,0"}, "one coordinate": {"ENTRY": "3"},
    "letters for an exit": {"EXIT": "a,b"}, "maybe perfect": {"PERFECT": "maybe"},
    "empty output file": {"OUTPUT_FILE": ""},
}  # fmt: skip


def _job(name: str, text: str) -> Job:
    return Job(name, text.encode())


def _text(changes: dict[str, str | None]) -> str:
    values = {**_GOOD, **changes}
    return "".join(f"{key}={value}\n" for key, value in values.items() if value is not None)


BAD_CONFIGS = (
    *(_job(name, _text(changes)) for name, changes in _CHANGES.items()),
    _job("a line without a key", _text({}) + "this is no pair\n"),
)
"""Twenty of them."""
