"""The Python code of the page about web pages runs, and its pictures are made by their script."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

_DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_python_code_writes_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (_DOCS / "how-to" / "web-page.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"(?s)```python\n(.*?)```", text)
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "web-page.md", "exec"), {})
    page = (tmp_path / "algorithms.html").read_text(encoding="utf-8")
    assert "<title>Two algorithms</title>" in page
    assert len(page) < 300_000


def test_the_script_has_a_function_for_each_picture() -> None:
    folder = _DOCS / "pictures" / "web"
    script = (folder / "make.py").read_text(encoding="utf-8")
    made = re.findall(r"(?m)^def (\w+)\(page", script)
    assert sorted(path.stem for path in folder.glob("*.png")) == sorted(made)
