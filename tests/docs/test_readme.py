"""The Python code of the README runs as it is printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

_README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_python_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"(?s)```python\n(.*?)```", _README.read_text(encoding="utf-8"))
    names: dict[str, object] = {}
    exec(compile(code, "README.md", "exec"), names)
    assert repr(names["router"]) == f"<Router on {names['regions']!r}>"
    assert capsys.readouterr().out.count("\n") > 20
